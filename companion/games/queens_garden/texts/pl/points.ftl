### Polish. What each message is for and which facts it has stands in the English file.

qg-round-ended = Koniec rundy { WORDS($round) }
    .last = koniec rundy { WORDS($round) }

qg-round-scored = { $player }, runda { WORDS($round, gender: "masculine") }{ SIZE($items) ->
        [0] : koło obrotowe nic nie daje
       *[other] . { LIST($items, style: "sentences") }. Razem { COUNT($points, of: "point") }
    }. { $player } ma teraz { COUNT($total, of: "point") }
    .terse = { $player }, { COUNT($points, of: "point") }{ SIZE($items) ->
        [0] { "" }
       *[other] : { LIST($items, style: "comma", form: "listed") }
    }

qg-won-round = { $criterion }: { COUNT($count, of: "hexagon") }, { COUNT($points, of: "point") }
    .terse = { $criterion }, { COUNT($points, of: "point") }
    .listed = { $criterion } { WORDS($points, gender: "masculine") }

qg-won-pavilions = za { WORDS($count, gender: "masculine") } { $count ->
        [one] pawilon
        [few] pawilony
       *[many] pawilonów
    } razem { COUNT($points, of: "point") }
    .terse = pawilony, { COUNT($points, of: "point") }
    .listed = pawilony { WORDS($points, gender: "masculine") }

qg-cleared = { $tiles ->
        [0] { $expansions ->
            [0] { "" }
           *[other] Odłóż z puli { COUNT($expansions, of: "expansion") } do zasobów.
        }
       *[other] Odłóż z puli { WORDS($tiles, gender: "feminine", case: "accusative") } { $tiles ->
            [one] płytkę
            [few] płytki
           *[many] płytek
        } do wieży{ $expansions ->
            [0] .
           *[other] { " " }i { COUNT($expansions, of: "expansion") } do zasobów.
        }
    } Obróć koło obrotowe o ćwierć obrotu
    .terse = { "" }

qg-round = Runda { WORDS($round, gender: "masculine") }. Zaczyna { $player } i odkłada płytkę gracza rozpoczynającego do puli
    .terse = Runda { WORDS($round, gender: "masculine") }, zaczyna { $player }

qg-wheel = W rundzie { WORDS($round) } koło obrotowe daje za każdy heksagon: { LIST($items) }
    .terse = Koło obrotowe, punkty: { LIST($items, style: "comma") }

qg-shown = { $criterion } { COUNT($points, of: "point") }
    .terse = { $criterion } { WORDS($points, gender: "masculine") }

qg-running = na torze punktacji { COUNT($points, of: "point") }

qg-line-storage = magazyn, { COUNT($count, of: "thing") }: { COUNT($points, of: "point") }

qg-line-group = { NOUN($criterion, form: "group") }: { COUNT($count, of: "hexagon") }, { COUNT($points, of: "point") }
    .full = { NOUN($criterion, form: "group") }, { COUNT($count, of: "hexagon") }: { LIST($items) }, { COUNT($points, of: "point") }

qg-line-bonus = premia, { NOUN($criterion, form: "group") } ma { COUNT($count, of: "hexagon") }: { COUNT($points, of: "point") }

qg-rank = { $rank ->
        [1] { $count ->
            [1] Prowadzi { LIST($players) }
           *[other] Wspólnie prowadzą { LIST($players) }
        }
       *[other] { $count ->
            [1] { ORDINAL($rank, gender: "neuter") } miejsce { LIST($players) }
           *[other] { ORDINAL($rank, gender: "neuter") } miejsce wspólnie { LIST($players) }
        }
    }, { $count ->
        [1] { COUNT($total, of: "point") }
       *[other] po { $total ->
            [one] jednym punkcie
           *[other] { COUNT($total, of: "point") }
        }
    }
    .won = { $rank ->
        [1] { $count ->
            [1] Wygrywa { LIST($players) }
           *[other] Zwycięstwem dzielą się { LIST($players) }
        }
       *[other] { ORDINAL($rank, gender: "neuter") } miejsce { LIST($players) }
    }, { COUNT($total, of: "point") }
    .listed = { $count ->
        [1] { ORDINAL($rank, gender: "neuter") } miejsce { LIST($players) }
       *[other] { ORDINAL($rank, gender: "neuter") } miejsce wspólnie { LIST($players) }
    }, { $count ->
        [1] { COUNT($total, of: "point") }
       *[other] po { $total ->
            [one] jednym punkcie
           *[other] { COUNT($total, of: "point") }
        }
    }

qg-end-player = Punkty końcowe, { $player }{ $lines ->
        [0] : magazyn pusty, żadnej grupy trzech
       *[other] { "" }
    }
    .terse = { "" }

qg-end-line = { $what }
    .terse = { "" }

qg-end-sum = { $player }: magazyn { COUNT($storage, of: "point") }{ $held ->
        [0] { "" }
       *[1] , bo punkty nie spadają poniżej zera
    }, grupy { COUNT($points, of: "point") }, premie { COUNT($bonuses, of: "point") }. Razem { COUNT($total, of: "point") }
    .terse = { $player }: magazyn { WORDS($storage, gender: "masculine") }, grupy { WORDS($points, gender: "masculine") }, premie { WORDS($bonuses, gender: "masculine") }, razem { COUNT($total, of: "point") }

qg-final = Koniec gry. { LIST($places, style: "sentences", form: "won") }
    .terse = { LIST($places, style: "sentences", form: "won") }

qg-reason = { $player }, { $what }

qg-why-buy = kupiony kafel z zasobów: minus { COUNT($points, of: "point") }

qg-why-first-pass = pierwszy pas w rundzie: minus { COUNT($points, of: "point") }

qg-why-discard = po spasowaniu { $count ->
        [one] odrzucona
        [few] odrzucone
       *[other] odrzuconych
    } { COUNT($count, of: "thing") }: minus { COUNT($points, of: "point") }
