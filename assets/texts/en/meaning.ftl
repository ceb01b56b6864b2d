# What a word means.
meaning-valid = valid in: { $lexicons }
meaning-invalid = valid in no lexicon
meaning-added = one of this server's own words
meaning-banned = not valid on this server; otherwise valid in: { $lexicons }
meaning-suggestions = Did you mean { $words }?
meaning-synonyms = synonyms
meaning-english = in English
meaning-through = from { $word }
meaning-opposite = the opposite of { $word }
meaning-unknown = We know no meaning of this word.
meaning-unknown-brief = meaning unknown
meaning-not-installed = We know no meaning of this word. Dictionaries of your system explain more; `kamen meaning --rebuild` adds them.
meaning-czech = in Czech
