# Tip, prečo tento ťah, rozbor.
command-hint = tip
command-hint-about = Poradí vám dobrý ťah, len vám
command-analyse = rozbor
command-analyse-about = Posúdi dohranú hru ťah po ťahu
hint-rated = V hodnotenej hre sa hrá bez tipov.
hint-forbidden = Pri tomto stole sú tipy vypnuté. Zapnúť sa dajú pri otvorení stola voľbou `hints`.
hint-none = V tejto hre rada k ťahu nie je.
why-none = Pri tejto hre neviem povedať, prečo počítač ťahal práve tak.
hint-stale = Od tohto tipu sa doska zmenila, a tak už neplatí. Keď budete na ťahu, stlačte znova **{ button-hint }**.
hint-moved-on = Od toho tipu sa doska zmenila. Pre terajšiu pozíciu:
analysis-progress = 🔎 Preberám hru: { $done } z { $all ->
        [one] { $all } ťahu
       *[other] { $all } ťahov
    }…
