# Which words count, which were found, and what cannot be looked up.
lexicon-cs-klasik = Czech – KLASIK
lexicon-cs-plus = Czech – PLUS
lexicon-sk = Slovak
lexicon-en = English
dictionary-valid = { $word } is valid ({ $others }).
dictionary-invalid = { $word } is not valid ({ $lexicon }).
dictionary-elsewhere = { $word } is not valid in “{ $lexicon }”, but it is in “{ $others }”.
dictionary-added = { $word } is valid here: it is one of this server's own words.
dictionary-banned = { $word } is not valid here: this server took it out of “{ $lexicon }”.
dictionary-found-nothing = No word found.
dictionary-found =
    { $total ->
        [one] { $total } word found.
       *[other] { $total } words found.
    }
dictionary-found-more =
    { $total ->
        [one] { $total } word found
       *[other] { $total } words found
    }, the first { $shown } shown.
dictionary-unknown-lexicon = There is no lexicon “{ $name }”; you can choose from { $shipped }.
dictionary-no-word = Write the word to look up.
dictionary-no-pattern = Write a pattern: ? is one letter, * any number of them, such as ?orse, st* or *ness.
dictionary-no-letters = Write the letters to make words of; ? is a blank.
dictionary-spaces = Write one word without spaces.
dictionary-unknown-letter = “{ $letter }” is not a letter of this lexicon.
dictionary-too-long =
    { $most ->
        [one] That is too long: at most { $most } letter can be looked up.
       *[other] That is too long: at most { $most } letters can be looked up.
    }
dictionary-too-many-letters =
    { $most ->
        [one] Words can be made of at most { $most } letter, blanks included.
       *[other] Words can be made of at most { $most } letters, blanks included.
    }
dictionary-too-many-blanks =
    { $most ->
        [one] There can be at most { $most } blank.
       *[other] There can be at most { $most } blanks.
    }
