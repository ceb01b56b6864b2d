# Hra v terminálu.
terminal-words = O slovech rozhoduje slovník „{ $lexicon }“.
terminal-any-word = Platí jakékoli slovo: posuďte to sami.
terminal-game = Hra { $game }. Pořadí kamenů v sáčku je dané; jeho otisk je { $commitment }.
terminal-draws = { $who } táhne { $tile }.
terminal-begins = Začíná { $who }. Napište **nápověda** a dozvíte se víc.
terminal-rack = Zásobník **{ $rack }**, { $bag }
terminal-seed = Semínko, které bylo za otiskem: { $seed }
terminal-help =
    - **8H SLOVO** položí slovo vodorovně od pole H8, **H8 SLOVO** svisle; tečka zastupuje písmeno na desce.
    - **8H SL*OVO** udělá z písmene za hvězdičkou žolíka; jinak se žolík použije, jen když musí.
    - **vyměnit AB** vrátí kameny a vytáhne jiné, **pas** tah vynechá.
    - **tip** napoví, kde leží dobré slovo; podruhé prozradí i to slovo.
    - **námitka** zpochybní poslední tah, kde se to smí, **zpět** vrátí váš poslední tah.
    - **vzdát** ukončí hru prohrou, **konec** ji přeruší; s --log se příště pokračuje.
