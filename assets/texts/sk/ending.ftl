# Koniec hry: záznam, graf, súbor, overenie žrebovania, všetky ťahy.
command-history = ťahy
command-history-about = Ukáže všetky ťahy hry v tomto kanáli
command-export = súbor
command-export-about = Pošle hru ako súbor GCG
button-show-everyone = Ukázať všetkým
button-previous = Predošlé
button-next = Ďalšie
ending-replay = Celá hra ťah po ťahu.
ending-chart = Ako pribúdali body.
ending-export = Celá hra ako súbor GCG; otvoria ho aj iné programy na Scrabble.
ending-export-so-far = Hra až doteraz ako súbor GCG. Je v ňom len to, čo smiete vedieť: cudzie zásobníky v ňom nie sú.
ending-export-alt = Záznam hry vo formáte GCG
ending-promise = Na začiatku hry som zverejnil odtlačok žrebovania, ktorý už nikto nezmení:
    `{ $commitment }`
    Po konci hry prezradím, čo je za ním (semienko a poradie kameňov vo vrecku), a každý si bude môcť overiť, že kamene nikto nevyberal.
ending-verified = ✅ Žrebovanie bolo poctivé.
    Na začiatku hry som zverejnil tento odtlačok, ktorý už nikto nezmení: `{ $commitment }`
    Za ním bol názov hry `{ $game }`, semienko `{ $seed }` a poradie kameňov vo vrecku: `{ $bag }`
    Práve som celú uloženú hru zopakoval ({ $events ->
        [one] { $events } udalosť
        [few] { $events } udalosti
       *[other] { $events } udalostí
    }): každý vytiahnutý kameň a každý bod z toho presne vyplýva.
    -# Overte si to sami: uložte súbor a spustite `python3 verify_draw.py { $file } { $commitment }` (z `tools/` zdrojového kódu) alebo `kamen scrabble verify { $file }`.
ending-not-verified = ⚠️ Uložená hra nezodpovedá tomu, čo bolo sľúbené na začiatku. Povedzte to, prosím, správcovi.
    Zverejnený odtlačok: `{ $commitment }`
    Názov hry `{ $game }`, semienko `{ $seed }`, poradie kameňov vo vrecku: `{ $bag }`
    -# Záznam hry ({ $events }) je v súbore { $file }.
ending-verify-alt = Záznam hry, podľa ktorého sa dá žrebovanie overiť
ending-more-promise = -# 🔒 Odtlačok žrebovania: `{ $commitment }`. Je daný od začiatku hry; po jej konci podľa neho **{ button-verify }** dokáže, že kamene nikto nevyberal.
ending-history-empty = Zatiaľ nikto neťahal.
ending-history-turn = { $number }. { $turn } Spolu { $total }.
ending-history-rack = { $number }. { $turn } Spolu { $total }. Z písmen { $rack }.
ending-history-page = -# Strana { $page } z { $pages }
ending-rematch = ➡️ Odveta: { $link }
ending-rematch-here = ➡️ Odveta už je otvorená v tomto kanáli.
