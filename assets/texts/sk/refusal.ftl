# Why a move is refused, and what would work.
refusal-game-over = Hra sa už skončila.
refusal-not-seated = Pri tomto stole nesedíte.
refusal-has-left = Z tejto hry ste už odišli; pozerať sa môžete ďalej.
refusal-not-your-turn = Na ťahu je { $player }.
refusal-only-challenge-or-pass = { $player } už nemá kamene: podajte proti poslednému ťahu námietku, alebo ho prijmite slovom pas.
refusal-off-board = Slovo od { $start } by presiahlo dosku, ktorá má { $rows } riadkov a { $cols } stĺpcov.
refusal-square-taken = Na { $square } leží { $holds }, preto sa tam nedá položiť { $wanted }.
refusal-nothing-there = Na { $square } neleží žiadny kameň; bodka znamená písmeno, ktoré už na doske je.
refusal-no-tiles = Týmto ťahom nekladiete žiadny svoj kameň.
refusal-unknown-letter = Písmeno { $letter } v tejto hre nie je.
refusal-missing-tile =
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
refusal-missing-blank =
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
refusal-missing-letters = { $count ->
        [one] Chýba
       *[other] Chýbajú
    } vám { $letters }{ $blanks -> 
        [0] {""} a nemáte žolíka.
       *[other] {""} a žolíky na to nestačia.
    }
refusal-misses-start = Prvé slovo musí zakryť pole s hviezdou ({ $start }).
refusal-first-word-too-short = Prvé slovo potrebuje aspoň dva kamene.
refusal-touches-nothing = Nové slovo sa musí stranou dotýkať kameňa na doske.
refusal-invalid-words =
    { $count ->
        [one] Neplatné slovo: { $words }.
       *[other] Neplatné slová: { $words }.
    }
refusal-exchange-nothing = Napíšte, ktoré kamene chcete vymeniť, napríklad: vymeniť ABC.
refusal-bag-too-small = Vo vrecku { $bag ->
        [one] je { $bag } kameň
        [few] sú { $bag } kamene
       *[other] je { $bag } kameňov
    }; na takú výmenu ich musí byť aspoň { $needed }.
refusal-no-challenges = V tejto hre sa slová overujú hneď, takže niet proti čomu namietať.
refusal-nothing-to-challenge = Niet proti čomu namietať: námietku možno podať len proti poslednému ťahu, kým nehrá ďalší hráč.
refusal-own-play = Proti vlastnému ťahu namietať nemožno; ak ho chcete zmeniť, vráťte ho.
refusal-not-played = Posledný ťah slovo { $word } nevytvoril; vytvoril { $made }.
refusal-nothing-to-undo = Niet čo vracať: žiadny svoj ťah ste zatiaľ nezahrali.
refusal-no-time-limit = V tejto hre nemôže nikomu dôjsť čas.
refusal-time-remains = { $player } má ešte čas ({ $seconds } s).
refusal-empty-move = Napíšte ťah: 8H SLOVO vodorovne, H8 SLOVO zvisle, vymeniť ABC alebo pas.
refusal-too-long = To je na ťah príliš dlhé.
refusal-outside-board = Pole „{ $square }“ na doske nie je: stĺpce sú A–{ $column }, riadky 1–{ $rows }.
refusal-bad-square = „{ $text }“ nie je pole. Pre slovo vodorovne píšte najprv riadok, napríklad 8H SLOVO, pre slovo zvisle najprv stĺpec, napríklad H8 SLOVO.
refusal-no-square = V „{ $text }“ chýba pole; píšte 8H SLOVO vodorovne alebo H8 SLOVO zvisle.
refusal-no-word = Za poľom { $start } chýba slovo, napríklad { $start } SLOVO.
refusal-strange-character = Znak „{ $character }“ do ťahu nepatrí.
refusal-open-bracket = V zátvorkách musí byť jedno písmeno, napríklad [CH].
refusal-blank-without-letter = Za hviezdičkou musí byť písmeno, ktoré žolík znamená.
