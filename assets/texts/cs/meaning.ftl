# What a word means.
meaning-valid = platné v: { $lexicons }
meaning-invalid = neplatné v žádném slovníku
meaning-added = na tomto serveru přidané
meaning-banned = na tomto serveru zakázané; jinak platné v: { $lexicons }
meaning-suggestions = Nemyslíte { $words }?
meaning-definition = význam
meaning-synonyms = synonyma
meaning-loose-synonyms = možná také
meaning-english = anglicky
meaning-see = viz
meaning-through = od slova { $word }
meaning-opposite = zápor slova { $word }
meaning-unknown = Význam tohoto slova neznáme.
meaning-unknown-brief = význam neznáme
meaning-not-installed = Významy zatím nejsou nainstalovány; doplní je příkaz `kamen meaning --rebuild`.
