# What pictures show, for people who hear them.
alt-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
alt-tiles =
    { $tiles ->
        [one] { $tiles } kameň
        [few] { $tiles } kamene
       *[other] { $tiles } kameňov
    }
alt-turns =
    { $turns ->
        [one] { $turns } ťah
        [few] { $turns } ťahy
       *[other] { $turns } ťahov
    }
alt-more =
    { $more ->
        [one] a { $more } ďalšie
        [few] a { $more } ďalšie
       *[other] a { $more } ďalších
    }
alt-nameless = Hráč { $number }
alt-player = { $player }: { $points }
alt-player-gone = { $player }: { $points } (mimo hry)
alt-board = Doska Scrabble, na ťahu je { $player }.
alt-won = Koniec hry Scrabble, víťazí { $player }.
alt-drawn = Koniec hry Scrabble, remíza: { $players }.
alt-scores = { $scores }.
alt-played-out = { $player } dohráva posledný kameň.
alt-all-passed = Všetci v dvoch kolách po sebe vynechali ťah.
alt-scoreless = Šesť ťahov po sebe neprinieslo body.
alt-only-one-left = Pri stole zostáva už len { $player }.
alt-final-call = Posledný kameň je položený, proti ťahu možno ešte namietať.
alt-last-move = Posledný ťah: { $move }.
alt-placed = { $player }, { $move } za { $points }
alt-bingo = { $player }, { $move } za { $points } aj s prémiou za všetky kamene
alt-exchanged =
    { $tiles ->
        [one] { $player } vymieňa { $tiles } kameň
        [few] { $player } vymieňa { $tiles } kamene
       *[other] { $player } vymieňa { $tiles } kameňov
    }
alt-passed = { $player } vynecháva ťah
alt-withdrawn = { $player } berie ťah späť, námietku podáva { $by }
alt-stood = { $player } má ťah platný, márne namieta { $by }
alt-resigned = { $player } vzdáva hru
alt-left = { $player } odchádza od stola
alt-out-of-time = { $player } prehráva na čas
alt-also-made = Vzniká aj { $words }.
alt-not-valid = Neplatí: { $words }.
alt-bag = Vo vrecku: { $tiles }.
alt-blanks-laid = Žolíky na doske: { $blanks }.
alt-blank-at = { $square } ako { $letter }
alt-words = Slová na doske: { $words }.
alt-no-words = Doska je zatiaľ prázdna.
alt-preview = Náhľad, ešte nezahrané: ťah { $move } by dal { $points }.
alt-preview-bingo = Náhľad, ešte nezahrané: ťah { $move } by dal { $points } aj s prémiou za všetky kamene.
alt-rack = Váš zásobník: { $tiles }.
alt-rack-empty = Váš zásobník je prázdny.
alt-rack-sum = Spolu { $points }.
alt-letter = { $letter } { $points }
alt-blank = žolík
alt-blanks =
    { $blanks ->
        [one] { $blanks } žolík
        [few] { $blanks } žolíky
       *[other] { $blanks } žolíkov
    }
alt-tracker = Zatiaľ nevidíte { $tiles }, z toho vo vrecku: { $bag }.
alt-tracker-list = Zostáva: { $tiles }.
alt-tracker-empty = Všetky kamene vidno.
alt-score-chart = Graf bodov po ťahoch, { $turns }.
alt-highest-move = Najvyšší ťah ({ $turn }.): { $move }.
alt-lead-changes = Zmeny vedenia: { $changes }.
alt-lost-chart = Graf bodov stratených oproti najlepším ťahom, { $turns }.
alt-lost = { $player }: spolu { $total }, najviac { $most } (ťah { $turn })
alt-lost-nothing = { $player }: nič
alt-replay = Záznam hry Scrabble po ťahoch, { $turns }.
alt-replay-turns = Ťahy: { $list }.
alt-replay-turn = { $turn }. { $move }
