# Bot: zprávy stolů, odpovědi, otázky.
bot-busy = Teď je toho na mě moc; zkuste to prosím za chvíli.
bot-fault = Promiňte, na mé straně se něco pokazilo. O nic jste nepřišli; zkuste to prosím znovu. Když se to zopakuje, řekněte správci číslo { $number }.
bot-not-understood = Tomu příkazu nerozumím; možná se změnil. Napište ho znovu a vyberte z nabídky.
bot-unknown-button = Toto tlačítko tu už nefunguje. Použijte tlačítka pod nejnovější deskou, nebo `/deska`.
bot-no-table = V tomto kanálu se nehraje. Stůl otevřete příkazem `/nová`.
bot-never = Dobře, nic se nezměnilo.
bot-opponent = soupeř
bot-computer = Kámen ({ $level })
bot-chair-open = volné místo

# Otevření stolu.
bot-lobby-how = -# Přisednete tlačítkem **Přisednout**. Po stisku **Začít** si na volná místa sedne počítač.
bot-lobby-awaits = -# Po stisku **Začít** začne hra bez těch, kdo neodpověděli.
bot-chair-taken = - { $who }
bot-chair-invited = - pozvánka: { $who } – **{ button-invite-accept }** nebo **{ button-invite-decline }**
bot-chair-free = - volné místo
bot-invitation-declined = { $host }, { $who } pozvání nepřijímá. Místo je teď volné: kdo chce, může **{ button-join }**, a po stisku **{ button-start }** ho dostane počítač.
bot-not-invited = Žádné místo tu pro vás není zamluvené. Je-li nějaké volné, můžete **{ button-join }**; nebo si otevřete vlastní stůl příkazem `/{ command-new }`.
bot-takes-no-invitations = { $count ->
        [one] { $who } pozvánky nepřijímá.
       *[other] { $who } pozvánky nepřijímají.
    } Otevřete místo toho stůl s volným místem, třeba `/{ command-new } { command-new-players }:2`: přisedne si, kdo chce, i oni.
bot-rematch-uninvited = { $count ->
        [one] { $who } pozvánky nepřijímá, a tak je místo volné: může si přisednout, a ostatní také.
       *[other] { $who } pozvánky nepřijímají, a tak jsou jejich místa volná: mohou si přisednout, a ostatní také.
    }
bot-cancelled = Stůl byl zavřen dřív, než hra začala.
lobby-options = Na čem se ještě můžete domluvit, než hra začne:
lobby-clock = Čas: { $value }
lobby-remove-computer = Odebrat počítač: { $value }
lobby-switch-hints-on = Povolit tipy
lobby-switch-hints-off = Bez tipů
lobby-switch-rated-on = Hrát o pořadí
lobby-switch-rated-off = Hrát přátelsky
bot-no-clock = Hra nemá hodiny; lze omezit jen čas na tah, třeba `1d`.
bot-closed = Stůl je zavřený. Tlačítkem **Otevřít znovu** lze pokračovat.
bot-abandoned = Dlouho se tu nic nedělo, a tak je stůl zavřený. Tlačítkem **Otevřít znovu** lze pokračovat.
bot-clock = { $minutes } min pro každého hráče
bot-pace = { $hours ->
        [one] { $hours } hodina na tah
        [few] { $hours } hodiny na tah
       *[other] { $hours } hodin na tah
    }
bot-clock-none = bez časového limitu
bot-clock-10m = 10 minut na hru
bot-clock-25m = 25 minut na hru
bot-clock-60m = hodina na hru
bot-clock-12h = 12 hodin na tah
bot-clock-1d = den na tah
bot-clock-3d = 3 dny na tah
bot-terms-hints = tipy povoleny
bot-terms-no-hints = bez tipů
bot-terms-rated = hodnocená hra
bot-terms-unrated = nehodnocená hra
bot-thread = { $game } – { $who }
bot-table-in = Stůl je v { $place }.
bot-no-threads = Vlákno tu otevřít nejde; hrajte přímo v kanálu.
bot-other-channel = Na tomto serveru se hraje v { $channels }.
bot-opponent-is-bot = Jiný bot hrát nemůže; pozvěte člověka, nebo si volbou `úroveň` zahrajte proti mně.
bot-unknown-game = Hru „{ $text }“ neznám; na výběr je { $known }.
bot-foreign-option = Možnost `{ $option }` má jen { $owner }. Hrát se má { $game }: vynechejte ji, nebo zvolte jinou hru možností `game`.
bot-unknown-level = Úroveň „{ $text }“ neznám; na výběr jsou { $known }.
bot-unknown-clock = „{ $text }“ není časový limit; napište třeba { $known }.

# Co se stalo.
bot-turn-resigned = { $who } se vzdává.
bot-turn-left = { $who } opouští hru.
bot-turn-out-of-time = { $who }: vypršel čas.
bot-on-turn = Na tahu: { $who }.
bot-your-turn = { $who }, jste na tahu.
bot-reminder = { $who }, ostatní čekají: stále jste na tahu.
bot-stuck = ⚠️ { $who } teď nemůže táhnout: chybí to, s čím se tu hraje. Zkouší se to dál; dejte vědět tomu, kdo bota provozuje.
bot-undo-asked = { $who } prosí o vrácení tahu.
bot-undo-call = { $who }, { $by } prosí o vrácení posledního tahu. Souhlasíte?

# Konec.
bot-end-below = Hra skončila; výsledek je níže.
bot-won = 🏆 **Vítězí { $who }!**
bot-drawn = 🏆 **Remíza: { $who }**

# Odpovědi.
bot-move-title = Váš tah
bot-preview-alone = -# Nikdo jiný to neuvidí, dokud tah nepotvrdíte.
bot-resign-surely = Opravdu se chcete vzdát? Hra tím bude prohraná.
bot-resigned = Vzdali jste se.
bot-kicked-out = Hráč je mimo hru; výsledek se započítává.
bot-undone = Tah byl vrácen.
bot-undo-waits = Zeptal jsem se ostatních; tah se vrátí, až budou souhlasit.
bot-undo-agreed = Souhlasíte; ještě musí souhlasit někdo další.
bot-undo-declined = Tah zůstává.
bot-more = Co byste chtěli?
bot-kicked = Na tom místě hraje dál počítač.

# Tahy napsané jako zprávy.
written-hello = Dobrý den! Až budete na tahu, napište mi tah, třeba `{ scrabble-help-example-move }`. Stůl otevřete příkazem `/{ command-new }`, ostatní vysvětlí `/{ command-help }`.
written-show = Stiskněte **{ button-written }**: na desce ho uvidíte jen vy a platit bude, až ho potvrdíte.
written-too-long = Tohle je na tah příliš dlouhé.
button-written = Ukázat tah
