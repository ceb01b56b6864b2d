# The levels of the computer: a name, and a line that tells a player what to expect.

level-random = Random
level-random-about = Plays any word that fits, for at most 10 points. A beginner can win.
level-novice = Novice
level-novice-about = Plays one turn in three like Amateur, the others like Random.
level-beginner = Beginner
level-beginner-about = Plays two turns in three like Amateur, the others like Random.
level-amateur = Amateur
level-amateur-about = Knows common words only and never makes more than 10 points in a turn.
level-pupil = Pupil
level-pupil-about = Plays like Amateur, and one turn in fourteen like Adept.
level-student = Student
level-student-about = Plays like Amateur, and one turn in five like Adept.
level-apprentice = Apprentice
level-apprentice-about = Plays nearly every other turn like Adept, the rest like Amateur.
level-journeyman = Journeyman
level-journeyman-about = Plays three turns in four like Adept, the rest like Amateur.
level-adept = Adept
level-adept-about = Plays words that everybody knows. An opponent for a Sunday afternoon.
level-advanced = Advanced
level-advanced-about = Plays like Adept, and two turns in five like Experienced.
level-experienced = Experienced
level-experienced-about = Knows the whole lexicon but lays at most four tiles.
level-expert = Expert
level-expert-about = Knows the whole lexicon but lays at most five tiles.
level-professional = Professional
level-professional-about = Plays the word with the most points, every time.
level-smart = Smart
level-smart-about = Weighs the chance of a seven-letter word and watches what it opens for you.
level-inhuman = Inhuman
level-inhuman-about = Looks at the points and at what stays on the rack.
level-godlike = Godlike
level-godlike-about = Plays like Inhuman, and the end game without a mistake.
level-grandmaster = Grandmaster
level-grandmaster-about = Plays every move ahead in thought. The strongest; takes a few seconds.
# A level where it is chosen, with the points that it makes on the average.
level-choice = { $name } · ≈ { $points } pts/turn – { $about }
