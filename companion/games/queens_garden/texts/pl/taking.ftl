### Polish. What each message is for and which facts it has stands in the English file.

qg-await-lots = Czekamy na losowanie, kto zaczyna

qg-await-draw = Czekamy: { COUNT($count, of: "garden-tile") } z woreczka na stos rundy
    .terse = Czekamy: { COUNT($count, of: "garden-tile") } na stos

qg-await-turn = Czekamy na odwrócenie kafla: { $place }
    .terse = Czekamy: odwrócić { $place }

qg-await-act = Czekamy: { $player } bierze, dokłada albo pasuje{ $must ->
        [0] { "" }
       *[1] , zostaje tylko pas
    }
    .terse = Czekamy: { $player }{ $must ->
        [0] { "" }
       *[1] , zostaje tylko pas
    }

qg-await-round = Czekamy na potwierdzenie końca rundy { WORDS($round) }, potem punktowane { $last ->
        [0] jest koło obrotowe
       *[1] jest koło obrotowe i ogrody, i gra jest skończona
    }
    .terse = Czekamy na potwierdzenie, kończy się { $last ->
        [0] runda { WORDS($round, gender: "masculine") }
       *[1] gra
    }

qg-await-over = gra jest skończona

qg-turn = Teraz gra { $player }{ $must ->
        [0] { "" }
       *[1] . Zostaje tylko pas
    }
    .terse = Teraz { $player }{ $must ->
        [0] { "" }
       *[1] , zostaje tylko pas
    }

qg-lots = Zaczyna { $player }. Znacznik gracza rozpoczynającego leży w puli
    .terse = Zaczyna { $player }
    .last = zaczyna { $player }

qg-drawn = Na stos: { LIST($items) }{ $more ->
        [0] { "" }
       *[other] . Jeszcze przyjdzie: { WORDS($more, gender: "feminine") }
    }
    .terse = Stos: { LIST($items, style: "comma") }{ $more ->
        [0] { "" }
       *[other] . Jeszcze przyjdzie: { WORDS($more, gender: "feminine") }
    }
    .last = stos, { LIST($items, style: "comma") }

qg-turned = { $place }, odwrócony kafel: { $hexagon }
    .terse = { $place }: kafel { $hexagon }
    .last = { $place }, kafel { $hexagon }

qg-taken = { $player } bierze według { $sort ->
        [colour] koloru
       *[pattern] wzoru
    }, { $criterion }, { COUNT($count, of: "hexagon") }: { LIST($items) }. { PART($moved, $rest, of: "qg-stack-moved", names: "moved rest") }. Wolne miejsca w magazynie, na płytki: { WORDS($tiles, gender: "neuter") }, na kafle: { WORDS($expansions, gender: "neuter") }
    .terse = { $player }: { $criterion }, { LIST($items) }. { PART($moved, $rest, of: "qg-stack-moved", names: "moved rest") }. { $full ->
        [tiles] Magazyn pełen płytek
        [expansions] Magazyn pełen kafli
        [both] Magazyn pełny
       *[none] { "" }
    }
    .last = { $player }, { $criterion }, { LIST($items) }

qg-got = { $expansion ->
        [0] { $hexagon }
       *[1] kafel { $hexagon }
    }
    .terse = { $expansion ->
        [0] { $other }
       *[1] kafel { $other }
    }

qg-got-from = { $expansion ->
        [0] { $hexagon } { NOUN($place, form: "from") }
       *[1] kafel { $hexagon } { NOUN($place, form: "from") }
    }
    .terse = { $expansion ->
        [0] { $other } { NOUN($place, form: "from") }
       *[1] kafel { $other } { NOUN($place, form: "from") }
    }

qg-stack-moved = { $moved ->
        [0] { "" }
       *[other] Wierzchni kafel idzie na miejsce { WORDS($moved) }{ SIZE($rest) ->
            [0] { "" }
           *[other] , na nim { LIST($rest) }
        }
    }
    .terse = { $moved ->
        [0] { "" }
       *[other] Wierzch na miejsce { WORDS($moved) }
    }

qg-stack-gone = Stos tej rundy jest pusty, płytek już się na niego nie losuje
    .terse = Stos pusty

qg-none-left = Woreczek i wieża są puste. Reszta stosu zostaje wyłożona i odwrócona: { COUNT($count, of: "expansion") }
    .terse = Woreczek i wieża puste, wyłożonych kafli: { WORDS($count, gender: "masculine") }

qg-bag-short = { $count ->
        [0] Woreczek jest pusty. Trafiają do niego płytki z wieży
       *[other] W woreczku { $count ->
            [one] została jeszcze
            [few] zostały jeszcze
           *[many] zostało jeszcze
        } { COUNT($count, of: "garden-tile") }. Potem trafiają do niego płytki z wieży
    }
    .terse = { $count ->
        [0] Woreczek pusty, wieża do woreczka
       *[other] Woreczek: { WORDS($count, gender: "feminine") }, potem wieża do woreczka
    }

qg-few-left = W woreczku i w wieży { $count ->
        [one] została
        [few] zostały
       *[many] zostało
    } razem tylko { COUNT($count, of: "garden-tile") }, na stos idzie wszystko
    .terse = Zostało tylko: { COUNT($count, of: "garden-tile") }

qg-supply-gone = W zasobach żaden kafel już nie został
    .terse = Zasoby puste

qg-left-table = { $player } odchodzi od stołu. Ogród liczy się tak, jak jest, następne rundy nic mu już nie przyniosą
    .terse = { $player } odchodzi od stołu
    .last = { $player } odchodzi od stołu
