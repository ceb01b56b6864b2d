# The levels of the computer: a name, and a line that tells a player what to expect.

level-random = Random
level-random-about = Plays any move the rules allow. A beginner can win.
level-amateur = Amateur
level-amateur-about = Knows common words only and never makes more than 10 points in a turn.
level-adept = Adept
level-adept-about = Plays words that everybody knows. An opponent for a Sunday afternoon.
level-experienced = Experienced
level-experienced-about = Knows the whole lexicon but lays at most four tiles.
level-professional = Professional
level-professional-about = Plays the word with the most points, every time.
level-smart = Smart
level-smart-about = Weighs the chance of a seven-letter word and watches what it opens for you.
level-inhuman = Inhuman
level-inhuman-about = Looks at the points and at what stays on the rack.
level-godlike = Godlike
level-godlike-about = Plays like Inhuman, and the end game without a mistake.
level-grandmaster = Grandmaster
level-grandmaster-about = Plays every move ahead in thought. The strongest opponent; a move takes a few seconds.
