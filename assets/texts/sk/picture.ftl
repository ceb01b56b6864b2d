# What is written in pictures; there is little room.
picture-letter = { $factor }×P
picture-word = { $factor }×S
picture-player = Hráč { $number }
picture-on-turn = na ťahu
picture-won = víťazstvo
picture-tied = remíza
picture-resigned = hra vzdaná
picture-left = mimo hry
picture-out-of-time = vypršal čas
picture-tiles =
    { $count ->
        [one] { $count } kameň
        [few] { $count } kamene
       *[other] { $count } kameňov
    }
picture-bag = Vo vrecku: { $count }
picture-over = Koniec hry
picture-exchanged = výmena: { $count ->
        [one] { $count } kameň
        [few] { $count } kamene
       *[other] { $count } kameňov
    }
picture-passed = bez ťahu
picture-withdrawn = ťah neplatí
picture-stood = ťah platí
picture-rack-empty = Zásobník je prázdny
picture-unseen = Nevidené kamene: { $count }
