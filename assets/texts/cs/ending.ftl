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
ending-history-empty = Zatím nikdo netáhl.
ending-history-page = -# Strana { $page } z { $pages }
ending-rematch = ➡️ Odveta: { $link }
ending-rematch-here = ➡️ Odveta už je otevřená v tomto kanálu.
