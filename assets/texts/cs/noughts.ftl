# Piškvorky 3×3: nejmenší hra, kterou hrají jen testy.
noughts-lobby = { $host } otevírá stůl pro **piškvorky 3×3**.
noughts-name = piškvorky 3×3
noughts-terms = vyhrává řada tří
noughts-thinking-1 = { $who } přemýšlí…
noughts-thinking-2 = { $who } si prohlíží pole…
noughts-thinking-3 = { $who } si ořezává tužku…
noughts-thinking-4 = { $who } počítá do tří…
noughts-not-tossed = ještě se nelosovalo mincí
noughts-question-toss = { $who }, hoďte mincí: ta určí, kdo začíná.
noughts-question-draw = { $who }, soupeř vám nabízí remízu. Přijmete ji?
noughts-turn-tossed = { $who } hází mincí: začíná { $first }.
noughts-turn-marked = { $who } značí **{ $square }**.
noughts-turn-offered = { $who } nabízí remízu.
noughts-turn-declined = { $who } remízu odmítá.
noughts-turn-accepted = { $who } remízu přijímá.
noughts-end-line = Tři v řadě!
noughts-end-full = Žádné pole není volné.
noughts-end-agreed = Hráči se na ní dohodli.
noughts-end-only-one = Nikdo jiný už nehraje.
noughts-move-label = Pole
noughts-move-placeholder = b2, toss nebo draw
noughts-move-fine = To lze zahrát.

# Popisky jejích tlačítek.
noughts-button-toss = Hodit mincí
noughts-button-mark = Značit
noughts-button-draw-offer = Nabídnout remízu
noughts-button-draw-accept = Přijmout remízu
noughts-button-draw-decline = Odmítnout remízu

# Proč něco nejde.
noughts-refusal-game-over = Hra už skončila.
noughts-refusal-not-seated = To mohou jen oba hráči.
noughts-refusal-not-your-turn = Na tahu je { $player }.
noughts-refusal-not-tossed = Nejdřív se hází mincí: **{ noughts-button-toss }**, nebo `toss`.
noughts-refusal-tossed-already = Mincí už se házelo; označte pole.
noughts-refusal-unreadable = „{ $text }“ není tah; napište pole, třeba `b2`, nebo `toss` či `draw`.
noughts-refusal-taken = { $square } je obsazené; vyberte volné pole.
noughts-refusal-not-answered = Nabídli jste remízu; počkejte, co odpoví { $player }.
noughts-refusal-offered-already = Remízu jste už nabídli; znovu ji můžete nabídnout až po svém tahu.
noughts-refusal-no-offer = Nikdo vám remízu nenabízí; můžete ji nabídnout sami.
noughts-refusal-nothing-to-undo = Není co vracet.
noughts-refusal-no-time-limit = V této hře nikomu čas vypršet nemůže.

# Počítač.
noughts-level-random = jakékoli pole
noughts-level-random-about = značí pole náhodně
noughts-level-perfect = neprohrává
noughts-level-perfect-about = vždy najde nejlepší pole

# Obrázky a co je na nich.
noughts-picture-tossed = mince
noughts-picture-offered = remíza?
noughts-picture-declined = bez remízy
noughts-picture-accepted = remíza
noughts-alt-toss = Piškvorky 3×3, mincí hází { $player }.
noughts-alt-turn = Piškvorky 3×3, na tahu je { $player }.
noughts-alt-offer = Piškvorky 3×3, nabídku remízy má { $player }.
noughts-alt-won = Piškvorky 3×3, konec hry, vítězí { $player }.
noughts-alt-drawn = Piškvorky 3×3, konec hry, remíza.
noughts-alt-marks = { $player } ({ $sign }): { $squares }.
noughts-alt-no-marks = { $player } ({ $sign }): zatím nic.
noughts-alt-free = Volná pole: { $squares }.

# Po hře.
noughts-export = Celá hra jako textový soubor.
noughts-export-so-far = Hra až dosud jako textový soubor.
noughts-export-alt = Záznam hry
noughts-analysis-title = **Rozbor**: které značky udržely nejlepší výsledek.
noughts-analysis-player = - { $who }: { $marks ->
        [one] { $marks } značka
        [few] { $marks } značky
       *[other] { $marks } značek
    }, { $mistakes ->
        [0] bez ztráty
        [one] { $mistakes } chyba
        [few] { $mistakes } chyby
       *[other] { $mistakes } chyb
    }
noughts-analysis-kept = { $number }. { $who } **{ $square }** ✓ { $best }
noughts-analysis-lost = { $number }. { $who } **{ $square }** ✗ místo { $best } je tu { $kept }
noughts-result-won = výhra
noughts-result-drawn = remíza
noughts-result-lost = prohra
noughts-stats = - Řady tří: { $lines }, označená pole: { $marks }

# Pomocné texty.
noughts-help-move = ⭕ Piškvorky 3×3
noughts-help-move-text =
    - Nejdřív **{ noughts-button-toss }**: mince určí, kdo začíná, a ten kreslí křížky.
    - Stiskněte pole pod deskou, nebo napište `/{ command-play }` s jeho názvem, třeba `b2`: sloupce a až c zleva, řady 1 až 3 shora. Vyhrává řada tří.
    - **{ noughts-button-draw-offer }** nabídne remízu; nabídka padá, když druhý táhne.
