### Czech. What each message is for and which facts it has stands in the English file.

qg-no-notation = tohle není zápis, který jde přečíst. Jak se tahy píší, řekne nápověda
    .terse = tohle není zápis tahu
    .short = tohle není zápis tahu

qg-no-act = takový tah v téhle hře není

qg-nobodys = tenhle tah není žádného hráče. Napište ho bez čísla hráče

qg-no-player = hráč číslo { WORDS($number) } tu není

qg-no-hexagon = záhon { $told } v téhle hře není. Napište barvu a symbol
    .terse = záhon { $told } v téhle hře není
    .short = záhon { $told } v téhle hře není

qg-no-cell = políčko { $told } na zahradě není. Napište hodinu destičky, pak hodinu na jejím okraji
    .terse = políčko { $told } na zahradě není
    .short = políčko { $told } na zahradě není

qg-no-hour = hodiny jsou tu jen sudé, { $hour ->
        [1] jednička
        [3] trojka
        [5] pětka
        [7] sedmička
        [9] devítka
        [11] jedenáctka
       *[other] číslo { WORDS($hour) }
    } mezi nimi není
    .terse = hodiny jsou tu jen sudé, { $hour ->
        [1] jednička
        [3] trojka
        [5] pětka
        [7] sedmička
        [9] devítka
        [11] jedenáctka
       *[other] číslo { WORDS($hour) }
    } ne
    .short = hodiny jsou tu jen sudé, { $hour ->
        [1] jednička
        [3] trojka
        [5] pětka
        [7] sedmička
        [9] devítka
        [11] jedenáctka
       *[other] číslo { WORDS($hour) }
    } ne

qg-no-criterion = { $told } není barva ani symbol. Barev je šest a symbolů také
    .terse = { $told } není barva ani symbol

qg-over = hra je u konce

qg-not-now = teď to ještě nejde. { $waits }
    .terse = teď to nejde. { $waits }

qg-not-over = hra ještě u konce není. { $waits }

qg-not-your-turn = na tahu je { $player }
    .terse = na tahu je { $player }
    .full = na tahu je { $player }. { $waits }

qg-has-passed = kdo pasoval, už v tomhle kole nehraje. Na tahu je { $player }
    .terse = už po pasu, na tahu je { $player }
    .full = kdo pasoval, už v tomhle kole nehraje. { $waits }

qg-draw-count = to je moc. Na sloupeček patří { COUNT($needed, of: "garden-tile") }, ne { WORDS($count, gender: "masculine") }
    .terse = patří sem { COUNT($needed, of: "garden-tile") }, ne { WORDS($count, gender: "masculine") }

qg-drawn-too-many = tolik už jich nezbývá, { $hexagon }. Napsáno { WORDS($count, gender: "masculine") }, ale { $left ->
        [0] žádný už nezbývá
        [one] zbývá jen jeden
        [few] zbývají jen { WORDS($left, gender: "masculine") }
       *[other] zbývá jen { WORDS($left, gender: "masculine") }
    }. Zkontrolujte barvu a symbol
    .terse = { $hexagon }, napsáno { WORDS($count, gender: "masculine") }, ale { $left ->
        [0] žádný už nezbývá
        [one] zbývá jen jeden
        [few] zbývají jen { WORDS($left, gender: "masculine") }
       *[other] zbývá jen { WORDS($left, gender: "masculine") }
    }
    .short = { $hexagon }, napsáno { WORDS($count, gender: "masculine") }, ale { $left ->
        [0] žádný už nezbývá
        [one] zbývá jen jeden
        [few] zbývají jen { WORDS($left, gender: "masculine") }
       *[other] zbývá jen { WORDS($left, gender: "masculine") }
    }

qg-bag-first = nejdřív vylosujte všechno, co zbylo v sáčku, i { COUNT($left, of: "garden-tile") }, { $hexagon }
    .terse = nejdřív všechno ze sáčku, i { COUNT($left, of: "garden-tile") }, { $hexagon }

qg-turn-other = { $place } teď na řadě není. { $waits }

qg-turned-already = taková destička už v téhle hře lícem nahoru byla, { $hexagon }. Zkontrolujte barvu a symbol
    .terse = už byla, destička { $hexagon }
    .short = už byla, destička { $hexagon }

qg-nothing-there = ve výloze teď nic takového není: { $criterion }

qg-not-at-place = { NOUN($place, form: "at") } { $hexagon } neleží

qg-copy-twice = bere se z něj jen jeden kus, { $hexagon }. Napište jen jedno místo
    .terse = jen jedno místo, { $hexagon }

qg-which-copy = { $hexagon } leží { LIST($items, form: "at") }. Napište, odkud
    .terse = { $hexagon }, odkud? { LIST($items, style: "or", form: "from") }

qg-storage-tiles = ve skladišti není dost místa. { $count ->
        [one] Přibyl by
        [few] Přibyly by
       *[other] Přibylo by
    } { COUNT($count, of: "garden-tile") }, { $free ->
        [one] volné je jedno místo
        [few] volná jsou { COUNT($free, of: "place") }
       *[other] volných je { COUNT($free, of: "place") }
    }
    .terse = ve skladišti málo místa: { COUNT($count, of: "garden-tile") }, volných míst { WORDS($free, gender: "neuter") }
    .short = ve skladišti je málo míst pro dílky
    .full = ve skladišti není dost místa. { $count ->
        [one] Přibyl by
        [few] Přibyly by
       *[other] Přibylo by
    } { COUNT($count, of: "garden-tile") }, { $free ->
        [one] volné je jedno místo
        [few] volná jsou { COUNT($free, of: "place") }
       *[other] volných je { COUNT($free, of: "place") }
    }, všech je { COUNT($most, of: "place") }

qg-storage-expansions = ve skladišti není dost místa pro destičky. { $count ->
        [one] Přibyla by
        [few] Přibyly by
       *[other] Přibylo by
    } { COUNT($count, of: "expansion") }, { $free ->
        [one] volné je jedno místo
        [few] volná jsou { COUNT($free, of: "place") }
       *[other] volných je { COUNT($free, of: "place") }
    }
    .terse = ve skladišti málo místa: { COUNT($count, of: "expansion") }, volných míst { WORDS($free, gender: "neuter") }
    .short = ve skladišti je málo míst pro destičky
    .full = ve skladišti není dost místa pro destičky. { $count ->
        [one] Přibyla by
        [few] Přibyly by
       *[other] Přibylo by
    } { COUNT($count, of: "expansion") }, { $free ->
        [one] volné je jedno místo
        [few] volná jsou { COUNT($free, of: "place") }
       *[other] volných je { COUNT($free, of: "place") }
    }, všechna jsou { WORDS($most, gender: "neuter") }

qg-no-such-tile = { $held ->
        [0] ve skladišti takový dílek není, { $hexagon }
       *[other] tolik jich ve skladišti není, { $hexagon }. Napsáno { WORDS($count, gender: "masculine") }, ale leží tam jen { WORDS($held, gender: "masculine") }
    }
    .short = { $held ->
        [0] ve skladišti takový dílek není, { $hexagon }
       *[other] tolik jich ve skladišti není, { $hexagon }
    }

qg-no-such-expansion = { $held ->
        [0] ve skladišti taková destička není, { $hexagon }
       *[other] ve skladišti je taková destička jen jedna, ne { WORDS($count, gender: "feminine") }, { $hexagon }
    }

qg-too-few-jokers = tolik žolíků ve skladišti není. Napsáno { WORDS($count, gender: "masculine") }, { $held ->
        [0] ale žádný tam neleží
       *[other] ale leží tam jen { WORDS($held, gender: "masculine") }
    }
    .terse = žolíků je málo, napsáno { WORDS($count, gender: "masculine") }, { $held ->
        [0] ve skladišti žádný
       *[other] ve skladišti { WORDS($held, gender: "masculine") }
    }
    .short = tolik žolíků ve skladišti není

qg-discard-joker = žolíky po pasu zůstávají. Odhodit jde jen dílky a destičky
    .terse = žolíky zůstávají, odhodit jde jen dílky a destičky

qg-discard-points = takové odhození stojí { COUNT($cost, of: "point") }, ztratit jde nejvýš { COUNT($points, of: "point") }. Odhoďte míň
    .terse = málo bodů: odhození stojí { WORDS($cost, gender: "masculine") }, ztratit jde nejvýš { WORDS($points, gender: "masculine") }

qg-slot-taken = obsazeno, { NOUN($slot, form: "listed") } už na zahradě leží
    .terse = obsazeno, { NOUN($slot, form: "listed") }

qg-slots-full = na zahradě už leží všech šest destiček, další místo tam není
    .terse = na zahradě už je všech šest destiček

qg-supply-empty = obecná zásoba je prázdná, žádná destička v ní nezbývá. Položit jde jen destička ze skladiště
    .terse = obecná zásoba je prázdná
    .short = obecná zásoba je prázdná

qg-buy-points = bodů je málo: destička z obecné zásoby stojí { COUNT($price, of: "point") }, na počítadle { COUNT($points, of: "point") }. Položte destičku ze skladiště, nebo zvolte jiný tah
    .terse = málo bodů: stojí to { WORDS($price) }, na počítadle { WORDS($points, gender: "masculine") }
    .short = bodů je málo: stojí to { WORDS($price) }, na počítadle { WORDS($points, gender: "masculine") }

qg-no-expansion = { NOUN($slot, form: "listed") } na zahradě ještě neleží, políčko tam není
    .terse = { NOUN($slot, form: "listed") } tam ještě neleží

qg-ornament-there = tam stojí { $ornament }, políčko to není
    .terse = tam stojí { $ornament }

qg-cell-taken = tam už leží { $holds }: { NOUN($cell, form: "listed") }
    .terse = obsazeno, { $holds }: { NOUN($cell, form: "listed") }

qg-identical-neighbour = vedle už leží stejný záhon, { $hexagon }: { NOUN($other, form: "listed") }. Stejné záhony vedle sebe být nesmějí
    .terse = stejný záhon je vedle: { NOUN($other, form: "listed") }
    .short = stejný záhon je vedle: { NOUN($other, form: "listed") }

qg-nothing-shared = záhon { $hexagon } nemá se sousedy společnou barvu ani symbol. Vedle: { LIST($items) }
    .terse = žádná společná barva ani symbol. Vedle: { LIST($items) }
    .short = se sousedy nemá společnou barvu ani symbol

qg-group-twin = { NOUN($criterion, form: "group") } už takový záhon má, { $hexagon }: { NOUN($other, form: "listed") }
    .terse = { NOUN($criterion, form: "group") } už takový záhon má: { NOUN($other, form: "listed") }
    .short = { NOUN($criterion, form: "group") } už takový záhon má

qg-groups-joined = tím se spojí dvě skupiny a { NOUN($criterion, form: "group") } bude mít dva stejné záhony, { $twin }: { NOUN($first, form: "listed") } a { NOUN($other, form: "listed") }
    .terse = po spojení má { NOUN($criterion, form: "group") } dva stejné záhony, { $twin }: { NOUN($first, form: "listed") } a { NOUN($other, form: "listed") }
    .short = po spojení má { NOUN($criterion, form: "group") } dva stejné záhony, { $twin }

qg-unpayable = skladiště nestačí na náklady { WORDS($cost) }, { $hexagon }. K tomu { $needed ->
        [one] je potřeba ještě { COUNT($needed, of: "garden-tile") }
        [few] jsou potřeba ještě { COUNT($needed, of: "garden-tile") }
       *[other] je potřeba ještě { COUNT($needed, of: "garden-tile") }
    } stejné barvy nebo stejného symbolu, { $jokers ->
        [0] žolík tam není žádný
        [one] žolík tam je { WORDS($jokers, gender: "masculine") }
        [few] žolíci tam jsou { WORDS($jokers, gender: "masculine") }
       *[other] žolíků tam je { WORDS($jokers, gender: "masculine") }
    }. Nejdřív doberte, nebo položte něco jiného
    .terse = skladiště nestačí na náklady { WORDS($cost) }, k tomu ještě { COUNT($needed, of: "garden-tile") }, ve skladišti { COUNT($jokers, of: "joker") }
    .short = skladiště nestačí na náklady { WORDS($cost) }

qg-cost-count = platba nesouhlasí, { $hexagon }. Náklady { WORDS($cost) }: k tomu odhodit { $needed ->
        [0] nic
       *[other] { COUNT($needed, of: "thing", case: "accusative") }
    }, napsáno { WORDS($count, gender: "feminine") }
    .terse = náklady { WORDS($cost) }: k tomu odhodit { $needed ->
            [0] nic
           *[other] { WORDS($needed, gender: "feminine", case: "accusative") }
        }, napsáno { WORDS($count, gender: "feminine") }
    .short = platba nesouhlasí: odhodit { $needed ->
            [0] nic
           *[other] { WORDS($needed, gender: "feminine", case: "accusative") }
        }, napsáno { WORDS($count, gender: "feminine") }

qg-cost-identical = v jedné platbě nesmějí být dva stejné záhony, { $twin }. Počítá se i ten, který se pokládá
    .terse = v platbě jsou dva stejné záhony, { $twin }
    .short = v platbě jsou dva stejné záhony, { $twin }

qg-cost-strange = { $other } do téhle platby nepatří. Záhon { $hexagon } má jinou barvu i jiný symbol
    .terse = { $other } do téhle platby nepatří: jiná barva, jiný symbol
    .short = { $other } do téhle platby nepatří

qg-cost-mixed = platba míchá barvu a symbol. Všechno v ní má buď barvu, nebo symbol, jaký má záhon { $hexagon }
    .terse = platba míchá barvu a symbol
    .short = platba míchá barvu a symbol

qg-unknown-board = tahle deska tu nepatří nikomu: { $board }

qg-unknown-thing = { $cell }: tohle do hry nepatří

qg-off-garden = něco leží mimo zahradu. Položte to na políčko, nebo to dejte pryč
    .terse = něco leží mimo zahradu

qg-group-twice = { NOUN($criterion, form: "group") } má dva stejné záhony: { NOUN($cell, form: "listed") }

qg-remedy-criteria = { SIZE($items) ->
        [1] Vzít jde jen tohle: { LIST($items) }
       *[other] Na výběr: { LIST($items, style: "or", most: 3) }
    }

qg-remedy-places = { $hexagon } leží { LIST($items, form: "at") }

qg-remedy-other-copy = Stejný záhon vezměte z jiného místa

qg-remedy-slots = { SIZE($items) ->
        [1] Volno je jen tady: { LIST($items, form: "hour") }
       *[other] Volno je tady: { LIST($items, style: "or", form: "hour") }
    }

qg-remedy-cells = { SIZE($items) ->
        [1] Smí jen sem: { LIST($items, form: "listed") }
       *[other] Smí sem: { LIST($items, style: "or", form: "listed", most: 3) }
    }
    .full = { SIZE($items) ->
        [1] { $hexagon } smí jen sem: { LIST($items, form: "listed") }
       *[other] { $hexagon } smí sem: { LIST($items, style: "or", form: "listed", most: 3) }
    }

qg-remedy-pay = { SIZE($items) ->
        [1] Zaplatit jde jen takhle: { LIST($items) }
       *[other] Způsoby placení: { LIST($items, most: 1) }
    }

qg-way = { LIST($items) }
