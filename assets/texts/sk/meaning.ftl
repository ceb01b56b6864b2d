# What a word means.
meaning-valid = platné v: { $lexicons }
meaning-invalid = neplatné v žiadnom slovníku
meaning-added = na tomto serveri pridané
meaning-banned = na tomto serveri zakázané; inak platné v: { $lexicons }
meaning-suggestions = Nemysleli ste { $words }?
meaning-synonyms = synonymá
meaning-english = po anglicky
meaning-through = od slova { $word }
meaning-opposite = zápor slova { $word }
meaning-unknown = Význam tohto slova nepoznáme.
meaning-unknown-brief = význam nepoznáme
meaning-not-installed = Význam tohto slova nepoznáme. Ďalšie slová vysvetlia slovníky z vášho systému, pridá ich príkaz `kamen meaning --rebuild`.
meaning-czech = po česky
