# A game in the terminal.
terminal-words = Words are judged by the lexicon “{ $lexicon }”.
terminal-any-word = Any word counts: judge for yourselves.
terminal-game = Game { $game }. The order of the bag is fixed; its fingerprint is { $commitment }.
terminal-draws = { $who } draws { $tile }.
terminal-begins = { $who } begins. Type **help** for help.
terminal-rack = Rack **{ $rack }**, { $bag }
terminal-seed = The seed behind the fingerprint: { $seed }
terminal-help =
    - **8H HORSE** lays a word across from square H8, **H8 HORSE** down; a dot stands for a letter on the board.
    - **8H HO*RSE** makes the letter after the star a blank; otherwise a blank is used only when it must be.
    - **exchange AB** puts tiles back and draws others, **pass** skips the turn.
    - **hint** tells where a good word lies; once more, and it tells the word.
    - **challenge** contests the last play where that is agreed on, **undo** takes your last turn back.
    - **resign** gives up, **quit** stops here; with --log the game goes on next time.
