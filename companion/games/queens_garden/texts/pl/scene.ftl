### Queen's Garden na stronie. Opis komunikatów jest w pliku angielskim.

qg-sheet = { $sheet ->
        [display] Pula
        [stacks] Stosy kafli
        [wheel] Koło obrotowe
        [track] Tor punktacji
        [garden] Ogród
       *[storage] Magazyn
    }

qg-sheet-cell = { NOUN($cell, form: "terse") }

qg-sheet-heap = { $heap ->
        [stack] stos tej rundy
        [later] stosy następnych rund
       *[supply] zasoby
    }

qg-sheet-down = zakryty kafel

qg-sheet-bed = miejsce na kafel

qg-sheet-marker = płytka gracza rozpoczynającego

qg-sheet-round = { $now ->
        [0] runda { WORDS($round, gender: "masculine") }
       *[1] teraz runda { WORDS($round, gender: "masculine") }
    }

qg-sheet-score = { $player }, { COUNT($points, of: "point") }{ $passed ->
        [0] { "" }
       *[1] , po pasie
    }{ $marker ->
        [0] { "" }
       *[1] , ma płytkę gracza rozpoczynającego
    }
