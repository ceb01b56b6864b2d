# What a word means.
meaning-valid = platné v: { $lexicons }
meaning-invalid = neplatné v žádném slovníku
meaning-added = na tomto serveru přidané
meaning-banned = na tomto serveru zakázané; jinak platné v: { $lexicons }
meaning-suggestions = Nemyslíte { $words }?
meaning-synonyms = synonyma
meaning-english = anglicky
meaning-through = od slova { $word }
meaning-opposite = zápor slova { $word }
meaning-unknown = Význam tohoto slova neznáme.
meaning-unknown-brief = význam neznáme
meaning-not-installed = Význam tohoto slova neznáme. Další slova vysvětlí slovníky z vašeho systému, přidá je příkaz `kamen meaning --rebuild`.
meaning-czech = česky
