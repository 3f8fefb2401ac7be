### Czech. What each message is for and which facts it has stands in the English file.

qg-placed = { $player } pokládá dílek, { $hexagon }: { $cell }. { PART($cost, $items, of: "qg-paid", names: "cost items") }. { PART($tiles, $expansions, $jokers, of: "qg-stored", names: "tiles expansions jokers") }
    .terse = { $player } pokládá: { $hexagon }, { NOUN($cell, form: "listed") }{ PART($cost, $items, of: "qg-paid", names: "cost items", form: "last") }
    .last = { $player } pokládá: { $hexagon }, { NOUN($cell, form: "listed") }{ PART($cost, $items, of: "qg-paid", names: "cost items", form: "last") }

qg-laid = { $player } pokládá: destička { $hexagon }, { NOUN($slot, form: "hour") }, její záhon { PART($hour, of: "qg-clock", names: "hour", form: "at") }. { PART($cost, $items, of: "qg-paid", names: "cost items") }. { PART($tiles, $expansions, $jokers, of: "qg-stored", names: "tiles expansions jokers") }
    .terse = { $player } pokládá: destička { $hexagon }, { NOUN($slot, form: "hour") }, okraj { PART($hour, of: "qg-clock", names: "hour") }{ PART($cost, $items, of: "qg-paid", names: "cost items", form: "last") }
    .last = { $player } pokládá: destička { $hexagon }, { NOUN($slot, form: "hour") }, okraj { PART($hour, of: "qg-clock", names: "hour") }{ PART($cost, $items, of: "qg-paid", names: "cost items", form: "last") }

qg-paid = { SIZE($items) ->
        [0] { "" }
       *[other] Náklady { WORDS($cost) }, zaplaceno: { LIST($items) }
    }
    .last = { SIZE($items) ->
        [0] { "" }
       *[other] , zaplaceno: { LIST($items) }
    }

qg-stored = Ve skladišti: { COUNT($tiles, of: "garden-tile") }, { $expansions ->
        [0] { "" }
       *[other] { COUNT($expansions, of: "expansion") },
    } { COUNT($jokers, of: "joker") }

qg-group = { $reached ->
        [0] { "" }
       *[1] { NOUN($criterion, form: "group") } má { COUNT($count, of: "hexagon") }: { LIST($items, style: "comma") }. Dohromady { COUNT($points, of: "point") }{ $bonus ->
            [0] { "" }
           *[other] , k tomu bonus { COUNT($bonus, of: "point") }
        }
    }
    .terse = { $reached ->
        [0] { "" }
       *[1] { NOUN($criterion, form: "group") }: { COUNT($count, of: "hexagon") }, { COUNT($points, of: "point") }{ $bonus ->
            [0] { "" }
           *[other] , bonus { COUNT($bonus, of: "point") }
        }
    }
    .full = { NOUN($criterion, form: "group") } má { COUNT($count, of: "hexagon") }: { LIST($items, style: "comma") }. Dohromady { COUNT($points, of: "point") }{ $bonus ->
        [0] { "" }
       *[other] , k tomu bonus { COUNT($bonus, of: "point") }
    }

qg-member = { $property } za { $index ->
        [1] { COUNT($points, of: "point") }
       *[other] { WORDS($points, gender: "masculine") }
    }

qg-surrounded = Obklopeno: { LIST($items) }. { $player } získává { COUNT($count, of: "joker", case: "accusative") }{ $lost ->
        [0] { "" }
        [few] , bez místa ve skladišti propadají { WORDS($lost, gender: "masculine") }
       *[other] , bez místa ve skladišti propadá { WORDS($lost, gender: "masculine") }
    }. Ve skladišti: { COUNT($held, of: "joker") }
    .terse = Obklopeno: { LIST($items) }. Zisk: { COUNT($count, of: "joker") }{ $lost ->
        [0] { "" }
        [few] , propadají { WORDS($lost, gender: "masculine") }
       *[other] , propadá { WORDS($lost, gender: "masculine") }
    }

qg-bought = { $player } kupuje destičku z obecné zásoby a pokládá ji rubem nahoru, { NOUN($slot, form: "hour") }, mínus { COUNT($lost, of: "point") }. { $player } má teď { COUNT($total, of: "point") }
    .terse = { $player } kupuje destičku: { NOUN($slot, form: "hour") }, mínus { COUNT($lost, of: "point") }
    .last = { $player } kupuje destičku: { NOUN($slot, form: "hour") }

qg-passed = { $player } pasuje{ $first ->
        [0] { "" }
       *[1] { " " }jako první a bere žeton začínajícího hráče{ $lost ->
            [0] { "" }
           *[1] , mínus { COUNT($lost, of: "point") }
        }
    }. { SIZE($items) ->
        [0] { "" }
       *[other] Odhozeno: { LIST($items) }, mínus { COUNT($cost, of: "point") }.
    } { $player } má teď { COUNT($total, of: "point") }
    .terse = { $player } pasuje{ $first ->
        [0] { "" }
       *[1] { " " }jako první{ $lost ->
            [0] { "" }
           *[1] , mínus { COUNT($lost, of: "point") }
        }
    }{ SIZE($items) ->
        [0] { "" }
       *[other] . Odhozeno: { LIST($items) }, mínus { COUNT($cost, of: "point") }
    }
    .last = { $player } pasuje{ SIZE($items) ->
        [0] { "" }
       *[other] , odhozeno { LIST($items) }
    }
