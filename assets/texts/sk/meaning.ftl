# What a word means.
meaning-valid = platné v: { $lexicons }
meaning-invalid = neplatné v žiadnom slovníku
meaning-added = na tomto serveri pridané
meaning-banned = na tomto serveri zakázané; inak platné v: { $lexicons }
meaning-suggestions = Nemysleli ste { $words }?
meaning-definition = význam
meaning-synonyms = synonymá
meaning-loose-synonyms = možno aj
meaning-english = po anglicky
meaning-see = pozri
meaning-through = od slova { $word }
meaning-opposite = zápor slova { $word }
meaning-unknown = Význam tohto slova nepoznáme.
meaning-unknown-brief = význam nepoznáme
meaning-not-installed = Významy zatiaľ nie sú nainštalované; doplní ich príkaz `kamen meaning --rebuild`.
