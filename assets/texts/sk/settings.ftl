# Nastavenia: príkaz, čo je nastavené, čo sa nedá.
command-settings = nastavenia
command-settings-about = Ukáže a zmení nastavenia
command-settings-me = moje
command-settings-me-about = Vaše vlastné nastavenia
command-settings-me-language = jazyk
command-settings-me-language-about = Jazyk, ktorým na vás hovorím
command-settings-me-theme = vzhľad
command-settings-me-theme-about = Vzhľad obrázkov, ktoré vidíte len vy
command-settings-me-previews = náhľady
command-settings-me-previews-about = Či ťah vidíte skôr, než platí
command-settings-me-pings = upozornenia
command-settings-me-pings-about = Či vás upozorním, keď ste na ťahu
command-settings-me-invitations = pozvánky
command-settings-me-invitations-about = Či vás ostatní môžu pozývať do hry
command-settings-server = server
command-settings-server-about = Nastavenia tohto servera, pre tých, ktorí ho smú spravovať
command-settings-server-language = jazyk
command-settings-server-language-about = Jazyk toho, čo vidia všetci
command-settings-server-theme = vzhľad
command-settings-server-theme-about = Vzhľad dosiek, ktoré vidia všetci
command-settings-server-lexicon = slovník
command-settings-server-lexicon-about = Ktoré slová platia pri nových stoloch
command-settings-server-rule = pravidlo
command-settings-server-rule-about = Ako sa posudzujú slová pri nových stoloch
command-settings-server-hints = tipy
command-settings-server-hints-about = Či sú pri nových stoloch povolené tipy
command-settings-server-tables = stolov
command-settings-server-tables-about = Koľko stolov smie byť naraz; 0 obmedzenie zruší
command-settings-server-allow = povoliť
command-settings-server-allow-about = Kanál, kde sa smie hrať, aj s jeho vláknami
command-settings-server-forbid = zakázať
command-settings-server-forbid-about = Kanál, kde sa už hrať nesmie
command-settings-server-everywhere = všade
command-settings-server-everywhere-about = Hrať sa smie vo všetkých kanáloch
command-settings-words = slová
command-settings-words-about = Vlastné slová servera: ukázať, pridať, zakázať
command-settings-words-add = pridať
command-settings-words-add-about = Slovo, ktoré tu má platiť
command-settings-words-ban = zakázať
command-settings-words-ban-about = Slovo, ktoré tu platiť nemá
command-settings-words-reset = zrušiť
command-settings-words-reset-about = Slovo, o ktorom má zase rozhodovať slovník
command-settings-words-language = jazyk
command-settings-words-language-about = Slová ktorého jazyka; inak jazyka nových stolov

settings-me = **Vaše nastavenia**
settings-server = **Nastavenia tohto servera**
settings-server-how = -# Počet stolov a kanály sa menia príkazom `/settings server`, slová príkazom `/settings words`. Rozohraných hier sa zmeny netýkajú.
settings-line-own-language = - Jazyk: **{ $value }**
settings-line-own-theme = - Vzhľad vašich obrázkov: **{ $value }**
settings-line-own-previews = - Ťah vidíte skôr, než platí: **{ $value }**
settings-line-own-pings = - Upozorním vás, keď ste na ťahu: **{ $value }**
settings-line-own-invitations = - Ostatní vás môžu pozývať do hry: **{ $value }**
settings-line-language = - Jazyk toho, čo vidia všetci: **{ $value }**
settings-line-theme = - Vzhľad dosiek: **{ $value }**
settings-line-lexicon = - Slovník nových stolov: **{ $value }**
settings-line-rule = - Pravidlo nových stolov: **{ $value }**
settings-line-hints = - Tipy sú povolené: **{ $value }**
settings-line-tables = - Stolov naraz najviac: **{ $value }**
settings-line-channels = - Kanály pre hry: { $value }
settings-line-words = - Vlastné slová: **{ $value }**
settings-yes = áno
settings-no = nie
settings-automatic = automaticky
settings-automatic-as = automaticky ({ $value })
settings-tables-free = koľko ich zvládnem
settings-channels-all = **všetky**
settings-everywhere = Hrať vo všetkých kanáloch
settings-select-language = Jazyk: { $value }
settings-select-theme = Vzhľad: { $value }
settings-select-lexicon = Slovník: { $value }
settings-select-rule = Pravidlo: { $value }
settings-switch-own-previews-on = Najprv ťah ukázať
settings-switch-own-previews-off = Ťahať hneď
settings-switch-own-pings-on = Upozorňovať ma
settings-switch-own-pings-off = Neupozorňovať ma
settings-switch-own-invitations-on = Prijímať pozvánky
settings-switch-own-invitations-off = Žiadne pozvánky
settings-switch-hints-on = Povoliť tipy
settings-switch-hints-off = Bez tipov
settings-tongue-cs = čeština
settings-tongue-sk = slovenčina
settings-tongue-en = angličtina
settings-theme-classic = klasický
settings-theme-dark = tmavý
settings-theme-contrast = vysoký kontrast
settings-theme-colour-blind = pre farboslepých
settings-theme-paper = papier

settings-no-server = Tu sme sami; na nastavenia a stoly servera sa pýtajte priamo na serveri. Vaše vlastné nastavenia sú pod `/settings me`.
settings-not-manager = To môžu len tí, ktorí smú server spravovať; požiadajte niekoho z nich. Vaše vlastné nastavenia sú pod `/settings me`.
settings-unknown-language = Jazyk „{ $text }“ nepoznám; na výber sú { $known }.
settings-unknown-theme = Vzhľad „{ $text }“ nemám; na výber sú { $known }.
settings-too-many-channels = { $most ->
        [one] Vymenovať možno najviac { $most } kanál
        [few] Vymenovať možno najviac { $most } kanály
       *[other] Vymenovať možno najviac { $most } kanálov
    }; niektoré najprv zakážte, alebo povoľte všetky.
settings-last-channel = To je jediný kanál pre hry. Najprv povoľte iný, alebo voľbou `everywhere` všetky.
settings-channel-not-listed = { $channel } medzi kanálmi pre hry nie je.

settings-words = **Vlastné slová tohto servera – { $language }**
settings-words-none = Žiadne nie sú.
settings-words-added = Pridané: { $words }
settings-words-banned = Zakázané: { $words }
settings-words-count = -# Vo všetkých jazykoch { $count ->
        [one] { $count } vlastné slovo
        [few] { $count } vlastné slová
       *[other] { $count } vlastných slov
    }, najviac { $most }. Platia v hrách, ktoré sa ešte len začnú.
settings-words-full = Server môže mať najviac { $most ->
        [one] { $most } vlastné slovo
        [few] { $most } vlastné slová
       *[other] { $most } vlastných slov
    }; najprv niektoré zrušte.
settings-word-added = **{ $word }** tu teraz platí ({ $language }).
settings-word-banned = **{ $word }** tu už neplatí ({ $language }).
settings-word-reset = O slove **{ $word }** zase rozhoduje slovník ({ $language }).
settings-word-length = Na dosku sa zmestia len slová s { $least } až { $most } písmenami.
