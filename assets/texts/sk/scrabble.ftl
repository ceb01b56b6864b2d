# Scrabble: all that is said of it and in it.

# Tables and answers.
scrabble-lobby = { $host } otvára stôl na **Scrabble**.
scrabble-name = Scrabble
scrabble-lexicon-cs-klasik = { lexicon-cs-klasik }
scrabble-lexicon-cs-plus = { lexicon-cs-plus }, aj s menej obvyklými slovami
scrabble-lexicon-sk = { lexicon-sk }
scrabble-lexicon-en = { lexicon-en }
scrabble-rule-checked = slová sa overujú hneď
scrabble-rule-void = námietky: neplatné slovo sa vezme späť a hráč ťahá znova
scrabble-rule-single = námietky: neplatné slovo stojí ťah, neoprávnená námietka nestojí nič
scrabble-rule-double = námietky: kto sa mýli, stráca ťah
scrabble-rule-five = námietky: za neoprávnenú dostane súper 5 bodov
scrabble-rule-ten = námietky: za neoprávnenú dostane súper 10 bodov
scrabble-unknown-lexicon = Slovník „{ $text }“ nemám; na výber sú { $known }.
scrabble-unknown-rule = Pravidlo „{ $text }“ nepoznám; na výber sú { $known }.
scrabble-turn-placed = { $who }: { $words } ({ $start }) za { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodov
    }.
scrabble-turn-bingo = { $who } kladie všetky kamene: { $words } ({ $start }) za { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodov
    }!
scrabble-turn-exchanged = { $who } vymieňa { $count ->
        [one] { $count } kameň
        [few] { $count } kamene
       *[other] { $count } kameňov
    }.
scrabble-turn-passed = { $who } vynecháva ťah.
scrabble-turn-withdrawn = Námietka: { $by } má pravdu, { $words } neplatí. { $who } berie kamene späť.
scrabble-turn-void = Námietka: { $by } má pravdu, { $words } neplatí. { $who } berie kamene späť a ťahá znova.
scrabble-turn-stood = Námietka: { $by } spochybňuje { $words }, ale ťah platí ({ $who }).
scrabble-turn-stood-lost = Námietka: { $by } spochybňuje { $words }, ale ťah platí ({ $who }). Kto namietal, stráca ťah.
scrabble-turn-stood-bonus = Námietka: { $by } spochybňuje { $words }, ale ťah platí a { $who } získava { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    } navyše.
scrabble-final-call = { $who }: bol položený posledný kameň. Podajte námietku, alebo ťah prijmite.
scrabble-thinking-1 = { $who } premýšľa…
scrabble-thinking-2 = { $who } si prezerá kamene…
scrabble-thinking-3 = { $who } si pohmkáva a prekladá kamene…
scrabble-thinking-4 = { $who } hovorí: pekná pozícia, pozrime sa…
scrabble-bag = { $tiles ->
        [0] vrecko je prázdne
        [one] vo vrecku { $tiles } kameň
        [few] vo vrecku { $tiles } kamene
       *[other] vo vrecku { $tiles } kameňov
    }
scrabble-end-played-out = { $who } dohráva posledný kameň.
scrabble-end-all-passed = Všetci dvakrát po sebe vynechali ťah.
scrabble-end-scoreless = Šesť ťahov po sebe bez bodu.
scrabble-end-only-one = V hre zostáva len { $who }.
scrabble-end-own-tiles = { $who }: −{ $points } za zvyšné kamene ({ $tiles })
scrabble-end-others-tiles = { $who }: +{ $points } za kamene ostatných
scrabble-end-overtime = { $who }: −{ $points } za čas
scrabble-move-label = Vaše písmená: { $rack }
scrabble-move-placeholder = 8H SLOVO vodorovne, H8 SLOVO zvisle, ?x žolík za x
scrabble-move-fine = To sa dá zahrať.
scrabble-move-explained = { $words } = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
scrabble-preview = { $words } – spolu { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodov
    }.
scrabble-preview-one = { $words } za { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodov
    }.
scrabble-preview-bonus = { $points } za všetky kamene
scrabble-rack-empty = Zásobník máte prázdny.
scrabble-rack-drawn = Naposledy vytiahnuté: { $tiles }
scrabble-blank = žolík
scrabble-exchange = Ktoré kamene chcete vymeniť? Stojí to ťah.
scrabble-exchange-which = Vyberte kamene
scrabble-exchange-surely = Do vrecka sa vrátia tieto kamene: { $tiles }. Stojí to ťah.
scrabble-accept-surely = Prijímate posledný ťah? Hra sa tým skončí.
scrabble-pass-surely = Naozaj chcete vynechať? V tomto ťahu nič nezískate.
scrabble-challenge = Ktoré slová spochybňujete?
scrabble-challenge-which = Vyberte slová
scrabble-unseen = Kamene, ktoré nevidíte: vo vrecku a v zásobníkoch ostatných.

# Labels of its buttons.
scrabble-button-rack = Môj zásobník
scrabble-button-arrange = Zamiešať
scrabble-button-sort = Zoradiť
scrabble-button-exchange = Vymeniť
scrabble-button-pass = Vynechať
scrabble-button-pass-surely = Áno, vynechať
scrabble-button-challenge = Námietka
scrabble-button-accept = Prijať
scrabble-button-unseen = Zvyšné kamene
scrabble-button-meanings = Významy
scrabble-button-meaning-more = Viac
scrabble-button-export = Súbor GCG
scrabble-button-verify = Overiť žrebovanie

# Why a move is refused, and what would work.
scrabble-refusal-game-over = Hra sa už skončila.
scrabble-refusal-not-seated = Pri tomto stole nesedíte.
scrabble-refusal-has-left = Z tejto hry ste už odišli; pozerať sa môžete ďalej.
scrabble-refusal-not-your-turn = Na ťahu je { $player }.
scrabble-refusal-only-challenge-or-pass = { $player } už nemá kamene: podajte proti poslednému ťahu námietku, alebo ho prijmite slovom pas.
scrabble-refusal-off-board = Slovo od { $start } by presiahlo dosku, ktorá má { $rows } riadkov a { $cols } stĺpcov.
scrabble-refusal-square-taken = Na { $square } leží { $holds }, preto sa tam nedá položiť { $wanted }.
scrabble-refusal-nothing-there = Na { $square } neleží žiadny kameň; bodka znamená písmeno, ktoré už na doske je.
scrabble-refusal-no-tiles = Týmto ťahom nekladiete žiadny svoj kameň.
scrabble-refusal-unknown-letter = Písmeno { $letter } v tejto hre nie je.
scrabble-refusal-missing-tile =
    { $have ->
        [0] { $tile } v zásobníku nemáte.
       *[other] Potrebujete { $wanted ->
            [2] dve { $tile }
            [3] tri { $tile }
            [4] štyri { $tile }
           *[other] { $wanted } { $tile }
        }, v zásobníku máte len { $have ->
            [1] jedno
            [2] dve
            [3] tri
            [4] štyri
           *[other] { $have }
        }.
    }
scrabble-refusal-missing-blank =
    { $have ->
        [0] Žolíka v zásobníku nemáte.
       *[other] Potrebujete { $wanted ->
            [2] dva žolíky
            [3] tri žolíky
            [4] štyri žolíky
           *[other] { $wanted } žolíkov
        }, v zásobníku máte len { $have ->
            [1] jedného
            [2] dva
            [3] tri
            [4] štyri
           *[other] { $have }
        }.
    }
scrabble-refusal-missing-letters = { $count ->
        [one] Chýba
       *[other] Chýbajú
    } vám { $letters }{ $blanks -> 
        [0] {""} a nemáte žolíka.
       *[other] {""} a žolíky na to nestačia.
    }
scrabble-refusal-misses-start = Prvé slovo musí zakryť pole s hviezdou ({ $start }).
scrabble-refusal-first-word-too-short = Prvé slovo potrebuje aspoň dva kamene.
scrabble-refusal-touches-nothing = Nové slovo sa musí stranou dotýkať kameňa na doske.
scrabble-refusal-invalid-words =
    { $count ->
        [one] Neplatné slovo: { $words }.
       *[other] Neplatné slová: { $words }.
    }
scrabble-refusal-exchange-nothing = Napíšte, ktoré kamene chcete vymeniť, napríklad: vymeniť ABC.
scrabble-refusal-bag-too-small = Vo vrecku { $bag ->
        [one] je { $bag } kameň
        [few] sú { $bag } kamene
       *[other] je { $bag } kameňov
    }; na takú výmenu ich musí byť aspoň { $needed }.
scrabble-refusal-no-challenges = V tejto hre sa slová overujú hneď, takže niet proti čomu namietať.
scrabble-refusal-nothing-to-challenge = Niet proti čomu namietať: námietku možno podať len proti poslednému ťahu, kým nehrá ďalší hráč.
scrabble-refusal-own-play = Proti vlastnému ťahu namietať nemožno; ak ho chcete zmeniť, vráťte ho.
scrabble-refusal-not-played = Posledný ťah slovo { $word } nevytvoril; vytvoril { $made }.
scrabble-refusal-nothing-to-undo = Niet čo vracať: žiadny svoj ťah ste zatiaľ nezahrali.
scrabble-refusal-no-time-limit = V tejto hre nemôže nikomu dôjsť čas.
scrabble-refusal-time-remains = { $player } má ešte čas ({ $seconds } s).
scrabble-refusal-empty-move = Napíšte ťah: 8H SLOVO vodorovne, H8 SLOVO zvisle, vymeniť ABC alebo pas.
scrabble-refusal-too-long = To je na ťah príliš dlhé.
scrabble-refusal-outside-board = Pole „{ $square }“ na doske nie je: stĺpce sú A–{ $column }, riadky 1–{ $rows }.
scrabble-refusal-bad-square = „{ $text }“ nie je pole. Pre slovo vodorovne píšte najprv riadok, napríklad 8H SLOVO, pre slovo zvisle najprv stĺpec, napríklad H8 SLOVO.
scrabble-refusal-no-square = V „{ $text }“ chýba pole; píšte 8H SLOVO vodorovne alebo H8 SLOVO zvisle.
scrabble-refusal-no-word = Za poľom { $start } chýba slovo, napríklad { $start } SLOVO.
scrabble-refusal-strange-character = Znak „{ $character }“ do ťahu nepatrí.
scrabble-refusal-open-bracket = V zátvorkách musí byť jedno písmeno, napríklad [CH].
scrabble-refusal-blank-without-letter = Za hviezdičkou musí byť písmeno, ktoré žolík znamená.

# Why there cannot be such a game.
scrabble-cannot-begin-players = Takto sa hrať nedá: Scrabble je pre 2 až 4 hráčov.
scrabble-cannot-begin-tiles = Takto sa hrať nedá: { $tiles ->
        [one] { $tiles } kameň nestačí
        [few] { $tiles } kamene nestačia
       *[other] { $tiles } kameňov nestačí
    } na { $players } zásobníky po { $rack ->
        [one] { $rack } kameni
       *[other] { $rack } kameňoch
    }; hrajte v menšom počte alebo s inou sadou kameňov.
scrabble-cannot-begin-letters = Takto sa hrať nedá: na žreb, kto začne, musí byť vo vrecku písmeno pre každého hráča; zvoľte inú sadu kameňov.
scrabble-cannot-begin-edition = Takto sa hrať nedá: kamene a plán tohto jazyka k sebe nepatria; zvoľte iný slovník, alebo to povedzte správcovi.
scrabble-cannot-begin-word = Takto sa hrať nedá: medzi vlastnými slovami servera je „{ $word }“, ale „{ $letter }“ nie je písmeno týchto kameňov; správca servera slovo zruší príkazom `/settings words`.
scrabble-cannot-begin-long-word = Takto sa hrať nedá: medzi vlastnými slovami servera je príliš dlhé „{ $word }“; správca servera slovo zruší príkazom `/settings words`.

# After the game: turns, the file, the draw.
scrabble-export = Celá hra ako súbor GCG; otvoria ho aj iné programy na Scrabble.
scrabble-export-so-far = Hra až doteraz ako súbor GCG. Je v ňom len to, čo smiete vedieť: cudzie zásobníky v ňom nie sú.
scrabble-export-alt = Záznam hry vo formáte GCG
scrabble-promise = Na začiatku hry som zverejnil odtlačok žrebovania, ktorý už nikto nezmení:
    `{ $commitment }`
    Po konci hry prezradím, čo je za ním (semienko a poradie kameňov vo vrecku), a každý si bude môcť overiť, že kamene nikto nevyberal.
scrabble-verified = ✅ Žrebovanie bolo poctivé.
    Na začiatku hry som zverejnil tento odtlačok, ktorý už nikto nezmení: `{ $commitment }`
    Za ním bol názov hry `{ $game }`, semienko `{ $seed }` a poradie kameňov vo vrecku: `{ $bag }`
    Práve som celú uloženú hru zopakoval ({ $events ->
        [one] { $events } udalosť
        [few] { $events } udalosti
       *[other] { $events } udalostí
    }): každý vytiahnutý kameň a každý bod z toho presne vyplýva.
    -# Overte si to sami: uložte súbor a spustite `python3 verify_draw.py { $file } { $commitment }` (z `tools/` zdrojového kódu) alebo `kamen scrabble verify { $file }`.
scrabble-not-verified = ⚠️ Uložená hra nezodpovedá tomu, čo bolo sľúbené na začiatku. Povedzte to, prosím, správcovi.
    Zverejnený odtlačok: `{ $commitment }`
    Názov hry `{ $game }`, semienko `{ $seed }`, poradie kameňov vo vrecku: `{ $bag }`
    -# Záznam hry ({ $events }) je v súbore { $file }.
scrabble-verify-alt = Záznam hry, podľa ktorého sa dá žrebovanie overiť
scrabble-promise-brief = -# 🔒 Odtlačok žrebovania: `{ $commitment }`. Je daný od začiatku hry; po jej konci podľa neho **{ scrabble-button-verify }** dokáže, že kamene nikto nevyberal.
scrabble-history-turn = { $number }. { $turn } Spolu { $total }.
scrabble-history-rack = { $number }. { $turn } Spolu { $total }. Z písmen { $rack }.

# Hints, why this move, analysis.
scrabble-button-hint-word = Ukázať slovo
scrabble-button-hint-best = Ešte lepší ťah
scrabble-hint-final-call = Teraz sa už neťahá: podajte námietku, alebo ťah prijmite.
scrabble-hint-nothing = Nenapadá mi žiadny ťah.
scrabble-hint-place-across = 💡 Dobré slovo ide vodorovne, začína na { $square } a prinesie { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodov
    }. Nájdete ho?
scrabble-hint-place-down = 💡 Dobré slovo ide zvisle, začína na { $square } a prinesie { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodov
    }. Nájdete ho?
scrabble-hint-word = 💡 { $words }: `{ $move }` za { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodov
    }. V zásobníku zostane { $leave }.
scrabble-hint-word-all = 💡 { $words }: `{ $move }` za { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodov
    }. Položíte všetky svoje kamene.
scrabble-hint-exchange = 💡 Žiadne slovo sa tu neoplatí; vymeňte { $tiles }.
scrabble-hint-pass = 💡 Nič sa tu nedá položiť ani vymeniť; zostáva len vynechať.
scrabble-why-nobody = Počítač v tejto hre zatiaľ neťahal.
scrabble-why-secret = -# Čo mu zostalo v zásobníku, prezradím až po hre.
scrabble-why-exchanged = Meniť kamene sa oplatí, keď by sa dalo položiť len málo alebo by v zásobníku zostali samé ťažké písmená. Ktoré to boli, prezradím až po hre.
scrabble-why-passed = Vynecháva sa, keď sa nedá položiť ani vymeniť nič rozumné. Čo mal v zásobníku, prezradím až po hre.
scrabble-why-uses = - Využíva prémie: { $premiums }.
scrabble-why-premium-word = { $square } (slovo ×{ $factor })
scrabble-why-premium-letter = { $square } (písmeno ×{ $factor })
scrabble-why-opens = - Otvára cestu k prémiám za slovo: { $squares }.
scrabble-why-closes = - Zaberá prémie za slovo alebo k nim zatvára cestu: { $squares }.
scrabble-why-only-way = - Tieto kamene sa inak položiť nedali.
scrabble-why-highest-way = - Tieto kamene sa dali položiť { $ways ->
        [one] { $ways } spôsobom
       *[other] { $ways } spôsobmi
    }; viac bodov by nepriniesol žiadny.
scrabble-why-other-ways = - Tieto kamene sa dali položiť { $ways ->
        [one] { $ways } spôsobom
       *[other] { $ways } spôsobmi
    }; viac bodov by { $higher ->
        [one] priniesol { $higher }
        [few] priniesli { $higher }
       *[other] prinieslo { $higher }
    }.
scrabble-why-rack = - V zásobníku bolo { $rack }.
scrabble-why-kept = - Zostalo { $leave }, čo oproti priemeru znamená { $worth } b.
scrabble-why-rank = - Podľa bodov a toho, čo zostalo, je to { $rank }. najlepšia možnosť zo všetkých; slov sa dalo položiť { $words }.
scrabble-why-best = - Najlepšie by bolo { $best } za { $points } b.; rozdiel je { $lost } b.
scrabble-analysis-title = **Rozbor hry**: každý ťah vedľa najlepšieho, podľa bodov a toho, čo zostalo v zásobníku.
scrabble-analysis-no-turns = - { $who }: nič na posúdenie
scrabble-analysis-player = - { $who }: najlepší ťah v { $share } % z { $turns ->
        [one] { $turns } ťahu
       *[other] { $turns } ťahov
    }, stratené { $lost } b. Chyby: malé **{ $small }**, stredné **{ $medium }**, veľké **{ $large }**.
scrabble-analysis-mistakes = -# Malá chyba stojí aspoň 2 body, stredná 8, veľká 20.
scrabble-analysis-turn = { $number }. { $who } `{ $rack }`: { $played } → lepšie { $best } (−{ $lost })
scrabble-analysis-turn-best = { $number }. { $who } `{ $rack }`: { $played } ✓
scrabble-analysis-exchange = výmena { $tiles }
scrabble-analysis-pass = vynechanie

# What games come to.
scrabble-stats-average = - Priemerne { $game } bodu za hru, { $turn } za ťah
scrabble-stats-best-game = - Najlepšia hra: { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodov
    } ({ $when }{ $who })
scrabble-stats-best-play = - Najlepší ťah: { $words } za { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodov
    } ({ $when }{ $who })
scrabble-stats-bingos = - Ťahy všetkými kameňmi: { $count }

# The levels of the computer: a name, and a line that tells a player what to expect.
scrabble-level-random = Náhodný
scrabble-level-random-about = Položí hocijaké slovo, ktoré sa zmestí, najviac za 10 bodov.
scrabble-level-novice = Nováčik
scrabble-level-novice-about = Každý tretí ťah hrá ako Amatér, ostatné ako Náhodný.
scrabble-level-beginner = Začiatočník
scrabble-level-beginner-about = Dva ťahy z troch hrá ako Amatér, ostatné ako Náhodný.
scrabble-level-amateur = Amatér
scrabble-level-amateur-about = Pozná len bežné slová a za ťah neurobí viac než 10 bodov.
scrabble-level-pupil = Žiak
scrabble-level-pupil-about = Hrá ako Amatér, jeden ťah zo štrnástich ako Adept.
scrabble-level-student = Študent
scrabble-level-student-about = Hrá ako Amatér, jeden ťah z piatich ako Adept.
scrabble-level-apprentice = Učeň
scrabble-level-apprentice-about = Skoro každý druhý ťah hrá ako Adept, ostatné ako Amatér.
scrabble-level-journeyman = Tovariš
scrabble-level-journeyman-about = Tri ťahy zo štyroch hrá ako Adept, ostatné ako Amatér.
scrabble-level-adept = Adept
scrabble-level-adept-about = Hrá slová, ktoré pozná každý. Súper na nedeľné popoludnie.
scrabble-level-advanced = Pokročilý
scrabble-level-advanced-about = Hrá ako Adept, tri ťahy z desiatich ako Skúsený.
scrabble-level-skilled = Zdatný
scrabble-level-skilled-about = Dva ťahy z troch hrá ako Skúsený, ostatné ako Adept.
scrabble-level-experienced = Skúsený
scrabble-level-experienced-about = Pozná celý slovník, ale vykladá najviac štyri kamene.
scrabble-level-expert = Znalec
scrabble-level-expert-about = Pozná celý slovník, ale vykladá najviac päť kameňov.
scrabble-level-professional = Profesionál
scrabble-level-professional-about = Zakaždým zahrá slovo za najviac bodov.
scrabble-level-smart = Múdry
scrabble-level-smart-about = Počíta so šancou na sedempísmenové slovo a stráži, čo vám otvorí.
scrabble-level-inhuman = Neľudský
scrabble-level-inhuman-about = Okrem bodov dbá aj na to, čo mu zostane v zásobníku.
scrabble-level-godlike = Božský
scrabble-level-godlike-about = Hrá ako Neľudský, len koncovku zahrá bez chyby.
scrabble-level-grandmaster = Veľmajster
scrabble-level-grandmaster-about = Každý ťah si v duchu prehrá dopredu. Najsilnejší, myslí pár sekúnd.
scrabble-level-choice = { $name } · ≈ { $points } b. za ťah – { $about }

# How to play, by topics. Commands and buttons are named as they are called elsewhere in these texts.
scrabble-help-you = Vy
scrabble-help-example-position = 15/15/15/15/15/15/15/3SLOVO7/15/15/15/15/15/15/15 { $rack }/ 0/14 0
scrabble-help-example-rack = KNOTAIE
scrabble-help-example-rack-with-blank = KN?TAIE
scrabble-help-example-move = H8 OKNO
scrabble-help-example = Na obrázku: `{ $move }` pred potvrdením, za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }.
scrabble-help-example-alt = Doska s vodorovným slovom SLOVO v riadku 8. Ťah { $move } z jeho posledného písmena vedie nadol a je len načrtnutý; pri ňom stojí, že dá { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }.
scrabble-help-example-alt-with-blank = Doska s vodorovným slovom SLOVO v riadku 8. Ťah { $move } z jeho posledného písmena vedie nadol a je len načrtnutý; posledné písmeno O zastupuje žolík v rámčeku. Pri ťahu stojí, že dá { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }.
scrabble-help-start = 👋 Ako začať
scrabble-help-start-text =
    Scrabble s priateľmi alebo so mnou, priamo tu v kanáli. Po slovensky, po česky alebo po anglicky.
    - **Otvorte stôl:** `/new`. Ostatní stlačia **{ button-join }**; po stlačení **{ button-start }** si na každé voľné miesto sadnem ja.
    - **Pozrite si kamene:** **{ scrabble-button-rack }**. Nikto iný ich nevidí.
    - **Zahrajte ťah:** **{ button-play }**, potom napíšte kam a čo. Skôr než bude platiť, uvidíte ho na doske.
    - **Stratila sa doska?** `/board` ju ukáže znova.
scrabble-help-move = ▶️ Ako zahrať ťah
scrabble-help-move-text =
    - Stlačte pod doskou **{ button-play }** a napíšte pole a slovo, napríklad `H8 OKNO`. Alebo píšte `/play`: už pri písaní vidíte, čo ťah vytvorí a koľko vynesie.
    - Dostanete obrázok s bodmi, ktorý vidíte len vy. **{ button-confirm }** ťah zahrá, **{ button-change }** ho umožní prepísať.
    - Prvé slovo zakryje pole uprostred; každé ďalšie sa dotýka slov na doske.
    - Nič sa nehodí? **{ scrabble-button-exchange }** alebo **{ scrabble-button-pass }**. Preklep? **{ button-undo }**.
scrabble-help-move-written = - Ťah mi môžete aj napísať ako správu: `@Kámen { scrabble-help-example-move }` v kanáli, alebo len `{ scrabble-help-example-move }` v našich priamych správach.
scrabble-help-move-written-alone = - V našich priamych správach mi ťah stačí napísať: `{ scrabble-help-example-move }`.
scrabble-help-notation = ✏️ Zápis ťahu
scrabble-help-notation-text =
    - `8D SLOVO` – najprv riadok: **vodorovne** od poľa D8.
    - `H8 OKNO` – najprv stĺpec: **zvisle** od poľa H8.
    - Píšte aj písmená, ktoré už na doske ležia, alebo za každé bodku: `H8 .KNO`.
    - `vymeniť ABC` vymení kamene, `pas` vynechá ťah.
    - Veľké alebo malé písmená, ako chcete; na mäkčeňoch a dĺžňoch záleží.
scrabble-help-buttons = 🔘 Tlačidlá
scrabble-help-buttons-text =
    - **{ button-play }** zahrá ťah, **{ scrabble-button-rack }** ukáže vaše kamene; tam ich možno zamiešať a zoradiť.
    - **{ scrabble-button-exchange }** a **{ scrabble-button-pass }**, keď sa nič nehodí.
    - **{ button-undo }** vezme späť váš posledný ťah: proti počítaču hneď, medzi ľuďmi po dohode.
    - **{ button-hint }** ukáže dobrý ťah, ak to stôl dovoľuje.
    - **{ scrabble-button-unseen }** spočíta, čo ešte príde.
    - **{ scrabble-button-meanings }** vysvetlí slová posledného ťahu.
    - **{ button-more }** ponúkne dosku ako text pre čítačky obrazovky, túto nápovedu a **{ button-resign }**.
    - Po hre: **{ button-rematch }**, **{ button-analyse }**, **{ button-replay }** a ďalšie.
scrabble-help-blanks = ⬜ Žolík
scrabble-help-blanks-text =
    Žolík zastúpi ktorékoľvek písmeno a nemá žiadne body.
    - Jednoducho napíšte slovo: žolík zastúpi písmeno, ktoré vám chýba.
    - Ak ho chcete použiť, hoci písmeno máte, napíšte pred neho `?`: `H8 OKN?O`.
    - Na doske má rámček a žiadnu hodnotu. Čo raz zastupuje, to zostane.
scrabble-help-challenge = ⚖️ Námietky
scrabble-help-challenge-text =
    Zvyčajne slová overujem hneď a iné neprijmem. S voľbou `rule` príkazu `/new` rozhodujete vy: položiť možno čokoľvek, kým o tom niekto nezapochybuje.
    - Po súperovom ťahu stlačte **{ scrabble-button-challenge }** a vyberte slová. Dá sa to do ďalšieho ťahu.
    - Čo stojí omyl:
      - { scrabble-rule-void }
      - { scrabble-rule-single }
      - { scrabble-rule-double }
      - { scrabble-rule-five }
      - { scrabble-rule-ten }
    - Kým sa taká hra hrá, jej hráčom o slovách nič neprezradím.
scrabble-help-levels = 🤖 Počítač
scrabble-help-levels-text =
    Aký silný mám byť, vyberiete voľbou `level` príkazu `/new`, pri stole môžu byť až tri počítače; **{ button-computer }** pridá ďalší, kým sa hra nezačne.
scrabble-help-words = 📖 Slová
scrabble-help-words-text =
    Odpovede vidíte len vy, podľa slovníka pri stole:
    - `/word check` – platí, a čo možno dať pred neho a za neho?
    - `/word meaning` – čo znamená?
    - `/word find` – slová podľa vzoru: `?` je jedno písmeno, `*` ľubovoľne mnoho.
    - `/word anagrams` – slová z vašich písmen; `?` je žolík.
    - **{ scrabble-button-meanings }** pod doskou – slová posledného ťahu, na konci hry všetky.

# In pictures.
scrabble-picture-letter = { $factor }×P
scrabble-picture-word = { $factor }×S
scrabble-picture-tiles =
    { $count ->
        [one] { $count } kameň
        [few] { $count } kamene
       *[other] { $count } kameňov
    }
scrabble-picture-bag = Vo vrecku: { $count }
scrabble-picture-exchanged = výmena: { $count ->
        [one] { $count } kameň
        [few] { $count } kamene
       *[other] { $count } kameňov
    }
scrabble-picture-passed = bez ťahu
scrabble-picture-withdrawn = ťah neplatí
scrabble-picture-stood = ťah platí
scrabble-picture-rack-empty = Zásobník je prázdny
scrabble-picture-unseen = Nevidené kamene: { $count }

# In charts.
scrabble-chart-scores = Body po ťahoch
scrabble-chart-lost = Body stratené oproti najlepším ťahom
scrabble-chart-turn = ťah
scrabble-chart-points = body

# Pictures in words.
scrabble-alt-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
scrabble-alt-tiles =
    { $tiles ->
        [one] { $tiles } kameň
        [few] { $tiles } kamene
       *[other] { $tiles } kameňov
    }
scrabble-alt-turns =
    { $turns ->
        [one] { $turns } ťah
        [few] { $turns } ťahy
       *[other] { $turns } ťahov
    }
scrabble-alt-player = { $player }: { $points }
scrabble-alt-player-gone = { $player }: { $points } (mimo hry)
scrabble-alt-board = Doska Scrabble, na ťahu je { $player }.
scrabble-alt-won = Koniec hry Scrabble, víťazí { $player }.
scrabble-alt-drawn = Koniec hry Scrabble, remíza: { $players }.
scrabble-alt-played-out = { $player } dohráva posledný kameň.
scrabble-alt-all-passed = Všetci v dvoch kolách po sebe vynechali ťah.
scrabble-alt-scoreless = Šesť ťahov po sebe neprinieslo body.
scrabble-alt-only-one-left = Pri stole zostáva už len { $player }.
scrabble-alt-final-call = Posledný kameň je položený, proti ťahu možno ešte namietať.
scrabble-alt-last-move = Posledný ťah: { $move }.
scrabble-alt-placed = { $player }, { $move } za { $points }
scrabble-alt-bingo = { $player }, { $move } za { $points } aj s prémiou za všetky kamene
scrabble-alt-exchanged =
    { $tiles ->
        [one] { $player } vymieňa { $tiles } kameň
        [few] { $player } vymieňa { $tiles } kamene
       *[other] { $player } vymieňa { $tiles } kameňov
    }
scrabble-alt-passed = { $player } vynecháva ťah
scrabble-alt-withdrawn = { $player } berie ťah späť, námietku podáva { $by }
scrabble-alt-stood = { $player } má ťah platný, márne namieta { $by }
scrabble-alt-resigned = { $player } vzdáva hru
scrabble-alt-left = { $player } odchádza od stola
scrabble-alt-out-of-time = { $player } prehráva na čas
scrabble-alt-also-made = Vzniká aj { $words }.
scrabble-alt-not-valid = Neplatí: { $words }.
scrabble-alt-bag = Vo vrecku: { $tiles }.
scrabble-alt-blanks-laid = Žolíky na doske: { $blanks }.
scrabble-alt-blank-at = { $square } ako { $letter }
scrabble-alt-words = Slová na doske: { $words }.
scrabble-alt-no-words = Doska je zatiaľ prázdna.
scrabble-alt-preview = Náhľad, ešte nezahrané: ťah { $move } by dal { $points }.
scrabble-alt-preview-bingo = Náhľad, ešte nezahrané: ťah { $move } by dal { $points } aj s prémiou za všetky kamene.
scrabble-alt-rack = Váš zásobník: { $tiles }.
scrabble-alt-rack-empty = Váš zásobník je prázdny.
scrabble-alt-rack-sum = Spolu { $points }.
scrabble-alt-letter = { $letter } { $points }
scrabble-alt-blank = žolík
scrabble-alt-blanks =
    { $blanks ->
        [one] { $blanks } žolík
        [few] { $blanks } žolíky
       *[other] { $blanks } žolíkov
    }
scrabble-alt-tracker = Zatiaľ nevidíte { $tiles }, z toho vo vrecku: { $bag }.
scrabble-alt-tracker-list = Zostáva: { $tiles }.
scrabble-alt-tracker-empty = Všetky kamene vidno.
scrabble-alt-score-chart = Graf bodov po ťahoch, { $turns }.
scrabble-alt-highest-move = Najvyšší ťah ({ $turn }.): { $move }.
scrabble-alt-lead-changes = Zmeny vedenia: { $changes }.
scrabble-alt-lost-chart = Graf bodov stratených oproti najlepším ťahom, { $turns }.
scrabble-alt-lost = { $player }: spolu { $total }, najviac { $most } (ťah { $turn })
scrabble-alt-lost-nothing = { $player }: nič
scrabble-alt-replay = Záznam hry Scrabble po ťahoch, { $turns }.
scrabble-alt-replay-turns = Ťahy: { $list }.
scrabble-alt-replay-turn = { $turn }. { $move }

# At the terminal.
scrabble-terminal-words = O slovách rozhoduje slovník „{ $lexicon }“.
scrabble-terminal-any-word = Platí akékoľvek slovo: posúďte to sami.
scrabble-terminal-game = Hra { $game }. Poradie kameňov vo vrecku je dané; jeho odtlačok je { $commitment }.
scrabble-terminal-draws = { $who } ťahá { $tile }.
scrabble-terminal-begins = Začína { $who }. Napíšte **nápoveda** a dozviete sa viac.
scrabble-terminal-rack = Zásobník **{ $rack }**, { $bag }
scrabble-terminal-seed = Semienko, ktoré bolo za odtlačkom: { $seed }
scrabble-terminal-help =
    - **8H SLOVO** položí slovo vodorovne od poľa H8, **H8 SLOVO** zvisle; bodka zastupuje písmeno na doske.
    - **8H SL*OVO** urobí z písmena za hviezdičkou žolíka; inak sa žolík použije, len keď musí.
    - **vymeniť AB** vráti kamene a vytiahne iné, **pas** ťah vynechá.
    - **tip** napovie, kde leží dobré slovo; druhýkrát prezradí aj to slovo.
    - **námietka** spochybní posledný ťah, kde sa to smie, **späť** vráti váš posledný ťah.
    - **vzdať** ukončí hru prehrou, **koniec** ju preruší; s --log sa nabudúce pokračuje.
