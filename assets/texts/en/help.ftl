# How to play, by topics. Commands and buttons are named as they are called elsewhere in these texts.
help-choose = What else would you like to know?
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
