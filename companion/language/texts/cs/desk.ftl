### Czech. What each message is for and which facts it has stands in the English file.

of-player = { $player }: { $what }

waiting-for = { LIST($items, style: "sentences") }{ $more ->
        [0] { "" }
       *[other] . Dál ještě { $more ->
            [one] jeden hráč
            [few] { WORDS($more, gender: "masculine") } hráči
           *[other] { WORDS($more, gender: "masculine") } hráčů
        }
    }

waiting-for-nothing = hra skončila, na nic se nečeká

whose-act = čí je to tah? Napište číslo nebo jméno hráče
    .terse = čí tah? Číslo nebo jméno hráče

confirm-quit = Opravdu odejít? Hra zůstane uložená a dá se v ní pokračovat. Napište totéž znovu. Jinak hra běží dál
    .terse = Odejít? Napište totéž znovu

list-over = tady seznam končí
    .terse = konec seznamu

list-begins = tady seznam začíná
    .terse = začátek seznamu

learning-begins = Poznávání kláves: od teď každá klávesa jen řekne, co dělá. Ukončíte ho klávesami sedm, dva, Enter
    .terse = Poznávání kláves. Konec: sedm, dva, Enter

learning-ends = Konec poznávání, klávesy zase fungují
    .terse = Klávesy zase fungují

help-now = Teď můžete napsat tyhle příkazy. { LIST($items, style: "sentences") }

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
        [low] , hlouběji už to nejde
        [high] , výš už to nejde
       *[none] { "" }
    }

knob-earcons = { $on ->
        [0] Krátké zvuky jsou vypnuté
       *[1] Krátké zvuky jsou zapnuté
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
        [lifted] Tahy vzaté zpět
        [final] Potvrzené tahy
        [ready] Připravené desky
       *[hint] Vysvětlení
    }: { $on ->
        [0] od teď vypnuto
       *[1] zase zapnuto
    }

knob-topics = Druhy vět, které se dají vynechat. Napište devět jedna, tečku a číslo. Položené dílky: jedna. Body za oblasti: dva. Kdo je na tahu: tři. Tahy vzaté zpět: čtyři. Potvrzené tahy: pět. Připravené desky: šest. Vysvětlení: sedm

commands-listed = { $group ->
        [0] Na co se ptáte pořád
        [1] Body
        [2] Co kde leží
        [3] Možnosti
        [4] Tahy
        [5] Nabídka a losování
        [7] Program
        [8] Hlas a jazyk
        [9] Co se říká a jak
       *[other] Další příkazy hry
    }, { COUNT($count, of: "command") }. { LIST($items, style: "sentences") }{ $more ->
        [0] { "" }
       *[other] . Další skupinu řekne šestka
    }

count-command = { WORDS($n, gender: "masculine") } { $n ->
        [one] příkaz
        [few] příkazy
       *[other] příkazů
    }

door-closed = Hra běží, ale jiné příkazy se k ní nedostanou: do její složky se nedá zapisovat. Co s tím, řekne příkaz companion doktor
    .terse = Jiné příkazy se ke hře nedostanou

no-earlier-line = tohle je nejstarší věta

no-later-line = tohle je nejnovější věta

line-goes-on = Dál šestka

nothing-to-draw = teď není co losovat

confirm-undo-act = Opravdu zrušit tah: { NOUN($act, form: "last") }? Napište totéž znovu. Jinak tah zůstane
    .terse = Zrušit tah: { NOUN($act, form: "last") }? Napište totéž znovu
