# Nastavení: příkaz, co je nastaveno, co nejde.
command-settings = nastavení
command-settings-about = Ukáže a změní nastavení
command-settings-me = moje
command-settings-me-about = Vaše vlastní nastavení
command-settings-me-language = jazyk
command-settings-me-language-about = Jazyk, kterým na vás mluvím
command-settings-me-theme = vzhled
command-settings-me-theme-about = Vzhled obrázků, které vidíte jen vy
command-settings-me-previews = náhledy
command-settings-me-previews-about = Zda tah vidíte dřív, než platí
command-settings-me-pings = upozornění
command-settings-me-pings-about = Zda vás upozorním, když jste na tahu
command-settings-me-invitations = pozvánky
command-settings-me-invitations-about = Zda vás ostatní mohou zvát ke hře
command-settings-server = server
command-settings-server-about = Nastavení tohoto serveru, pro ty, kdo ho smějí spravovat
command-settings-server-language = jazyk
command-settings-server-language-about = Jazyk toho, co vidí všichni
command-settings-server-theme = vzhled
command-settings-server-theme-about = Vzhled desek, které vidí všichni
command-settings-server-lexicon = slovník
command-settings-server-lexicon-about = Která slova platí u nových stolů
command-settings-server-rule = pravidlo
command-settings-server-rule-about = Jak se posuzují slova u nových stolů
command-settings-server-hints = tipy
command-settings-server-hints-about = Zda jsou u nových stolů povoleny tipy
command-settings-server-tables = stolů
command-settings-server-tables-about = Kolik stolů smí být najednou; 0 omezení zruší
command-settings-server-allow = povolit
command-settings-server-allow-about = Kanál, kde se smí hrát, i s jeho vlákny
command-settings-server-forbid = zakázat
command-settings-server-forbid-about = Kanál, kde se už hrát nesmí
command-settings-server-everywhere = všude
command-settings-server-everywhere-about = Hrát se smí ve všech kanálech
command-settings-words = slova
command-settings-words-about = Vlastní slova serveru: ukázat, přidat, zakázat
command-settings-words-add = přidat
command-settings-words-add-about = Slovo, které tu má platit
command-settings-words-ban = zakázat
command-settings-words-ban-about = Slovo, které tu platit nemá
command-settings-words-reset = zrušit
command-settings-words-reset-about = Slovo, o kterém má zase rozhodovat slovník
command-settings-words-language = jazyk
command-settings-words-language-about = Slova kterého jazyka; jinak jazyka nových stolů

settings-me = **Vaše nastavení**
settings-server = **Nastavení tohoto serveru**
settings-server-how = -# Počet stolů a kanály se mění příkazem `/nastavení server`, slova příkazem `/nastavení slova`. Rozehraných her se změny netýkají.
settings-line-own-language = - Jazyk: **{ $value }**
settings-line-own-theme = - Vzhled vašich obrázků: **{ $value }**
settings-line-own-previews = - Tah vidíte dřív, než platí: **{ $value }**
settings-line-own-pings = - Upozorním vás, když jste na tahu: **{ $value }**
settings-line-own-invitations = - Ostatní vás mohou zvát ke hře: **{ $value }**
settings-line-language = - Jazyk toho, co vidí všichni: **{ $value }**
settings-line-theme = - Vzhled desek: **{ $value }**
settings-line-lexicon = - Slovník nových stolů: **{ $value }**
settings-line-rule = - Pravidlo nových stolů: **{ $value }**
settings-line-hints = - Tipy jsou povoleny: **{ $value }**
settings-line-tables = - Stolů najednou nejvýš: **{ $value }**
settings-line-channels = - Kanály pro hry: { $value }
settings-line-words = - Vlastní slova: **{ $value }**
settings-yes = ano
settings-no = ne
settings-automatic = automaticky
settings-automatic-as = automaticky ({ $value })
settings-tables-free = kolik jich zvládnu
settings-channels-all = **všechny**
settings-everywhere = Hrát ve všech kanálech
settings-select-language = Jazyk: { $value }
settings-select-theme = Vzhled: { $value }
settings-select-lexicon = Slovník: { $value }
settings-select-rule = Pravidlo: { $value }
settings-switch-own-previews-on = Nejdřív tah ukázat
settings-switch-own-previews-off = Táhnout hned
settings-switch-own-pings-on = Upozorňovat mě
settings-switch-own-pings-off = Neupozorňovat mě
settings-switch-own-invitations-on = Přijímat pozvánky
settings-switch-own-invitations-off = Žádné pozvánky
settings-switch-hints-on = Povolit tipy
settings-switch-hints-off = Bez tipů
settings-tongue-cs = čeština
settings-tongue-sk = slovenština
settings-tongue-en = angličtina
settings-theme-classic = klasický
settings-theme-dark = tmavý
settings-theme-contrast = vysoký kontrast
settings-theme-colour-blind = pro barvoslepé
settings-theme-paper = papír

settings-no-server = Tady jsme sami; na nastavení a stoly serveru se ptejte přímo na serveru. Vaše vlastní nastavení je pod `/nastavení moje`.
settings-not-manager = To mohou jen ti, kdo smějí server spravovat; požádejte někoho z nich. Vaše vlastní nastavení je pod `/nastavení moje`.
settings-unknown-language = Jazyk „{ $text }“ neznám; na výběr jsou { $known }.
settings-unknown-theme = Vzhled „{ $text }“ nemám; na výběr jsou { $known }.
settings-too-many-channels = { $most ->
        [one] Vyjmenovat lze nejvýš { $most } kanál
        [few] Vyjmenovat lze nejvýš { $most } kanály
       *[other] Vyjmenovat lze nejvýš { $most } kanálů
    }; některé nejdřív zakažte, nebo povolte všechny.
settings-last-channel = To je jediný kanál pro hry. Nejdřív povolte jiný, nebo volbou `všude` všechny.
settings-channel-not-listed = { $channel } mezi kanály pro hry není.

settings-words = **Vlastní slova tohoto serveru – { $language }**
settings-words-none = Žádná nejsou.
settings-words-added = Přidaná: { $words }
settings-words-banned = Zakázaná: { $words }
settings-words-count = -# Ve všech jazycích { $count ->
        [one] { $count } vlastní slovo
        [few] { $count } vlastní slova
       *[other] { $count } vlastních slov
    }, nejvýš { $most }. Platí ve hrách, které teprve začnou.
settings-words-full = Server může mít nejvýš { $most ->
        [one] { $most } vlastní slovo
        [few] { $most } vlastní slova
       *[other] { $most } vlastních slov
    }; nejdřív některá zrušte.
settings-word-added = **{ $word }** tu teď platí ({ $language }).
settings-word-banned = **{ $word }** tu už neplatí ({ $language }).
settings-word-reset = O slově **{ $word }** zase rozhoduje slovník ({ $language }).
settings-word-length = Na desku se vejdou jen slova o { $least } až { $most } písmenech.
