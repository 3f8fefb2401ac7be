### Czech. What each message is for and which facts it has stands in the English file.

qg-choice-take = vzít { NOUN($criterion, form: "taken") }{ SIZE($items) ->
        [0] { "" }
       *[other] , { LIST($items) }
    }

qg-choice-place = položit { NOUN($hexagon, form: "accusative") }, { NOUN($cell, form: "listed") }{ SIZE($items) ->
        [0] { "" }
       *[other] , k tomu { LIST($items) }
    }

qg-choice-lay = položit destičku { $hexagon }, { NOUN($slot, form: "hour") }, její záhon { PART($hour, of: "qg-clock", names: "hour", form: "at") }{ SIZE($items) ->
        [0] { "" }
       *[other] , k tomu { LIST($items) }
    }

qg-choice-buy = koupit destičku, { NOUN($slot, form: "hour") }

qg-choice-pass = pasovat{ SIZE($items) ->
        [0] { "" }
       *[other] , odhozeno { LIST($items) }
    }

qg-reason-now = hned to přinese { COUNT($points, of: "point") }, jinak { $cost ->
        [0] { $other ->
            [0] nic
           *[other] { WORDS($other, gender: "masculine") }
        }
       *[other] mínus { WORDS($cost, gender: "masculine") }
    }

qg-reason-price = hned to { $points ->
        [0] nestojí nic, jinak { COUNT($cost, of: "point") }
       *[other] stojí jen { COUNT($points, of: "point") }, jinak { WORDS($cost, gender: "masculine") }
    }

qg-reason-later = v dalších kolech to přinese { COUNT($points, of: "point") }, jinak { $other ->
        [0] nic
       *[other] { WORDS($other, gender: "masculine") }
    }

qg-reason-next = potom jde získat { COUNT($points, of: "point") } za { NOUN($thing, form: "accusative") }, jinak { $other ->
        [0] nic
       *[other] nejvýš { WORDS($other, gender: "masculine") }
    }

qg-reason-taken = skladiště získá { COUNT($count, of: "hexagon") }, jinak { $other ->
        [0] nic
       *[other] { WORDS($other, gender: "masculine") }
    }

qg-reason-spaces = zahrada má potom volných políček { WORDS($count, gender: "neuter") }, jinak { $other ->
        [0] žádné
       *[other] { WORDS($other, gender: "neuter") }
    }

qg-reason-denial = jinak si { $player } může vzít { NOUN($thing, form: "accusative") } a získat tím { COUNT($points, of: "point") }, z toho, co zbude, { $left ->
        [0] nic
       *[other] nejvýš { WORDS($left, gender: "masculine") }
    }

qg-reason-marker = přinese to žeton začínajícího hráče pro příští kolo

qg-reason-surround = obklopí se tím { LIST($items) }, což přinese { COUNT($count, of: "joker", case: "accusative") }

qg-reason-nearly = { $ornament } pak čeká už jen na { COUNT($count, of: "hexagon") } a přinese { COUNT($jokers, of: "joker", case: "accusative") }

qg-reason-group = { NOUN($criterion, form: "group") } má pak { COUNT($count, of: "hexagon") } ze šesti a může dál růst

qg-reason-jokers = { $count ->
        [0] obejde se to bez žolíků, jinak to stojí { COUNT($other, of: "joker", case: "accusative") }
       *[other] stojí to jen { COUNT($count, of: "joker", case: "accusative") }, jinak { WORDS($other, gender: "masculine") }
    }

qg-reason-given = ze skladiště to { $count ->
        [0] nestojí žádný záhon, jinak { WORDS($other, gender: "masculine") }
       *[other] stojí jen { COUNT($count, of: "hexagon") }, jinak { WORDS($other, gender: "masculine") }
    }

qg-reason-stored = co pak zbude ve skladišti, na konci { $points ->
        [0] nestojí nic, jinak { COUNT($other, of: "point") }
       *[other] stojí { COUNT($points, of: "point") }, jinak { WORDS($other, gender: "masculine") }
    }
