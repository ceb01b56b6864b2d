# Statistiky, tabulka hráčů, seznamy stolů.
command-stats = statistika
command-stats-about = Jak někdo hraje
command-stats-who = kdo
command-stats-who-about = Čí hry; jinak vaše vlastní
command-stats-here = tady
command-stats-here-about = Jen hry na tomto serveru
command-stats-server = server
command-stats-server-about = Místo toho hry celého serveru
command-leaderboard = žebříček
command-leaderboard-about = Nejlepší hráči tohoto serveru
command-leaderboard-language = jazyk
command-leaderboard-language-about = V jakém jazyce se hrálo; jinak v jazyce nových stolů
command-leaderboard-rated = hodnocené
command-leaderboard-rated-about = Jen hry, které se hrály o výsledek
command-tables = stoly
command-tables-about = Hry, které se tu právě hrají
command-tables-mine = moje
command-tables-mine-about = Místo toho vaše vlastní hry, ať jsou kdekoli

stats-title = **Hry: { $who }**
stats-title-here = **Hry na tomto serveru: { $who }**
stats-title-server = **Hry na tomto serveru**
stats-none = Zatím se žádná hra nedohrála.
stats-games = - { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }: výhry { $wins }, remízy { $draws }, prohry { $losses }
stats-people = - Proti lidem: výhry { $wins }, remízy { $draws }, prohry { $losses }
stats-computer = - Soupeř { $who }: výhry { $wins }, remízy { $draws }, prohry { $losses }
stats-server-games = - { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }, z toho mezi lidmi { $people }
stats-active = - Nejvíc her s ostatními: { $who }
stats-no-server = Tady jsme sami, a tak není koho porovnávat. Zeptejte se na serveru; vlastní hry ukáže `/statistika`.

leaderboard-title = **Hráči tohoto serveru – { $language }**
leaderboard-title-rated = **Hráči tohoto serveru – { $language }, hodnocené hry**
leaderboard-none = Zatím tu spolu žádní dva lidé hru nedohráli.
leaderboard-line = { $place }. { $who } **{ $rating }** – { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }: výhry { $wins }, remízy { $draws }, prohry { $losses }
leaderboard-provisional = -# Otazník je u hodnocení z méně než { $games ->
        [one] { $games } hry
       *[other] { $games } her
    }; ta stojí až za ostatními.

tables-here = **Hry, které se tu právě hrají**
tables-mine = **Vaše hry**
tables-none = Žádné nejsou. Stůl otevřete příkazem `/nová`.
tables-line = - { $place }: { $players } { $turn }
tables-computers = { $count ->
        [one] počítač
        [few] { $count } počítače
       *[other] { $count } počítačů
    }
tables-waits = – čeká na hráče
tables-your-turn = – **jste na tahu**
tables-turn = – na tahu { $who }
tables-computer-turn = – na tahu počítač
tables-more = -# … a { $count ->
        [one] { $count } další
        [few] { $count } další
       *[other] { $count } dalších
    }
tables-no-server = Tady jsme sami; na stoly se zeptejte na serveru, nebo si vypište vlastní příkazem `/stoly moje:True`.
