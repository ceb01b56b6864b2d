# The levels of the computer: a name, and a line that tells a player what to expect.

level-random = Náhodný
level-random-about = Položí hocijaké slovo, ktoré sa zmestí, najviac za 10 bodov.
level-novice = Nováčik
level-novice-about = Každý tretí ťah hrá ako Amatér, ostatné ako Náhodný.
level-beginner = Začiatočník
level-beginner-about = Dva ťahy z troch hrá ako Amatér, ostatné ako Náhodný.
level-amateur = Amatér
level-amateur-about = Pozná len bežné slová a za ťah neurobí viac než 10 bodov.
level-pupil = Žiak
level-pupil-about = Hrá ako Amatér, jeden ťah zo štrnástich ako Adept.
level-student = Študent
level-student-about = Hrá ako Amatér, jeden ťah z piatich ako Adept.
level-apprentice = Učeň
level-apprentice-about = Skoro každý druhý ťah hrá ako Adept, ostatné ako Amatér.
level-journeyman = Tovariš
level-journeyman-about = Tri ťahy zo štyroch hrá ako Adept, ostatné ako Amatér.
level-adept = Adept
level-adept-about = Hrá slová, ktoré pozná každý. Súper na nedeľné popoludnie.
level-advanced = Pokročilý
level-advanced-about = Hrá ako Adept, dva ťahy z piatich ako Skúsený.
level-experienced = Skúsený
level-experienced-about = Pozná celý slovník, ale vykladá najviac štyri kamene.
level-expert = Znalec
level-expert-about = Pozná celý slovník, ale vykladá najviac päť kameňov.
level-professional = Profesionál
level-professional-about = Zakaždým zahrá slovo za najviac bodov.
level-smart = Múdry
level-smart-about = Počíta so šancou na sedempísmenové slovo a stráži, čo vám otvorí.
level-inhuman = Neľudský
level-inhuman-about = Okrem bodov dbá aj na to, čo mu zostane v zásobníku.
level-godlike = Božský
level-godlike-about = Hrá ako Neľudský, len koncovku zahrá bez chyby.
level-grandmaster = Veľmajster
level-grandmaster-about = Každý ťah si v duchu prehrá dopredu. Najsilnejší, myslí pár sekúnd.
# A level where it is chosen, with the points that it makes on the average.
level-choice = { $name } · ≈ { $points } b. za ťah – { $about }
