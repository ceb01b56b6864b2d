# Hra v termináli.
terminal-words = O slovách rozhoduje slovník „{ $lexicon }“.
terminal-any-word = Platí akékoľvek slovo: posúďte to sami.
terminal-game = Hra { $game }. Poradie kameňov vo vrecku je dané; jeho odtlačok je { $commitment }.
terminal-draws = { $who } ťahá { $tile }.
terminal-begins = Začína { $who }. Napíšte **nápoveda** a dozviete sa viac.
terminal-rack = Zásobník **{ $rack }**, { $bag }
terminal-seed = Semienko, ktoré bolo za odtlačkom: { $seed }
terminal-help =
    - **8H SLOVO** položí slovo vodorovne od poľa H8, **H8 SLOVO** zvisle; bodka zastupuje písmeno na doske.
    - **8H SL*OVO** urobí z písmena za hviezdičkou žolíka; inak sa žolík použije, len keď musí.
    - **vymeniť AB** vráti kamene a vytiahne iné, **pas** ťah vynechá.
    - **tip** napovie, kde leží dobré slovo; druhýkrát prezradí aj to slovo.
    - **námietka** spochybní posledný ťah, kde sa to smie, **späť** vráti váš posledný ťah.
    - **vzdať** ukončí hru prehrou, **koniec** ju preruší; s --log sa nabudúce pokračuje.
