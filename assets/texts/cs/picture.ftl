# What is written in pictures; there is little room.
picture-letter = { $factor }×P
picture-word = { $factor }×S
picture-player = Hráč { $number }
picture-on-turn = na tahu
picture-won = vítězství
picture-tied = remíza
picture-resigned = hra vzdána
picture-left = mimo hru
picture-out-of-time = vypršel čas
picture-tiles =
    { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
picture-bag = V sáčku: { $count }
picture-over = Konec hry
picture-exchanged = výměna: { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
picture-passed = bez tahu
picture-withdrawn = tah neplatí
picture-stood = tah platí
picture-rack-empty = Zásobník je prázdný
picture-unseen = Neviděné kameny: { $count }
