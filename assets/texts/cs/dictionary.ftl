# Which words count, which were found, and what cannot be looked up.
lexicon-cs-klasik = čeština – KLASIK
lexicon-cs-plus = čeština – PLUS
lexicon-sk = slovenština
lexicon-en = angličtina
dictionary-valid = { $word } platí ({ $others }).
dictionary-invalid = { $word } neplatí ({ $lexicon }).
dictionary-elsewhere = { $word } ve slovníku „{ $lexicon }“ neplatí, ale platí ve slovníku „{ $others }“.
dictionary-added = { $word } tu platí: je to jedno z vlastních slov tohoto serveru.
dictionary-banned = { $word } tu neplatí: tento server ho ze slovníku „{ $lexicon }“ vyřadil.
dictionary-found-nothing = Žádné slovo se nenašlo.
dictionary-found =
    { $total ->
        [one] Nalezeno { $total } slovo.
        [few] Nalezena { $total } slova.
       *[other] Nalezeno { $total } slov.
    }
dictionary-found-more =
    { $total ->
        [one] Nalezeno { $total } slovo
        [few] Nalezena { $total } slova
       *[other] Nalezeno { $total } slov
    }, zobrazeno prvních { $shown }.
dictionary-unknown-lexicon = Slovník „{ $name }“ nemáme; na výběr jsou { $shipped }.
dictionary-no-word = Napište slovo, které hledáte.
dictionary-no-pattern = Napište vzor: ? je jedno písmeno, * libovolně mnoho, třeba ?ora, sl* nebo *ost.
dictionary-no-letters = Napište písmena, ze kterých se mají slova složit; ? je žolík.
dictionary-spaces = Napište jedno slovo bez mezer.
dictionary-unknown-letter = Znak „{ $letter }“ není písmeno tohoto slovníku.
dictionary-too-long =
    { $most ->
        [one] To je příliš dlouhé, hledat lze nejvýš { $most } písmeno.
        [few] To je příliš dlouhé, hledat lze nejvýš { $most } písmena.
       *[other] To je příliš dlouhé, hledat lze nejvýš { $most } písmen.
    }
dictionary-too-many-letters =
    { $most ->
        [one] Skládat lze nejvýš z { $most } písmene i se žolíky.
       *[other] Skládat lze nejvýš z { $most } písmen i se žolíky.
    }
dictionary-too-many-blanks =
    { $most ->
        [one] Napsat lze nejvýš { $most } žolíka.
        [few] Napsat lze nejvýš { $most } žolíky.
       *[other] Napsat lze nejvýš { $most } žolíků.
    }
