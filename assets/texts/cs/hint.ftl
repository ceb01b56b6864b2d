# Tip, proč tento tah, rozbor.
command-hint = tip
command-hint-about = Poradí vám dobrý tah, jen vám
command-analyse = rozbor
command-analyse-about = Posoudí dohranou hru tah po tahu
button-hint-word = Ukázat slovo
button-hint-best = Ještě lepší tah
hint-rated = V hodnocené hře se hraje bez tipů.
hint-forbidden = U tohoto stolu jsou tipy vypnuté. Zapnout je lze při otevření stolu volbou `{ command-new-hints }`.
hint-final-call = Teď už se netáhne: podejte námitku, nebo tah přijměte.
hint-nothing = Žádný tah mě nenapadá.
hint-stale = Od tohoto tipu se deska změnila, a tak už neplatí. Až budete na tahu, stiskněte znovu **{ button-hint }**.
hint-moved-on = Od toho tipu se deska změnila. Pro nynější pozici:
hint-place-across = 💡 Dobré slovo jde vodorovně, začíná na { $square } a přinese { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodů
    }. Najdete ho?
hint-place-down = 💡 Dobré slovo jde svisle, začíná na { $square } a přinese { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodů
    }. Najdete ho?
hint-word = 💡 { $words }: `{ $move }` za { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodů
    }. V zásobníku zůstane { $leave }.
hint-word-all = 💡 { $words }: `{ $move }` za { $points ->
        [one] **{ $points }** bod
        [few] **{ $points }** body
       *[other] **{ $points }** bodů
    }. Položíte všechny své kameny.
hint-exchange = 💡 Žádné slovo se tu nevyplatí; vyměňte { $tiles }.
hint-pass = 💡 Nic tu nejde položit ani vyměnit; zbývá jen vynechat.
why-nobody = Počítač v této hře zatím netáhl.
why-secret = -# Co mu zůstalo v zásobníku, prozradím až po hře.
why-exchanged = Měnit kameny se vyplatí, když by se dalo položit jen málo nebo by v zásobníku zůstala samá těžká písmena. Která to byla, prozradím až po hře.
why-passed = Vynechává se, když nejde položit ani vyměnit nic rozumného. Co měl v zásobníku, prozradím až po hře.
why-uses = - Využívá prémie: { $premiums }.
why-premium-word = { $square } (slovo ×{ $factor })
why-premium-letter = { $square } (písmeno ×{ $factor })
why-opens = - Otevírá cestu k prémiím za slovo: { $squares }.
why-closes = - Zabírá prémie za slovo nebo k nim zavírá cestu: { $squares }.
why-only-way = - Tyto kameny se jinak položit nedaly.
why-highest-way = - Tyto kameny šlo položit { $ways ->
        [one] { $ways } způsobem
       *[other] { $ways } způsoby
    }; víc bodů by nepřinesl žádný.
why-other-ways = - Tyto kameny šlo položit { $ways ->
        [one] { $ways } způsobem
       *[other] { $ways } způsoby
    }; víc bodů by { $higher ->
        [one] přinesl { $higher }
        [few] přinesly { $higher }
       *[other] přineslo { $higher }
    }.
why-rack = - V zásobníku bylo { $rack }.
why-kept = - Zůstalo { $leave }, což proti průměru znamená { $worth } b.
why-rank = - Podle bodů a toho, co zůstalo, je to { $rank }. nejlepší možnost ze všech; slov šlo položit { $words }.
why-best = - Nejlepší by bylo { $best } za { $points } b.; rozdíl je { $lost } b.
analysis-progress = 🔎 Probírám hru: { $done } z { $all ->
        [one] { $all } tahu
       *[other] { $all } tahů
    }…
analysis-title = **Rozbor hry**: každý tah vedle nejlepšího, podle bodů a toho, co zůstalo v zásobníku.
analysis-no-turns = - { $who }: nic k posouzení
analysis-player = - { $who }: nejlepší tah v { $share } % z { $turns ->
        [one] { $turns } tahu
       *[other] { $turns } tahů
    }, ztraceno { $lost } b. Chyby: malé **{ $small }**, střední **{ $medium }**, velké **{ $large }**.
analysis-mistakes = -# Malá chyba stojí aspoň 2 body, střední 8, velká 20.
analysis-turn = { $number }. { $who } `{ $rack }`: { $played } → lépe { $best } (−{ $lost })
analysis-turn-best = { $number }. { $who } `{ $rack }`: { $played } ✓
analysis-exchange = výměna { $tiles }
analysis-pass = vynechání
