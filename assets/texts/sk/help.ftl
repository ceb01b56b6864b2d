# Ako sa hrá, po témach. Discord slovenské názvy príkazov nepozná, a tak sú tu anglické.
help-choose = Čo ďalšie by ste chceli vedieť?
help-you = Vy
help-example-position = 15/15/15/15/15/15/15/3SLOVO7/15/15/15/15/15/15/15 { $rack }/ 0/14 0
help-example-rack = KNOTAIE
help-example-rack-with-blank = KN?TAIE
help-example-move = H8 OKNO
help-example = Na obrázku: `{ $move }` pred potvrdením, za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }.
help-example-alt = Doska s vodorovným slovom SLOVO v riadku 8. Ťah { $move } z jeho posledného písmena vedie nadol a je len načrtnutý; pri ňom stojí, že dá { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }.
help-example-alt-with-blank = Doska s vodorovným slovom SLOVO v riadku 8. Ťah { $move } z jeho posledného písmena vedie nadol a je len načrtnutý; posledné písmeno O zastupuje žolík v rámčeku. Pri ťahu stojí, že dá { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }.
help-start = 👋 Ako začať
help-start-text =
    Scrabble s priateľmi alebo so mnou, priamo tu v kanáli. Po slovensky, po česky alebo po anglicky.
    - **Otvorte stôl:** `/new`. Ostatní stlačia **{ button-join }**; po stlačení **{ button-start }** si na každé voľné miesto sadnem ja.
    - **Pozrite si kamene:** **{ button-rack }**. Nikto iný ich nevidí.
    - **Zahrajte ťah:** **{ button-play }**, potom napíšte kam a čo. Skôr než bude platiť, uvidíte ho na doske.
    - **Stratila sa doska?** `/board` ju ukáže znova.
help-move = ▶️ Ako zahrať ťah
help-move-text =
    - Stlačte pod doskou **{ button-play }** a napíšte pole a slovo, napríklad `H8 OKNO`. Alebo píšte `/play`: už pri písaní vidíte, čo ťah vytvorí a koľko vynesie.
    - Dostanete obrázok s bodmi, ktorý vidíte len vy. **{ button-confirm }** ťah zahrá, **{ button-change }** ho umožní prepísať.
    - Prvé slovo zakryje pole uprostred; každé ďalšie sa dotýka slov na doske.
    - Nič sa nehodí? **{ button-exchange }** alebo **{ button-pass }**. Preklep? **{ button-undo }**.
help-move-written = - Ťah mi môžete aj napísať ako správu: `@Kámen { help-example-move }` v kanáli, alebo len `{ help-example-move }` v našich priamych správach.
help-move-written-alone = - V našich priamych správach mi ťah stačí napísať: `{ help-example-move }`.
help-notation = ✏️ Zápis ťahu
help-notation-text =
    - `8D SLOVO` – najprv riadok: **vodorovne** od poľa D8.
    - `H8 OKNO` – najprv stĺpec: **zvisle** od poľa H8.
    - Píšte aj písmená, ktoré už na doske ležia, alebo za každé bodku: `H8 .KNO`.
    - `vymeniť ABC` vymení kamene, `pas` vynechá ťah.
    - Veľké alebo malé písmená, ako chcete; na mäkčeňoch a dĺžňoch záleží.
help-buttons = 🔘 Tlačidlá
help-buttons-text =
    - **{ button-play }** zahrá ťah, **{ button-rack }** ukáže vaše kamene; tam ich možno zamiešať a zoradiť.
    - **{ button-exchange }** a **{ button-pass }**, keď sa nič nehodí.
    - **{ button-undo }** vezme späť váš posledný ťah: proti počítaču hneď, medzi ľuďmi po dohode.
    - **{ button-hint }** ukáže dobrý ťah, ak to stôl dovoľuje.
    - **{ button-unseen }** spočíta, čo ešte príde.
    - **{ button-meanings }** vysvetlí slová posledného ťahu.
    - **{ button-more }** ponúkne dosku ako text pre čítačky obrazovky, túto nápovedu a **{ button-resign }**.
    - Po hre: **{ button-rematch }**, **{ button-analyse }**, **{ button-replay }** a ďalšie.
help-blanks = ⬜ Žolík
help-blanks-text =
    Žolík zastúpi ktorékoľvek písmeno a nemá žiadne body.
    - Jednoducho napíšte slovo: žolík zastúpi písmeno, ktoré vám chýba.
    - Ak ho chcete použiť, hoci písmeno máte, napíšte pred neho `?`: `H8 OKN?O`.
    - Na doske má rámček a žiadnu hodnotu. Čo raz zastupuje, to zostane.
help-challenge = ⚖️ Námietky
help-challenge-text =
    Zvyčajne slová overujem hneď a iné neprijmem. S voľbou `rule` príkazu `/new` rozhodujete vy: položiť možno čokoľvek, kým o tom niekto nezapochybuje.
    - Po súperovom ťahu stlačte **{ button-challenge }** a vyberte slová. Dá sa to do ďalšieho ťahu.
    - Čo stojí omyl:
      - { bot-rule-void }
      - { bot-rule-single }
      - { bot-rule-double }
      - { bot-rule-five }
      - { bot-rule-ten }
    - Kým sa taká hra hrá, jej hráčom o slovách nič neprezradím.
help-levels = 🤖 Počítač
help-levels-text =
    Aký silný mám byť, vyberiete voľbou `level` príkazu `/new`, pri stole môžu byť až tri počítače; **{ button-computer }** pridá ďalší, kým sa hra nezačne.
help-words = 📖 Slová
help-words-text =
    Odpovede vidíte len vy, podľa slovníka pri stole:
    - `/word check` – platí, a čo možno dať pred neho a za neho?
    - `/word meaning` – čo znamená?
    - `/word find` – slová podľa vzoru: `?` je jedno písmeno, `*` ľubovoľne mnoho.
    - `/word anagrams` – slová z vašich písmen; `?` je žolík.
    - **{ button-meanings }** pod doskou – slová posledného ťahu, na konci hry všetky.
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
