# What pictures show, for people who hear them.
alt-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
alt-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
alt-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
alt-more = and { $more } more
alt-nameless = Player { $number }
alt-player = { $player }: { $points }
alt-player-gone = { $player }: { $points } (out of the game)
alt-board = Scrabble board, { $player } to move.
alt-won = Scrabble, game over: { $player } wins.
alt-drawn = Scrabble, game over, a draw: { $players }.
alt-scores = { $scores }.
alt-played-out = { $player } plays the last tile.
alt-all-passed = Everyone has passed in two rounds running.
alt-scoreless = Six turns running have scored nothing.
alt-only-one-left = Only { $player } is left at the table.
alt-final-call = The last tile is down, the play can still be challenged.
alt-last-move = Last move: { $move }.
alt-placed = { $player }, { $move } for { $points }
alt-bingo = { $player }, { $move } for { $points } with the bonus for all tiles
alt-exchanged =
    { $tiles ->
        [one] { $player } exchanges { $tiles } tile
       *[other] { $player } exchanges { $tiles } tiles
    }
alt-passed = { $player } passes
alt-withdrawn = { $player } takes the play back, challenged by { $by }
alt-stood = { $player } keeps the play, challenged in vain by { $by }
alt-resigned = { $player } resigns
alt-left = { $player } leaves the table
alt-out-of-time = { $player } is out of time
alt-also-made = Also made: { $words }.
alt-not-valid = Not valid: { $words }.
alt-bag = In the bag: { $tiles }.
alt-blanks-laid = Blanks on the board: { $blanks }.
alt-blank-at = { $square } as { $letter }
alt-words = Words on the board: { $words }.
alt-no-words = The board is empty so far.
alt-preview = Preview, not played yet: { $move } would give { $points }.
alt-preview-bingo = Preview, not played yet: { $move } would give { $points } with the bonus for all tiles.
alt-rack = Your rack: { $tiles }.
alt-rack-empty = Your rack is empty.
alt-rack-sum = Together { $points }.
alt-letter = { $letter } { $points }
alt-blank = blank
alt-blanks =
    { $blanks ->
        [one] { $blanks } blank
       *[other] { $blanks } blanks
    }
alt-tracker = You do not see { $tiles } yet, of these in the bag: { $bag }.
alt-tracker-list = Left: { $tiles }.
alt-tracker-empty = All tiles are in sight.
alt-score-chart = Chart of the scores by turn, { $turns }.
alt-highest-move = Highest move (turn { $turn }): { $move }.
alt-lead-changes = Changes of the lead: { $changes }.
alt-lost-chart = Chart of the points lost against the best moves, { $turns }.
alt-lost = { $player }: { $total } in all, at most { $most } (turn { $turn })
alt-lost-nothing = { $player }: nothing
alt-replay = Replay of a game of Scrabble by turn, { $turns }.
alt-replay-turns = Turns: { $list }.
alt-replay-turn = { $turn }. { $move }
