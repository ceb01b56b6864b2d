# The levels of the computer: a name, and a line that tells a player what to expect.

level-random = Náhodný
level-random-about = Zahrá hocijaký ťah, ktorý pravidlá dovolia. Porazí ho aj začiatočník.
level-amateur = Amatér
level-amateur-about = Pozná len bežné slová a za ťah neurobí viac než 10 bodov.
level-adept = Adept
level-adept-about = Hrá slová, ktoré pozná každý. Súper na nedeľné popoludnie.
level-experienced = Skúsený
level-experienced-about = Pozná celý slovník, ale vykladá najviac štyri kamene.
level-professional = Profesionál
level-professional-about = Zakaždým zahrá slovo za najviac bodov.
level-smart = Múdry
level-smart-about = Počíta so šancou na sedempísmenové slovo a stráži, čo vám otvorí.
level-inhuman = Neľudský
level-inhuman-about = Okrem bodov dbá aj na to, čo mu zostane v zásobníku.
level-godlike = Božský
level-godlike-about = Hrá ako Neľudský, len koncovku zahrá bez chyby.
level-grandmaster = Veľmajster
level-grandmaster-about = Každý ťah si v duchu rozohrá dopredu. Najsilnejší súper, na ťah potrebuje pár sekúnd.
