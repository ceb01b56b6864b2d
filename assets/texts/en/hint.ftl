# Hints, why this move, analysis.
command-hint = hint
command-hint-about = Hints at a good move, to you alone
command-analyse = analyse
command-analyse-about = Judges the finished game turn by turn
hint-rated = There are no hints in a rated game.
hint-forbidden = Hints are off at this table. They can be allowed by the option `hints` when a table is opened.
hint-none = This game gives no hints.
why-none = I cannot tell why the computer moved as it did in this game.
hint-stale = The board has moved on since this hint, so it no longer holds. When it is your turn, press **{ button-hint }** again.
hint-moved-on = The board has moved on since that hint. For the position now:
analysis-progress = 🔎 Looking at the game: { $done } of { $all ->
        [one] { $all } turn
       *[other] { $all } turns
    }…
