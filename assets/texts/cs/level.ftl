# The levels of the computer: a name, and a line that tells a player what to expect.

level-random = Náhodný
level-random-about = Zahraje jakýkoli tah, který pravidla dovolí. Porazí ho i začátečník.
level-amateur = Amatér
level-amateur-about = Zná jen běžná slova a za tah neudělá víc než 10 bodů.
level-adept = Adept
level-adept-about = Hraje slova, která zná každý. Soupeř na nedělní odpoledne.
level-experienced = Zkušený
level-experienced-about = Zná celý slovník, ale vykládá nejvýš čtyři kameny.
level-professional = Profesionál
level-professional-about = Pokaždé zahraje slovo za nejvíc bodů.
level-smart = Chytrý
level-smart-about = Počítá s šancí na sedmipísmenné slovo a hlídá, co vám otevře.
level-inhuman = Nelidský
level-inhuman-about = Kromě bodů dbá i na to, co mu zůstane v zásobníku.
level-godlike = Božský
level-godlike-about = Hraje jako Nelidský, jen koncovku zahraje bez chyby.
level-grandmaster = Velmistr
level-grandmaster-about = Každý tah si v duchu přehraje dopředu. Nejsilnější soupeř, na tah potřebuje pár vteřin.
