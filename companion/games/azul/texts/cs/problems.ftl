### Czech. What each message is for and which facts it has stands in the English file.

az-no-notation = tohle není zápis, který jde přečíst. Jak se tahy píší, řekne nápověda
    .terse = tohle není zápis tahu

az-no-act = takový tah v téhle hře není

az-nobodys = tenhle tah není žádného hráče. Napište ho bez čísla hráče

az-no-player = hráč číslo { WORDS($number) } tu není

az-which-column = řada { WORDS($line) } { $count ->
        [0] volný sloupec nemá
       *[other] má víc volných sloupců. Napište i sloupec
    }

az-not-now = teď to ještě nejde. { $waits }
    .terse = teď to nejde. { $waits }

az-tiling-early = { NOUN($edition, of: "az-wall", form: "onto") } se pokládá, až když je všechno rozebráno. { $waits }
    .terse = nejdřív se musí všechno rozebrat
    .short = nejdřív se musí všechno rozebrat

az-not-over = hra ještě u konce není. { $waits }

az-not-your-turn = na tahu je { $player }
    .terse = na tahu je { $player }
    .full = na tahu je { $player }. { $waits }

az-no-display = { NOUN($edition, of: "az-display") } { WORDS($number) } v téhle hře není, poslední je { WORDS($count) }

az-gold-already = { $source } už speciální je

az-no-gold = taková speciální nabídka tu není: { $kind }

az-gold-twice = taková už jiná nabídka je: { $special }

az-no-such-colour = takovou barvu tahle hra nemá: { $colour }

az-draw-count = počet nesouhlasí. Patří sem { PART($edition, $needed, of: "az-pieces", names: "edition count") }, ne { WORDS($count, gender: "feminine") }
    .terse = patří sem { PART($edition, $needed, of: "az-pieces", names: "edition count") }, ne { WORDS($count, gender: "feminine") }

az-drawn-too-many = tolik už jich nezbývá, { NOUN($colour, of: "az-colour") }. Napsáno { WORDS($count, gender: "feminine") }, ale { $left ->
        [0] žádná už nezbývá
        [one] zbývá jen jedna
        [few] zbývají jen { WORDS($left, gender: "feminine") }
       *[other] zbývá jen { WORDS($left, gender: "feminine") }
    }. Zkontrolujte barvy
    .terse = { NOUN($colour, of: "az-colour") }, napsáno { WORDS($count, gender: "feminine") }, ale { $left ->
            [0] žádná už nezbývá
            [one] zbývá jen jedna
            [few] zbývají jen { WORDS($left, gender: "feminine") }
           *[other] zbývá jen { WORDS($left, gender: "feminine") }
        }

az-bag-first = nejdřív vylosujte všechno, co zbylo v sáčku, { $left ->
        [few] jsou
       *[other] je
    } tam ještě { PART($colour, $left, of: "az-tiles", names: "colour count") }
    .terse = nejdřív všechno ze sáčku, ještě { PART($colour, $left, of: "az-tiles", names: "colour count") }

az-nothing-there = { NOUN($source, form: "empty") }

az-colour-not-there = { NOUN($colour, of: "az-colour") } { NOUN($source, form: "at") } není

az-no-line = řada { WORDS($line) } tu není. Poslední řada je pět a nula je podlaha
    .terse = řada { WORDS($line) } tu není

az-line-full = řada { WORDS($line) } je plná, { NOUN($colour, of: "az-colour") }

az-line-other = v řadě { WORDS($line) } už je { NOUN($holds, of: "az-colour") }

az-line-wall = { NOUN($colour, of: "az-colour") } už { NOUN($edition, of: "az-wall", form: "at") } v řadě { WORDS($line) } je

az-spread-count = napište vlevo nebo vpravo ke každé zvlášť: { LIST($items) }

az-no-cell = takové místo tu není. Řady i sloupce se číslují od jedné, poslední je pět
    .terse = takové místo tu není

az-tiled-already = { NOUN($colour, of: "az-colour") } už { NOUN($edition, of: "az-wall", form: "at") } v řadě { WORDS($line) } je

az-line-empty = řada { WORDS($line) } je prázdná

az-line-holds = v řadě { WORDS($line) } je { NOUN($holds, of: "az-colour") }, ne { NOUN($colour, of: "az-colour") }

az-line-incomplete = řada { WORDS($line) } ještě není plná: má { WORDS($count, gender: "feminine", case: "accusative") }, potřebuje { WORDS($needed, gender: "feminine") }

az-wrong-cell = řada { WORDS($line) }, sloupec { WORDS($column) }: sem { NOUN($colour, of: "az-colour") } nepatří

az-cell-taken = řada { WORDS($line) }, sloupec { WORDS($column) }: obsazeno, { NOUN($holds, of: "az-colour") }

az-column-has = ve sloupci { WORDS($column) } už je { NOUN($colour, of: "az-colour") }, řada { WORDS($row) }

az-cell-needed = do sloupce { WORDS($column) } musí nejdřív { NOUN($colour, of: "az-colour") } z dřívější řady

az-drop-nothing = z řady { WORDS($line) } na podlahu nic nemusí

az-drop-not = { NOUN($colour, of: "az-colour") } z řady { WORDS($line) } má ještě volné místo

az-unknown-board = tahle deska tu nepatří nikomu: { $board }

az-unknown-thing = { $cell }: tohle do hry nepatří

az-off-wall = { $cell } není místo, kam se tu pokládá, { NOUN($edition, of: "az-wall") } tam nesahá

az-row-twice = řada { WORDS($line) } má dvě stejné barvy, { NOUN($colour, of: "az-colour") }

az-column-twice = sloupec { WORDS($column) } má dvě stejné barvy, { NOUN($colour, of: "az-colour") }

az-remedy-colours = Barvy jsou { LIST($items) }

az-remedy-sources = Brát se dá { $centre ->
        [0] { "" }
       *[1] ze středu stolu{ SIZE($items) ->
            [0] { "" }
           *[other] { " " }a
        }
    } { SIZE($items) ->
        [0] { "" }
        [1] { NOUN($edition, of: "az-display", form: "from") } { LIST($items) }
       *[other] { NOUN($edition, of: "az-display", form: "from-several") } { LIST($items) }
    }

az-remedy-there = Leží tam: { LIST($items) }

az-remedy-lines = { NOUN($colour, of: "az-colour") } smí { SIZE($items) ->
        [0] jen na podlahu
        [1] do řady { LIST($items) } nebo na podlahu
        [5] do kterékoli řady nebo na podlahu
       *[other] do řad { LIST($items) } nebo na podlahu
    }

az-remedy-lift = Zvedněte { NOUN($edition, of: "az-piece", form: "the") }: řada { WORDS($line) }, sloupec { WORDS($column) }

az-remedy-column = Patří do sloupce { WORDS($column) }

az-remedy-cells = Smí { LIST($items, style: "or") }

az-row-columns = do řady { WORDS($line) }, sloupec { LIST($items, style: "or") }

az-remedy-columns = Smí do sloupce { LIST($items, style: "or") }

az-remedy-drop = Dejte všechno z řady { WORDS($line) } na podlahu
