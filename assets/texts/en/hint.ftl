# Hints, why this move, analysis.
command-hint = hint
command-hint-about = Hints at a good move, to you alone
command-analyse = analyse
command-analyse-about = Judges the finished game turn by turn
button-hint-word = Show the word
button-hint-best = An even better move
hint-rated = There are no hints in a rated game.
hint-forbidden = Hints are off at this table. They can be allowed by the option `hints` when a table is opened.
hint-final-call = There is no move to make: challenge the last play, or accept it.
hint-nothing = I cannot think of any move.
hint-stale = The board has moved on since this hint, so it no longer holds. When it is your turn, press **{ button-hint }** again.
hint-moved-on = The board has moved on since that hint. For the position now:
hint-place-across = 💡 A good word goes across, begins at { $square } and brings { $points ->
        [one] **{ $points }** point
       *[other] **{ $points }** points
    }. Can you find it?
hint-place-down = 💡 A good word goes down, begins at { $square } and brings { $points ->
        [one] **{ $points }** point
       *[other] **{ $points }** points
    }. Can you find it?
hint-word = 💡 { $words }: `{ $move }` for { $points ->
        [one] **{ $points }** point
       *[other] **{ $points }** points
    }. { $leave } would stay on your rack.
hint-word-all = 💡 { $words }: `{ $move }` for { $points ->
        [one] **{ $points }** point
       *[other] **{ $points }** points
    }. You would lay all your tiles.
hint-exchange = 💡 No word is worth it here; exchange { $tiles }.
hint-pass = 💡 Nothing can be laid or exchanged here; all you can do is pass.
why-nobody = The computer has not moved in this game yet.
why-secret = -# What it kept on its rack I will tell after the game.
why-exchanged = Tiles are exchanged when little could be laid, or when the rack would be left with nothing but difficult letters. Which they were I will tell after the game.
why-passed = A turn is passed when nothing sensible can be laid or exchanged. What was on its rack I will tell after the game.
why-uses = - It uses premiums: { $premiums }.
why-premium-word = { $square } (word ×{ $factor })
why-premium-letter = { $square } (letter ×{ $factor })
why-opens = - It opens the way to word premiums: { $squares }.
why-closes = - It takes word premiums or closes the way to them: { $squares }.
why-only-way = - These tiles could not have been laid in any other way.
why-highest-way = - These tiles could be laid in { $ways } ways; none would have brought more points.
why-other-ways = - These tiles could be laid in { $ways } ways; { $higher } would have brought more points.
why-rack = - On its rack there was { $rack }.
why-kept = - It kept { $leave }, worth { $worth } points against an average rack.
why-rank = - By its points and what it kept it is number { $rank } of all that could be done; { $words ->
        [one] { $words } word
       *[other] { $words } words
    } could be laid.
why-best = - The best would have been { $best } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; the difference is { $lost }.
analysis-progress = 🔎 Looking at the game: { $done } of { $all ->
        [one] { $all } turn
       *[other] { $all } turns
    }…
analysis-title = **Analysis**: each turn beside the best one, by points and what stayed on the rack.
analysis-no-turns = - { $who }: nothing to judge
analysis-player = - { $who }: the best move in { $share } % of { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, { $lost } points lost. Mistakes: **{ $small }** small, **{ $medium }** medium, **{ $large }** large.
analysis-mistakes = -# A small mistake costs at least 2 points, a medium one 8, a large one 20.
analysis-turn = { $number }. { $who } `{ $rack }`: { $played } → better { $best } (−{ $lost })
analysis-turn-best = { $number }. { $who } `{ $rack }`: { $played } ✓
analysis-exchange = exchange { $tiles }
analysis-pass = pass
