# What is written in pictures; there is little room.
picture-player = Hráč { $number }
picture-on-turn = na tahu
picture-won = vítězství
picture-tied = remíza
picture-resigned = hra vzdána
picture-left = mimo hru
picture-out-of-time = vypršel čas
picture-over = Konec hry
