# Why a move is refused, and what would work.
refusal-game-over = Hra už skončila.
refusal-not-seated = U tohoto stolu nesedíte.
refusal-has-left = Z této hry jste už odešli; dívat se můžete dál.
refusal-not-your-turn = Na tahu je { $player }.
refusal-only-challenge-or-pass = { $player } už nemá kameny: podejte proti poslednímu tahu námitku, nebo ho přijměte slovem pas.
refusal-off-board = Slovo od { $start } by přesáhlo desku, která má { $rows } řad a { $cols } sloupců.
refusal-square-taken = Na { $square } leží { $holds }, proto tam nejde položit { $wanted }.
refusal-nothing-there = Na { $square } neleží žádný kámen; tečka znamená písmeno, které už na desce je.
refusal-no-tiles = Tímto tahem nepokládáte žádný svůj kámen.
refusal-unknown-letter = Písmeno { $letter } v této hře není.
refusal-missing-tile =
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
refusal-missing-blank =
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
refusal-missing-letters = Chybí vám { $letters }{ $blanks -> 
        [0] {""} a nemáte žolíka.
       *[other] {""} a žolíky na to nestačí.
    }
refusal-misses-start = První slovo musí zakrýt pole s hvězdou ({ $start }).
refusal-first-word-too-short = První slovo potřebuje aspoň dva kameny.
refusal-touches-nothing = Nové slovo se musí stranou dotýkat kamene na desce.
refusal-invalid-words =
    { $count ->
        [one] Neplatné slovo: { $words }.
       *[other] Neplatná slova: { $words }.
    }
refusal-exchange-nothing = Napište, které kameny chcete vyměnit, třeba: vyměnit ABC.
refusal-bag-too-small = V sáčku { $bag ->
        [one] je { $bag } kámen
        [few] jsou { $bag } kameny
       *[other] je { $bag } kamenů
    }; k takové výměně jich musí být aspoň { $needed }.
refusal-no-challenges = V této hře se slova ověřují hned, takže není proti čemu namítat.
refusal-nothing-to-challenge = Není proti čemu namítat: námitku lze podat jen proti poslednímu tahu, dokud nehraje další hráč.
refusal-own-play = Proti vlastnímu tahu namítat nelze; chcete-li ho změnit, vraťte ho.
refusal-not-played = Poslední tah slovo { $word } nevytvořil; vytvořil { $made }.
refusal-nothing-to-undo = Není co vracet: žádný svůj tah jste zatím nezahráli.
refusal-no-time-limit = V této hře nemůže nikomu dojít čas.
refusal-time-remains = { $player } má ještě čas ({ $seconds } s).
refusal-empty-move = Napište tah: 8H SLOVO vodorovně, H8 SLOVO svisle, vyměnit ABC nebo pas.
refusal-too-long = To je na tah příliš dlouhé.
refusal-outside-board = Pole „{ $square }“ na desce není: sloupce jsou A–{ $column }, řady 1–{ $rows }.
refusal-bad-square = „{ $text }“ není pole. Pro slovo vodorovně pište nejdřív řadu, třeba 8H SLOVO, pro slovo svisle nejdřív sloupec, třeba H8 SLOVO.
refusal-no-square = V „{ $text }“ chybí pole; pište 8H SLOVO vodorovně nebo H8 SLOVO svisle.
refusal-no-word = Za polem { $start } chybí slovo, třeba { $start } SLOVO.
refusal-strange-character = Znak „{ $character }“ do tahu nepatří.
refusal-open-bracket = V závorkách musí být jedno písmeno, třeba [CH].
refusal-blank-without-letter = Za hvězdičkou musí být písmeno, které žolík znamená.
