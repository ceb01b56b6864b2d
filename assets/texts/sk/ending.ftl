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
ending-history-empty = Zatiaľ nikto neťahal.
ending-history-page = -# Strana { $page } z { $pages }
ending-rematch = ➡️ Odveta: { $link }
ending-rematch-here = ➡️ Odveta už je otvorená v tomto kanáli.
