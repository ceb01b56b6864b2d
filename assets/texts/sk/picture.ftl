# What is written in pictures; there is little room.
picture-player = Hráč { $number }
picture-on-turn = na ťahu
picture-won = víťazstvo
picture-tied = remíza
picture-resigned = hra vzdaná
picture-left = mimo hry
picture-out-of-time = vypršal čas
picture-over = Koniec hry
