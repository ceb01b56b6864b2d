# Jak se hraje, po tématech. Příkazy a tlačítka se jmenují podle ostatních textů.
help-choose = Co dalšího byste chtěli vědět?
help-you = Vy
help-example-position = 15/15/15/15/15/15/15/3KÁMEN7/15/15/15/15/15/15/15 { $rack }/ 0/16 0
help-example-rack = OHASTIL
help-example-rack-with-blank = ?HASTIL
help-example-move = H8 NOHA
help-example = Na obrázku: `{ $move }` před potvrzením, za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
help-example-alt = Deska s vodorovným slovem KÁMEN v řadě 8. Tah { $move } z jeho posledního písmene vede dolů a je jen načrtnutý; u něj stojí, že dá { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
help-example-alt-with-blank = Deska s vodorovným slovem KÁMEN v řadě 8. Tah { $move } z jeho posledního písmene vede dolů a je jen načrtnutý; místo písmene O je žolík v rámečku. U tahu stojí, že dá { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
help-start = 👋 Jak začít
help-start-text =
    Scrabble s přáteli nebo se mnou, přímo tady v kanálu. Česky, slovensky nebo anglicky.
    - **Otevřete stůl:** `/{ command-new }`. Ostatní stisknou **{ button-join }**; po stisku **{ button-start }** si na každé volné místo sednu já.
    - **Podívejte se na kameny:** **{ button-rack }**. Nikdo jiný je nevidí.
    - **Zahrajte tah:** **{ button-play }**, pak napište kam a co. Než bude platit, uvidíte ho na desce.
    - **Ztratila se deska?** `/{ command-board }` ji ukáže znovu.
help-move = ▶️ Jak zahrát tah
help-move-text =
    - Stiskněte pod deskou **{ button-play }** a napište pole a slovo, třeba `H8 NOHA`. Nebo pište `/{ command-play }`: už při psaní vidíte, co tah vytvoří a kolik vynese.
    - Dostanete obrázek s body, který vidíte jen vy. **{ button-confirm }** tah zahraje, **{ button-change }** ho umožní přepsat.
    - První slovo zakryje pole uprostřed; každé další se dotýká slov na desce.
    - Nic se nehodí? **{ button-exchange }**, nebo **{ button-pass }**. Překlep? **{ button-undo }**.
help-move-written = - Tah mi můžete i napsat jako zprávu: `@Kámen { help-example-move }` v kanálu, nebo jen `{ help-example-move }` v našich přímých zprávách.
help-move-written-alone = - V našich přímých zprávách mi tah stačí napsat: `{ help-example-move }`.
help-notation = ✏️ Zápis tahu
help-notation-text =
    - `8D KÁMEN` – nejdřív řada: **vodorovně** od pole D8.
    - `H8 NOHA` – nejdřív sloupec: **svisle** od pole H8.
    - Pište i písmena, která už na desce leží, nebo za každé tečku: `H8 .OHA`.
    - `vyměnit ABC` vymění kameny, `pas` vynechá tah.
    - Velká nebo malá písmena, jak chcete; na háčcích a čárkách záleží.
help-buttons = 🔘 Tlačítka
help-buttons-text =
    - **{ button-play }** zahraje tah, **{ button-rack }** ukáže vaše kameny; tam je lze zamíchat a seřadit.
    - **{ button-exchange }** a **{ button-pass }**, když se nic nehodí.
    - **{ button-undo }** vezme zpět váš poslední tah: proti počítači hned, mezi lidmi po dohodě.
    - **{ button-hint }** ukáže dobrý tah, pokud to stůl dovoluje.
    - **{ button-unseen }** spočítá, co ještě přijde.
    - **{ button-meanings }** vysvětlí slova posledního tahu.
    - **{ button-more }** nabídne desku jako text pro čtečky obrazovky, tuto nápovědu a **{ button-resign }**.
    - Po hře: **{ button-rematch }**, **{ button-analyse }**, **{ button-replay }** a další.
help-blanks = ⬜ Žolík
help-blanks-text =
    Žolík zastoupí kterékoli písmeno a nemá žádné body.
    - Prostě napište slovo: žolík zastoupí písmeno, které vám chybí.
    - Chcete-li ho použít, i když písmeno máte, napište před něj `?`: `H8 N?OHA`.
    - Na desce má rámeček a žádnou hodnotu. Co jednou zastupuje, to zůstane.
help-challenge = ⚖️ Námitky
help-challenge-text =
    Obvykle slova ověřuji hned a jiná nepřijmu. S volbou `pravidlo` příkazu `/{ command-new }` rozhodujete vy: položit lze cokoli, dokud o tom někdo nezapochybuje.
    - Po soupeřově tahu stiskněte **{ button-challenge }** a vyberte slova. Lze to do dalšího tahu.
    - Co stojí omyl:
      - { bot-rule-void }
      - { bot-rule-single }
      - { bot-rule-double }
      - { bot-rule-five }
      - { bot-rule-ten }
    - Dokud se taková hra hraje, jejím hráčům o slovech nic neprozradím.
help-levels = 🤖 Počítač
help-levels-text =
    Jak silný mám být, vyberete volbou `úroveň` příkazu `/{ command-new }`, u stolu mohou být až tři počítače; **{ button-computer }** přidá další, než hra začne.
help-words = 📖 Slova
help-words-text =
    Odpovědi vidíte jen vy, podle slovníku u stolu:
    - `/{ command-word } { command-word-check }` – platí, a co lze dát před něj a za něj?
    - `/{ command-word } { command-word-meaning }` – co znamená?
    - `/{ command-word } { command-word-find }` – slova podle vzoru: `?` je jedno písmeno, `*` libovolně mnoho.
    - `/{ command-word } { command-word-anagrams }` – slova z vašich písmen; `?` je žolík.
    - **{ button-meanings }** pod deskou – slova posledního tahu, na konci hry všechna.
help-settings = ⚙️ Nastavení
help-settings-text =
    `/nastavení` je jen pro vás: jazyk, barvy obrázků, zda se má tah ukázat, než začne platit.
    Kdo spravuje server, vybírá i pro všechny: jazyk, slovník, jak se slova posuzují, ve kterých kanálech se hraje, a vlastní slova serveru.
help-hosting = 🏠 Jak mě mít u sebe
help-hosting-text =
    - **Na serveru:** přidá mě ten, kdo ho spravuje. **Ve zprávách:** přidejte si mě ke svému účtu a napište mi `/{ command-new }`.
    - **Provoz:** jsem jeden program. `./run` mě sestaví a spustí; s `DISCORD_TOKEN` sloužím na Discordu, bez něj otevřu v prohlížeči sandbox, kde lze všechno vyzkoušet.
    - Hry leží ve složce `data`. `kamen meaning --rebuild` vysvětlí další slova, `kamen doctor` zkontroluje, co je uloženo.

command-help = nápověda
command-help-about = Jak se hraje
command-help-topic = téma
command-help-topic-about = O čem; jinak od začátku
