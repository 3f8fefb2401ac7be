### Polish. What each message is for and which facts it has stands in the English file.

qg-await-lots = Czekamy na losowanie, kto zaczyna

qg-await-draw = Czekamy: { COUNT($count, of: "garden-tile") } z woreczka na stos rundy
    .terse = Czekamy: { COUNT($count, of: "garden-tile") } na stos

qg-await-turn = Czekamy na odkrycie kafla { NOUN($place, form: "at") }
    .terse = Czekamy: odkryć { $place }

qg-await-act = Czekamy: { $player }{ $must ->
        [0] { " " }bierze, dokłada albo pasuje
       *[1] . Zostaje tylko pas
    }
    .terse = Czekamy: { $player }{ $must ->
        [0] { "" }
       *[1] , zostaje tylko pas
    }

qg-await-round = Czekamy na zatwierdzenie końca rundy { WORDS($round) }, potem punktowane { $last ->
        [0] jest koło obrotowe
       *[1] jest koło obrotowe i ogrody, i gra jest skończona
    }
    .terse = Czekamy na zatwierdzenie, kończy się { $last ->
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
    .theirs = { "" }

qg-lots = Zaczyna { $player }. Płytka gracza rozpoczynającego leży w puli
    .terse = Zaczyna { $player }
    .last = zaczyna { $player }

qg-drawn = Na stos: { LIST($items) }{ $more ->
        [0] { "" }
        [few] . Przyjdą jeszcze { COUNT($more, of: "garden-tile") }
       *[other] . Przyjdzie jeszcze { COUNT($more, of: "garden-tile") }
    }
    .terse = Stos: { LIST($items, style: "comma") }{ $more ->
        [0] { "" }
       *[other] , jeszcze { COUNT($more, of: "garden-tile") }
    }
    .last = stos, { LIST($items, style: "comma") }

qg-turned = Odkryty kafel { NOUN($place, form: "at") }: { $hexagon }
    .terse = Odkryty { NOUN($place, form: "at") }: kafel { $hexagon }
    .last = odkryty { NOUN($place, form: "at") }, kafel { $hexagon }

qg-taken = { $player } bierze { $criterion }, { COUNT($count, of: "hexagon") }: { LIST($items) }. { PART($moved, $rest, of: "qg-stack-moved", names: "moved rest") }. W magazynie { $tiles ->
        [one] jest jeszcze { COUNT($tiles, of: "place") }
        [few] są jeszcze { COUNT($tiles, of: "place") }
       *[many] jest jeszcze { COUNT($tiles, of: "place") }
    } na płytki, na kafle { WORDS($expansions, gender: "neuter") }
    .terse = { $player } bierze { $criterion }: { LIST($items) }. { PART($moved, $rest, of: "qg-stack-moved", names: "moved rest") }. { $full ->
        [tiles] Magazyn pełen płytek
        [expansions] Magazyn pełen kafli
        [both] Magazyn pełny
       *[none] { "" }
    }
    .last = { $player } bierze { $criterion }, { LIST($items) }

qg-got = { $expansion ->
        [0] { $hexagon }
       *[1] kafel { $hexagon }
    }
    .terse = { $expansion ->
        [0] { NOUN($other, form: "sort") ->
            [colour] { NOUN($hexagon, form: "coloured") }
           *[pattern] { NOUN($other, form: "one") }
        }
       *[1] kafel { NOUN($other, form: "one") }
    }

qg-got-from = { $expansion ->
        [0] { $hexagon } { NOUN($place, form: "from") }
       *[1] kafel { $hexagon } { NOUN($place, form: "from") }
    }
    .terse = { $expansion ->
        [0] { NOUN($other, form: "sort") ->
            [colour] { NOUN($hexagon, form: "coloured") }
           *[pattern] { NOUN($other, form: "one") }
        }
       *[1] kafel { NOUN($other, form: "one") }
    } { NOUN($place, form: "from") }

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

qg-none-left = Woreczek i wieża są puste. Reszta stosu zostaje wyłożona i odkryta: { COUNT($count, of: "expansion") }
    .terse = Woreczek i wieża puste, odkryta reszta stosu: { COUNT($count, of: "expansion") }

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
       *[other] W woreczku { COUNT($count, of: "garden-tile") }, potem wieża do woreczka
    }

qg-few-left = W woreczku i w wieży { $count ->
        [one] została
        [few] zostały
       *[many] zostało
    } razem tylko { COUNT($count, of: "garden-tile") }, na stos idzie wszystko
    .terse = Na stos idzie reszta, { COUNT($count, of: "garden-tile") }

qg-supply-gone = W zasobach żaden kafel już nie został
    .terse = Zasoby puste

qg-left-table = { $player } odchodzi od stołu. Ogród liczy się tak, jak jest, następne rundy nic mu już nie przyniosą
    .terse = { $player } odchodzi od stołu
    .last = { $player } odchodzi od stołu
