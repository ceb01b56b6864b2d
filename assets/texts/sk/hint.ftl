# Tip, prečo tento ťah, rozbor.
command-hint = tip
command-hint-about = Poradí vám dobrý ťah, len vám
command-analyse = rozbor
command-analyse-about = Posúdi dohranú hru ťah po ťahu
button-hint-word = Ukázať slovo
button-hint-best = Ešte lepší ťah
hint-rated = V hodnotenej hre sa hrá bez tipov.
hint-forbidden = Pri tomto stole sú tipy vypnuté. Zapnúť sa dajú pri otvorení stola voľbou `hints`.
hint-final-call = Teraz sa už neťahá: podajte námietku, alebo ťah prijmite.
hint-nothing = Nenapadá mi žiadny ťah.
hint-stale = Od tohto tipu sa doska zmenila, a tak už neplatí. Keď budete na ťahu, stlačte znova **{ button-hint }**.
hint-moved-on = Od toho tipu sa doska zmenila. Pre terajšiu pozíciu:
hint-place-across = 💡 Dobré slovo ide vodorovne, začína na { $square } a prinesie { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodov
    }. Nájdete ho?
hint-place-down = 💡 Dobré slovo ide zvisle, začína na { $square } a prinesie { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodov
    }. Nájdete ho?
hint-word = 💡 { $words }: `{ $move }` za { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodov
    }. V zásobníku zostane { $leave }.
hint-word-all = 💡 { $words }: `{ $move }` za { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodov
    }. Položíte všetky svoje kamene.
hint-exchange = 💡 Žiadne slovo sa tu neoplatí; vymeňte { $tiles }.
hint-pass = 💡 Nič sa tu nedá položiť ani vymeniť; zostáva len vynechať.
why-nobody = Počítač v tejto hre zatiaľ neťahal.
why-secret = -# Čo mu zostalo v zásobníku, prezradím až po hre.
why-exchanged = Meniť kamene sa oplatí, keď by sa dalo položiť len málo alebo by v zásobníku zostali samé ťažké písmená. Ktoré to boli, prezradím až po hre.
why-passed = Vynecháva sa, keď sa nedá položiť ani vymeniť nič rozumné. Čo mal v zásobníku, prezradím až po hre.
why-uses = - Využíva prémie: { $premiums }.
why-premium-word = { $square } (slovo ×{ $factor })
why-premium-letter = { $square } (písmeno ×{ $factor })
why-opens = - Otvára cestu k prémiám za slovo: { $squares }.
why-closes = - Zaberá prémie za slovo alebo k nim zatvára cestu: { $squares }.
why-only-way = - Tieto kamene sa inak položiť nedali.
why-highest-way = - Tieto kamene sa dali položiť { $ways ->
        [one] { $ways } spôsobom
       *[other] { $ways } spôsobmi
    }; viac bodov by nepriniesol žiadny.
why-other-ways = - Tieto kamene sa dali položiť { $ways ->
        [one] { $ways } spôsobom
       *[other] { $ways } spôsobmi
    }; viac bodov by { $higher ->
        [one] priniesol { $higher }
        [few] priniesli { $higher }
       *[other] prinieslo { $higher }
    }.
why-rack = - V zásobníku bolo { $rack }.
why-kept = - Zostalo { $leave }, čo oproti priemeru znamená { $worth } b.
why-rank = - Podľa bodov a toho, čo zostalo, je to { $rank }. najlepšia možnosť zo všetkých; slov sa dalo položiť { $words }.
why-best = - Najlepšie by bolo { $best } za { $points } b.; rozdiel je { $lost } b.
analysis-progress = 🔎 Preberám hru: { $done } z { $all ->
        [one] { $all } ťahu
       *[other] { $all } ťahov
    }…
analysis-title = **Rozbor hry**: každý ťah vedľa najlepšieho, podľa bodov a toho, čo zostalo v zásobníku.
analysis-no-turns = - { $who }: nič na posúdenie
analysis-player = - { $who }: najlepší ťah v { $share } % z { $turns ->
        [one] { $turns } ťahu
       *[other] { $turns } ťahov
    }, stratené { $lost } b. Chyby: malé **{ $small }**, stredné **{ $medium }**, veľké **{ $large }**.
analysis-mistakes = -# Malá chyba stojí aspoň 2 body, stredná 8, veľká 20.
analysis-turn = { $number }. { $who } `{ $rack }`: { $played } → lepšie { $best } (−{ $lost })
analysis-turn-best = { $number }. { $who } `{ $rack }`: { $played } ✓
analysis-exchange = výmena { $tiles }
analysis-pass = vynechanie
