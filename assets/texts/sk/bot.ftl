# Bot: správy stolov, odpovede, otázky.
bot-busy = Teraz je toho na mňa veľa; skúste to, prosím, o chvíľu.
bot-fault = Prepáčte, na mojej strane sa niečo pokazilo. O nič ste neprišli; skúste to, prosím, znova. Ak sa to zopakuje, povedzte správcovi číslo { $number }.
bot-not-understood = Tomu príkazu nerozumiem; možno sa zmenil. Napíšte ho znova a vyberte z ponuky.
bot-unknown-button = Toto tlačidlo tu už nefunguje. Použite tlačidlá pod najnovšou doskou alebo `/board`.
bot-no-table = V tomto kanáli sa nehrá. Stôl otvoríte príkazom `/new`.
bot-never = Dobre, nič sa nezmenilo.
bot-opponent = súper
bot-computer = Kámen ({ $level })
bot-chair-open = voľné miesto

# Otvorenie stola.
bot-lobby-how = -# Prisadnete tlačidlom **Prisadnúť**. Po stlačení **Začať** si na voľné miesta sadne počítač.
bot-lobby-awaits = -# Po stlačení **Začať** sa hra začne bez tých, čo neodpovedali.
bot-chair-taken = - { $who }
bot-chair-invited = - pozvánka: { $who } – **{ button-invite-accept }** alebo **{ button-invite-decline }**
bot-chair-free = - voľné miesto
bot-invitation-declined = { $host }, { $who } pozvanie neprijíma. Miesto je teraz voľné: kto chce, môže **{ button-join }**, a po stlačení **{ button-start }** ho dostane počítač.
bot-not-invited = Žiadne miesto tu pre vás nie je vyhradené. Ak je niektoré voľné, môžete **{ button-join }**; alebo si otvorte vlastný stôl príkazom `/new`.
bot-takes-no-invitations = { $count ->
        [one] { $who } pozvánky neprijíma.
       *[other] { $who } pozvánky neprijímajú.
    } Otvorte namiesto toho stôl s voľným miestom, napríklad `/new players:2`: prisadne si, kto chce, aj oni.
bot-rematch-uninvited = { $count ->
        [one] { $who } pozvánky neprijíma, a tak je miesto voľné: môže si prisadnúť, a ostatní tiež.
       *[other] { $who } pozvánky neprijímajú, a tak sú ich miesta voľné: môžu si prisadnúť, a ostatní tiež.
    }
bot-cancelled = Stôl bol zatvorený skôr, ako sa hra začala.
lobby-options = Na čom sa ešte môžete dohodnúť, kým sa hra začne:
lobby-clock = Čas: { $value }
lobby-remove-computer = Odobrať počítač: { $value }
lobby-switch-hints-on = Povoliť tipy
lobby-switch-hints-off = Bez tipov
lobby-switch-rated-on = Hrať o poradie
lobby-switch-rated-off = Hrať priateľsky
bot-no-clock = Hra nemá hodiny; dá sa obmedziť len čas na ťah, napríklad `1d`.
bot-closed = Stôl je zatvorený. Tlačidlom **Otvoriť znova** možno pokračovať.
bot-abandoned = Dlho sa tu nič nedialo, a tak je stôl zatvorený. Tlačidlom **Otvoriť znova** možno pokračovať.
bot-clock = { $minutes } min pre každého hráča
bot-pace = { $hours ->
        [one] { $hours } hodina na ťah
        [few] { $hours } hodiny na ťah
       *[other] { $hours } hodín na ťah
    }
bot-clock-none = bez časového limitu
bot-clock-10m = 10 minút na hru
bot-clock-25m = 25 minút na hru
bot-clock-60m = hodina na hru
bot-clock-12h = 12 hodín na ťah
bot-clock-1d = deň na ťah
bot-clock-3d = 3 dni na ťah
bot-terms-hints = tipy povolené
bot-terms-no-hints = bez tipov
bot-terms-rated = hodnotená hra
bot-terms-unrated = nehodnotená hra
bot-thread = { $game } – { $who }
bot-table-in = Stôl je v { $place }.
bot-no-threads = Vlákno sa tu otvoriť nedá; hrajte priamo v kanáli.
bot-other-channel = Na tomto serveri sa hrá v { $channels }.
bot-opponent-is-bot = Iný bot hrať nemôže; pozvite človeka, alebo si voľbou `level` zahrajte proti mne.
bot-unknown-game = Hru „{ $text }“ nepoznám; na výber je { $known }.
bot-foreign-option = Možnosť `{ $option }` má len { $owner }. Hrať sa má { $game }: vynechajte ju, alebo zvoľte inú hru možnosťou `game`.
bot-unknown-level = Úroveň „{ $text }“ nepoznám; na výber sú { $known }.
bot-unknown-clock = „{ $text }“ nie je časový limit; napíšte napríklad { $known }.

# Čo sa stalo.
bot-turn-resigned = { $who } sa vzdáva.
bot-turn-left = { $who } opúšťa hru.
bot-turn-out-of-time = { $who }: vypršal čas.
bot-on-turn = Na ťahu: { $who }.
bot-your-turn = { $who }, ste na ťahu.
bot-reminder = { $who }, ostatní čakajú: stále ste na ťahu.
bot-stuck = ⚠️ { $who } teraz nemôže ťahať: chýba to, s čím sa tu hrá. Skúša sa to ďalej; pomôcť môže ten, kto bota prevádzkuje.
bot-undo-asked = { $who } prosí o vrátenie ťahu.
bot-undo-call = { $who }, { $by } prosí o vrátenie posledného ťahu. Súhlasíte?

# Koniec.
bot-end-below = Hra sa skončila; výsledok je nižšie.
bot-won = 🏆 **Víťazí { $who }!**
bot-drawn = 🏆 **Remíza: { $who }**

# Odpovede.
bot-move-title = Váš ťah
bot-preview-alone = -# Nikto iný to neuvidí, kým ťah nepotvrdíte.
bot-resign-surely = Naozaj sa chcete vzdať? Hra tým bude prehraná.
bot-resigned = Vzdali ste sa.
bot-kicked-out = Hráč je mimo hry; výsledok sa započítava.
bot-undone = Ťah bol vrátený.
bot-undo-waits = Opýtal som sa ostatných; ťah sa vráti, keď budú súhlasiť.
bot-undo-agreed = Súhlasíte; ešte musí súhlasiť niekto ďalší.
bot-undo-declined = Ťah zostáva.
bot-more = Čo by ste chceli?
bot-kicked = Na tom mieste hrá ďalej počítač.

# Ťahy napísané ako správy.
written-hello = Dobrý deň! Keď budete na ťahu, napíšte mi ťah, napríklad `{ scrabble-help-example-move }`. Stôl otvoríte príkazom `/new`, ostatné vysvetlí `/help`.
written-show = Stlačte **{ button-written }**: na doske ho uvidíte len vy a platiť bude, keď ho potvrdíte.
written-too-long = Toto je na ťah príliš dlhé.
button-written = Ukázať ťah
