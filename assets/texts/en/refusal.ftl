# Why a move is refused, and what would work.
refusal-game-over = The game is over.
refusal-not-seated = You do not sit at this table.
refusal-has-left = You have left this game; you can go on watching.
refusal-not-your-turn = It is { $player }'s turn.
refusal-only-challenge-or-pass = { $player } has played the last tile: challenge the play, or pass to accept it.
refusal-off-board = A word from { $start } would leave the board, which has { $rows } rows and { $cols } columns.
refusal-square-taken = On { $square } lies { $holds }, so { $wanted } cannot be laid there.
refusal-nothing-there = No tile lies on { $square }; a dot stands for a letter that is already on the board.
refusal-no-tiles = This lays no tile of yours on the board.
refusal-unknown-letter = { $letter } is not a letter of this game.
refusal-missing-tile =
    { $have ->
        [0] You have no { $tile } on your rack.
       *[other] You need { $wanted ->
            [2] two
            [3] three
            [4] four
           *[other] { $wanted }
        } { $tile }s and have only { $have ->
            [1] one
            [2] two
            [3] three
            [4] four
           *[other] { $have }
        } on your rack.
    }
refusal-missing-blank =
    { $have ->
        [0] You have no blank on your rack.
       *[other] You need { $wanted ->
            [2] two
            [3] three
            [4] four
           *[other] { $wanted }
        } blanks and have only { $have ->
            [1] one
            [2] two
            [3] three
            [4] four
           *[other] { $have }
        } on your rack.
    }
refusal-missing-letters = Your rack lacks { $letters }{ $blanks -> 
        [0] {""} and has no blank.
       *[other] {""}, more than its blanks can stand for.
    }
refusal-misses-start = The first word must cover the star on { $start }.
refusal-first-word-too-short = The first word needs at least two tiles.
refusal-touches-nothing = A new word must touch a tile on the board, above, below, left or right.
refusal-invalid-words =
    { $count ->
        [one] Not a valid word: { $words }.
       *[other] Not valid words: { $words }.
    }
refusal-exchange-nothing = Name the tiles to exchange, for example: exchange ABC.
refusal-bag-too-small = The bag holds { $bag ->
        [one] { $bag } tile
       *[other] { $bag } tiles
    }; for this exchange it must hold at least { $needed }.
refusal-no-challenges = Words are checked at once in this game, so there is nothing to challenge.
refusal-nothing-to-challenge = There is no play to challenge; only the last one can be, before the next move.
refusal-own-play = You cannot challenge your own play; take it back if you want to change it.
refusal-not-played = The last play did not make { $word }; it made { $made }.
refusal-nothing-to-undo = There is nothing to take back: you have not made a turn yet.
refusal-no-time-limit = Nobody can run out of time in this game.
refusal-time-remains = { $player } still has time ({ $seconds } s).
refusal-empty-move = Type a move: 8H HORSE across, H8 HORSE down, exchange ABC or pass.
refusal-too-long = This is too long for a move.
refusal-outside-board = “{ $square }” is outside the board: its columns are A–{ $column }, its rows 1–{ $rows }.
refusal-bad-square = “{ $text }” is no square. Write the row first for a word across, such as 8H HORSE, or the column first for a word down, such as H8 HORSE.
refusal-no-square = "{ $text }" has no square; write 8H HORSE for across, H8 HORSE for down.
refusal-no-word = A word must follow the square { $start }, such as { $start } HORSE.
refusal-strange-character = The character "{ $character }" has no place in a move.
refusal-open-bracket = There must be one letter in brackets, such as [A].
refusal-blank-without-letter = A letter must follow the star that makes it a blank.
