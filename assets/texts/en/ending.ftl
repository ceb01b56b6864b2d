# The end of a game: replay, chart, file, check of the draw, all turns.
command-history = history
command-history-about = Shows all turns of the game in this channel
command-export = export
command-export-about = Gives the game as a GCG file
button-show-everyone = Show everyone
button-previous = Previous
button-next = Next
ending-replay = The whole game, turn by turn.
ending-chart = How the scores went.
ending-export = The whole game as a GCG file, which other Scrabble programs open as well.
ending-export-so-far = The game so far as a GCG file. It tells only what you may know: nobody else's rack is in it.
ending-export-alt = The record of the game as GCG
ending-promise = When the game began I published the fingerprint of the draw, which nobody can change any more:
    `{ $commitment }`
    After the game I will reveal what is behind it (the seed and the order of the bag), and anybody can check that nobody has chosen the tiles.
ending-verified = ✅ The draw was fair.
    When the game began I published this fingerprint, which nobody can change any more: `{ $commitment }`
    Behind it were the name of the game `{ $game }`, the seed `{ $seed }` and the order of the bag: `{ $bag }`
    I have just played the stored game again: { $events ->
        [one] { $events } event follows
       *[other] all { $events } events follow
    } exactly from that, with every tile drawn and every point.
    -# Check it yourself: save the file and run `python3 verify_draw.py { $file } { $commitment }` (from `tools/` of the source code) or `kamen scrabble verify { $file }`.
ending-not-verified = ⚠️ The stored game is not what was promised at its start. Please tell whoever runs this bot.
    The published fingerprint: `{ $commitment }`
    Name of the game `{ $game }`, seed `{ $seed }`, order of the bag: `{ $bag }`
    -# The record of the game ({ $events }) is in the file { $file }.
ending-verify-alt = The record of the game, by which the draw can be checked
ending-more-promise = -# 🔒 Fingerprint of the draw: `{ $commitment }`. It has been fixed since the game began; when the game is over, **{ button-verify }** proves by it that nobody chose the tiles.
ending-history-empty = Nobody has moved yet.
ending-history-turn = { $number }. { $turn } Total { $total }.
ending-history-rack = { $number }. { $turn } Total { $total }. From { $rack }.
ending-history-page = -# Page { $page } of { $pages }
ending-rematch = ➡️ Rematch: { $link }
ending-rematch-here = ➡️ A rematch is already open in this channel.
