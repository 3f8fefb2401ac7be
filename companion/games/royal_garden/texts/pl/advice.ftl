### Po polsku. Co znaczy każda wiadomość i jakie ma dane, mówi plik angielski.

## Co można wybrać, jako część zdania po „najlepiej”: mała litera, bez kropki.

rg-choice-castle = położyć zamek na kratce { $cell }

rg-choice-choose = wziąć płytkę { WORDS($number) }, { PART($terrain_a, $crowns_a, of: "rg-choice-half", names: "terrain crowns") } i { PART($terrain_b, $crowns_b, of: "rg-choice-half", names: "terrain crowns") }

rg-choice-place = położyć płytkę { WORDS($number) }, { SAME($terrain_a, $terrain_b) ->
        [yes] { PART($terrain_a, $crowns_a, of: "rg-choice-half", names: "terrain crowns") } { $a } i { PART($terrain_b, $crowns_b, of: "rg-choice-half", names: "terrain crowns") } { $b }
       *[no] { NOUN($terrain_a, form: "accusative") } { $a } i { NOUN($terrain_b, form: "accusative") } { $b }
    }
    .terse = położyć { SAME($terrain_a, $terrain_b) ->
        [yes] { PART($terrain_a, $crowns_a, of: "rg-choice-half", names: "terrain crowns") } { $a } i { PART($terrain_b, $crowns_b, of: "rg-choice-half", names: "terrain crowns") } { $b }
       *[no] { NOUN($terrain_a, form: "accusative") } { $a } i { NOUN($terrain_b, form: "accusative") } { $b }
    }

rg-choice-discard = odłożyć płytkę { WORDS($number) }

rg-choice-half = { NOUN($terrain, form: "accusative") } { $crowns ->
        [0] { "" }
       *[other] { PART($crowns, of: "rg-with-crowns", names: "crowns") }
    }

## Dlaczego to jest lepsze niż coś innego: części zdania bez kropki.

rg-reason-points = { $number ->
        [0] od razu da { COUNT($gained, of: "point") }, inaczej { $against ->
            [0] nic
           *[other] tylko { WORDS($against, gender: "masculine") }
        }
       *[other] może teraz dać { COUNT($gained, of: "point") }, płytka { WORDS($number) } { $against ->
            [0] nic nie da
           *[other] tylko { WORDS($against, gender: "masculine") }
        }
    }

rg-reason-nowhere = płytka { WORDS($number) } nigdzie się nie mieści i trzeba by ją odłożyć{ $harmony ->
        [0] { "" }
       *[1] , a wtedy przepada Harmonia
    }

rg-reason-open = obok { NOUN($terrain, form: "genitive") } { $squares ->
        [one] zostanie { COUNT($squares, of: "square") }
        [few] zostaną { COUNT($squares, of: "square") }
       *[many] zostanie { COUNT($squares, of: "square") }
    } do rozbudowy, inaczej { $against ->
        [0] ani jedna
       *[other] tylko { WORDS($against, gender: "feminine") }
    }

rg-reason-next = { $gained ->
        [0] płytka { WORDS($number) } potem się zmieści, inaczej nie
       *[other] płytka { WORDS($number) } może potem dać { COUNT($gained, of: "point") }, inaczej { $fits ->
            [0] nigdzie się nie zmieści
           *[1] { $against ->
                [0] nic nie da
               *[other] tylko { WORDS($against, gender: "masculine") }
            }
        }
    }

rg-reason-crowns = ma { COUNT($crowns, of: "crown", case: "accusative") }, płytka { WORDS($number) } { $against ->
        [0] nie ma żadnej
       *[other] tylko { WORDS($against, gender: "feminine", case: "accusative") }
    }

rg-reason-denial = { $player } może mieć z niej teraz { COUNT($gained, of: "point") }, z pozostałych { $against ->
        [0] nic
       *[other] najwyżej { WORDS($against, gender: "masculine") }
    }

rg-reason-order = w następnej rundzie ten król jest w kolejce { $latest ->
        [0] { ORDINAL($place) }, z płytką { WORDS($number) } dopiero { ORDINAL($against) }
       *[1] najpóźniej { ORDINAL($place) }, z płytką { WORDS($number) } najpóźniej { ORDINAL($against) }
    }

rg-reason-hole = { $number ->
        [0] inaczej
       *[other] z płytką { WORDS($number) }
    } { $against ->
        [one] musiałaby zostać pusta { COUNT($against, of: "square") }
        [few] musiałyby zostać puste { COUNT($against, of: "square") }
       *[many] musiałoby zostać pustych { COUNT($against, of: "square") }
    }{ $squares ->
        [0] { "" }
       *[other] , a tak tylko { WORDS($squares, gender: "feminine") }
    }

rg-reason-middle = dziesięć punktów za Scentralizowane królestwo jest { $sure ->
        [0] nadal możliwe
       *[1] pewne
    }, { $number ->
        [0] inaczej
       *[other] z płytką { WORDS($number) }
    } { $never ->
        [0] jeszcze nie
       *[1] przepada
    }

rg-reason-harmony = pięć punktów za Harmonię jest nadal możliwe, { $number ->
        [0] inaczej
       *[other] z płytką { WORDS($number) }
    } przepada
