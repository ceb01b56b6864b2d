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
bot-lobby = { $host } otevírá stůl ke hře **Scrabble**.
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
bot-closed = Stůl je zavřený. Tlačítkem **Otevřít znovu** lze pokračovat.
bot-abandoned = Dlouho se tu nic nedělo, a tak je stůl zavřený. Tlačítkem **Otevřít znovu** lze pokračovat.
bot-clock = { $minutes } min pro každého hráče
bot-pace = { $hours ->
        [one] { $hours } hodina na tah
        [few] { $hours } hodiny na tah
       *[other] { $hours } hodin na tah
    }
bot-game-scrabble = Scrabble
bot-lexicon-cs-klasik = { lexicon-cs-klasik }
bot-lexicon-cs-plus = { lexicon-cs-plus }, i s méně obvyklými slovy
bot-lexicon-sk = { lexicon-sk }
bot-lexicon-en = { lexicon-en }
bot-rule-checked = slova se ověřují hned
bot-rule-void = námitky: neplatné slovo se vezme zpět a hráč táhne znovu
bot-rule-single = námitky: neplatné slovo stojí tah, neoprávněná námitka nestojí nic
bot-rule-double = námitky: kdo se mýlí, ztrácí tah
bot-rule-five = námitky: za neoprávněnou dostane soupeř 5 bodů
bot-rule-ten = námitky: za neoprávněnou dostane soupeř 10 bodů
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
bot-thread = Scrabble – { $who }
bot-table-in = Stůl je v { $place }.
bot-no-threads = Vlákno tu otevřít nejde; hrajte přímo v kanálu.
bot-other-channel = Na tomto serveru se hraje v { $channels }.
bot-opponent-is-bot = Jiný bot hrát nemůže; pozvěte člověka, nebo si volbou `úroveň` zahrajte proti mně.
bot-unknown-game = Hru „{ $text }“ neznám; na výběr je { $known }.
bot-unknown-level = Úroveň „{ $text }“ neznám; na výběr jsou { $known }.
bot-unknown-lexicon = Slovník „{ $text }“ nemám; na výběr jsou { $known }.
bot-unknown-rule = Pravidlo „{ $text }“ neznám; na výběr jsou { $known }.
bot-unknown-clock = „{ $text }“ není časový limit; napište třeba { $known }.

# Co se stalo.
bot-turn-placed = { $who }: { $words } ({ $start }) za { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodů
    }.
bot-turn-bingo = { $who } pokládá všechny kameny: { $words } ({ $start }) za { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodů
    }!
bot-turn-exchanged = { $who } vyměňuje { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }.
bot-turn-passed = { $who } vynechává tah.
bot-turn-withdrawn = Námitka: { $by } má pravdu, { $words } neplatí. { $who } bere kameny zpět.
bot-turn-void = Námitka: { $by } má pravdu, { $words } neplatí. { $who } bere kameny zpět a táhne znovu.
bot-turn-stood = Námitka: { $by } zpochybňuje { $words }, ale tah platí ({ $who }).
bot-turn-stood-lost = Námitka: { $by } zpochybňuje { $words }, ale tah platí ({ $who }). Kdo namítal, ztrácí tah.
bot-turn-stood-bonus = Námitka: { $by } zpochybňuje { $words }, ale tah platí a { $who } získává { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } navíc.
bot-turn-resigned = { $who } se vzdává.
bot-turn-left = { $who } opouští hru.
bot-turn-out-of-time = { $who }: vypršel čas.
bot-on-turn = Na tahu: { $who }.
bot-your-turn = { $who }, jste na tahu.
bot-reminder = { $who }, ostatní čekají: stále jste na tahu.
bot-final-call = { $who }: byl položen poslední kámen. Podejte námitku, nebo tah přijměte.
bot-thinking-1 = { $who } přemýšlí…
bot-thinking-2 = { $who } si prohlíží kameny…
bot-thinking-3 = { $who } si brouká a přerovnává kameny…
bot-thinking-4 = { $who } říká: pěkná pozice, podívejme se…
bot-undo-asked = { $who } prosí o vrácení tahu.
bot-undo-call = { $who }, { $by } prosí o vrácení posledního tahu. Souhlasíte?
bot-bag = { $tiles ->
        [0] sáček je prázdný
        [one] v sáčku { $tiles } kámen
        [few] v sáčku { $tiles } kameny
       *[other] v sáčku { $tiles } kamenů
    }

# Konec.
bot-end-played-out = { $who } dohrává poslední kámen.
bot-end-all-passed = Všichni dvakrát po sobě vynechali tah.
bot-end-scoreless = Šest tahů po sobě bez bodu.
bot-end-only-one = Ve hře zbývá jen { $who }.
bot-end-own-tiles = { $who }: −{ $points } za zbylé kameny ({ $tiles })
bot-end-others-tiles = { $who }: +{ $points } za kameny ostatních
bot-end-overtime = { $who }: −{ $points } za čas
bot-end-below = Hra skončila; výsledek je níže.
bot-won = 🏆 **Vítězí { $who }!**
bot-drawn = 🏆 **Remíza: { $who }**

# Odpovědi.
bot-move-title = Váš tah
bot-move-label = Vaše písmena: { $rack }
bot-move-placeholder = 8H SLOVO vodorovně, H8 SLOVO svisle, ?x žolík za x
bot-move-fine = To lze zahrát.
bot-move-explained = { $words } = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
bot-preview = { $words } – dohromady { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodů
    }.
bot-preview-one = { $words } za { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodů
    }.
bot-preview-bonus = { $points } za všechny kameny
bot-preview-alone = -# Nikdo jiný to neuvidí, dokud tah nepotvrdíte.
bot-rack-empty = Zásobník máte prázdný.
bot-rack-drawn = Naposled vytaženo: { $tiles }
bot-blank = žolík
bot-exchange = Které kameny chcete vyměnit? Stojí to tah.
bot-exchange-which = Vyberte kameny
bot-exchange-surely = Do sáčku se vrátí tyto kameny: { $tiles }. Stojí to tah.
bot-accept-surely = Přijímáte poslední tah? Hra tím skončí.
bot-pass-surely = Opravdu chcete vynechat? V tomto tahu nic nezískáte.
bot-resign-surely = Opravdu se chcete vzdát? Hra tím bude prohraná.
bot-resigned = Vzdali jste se.
bot-kicked-out = Hráč je mimo hru; výsledek se započítává.
bot-challenge = Která slova zpochybňujete?
bot-challenge-which = Vyberte slova
bot-undone = Tah byl vrácen.
bot-undo-waits = Zeptal jsem se ostatních; tah se vrátí, až budou souhlasit.
bot-undo-agreed = Souhlasíte; ještě musí souhlasit někdo další.
bot-undo-declined = Tah zůstává.
bot-unseen = Kameny, které nevidíte: v sáčku a v zásobnících ostatních.
bot-more = Co byste chtěli?
bot-kicked = Na tom místě hraje dál počítač.

# Tahy napsané jako zprávy.
written-hello = Dobrý den! Až budete na tahu, napište mi tah, třeba `{ help-example-move }`. Stůl otevřete příkazem `/{ command-new }`, ostatní vysvětlí `/{ command-help }`.
written-show = Stiskněte **{ button-written }**: na desce ho uvidíte jen vy a platit bude, až ho potvrdíte.
button-written = Ukázat tah
