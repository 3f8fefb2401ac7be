### Polish. What each message is for and which facts it has stands in the English file.

qg-placed = { $player } dokłada { NOUN($hexagon, form: "accusative") }: { $cell }. { PART($cost, $items, of: "qg-paid", names: "cost items") }. { PART($tiles, $expansions, $jokers, of: "qg-stored", names: "tiles expansions jokers") }
    .terse = { $player } dokłada { NOUN($hexagon, form: "accusative") }, { NOUN($cell, form: "listed") }{ PART($cost, $items, of: "qg-paid", names: "cost items", form: "last") }
    .last = { $player } dokłada { NOUN($hexagon, form: "accusative") }, { NOUN($cell, form: "listed") }{ PART($cost, $items, of: "qg-paid", names: "cost items", form: "last") }

qg-laid = { $player } dokłada kafel { $hexagon } { NOUN($slot, form: "at") }, heksagon { PART($hour, of: "qg-clock", names: "hour", form: "at") }. { PART($cost, $items, of: "qg-paid", names: "cost items") }. { PART($tiles, $expansions, $jokers, of: "qg-stored", names: "tiles expansions jokers") }
    .terse = { $player } dokłada kafel { $hexagon } { NOUN($slot, form: "at") }, brzeg { PART($hour, of: "qg-clock", names: "hour") }{ PART($cost, $items, of: "qg-paid", names: "cost items", form: "last") }
    .last = { $player } dokłada kafel { $hexagon } { NOUN($slot, form: "at") }, brzeg { PART($hour, of: "qg-clock", names: "hour") }{ PART($cost, $items, of: "qg-paid", names: "cost items", form: "last") }

qg-paid = { SIZE($items) ->
        [0] { "" }
       *[other] Koszt { WORDS($cost) }, odrzuca: { LIST($items) }
    }
    .last = { SIZE($items) ->
        [0] { "" }
       *[other] , zapłata { LIST($items) }
    }

qg-stored = W magazynie { COUNT($tiles, of: "garden-tile") }, { $expansions ->
        [0] { "" }
       *[other] { COUNT($expansions, of: "expansion") },
    } { COUNT($jokers, of: "joker") }

qg-group = { $reached ->
        [0] { "" }
       *[1] { NOUN($criterion, form: "group") } ma { COUNT($count, of: "hexagon") }: { LIST($items, style: "comma") }. Razem { COUNT($points, of: "point") }{ $bonus ->
            [0] { "" }
           *[other] , do tego { COUNT($bonus, of: "point") } premii
        }
    }
    .terse = { $reached ->
        [0] { "" }
       *[1] { NOUN($criterion, form: "group") }: { COUNT($count, of: "hexagon") }, { COUNT($points, of: "point") }{ $bonus ->
            [0] { "" }
           *[other] , premia { WORDS($bonus) }
        }
    }
    .full = { NOUN($criterion, form: "group") } ma { COUNT($count, of: "hexagon") }: { LIST($items, style: "comma") }. Razem { COUNT($points, of: "point") }{ $bonus ->
        [0] { "" }
       *[other] , do tego { COUNT($bonus, of: "point") } premii
    }

qg-member = { NOUN($property, form: "one") } za { $index ->
        [1] { COUNT($points, of: "point") }
       *[other] { WORDS($points, gender: "masculine") }
    }

qg-surrounded = { $player } ma otoczone: { LIST($items) }. { $count ->
        [0] { $lost ->
            [0] Jokerów nie zdobywa
           *[other] Magazyn jest pełny i { $lost ->
                [few] przepadają { COUNT($lost, of: "joker") }
               *[other] przepada { COUNT($lost, of: "joker") }
            }
        }
       *[other] Zdobywa { COUNT($count, of: "joker", case: "accusative") }{ $lost ->
            [0] { "" }
            [few] , a { COUNT($lost, of: "joker") } przepadają, bo magazyn jest pełny
           *[other] , a { COUNT($lost, of: "joker") } przepada, bo magazyn jest pełny
        }
    }. W magazynie { COUNT($held, of: "joker") }
    .terse = Otoczone: { LIST($items) }, plus { COUNT($count, of: "joker") }{ $lost ->
        [0] { "" }
        [few] , bez miejsca przepadają { COUNT($lost, of: "joker") }
       *[other] , bez miejsca przepada { COUNT($lost, of: "joker") }
    }

qg-bought = { $player } kupuje kafel z zasobów i dokłada go zakryty { NOUN($slot, form: "at") }, minus { COUNT($lost, of: "point") }. { $player } ma teraz { COUNT($total, of: "point") }
    .terse = { $player } kupuje kafel { NOUN($slot, form: "at") }, minus { COUNT($lost, of: "point") }
    .last = { $player } kupuje kafel { NOUN($slot, form: "at") }

qg-passed = { $player } pasuje{ $first ->
        [0] { "" }
       *[1] , to pierwszy pas w rundzie: płytka gracza rozpoczynającego{ $lost ->
            [0] { "" }
           *[1] { " " }i minus { COUNT($lost, of: "point") }
        }
    }. { SIZE($items) ->
        [0] { "" }
       *[other] Odrzuca: { LIST($items) }, minus { COUNT($cost, of: "point") }.
    } { $player } ma teraz { COUNT($total, of: "point") }
    .terse = { $player } pasuje{ $first ->
        [0] { "" }
       *[1] , pierwszy pas{ $lost ->
            [0] { "" }
           *[1] , minus { COUNT($lost, of: "point") }
        }
    }{ SIZE($items) ->
        [0] { "" }
       *[other] . Odrzuca: { LIST($items) }, minus { COUNT($cost, of: "point") }
    }
    .last = { $player } pasuje{ SIZE($items) ->
        [0] { "" }
       *[other] , odrzuca { LIST($items) }
    }
