# Why something cannot be done at a table, and what would work.
table-game = To v tejto hre teraz nejde.
table-stale = Na doske sa medzitým niečo zmenilo; pozrite sa na ňu a skúste to znova.
table-not-host = To môže len hostiteľ stola.
table-not-seated = Pri tomto stole nesedíte; vlastný otvoríte príkazom `/new`.
table-already-seated = Pri tomto stole už sedíte.
table-two-chairs = Nikto nemôže sedieť pri jednom stole na dvoch miestach.
table-not-asked = Nikoho nemožno posadiť bez jeho súhlasu; pozvite ho a prisadne si sám.
table-full = Stôl je plný: { $seats ->
        [one] má len { $seats } miesto
        [few] všetky { $seats } miesta sú obsadené
       *[other] všetkých { $seats } miest je obsadených
    }.
table-kept = Voľné miesta čakajú na pozvaných hráčov.
table-chairs = Pri stole môže sedieť { $least } až { $most } hráčov.
table-too-few = { $players ->
        [0] Pri stole nikto nesedí; na hru sú potrební aspoň dvaja.
        [one] Na hru sú potrební aspoň dvaja; pridajte počítač, alebo na niekoho počkajte.
       *[other] Na hru sú potrební aspoň dvaja hráči.
    }
table-no-such-seat = Také miesto pri stole nie je.
table-no-computer = Na tomto mieste počítač nesedí.
table-nobody-there = Na tomto mieste nehrá žiadny človek.
table-not-your-turn = Na ťahu je { $player }.
table-has-left = Z tejto hry ste už odišli; pozerať sa môžete ďalej.
table-kick-self = Sami seba vylúčiť nemôžete; ak chcete odísť, opustite stôl.
table-other-game = To patrí k inej hre, než aká sa hrá pri tomto stole; čo sa tu hrá, ukáže `/{ command-board }`.
table-not-silent = Hráča možno vylúčiť, až keď bude dlho mlčať; počkajte ešte { $hours ->
        [one] { $hours } hodinu
        [few] { $hours } hodiny
       *[other] { $hours } hodín
    }.
table-not-started = Hra sa ešte nezačala; hostiteľ ju spustí tlačidlom **{ button-start }**.
table-already-started = Hra sa už začala.
table-over = Hra sa už skončila; môžete si dať odvetu.
table-not-over = Hra sa ešte neskončila.
table-closed = Stôl je zatvorený; najprv ho znova otvorte.
table-not-closed = Stôl nie je zatvorený.
table-others-play = Stôl nemožno zatvoriť, kým pri ňom hrajú ďalší ľudia alebo sa výsledok započítava; môžete hru vzdať.
table-rematched-already = Odveta je už otvorená; vedie k nej odkaz pri dohranej hre.
table-undo-pending = O vrátenie ťahu už niekto požiadal; počkajte na odpoveď.
table-no-undo-pending = O vrátenie ťahu nikto nežiada.
table-agreed-already = Od vašej odpovede to už nezávisí.
table-rated-undo = V hodnotenej hre s počítačom sa ťahy nevracajú; hrajte ďalej, alebo sa vzdajte.
table-rated-seat = V hodnotenej hre vaše miesto nemôže prevziať nikto iný; hrajte ďalej, alebo sa vzdajte.
table-rated-settled = Niekto si už prisadol, a tak ostáva, či sa hrá o poradie; kto to chce inak, otvorí nový stôl.
table-no-resources = Slovník tohto stola teraz nie je k dispozícii; skúste iný, alebo to povedzte správcovi.
table-cannot-begin-large = Toľko sa toho uložiť nedá; pomôže, keď bude mať server menej vlastných slov.
table-no-such-table = Taký stôl nie je.
table-unreadable = Záznam tohto stola sa nedá prečítať; správca to nájde v protokole.
table-room-taken = Tu sa už hrá; dosku ukáže `/board`. Nový stôl otvorte v inom kanáli alebo vo vlákne (voľba `thread`).
table-too-many-tables = Môžete mať najviac { $most ->
        [one] { $most } rozohraný stôl
        [few] { $most } rozohrané stoly
       *[other] { $most } rozohraných stolov
    }; najprv niektorú hru dohrajte.
table-server-full = Na tomto serveri môže byť najviac { $most ->
        [one] { $most } rozohraný stôl
        [few] { $most } rozohrané stoly
       *[other] { $most } rozohraných stolov
    }; počkajte, kým sa niektorý skončí.
table-too-many-requests = To je na mňa príliš rýchlo; skúste to o { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
       *[other] { $seconds } sekúnd
    }.
table-too-many-invitations = Za hodinu môžete pozvať { $most ->
        [one] { $most } človeka
        [few] { $most } ľudí
       *[other] { $most } ľudí
    }; skúste to o { $minutes ->
        [one] { $minutes } minútu
        [few] { $minutes } minúty
       *[other] { $minutes } minút
    }, alebo otvorte stôl s voľnými miestami, kam si prisadne, kto chce.
table-busy = Pri stole je teraz rušno; skúste to o chvíľu znova.
table-shutting-down = Práve sa reštartujem; skúste to o chvíľu, nič sa nestratí.
table-broken = Nedarí sa mi ukladať hry, preto sa teraz nedá hrať. Čo bolo potvrdené, zostáva; správca to nájde v protokole.
