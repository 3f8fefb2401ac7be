### Polish. What each message is for and which facts it has stands in the English file.

az-running = na liczniku { COUNT($points, of: "point") }

az-bonus-row = rząd { WORDS($row) } jest cały, { COUNT($points, of: "point") }
    .short = rząd { WORDS($row) }

az-bonus-column = kolumna { WORDS($column) } jest cała, { COUNT($points, of: "point") }
    .short = kolumna { WORDS($column) }

az-bonus-colour = wszystkie { NOUN($colour, of: "az-colour", form: "few") }, { COUNT($points, of: "point") }
    .short = wszystkie { NOUN($colour, of: "az-colour", form: "few") }

az-rank = { $rank ->
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
    }{ $count ->
        [1] { $bonuses ->
            [0] { "" }
           *[other] , w tym { COUNT($bonuses, of: "point") } premii
        }
       *[other] { "" }
    }
    .terse = { $rank ->
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

az-bonuses-won = { $player }, premie. { LIST($items, style: "sentences") }{ SIZE($items) ->
        [1] { "" }
       *[other] . Razem { COUNT($points, of: "point") }
    }
    .terse = { $player }, premie { COUNT($points, of: "point") }: { LIST($items, style: "comma", form: "short") }

az-final = { $cause ->
        [locked] Nikt nie może już ułożyć całego rzędu.
        [empty] Woreczek i wieczko są puste.
       *[row] { "" }
    } Koniec gry. { LIST($places, style: "sentences") }
    .terse = { LIST($places, style: "sentences") }
    .full = { $cause ->
        [locked] Nikt nie może już ułożyć całego rzędu.
        [empty] Woreczek i wieczko są puste.
       *[row] { "" }
    } Koniec gry, rozegrano { COUNT($rounds, of: "round", case: "accusative") }. { LIST($places, style: "sentences") }

az-final-rank = { $rank ->
        [1] { $count ->
            [1] Wygrywa { LIST($players) }
           *[other] Zwycięstwem dzielą się { LIST($players) }
        }
       *[other] { ORDINAL($rank, gender: "neuter") } miejsce { LIST($players) }
    }, { COUNT($total, of: "point") }{ $bonuses ->
        [0] { "" }
       *[other] , w tym { COUNT($bonuses, of: "point") } premii
    }{ $reason ->
        [rows] { $rank ->
            [1] { $rows ->
                [one] , rozstrzyga { WORDS($rows) } cały rząd
                [few] , rozstrzygają { WORDS($rows) } całe rzędy
               *[many] , rozstrzyga { WORDS($rows) } całych rzędów
            }
           *[other] , { WORDS($rows) } { $rows ->
                [one] cały rząd
                [few] całe rzędy
               *[many] całych rzędów
            }
        }
       *[other] { "" }
    }
    .terse = { $rank ->
        [1] { $count ->
            [1] Wygrywa { LIST($players) }
           *[other] Zwycięstwem dzielą się { LIST($players) }
        }
       *[other] { ORDINAL($rank, gender: "neuter") } miejsce { LIST($players) }
    }, { COUNT($total, of: "point") }{ $reason ->
        [rows] { $rank ->
            [1] , rozstrzygają całe rzędy, { WORDS($rows) }
           *[other] , całe rzędy, { WORDS($rows) }
        }
       *[other] { "" }
    }
