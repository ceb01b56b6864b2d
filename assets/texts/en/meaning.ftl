# What a word means.
meaning-valid = valid in: { $lexicons }
meaning-invalid = valid in no lexicon
meaning-suggestions = Did you mean { $words }?
meaning-definition = meaning
meaning-synonyms = synonyms
meaning-loose-synonyms = perhaps also
meaning-english = in English
meaning-see = see
meaning-through = from { $word }
meaning-opposite = the opposite of { $word }
meaning-unknown = We know no meaning of this word.
meaning-not-installed = Meanings are not installed yet; `kamen meaning --rebuild` adds them.
