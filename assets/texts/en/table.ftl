# Why something cannot be done at a table, and what would work.
table-game = This game does not allow that now.
table-stale = The board has moved on meanwhile; look at it and try again.
table-not-host = Only the host of the table can do that.
table-not-seated = You do not sit at this table; open one of your own with `/{ command-new }`.
table-already-seated = You already sit at this table.
table-two-chairs = Nobody can sit on two chairs at one table.
table-not-asked = Nobody can be seated without agreeing; invite them, and they sit down themselves.
table-full = The table is full: { $seats ->
        [one] it has one chair only
       *[other] all { $seats } chairs are taken
    }.
table-kept = The free chairs are kept for those who were invited.
table-chairs = A table has { $least } to { $most } players.
table-too-few = { $players ->
        [0] Nobody sits at the table; a game needs two at least.
        [one] A game needs two at least; add a computer, or wait for somebody.
       *[other] A game needs two players at least.
    }
table-no-such-seat = There is no such seat at the table.
table-no-computer = No computer sits there.
table-nobody-there = No person plays on that seat.
table-not-your-turn = It is { $player }'s turn.
table-has-left = You have left this game; you can go on watching.
table-kick-self = You cannot send yourself away; leave the table if you want to go.
table-other-game = That belongs to another game than the one at this table; `/{ command-board }` shows what is played here.
table-not-silent = A player can be sent away after a long silence; wait for { $hours ->
        [one] another hour
       *[other] another { $hours } hours
    }.
table-not-started = The game has not begun; its host begins it with **{ button-start }**.
table-already-started = The game has begun.
table-over = The game is over; you can play again.
table-not-over = The game is not over.
table-closed = The table is closed; reopen it first.
table-not-closed = The table is not closed.
table-others-play = The table cannot be closed while other people play there or the result counts; you can resign.
table-rematched-already = The rematch is already open; the finished game has a link to it.
table-undo-pending = Somebody has asked to take a turn back; wait for the answer.
table-no-undo-pending = Nobody has asked to take a turn back.
table-agreed-already = It does not depend on your answer any more.
table-rated-undo = In a rated game with the computer no turn is taken back; play on, or resign.
table-rated-seat = In a rated game nobody can take your seat; play on, or resign.
table-rated-settled = Somebody has sat down already, so it stays settled whether the game is rated; for another choice open a new table.
table-no-resources = The lexicon of this table is not at hand now; try another one, or tell whoever runs the bot.
table-cannot-begin-large = This is too much to be stored; fewer words of the server's own would help.
table-no-such-table = There is no such table.
table-unreadable = The log of this table cannot be read; whoever runs the bot finds it in the log.
table-room-taken = There is a game here already; `/board` shows it. Open a new table in another channel or in a thread (the option `thread`).
table-too-many-tables = You can have { $most ->
        [one] one table
       *[other] { $most } tables
    } at a time; finish a game first.
table-server-full = This server can have { $most ->
        [one] one table
       *[other] { $most } tables
    } at a time; wait until one is over.
table-too-many-requests = That is too fast for me; try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
table-too-many-invitations = You can invite { $most ->
        [one] one person
       *[other] { $most } people
    } within an hour; try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }, or open a table with free chairs, where whoever likes sits down.
table-busy = There is a lot going on at this table; try again in a moment.
table-shutting-down = I am being restarted; try again in a moment, nothing is lost.
table-broken = I cannot store games, so nothing can be played now. What was confirmed is safe; whoever runs the bot finds it in the log.
