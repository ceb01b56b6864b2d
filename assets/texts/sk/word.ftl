# Otázky na slová a názvy príkazov, ktorými sa kladú.
word-guarded-challenge = Hráte hru s námietkami ({ $place }) a k tej patrí vedieť, ktoré slová platia. Kým sa neskončí, o slovách jej jazyka ({ $language }) vám nič nepoviem; **{ scrabble-button-meanings }** pod jej doskou vysvetlí tie, proti ktorým sa už namietať nedá.
word-guarded-rated = Hráte hodnotenú hru ({ $place }). Kým sa neskončí, slová jej jazyka ({ $language }) vám nehľadám. Či jedno slovo platí a čo znamená, sa opýtať môžete: `/word check` a `/word meaning`.
word-guarded-typing = Slová tohto jazyka vám počas takej hry neponúkam.
word-hooks-front = -# Písmená, ktoré pred ním dajú slovo: { $letters }
word-hooks-behind = -# Písmená, ktoré za ním dajú slovo: { $letters }
word-try-shorter = S voľbou `shorter: True` nájdem aj slová len z niektorých písmen.
word-more = … a { $count ->
        [one] { $count } ďalšie
        [few] { $count } ďalšie
       *[other] { $count } ďalších
    }
word-contested = Proti poslednému ťahu možno ešte namietať, a tak jeho slová zatiaľ nevysvetlím.
word-none-yet = Zatiaľ nikto žiadne slovo nepoložil.
word-no-lexicon = Pri tomto stole sa hrá s vlastnými slovami, ktorých významy nepoznám.
word-meanings-of-play = **Slová posledného ťahu**
word-meanings-before = **Slová predposledného ťahu** – proti slovám posledného možno ešte namietať
word-meanings-of-game = **Slová tejto hry**, najvzácnejšie prvé

command-word = slovo
command-word-about = Opýta sa na slová
command-word-check = over
command-word-check-about = Platí to slovo?
command-word-check-word = slovo
command-word-check-word-about = Ktoré slovo
command-word-check-lexicon = slovník
command-word-check-lexicon-about = V ktorom slovníku; inak v tom, s ktorým sa tu hrá
command-word-meaning = význam
command-word-meaning-about = Čo slovo znamená?
command-word-meaning-word = slovo
command-word-meaning-word-about = Ktoré slovo
command-word-meaning-lexicon = slovník
command-word-meaning-lexicon-about = V ktorom slovníku; inak v tom, s ktorým sa tu hrá
command-word-find = nájdi
command-word-find-about = Ktoré slová zodpovedajú vzoru?
command-word-find-pattern = vzor
command-word-find-pattern-about = ? je jedno písmeno, * ľubovoľne mnoho: ?ora, sl*, *osť
command-word-find-lexicon = slovník
command-word-find-lexicon-about = V ktorom slovníku; inak v tom, s ktorým sa tu hrá
command-word-anagrams = prešmyčky
command-word-anagrams-about = Ktoré slová možno zložiť z týchto písmen?
command-word-anagrams-letters = písmená
command-word-anagrams-letters-about = Ktoré písmená; ? je žolík
command-word-anagrams-shorter = kratšie
command-word-anagrams-shorter-about = Aj slová len z niektorých písmen
command-word-anagrams-lexicon = slovník
command-word-anagrams-lexicon-about = V ktorom slovníku; inak v tom, s ktorým sa tu hrá
