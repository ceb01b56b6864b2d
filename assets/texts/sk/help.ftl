# Ako sa hrá, po témach. Discord slovenské názvy príkazov nepozná, a tak sú tu anglické.
help-choose = Čo ďalšie by ste chceli vedieť?
help-settings = ⚙️ Nastavenia
help-settings-text =
    `/settings` je len pre vás: jazyk, farby obrázkov, či sa má ťah ukázať skôr, než bude platiť.
    Kto spravuje server, vyberá aj pre všetkých: jazyk, slovník, ako sa slová posudzujú, v ktorých kanáloch sa hrá, a vlastné slová servera.
help-hosting = 🏠 Ako ma mať u seba
help-hosting-text =
    - **Na serveri:** pridá ma ten, kto ho spravuje. **V správach:** pridajte si ma k svojmu účtu a napíšte mi `/new`.
    - **Prevádzka:** som jeden program. `./run` ma zostaví a spustí; s `DISCORD_TOKEN` slúžim na Discorde, bez neho otvorím v prehliadači sandbox, kde sa dá všetko vyskúšať.
    - Hry ležia v priečinku `data`. `kamen meaning --rebuild` vysvetlí ďalšie slová, `kamen doctor` skontroluje, čo je uložené.

command-help = nápoveda
command-help-about = Ako sa hrá
command-help-topic = téma
command-help-topic-about = O čom; inak od začiatku
