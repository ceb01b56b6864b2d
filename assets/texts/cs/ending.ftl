# Konec hry: přehrání, graf, soubor, ověření losování, všechny tahy.
command-history = tahy
command-history-about = Ukáže všechny tahy hry v tomto kanálu
command-export = soubor
command-export-about = Pošle hru jako soubor GCG
button-show-everyone = Ukázat všem
button-previous = Předchozí
button-next = Další
ending-replay = Celá hra tah po tahu.
ending-chart = Jak přibývaly body.
ending-export = Celá hra jako soubor GCG; otevřou ho i jiné programy na Scrabble.
ending-export-so-far = Hra až dosud jako soubor GCG. Je v něm jen to, co smíte vědět: cizí zásobníky v něm nejsou.
ending-export-alt = Záznam hry ve formátu GCG
ending-promise = Na začátku hry jsem zveřejnil otisk losování, který už nikdo nezmění:
    `{ $commitment }`
    Po konci hry prozradím, co je za ním (semínko a pořadí kamenů v sáčku), a každý si bude moci ověřit, že kameny nikdo nevybíral.
ending-verified = ✅ Losování bylo poctivé.
    Na začátku hry jsem zveřejnil tento otisk, který už nikdo nezmění: `{ $commitment }`
    Za ním byl název hry `{ $game }`, semínko `{ $seed }` a pořadí kamenů v sáčku: `{ $bag }`
    Právě jsem celou uloženou hru přehrál znovu ({ $events ->
        [one] { $events } událost
        [few] { $events } události
       *[other] { $events } událostí
    }): každý vytažený kámen a každý bod z toho přesně vyplývá.
    -# Ověřte si to sami: uložte soubor a spusťte `python3 verify_draw.py { $file } { $commitment }` (z `tools/` zdrojového kódu) nebo `kamen scrabble verify { $file }`.
ending-not-verified = ⚠️ Uložená hra neodpovídá tomu, co bylo slíbeno na začátku. Řekněte to prosím správci.
    Zveřejněný otisk: `{ $commitment }`
    Název hry `{ $game }`, semínko `{ $seed }`, pořadí kamenů v sáčku: `{ $bag }`
    -# Záznam hry ({ $events }) je v souboru { $file }.
ending-verify-alt = Záznam hry, podle kterého lze losování ověřit
ending-more-promise = -# 🔒 Otisk losování: `{ $commitment }`. Je daný od začátku hry; po jejím konci podle něj **{ button-verify }** dokáže, že kameny nikdo nevybíral.
ending-history-empty = Zatím nikdo netáhl.
ending-history-turn = { $number }. { $turn } Celkem { $total }.
ending-history-rack = { $number }. { $turn } Celkem { $total }. Z písmen { $rack }.
ending-history-page = -# Strana { $page } z { $pages }
ending-rematch = ➡️ Odveta: { $link }
ending-rematch-here = ➡️ Odveta už je otevřená v tomto kanálu.
