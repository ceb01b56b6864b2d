# How to play, by topics. Commands and buttons are named as they are called elsewhere in these texts.
help-choose = What else would you like to know?
help-you = You
help-example-position = 15/15/15/15/15/15/15/3STONE7/15/15/15/15/15/15/15 { $rack }/ 0/12 0
help-example-rack = AGLETIR
help-example-rack-with-blank = AGL?TIR
help-example-move = H8 EAGLE
help-example = The picture: `{ $move }` before it is confirmed, for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
help-example-alt = A board with the word STONE across in row 8. The move { $move } leads down from its last letter and is only sketched; beside it stands that it gives { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
help-example-alt-with-blank = A board with the word STONE across in row 8. The move { $move } leads down from its last letter and is only sketched; its last E is a blank in a frame. Beside the move stands that it gives { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
help-start = 👋 How to begin
help-start-text =
    Scrabble with friends or with me, right here in the channel. English, Czech or Slovak.
    - **Open a table:** `/{ command-new }`. Others press **{ button-join }**; at **{ button-start }** I sit down on every chair that is still free.
    - **Look at your tiles:** **{ button-rack }**. Nobody else sees them.
    - **Make a move:** **{ button-play }**, then write where and what. You see it on the board before it counts.
    - **Lost the board?** `/{ command-board }` shows it again.
help-move = ▶️ Making a move
help-move-text =
    - Press **{ button-play }** below the board and write the square and the word, such as `H8 EAGLE`. Or type `/{ command-play }`: while you write you see what it makes and earns.
    - You get a picture with the points that only you see. **{ button-confirm }** plays it, **{ button-change }** lets you write it again.
    - The first word covers the square in the middle; every other one touches a word on the board.
    - Nothing fits? **{ button-exchange }** or **{ button-pass }**. A slip? **{ button-undo }**.
help-move-written = - Or write it to me as a message: `@Kámen { help-example-move }` in the channel, or just `{ help-example-move }` in our direct messages.
help-move-written-alone = - In our direct messages you can simply write it to me: `{ help-example-move }`.
help-notation = ✏️ Writing a move
help-notation-text =
    - `8D STONE` – the row first: **across**, from the square D8.
    - `H8 EAGLE` – the column first: **down**, from the square H8.
    - Write letters that already lie there too, or a dot for each: `H8 .AGLE`.
    - `exchange ABC` exchanges tiles, `pass` passes.
    - Capital or small letters, as you like.
help-buttons = 🔘 The buttons
help-buttons-text =
    - **{ button-play }** makes a move, **{ button-rack }** shows your tiles; there you can shuffle and sort them.
    - **{ button-exchange }** and **{ button-pass }** when nothing fits.
    - **{ button-undo }** takes your last turn back: at once against the computer, by agreement among people.
    - **{ button-hint }** shows a good move, where the table allows it.
    - **{ button-unseen }** counts what is still to come.
    - **{ button-meanings }** explains the words of the last play.
    - **{ button-more }** has the board as text for screen readers, this help, and **{ button-resign }**.
    - After the game: **{ button-rematch }**, **{ button-analyse }**, **{ button-replay }** and more.
help-blanks = ⬜ The blank
help-blanks-text =
    A blank stands for any letter and is worth nothing.
    - Just write the word: the blank takes the letter that you lack.
    - To use it though you have the letter, put `?` in front: `H8 EAGL?E`.
    - On the board it has a frame and no value. What it stands for stays.
help-challenge = ⚖️ Challenges
help-challenge-text =
    Usually I check words at once and take no others. With the option `rule` of `/{ command-new }` you decide among yourselves: anything can be laid until somebody doubts it.
    - Press **{ button-challenge }** after the play and choose the words. It works until the next move.
    - What a mistake costs:
      - { bot-rule-void }
      - { bot-rule-single }
      - { bot-rule-double }
      - { bot-rule-five }
      - { bot-rule-ten }
    - As long as such a game goes on, I tell its players nothing about words.
help-levels = 🤖 The computer
help-levels-text =
    Choose how strong I am with the option `level` of `/{ command-new }`, up to three computers at a table; **{ button-computer }** adds one before the game begins.
help-words = 📖 Words
help-words-text =
    Answers only you see, in the lexicon of the table:
    - `/{ command-word } { command-word-check }` – is it valid, and what can be put in front of it and behind it?
    - `/{ command-word } { command-word-meaning }` – what does it mean?
    - `/{ command-word } { command-word-find }` – words by a pattern: `?` is one letter, `*` any number of them.
    - `/{ command-word } { command-word-anagrams }` – words of your letters; `?` is a blank.
    - **{ button-meanings }** below the board – the words of the last play, and of the whole game at its end.
help-settings = ⚙️ Settings
help-settings-text =
    `/settings` is for you alone: your language, the colours of the pictures, whether a move is shown before it counts.
    Whoever manages the server also chooses for everybody: language, lexicon, how words are judged, in which channels games are played, and the server's own words.
help-hosting = 🏠 Having me at home
help-hosting-text =
    - **On a server:** whoever manages it adds me. **In your messages:** add me to your account and write me `/{ command-new }`.
    - **Hosting:** I am one program. `./run` builds and starts me; with `DISCORD_TOKEN` I serve Discord, without it I open a sandbox in your browser to try everything.
    - Games lie in the folder `data`. `kamen meaning --rebuild` explains more words, `kamen doctor` checks what is stored.

command-help = help
command-help-about = How to play
command-help-topic = topic
command-help-topic-about = What about; leave it out to begin at the beginning
