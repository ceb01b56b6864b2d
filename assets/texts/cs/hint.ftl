# Tip, proč tento tah, rozbor.
command-hint = tip
command-hint-about = Poradí vám dobrý tah, jen vám
command-analyse = rozbor
command-analyse-about = Posoudí dohranou hru tah po tahu
hint-rated = V hodnocené hře se hraje bez tipů.
hint-forbidden = U tohoto stolu jsou tipy vypnuté. Zapnout je lze při otevření stolu volbou `{ command-new-hints }`.
hint-none = V téhle hře nápověda k tahu není.
why-none = U téhle hry neumím říct, proč počítač táhl právě tak.
hint-stale = Od tohoto tipu se deska změnila, a tak už neplatí. Až budete na tahu, stiskněte znovu **{ button-hint }**.
hint-moved-on = Od toho tipu se deska změnila. Pro nynější pozici:
analysis-progress = 🔎 Probírám hru: { $done } z { $all ->
        [one] { $all } tahu
       *[other] { $all } tahů
    }…
