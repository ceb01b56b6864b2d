# What is written in pictures; there is little room.
picture-letter = { $factor }×L
picture-word = { $factor }×W
picture-player = Player { $number }
picture-on-turn = to move
picture-won = winner
picture-tied = tie
picture-resigned = resigned
picture-left = left
picture-out-of-time = out of time
picture-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
picture-bag = In the bag: { $count }
picture-over = Game over
picture-exchanged = exchanged { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
picture-passed = passed
picture-withdrawn = play taken back
picture-stood = play stands
picture-rack-empty = The rack is empty
picture-unseen = Unseen tiles: { $count }
