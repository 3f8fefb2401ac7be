### Czech. What each message is for and which facts it has stands in the English file.

az-running = na počítadle { COUNT($points, of: "point") }

az-bonus-row = celá řada { WORDS($row) }, { COUNT($points, of: "point") }
    .short = řada { WORDS($row) }

az-bonus-column = celý sloupec { WORDS($column) }, { COUNT($points, of: "point") }
    .short = sloupec { WORDS($column) }

az-bonus-colour = všechny { NOUN($colour, of: "az-colour", form: "few") }, { COUNT($points, of: "point") }
    .short = všechny { NOUN($colour, of: "az-colour", form: "few") }

az-rank = { $rank ->
        [1] { $count ->
            [1] Vede { LIST($players) }
           *[other] Společně vedou { LIST($players) }
        }
       *[other] { $count ->
            [1] { ORDINAL($rank, gender: "neuter") } místo { LIST($players) }
           *[other] { ORDINAL($rank, gender: "neuter") } místo společně { LIST($players) }
        }
    }, { COUNT($total, of: "point") }{ $count ->
        [1] { $bonuses ->
            [0] { "" }
           *[other] , z toho { COUNT($bonuses, of: "point") } za bonusy
        }
       *[other] { "" }
    }
    .terse = { $rank ->
        [1] { $count ->
            [1] Vede { LIST($players) }
           *[other] Společně vedou { LIST($players) }
        }
       *[other] { $count ->
            [1] { ORDINAL($rank, gender: "neuter") } místo { LIST($players) }
           *[other] { ORDINAL($rank, gender: "neuter") } místo společně { LIST($players) }
        }
    }, { COUNT($total, of: "point") }

az-bonuses-won = { $player }, bonusy. { LIST($items, style: "sentences") }{ SIZE($items) ->
        [1] { "" }
       *[other] . Dohromady { COUNT($points, of: "point") }
    }
    .terse = { $player }, bonusy { COUNT($points, of: "point") }: { LIST($items, style: "comma", form: "short") }

az-final = { $cause ->
        [locked] Celou řadu už nikdo složit nemůže.
        [empty] Sáček i víko jsou prázdné.
       *[row] { "" }
    } Konec hry. { LIST($places, style: "sentences") }
    .terse = { LIST($places, style: "sentences") }
    .full = { $cause ->
        [locked] Celou řadu už nikdo složit nemůže.
        [empty] Sáček i víko jsou prázdné.
       *[row] { "" }
    } Konec hry, trvala { COUNT($rounds, of: "round") }. { LIST($places, style: "sentences") }

az-final-rank = { $rank ->
        [1] { $count ->
            [1] Vítězí { LIST($players) }
           *[other] O vítězství se dělí { LIST($players) }
        }
       *[other] { ORDINAL($rank, gender: "neuter") } místo { LIST($players) }
    }, { COUNT($total, of: "point") }{ $bonuses ->
        [0] { "" }
       *[other] , z toho { COUNT($bonuses, of: "point") } za bonusy
    }{ $reason ->
        [rows] , { $rank ->
            [1] { $rows ->
                [few] rozhodují
               *[other] rozhoduje
            }
           *[other] { "" }
        } { $rows ->
            [0] žádná celá řada
            [one] { WORDS($rows, gender: "feminine") } celá řada
            [few] { WORDS($rows, gender: "feminine") } celé řady
           *[other] { WORDS($rows, gender: "feminine") } celých řad
        }
       *[other] { "" }
    }
    .terse = { $rank ->
        [1] { $count ->
            [1] Vítězí { LIST($players) }
           *[other] O vítězství se dělí { LIST($players) }
        }
       *[other] { ORDINAL($rank, gender: "neuter") } místo { LIST($players) }
    }, { COUNT($total, of: "point") }{ $reason ->
        [rows] , { $rank ->
            [1] { $rows ->
                [few] rozhodují
               *[other] rozhoduje
            }
           *[other] { "" }
        } { $rows ->
            [0] žádná celá řada
            [one] { WORDS($rows, gender: "feminine") } celá řada
            [few] { WORDS($rows, gender: "feminine") } celé řady
           *[other] { WORDS($rows, gender: "feminine") } celých řad
        }
       *[other] { "" }
    }
