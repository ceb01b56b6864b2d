# Why something cannot be done at a table, and what would work.
table-game = To v této hře teď nejde.
table-stale = Na desce se mezitím něco změnilo; podívejte se na ni a zkuste to znovu.
table-not-host = To může jen hostitel stolu.
table-not-seated = U tohoto stolu nesedíte; vlastní otevřete příkazem `/{ command-new }`.
table-already-seated = U tohoto stolu už sedíte.
table-two-chairs = Nikdo nemůže sedět u jednoho stolu na dvou místech.
table-not-asked = Nikoho nelze posadit bez jeho souhlasu; pozvěte ho a přisedne si sám.
table-full = Stůl je plný: { $seats ->
        [one] má jen { $seats } místo
        [few] všechna { $seats } místa jsou obsazená
       *[other] všech { $seats } míst je obsazených
    }.
table-kept = Volná místa čekají na pozvané hráče.
table-chairs = U stolu může sedět { $least } až { $most } hráčů.
table-too-few = { $players ->
        [0] U stolu nikdo nesedí; ke hře jsou potřeba aspoň dva.
        [one] Ke hře jsou potřeba aspoň dva; přidejte počítač, nebo na někoho počkejte.
       *[other] Ke hře jsou potřeba aspoň dva hráči.
    }
table-no-such-seat = Takové místo u stolu není.
table-no-computer = Na tomto místě počítač nesedí.
table-nobody-there = Na tomto místě žádný člověk nehraje.
table-not-your-turn = Na tahu je { $player }.
table-has-left = Z této hry jste už odešli; dívat se můžete dál.
table-kick-self = Sami sebe vyloučit nemůžete; když chcete odejít, opusťte stůl.
table-other-game = To patří k jiné hře, než jaká se hraje u tohoto stolu; co se tu hraje, ukáže `/{ command-board }`.
table-not-silent = Hráče lze vyloučit, až bude dlouho mlčet; počkejte ještě { $hours ->
        [one] { $hours } hodinu
        [few] { $hours } hodiny
       *[other] { $hours } hodin
    }.
table-not-started = Hra ještě nezačala; hostitel ji spustí tlačítkem **{ button-start }**.
table-already-started = Hra už začala.
table-over = Hra už skončila; můžete si dát odvetu.
table-not-over = Hra ještě neskončila.
table-closed = Stůl je zavřený; nejdřív ho znovu otevřete.
table-not-closed = Stůl není zavřený.
table-others-play = Stůl nelze zavřít, dokud u něj hrají další lidé nebo se výsledek započítává; můžete hru vzdát.
table-rematched-already = Odveta už je otevřená; vede k ní odkaz u dohrané hry.
table-undo-pending = O vrácení tahu už někdo požádal; počkejte na odpověď.
table-no-undo-pending = O vrácení tahu nikdo nežádá.
table-agreed-already = Na vaší odpovědi to už nezávisí.
table-rated-undo = V hodnocené hře s počítačem se tahy nevracejí; hrajte dál, nebo se vzdejte.
table-rated-seat = V hodnocené hře vaše místo nemůže převzít nikdo jiný; hrajte dál, nebo se vzdejte.
table-rated-settled = Někdo už přisedl, a tak zůstává, jestli se hraje o pořadí; kdo to chce jinak, otevře nový stůl.
table-no-resources = Slovník tohoto stolu teď není k dispozici; zkuste jiný, nebo to řekněte správci.
table-cannot-begin-large = Tolik se toho uložit nedá; pomůže, když bude mít server méně vlastních slov.
table-no-such-table = Takový stůl není.
table-unreadable = Záznam tohoto stolu nelze přečíst; správce to najde v protokolu.
table-room-taken = Tady už se hraje; desku ukáže `/{ command-board }`. Nový stůl otevřete v jiném kanálu nebo ve vlákně (volba `{ command-new-thread }`).
table-too-many-tables = Můžete mít nejvýš { $most ->
        [one] { $most } rozehraný stůl
        [few] { $most } rozehrané stoly
       *[other] { $most } rozehraných stolů
    }; nejdřív některou hru dohrajte.
table-server-full = Na tomto serveru může být nejvýš { $most ->
        [one] { $most } rozehraný stůl
        [few] { $most } rozehrané stoly
       *[other] { $most } rozehraných stolů
    }; počkejte, až některý skončí.
table-too-many-requests = To je na mě moc rychle; zkuste to za { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.
table-too-many-invitations = Za hodinu můžete pozvat { $most ->
        [one] { $most } člověka
        [few] { $most } lidi
       *[other] { $most } lidí
    }; zkuste to za { $minutes ->
        [one] { $minutes } minutu
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }, nebo otevřete stůl s volnými místy, kam si přisedne, kdo chce.
table-busy = U stolu je teď rušno; zkuste to za chvíli znovu.
table-shutting-down = Právě se restartuji; zkuste to za chvíli, nic se neztratí.
table-broken = Nedaří se mi ukládat hry, proto teď nelze hrát. Co bylo potvrzeno, zůstává; správce to najde v protokolu.
