# Which words count, which were found, and what cannot be looked up.
lexicon-cs-klasik = čeština – KLASIK
lexicon-cs-plus = čeština – PLUS
lexicon-sk = slovenčina
lexicon-en = angličtina
dictionary-valid = { $word } platí ({ $others }).
dictionary-invalid = { $word } neplatí ({ $lexicon }).
dictionary-elsewhere = { $word } v slovníku „{ $lexicon }“ neplatí, ale platí v slovníku „{ $others }“.
dictionary-added = { $word } tu platí: je to jedno z vlastných slov tohto servera.
dictionary-banned = { $word } tu neplatí: tento server ho zo slovníka „{ $lexicon }“ vyradil.
dictionary-found-nothing = Nenašlo sa žiadne slovo.
dictionary-found =
    { $total ->
        [one] Našlo sa { $total } slovo.
        [few] Našli sa { $total } slová.
       *[other] Našlo sa { $total } slov.
    }
dictionary-found-more =
    { $total ->
        [one] Našlo sa { $total } slovo
        [few] Našli sa { $total } slová
       *[other] Našlo sa { $total } slov
    }, zobrazených je prvých { $shown }.
dictionary-unknown-lexicon = Slovník „{ $name }“ nemáme; na výber sú { $shipped }.
dictionary-no-word = Napíšte slovo, ktoré hľadáte.
dictionary-no-pattern = Napíšte vzor: ? je jedno písmeno, * ľubovoľne veľa, napríklad ?ora, sl* alebo *osť.
dictionary-no-letters = Napíšte písmená, z ktorých sa majú slová zložiť; ? je žolík.
dictionary-spaces = Napíšte jedno slovo bez medzier.
dictionary-unknown-letter = Znak „{ $letter }“ nie je písmeno tohto slovníka.
dictionary-too-long =
    { $most ->
        [one] To je príliš dlhé, hľadať možno najviac { $most } písmeno.
        [few] To je príliš dlhé, hľadať možno najviac { $most } písmená.
       *[other] To je príliš dlhé, hľadať možno najviac { $most } písmen.
    }
dictionary-too-many-letters =
    { $most ->
        [one] Skladať možno najviac z { $most } písmena aj so žolíkmi.
       *[other] Skladať možno najviac z { $most } písmen aj so žolíkmi.
    }
dictionary-too-many-blanks =
    { $most ->
        [one] Napísať možno najviac { $most } žolíka.
        [few] Napísať možno najviac { $most } žolíky.
       *[other] Napísať možno najviac { $most } žolíkov.
    }
