# Noughts and crosses: the smallest game, which tests alone play.
noughts-lobby = { $host } opens a table for **noughts and crosses**.
noughts-name = noughts and crosses
noughts-terms = three in a row win
noughts-thinking-1 = { $who } is thinking…
noughts-thinking-2 = { $who } looks at the squares…
noughts-thinking-3 = { $who } sharpens a pencil…
noughts-thinking-4 = { $who } counts to three…
noughts-not-tossed = the coin has not been tossed
noughts-question-toss = { $who }, toss the coin: it tells who begins.
noughts-question-draw = { $who }, you are offered a draw. Do you accept it?
noughts-turn-tossed = { $who } tosses the coin: { $first } begins.
noughts-turn-marked = { $who } marks **{ $square }**.
noughts-turn-offered = { $who } offers a draw.
noughts-turn-declined = { $who } declines the draw.
noughts-turn-accepted = { $who } accepts the draw.
noughts-end-line = Three in a row!
noughts-end-full = No square is free.
noughts-end-agreed = The players have agreed on it.
noughts-end-only-one = Nobody else is left.
noughts-move-label = A square
noughts-move-placeholder = b2, toss, or draw
noughts-move-fine = This can be played.

# Labels of its buttons.
noughts-button-toss = Toss the coin
noughts-button-mark = Mark
noughts-button-draw-offer = Offer a draw
noughts-button-draw-accept = Accept the draw
noughts-button-draw-decline = Decline the draw

# Why something cannot be done.
noughts-refusal-game-over = The game is over.
noughts-refusal-not-seated = Only the two players can do that.
noughts-refusal-not-your-turn = It is the turn of { $player }.
noughts-refusal-not-tossed = First the coin is tossed: **{ noughts-button-toss }**, or `toss`.
noughts-refusal-tossed-already = The coin has been tossed; mark a square.
noughts-refusal-unreadable = “{ $text }” is no move; write a square such as `b2`, `toss`, or `draw`.
noughts-refusal-taken = { $square } is taken; choose a free square.
noughts-refusal-not-answered = You have offered a draw; wait for the answer of { $player }.
noughts-refusal-offered-already = You have offered a draw already; make a move before you offer it again.
noughts-refusal-no-offer = Nobody offers you a draw; you can offer one yourself.
noughts-refusal-nothing-to-undo = There is nothing to take back.
noughts-refusal-no-time-limit = Nobody can run out of time in this game.

# The computer.
noughts-level-random = any square
noughts-level-random-about = marks squares by chance
noughts-level-perfect = never loses
noughts-level-perfect-about = always finds the best square

# Pictures and what they show.
noughts-picture-tossed = coin
noughts-picture-offered = draw?
noughts-picture-declined = no draw
noughts-picture-accepted = draw
noughts-alt-toss = Noughts and crosses, { $player } is to toss the coin.
noughts-alt-turn = Noughts and crosses, { $player } is to move.
noughts-alt-offer = Noughts and crosses, { $player } is offered a draw.
noughts-alt-won = Noughts and crosses, the game is over, { $player } has won.
noughts-alt-drawn = Noughts and crosses, the game is over, a draw.
noughts-alt-marks = { $player } ({ $sign }): { $squares }.
noughts-alt-no-marks = { $player } ({ $sign }): nothing yet.
noughts-alt-free = Free: { $squares }.

# After the game.
noughts-export = The whole game as a text file.
noughts-export-so-far = The game so far as a text file.
noughts-export-alt = The record of the game
noughts-analysis-title = **Analysis**: which marks kept the best result.
noughts-analysis-player = - { $who }: { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    }, { $mistakes ->
        [0] nothing lost
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }
noughts-analysis-kept = { $number }. { $who } **{ $square }** ✓ { $best }
noughts-analysis-lost = { $number }. { $who } **{ $square }** ✗ { $kept } instead of { $best }
noughts-result-won = a win
noughts-result-drawn = a draw
noughts-result-lost = a loss
noughts-stats = - Rows of three: { $lines }, squares marked: { $marks }

# Help.
noughts-help-move = ⭕ Noughts and crosses
noughts-help-move-text =
    - First **{ noughts-button-toss }**: the coin tells who begins, with crosses.
    - Press a square below the board, or type `/{ command-play }` with its name such as `b2`: columns a to c from the left, rows 1 to 3 from above. Three in a row win.
    - **{ noughts-button-draw-offer }** offers a draw; it lapses when the other makes a move.
