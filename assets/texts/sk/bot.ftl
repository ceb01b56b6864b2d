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
bot-lobby = { $host } otvára stôl na **Scrabble**.
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
bot-closed = Stôl je zatvorený. Tlačidlom **Otvoriť znova** možno pokračovať.
bot-abandoned = Dlho sa tu nič nedialo, a tak je stôl zatvorený. Tlačidlom **Otvoriť znova** možno pokračovať.
bot-clock = { $minutes } min pre každého hráča
bot-pace = { $hours ->
        [one] { $hours } hodina na ťah
        [few] { $hours } hodiny na ťah
       *[other] { $hours } hodín na ťah
    }
bot-game-scrabble = Scrabble
bot-lexicon-cs-klasik = { lexicon-cs-klasik }
bot-lexicon-cs-plus = { lexicon-cs-plus }, aj s menej obvyklými slovami
bot-lexicon-sk = { lexicon-sk }
bot-lexicon-en = { lexicon-en }
bot-rule-checked = slová sa overujú hneď
bot-rule-void = námietky: neplatné slovo sa vezme späť a hráč ťahá znova
bot-rule-single = námietky: neplatné slovo stojí ťah, neoprávnená námietka nestojí nič
bot-rule-double = námietky: kto sa mýli, stráca ťah
bot-rule-five = námietky: za neoprávnenú dostane súper 5 bodov
bot-rule-ten = námietky: za neoprávnenú dostane súper 10 bodov
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
bot-thread = Scrabble – { $who }
bot-table-in = Stôl je v { $place }.
bot-no-threads = Vlákno sa tu otvoriť nedá; hrajte priamo v kanáli.
bot-other-channel = Na tomto serveri sa hrá v { $channels }.
bot-opponent-is-bot = Iný bot hrať nemôže; pozvite človeka, alebo si voľbou `level` zahrajte proti mne.
bot-unknown-game = Hru „{ $text }“ nepoznám; na výber je { $known }.
bot-unknown-level = Úroveň „{ $text }“ nepoznám; na výber sú { $known }.
bot-unknown-lexicon = Slovník „{ $text }“ nemám; na výber sú { $known }.
bot-unknown-rule = Pravidlo „{ $text }“ nepoznám; na výber sú { $known }.
bot-unknown-clock = „{ $text }“ nie je časový limit; napíšte napríklad { $known }.

# Čo sa stalo.
bot-turn-placed = { $who }: { $words } ({ $start }) za { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodov
    }.
bot-turn-bingo = { $who } kladie všetky kamene: { $words } ({ $start }) za { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodov
    }!
bot-turn-exchanged = { $who } vymieňa { $count ->
        [one] { $count } kameň
        [few] { $count } kamene
       *[other] { $count } kameňov
    }.
bot-turn-passed = { $who } vynecháva ťah.
bot-turn-withdrawn = Námietka: { $by } má pravdu, { $words } neplatí. { $who } berie kamene späť.
bot-turn-void = Námietka: { $by } má pravdu, { $words } neplatí. { $who } berie kamene späť a ťahá znova.
bot-turn-stood = Námietka: { $by } spochybňuje { $words }, ale ťah platí ({ $who }).
bot-turn-stood-lost = Námietka: { $by } spochybňuje { $words }, ale ťah platí ({ $who }). Kto namietal, stráca ťah.
bot-turn-stood-bonus = Námietka: { $by } spochybňuje { $words }, ale ťah platí a { $who } získava { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    } navyše.
bot-turn-resigned = { $who } sa vzdáva.
bot-turn-left = { $who } opúšťa hru.
bot-turn-out-of-time = { $who }: vypršal čas.
bot-on-turn = Na ťahu: { $who }.
bot-your-turn = { $who }, ste na ťahu.
bot-reminder = { $who }, ostatní čakajú: stále ste na ťahu.
bot-final-call = { $who }: bol položený posledný kameň. Podajte námietku, alebo ťah prijmite.
bot-thinking-1 = { $who } premýšľa…
bot-thinking-2 = { $who } si prezerá kamene…
bot-thinking-3 = { $who } si pohmkáva a prekladá kamene…
bot-thinking-4 = { $who } hovorí: pekná pozícia, pozrime sa…
bot-undo-asked = { $who } prosí o vrátenie ťahu.
bot-undo-call = { $who }, { $by } prosí o vrátenie posledného ťahu. Súhlasíte?
bot-bag = { $tiles ->
        [0] vrecko je prázdne
        [one] vo vrecku { $tiles } kameň
        [few] vo vrecku { $tiles } kamene
       *[other] vo vrecku { $tiles } kameňov
    }

# Koniec.
bot-end-played-out = { $who } dohráva posledný kameň.
bot-end-all-passed = Všetci dvakrát po sebe vynechali ťah.
bot-end-scoreless = Šesť ťahov po sebe bez bodu.
bot-end-only-one = V hre zostáva len { $who }.
bot-end-own-tiles = { $who }: −{ $points } za zvyšné kamene ({ $tiles })
bot-end-others-tiles = { $who }: +{ $points } za kamene ostatných
bot-end-overtime = { $who }: −{ $points } za čas
bot-end-below = Hra sa skončila; výsledok je nižšie.
bot-won = 🏆 **Víťazí { $who }!**
bot-drawn = 🏆 **Remíza: { $who }**

# Odpovede.
bot-move-title = Váš ťah
bot-move-label = Vaše písmená: { $rack }
bot-move-placeholder = 8H SLOVO vodorovne, H8 SLOVO zvisle, ?x žolík za x
bot-move-fine = To sa dá zahrať.
bot-move-explained = { $words } = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
bot-preview = { $words } – spolu { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodov
    }.
bot-preview-one = { $words } za { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodov
    }.
bot-preview-bonus = { $points } za všetky kamene
bot-preview-alone = -# Nikto iný to neuvidí, kým ťah nepotvrdíte.
bot-rack-empty = Zásobník máte prázdny.
bot-rack-drawn = Naposledy vytiahnuté: { $tiles }
bot-blank = žolík
bot-exchange = Ktoré kamene chcete vymeniť? Stojí to ťah.
bot-exchange-which = Vyberte kamene
bot-exchange-surely = Do vrecka sa vrátia tieto kamene: { $tiles }. Stojí to ťah.
bot-accept-surely = Prijímate posledný ťah? Hra sa tým skončí.
bot-pass-surely = Naozaj chcete vynechať? V tomto ťahu nič nezískate.
bot-resign-surely = Naozaj sa chcete vzdať? Hra tým bude prehraná.
bot-resigned = Vzdali ste sa.
bot-kicked-out = Hráč je mimo hry; výsledok sa započítava.
bot-challenge = Ktoré slová spochybňujete?
bot-challenge-which = Vyberte slová
bot-undone = Ťah bol vrátený.
bot-undo-waits = Opýtal som sa ostatných; ťah sa vráti, keď budú súhlasiť.
bot-undo-agreed = Súhlasíte; ešte musí súhlasiť niekto ďalší.
bot-undo-declined = Ťah zostáva.
bot-unseen = Kamene, ktoré nevidíte: vo vrecku a v zásobníkoch ostatných.
bot-more = Čo by ste chceli?
bot-kicked = Na tom mieste hrá ďalej počítač.

# Ťahy napísané ako správy.
written-hello = Dobrý deň! Keď budete na ťahu, napíšte mi ťah, napríklad `{ help-example-move }`. Stôl otvoríte príkazom `/new`, ostatné vysvetlí `/help`.
written-show = Stlačte **{ button-written }**: na doske ho uvidíte len vy a platiť bude, keď ho potvrdíte.
button-written = Ukázať ťah
