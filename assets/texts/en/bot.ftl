# The bot: messages of tables, answers, questions.
bot-busy = Too much is going on right now; please try again in a moment.
bot-fault = Sorry, something went wrong on my side. Nothing of yours is lost; please try again. If it happens again, tell the host the number { $number }.
bot-not-understood = I did not understand that command; it may have changed. Type it again and choose from what is offered.
bot-unknown-button = This button no longer works here. Use those below the newest board, or `/board`.
bot-no-table = Nobody plays in this channel. Open a table with `/new`.
bot-never = Never mind, nothing has changed.
bot-opponent = your opponent
bot-computer = Kámen ({ $level })
bot-chair-open = free chair

# Opening a table.
bot-lobby = { $host } opens a table for **Scrabble**.
bot-lobby-how = -# **Join** to sit down. When **Start** is pressed, the computer takes the chairs that are still free.
bot-lobby-awaits = -# When **Start** is pressed, the game begins without those who have not answered.
bot-chair-taken = - { $who }
bot-chair-invited = - { $who } is invited: **{ button-invite-accept }** or **{ button-invite-decline }**
bot-chair-free = - free chair
bot-invitation-declined = { $host }, { $who } does not accept the invitation. The chair is free now: anybody may **{ button-join }**, and **{ button-start }** gives it to the computer.
bot-not-invited = No chair is kept for you here. Where one is free, **{ button-join }**; or open a table of your own with `/new`.
bot-takes-no-invitations = { $who } would rather not be invited. Open a table with a free chair instead, for example with `/new players:2`: whoever likes sits down, they as well.
bot-rematch-uninvited = { $count ->
        [one] { $who } would rather not be invited, so the chair is free: they may sit down, and so may others.
       *[other] { $who } would rather not be invited, so their chairs are free: they may sit down, and so may others.
    }
bot-cancelled = The table was closed before the game began.
bot-closed = The table is closed. **Reopen** to play on.
bot-abandoned = Nothing has happened here for a long time, so the table is closed. **Reopen** to play on.
bot-clock = { $minutes } min for each player
bot-pace = { $hours ->
        [one] { $hours } hour for a move
       *[other] { $hours } hours for a move
    }
bot-game-scrabble = Scrabble
bot-lexicon-cs-klasik = { lexicon-cs-klasik }
bot-lexicon-cs-plus = { lexicon-cs-plus }, with rarer words
bot-lexicon-sk = { lexicon-sk }
bot-lexicon-en = { lexicon-en }
bot-rule-checked = words are checked at once
bot-rule-void = challenge: an invalid word is taken back, its player moves again
bot-rule-single = challenge: an invalid word loses the turn, a wrong challenge is free
bot-rule-double = challenge: whoever is wrong loses a turn
bot-rule-five = challenge: a wrong one gives the opponent 5 points
bot-rule-ten = challenge: a wrong one gives the opponent 10 points
bot-clock-none = no time limit
bot-clock-10m = 10 minutes for the game
bot-clock-25m = 25 minutes for the game
bot-clock-60m = an hour for the game
bot-clock-12h = 12 hours for a move
bot-clock-1d = a day for a move
bot-clock-3d = 3 days for a move
bot-terms-hints = hints allowed
bot-terms-no-hints = no hints
bot-terms-rated = rated game
bot-terms-unrated = unrated game
bot-thread = Scrabble – { $who }
bot-table-in = The table is in { $place }.
bot-no-threads = A thread cannot be opened here; play in the channel itself.
bot-other-channel = On this server games are played in { $channels }.
bot-opponent-is-bot = Another bot cannot play; invite a person, or choose a `level` to play against me.
bot-unknown-game = I do not know the game “{ $text }”; you can choose { $known }.
bot-unknown-level = There is no level “{ $text }”; there are { $known }.
bot-unknown-lexicon = There is no lexicon “{ $text }”; there are { $known }.
bot-unknown-rule = There is no rule “{ $text }”; there are { $known }.
bot-unknown-clock = “{ $text }” is not a time limit; write for example { $known }.

# What has happened.
bot-turn-placed = { $who } lays { $words } ({ $start }) for { $points ->
        [one] **{ $points }** point
       *[other] **{ $points }** points
    }.
bot-turn-bingo = { $who } lays the whole rack: { $words } ({ $start }) for **{ $points }** points!
bot-turn-exchanged = { $who } exchanges { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }.
bot-turn-passed = { $who } passes.
bot-turn-withdrawn = { $by } challenges, and rightly: { $words } is not valid. { $who } takes the tiles back.
bot-turn-void = { $by } challenges, and rightly: { $words } is not valid. { $who } takes the tiles back and moves again.
bot-turn-stood = { $by } challenges { $words }, but the play of { $who } is valid.
bot-turn-stood-lost = { $by } challenges { $words }, but the play of { $who } is valid: the challenger loses a turn.
bot-turn-stood-bonus = { $by } challenges { $words }, but the play of { $who } is valid and earns { $points } more points.
bot-turn-resigned = { $who } resigns.
bot-turn-left = { $who } leaves the game.
bot-turn-out-of-time = { $who } has run out of time.
bot-on-turn = It is { $who }’s turn.
bot-your-turn = { $who }, it is your turn.
bot-reminder = { $who }, the others are waiting: it is still your turn.
bot-final-call = { $who }: the last tile has been played. Challenge the play or accept it.
bot-thinking-1 = { $who } is thinking…
bot-thinking-2 = { $who } looks at its tiles…
bot-thinking-3 = { $who } hums and moves its tiles about…
bot-thinking-4 = { $who } says: a fine position, let me see…
bot-undo-asked = { $who } would like to take a turn back.
bot-undo-call = { $who }, { $by } would like to take the last turn back. Do you agree?
bot-bag = { $tiles ->
        [0] the bag is empty
        [one] { $tiles } tile in the bag
       *[other] { $tiles } tiles in the bag
    }

# The end.
bot-end-played-out = { $who } has laid the last tile.
bot-end-all-passed = Everybody has passed twice in a row.
bot-end-scoreless = Six turns in a row scored nothing.
bot-end-only-one = Only { $who } is left.
bot-end-own-tiles = { $who }: −{ $points } for the tiles left ({ $tiles })
bot-end-others-tiles = { $who }: +{ $points } for the tiles of the others
bot-end-overtime = { $who }: −{ $points } for time
bot-end-below = The game is over; the result is below.
bot-won = 🏆 **{ $who } wins!**
bot-drawn = 🏆 **A draw: { $who }**

# Answers.
bot-move-title = Your move
bot-move-label = Your letters: { $rack }
bot-move-placeholder = 8H HORSE across, H8 HORSE down, ?x a blank as x
bot-move-fine = This can be played.
bot-move-explained = { $words } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
bot-preview = { $words } – together { $points ->
        [one] **{ $points }** point
       *[other] **{ $points }** points
    }.
bot-preview-one = { $words } for { $points ->
        [one] **{ $points }** point
       *[other] **{ $points }** points
    }.
bot-preview-bonus = { $points } for all tiles
bot-preview-alone = -# Nobody else sees this until you confirm it.
bot-rack-empty = Your rack is empty.
bot-rack-drawn = Drawn last: { $tiles }
bot-blank = blank
bot-exchange = Which tiles do you want to exchange? It costs the turn.
bot-exchange-which = Choose tiles
bot-exchange-surely = These tiles go back into the bag: { $tiles }. It costs the turn.
bot-accept-surely = Do you accept the last play? The game ends then.
bot-pass-surely = Do you really want to pass? You score nothing in this turn.
bot-resign-surely = Do you really want to resign? The game is lost then.
bot-resigned = You have resigned.
bot-kicked-out = The player is out of the game; the result counts.
bot-challenge = Which words do you challenge?
bot-challenge-which = Choose words
bot-undone = The turn was taken back.
bot-undo-waits = I have asked the others; the turn is taken back when they agree.
bot-undo-agreed = You agree; somebody else still has to.
bot-undo-declined = The turn stands.
bot-unseen = The tiles you do not see: in the bag and on the racks of the others.
bot-more = What would you like?
bot-kicked = The computer plays on in that seat.

# Moves that are written as messages.
written-hello = Hello! When it is your turn, write me your move, such as `{ help-example-move }`. `/{ command-new }` opens a table, and `/{ command-help }` explains the rest.
written-show = Press **{ button-written }**: only you will see it on the board, and it counts once you confirm it.
button-written = Show the move
