### Czech. What each message is for and which facts it has stands in the English file.

command-stop = stop, ticho, ne

command-waiting = čeká, tah

command-repeat = znovu, opakovat, zopakovat

command-score = body, skóre

command-previous = předchozí, zpět

command-why = proč, důvod

command-next = další, dál

command-last = poslední

command-undo = zrušit, vrátit

command-confirm = potvrdit, ano

command-end = konec, skončit, skončila

command-help = pomoc, nápověda

command-learn = klávesy, učit

command-new = nová

command-quit = odejít, ukončit

command-commands = příkazy, seznam

command-language = jazyk

command-slower = pomaleji

command-faster = rychleji

command-quieter = tišeji

command-louder = hlasitěji

command-lower = níž, hlouběji

command-higher = výš

command-level = podrobnost, úroveň

command-earcons = zvuky

command-voice = hlas

command-mute = ztlumit, druh

command-numbers = číslice, čísla

command-computer = počítač

command-does-stop = ticho, a také odpověď ne

command-does-waiting = na co hra čeká

command-does-repeat = poslední větu znovu

command-does-score = body po oblastech

command-does-previous = o větu zpět, v seznamu o jednu část

command-does-why = proč něco nejde

command-does-next = o větu dál, v seznamu o jednu část

command-does-last = poslední tah u stolu

command-does-undo = vezme poslední tah zpět

command-does-confirm = potvrdí tah

command-does-end = ukončí hru a spočítá body

command-does-help = co se teď dá napsat

command-does-learn = klávesy jen říkají, co dělají

command-does-new = začne novou hru

command-does-quit = odchod, hra zůstane uložená

command-does-commands = všechny příkazy

command-does-language = další jazyk

command-does-slower = pomalejší řeč

command-does-faster = rychlejší řeč

command-does-quieter = tišší řeč

command-does-louder = hlasitější řeč

command-does-lower = hlubší hlas

command-does-higher = vyšší hlas

command-does-level = kratší nebo delší věty

command-does-earcons = krátké zvuky, zapnout nebo vypnout

command-does-voice = jiný hlas

command-does-mute = jeden druh vět, zapnout nebo vypnout

command-does-numbers = poslední větu pomalu, čísla po číslicích

command-does-computer = úroveň počítače za hráče a kdo hraje

command-is = { WORDS($number) } nebo { $word }{ $needs ->
        [number] , potom číslo
        [cell] , potom políčko
        [row] , potom řada
        [column] , potom sloupec
        [terrain] , potom krajina
        [number-number] , potom číslo mylné a správné
        [number-cell] , potom číslo a políčko
        [number-cell-cell] , potom číslo a dvě políčka
        [colour] , potom barva
        [side] , potom vlevo nebo vpravo
        [pattern] , potom řada
        [wallrow] , potom řada
        [wallcolumn] , potom sloupec
        [wallrow-wallcolumn] , potom řada a sloupec
        [display-colour-line] , potom odkud, barva a řada
        [hexagon] , potom záhon
        [gardencell] , potom políčko
        [criterion] , potom barva nebo symbol
        [clock] , potom hodina
        [hexagon-gardencell] , potom záhon a políčko
        [hexagon-clock-clock] , potom záhon a dvě hodiny
       *[none] { "" }
    }: { $what }
    .terse = { WORDS($number) }{ $needs ->
            [number] , potom číslo
            [cell] , potom políčko
            [row] , potom řada
            [column] , potom sloupec
            [terrain] , potom krajina
            [number-number] , potom číslo mylné a správné
            [number-cell] , potom číslo a políčko
            [number-cell-cell] , potom číslo a dvě políčka
            [colour] , potom barva
            [side] , potom vlevo nebo vpravo
            [pattern] , potom řada
            [wallrow] , potom řada
            [wallcolumn] , potom sloupec
            [wallrow-wallcolumn] , potom řada a sloupec
            [display-colour-line] , potom odkud, barva a řada
            [hexagon] , potom záhon
            [gardencell] , potom políčko
            [criterion] , potom barva nebo symbol
            [clock] , potom hodina
            [hexagon-gardencell] , potom záhon a políčko
            [hexagon-clock-clock] , potom záhon a dvě hodiny
           *[none] { "" }
        }: { $what }

key-is = Klávesa { WORDS($number) }: { $what }
    .terse = { WORDS($number) }: { $what }

key-letter = Písmeno { $letter }: { $what }

key-letter-none = Písmeno { $letter }: samo příkazem není

letter-name = { $letter ->
        [a] a
        [b] bé
        [c] cé
        [d] dé
        [e] e
        [f] ef
        [g] gé
        [h] há
        [i] i
        [j] jé
        [k] ká
        [l] el
        [m] em
        [n] en
        [o] o
        [p] pé
        [q] kvé
        [r] er
        [s] es
        [t] té
        [u] u
        [v] vé
        [w] dvojité vé
        [x] iks
        [y] ypsilon
       *[z] zet
    }

key-point = Tečka: stojí mezi příkazem a jeho čísly
    .terse = Tečka: mezi čísly

key-enter = Enter: ukončí, co je napsané

key-backspace = Mazání: smaže poslední znak

key-escape = Escape: zahodí, co je napsané

key-of-board = Deska, hráč { WORDS($number) }: { $what }

key-of-table = Celý stůl: { $what }

key-unknown = Tohle není příkaz: { $text }. Devět a Enter je pomoc
    .terse = Neznámý příkaz: { $text }

key-which = Který příkaz? { LIST($items, style: "or") }

key-digit-none = Číslice { WORDS($digit) } tu nic neznamená. { $needs }

key-word-none = Tomuhle tu nerozumím: { $text }. { $needs }

key-needs = Příkaz { $word }: { $missing ->
        [cell] které políčko? Napište jeho název, nebo sloupec a řadu jako dvě číslice
        [row] která řada? Napište její číslo
        [column] který sloupec? Napište jeho název nebo číslo
        [number] jaké číslo?
       *[nothing] napsáno je toho moc. Napište příkaz znovu a kratší
    }
    .terse = { $word }: { $missing ->
            [cell] které políčko?
            [row] která řada?
            [column] který sloupec?
            [number] jaké číslo?
           *[nothing] napsáno je toho moc
        }

num-lock-off = Tahle klávesa teď není číslice: je to šipka, nebo je vypnutý Num Lock. Na numerické klávesnici stiskněte Num Lock a napište všechno znovu
    .terse = Stiskněte Num Lock a pište znovu

keypad-elsewhere = Numerická klávesnice { $name }: tenhle systém ji samotnou číst nedovolí. Hlavní klávesnice funguje dál. Na numerické pište v okně hry

keypad-denied = Numerická klávesnice { $name }: číst ji není dovoleno. Hlavní klávesnice funguje dál. Jak to povolit, řekne příkaz companion doktor

keypad-busy = Numerická klávesnice { $name }: drží ji jiný program. Hlavní klávesnice funguje dál. Zavřete ten program a tahle začne fungovat

keypad-missing = Numerická klávesnice { $name }: teď tu není. Hlavní klávesnice funguje dál. Zapojte ji a začne fungovat

keypad-gone = Numerická klávesnice { $name } je pryč. Co na ní bylo rozepsané, neplatí. Zkontrolujte kabel nebo baterii
    .terse = Klávesnice { $name } je pryč

keypad-back = Numerická klávesnice { $name } je zase tady
