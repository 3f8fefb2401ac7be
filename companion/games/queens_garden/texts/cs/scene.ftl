### Queen's Garden na stránce. Popis zpráv je v anglickém souboru.

qg-sheet = { $sheet ->
        [display] Výloha
        [stacks] Sloupečky destiček
        [wheel] Otočné kolo
        [track] Počitadlo bodů
        [garden] Zahrada
       *[storage] Skladiště
    }

qg-sheet-cell = { NOUN($cell, form: "terse") }

qg-sheet-heap = { $heap ->
        [stack] sloupeček tohoto kola
        [later] sloupečky dalších kol
       *[supply] obecná zásoba
    }

qg-sheet-down = destička lícem dolů

qg-sheet-bed = místo pro destičku

qg-sheet-marker = žeton začínajícího hráče

qg-sheet-round = { $now ->
        [0] kolo { WORDS($round) }
       *[1] teď kolo { WORDS($round) }
    }

qg-sheet-score = { $player }, { COUNT($points, of: "point") }{ $passed ->
        [0] { "" }
       *[1] , po pasu
    }{ $marker ->
        [0] { "" }
       *[1] , má žeton začínajícího hráče
    }
