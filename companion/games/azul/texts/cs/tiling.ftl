### Czech. What each message is for and which facts it has stands in the English file.

az-tiling = { $count ->
        [0] Všechno je rozebráno, žádná řada není plná
       *[other] Všechno je rozebráno, teď jdou { NOUN($edition, of: "az-piece", form: "tiles") } { NOUN($edition, of: "az-wall", form: "onto") }. { LIST($items, style: "sentences") }
    }
    .terse = { $count ->
        [0] Rozebráno, žádná plná řada
       *[other] Rozebráno. { LIST($items, style: "sentences") }
    }

az-complete = { $player }: { SIZE($items) ->
        [0] plnou řadu nemá
        [1] plná je { LIST($items) }
       *[other] plné jsou { LIST($items) }
    }
    .terse = { SIZE($items) ->
        [0] { "" }
       *[other] { $player }: { LIST($items, style: "comma") }
    }

az-tiled = { $player }, přípravná řada { WORDS($line) }, { NOUN($colour, of: "az-colour") }: { $counted ->
        [0] jde { NOUN($edition, of: "az-wall", form: "onto") }, sloupec { WORDS($column) }. Body se spočítají, až budou hotové předchozí řady
       *[1] { COUNT($points, of: "point") }. Jde { NOUN($edition, of: "az-wall", form: "onto") }, sloupec { WORDS($column) }. { $player } má teď { COUNT($total, of: "point") }
    }
    .terse = { $player }, řada { WORDS($line) }, { $reverse ->
        [0] { NOUN($colour, of: "az-colour") }
       *[1] sloupec { WORDS($column) }, { NOUN($colour, of: "az-colour") }
    }: { $counted ->
        [0] body potom
       *[1] { COUNT($points, of: "point") }
    }
    .last = { $player }, řada { WORDS($line) }, { $reverse ->
        [0] { NOUN($colour, of: "az-colour") }
       *[1] sloupec { WORDS($column) }, { NOUN($colour, of: "az-colour") }
    }

az-counted = { $player }, řada { WORDS($line) }, { $reverse ->
        [0] { NOUN($colour, of: "az-colour") }
       *[1] sloupec { WORDS($column) }, { NOUN($colour, of: "az-colour") }
    }: { COUNT($points, of: "point") }. { $player } má teď { COUNT($total, of: "point") }
    .terse = { $player }, řada { WORDS($line) }, { $reverse ->
        [0] { NOUN($colour, of: "az-colour") }
       *[1] sloupec { WORDS($column) }, { NOUN($colour, of: "az-colour") }
    }: { COUNT($points, of: "point") }

az-row-complete = { $player } má celou řadu { WORDS($row) }, tohle kolo je poslední
    .terse = { $player }: řada { WORDS($row) } celá, poslední kolo

az-dropped = { $player }, přípravná řada { WORDS($line) }, { NOUN($colour, of: "az-colour") }: volný sloupec pro ni není. { PART($edition, $fell, $marker, $penalty, $lid, $sheltered, of: "az-fallen", names: "edition fell marker penalty lid sheltered") }
    .terse = { $player }, řada { WORDS($line) }, { NOUN($colour, of: "az-colour") }, bez sloupce. { PART($edition, $fell, $marker, $penalty, $lid, $sheltered, of: "az-fallen", names: "edition fell marker penalty lid sheltered") }
    .last = { $player }, řada { WORDS($line) } na podlahu

az-check = Kontrola po kole { WORDS($round) }: { NOUN($edition, of: "az-piece", form: "tiles") } už mají ležet jen na deskách hráčů
    .terse = Kontrola: uprostřed stolu prázdno

az-check-board = { $player }, { NOUN($edition, of: "az-wall") }{ SIZE($rows) ->
        [0] { " " }prázdná
       *[other] . { LIST($rows, style: "sentences") }
    }. { PART($edition, $tiles, $marker, $sheltered, of: "az-check-floor", names: "edition tiles marker sheltered") }
    .terse = { $player }: { SIZE($rows) ->
        [0] { NOUN($edition, of: "az-wall") } prázdná
       *[other] { LIST($rows, style: "sentences") }
    }. { PART($edition, $tiles, $marker, $sheltered, of: "az-check-floor", names: "edition tiles marker sheltered") }

az-check-floor = { $tiles ->
        [0] { $marker ->
            [0] { "" }
           *[1] Podlaha: { PART($edition, $tiles, $marker, of: "az-on-floor", names: "edition tiles marker") }.
        }
       *[other] Podlaha: { PART($edition, $tiles, $marker, of: "az-on-floor", names: "edition tiles marker") }.
    } { $sheltered ->
        [0] { "" }
       *[1] Na speciální nabídce u podlahy něco leží
    }

az-wall-row = řada { WORDS($row) }{ $reverse ->
        [0] { $count ->
            [5] { " " }celá
           *[other] : { LIST($items) }
        }
       *[1] , { $count ->
            [5] { LIST($items, style: "comma") }
           *[other] { LIST($items, style: "comma", form: "column") }
        }
    }
    .terse = řada { WORDS($row) }{ $reverse ->
        [0] { $count ->
            [5] { " " }celá
           *[other] { " " }{ LIST($items, style: "comma") }
        }
       *[1] , { $count ->
            [5] { LIST($items, style: "comma") }
           *[other] { LIST($items, style: "comma", form: "column") }
        }
    }

az-wall-cell = { NOUN($colour, of: "az-colour") }
    .column = sloupec { WORDS($column) } { NOUN($colour, of: "az-colour") }

az-floor = { $player } má na podlaze { PART($edition, $tiles, $marker, of: "az-on-floor", names: "edition tiles marker", form: "accusative") }. To je mínus { COUNT($points, of: "point") }. { $player } má teď { COUNT($total, of: "point") }
    .terse = { $player }, podlaha: { PART($edition, $tiles, $marker, of: "az-on-floor", names: "edition tiles marker") }, mínus { COUNT($points, of: "point") }{ SAME($points, $lost) ->
        [yes] { "" }
       *[no] , zůstává nula
    }

az-no-floor = { $player }: podlaha prázdná, pořád { COUNT($total, of: "point") }
    .terse = { "" }

az-round = Kolo { WORDS($round) }. Začíná { $player } a dává žeton začínajícího hráče do středu stolu
    .terse = Kolo { WORDS($round) }, začíná { $player }

az-round-ended = Konec kola { WORDS($round) }
    .last = konec kola { WORDS($round) }

az-await-tile = Čeká se: { $player }, řada { WORDS($line) }, { NOUN($colour, of: "az-colour") } { NOUN($edition, of: "az-wall", form: "onto") }{ $more ->
        [0] { "" }
       *[other] , potom ještě { COUNT($more, of: "pattern-line") }
    }
    .terse = Čeká se: { $player }, řada { WORDS($line) }, { NOUN($colour, of: "az-colour") }

az-await-choice = Čeká se: { $player }, řada { WORDS($line) }, { NOUN($colour, of: "az-colour") }{ SIZE($items) ->
        [0] . Volný sloupec pro ni není, všechno z řady jde na podlahu
        [5] : kterýkoli sloupec
       *[other] : { LIST($items, style: "or", form: "column") }
    }
    .terse = Čeká se: { $player }, řada { WORDS($line) }, { NOUN($colour, of: "az-colour") }{ SIZE($items) ->
        [0] , všechno na podlahu
       *[other] { "" }
    }

az-await-round = Čeká se na potvrzení, že končí kolo { WORDS($round) }, pak se započítají podlahy{ $last ->
        [0] { "" }
       *[1] , a hra je u konce
    }
    .terse = Čeká se na potvrzení, končí { $last ->
        [0] kolo { WORDS($round) }
       *[1] hra
    }

az-reasons = { $player }. { LIST($items, style: "sentences") }

az-reason = řada { WORDS($line) }, { NOUN($colour, of: "az-colour") }: { $across ->
        [1] { $down ->
            [1] sama
           *[other] { WORDS($down, gender: "feminine") } svisle
        }
       *[other] { WORDS($across, gender: "feminine") } vodorovně{ $down ->
            [1] { "" }
           *[other] , { WORDS($down, gender: "feminine") } svisle
        }
    }, { COUNT($points, of: "point") }
    .full = řada { WORDS($line) }, { NOUN($colour, of: "az-colour") }, sloupec { WORDS($column) }: { $across ->
        [1] { $down ->
            [1] sama
           *[other] { WORDS($down, gender: "feminine") } svisle
        }
       *[other] { WORDS($across, gender: "feminine") } vodorovně{ $down ->
            [1] { "" }
           *[other] , { WORDS($down, gender: "feminine") } svisle
        }
    }, { COUNT($points, of: "point") }

az-reason-floor = podlaha: { PART($edition, $tiles, $marker, of: "az-on-floor", names: "edition tiles marker") }, mínus { COUNT($points, of: "point") }
