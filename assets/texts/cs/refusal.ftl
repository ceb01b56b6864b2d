# Why a move is refused, and what would work.
refusal-game-over = Hra už skončila.
refusal-not-seated = U tohoto stolu nesedíte.
refusal-has-left = Z této hry jste už odešli.
refusal-not-your-turn = Na tahu je { $player }.
refusal-only-challenge-or-pass = { $player } už nemá kameny: můžete napadnout poslední tah, nebo ho přijmout příkazem pass.
refusal-off-board = Slovo od { $start } by přesáhlo desku, která má { $rows } řad a { $cols } sloupců.
refusal-square-taken = Na { $square } leží { $holds }, proto tam nejde položit { $wanted }.
refusal-nothing-there = Na { $square } neleží žádný kámen; tečka znamená písmeno, které už na desce je.
refusal-no-tiles = Tímto tahem nepokládáte žádný svůj kámen.
refusal-unknown-letter = Písmeno { $letter } v této hře není.
refusal-missing-tile = Kamenů { $tile } potřebujete { $wanted }, v zásobníku máte { $have }.
refusal-missing-letters = Chybí vám { $letters }{ $blanks -> 
        [0] {""} a nemáte žolíka.
       *[other] {""} a žolíky na to nestačí.
    }
refusal-misses-start = První slovo musí ležet na hvězdě ({ $start }).
refusal-first-word-too-short = První slovo potřebuje aspoň dva kameny.
refusal-touches-nothing = Nové slovo se musí stranou dotýkat kamene na desce.
refusal-invalid-words =
    { $count ->
        [one] Neplatné slovo: { $words }.
       *[other] Neplatná slova: { $words }.
    }
refusal-exchange-nothing = Napište, které kameny chcete vyměnit, třeba: exchange ABC.
refusal-bag-too-small = V sáčku { $bag ->
        [one] je { $bag } kámen
        [few] jsou { $bag } kameny
       *[other] je { $bag } kamenů
    }; k takové výměně jich musí být aspoň { $needed }.
refusal-no-challenges = V této hře se slova kontrolují hned, není co napadat.
refusal-nothing-to-challenge = Není co napadat: napadnout lze jen poslední tah, dokud nehraje další hráč.
refusal-own-play = Vlastní tah napadnout nelze.
refusal-not-played = Poslední tah slovo { $word } nevytvořil; vytvořil { $made }.
refusal-nothing-to-undo = Není žádný tah, který by šlo vzít zpět.
refusal-no-time-limit = V této hře nemůže nikomu dojít čas.
refusal-time-remains = { $player } má ještě čas ({ $seconds } s).
refusal-empty-move = Napište tah: 8H SLOVO vodorovně, H8 SLOVO svisle, exchange ABC nebo pass.
refusal-too-long = To je na tah příliš dlouhé.
refusal-outside-board = Pole „{ $square }“ na desce není: sloupce jsou A–{ $column }, řady 1–{ $rows }.
refusal-bad-square = „{ $text }“ není pole. Pro slovo vodorovně pište nejdřív řadu, třeba 8H SLOVO, pro slovo svisle nejdřív sloupec, třeba H8 SLOVO.
refusal-no-square = V „{ $text }“ chybí pole; pište 8H SLOVO vodorovně nebo H8 SLOVO svisle.
refusal-no-word = Za polem { $start } chybí slovo, třeba { $start } SLOVO.
refusal-strange-character = Znak „{ $character }“ do tahu nepatří.
refusal-open-bracket = V závorkách musí být jedno písmeno, třeba [CH].
refusal-blank-without-letter = Za hvězdičkou musí být písmeno, které žolík znamená.
