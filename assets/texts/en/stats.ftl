# Statistics, the table of players, lists of tables.
command-stats = stats
command-stats-about = What somebody's games come to
command-stats-who = who
command-stats-who-about = Whose games; your own if you leave it out
command-stats-here = here
command-stats-here-about = Only games on this server
command-stats-server = server
command-stats-server-about = The games of the whole server instead
command-leaderboard = leaderboard
command-leaderboard-about = The best players of this server
command-leaderboard-language = language
command-leaderboard-language-about = Which language was played; without it that of new tables here
command-leaderboard-rated = rated
command-leaderboard-rated-about = Only games that were played for the result
command-tables = tables
command-tables-about = The games that are going on here
command-tables-mine = mine
command-tables-mine-about = Your own games instead, wherever they are

stats-title = **Games of { $who }**
stats-title-here = **Games of { $who } on this server**
stats-title-server = **Games on this server**
stats-none = No game has been finished yet.
stats-games = - { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: { $wins } won, { $draws } drawn, { $losses } lost
stats-people = - Against people: { $wins } won, { $draws } drawn, { $losses } lost
stats-computer = - Against { $who }: { $wins } won, { $draws } drawn, { $losses } lost
stats-server-games = - { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $people } of them between people
stats-active = - Most games with others: { $who }
stats-no-server = We are alone here, so there is nobody to compare. Ask on a server, or see your own games with `/stats`.

leaderboard-title = **Players of this server – { $language }**
leaderboard-title-rated = **Players of this server – { $language }, rated games**
leaderboard-none = No two people have finished a game here yet.
leaderboard-line = { $place }. { $who } **{ $rating }** – { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: { $wins } won, { $draws } drawn, { $losses } lost
leaderboard-provisional = -# A question mark stands at ratings from fewer than { $games } games; they come after the others.

tables-here = **Games that are going on here**
tables-mine = **Your games**
tables-none = There are none. Open a table with `/new`.
tables-line = - { $place }: { $players } { $turn }
tables-computers = { $count ->
        [one] the computer
       *[other] { $count } computers
    }
tables-waits = – waits for players
tables-your-turn = – **it is your turn**
tables-turn = – { $who } to move
tables-computer-turn = – the computer to move
tables-more = -# … and { $count } more
tables-no-server = We are alone here; ask about tables on a server, or list your own with `/tables mine:True`.
