### Czech. What each message is for and which facts it has stands in the English file.

az-choice-take = vzít { NOUN($tiles, form: "accusative") } { NOUN($source, form: "from") } { $line ->
        [0] na podlahu
       *[other] do řady { WORDS($line) }
    }

az-choice-spread = dát { LIST($items, form: "accusative") }

az-choice-tile = dát { NOUN($colour, of: "az-colour", form: "accusative") } z řady { WORDS($line) } { $reverse ->
        [0] { NOUN($edition, of: "az-wall", form: "onto") }
       *[1] do sloupce { WORDS($column) }
    }

az-choice-drop = shodit řadu { WORDS($line) } na podlahu

az-reason-wall = { NOUN($edition, of: "az-wall", form: "at") } to přinese { COUNT($points, of: "point") }, jinak { $otherwise ->
        [0] zatím nic
       *[other] jen { WORDS($otherwise, gender: "masculine") }
    }

az-reason-falls = { $points ->
        [0] podlaha zůstane prázdná, jinak ubere { COUNT($otherwise, of: "point") }
       *[other] podlaha ubere jen { COUNT($points, of: "point") }, jinak { WORDS($otherwise, gender: "masculine") }
    }

az-reason-cell = jinak přijde { NOUN($colour, of: "az-colour") } do řady { WORDS($line) }, a { NOUN($edition, of: "az-wall", form: "at") } už tam pro ni místo není

az-reason-filled = na plnou řadu využije hned { PART($edition, $laid, of: "az-pieces", names: "edition count", form: "accusative") }, jinak jen { WORDS($otherwise, gender: "feminine", case: "accusative") }

az-reason-lacks = řadě { WORDS($line) } pak chybí jen { WORDS($missing, gender: "feminine") }, jinak { SAME($line, $beside) ->
        [yes] { "" }
       *[no] řadě { WORDS($beside) } chybí
    } { WORDS($otherwise, gender: "feminine") }

az-reason-left = na řadu { WORDS($line) } zbývá na stole dost { NOUN($colour, of: "az-colour", form: "many") }, jinak { SAME($line, $beside) ->
        [yes] { "" }
       *[no] na řadu { WORDS($beside) }
    } dost { NOUN($lacked, of: "az-colour", form: "many") } nezbývá

az-reason-denied = { SIGN($could) ->
        [plus] jinak může { $player } vzít { NOUN($tiles, form: "accusative") } { NOUN($source, form: "from") } a mít z toho { COUNT($could, of: "point") }, takhle { SIGN($now) ->
            [plus] nejvýš { WORDS($now, gender: "masculine") }
            [none] nic
           *[minus] každý tah něco stojí
        }
       *[other] každým tahem pak { $player } ztratí nejmíň { COUNT($now, of: "point", sign: "none") }, jinak { SIGN($could) ->
            [minus] jen { COUNT($could, of: "point", sign: "none") }
           *[other] nic
        }
    }

az-reason-offered = když to nikdo nevezme dřív, dá se příště vzít { NOUN($tiles, form: "accusative") } { NOUN($source, form: "from") } a mít z toho { COUNT($points, of: "point") }, jinak { SIGN($otherwise) ->
        [plus] nejvýš { WORDS($otherwise, gender: "masculine") }
       *[other] nic
    }

az-reason-marker = přinese to žeton začínajícího hráče, a s ním první tah příštího kola

az-reason-bonus = { $kind ->
        [row] řada { WORDS($number) } je pak celá
        [column] sloupec { WORDS($number) } je pak celý
       *[colour] { NOUN($edition, of: "az-wall", form: "at") } je pak všech pět { NOUN($colour, of: "az-colour", form: "many") }
    }, bonus { COUNT($points, of: "point") }

az-reason-near = { $kind ->
        [column] sloupec { WORDS($number) } má pak { WORDS($held, gender: "feminine") } z pěti
       *[colour] { NOUN($edition, of: "az-wall", form: "at") } jsou pak { WORDS($held, gender: "feminine") } z pěti { NOUN($colour, of: "az-colour", form: "many") }
    }, bonus { COUNT($points, of: "point") }

az-reason-still = { $kind ->
        [column] sloupec { WORDS($number) } se ještě dá doplnit
       *[colour] { NOUN($edition, of: "az-wall", form: "onto") } se ještě vejde všech pět { NOUN($colour, of: "az-colour", form: "many") }
    }, jinak už ne
