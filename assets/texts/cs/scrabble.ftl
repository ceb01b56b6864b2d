# Scrabble: all that is said of it and in it.

# Tables and answers.
scrabble-lobby = { $host } otevírá stůl ke hře **Scrabble**.
scrabble-name = Scrabble
scrabble-lexicon-cs-klasik = { lexicon-cs-klasik }
scrabble-lexicon-cs-plus = { lexicon-cs-plus }, i s méně obvyklými slovy
scrabble-lexicon-sk = { lexicon-sk }
scrabble-lexicon-en = { lexicon-en }
scrabble-rule-checked = slova se ověřují hned
scrabble-rule-void = námitky: neplatné slovo se vezme zpět a hráč táhne znovu
scrabble-rule-single = námitky: neplatné slovo stojí tah, neoprávněná námitka nestojí nic
scrabble-rule-double = námitky: kdo se mýlí, ztrácí tah
scrabble-rule-five = námitky: za neoprávněnou dostane soupeř 5 bodů
scrabble-rule-ten = námitky: za neoprávněnou dostane soupeř 10 bodů
scrabble-unknown-lexicon = Slovník „{ $text }“ nemám; na výběr jsou { $known }.
scrabble-unknown-rule = Pravidlo „{ $text }“ neznám; na výběr jsou { $known }.
scrabble-turn-placed = { $who }: { $words } ({ $start }) za { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodů
    }.
scrabble-turn-bingo = { $who } pokládá všechny kameny: { $words } ({ $start }) za { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodů
    }!
scrabble-turn-exchanged = { $who } vyměňuje { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }.
scrabble-turn-passed = { $who } vynechává tah.
scrabble-turn-withdrawn = Námitka: { $by } má pravdu, { $words } neplatí. { $who } bere kameny zpět.
scrabble-turn-void = Námitka: { $by } má pravdu, { $words } neplatí. { $who } bere kameny zpět a táhne znovu.
scrabble-turn-stood = Námitka: { $by } zpochybňuje { $words }, ale tah platí ({ $who }).
scrabble-turn-stood-lost = Námitka: { $by } zpochybňuje { $words }, ale tah platí ({ $who }). Kdo namítal, ztrácí tah.
scrabble-turn-stood-bonus = Námitka: { $by } zpochybňuje { $words }, ale tah platí a { $who } získává { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } navíc.
scrabble-final-call = { $who }: byl položen poslední kámen. Podejte námitku, nebo tah přijměte.
scrabble-thinking-1 = { $who } přemýšlí…
scrabble-thinking-2 = { $who } si prohlíží kameny…
scrabble-thinking-3 = { $who } si brouká a přerovnává kameny…
scrabble-thinking-4 = { $who } říká: pěkná pozice, podívejme se…
scrabble-bag = { $tiles ->
        [0] sáček je prázdný
        [one] v sáčku { $tiles } kámen
        [few] v sáčku { $tiles } kameny
       *[other] v sáčku { $tiles } kamenů
    }
scrabble-end-played-out = { $who } dohrává poslední kámen.
scrabble-end-all-passed = Všichni dvakrát po sobě vynechali tah.
scrabble-end-scoreless = Šest tahů po sobě bez bodu.
scrabble-end-only-one = Ve hře zbývá jen { $who }.
scrabble-end-own-tiles = { $who }: −{ $points } za zbylé kameny ({ $tiles })
scrabble-end-others-tiles = { $who }: +{ $points } za kameny ostatních
scrabble-end-overtime = { $who }: −{ $points } za čas
scrabble-move-label = Vaše písmena: { $rack }
scrabble-move-placeholder = 8H SLOVO vodorovně, H8 SLOVO svisle, ?x žolík za x
scrabble-move-fine = To lze zahrát.
scrabble-move-explained = { $words } = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
scrabble-preview = { $words } – dohromady { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodů
    }.
scrabble-preview-one = { $words } za { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodů
    }.
scrabble-preview-bonus = { $points } za všechny kameny
scrabble-rack-empty = Zásobník máte prázdný.
scrabble-rack-drawn = Naposled vytaženo: { $tiles }
scrabble-blank = žolík
scrabble-exchange = Které kameny chcete vyměnit? Stojí to tah.
scrabble-exchange-which = Vyberte kameny
scrabble-exchange-surely = Do sáčku se vrátí tyto kameny: { $tiles }. Stojí to tah.
scrabble-accept-surely = Přijímáte poslední tah? Hra tím skončí.
scrabble-pass-surely = Opravdu chcete vynechat? V tomto tahu nic nezískáte.
scrabble-challenge = Která slova zpochybňujete?
scrabble-challenge-which = Vyberte slova
scrabble-unseen = Kameny, které nevidíte: v sáčku a v zásobnících ostatních.

# Labels of its buttons.
scrabble-button-rack = Můj zásobník
scrabble-button-arrange = Zamíchat
scrabble-button-sort = Seřadit
scrabble-button-exchange = Vyměnit
scrabble-button-pass = Vynechat
scrabble-button-pass-surely = Ano, vynechat
scrabble-button-challenge = Námitka
scrabble-button-accept = Přijmout
scrabble-button-unseen = Zbylé kameny
scrabble-button-meanings = Významy
scrabble-button-meaning-more = Více
scrabble-button-export = Soubor GCG
scrabble-button-verify = Ověřit losování

# Why a move is refused, and what would work.
scrabble-refusal-game-over = Hra už skončila.
scrabble-refusal-not-seated = U tohoto stolu nesedíte.
scrabble-refusal-has-left = Z této hry jste už odešli; dívat se můžete dál.
scrabble-refusal-not-your-turn = Na tahu je { $player }.
scrabble-refusal-only-challenge-or-pass = { $player } už nemá kameny: podejte proti poslednímu tahu námitku, nebo ho přijměte slovem pas.
scrabble-refusal-off-board = Slovo od { $start } by přesáhlo desku, která má { $rows } řad a { $cols } sloupců.
scrabble-refusal-square-taken = Na { $square } leží { $holds }, proto tam nejde položit { $wanted }.
scrabble-refusal-nothing-there = Na { $square } neleží žádný kámen; tečka znamená písmeno, které už na desce je.
scrabble-refusal-no-tiles = Tímto tahem nepokládáte žádný svůj kámen.
scrabble-refusal-unknown-letter = Písmeno { $letter } v této hře není.
scrabble-refusal-missing-tile =
    { $have ->
        [0] { $tile } v zásobníku nemáte.
       *[other] Potřebujete { $wanted ->
            [2] dvě { $tile }
            [3] tři { $tile }
            [4] čtyři { $tile }
           *[other] { $wanted } { $tile }
        }, v zásobníku máte jen { $have ->
            [1] jedno
            [2] dvě
            [3] tři
            [4] čtyři
           *[other] { $have }
        }.
    }
scrabble-refusal-missing-blank =
    { $have ->
        [0] Žolíka v zásobníku nemáte.
       *[other] Potřebujete { $wanted ->
            [2] dva žolíky
            [3] tři žolíky
            [4] čtyři žolíky
           *[other] { $wanted } žolíků
        }, v zásobníku máte jen { $have ->
            [1] jednoho
            [2] dva
            [3] tři
            [4] čtyři
           *[other] { $have }
        }.
    }
scrabble-refusal-missing-letters = Chybí vám { $letters }{ $blanks -> 
        [0] {""} a nemáte žolíka.
       *[other] {""} a žolíky na to nestačí.
    }
scrabble-refusal-misses-start = První slovo musí zakrýt pole s hvězdou ({ $start }).
scrabble-refusal-first-word-too-short = První slovo potřebuje aspoň dva kameny.
scrabble-refusal-touches-nothing = Nové slovo se musí stranou dotýkat kamene na desce.
scrabble-refusal-invalid-words =
    { $count ->
        [one] Neplatné slovo: { $words }.
       *[other] Neplatná slova: { $words }.
    }
scrabble-refusal-exchange-nothing = Napište, které kameny chcete vyměnit, třeba: vyměnit ABC.
scrabble-refusal-bag-too-small = V sáčku { $bag ->
        [one] je { $bag } kámen
        [few] jsou { $bag } kameny
       *[other] je { $bag } kamenů
    }; k takové výměně jich musí být aspoň { $needed }.
scrabble-refusal-no-challenges = V této hře se slova ověřují hned, takže není proti čemu namítat.
scrabble-refusal-nothing-to-challenge = Není proti čemu namítat: námitku lze podat jen proti poslednímu tahu, dokud nehraje další hráč.
scrabble-refusal-own-play = Proti vlastnímu tahu namítat nelze; chcete-li ho změnit, vraťte ho.
scrabble-refusal-not-played = Poslední tah slovo { $word } nevytvořil; vytvořil { $made }.
scrabble-refusal-nothing-to-undo = Není co vracet: žádný svůj tah jste zatím nezahráli.
scrabble-refusal-no-time-limit = V této hře nemůže nikomu dojít čas.
scrabble-refusal-time-remains = { $player } má ještě čas ({ $seconds } s).
scrabble-refusal-empty-move = Napište tah: 8H SLOVO vodorovně, H8 SLOVO svisle, vyměnit ABC nebo pas.
scrabble-refusal-too-long = To je na tah příliš dlouhé.
scrabble-refusal-outside-board = Pole „{ $square }“ na desce není: sloupce jsou A–{ $column }, řady 1–{ $rows }.
scrabble-refusal-bad-square = „{ $text }“ není pole. Pro slovo vodorovně pište nejdřív řadu, třeba 8H SLOVO, pro slovo svisle nejdřív sloupec, třeba H8 SLOVO.
scrabble-refusal-no-square = V „{ $text }“ chybí pole; pište 8H SLOVO vodorovně nebo H8 SLOVO svisle.
scrabble-refusal-no-word = Za polem { $start } chybí slovo, třeba { $start } SLOVO.
scrabble-refusal-strange-character = Znak „{ $character }“ do tahu nepatří.
scrabble-refusal-open-bracket = V závorkách musí být jedno písmeno, třeba [CH].
scrabble-refusal-blank-without-letter = Za hvězdičkou musí být písmeno, které žolík znamená.

# Why there cannot be such a game.
scrabble-cannot-begin-players = Takto hrát nejde: Scrabble je pro 2 až 4 hráče.
scrabble-cannot-begin-tiles = Takto hrát nejde: { $tiles ->
        [one] { $tiles } kámen nestačí
        [few] { $tiles } kameny nestačí
       *[other] { $tiles } kamenů nestačí
    } na { $players } zásobníky po { $rack ->
        [one] { $rack } kameni
       *[other] { $rack } kamenech
    }; hrajte s méně hráči nebo s jinou sadou kamenů.
scrabble-cannot-begin-letters = Takto hrát nejde: k losu, kdo začne, musí být v sáčku písmeno pro každého hráče; zvolte jinou sadu kamenů.
scrabble-cannot-begin-edition = Takto hrát nejde: kameny a plán tohoto jazyka k sobě nepatří; zvolte jiný slovník, nebo to řekněte správci.
scrabble-cannot-begin-word = Takto hrát nejde: mezi vlastními slovy serveru je „{ $word }“, ale „{ $letter }“ není písmeno těchto kamenů; správce serveru slovo zruší příkazem `/nastavení slova`.
scrabble-cannot-begin-long-word = Takto hrát nejde: mezi vlastními slovy serveru je příliš dlouhé „{ $word }“; správce serveru slovo zruší příkazem `/nastavení slova`.

# After the game: turns, the file, the draw.
scrabble-export = Celá hra jako soubor GCG; otevřou ho i jiné programy na Scrabble.
scrabble-export-so-far = Hra až dosud jako soubor GCG. Je v něm jen to, co smíte vědět: cizí zásobníky v něm nejsou.
scrabble-export-alt = Záznam hry ve formátu GCG
scrabble-promise = Na začátku hry jsem zveřejnil otisk losování, který už nikdo nezmění:
    `{ $commitment }`
    Po konci hry prozradím, co je za ním (semínko a pořadí kamenů v sáčku), a každý si bude moci ověřit, že kameny nikdo nevybíral.
scrabble-verified = ✅ Losování bylo poctivé.
    Na začátku hry jsem zveřejnil tento otisk, který už nikdo nezmění: `{ $commitment }`
    Za ním byl název hry `{ $game }`, semínko `{ $seed }` a pořadí kamenů v sáčku: `{ $bag }`
    Právě jsem celou uloženou hru přehrál znovu ({ $events ->
        [one] { $events } událost
        [few] { $events } události
       *[other] { $events } událostí
    }): každý vytažený kámen a každý bod z toho přesně vyplývá.
    -# Ověřte si to sami: uložte soubor a spusťte `python3 verify_draw.py { $file } { $commitment }` (z `tools/` zdrojového kódu) nebo `kamen scrabble verify { $file }`.
scrabble-not-verified = ⚠️ Uložená hra neodpovídá tomu, co bylo slíbeno na začátku. Řekněte to prosím správci.
    Zveřejněný otisk: `{ $commitment }`
    Název hry `{ $game }`, semínko `{ $seed }`, pořadí kamenů v sáčku: `{ $bag }`
    -# Záznam hry ({ $events }) je v souboru { $file }.
scrabble-verify-alt = Záznam hry, podle kterého lze losování ověřit
scrabble-promise-brief = -# 🔒 Otisk losování: `{ $commitment }`. Je daný od začátku hry; po jejím konci podle něj **{ scrabble-button-verify }** dokáže, že kameny nikdo nevybíral.
scrabble-history-turn = { $number }. { $turn } Celkem { $total }.
scrabble-history-rack = { $number }. { $turn } Celkem { $total }. Z písmen { $rack }.

# Hints, why this move, analysis.
scrabble-button-hint-word = Ukázat slovo
scrabble-button-hint-best = Ještě lepší tah
scrabble-hint-final-call = Teď už se netáhne: podejte námitku, nebo tah přijměte.
scrabble-hint-nothing = Žádný tah mě nenapadá.
scrabble-hint-place-across = 💡 Dobré slovo jde vodorovně, začíná na { $square } a přinese { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodů
    }. Najdete ho?
scrabble-hint-place-down = 💡 Dobré slovo jde svisle, začíná na { $square } a přinese { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodů
    }. Najdete ho?
scrabble-hint-word = 💡 { $words }: `{ $move }` za { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodů
    }. V zásobníku zůstane { $leave }.
scrabble-hint-word-all = 💡 { $words }: `{ $move }` za { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodů
    }. Položíte všechny své kameny.
scrabble-hint-exchange = 💡 Žádné slovo se tu nevyplatí; vyměňte { $tiles }.
scrabble-hint-pass = 💡 Nic tu nejde položit ani vyměnit; zbývá jen vynechat.
scrabble-why-nobody = Počítač v této hře zatím netáhl.
scrabble-why-secret = -# Co mu zůstalo v zásobníku, prozradím až po hře.
scrabble-why-exchanged = Měnit kameny se vyplatí, když by se dalo položit jen málo nebo by v zásobníku zůstala samá těžká písmena. Která to byla, prozradím až po hře.
scrabble-why-passed = Vynechává se, když nejde položit ani vyměnit nic rozumného. Co měl v zásobníku, prozradím až po hře.
scrabble-why-uses = - Využívá prémie: { $premiums }.
scrabble-why-premium-word = { $square } (slovo ×{ $factor })
scrabble-why-premium-letter = { $square } (písmeno ×{ $factor })
scrabble-why-opens = - Otevírá cestu k prémiím za slovo: { $squares }.
scrabble-why-closes = - Zabírá prémie za slovo nebo k nim zavírá cestu: { $squares }.
scrabble-why-only-way = - Tyto kameny se jinak položit nedaly.
scrabble-why-highest-way = - Tyto kameny šlo položit { $ways ->
        [one] { $ways } způsobem
       *[other] { $ways } způsoby
    }; víc bodů by nepřinesl žádný.
scrabble-why-other-ways = - Tyto kameny šlo položit { $ways ->
        [one] { $ways } způsobem
       *[other] { $ways } způsoby
    }; víc bodů by { $higher ->
        [one] přinesl { $higher }
        [few] přinesly { $higher }
       *[other] přineslo { $higher }
    }.
scrabble-why-rack = - V zásobníku bylo { $rack }.
scrabble-why-kept = - Zůstalo { $leave }, což proti průměru znamená { $worth } b.
scrabble-why-rank = - Podle bodů a toho, co zůstalo, je to { $rank }. nejlepší možnost ze všech; slov šlo položit { $words }.
scrabble-why-best = - Nejlepší by bylo { $best } za { $points } b.; rozdíl je { $lost } b.
scrabble-analysis-title = **Rozbor hry**: každý tah vedle nejlepšího, podle bodů a toho, co zůstalo v zásobníku.
scrabble-analysis-no-turns = - { $who }: nic k posouzení
scrabble-analysis-player = - { $who }: nejlepší tah v { $share } % z { $turns ->
        [one] { $turns } tahu
       *[other] { $turns } tahů
    }, ztraceno { $lost } b. Chyby: malé **{ $small }**, střední **{ $medium }**, velké **{ $large }**.
scrabble-analysis-mistakes = -# Malá chyba stojí aspoň 2 body, střední 8, velká 20.
scrabble-analysis-turn = { $number }. { $who } `{ $rack }`: { $played } → lépe { $best } (−{ $lost })
scrabble-analysis-turn-best = { $number }. { $who } `{ $rack }`: { $played } ✓
scrabble-analysis-exchange = výměna { $tiles }
scrabble-analysis-pass = vynechání

# What games come to.
scrabble-stats-average = - Průměrně { $game } bodu za hru, { $turn } za tah
scrabble-stats-best-game = - Nejlepší hra: { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodů
    } ({ $when }{ $who })
scrabble-stats-best-play = - Nejlepší tah: { $words } za { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodů
    } ({ $when }{ $who })
scrabble-stats-bingos = - Tahy všemi kameny: { $count }

# The levels of the computer: a name, and a line that tells a player what to expect.
scrabble-level-random = Náhodný
scrabble-level-random-about = Položí jakékoli slovo, které se vejde, nejvýš za 10 bodů.
scrabble-level-novice = Nováček
scrabble-level-novice-about = Každý třetí tah hraje jako Amatér, ostatní jako Náhodný.
scrabble-level-beginner = Začátečník
scrabble-level-beginner-about = Dva tahy ze tří hraje jako Amatér, ostatní jako Náhodný.
scrabble-level-amateur = Amatér
scrabble-level-amateur-about = Zná jen běžná slova a za tah neudělá víc než 10 bodů.
scrabble-level-pupil = Žák
scrabble-level-pupil-about = Hraje jako Amatér, jeden tah ze čtrnácti jako Adept.
scrabble-level-student = Student
scrabble-level-student-about = Hraje jako Amatér, jeden tah z pěti jako Adept.
scrabble-level-apprentice = Učeň
scrabble-level-apprentice-about = Skoro každý druhý tah hraje jako Adept, ostatní jako Amatér.
scrabble-level-journeyman = Tovaryš
scrabble-level-journeyman-about = Tři tahy ze čtyř hraje jako Adept, ostatní jako Amatér.
scrabble-level-adept = Adept
scrabble-level-adept-about = Hraje slova, která zná každý. Soupeř na nedělní odpoledne.
scrabble-level-advanced = Pokročilý
scrabble-level-advanced-about = Hraje jako Adept, tři tahy z deseti jako Zkušený.
scrabble-level-skilled = Zdatný
scrabble-level-skilled-about = Dva tahy ze tří hraje jako Zkušený, ostatní jako Adept.
scrabble-level-experienced = Zkušený
scrabble-level-experienced-about = Zná celý slovník, ale vykládá nejvýš čtyři kameny.
scrabble-level-expert = Znalec
scrabble-level-expert-about = Zná celý slovník, ale vykládá nejvýš pět kamenů.
scrabble-level-professional = Profesionál
scrabble-level-professional-about = Pokaždé zahraje slovo za nejvíc bodů.
scrabble-level-smart = Chytrý
scrabble-level-smart-about = Počítá s šancí na sedmipísmenné slovo a hlídá, co vám otevře.
scrabble-level-inhuman = Nelidský
scrabble-level-inhuman-about = Kromě bodů dbá i na to, co mu zůstane v zásobníku.
scrabble-level-godlike = Božský
scrabble-level-godlike-about = Hraje jako Nelidský, jen koncovku zahraje bez chyby.
scrabble-level-grandmaster = Velmistr
scrabble-level-grandmaster-about = Každý tah si v duchu přehraje dopředu. Nejsilnější, myslí pár vteřin.
scrabble-level-choice = { $name } · ≈ { $points } b. za tah – { $about }

# How to play, by topics. Commands and buttons are named as they are called elsewhere in these texts.
scrabble-help-you = Vy
scrabble-help-example-position = 15/15/15/15/15/15/15/3KÁMEN7/15/15/15/15/15/15/15 { $rack }/ 0/16 0
scrabble-help-example-rack = OHASTIL
scrabble-help-example-rack-with-blank = ?HASTIL
scrabble-help-example-move = H8 NOHA
scrabble-help-example = Na obrázku: `{ $move }` před potvrzením, za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
scrabble-help-example-alt = Deska s vodorovným slovem KÁMEN v řadě 8. Tah { $move } z jeho posledního písmene vede dolů a je jen načrtnutý; u něj stojí, že dá { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
scrabble-help-example-alt-with-blank = Deska s vodorovným slovem KÁMEN v řadě 8. Tah { $move } z jeho posledního písmene vede dolů a je jen načrtnutý; místo písmene O je žolík v rámečku. U tahu stojí, že dá { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
scrabble-help-start = 👋 Jak začít
scrabble-help-start-text =
    Scrabble s přáteli nebo se mnou, přímo tady v kanálu. Česky, slovensky nebo anglicky.
    - **Otevřete stůl:** `/{ command-new }`. Ostatní stisknou **{ button-join }**; po stisku **{ button-start }** si na každé volné místo sednu já.
    - **Podívejte se na kameny:** **{ scrabble-button-rack }**. Nikdo jiný je nevidí.
    - **Zahrajte tah:** **{ button-play }**, pak napište kam a co. Než bude platit, uvidíte ho na desce.
    - **Ztratila se deska?** `/{ command-board }` ji ukáže znovu.
scrabble-help-move = ▶️ Jak zahrát tah
scrabble-help-move-text =
    - Stiskněte pod deskou **{ button-play }** a napište pole a slovo, třeba `H8 NOHA`. Nebo pište `/{ command-play }`: už při psaní vidíte, co tah vytvoří a kolik vynese.
    - Dostanete obrázek s body, který vidíte jen vy. **{ button-confirm }** tah zahraje, **{ button-change }** ho umožní přepsat.
    - První slovo zakryje pole uprostřed; každé další se dotýká slov na desce.
    - Nic se nehodí? **{ scrabble-button-exchange }**, nebo **{ scrabble-button-pass }**. Překlep? **{ button-undo }**.
scrabble-help-move-written = - Tah mi můžete i napsat jako zprávu: `@Kámen { scrabble-help-example-move }` v kanálu, nebo jen `{ scrabble-help-example-move }` v našich přímých zprávách.
scrabble-help-move-written-alone = - V našich přímých zprávách mi tah stačí napsat: `{ scrabble-help-example-move }`.
scrabble-help-notation = ✏️ Zápis tahu
scrabble-help-notation-text =
    - `8D KÁMEN` – nejdřív řada: **vodorovně** od pole D8.
    - `H8 NOHA` – nejdřív sloupec: **svisle** od pole H8.
    - Pište i písmena, která už na desce leží, nebo za každé tečku: `H8 .OHA`.
    - `vyměnit ABC` vymění kameny, `pas` vynechá tah.
    - Velká nebo malá písmena, jak chcete; na háčcích a čárkách záleží.
scrabble-help-buttons = 🔘 Tlačítka
scrabble-help-buttons-text =
    - **{ button-play }** zahraje tah, **{ scrabble-button-rack }** ukáže vaše kameny; tam je lze zamíchat a seřadit.
    - **{ scrabble-button-exchange }** a **{ scrabble-button-pass }**, když se nic nehodí.
    - **{ button-undo }** vezme zpět váš poslední tah: proti počítači hned, mezi lidmi po dohodě.
    - **{ button-hint }** ukáže dobrý tah, pokud to stůl dovoluje.
    - **{ scrabble-button-unseen }** spočítá, co ještě přijde.
    - **{ scrabble-button-meanings }** vysvětlí slova posledního tahu.
    - **{ button-more }** nabídne desku jako text pro čtečky obrazovky, tuto nápovědu a **{ button-resign }**.
    - Po hře: **{ button-rematch }**, **{ button-analyse }**, **{ button-replay }** a další.
scrabble-help-blanks = ⬜ Žolík
scrabble-help-blanks-text =
    Žolík zastoupí kterékoli písmeno a nemá žádné body.
    - Prostě napište slovo: žolík zastoupí písmeno, které vám chybí.
    - Chcete-li ho použít, i když písmeno máte, napište před něj `?`: `H8 N?OHA`.
    - Na desce má rámeček a žádnou hodnotu. Co jednou zastupuje, to zůstane.
scrabble-help-challenge = ⚖️ Námitky
scrabble-help-challenge-text =
    Obvykle slova ověřuji hned a jiná nepřijmu. S volbou `pravidlo` příkazu `/{ command-new }` rozhodujete vy: položit lze cokoli, dokud o tom někdo nezapochybuje.
    - Po soupeřově tahu stiskněte **{ scrabble-button-challenge }** a vyberte slova. Lze to do dalšího tahu.
    - Co stojí omyl:
      - { scrabble-rule-void }
      - { scrabble-rule-single }
      - { scrabble-rule-double }
      - { scrabble-rule-five }
      - { scrabble-rule-ten }
    - Dokud se taková hra hraje, jejím hráčům o slovech nic neprozradím.
scrabble-help-levels = 🤖 Počítač
scrabble-help-levels-text =
    Jak silný mám být, vyberete volbou `úroveň` příkazu `/{ command-new }`, u stolu mohou být až tři počítače; **{ button-computer }** přidá další, než hra začne.
scrabble-help-words = 📖 Slova
scrabble-help-words-text =
    Odpovědi vidíte jen vy, podle slovníku u stolu:
    - `/{ command-word } { command-word-check }` – platí, a co lze dát před něj a za něj?
    - `/{ command-word } { command-word-meaning }` – co znamená?
    - `/{ command-word } { command-word-find }` – slova podle vzoru: `?` je jedno písmeno, `*` libovolně mnoho.
    - `/{ command-word } { command-word-anagrams }` – slova z vašich písmen; `?` je žolík.
    - **{ scrabble-button-meanings }** pod deskou – slova posledního tahu, na konci hry všechna.

# In pictures.
scrabble-picture-letter = { $factor }×P
scrabble-picture-word = { $factor }×S
scrabble-picture-tiles =
    { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
scrabble-picture-bag = V sáčku: { $count }
scrabble-picture-exchanged = výměna: { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
scrabble-picture-passed = bez tahu
scrabble-picture-withdrawn = tah neplatí
scrabble-picture-stood = tah platí
scrabble-picture-rack-empty = Zásobník je prázdný
scrabble-picture-unseen = Neviděné kameny: { $count }

# In charts.
scrabble-chart-scores = Body po tazích
scrabble-chart-lost = Body ztracené proti nejlepším tahům
scrabble-chart-turn = tah
scrabble-chart-points = body

# Pictures in words.
scrabble-alt-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
scrabble-alt-tiles =
    { $tiles ->
        [one] { $tiles } kámen
        [few] { $tiles } kameny
       *[other] { $tiles } kamenů
    }
scrabble-alt-turns =
    { $turns ->
        [one] { $turns } tah
        [few] { $turns } tahy
       *[other] { $turns } tahů
    }
scrabble-alt-player = { $player }: { $points }
scrabble-alt-player-gone = { $player }: { $points } (mimo hru)
scrabble-alt-board = Deska Scrabble, na tahu je { $player }.
scrabble-alt-won = Konec hry Scrabble, vítězí { $player }.
scrabble-alt-drawn = Konec hry Scrabble, remíza: { $players }.
scrabble-alt-played-out = { $player } dohrává poslední kámen.
scrabble-alt-all-passed = Všichni ve dvou kolech po sobě vynechali tah.
scrabble-alt-scoreless = Šest tahů po sobě nepřineslo body.
scrabble-alt-only-one-left = U stolu zůstává už jen { $player }.
scrabble-alt-final-call = Poslední kámen je položen, proti tahu lze ještě namítat.
scrabble-alt-last-move = Poslední tah: { $move }.
scrabble-alt-placed = { $player }, { $move } za { $points }
scrabble-alt-bingo = { $player }, { $move } za { $points } i s prémií za všechny kameny
scrabble-alt-exchanged =
    { $tiles ->
        [one] { $player } vyměňuje { $tiles } kámen
        [few] { $player } vyměňuje { $tiles } kameny
       *[other] { $player } vyměňuje { $tiles } kamenů
    }
scrabble-alt-passed = { $player } vynechává tah
scrabble-alt-withdrawn = { $player } bere tah zpět, námitku podává { $by }
scrabble-alt-stood = { $player } má tah platný, marně namítá { $by }
scrabble-alt-resigned = { $player } vzdává hru
scrabble-alt-left = { $player } odchází od stolu
scrabble-alt-out-of-time = { $player } prohrává na čas
scrabble-alt-also-made = Vzniká i { $words }.
scrabble-alt-not-valid = Neplatí: { $words }.
scrabble-alt-bag = V sáčku: { $tiles }.
scrabble-alt-blanks-laid = Žolíci na desce: { $blanks }.
scrabble-alt-blank-at = { $square } jako { $letter }
scrabble-alt-words = Slova na desce: { $words }.
scrabble-alt-no-words = Deska je zatím prázdná.
scrabble-alt-preview = Náhled, ještě nezahráno: tah { $move } by dal { $points }.
scrabble-alt-preview-bingo = Náhled, ještě nezahráno: tah { $move } by dal { $points } i s prémií za všechny kameny.
scrabble-alt-rack = Váš zásobník: { $tiles }.
scrabble-alt-rack-empty = Váš zásobník je prázdný.
scrabble-alt-rack-sum = Dohromady { $points }.
scrabble-alt-letter = { $letter } { $points }
scrabble-alt-blank = žolík
scrabble-alt-blanks =
    { $blanks ->
        [one] { $blanks } žolík
        [few] { $blanks } žolíci
       *[other] { $blanks } žolíků
    }
scrabble-alt-tracker = Zatím nevidíte { $tiles }, z toho v sáčku: { $bag }.
scrabble-alt-tracker-list = Zbývá: { $tiles }.
scrabble-alt-tracker-empty = Všechny kameny jsou vidět.
scrabble-alt-score-chart = Graf bodů po tazích, { $turns }.
scrabble-alt-highest-move = Nejvyšší tah ({ $turn }.): { $move }.
scrabble-alt-lead-changes = Změny vedení: { $changes }.
scrabble-alt-lost-chart = Graf bodů ztracených proti nejlepším tahům, { $turns }.
scrabble-alt-lost = { $player }: celkem { $total }, nejvíc { $most } (tah { $turn })
scrabble-alt-lost-nothing = { $player }: nic
scrabble-alt-replay = Přehrávka hry Scrabble po tazích, { $turns }.
scrabble-alt-replay-turns = Tahy: { $list }.
scrabble-alt-replay-turn = { $turn }. { $move }

# At the terminal.
scrabble-terminal-words = O slovech rozhoduje slovník „{ $lexicon }“.
scrabble-terminal-any-word = Platí jakékoli slovo: posuďte to sami.
scrabble-terminal-game = Hra { $game }. Pořadí kamenů v sáčku je dané; jeho otisk je { $commitment }.
scrabble-terminal-draws = { $who } táhne { $tile }.
scrabble-terminal-begins = Začíná { $who }. Napište **nápověda** a dozvíte se víc.
scrabble-terminal-rack = Zásobník **{ $rack }**, { $bag }
scrabble-terminal-seed = Semínko, které bylo za otiskem: { $seed }
scrabble-terminal-help =
    - **8H SLOVO** položí slovo vodorovně od pole H8, **H8 SLOVO** svisle; tečka zastupuje písmeno na desce.
    - **8H SL*OVO** udělá z písmene za hvězdičkou žolíka; jinak se žolík použije, jen když musí.
    - **vyměnit AB** vrátí kameny a vytáhne jiné, **pas** tah vynechá.
    - **tip** napoví, kde leží dobré slovo; podruhé prozradí i to slovo.
    - **námitka** zpochybní poslední tah, kde se to smí, **zpět** vrátí váš poslední tah.
    - **vzdát** ukončí hru prohrou, **konec** ji přeruší; s --log se příště pokračuje.
