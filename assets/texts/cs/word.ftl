# Otázky na slova a názvy příkazů, kterými se kladou.
word-guarded-challenge = Hrajete hru s námitkami ({ $place }) a k té patří vědět, která slova platí. Dokud neskončí, o slovech jejího jazyka ({ $language }) vám nic neřeknu; **{ scrabble-button-meanings }** pod její deskou vysvětlí ta, proti kterým už namítat nelze.
word-guarded-rated = Hrajete hodnocenou hru ({ $place }). Dokud neskončí, slova jejího jazyka ({ $language }) vám nehledám. Zda jedno slovo platí a co znamená, se zeptat můžete: `/{ command-word } { command-word-check }` a `/{ command-word } { command-word-meaning }`.
word-guarded-typing = Slova tohoto jazyka vám během takové hry nenabízím.
word-hooks-front = -# Písmena, která před ním dají slovo: { $letters }
word-hooks-behind = -# Písmena, která za ním dají slovo: { $letters }
word-try-shorter = S volbou `kratší: True` najdu i slova jen z některých písmen.
word-more = … a { $count ->
        [one] { $count } další
        [few] { $count } další
       *[other] { $count } dalších
    }
word-contested = Proti poslednímu tahu lze ještě namítat, a tak jeho slova zatím nevysvětlím.
word-none-yet = Zatím nikdo žádné slovo nepoložil.
word-no-lexicon = U tohoto stolu se hraje s vlastními slovy, jejichž významy neznám.
word-meanings-of-play = **Slova posledního tahu**
word-meanings-before = **Slova předposledního tahu** – proti slovům posledního lze ještě namítat
word-meanings-of-game = **Slova této hry**, nejvzácnější první

command-word = slovo
command-word-about = Zeptá se na slova
command-word-check = ověř
command-word-check-about = Platí to slovo?
command-word-check-word = slovo
command-word-check-word-about = Které slovo
command-word-check-lexicon = slovník
command-word-check-lexicon-about = Ve kterém slovníku; jinak v tom, se kterým se tu hraje
command-word-meaning = význam
command-word-meaning-about = Co slovo znamená?
command-word-meaning-word = slovo
command-word-meaning-word-about = Které slovo
command-word-meaning-lexicon = slovník
command-word-meaning-lexicon-about = Ve kterém slovníku; jinak v tom, se kterým se tu hraje
command-word-find = najdi
command-word-find-about = Která slova odpovídají vzoru?
command-word-find-pattern = vzor
command-word-find-pattern-about = ? je jedno písmeno, * libovolně mnoho: ?ora, sl*, *ost
command-word-find-lexicon = slovník
command-word-find-lexicon-about = Ve kterém slovníku; jinak v tom, se kterým se tu hraje
command-word-anagrams = přesmyčky
command-word-anagrams-about = Která slova lze složit z těchto písmen?
command-word-anagrams-letters = písmena
command-word-anagrams-letters-about = Která písmena; ? je žolík
command-word-anagrams-shorter = kratší
command-word-anagrams-shorter-about = I slova jen z některých písmen
command-word-anagrams-lexicon = slovník
command-word-anagrams-lexicon-about = Ve kterém slovníku; jinak v tom, se kterým se tu hraje
