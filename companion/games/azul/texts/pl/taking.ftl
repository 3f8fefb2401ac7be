### Polish. What each message is for and which facts it has stands in the English file.

az-lots = Zaczyna { $player } i kładzie znacznik gracza rozpoczynającego na środku stołu
    .terse = Zaczyna { $player }
    .last = zaczyna { $player }

az-gold = { $source } jest specjalny: { $special }
    .terse = { $source }: { $special }
    .full = { $source } jest specjalny: { NOUN($special, form: "effect") }
    .last = { $source } specjalny, { $special }

az-drawn = { $source }: { LIST($items) }
    .terse = { $source }: { LIST($items, style: "comma") }
    .last = { $source }, { LIST($items, style: "comma") }

az-extra = { $source }, dodatkowo { LIST($items) }
    .terse = { $source }, dodatkowo { LIST($items) }
    .last = { $source }, dodatkowo { LIST($items) }

az-gathered = { $source } bierze { NOUN($colour, of: "az-colour", form: "accusative") } { LIST($items, form: "from") }

az-offer-begins = Wszystko jest wyłożone
    .terse = { "" }
    .full = Wszystko jest wyłożone, zaczyna się runda { WORDS($round, gender: "feminine") }

az-turn = Teraz gra { $player }
    .terse = Teraz { $player }
    .theirs = { "" }

az-taken = { $player } bierze { NOUN($tiles, form: "accusative") } { NOUN($source, form: "from") }{ $line ->
        [0] { "" }
       *[other] { " " }i układa { $count ->
            [one] ją
           *[other] je
        } w linii wzoru { WORDS($line) }. { $room ->
            [0] Linia jest pełna
           *[other] W linii { $room ->
                [one] jest jeszcze { COUNT($room, of: "place") }
                [few] są jeszcze { COUNT($room, of: "place") }
               *[many] jest jeszcze { COUNT($room, of: "place") }
            }
        }
    }. { $keeps ->
        [0] { "" }
       *[1] { $player } zatrzymuje warsztat przy podłodze do końca rundy.
    } { PART($edition, $fell, $marker, $penalty, $lid, $sheltered, of: "az-fallen", names: "edition fell marker penalty lid sheltered") }. { PART($edition, $rest, $items, $first, of: "az-rest", names: "edition rest items first") }
    .terse = { $player }: { $source }, { $tiles }{ $line ->
        [0] { "" }
       *[other] . Linia { WORDS($line) }{ $room ->
            [0] { " " }pełna
           *[other] , jeszcze { WORDS($room, gender: "feminine") }
        }
    }. { $keeps ->
        [0] { "" }
       *[1] Warsztat do podłogi.
    } { PART($edition, $fell, $marker, $penalty, $lid, $sheltered, of: "az-fallen", names: "edition fell marker penalty lid sheltered") }. { PART($edition, $rest, $items, $first, of: "az-rest", names: "edition rest items first") }
    .last = { $player }, { $source }, { $tiles }, { $line ->
        [0] podłoga
       *[other] linia { WORDS($line) }
    }

az-fallen = { $sheltered ->
        [none] { "" }
        [tile] Jedna { NOUN($edition, of: "az-piece") } trafia na specjalny warsztat i nic nie kosztuje.
       *[marker] Znacznik gracza rozpoczynającego trafia na specjalny warsztat i nic nie kosztuje.
    } { $marker ->
        [0] { $fell ->
            [0] { "" }
            [few] Na podłogę trafiają { PART($edition, $fell, of: "az-pieces", names: "edition count") }, teraz to minus { COUNT($penalty, of: "point") }.
           *[other] Na podłogę trafia { PART($edition, $fell, of: "az-pieces", names: "edition count") }, teraz to minus { COUNT($penalty, of: "point") }.
        }
       *[1] { $fell ->
            [0] Na podłogę trafia znacznik gracza rozpoczynającego, teraz to minus { COUNT($penalty, of: "point") }.
           *[other] Na podłogę trafia znacznik gracza rozpoczynającego i { PART($edition, $fell, of: "az-pieces", names: "edition count") }, teraz to minus { COUNT($penalty, of: "point") }.
        }
    } { $lid ->
        [0] { "" }
        [few] Do wieczka pudełka trafiają { PART($edition, $lid, of: "az-pieces", names: "edition count") }
       *[other] Do wieczka pudełka trafia { PART($edition, $lid, of: "az-pieces", names: "edition count") }
    }
    .terse = { $sheltered ->
        [none] { "" }
        [tile] Na specjalny warsztat jedna.
       *[marker] Na specjalny warsztat znacznik.
    } { $marker ->
        [0] { $fell ->
            [0] { "" }
           *[other] Na podłogę { WORDS($fell, gender: "feminine") }, teraz minus { COUNT($penalty, of: "point") }.
        }
       *[1] { $fell ->
            [0] Na podłogę znacznik, teraz minus { COUNT($penalty, of: "point") }.
           *[other] Na podłogę znacznik i { WORDS($fell, gender: "feminine") }, teraz minus { COUNT($penalty, of: "point") }.
        }
    } { $lid ->
        [0] { "" }
       *[other] Do wieczka { WORDS($lid, gender: "feminine") }
    }

az-rest = { SIZE($items) ->
        [0] { "" }
       *[other] { $rest ->
            [spread] { "" }
            [stays] { NOUN($edition, of: "az-display", form: "at") } { $first ->
                [few] zostają
               *[other] zostaje
            } { LIST($items) }
           *[centre] Na środek stołu { $first ->
                [few] trafiają
               *[other] trafia
            } { LIST($items) }
        }
    }
    .terse = { SIZE($items) ->
        [0] { "" }
       *[other] { $rest ->
            [spread] { "" }
            [stays] { $first ->
                [few] Zostają
               *[other] Zostaje
            } { LIST($items, style: "comma") }
           *[centre] Na środek { LIST($items, style: "comma") }
        }
    }

az-spread = { $player } rozdziela resztę: { LIST($items) }
    .terse = { $player }: { LIST($items, style: "comma") }
    .last = { $player }, reszta ze specjalnego warsztatu, { LIST($items, style: "comma") }

az-spread-to = { $tiles } { NOUN($source, form: "onto") }
    .accusative = { NOUN($tiles, form: "accusative") } { NOUN($source, form: "onto") }

az-await-lots = Czekamy na losowanie, kto zaczyna

az-await-gold = Czekamy na losowanie, które warsztaty będą specjalne, jeszcze { WORDS($count, gender: "masculine") }
    .terse = Czekamy: specjalne warsztaty, jeszcze { WORDS($count, gender: "masculine") }

az-await-draw = Czekamy: { PART($edition, $count, of: "az-pieces", names: "edition count") } { NOUN($source, form: "onto") }

az-await-extra = Czekamy: jeszcze { PART($edition, $count, of: "az-pieces", names: "edition count") } { NOUN($source, form: "onto") }

az-await-take = Czekamy: { $player } bierze { NOUN($edition, of: "az-piece", form: "tiles") } { NOUN($edition, of: "az-display", form: "from") } albo ze środka stołu
    .terse = Czekamy: { $player } bierze { NOUN($edition, of: "az-piece", form: "tiles") }

az-await-spread = Czekamy: { $player } rozdziela { LIST($items, form: "accusative") } { NOUN($source, form: "from") }, każdy kolor { NOUN($left, form: "onto") } albo { NOUN($right, form: "onto") }
    .terse = Czekamy: { $player } rozdziela { LIST($items, style: "comma", form: "accusative") }
    .theirs = { "" }

az-over = gra jest skończona

az-left-table = { $player } odchodzi od stołu. To, co leży w liniach i na podłodze, odłóż do wieczka. Ściana liczy się tak, jak jest
    .terse = { $player } odchodzi od stołu
    .last = { $player } odchodzi od stołu
