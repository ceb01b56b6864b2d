# Piškvorky 3×3: najmenšia hra, ktorú hrajú iba testy.
noughts-lobby = { $host } otvára stôl pre **piškvorky 3×3**.
noughts-name = piškvorky 3×3
noughts-terms = vyhráva rad troch
noughts-thinking-1 = { $who } premýšľa…
noughts-thinking-2 = { $who } si prezerá polia…
noughts-thinking-3 = { $who } si strúha ceruzku…
noughts-thinking-4 = { $who } počíta do troch…
noughts-not-tossed = mincou sa ešte nehádzalo
noughts-question-toss = { $who }, hoďte mincou: tá určí, kto začína.
noughts-question-draw = { $who }, súper vám ponúka remízu. Prijmete ju?
noughts-turn-tossed = { $who } hádže mincou: začína { $first }.
noughts-turn-marked = { $who } značí **{ $square }**.
noughts-turn-offered = { $who } ponúka remízu.
noughts-turn-declined = { $who } remízu odmieta.
noughts-turn-accepted = { $who } remízu prijíma.
noughts-end-line = Tri v rade!
noughts-end-full = Žiadne pole nie je voľné.
noughts-end-agreed = Hráči sa na nej dohodli.
noughts-end-only-one = Nikto iný už nehrá.
noughts-move-label = Pole
noughts-move-placeholder = b2, toss alebo draw
noughts-move-fine = To sa dá zahrať.

# Popisy jej tlačidiel.
noughts-button-toss = Hodiť mincou
noughts-button-mark = Značiť
noughts-button-draw-offer = Ponúknuť remízu
noughts-button-draw-accept = Prijať remízu
noughts-button-draw-decline = Odmietnuť remízu

# Prečo niečo nejde.
noughts-refusal-game-over = Hra sa už skončila.
noughts-refusal-not-seated = To môžu iba obaja hráči.
noughts-refusal-not-your-turn = Na ťahu je { $player }.
noughts-refusal-not-tossed = Najprv sa hádže mincou: **{ noughts-button-toss }** alebo `toss`.
noughts-refusal-tossed-already = Mincou sa už hádzalo; označte pole.
noughts-refusal-unreadable = „{ $text }“ nie je ťah; napíšte pole, napríklad `b2`, alebo `toss` či `draw`.
noughts-refusal-taken = { $square } je obsadené; vyberte voľné pole.
noughts-refusal-not-answered = Ponúkli ste remízu; počkajte, čo odpovie { $player }.
noughts-refusal-offered-already = Remízu ste už ponúkli; znova ju môžete ponúknuť až po svojom ťahu.
noughts-refusal-no-offer = Nikto vám remízu neponúka; môžete ju ponúknuť sami.
noughts-refusal-nothing-to-undo = Niet čo vrátiť.
noughts-refusal-no-time-limit = V tejto hre nikomu čas vypršať nemôže.

# Počítač.
noughts-level-random = akékoľvek pole
noughts-level-random-about = značí polia náhodne
noughts-level-perfect = neprehráva
noughts-level-perfect-about = vždy nájde najlepšie pole

# Obrázky a čo je na nich.
noughts-picture-tossed = minca
noughts-picture-offered = remíza?
noughts-picture-declined = bez remízy
noughts-picture-accepted = remíza
noughts-alt-toss = Piškvorky 3×3, mincou hádže { $player }.
noughts-alt-turn = Piškvorky 3×3, na ťahu je { $player }.
noughts-alt-offer = Piškvorky 3×3, ponuku remízy má { $player }.
noughts-alt-won = Piškvorky 3×3, koniec hry, víťazí { $player }.
noughts-alt-drawn = Piškvorky 3×3, koniec hry, remíza.
noughts-alt-marks = { $player } ({ $sign }): { $squares }.
noughts-alt-no-marks = { $player } ({ $sign }): zatiaľ nič.
noughts-alt-free = Voľné polia: { $squares }.

# Po hre.
noughts-export = Celá hra ako textový súbor.
noughts-export-so-far = Hra až doteraz ako textový súbor.
noughts-export-alt = Záznam hry
noughts-analysis-title = **Rozbor**: ktoré značky udržali najlepší výsledok.
noughts-analysis-player = - { $who }: { $marks ->
        [one] { $marks } značka
        [few] { $marks } značky
       *[other] { $marks } značiek
    }, { $mistakes ->
        [0] bez straty
        [one] { $mistakes } chyba
        [few] { $mistakes } chyby
       *[other] { $mistakes } chýb
    }
noughts-analysis-kept = { $number }. { $who } **{ $square }** ✓ { $best }
noughts-analysis-lost = { $number }. { $who } **{ $square }** ✗ namiesto { $best } je tu { $kept }
noughts-result-won = výhra
noughts-result-drawn = remíza
noughts-result-lost = prehra
noughts-stats = - Rady troch: { $lines }, označené polia: { $marks }

# Pomocné texty.
noughts-help-move = ⭕ Piškvorky 3×3
noughts-help-move-text =
    - Najprv **{ noughts-button-toss }**: minca určí, kto začína, a ten kreslí krížiky.
    - Stlačte pole pod doskou alebo napíšte `/{ command-play }` s jeho názvom, napríklad `b2`: stĺpce a až c zľava, rady 1 až 3 zhora. Vyhráva rad troch.
    - **{ noughts-button-draw-offer }** ponúkne remízu; ponuka padá, keď druhý ťahá.
