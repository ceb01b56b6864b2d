# What a word means.
meaning-valid = valid in: { $lexicons }
meaning-invalid = valid in no lexicon
meaning-added = one of this server's own words
meaning-banned = not valid on this server; otherwise valid in: { $lexicons }
meaning-suggestions = Did you mean { $words }?
meaning-definition = meaning
meaning-synonyms = synonyms
meaning-loose-synonyms = perhaps also
meaning-english = in English
meaning-see = see
meaning-through = from { $word }
meaning-opposite = the opposite of { $word }
meaning-unknown = We know no meaning of this word.
meaning-unknown-brief = meaning unknown
meaning-not-installed = Meanings are not installed yet; `kamen meaning --rebuild` adds them.
