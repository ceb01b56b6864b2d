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
ending-history-empty = Nobody has moved yet.
ending-history-page = -# Page { $page } of { $pages }
ending-rematch = ➡️ Rematch: { $link }
ending-rematch-here = ➡️ A rematch is already open in this channel.
