# Scrabble: all that is said of it and in it.

# Tables and answers.
scrabble-lobby = { $host } opens a table for **Scrabble**.
scrabble-name = Scrabble
scrabble-lexicon-cs-klasik = { lexicon-cs-klasik }
scrabble-lexicon-cs-plus = { lexicon-cs-plus }, with rarer words
scrabble-lexicon-sk = { lexicon-sk }
scrabble-lexicon-en = { lexicon-en }
scrabble-rule-checked = words are checked at once
scrabble-rule-void = challenge: an invalid word is taken back, its player moves again
scrabble-rule-single = challenge: an invalid word loses the turn, a wrong challenge is free
scrabble-rule-double = challenge: whoever is wrong loses a turn
scrabble-rule-five = challenge: a wrong one gives the opponent 5 points
scrabble-rule-ten = challenge: a wrong one gives the opponent 10 points
scrabble-unknown-lexicon = There is no lexicon “{ $text }”; there are { $known }.
scrabble-unknown-rule = There is no rule “{ $text }”; there are { $known }.
scrabble-turn-placed = { $who } lays { $words } ({ $start }) for { $points ->
        [one] **{ $points }** point
       *[other] **{ $points }** points
    }.
scrabble-turn-bingo = { $who } lays the whole rack: { $words } ({ $start }) for **{ $points }** points!
scrabble-turn-exchanged = { $who } exchanges { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }.
scrabble-turn-passed = { $who } passes.
scrabble-turn-withdrawn = { $by } challenges, and rightly: { $words } is not valid. { $who } takes the tiles back.
scrabble-turn-void = { $by } challenges, and rightly: { $words } is not valid. { $who } takes the tiles back and moves again.
scrabble-turn-stood = { $by } challenges { $words }, but the play of { $who } is valid.
scrabble-turn-stood-lost = { $by } challenges { $words }, but the play of { $who } is valid: the challenger loses a turn.
scrabble-turn-stood-bonus = { $by } challenges { $words }, but the play of { $who } is valid and earns { $points } more points.
scrabble-final-call = { $who }: the last tile has been played. Challenge the play or accept it.
scrabble-thinking-1 = { $who } is thinking…
scrabble-thinking-2 = { $who } looks at its tiles…
scrabble-thinking-3 = { $who } hums and moves its tiles about…
scrabble-thinking-4 = { $who } says: a fine position, let me see…
scrabble-bag = { $tiles ->
        [0] the bag is empty
        [one] { $tiles } tile in the bag
       *[other] { $tiles } tiles in the bag
    }
scrabble-end-played-out = { $who } has laid the last tile.
scrabble-end-all-passed = Everybody has passed twice in a row.
scrabble-end-scoreless = Six turns in a row scored nothing.
scrabble-end-only-one = Only { $who } is left.
scrabble-end-own-tiles = { $who }: −{ $points } for the tiles left ({ $tiles })
scrabble-end-others-tiles = { $who }: +{ $points } for the tiles of the others
scrabble-end-overtime = { $who }: −{ $points } for time
scrabble-move-label = Your letters: { $rack }
scrabble-move-placeholder = 8H HORSE across, H8 HORSE down, ?x a blank as x
scrabble-move-fine = This can be played.
scrabble-move-explained = { $words } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
scrabble-preview = { $words } – together { $points ->
        [one] **{ $points }** point
       *[other] **{ $points }** points
    }.
scrabble-preview-one = { $words } for { $points ->
        [one] **{ $points }** point
       *[other] **{ $points }** points
    }.
scrabble-preview-bonus = { $points } for all tiles
scrabble-rack-empty = Your rack is empty.
scrabble-rack-drawn = Drawn last: { $tiles }
scrabble-blank = blank
scrabble-exchange = Which tiles do you want to exchange? It costs the turn.
scrabble-exchange-which = Choose tiles
scrabble-exchange-surely = These tiles go back into the bag: { $tiles }. It costs the turn.
scrabble-accept-surely = Do you accept the last play? The game ends then.
scrabble-pass-surely = Do you really want to pass? You score nothing in this turn.
scrabble-challenge = Which words do you challenge?
scrabble-challenge-which = Choose words
scrabble-unseen = The tiles you do not see: in the bag and on the racks of the others.

# Labels of its buttons.
scrabble-button-rack = My rack
scrabble-button-arrange = Shuffle
scrabble-button-sort = Sort
scrabble-button-exchange = Exchange
scrabble-button-pass = Pass
scrabble-button-pass-surely = Yes, pass
scrabble-button-challenge = Challenge
scrabble-button-accept = Accept
scrabble-button-unseen = Unseen tiles
scrabble-button-meanings = Meanings
scrabble-button-meaning-more = More
scrabble-button-export = GCG file
scrabble-button-verify = Check the draw

# Why a move is refused, and what would work.
scrabble-refusal-game-over = The game is over.
scrabble-refusal-not-seated = You do not sit at this table.
scrabble-refusal-has-left = You have left this game; you can go on watching.
scrabble-refusal-not-your-turn = It is { $player }'s turn.
scrabble-refusal-only-challenge-or-pass = { $player } has played the last tile: challenge the play, or pass to accept it.
scrabble-refusal-off-board = A word from { $start } would leave the board, which has { $rows } rows and { $cols } columns.
scrabble-refusal-square-taken = On { $square } lies { $holds }, so { $wanted } cannot be laid there.
scrabble-refusal-nothing-there = No tile lies on { $square }; a dot stands for a letter that is already on the board.
scrabble-refusal-no-tiles = This lays no tile of yours on the board.
scrabble-refusal-unknown-letter = { $letter } is not a letter of this game.
scrabble-refusal-missing-tile =
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
scrabble-refusal-missing-blank =
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
scrabble-refusal-missing-letters = Your rack lacks { $letters }{ $blanks -> 
        [0] {""} and has no blank.
       *[other] {""}, more than its blanks can stand for.
    }
scrabble-refusal-misses-start = The first word must cover the star on { $start }.
scrabble-refusal-first-word-too-short = The first word needs at least two tiles.
scrabble-refusal-touches-nothing = A new word must touch a tile on the board, above, below, left or right.
scrabble-refusal-invalid-words =
    { $count ->
        [one] Not a valid word: { $words }.
       *[other] Not valid words: { $words }.
    }
scrabble-refusal-exchange-nothing = Name the tiles to exchange, for example: exchange ABC.
scrabble-refusal-bag-too-small = The bag holds { $bag ->
        [one] { $bag } tile
       *[other] { $bag } tiles
    }; for this exchange it must hold at least { $needed }.
scrabble-refusal-no-challenges = Words are checked at once in this game, so there is nothing to challenge.
scrabble-refusal-nothing-to-challenge = There is no play to challenge; only the last one can be, before the next move.
scrabble-refusal-own-play = You cannot challenge your own play; take it back if you want to change it.
scrabble-refusal-not-played = The last play did not make { $word }; it made { $made }.
scrabble-refusal-nothing-to-undo = There is nothing to take back: you have not made a turn yet.
scrabble-refusal-no-time-limit = Nobody can run out of time in this game.
scrabble-refusal-time-remains = { $player } still has time ({ $seconds } s).
scrabble-refusal-empty-move = Type a move: 8H HORSE across, H8 HORSE down, exchange ABC or pass.
scrabble-refusal-too-long = This is too long for a move.
scrabble-refusal-outside-board = “{ $square }” is outside the board: its columns are A–{ $column }, its rows 1–{ $rows }.
scrabble-refusal-bad-square = “{ $text }” is no square. Write the row first for a word across, such as 8H HORSE, or the column first for a word down, such as H8 HORSE.
scrabble-refusal-no-square = "{ $text }" has no square; write 8H HORSE for across, H8 HORSE for down.
scrabble-refusal-no-word = A word must follow the square { $start }, such as { $start } HORSE.
scrabble-refusal-strange-character = The character "{ $character }" has no place in a move.
scrabble-refusal-open-bracket = There must be one letter in brackets, such as [A].
scrabble-refusal-blank-without-letter = A letter must follow the star that makes it a blank.

# Why there cannot be such a game.
scrabble-cannot-begin-players = It cannot be played like this: Scrabble is for 2 to 4 players.
scrabble-cannot-begin-tiles = It cannot be played like this: { $tiles ->
        [one] { $tiles } tile cannot
       *[other] { $tiles } tiles cannot
    } fill { $players } racks of { $rack }; play with fewer players or other tiles.
scrabble-cannot-begin-letters = It cannot be played like this: to draw who begins, the bag needs a letter for each player; choose other tiles.
scrabble-cannot-begin-edition = It cannot be played like this: tiles and board of this language do not fit together; choose another lexicon, or tell whoever runs the bot.
scrabble-cannot-begin-word = It cannot be played like this: “{ $word }” is one of this server's own words, but “{ $letter }” is no letter of these tiles; whoever manages the server can take the word out with `/settings words`.
scrabble-cannot-begin-long-word = It cannot be played like this: “{ $word }”, one of this server's own words, is too long; whoever manages the server can take it out with `/settings words`.

# After the game: turns, the file, the draw.
scrabble-export = The whole game as a GCG file, which other Scrabble programs open as well.
scrabble-export-so-far = The game so far as a GCG file. It tells only what you may know: nobody else's rack is in it.
scrabble-export-alt = The record of the game as GCG
scrabble-promise = When the game began I published the fingerprint of the draw, which nobody can change any more:
    `{ $commitment }`
    After the game I will reveal what is behind it (the seed and the order of the bag), and anybody can check that nobody has chosen the tiles.
scrabble-verified = ✅ The draw was fair.
    When the game began I published this fingerprint, which nobody can change any more: `{ $commitment }`
    Behind it were the name of the game `{ $game }`, the seed `{ $seed }` and the order of the bag: `{ $bag }`
    I have just played the stored game again: { $events ->
        [one] { $events } event follows
       *[other] all { $events } events follow
    } exactly from that, with every tile drawn and every point.
    -# Check it yourself: save the file and run `python3 verify_draw.py { $file } { $commitment }` (from `tools/` of the source code) or `kamen scrabble verify { $file }`.
scrabble-not-verified = ⚠️ The stored game is not what was promised at its start. Please tell whoever runs this bot.
    The published fingerprint: `{ $commitment }`
    Name of the game `{ $game }`, seed `{ $seed }`, order of the bag: `{ $bag }`
    -# The record of the game ({ $events }) is in the file { $file }.
scrabble-verify-alt = The record of the game, by which the draw can be checked
scrabble-promise-brief = -# 🔒 Fingerprint of the draw: `{ $commitment }`. It has been fixed since the game began; when the game is over, **{ scrabble-button-verify }** proves by it that nobody chose the tiles.
scrabble-history-turn = { $number }. { $turn } Total { $total }.
scrabble-history-rack = { $number }. { $turn } Total { $total }. From { $rack }.

# Hints, why this move, analysis.
scrabble-button-hint-word = Show the word
scrabble-button-hint-best = An even better move
scrabble-hint-final-call = There is no move to make: challenge the last play, or accept it.
scrabble-hint-nothing = I cannot think of any move.
scrabble-hint-place-across = 💡 A good word goes across, begins at { $square } and brings { $points ->
        [one] **{ $points }** point
       *[other] **{ $points }** points
    }. Can you find it?
scrabble-hint-place-down = 💡 A good word goes down, begins at { $square } and brings { $points ->
        [one] **{ $points }** point
       *[other] **{ $points }** points
    }. Can you find it?
scrabble-hint-word = 💡 { $words }: `{ $move }` for { $points ->
        [one] **{ $points }** point
       *[other] **{ $points }** points
    }. { $leave } would stay on your rack.
scrabble-hint-word-all = 💡 { $words }: `{ $move }` for { $points ->
        [one] **{ $points }** point
       *[other] **{ $points }** points
    }. You would lay all your tiles.
scrabble-hint-exchange = 💡 No word is worth it here; exchange { $tiles }.
scrabble-hint-pass = 💡 Nothing can be laid or exchanged here; all you can do is pass.
scrabble-why-nobody = The computer has not moved in this game yet.
scrabble-why-secret = -# What it kept on its rack I will tell after the game.
scrabble-why-exchanged = Tiles are exchanged when little could be laid, or when the rack would be left with nothing but difficult letters. Which they were I will tell after the game.
scrabble-why-passed = A turn is passed when nothing sensible can be laid or exchanged. What was on its rack I will tell after the game.
scrabble-why-uses = - It uses premiums: { $premiums }.
scrabble-why-premium-word = { $square } (word ×{ $factor })
scrabble-why-premium-letter = { $square } (letter ×{ $factor })
scrabble-why-opens = - It opens the way to word premiums: { $squares }.
scrabble-why-closes = - It takes word premiums or closes the way to them: { $squares }.
scrabble-why-only-way = - These tiles could not have been laid in any other way.
scrabble-why-highest-way = - These tiles could be laid in { $ways } ways; none would have brought more points.
scrabble-why-other-ways = - These tiles could be laid in { $ways } ways; { $higher } would have brought more points.
scrabble-why-rack = - On its rack there was { $rack }.
scrabble-why-kept = - It kept { $leave }, worth { $worth } points against an average rack.
scrabble-why-rank = - By its points and what it kept it is number { $rank } of all that could be done; { $words ->
        [one] { $words } word
       *[other] { $words } words
    } could be laid.
scrabble-why-best = - The best would have been { $best } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; the difference is { $lost }.
scrabble-analysis-title = **Analysis**: each turn beside the best one, by points and what stayed on the rack.
scrabble-analysis-no-turns = - { $who }: nothing to judge
scrabble-analysis-player = - { $who }: the best move in { $share } % of { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, { $lost } points lost. Mistakes: **{ $small }** small, **{ $medium }** medium, **{ $large }** large.
scrabble-analysis-mistakes = -# A small mistake costs at least 2 points, a medium one 8, a large one 20.
scrabble-analysis-turn = { $number }. { $who } `{ $rack }`: { $played } → better { $best } (−{ $lost })
scrabble-analysis-turn-best = { $number }. { $who } `{ $rack }`: { $played } ✓
scrabble-analysis-exchange = exchange { $tiles }
scrabble-analysis-pass = pass

# What games come to.
scrabble-stats-average = - On average { $game } points in a game, { $turn } in a turn
scrabble-stats-best-game = - Best game: { $points ->
        [one] **{ $points }** point
       *[other] **{ $points }** points
    } ({ $when }{ $who })
scrabble-stats-best-play = - Best play: { $words } for { $points ->
        [one] **{ $points }** point
       *[other] **{ $points }** points
    } ({ $when }{ $who })
scrabble-stats-bingos = - Plays with the whole rack: { $count }

# The levels of the computer: a name, and a line that tells a player what to expect.
scrabble-level-random = Random
scrabble-level-random-about = Plays any word that fits, for at most 10 points. A beginner can win.
scrabble-level-novice = Novice
scrabble-level-novice-about = Plays one turn in three like Amateur, the others like Random.
scrabble-level-beginner = Beginner
scrabble-level-beginner-about = Plays two turns in three like Amateur, the others like Random.
scrabble-level-amateur = Amateur
scrabble-level-amateur-about = Knows common words only and never makes more than 10 points in a turn.
scrabble-level-pupil = Pupil
scrabble-level-pupil-about = Plays like Amateur, and one turn in fourteen like Adept.
scrabble-level-student = Student
scrabble-level-student-about = Plays like Amateur, and one turn in five like Adept.
scrabble-level-apprentice = Apprentice
scrabble-level-apprentice-about = Plays nearly every other turn like Adept, the rest like Amateur.
scrabble-level-journeyman = Journeyman
scrabble-level-journeyman-about = Plays three turns in four like Adept, the rest like Amateur.
scrabble-level-adept = Adept
scrabble-level-adept-about = Plays words that everybody knows. An opponent for a Sunday afternoon.
scrabble-level-advanced = Advanced
scrabble-level-advanced-about = Plays like Adept, and three turns in ten like Experienced.
scrabble-level-skilled = Skilled
scrabble-level-skilled-about = Plays two turns in three like Experienced, the rest like Adept.
scrabble-level-experienced = Experienced
scrabble-level-experienced-about = Knows the whole lexicon but lays at most four tiles.
scrabble-level-expert = Expert
scrabble-level-expert-about = Knows the whole lexicon but lays at most five tiles.
scrabble-level-professional = Professional
scrabble-level-professional-about = Plays the word with the most points, every time.
scrabble-level-smart = Smart
scrabble-level-smart-about = Weighs the chance of a seven-letter word and watches what it opens for you.
scrabble-level-inhuman = Inhuman
scrabble-level-inhuman-about = Looks at the points and at what stays on the rack.
scrabble-level-godlike = Godlike
scrabble-level-godlike-about = Plays like Inhuman, and the end game without a mistake.
scrabble-level-grandmaster = Grandmaster
scrabble-level-grandmaster-about = Plays every move ahead in thought. The strongest; takes a few seconds.
scrabble-level-choice = { $name } · ≈ { $points } pts/turn – { $about }

# How to play, by topics. Commands and buttons are named as they are called elsewhere in these texts.
scrabble-help-you = You
scrabble-help-example-position = 15/15/15/15/15/15/15/3STONE7/15/15/15/15/15/15/15 { $rack }/ 0/12 0
scrabble-help-example-rack = AGLETIR
scrabble-help-example-rack-with-blank = AGL?TIR
scrabble-help-example-move = H8 EAGLE
scrabble-help-example = The picture: `{ $move }` before it is confirmed, for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
scrabble-help-example-alt = A board with the word STONE across in row 8. The move { $move } leads down from its last letter and is only sketched; beside it stands that it gives { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
scrabble-help-example-alt-with-blank = A board with the word STONE across in row 8. The move { $move } leads down from its last letter and is only sketched; its last E is a blank in a frame. Beside the move stands that it gives { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
scrabble-help-start = 👋 How to begin
scrabble-help-start-text =
    Scrabble with friends or with me, right here in the channel. English, Czech or Slovak.
    - **Open a table:** `/{ command-new }`. Others press **{ button-join }**; at **{ button-start }** I sit down on every chair that is still free.
    - **Look at your tiles:** **{ scrabble-button-rack }**. Nobody else sees them.
    - **Make a move:** **{ button-play }**, then write where and what. You see it on the board before it counts.
    - **Lost the board?** `/{ command-board }` shows it again.
scrabble-help-move = ▶️ Making a move
scrabble-help-move-text =
    - Press **{ button-play }** below the board and write the square and the word, such as `H8 EAGLE`. Or type `/{ command-play }`: while you write you see what it makes and earns.
    - You get a picture with the points that only you see. **{ button-confirm }** plays it, **{ button-change }** lets you write it again.
    - The first word covers the square in the middle; every other one touches a word on the board.
    - Nothing fits? **{ scrabble-button-exchange }** or **{ scrabble-button-pass }**. A slip? **{ button-undo }**.
scrabble-help-move-written = - Or write it to me as a message: `@Kámen { scrabble-help-example-move }` in the channel, or just `{ scrabble-help-example-move }` in our direct messages.
scrabble-help-move-written-alone = - In our direct messages you can simply write it to me: `{ scrabble-help-example-move }`.
scrabble-help-notation = ✏️ Writing a move
scrabble-help-notation-text =
    - `8D STONE` – the row first: **across**, from the square D8.
    - `H8 EAGLE` – the column first: **down**, from the square H8.
    - Write letters that already lie there too, or a dot for each: `H8 .AGLE`.
    - `exchange ABC` exchanges tiles, `pass` passes.
    - Capital or small letters, as you like.
scrabble-help-buttons = 🔘 The buttons
scrabble-help-buttons-text =
    - **{ button-play }** makes a move, **{ scrabble-button-rack }** shows your tiles; there you can shuffle and sort them.
    - **{ scrabble-button-exchange }** and **{ scrabble-button-pass }** when nothing fits.
    - **{ button-undo }** takes your last turn back: at once against the computer, by agreement among people.
    - **{ button-hint }** shows a good move, where the table allows it.
    - **{ scrabble-button-unseen }** counts what is still to come.
    - **{ scrabble-button-meanings }** explains the words of the last play.
    - **{ button-more }** has the board as text for screen readers, this help, and **{ button-resign }**.
    - After the game: **{ button-rematch }**, **{ button-analyse }**, **{ button-replay }** and more.
scrabble-help-blanks = ⬜ The blank
scrabble-help-blanks-text =
    A blank stands for any letter and is worth nothing.
    - Just write the word: the blank takes the letter that you lack.
    - To use it though you have the letter, put `?` in front: `H8 EAGL?E`.
    - On the board it has a frame and no value. What it stands for stays.
scrabble-help-challenge = ⚖️ Challenges
scrabble-help-challenge-text =
    Usually I check words at once and take no others. With the option `rule` of `/{ command-new }` you decide among yourselves: anything can be laid until somebody doubts it.
    - Press **{ scrabble-button-challenge }** after the play and choose the words. It works until the next move.
    - What a mistake costs:
      - { scrabble-rule-void }
      - { scrabble-rule-single }
      - { scrabble-rule-double }
      - { scrabble-rule-five }
      - { scrabble-rule-ten }
    - As long as such a game goes on, I tell its players nothing about words.
scrabble-help-levels = 🤖 The computer
scrabble-help-levels-text =
    Choose how strong I am with the option `level` of `/{ command-new }`, up to three computers at a table; **{ button-computer }** adds one before the game begins.
scrabble-help-words = 📖 Words
scrabble-help-words-text =
    Answers only you see, in the lexicon of the table:
    - `/{ command-word } { command-word-check }` – is it valid, and what can be put in front of it and behind it?
    - `/{ command-word } { command-word-meaning }` – what does it mean?
    - `/{ command-word } { command-word-find }` – words by a pattern: `?` is one letter, `*` any number of them.
    - `/{ command-word } { command-word-anagrams }` – words of your letters; `?` is a blank.
    - **{ scrabble-button-meanings }** below the board – the words of the last play, and of the whole game at its end.

# In pictures.
scrabble-picture-letter = { $factor }×L
scrabble-picture-word = { $factor }×W
scrabble-picture-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
scrabble-picture-bag = In the bag: { $count }
scrabble-picture-exchanged = exchanged { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
scrabble-picture-passed = passed
scrabble-picture-withdrawn = play taken back
scrabble-picture-stood = play stands
scrabble-picture-rack-empty = The rack is empty
scrabble-picture-unseen = Unseen tiles: { $count }

# In charts.
scrabble-chart-scores = Scores by turn
scrabble-chart-lost = Points lost against the best moves
scrabble-chart-turn = turn
scrabble-chart-points = points

# Pictures in words.
scrabble-alt-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
scrabble-alt-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
scrabble-alt-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
scrabble-alt-player = { $player }: { $points }
scrabble-alt-player-gone = { $player }: { $points } (out of the game)
scrabble-alt-board = Scrabble board, { $player } to move.
scrabble-alt-won = Scrabble, game over: { $player } wins.
scrabble-alt-drawn = Scrabble, game over, a draw: { $players }.
scrabble-alt-played-out = { $player } plays the last tile.
scrabble-alt-all-passed = Everyone has passed in two rounds running.
scrabble-alt-scoreless = Six turns running have scored nothing.
scrabble-alt-only-one-left = Only { $player } is left at the table.
scrabble-alt-final-call = The last tile is down, the play can still be challenged.
scrabble-alt-last-move = Last move: { $move }.
scrabble-alt-placed = { $player }, { $move } for { $points }
scrabble-alt-bingo = { $player }, { $move } for { $points } with the bonus for all tiles
scrabble-alt-exchanged =
    { $tiles ->
        [one] { $player } exchanges { $tiles } tile
       *[other] { $player } exchanges { $tiles } tiles
    }
scrabble-alt-passed = { $player } passes
scrabble-alt-withdrawn = { $player } takes the play back, challenged by { $by }
scrabble-alt-stood = { $player } keeps the play, challenged in vain by { $by }
scrabble-alt-resigned = { $player } resigns
scrabble-alt-left = { $player } leaves the table
scrabble-alt-out-of-time = { $player } is out of time
scrabble-alt-also-made = Also made: { $words }.
scrabble-alt-not-valid = Not valid: { $words }.
scrabble-alt-bag = In the bag: { $tiles }.
scrabble-alt-blanks-laid = Blanks on the board: { $blanks }.
scrabble-alt-blank-at = { $square } as { $letter }
scrabble-alt-words = Words on the board: { $words }.
scrabble-alt-no-words = The board is empty so far.
scrabble-alt-preview = Preview, not played yet: { $move } would give { $points }.
scrabble-alt-preview-bingo = Preview, not played yet: { $move } would give { $points } with the bonus for all tiles.
scrabble-alt-rack = Your rack: { $tiles }.
scrabble-alt-rack-empty = Your rack is empty.
scrabble-alt-rack-sum = Together { $points }.
scrabble-alt-letter = { $letter } { $points }
scrabble-alt-blank = blank
scrabble-alt-blanks =
    { $blanks ->
        [one] { $blanks } blank
       *[other] { $blanks } blanks
    }
scrabble-alt-tracker = You do not see { $tiles } yet, of these in the bag: { $bag }.
scrabble-alt-tracker-list = Left: { $tiles }.
scrabble-alt-tracker-empty = All tiles are in sight.
scrabble-alt-score-chart = Chart of the scores by turn, { $turns }.
scrabble-alt-highest-move = Highest move (turn { $turn }): { $move }.
scrabble-alt-lead-changes = Changes of the lead: { $changes }.
scrabble-alt-lost-chart = Chart of the points lost against the best moves, { $turns }.
scrabble-alt-lost = { $player }: { $total } in all, at most { $most } (turn { $turn })
scrabble-alt-lost-nothing = { $player }: nothing
scrabble-alt-replay = Replay of a game of Scrabble by turn, { $turns }.
scrabble-alt-replay-turns = Turns: { $list }.
scrabble-alt-replay-turn = { $turn }. { $move }

# At the terminal.
scrabble-terminal-words = Words are judged by the lexicon “{ $lexicon }”.
scrabble-terminal-any-word = Any word counts: judge for yourselves.
scrabble-terminal-game = Game { $game }. The order of the bag is fixed; its fingerprint is { $commitment }.
scrabble-terminal-draws = { $who } draws { $tile }.
scrabble-terminal-begins = { $who } begins. Type **help** for help.
scrabble-terminal-rack = Rack **{ $rack }**, { $bag }
scrabble-terminal-seed = The seed behind the fingerprint: { $seed }
scrabble-terminal-help =
    - **8H HORSE** lays a word across from square H8, **H8 HORSE** down; a dot stands for a letter on the board.
    - **8H HO*RSE** makes the letter after the star a blank; otherwise a blank is used only when it must be.
    - **exchange AB** puts tiles back and draws others, **pass** skips the turn.
    - **hint** tells where a good word lies; once more, and it tells the word.
    - **challenge** contests the last play where that is agreed on, **undo** takes your last turn back.
    - **resign** gives up, **quit** stops here; with --log the game goes on next time.
