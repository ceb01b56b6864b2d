# What is written in pictures; there is little room.
picture-player = Player { $number }
picture-on-turn = to move
picture-won = winner
picture-tied = tie
picture-resigned = resigned
picture-left = left
picture-out-of-time = out of time
picture-over = Game over
