# Štatistiky, tabuľka hráčov, zoznamy stolov.
command-stats = štatistika
command-stats-about = Ako niekto hrá
command-stats-who = kto
command-stats-who-about = Čie hry; inak vaše vlastné
command-stats-here = tu
command-stats-here-about = Len hry na tomto serveri
command-stats-server = server
command-stats-server-about = Namiesto toho hry celého servera
command-leaderboard = rebríček
command-leaderboard-about = Najlepší hráči tohto servera
command-leaderboard-language = jazyk
command-leaderboard-language-about = V akom jazyku sa hralo; inak v jazyku nových stolov
command-leaderboard-rated = hodnotené
command-leaderboard-rated-about = Len hry, ktoré sa hrali o výsledok
command-tables = stoly
command-tables-about = Hry, ktoré sa tu práve hrajú
command-tables-mine = moje
command-tables-mine-about = Namiesto toho vaše vlastné hry, nech sú kdekoľvek

stats-title = **Hry: { $who }**
stats-title-here = **Hry na tomto serveri: { $who }**
stats-title-server = **Hry na tomto serveri**
stats-none = Zatiaľ sa žiadna hra nedohrala.
stats-games = - { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } hier
    }: výhry { $wins }, remízy { $draws }, prehry { $losses }
stats-people = - Proti ľuďom: výhry { $wins }, remízy { $draws }, prehry { $losses }
stats-computer = - Súper { $who }: výhry { $wins }, remízy { $draws }, prehry { $losses }
stats-server-games = - { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } hier
    }, z toho medzi ľuďmi { $people }
stats-active = - Najviac hier s ostatnými: { $who }
stats-no-server = Tu sme sami, a tak niet koho porovnávať. Spýtajte sa na serveri; vlastné hry ukáže `/stats`.

leaderboard-title = **Hráči tohto servera – { $language }**
leaderboard-title-rated = **Hráči tohto servera – { $language }, hodnotené hry**
leaderboard-none = Zatiaľ tu spolu žiadni dvaja ľudia hru nedohrali.
leaderboard-line = { $place }. { $who } **{ $rating }** – { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } hier
    }: výhry { $wins }, remízy { $draws }, prehry { $losses }
leaderboard-provisional = -# Otáznik je pri hodnoteniach z menej než { $games ->
        [one] { $games } hry
       *[other] { $games } hier
    }; tie stoja až za ostatnými.

tables-here = **Hry, ktoré sa tu práve hrajú**
tables-mine = **Vaše hry**
tables-none = Žiadne nie sú. Stôl otvoríte príkazom `/new`.
tables-line = - { $place }: { $players } { $turn }
tables-computers = { $count ->
        [one] počítač
        [few] { $count } počítače
       *[other] { $count } počítačov
    }
tables-waits = – čaká na hráčov
tables-your-turn = – **ste na ťahu**
tables-turn = – na ťahu { $who }
tables-computer-turn = – na ťahu počítač
tables-more = -# … a { $count ->
        [one] { $count } ďalšia
        [few] { $count } ďalšie
       *[other] { $count } ďalších
    }
tables-no-server = Tu sme sami; na stoly sa spýtajte na serveri, alebo si vypíšte vlastné príkazom `/tables mine:True`.
