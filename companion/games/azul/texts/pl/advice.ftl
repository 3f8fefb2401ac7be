### Polish. What each message is for and which facts it has stands in the English file.

az-choice-take = wziąć { NOUN($tiles, form: "accusative") } { NOUN($source, form: "from") } { $line ->
        [0] na podłogę
       *[other] do linii { WORDS($line) }
    }

az-choice-spread = przenieść { LIST($items, form: "accusative") }

az-choice-tile = ułożyć { NOUN($colour, of: "az-colour", form: "accusative") } z linii { WORDS($line) } { $reverse ->
        [0] { NOUN($edition, of: "az-wall", form: "at") }
       *[1] w kolumnie { WORDS($column) }
    }

az-choice-drop = zrzucić linię { WORDS($line) } na podłogę

az-reason-wall = { NOUN($edition, of: "az-wall", form: "at") } daje to { COUNT($points, of: "point") }, inaczej { $otherwise ->
        [0] na razie nic
       *[other] tylko { WORDS($otherwise, gender: "masculine") }
    }

az-reason-falls = { $points ->
        [0] podłoga zostaje pusta, inaczej kosztuje { COUNT($otherwise, of: "point") }
       *[other] podłoga kosztuje tylko { COUNT($points, of: "point") }, inaczej { WORDS($otherwise, gender: "masculine") }
    }

az-reason-cell = inaczej { NOUN($colour, of: "az-colour") } trafia do linii { WORDS($line) }, a { NOUN($edition, of: "az-wall", form: "at") } nie ma tam już dla niej miejsca

az-reason-filled = do pełnej linii wykorzystuje naraz { PART($edition, $laid, of: "az-pieces", names: "edition count", form: "accusative") }, inaczej tylko { WORDS($otherwise, gender: "feminine", case: "accusative") }

az-reason-lacks = w linii { WORDS($line) } { $missing ->
        [one] zostaje jedno wolne miejsce
        [few] zostają { WORDS($missing, gender: "neuter") } wolne miejsca
       *[many] zostaje { WORDS($missing, gender: "neuter") } wolnych miejsc
    }, inaczej { SAME($line, $beside) ->
        [yes] { "" }
       *[no] w linii { WORDS($beside) } aż
    } { WORDS($otherwise, gender: "neuter") }

az-reason-left = na linię { WORDS($line) } zostaje na stole dość { NOUN($colour, of: "az-colour", form: "many") }, inaczej { SAME($line, $beside) ->
        [yes] { "" }
       *[no] na linię { WORDS($beside) }
    } nie starczy { NOUN($lacked, of: "az-colour", form: "many") }

az-reason-denied = { SIGN($could) ->
        [plus] inaczej { $player } może wziąć { NOUN($tiles, form: "accusative") } { NOUN($source, form: "from") } i mieć z tego { COUNT($could, of: "point") }, a tak { SIGN($now) ->
            [plus] najwyżej { WORDS($now, gender: "masculine") }
            [none] nic
           *[minus] każdy ruch coś kosztuje
        }
       *[other] w każdym ruchu { $player } traci wtedy co najmniej { COUNT($now, of: "point", sign: "none") }, inaczej { SIGN($could) ->
            [minus] tylko { COUNT($could, of: "point", sign: "none") }
           *[other] nic
        }
    }

az-reason-offered = jeśli nikt nie zabierze tego wcześniej, następnym razem można wziąć { NOUN($tiles, form: "accusative") } { NOUN($source, form: "from") } i mieć z tego { COUNT($points, of: "point") }, inaczej { SIGN($otherwise) ->
        [plus] najwyżej { WORDS($otherwise, gender: "masculine") }
       *[other] nic
    }

az-reason-marker = daje to znacznik gracza rozpoczynającego, a z nim pierwszy ruch w następnej rundzie

az-reason-bonus = { $kind ->
        [row] rząd { WORDS($number) } jest potem cały
        [column] kolumna { WORDS($number) } jest potem cała
       *[colour] { NOUN($edition, of: "az-wall", form: "at") } jest potem komplet { NOUN($colour, of: "az-colour", form: "many") }
    }, premia { COUNT($points, of: "point") }

az-reason-near = { $kind ->
        [column] kolumna { WORDS($number) } ma potem { WORDS($held, gender: "feminine") } z pięciu
       *[colour] { NOUN($edition, of: "az-wall", form: "at") } są potem { WORDS($held, gender: "feminine") } z pięciu { NOUN($colour, of: "az-colour", form: "many") }
    }, premia { COUNT($points, of: "point") }

az-reason-still = { $kind ->
        [column] kolumnę { WORDS($number) } można jeszcze ułożyć całą
       *[colour] { NOUN($edition, of: "az-wall", form: "at") } można jeszcze ułożyć komplet { NOUN($colour, of: "az-colour", form: "many") }
    }, inaczej już nie
