# The levels of the computer: a name, and a line that tells a player what to expect.

level-random = Náhodný
level-random-about = Položí jakékoli slovo, které se vejde, nejvýš za 10 bodů.
level-novice = Nováček
level-novice-about = Každý třetí tah hraje jako Amatér, ostatní jako Náhodný.
level-beginner = Začátečník
level-beginner-about = Dva tahy ze tří hraje jako Amatér, ostatní jako Náhodný.
level-amateur = Amatér
level-amateur-about = Zná jen běžná slova a za tah neudělá víc než 10 bodů.
level-pupil = Žák
level-pupil-about = Hraje jako Amatér, jeden tah ze čtrnácti jako Adept.
level-student = Student
level-student-about = Hraje jako Amatér, jeden tah z pěti jako Adept.
level-apprentice = Učeň
level-apprentice-about = Skoro každý druhý tah hraje jako Adept, ostatní jako Amatér.
level-journeyman = Tovaryš
level-journeyman-about = Tři tahy ze čtyř hraje jako Adept, ostatní jako Amatér.
level-adept = Adept
level-adept-about = Hraje slova, která zná každý. Soupeř na nedělní odpoledne.
level-advanced = Pokročilý
level-advanced-about = Hraje jako Adept, dva tahy z pěti jako Zkušený.
level-experienced = Zkušený
level-experienced-about = Zná celý slovník, ale vykládá nejvýš čtyři kameny.
level-expert = Znalec
level-expert-about = Zná celý slovník, ale vykládá nejvýš pět kamenů.
level-professional = Profesionál
level-professional-about = Pokaždé zahraje slovo za nejvíc bodů.
level-smart = Chytrý
level-smart-about = Počítá s šancí na sedmipísmenné slovo a hlídá, co vám otevře.
level-inhuman = Nelidský
level-inhuman-about = Kromě bodů dbá i na to, co mu zůstane v zásobníku.
level-godlike = Božský
level-godlike-about = Hraje jako Nelidský, jen koncovku zahraje bez chyby.
level-grandmaster = Velmistr
level-grandmaster-about = Každý tah si v duchu přehraje dopředu. Nejsilnější, myslí pár vteřin.
# A level where it is chosen, with the points that it makes on the average.
level-choice = { $name } · ≈ { $points } b. za tah – { $about }
