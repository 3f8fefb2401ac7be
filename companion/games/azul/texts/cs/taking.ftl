### Czech. What each message is for and which facts it has stands in the English file.

az-lots = Začíná { $player } a dává žeton začínajícího hráče do středu stolu
    .terse = Začíná { $player }
    .last = začíná { $player }

az-gold = { $source } je speciální: { $special }
    .terse = { $source }: { $special }
    .full = { $source } je speciální: { NOUN($special, form: "effect") }
    .last = { $source } speciální, { $special }

az-drawn = { $source }: { LIST($items) }
    .terse = { $source }: { LIST($items, style: "comma") }
    .last = { $source }, { LIST($items, style: "comma") }

az-extra = { $source }, navíc { LIST($items) }
    .terse = { $source }, navíc { LIST($items) }
    .last = { $source }, navíc { LIST($items) }

az-gathered = { $source } si bere { NOUN($colour, of: "az-colour", form: "accusative") } { LIST($items, form: "from") }

az-offer-begins = Všechno je vyloženo
    .terse = { "" }
    .full = Všechno je vyloženo, začíná kolo { WORDS($round) }

az-turn = Na tahu je { $player }
    .terse = Na tahu { $player }
    .theirs = { "" }

az-taken = { $player } bere { NOUN($tiles, form: "accusative") } { NOUN($source, form: "from") }{ $line ->
        [0] { "" }
       *[other] { " " }a dává { $count ->
            [one] ji
           *[other] je
        } do přípravné řady { WORDS($line) }. { $room ->
            [0] Řada je plná
           *[other] Do plné řady chybí { WORDS($room, gender: "feminine") }
        }
    }. { $keeps ->
        [0] { "" }
       *[1] { $player } si nabídku nechává u podlahy do konce kola.
    } { PART($edition, $fell, $marker, $penalty, $lid, $sheltered, of: "az-fallen", names: "edition fell marker penalty lid sheltered") }. { PART($edition, $rest, $items, $first, of: "az-rest", names: "edition rest items first") }
    .terse = { $player }: { $source }, { $tiles }{ $line ->
        [0] { "" }
       *[other] . Řada { WORDS($line) }{ $room ->
            [0] { " " }plná
           *[other] , chybí { WORDS($room, gender: "feminine") }
        }
    }. { $keeps ->
        [0] { "" }
       *[1] Nabídka k podlaze.
    } { PART($edition, $fell, $marker, $penalty, $lid, $sheltered, of: "az-fallen", names: "edition fell marker penalty lid sheltered") }. { PART($edition, $rest, $items, $first, of: "az-rest", names: "edition rest items first") }
    .last = { $player }, { $source }, { $tiles }, { $line ->
        [0] podlaha
       *[other] řada { WORDS($line) }
    }

az-fallen = { $sheltered ->
        [none] { "" }
        [tile] Jedna { NOUN($edition, of: "az-piece") } jde na speciální nabídku a nic nestojí.
       *[marker] Žeton začínajícího hráče jde na speciální nabídku a nic nestojí.
    } { $marker ->
        [0] { $fell ->
            [0] { "" }
            [few] Na podlahu jdou { PART($edition, $fell, of: "az-pieces", names: "edition count") }, je to teď mínus { COUNT($penalty, of: "point") }.
           *[other] Na podlahu jde { PART($edition, $fell, of: "az-pieces", names: "edition count") }, je to teď mínus { COUNT($penalty, of: "point") }.
        }
       *[1] { $fell ->
            [0] Na podlahu jde žeton začínajícího hráče, je to teď mínus { COUNT($penalty, of: "point") }.
           *[other] Na podlahu jde žeton začínajícího hráče a { PART($edition, $fell, of: "az-pieces", names: "edition count") }, je to teď mínus { COUNT($penalty, of: "point") }.
        }
    } { $lid ->
        [0] { "" }
        [few] Do víka krabice jdou { PART($edition, $lid, of: "az-pieces", names: "edition count") }
       *[other] Do víka krabice jde { PART($edition, $lid, of: "az-pieces", names: "edition count") }
    }
    .terse = { $sheltered ->
        [none] { "" }
        [tile] Na speciální nabídku jedna.
       *[marker] Na speciální nabídku žeton.
    } { $marker ->
        [0] { $fell ->
            [0] { "" }
           *[other] Na podlahu { WORDS($fell, gender: "feminine") }, teď mínus { COUNT($penalty, of: "point") }.
        }
       *[1] { $fell ->
            [0] Na podlahu žeton, teď mínus { COUNT($penalty, of: "point") }.
           *[other] Na podlahu žeton a { WORDS($fell, gender: "feminine") }, teď mínus { COUNT($penalty, of: "point") }.
        }
    } { $lid ->
        [0] { "" }
       *[other] Do víka { WORDS($lid, gender: "feminine") }
    }

az-rest = { SIZE($items) ->
        [0] { "" }
       *[other] { $rest ->
            [spread] { "" }
            [stays] { NOUN($edition, of: "az-display", form: "at") } { $first ->
                [few] zůstávají
               *[other] zůstává
            } { LIST($items) }
           *[centre] Do středu stolu { $first ->
                [few] jdou
               *[other] jde
            } { LIST($items) }
        }
    }
    .terse = { SIZE($items) ->
        [0] { "" }
       *[other] { $rest ->
            [spread] { "" }
            [stays] { $first ->
                [few] Zůstávají
               *[other] Zůstává
            } { LIST($items, style: "comma") }
           *[centre] { LIST($items, style: "comma") } do středu
        }
    }

az-spread = { $player } rozděluje zbytek: { LIST($items) }
    .terse = { $player }: { LIST($items, style: "comma") }
    .last = { $player }, zbytek speciální nabídky, { LIST($items, style: "comma") }

az-spread-to = { $tiles } { NOUN($source, form: "onto") }
    .accusative = { NOUN($tiles, form: "accusative") } { NOUN($source, form: "onto") }

az-await-lots = Čeká se na los, kdo začíná

az-await-gold = Čeká se na los, které nabídky budou speciální, ještě { WORDS($count, gender: "feminine") }
    .terse = Čeká se: speciální nabídky, ještě { WORDS($count, gender: "feminine") }

az-await-draw = Čeká se: { PART($edition, $count, of: "az-pieces", names: "edition count") } { NOUN($source, form: "onto") }

az-await-extra = Čeká se: ještě { PART($edition, $count, of: "az-pieces", names: "edition count") } navíc { NOUN($source, form: "onto") }

az-await-take = Čeká se: { $player } bere { NOUN($edition, of: "az-piece", form: "tiles") } { NOUN($edition, of: "az-display", form: "from") } nebo ze středu stolu
    .terse = Čeká se: { $player } bere { NOUN($edition, of: "az-piece", form: "tiles") }

az-await-spread = Čeká se: { $player } rozděluje { LIST($items, form: "accusative") } { NOUN($source, form: "from") }, každou barvu { NOUN($left, form: "onto") } nebo { NOUN($right, form: "onto") }
    .terse = Čeká se: { $player } rozděluje { LIST($items, style: "comma", form: "accusative") }
    .theirs = { "" }

az-over = hra je u konce

az-left-table = { $player } odchází od stolu. Co leží v řadách a na podlaze, dejte do víka. Stěna se počítá tak, jak je
    .terse = { $player } odchází od stolu
    .last = { $player } odchází od stolu
