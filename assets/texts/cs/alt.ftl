# What pictures show, for people who hear them.
alt-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
alt-tiles =
    { $tiles ->
        [one] { $tiles } kámen
        [few] { $tiles } kameny
       *[other] { $tiles } kamenů
    }
alt-turns =
    { $turns ->
        [one] { $turns } tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }
alt-more =
    { $more ->
        [one] a { $more } další
        [few] a { $more } další
       *[other] a { $more } dalších
    }
alt-nameless = Hráč { $number }
alt-player = { $player }: { $points }
alt-player-gone = { $player }: { $points } (mimo hru)
alt-board = Deska Scrabble, na tahu je { $player }.
alt-won = Konec hry Scrabble, vítězí { $player }.
alt-drawn = Konec hry Scrabble, remíza: { $players }.
alt-scores = { $scores }.
alt-played-out = { $player } dohrává poslední kámen.
alt-all-passed = Všichni ve dvou kolech po sobě vynechali tah.
alt-scoreless = Šest tahů po sobě nepřineslo body.
alt-only-one-left = U stolu zůstává už jen { $player }.
alt-final-call = Poslední kámen je položen, proti tahu lze ještě namítat.
alt-last-move = Poslední tah: { $move }.
alt-placed = { $player }, { $move } za { $points }
alt-bingo = { $player }, { $move } za { $points } i s prémií za všechny kameny
alt-exchanged =
    { $tiles ->
        [one] { $player } vyměňuje { $tiles } kámen
        [few] { $player } vyměňuje { $tiles } kameny
       *[other] { $player } vyměňuje { $tiles } kamenů
    }
alt-passed = { $player } vynechává tah
alt-withdrawn = { $player } bere tah zpět, námitku podává { $by }
alt-stood = { $player } má tah platný, marně namítá { $by }
alt-resigned = { $player } vzdává hru
alt-left = { $player } odchází od stolu
alt-out-of-time = { $player } prohrává na čas
alt-also-made = Vzniká i { $words }.
alt-not-valid = Neplatí: { $words }.
alt-bag = V sáčku: { $tiles }.
alt-blanks-laid = Žolíci na desce: { $blanks }.
alt-blank-at = { $square } jako { $letter }
alt-words = Slova na desce: { $words }.
alt-no-words = Deska je zatím prázdná.
alt-preview = Náhled, ještě nezahráno: tah { $move } by dal { $points }.
alt-preview-bingo = Náhled, ještě nezahráno: tah { $move } by dal { $points } i s prémií za všechny kameny.
alt-rack = Váš zásobník: { $tiles }.
alt-rack-empty = Váš zásobník je prázdný.
alt-rack-sum = Dohromady { $points }.
alt-letter = { $letter } { $points }
alt-blank = žolík
alt-blanks =
    { $blanks ->
        [one] { $blanks } žolík
        [few] { $blanks } žolíci
       *[other] { $blanks } žolíků
    }
alt-tracker = Zatím nevidíte { $tiles }, z toho v sáčku: { $bag }.
alt-tracker-list = Zbývá: { $tiles }.
alt-tracker-empty = Všechny kameny jsou vidět.
alt-score-chart = Graf bodů po tazích, { $turns }.
alt-highest-move = Nejvyšší tah ({ $turn }.): { $move }.
alt-lead-changes = Změny vedení: { $changes }.
alt-lost-chart = Graf bodů ztracených proti nejlepším tahům, { $turns }.
alt-lost = { $player }: celkem { $total }, nejvíc { $most } (tah { $turn })
alt-lost-nothing = { $player }: nic
alt-replay = Přehrávka hry Scrabble po tazích, { $turns }.
alt-replay-turns = Tahy: { $list }.
alt-replay-turn = { $turn }. { $move }
