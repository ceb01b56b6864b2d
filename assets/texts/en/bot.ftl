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
lobby-options = What you can still agree on before the game begins:
lobby-clock = Time: { $value }
lobby-remove-computer = Take a computer away: { $value }
lobby-switch-hints-on = Allow hints
lobby-switch-hints-off = No hints
lobby-switch-rated-on = Play a rated game
lobby-switch-rated-off = Play unrated
bot-no-clock = This game has no clock; only the time for a move can be limited, such as `1d`.
bot-closed = The table is closed. **Reopen** to play on.
bot-abandoned = Nothing has happened here for a long time, so the table is closed. **Reopen** to play on.
bot-clock = { $minutes } min for each player
bot-pace = { $hours ->
        [one] { $hours } hour for a move
       *[other] { $hours } hours for a move
    }
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
bot-thread = { $game } – { $who }
bot-table-in = The table is in { $place }.
bot-no-threads = A thread cannot be opened here; play in the channel itself.
bot-other-channel = On this server games are played in { $channels }.
bot-opponent-is-bot = Another bot cannot play; invite a person, or choose a `level` to play against me.
bot-unknown-game = I do not know the game “{ $text }”; you can choose { $known }.
bot-foreign-option = The option `{ $option }` belongs to { $owner }. You want to play { $game }: leave it out, or choose another game by the option `game`.
bot-unknown-level = There is no level “{ $text }”; there are { $known }.
bot-unknown-clock = “{ $text }” is not a time limit; write for example { $known }.

# What has happened.
bot-turn-resigned = { $who } resigns.
bot-turn-left = { $who } leaves the game.
bot-turn-out-of-time = { $who } has run out of time.
bot-on-turn = It is { $who }’s turn.
bot-your-turn = { $who }, it is your turn.
bot-reminder = { $who }, the others are waiting: it is still your turn.
bot-stuck = ⚠️ { $who } cannot move now: what is needed to play here is not at hand. It goes on trying; whoever runs the bot can help.
bot-undo-asked = { $who } would like to take a turn back.
bot-undo-call = { $who }, { $by } would like to take the last turn back. Do you agree?

# The end.
bot-end-below = The game is over; the result is below.
bot-won = 🏆 **{ $who } wins!**
bot-drawn = 🏆 **A draw: { $who }**

# Answers.
bot-move-title = Your move
bot-preview-alone = -# Nobody else sees this until you confirm it.
bot-resign-surely = Do you really want to resign? The game is lost then.
bot-resigned = You have resigned.
bot-kicked-out = The player is out of the game; the result counts.
bot-undone = The turn was taken back.
bot-undo-waits = I have asked the others; the turn is taken back when they agree.
bot-undo-agreed = You agree; somebody else still has to.
bot-undo-declined = The turn stands.
bot-more = What would you like?
bot-kicked = The computer plays on in that seat.

# Moves that are written as messages.
written-hello = Hello! When it is your turn, write me your move, such as `{ scrabble-help-example-move }`. `/{ command-new }` opens a table, and `/{ command-help }` explains the rest.
written-show = Press **{ button-written }**: only you will see it on the board, and it counts once you confirm it.
written-too-long = This is too long for a move.
button-written = Show the move
