# Jak se hraje, po tématech. Příkazy a tlačítka se jmenují podle ostatních textů.
help-choose = Co dalšího byste chtěli vědět?
help-settings = ⚙️ Nastavení
help-settings-text =
    `/nastavení` je jen pro vás: jazyk, barvy obrázků, zda se má tah ukázat, než začne platit.
    Kdo spravuje server, vybírá i pro všechny: jazyk, slovník, jak se slova posuzují, ve kterých kanálech se hraje, a vlastní slova serveru.
help-hosting = 🏠 Jak mě mít u sebe
help-hosting-text =
    - **Na serveru:** přidá mě ten, kdo ho spravuje. **Ve zprávách:** přidejte si mě ke svému účtu a napište mi `/{ command-new }`.
    - **Provoz:** jsem jeden program. `./run` mě sestaví a spustí; s `DISCORD_TOKEN` sloužím na Discordu, bez něj otevřu v prohlížeči sandbox, kde lze všechno vyzkoušet.
    - Hry leží ve složce `data`. `kamen meaning --rebuild` vysvětlí další slova, `kamen doctor` zkontroluje, co je uloženo.

command-help = nápověda
command-help-about = Jak se hraje
command-help-topic = téma
command-help-topic-about = O čem; jinak od začátku
