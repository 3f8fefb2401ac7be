### Czech. What each message is for and which facts it has stands in the English file.

of-player = { $player }: { $what }

waiting-for = { LIST($items, style: "sentences") }{ $more ->
        [0] { "" }
       *[other] . Další hráči: { WORDS($more) }
    }

waiting-for-nothing = hra skončila, na nic se nečeká

confirm-quit = Opravdu odejít? Hra zůstane uložená a dá se v ní pokračovat. Stiskněte znovu stejnou klávesu. Jiná klávesa nechá hru běžet
    .terse = Odejít? Ještě jednou stejnou klávesu

confirm-discard = Dílek { WORDS($number) }: opravdu ho odložit? Stiskněte znovu stejnou klávesu. Jiná klávesa ho nechá ve hře
    .terse = Odložit dílek { WORDS($number) }? Ještě jednou stejnou klávesu

list-over = tady seznam končí
    .terse = konec seznamu

list-begins = tady seznam začíná
    .terse = začátek seznamu

learning-begins = Poznávání kláves: od teď každá klávesa jen řekne, co dělá. Ukončí ho sedm dva a Enter
    .terse = Poznávání kláves. Konec je sedm dva Enter

learning-ends = Konec poznávání, klávesy zase fungují
    .terse = Klávesy zase fungují

help-waits = { LIST($items, style: "sentences") }

help-now = Teď můžete napsat. { LIST($items, style: "sentences") }

knob-rate = Rychlost { WORDS($value) }{ $end ->
        [low] , pomaleji už to nejde
        [high] , rychleji už to nejde
       *[none] { "" }
    }

knob-volume = Hlasitost { WORDS($value) }{ $end ->
        [low] , tišeji už to nejde
        [high] , hlasitěji už to nejde
       *[none] { "" }
    }

knob-pitch = Výška hlasu { WORDS($value) }{ $end ->
        [low] , níž už to nejde
        [high] , výš už to nejde
       *[none] { "" }
    }

knob-earcons = { $on ->
        [0] Zvuky jsou vypnuté
       *[1] Zvuky jsou zapnuté
    }

knob-level = { $level ->
        [terse] Krátké věty
        [full] Úplné věty
       *[normal] Běžné věty
    }

knob-language = Jazyk je čeština

knob-voice = Hlas číslo { WORDS($number) }

knob-topic = { $topic ->
        [placed] Položené dílky
        [area] Body za oblasti
        [turn] Kdo je na tahu
        [lifted] Vzaté tahy
        [final] Potvrzené tahy
        [ready] Připravené desky
       *[hint] Rady
    }: { $on ->
        [0] od teď beze slov
       *[1] zase se říkají
    }

knob-topics = Napište devět jedna, tečku a číslo. Jedna dílky, dva oblasti, tři kdo je na tahu, čtyři vzaté tahy, pět potvrzené tahy, šest desky, sedm rady

commands-listed = { COUNT($count, of: "command") }. { LIST($items, style: "sentences") }{ $more ->
        [0] { "" }
       *[other] . Další řekne šestka, zbývá jich: { WORDS($more) }
    }

count-command = { WORDS($n, gender: "masculine") } { $n ->
        [one] příkaz
        [few] příkazy
       *[other] příkazů
    }

door-closed = Hra běží, ale jiné příkazy se k ní nedostanou: do její složky se nedá zapisovat. Co s tím, řekne příkaz doctor
    .terse = Jiné příkazy se ke hře nedostanou

no-earlier-line = tohle je nejstarší věta

no-later-line = tohle je nejnovější věta
