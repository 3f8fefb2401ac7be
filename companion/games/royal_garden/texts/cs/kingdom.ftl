### Czech. What each message is for and which facts it has stands in the English file.
### Names of players stand in the nominative, with no past tense beside them. "Pole" alone is never said: it is the wheat field
### to half of the players. "Krát" is never said (it sounds like "král").

## Podstatná jména: hodnota je první pád; .genitive po "vedle", .dative po "k", .accusative po "má", "na".

terrain-field = obilné pole
    .terse = obilí
    .genitive = obilného pole
    .genitive-terse = obilí
    .dative = obilí
    .accusative = obilné pole
    .accusative-terse = obilí
    .joined = obilné pole leželo vedle obilného pole
    .joined-short = obilné pole vedle obilného pole

terrain-forest = les
    .genitive = lesa
    .dative = lesu
    .accusative = les
    .joined = les ležel vedle lesa
    .joined-short = les vedle lesa

terrain-lake = jezero
    .genitive = jezera
    .dative = jezeru
    .accusative = jezero
    .joined = jezero leželo vedle jezera
    .joined-short = jezero vedle jezera

terrain-meadow = louka
    .genitive = louky
    .dative = louce
    .accusative = louku
    .joined = louka ležela vedle louky
    .joined-short = louka vedle louky

terrain-swamp = bažina
    .genitive = bažiny
    .dative = bažině
    .accusative = bažinu
    .joined = bažina ležela vedle bažiny
    .joined-short = bažina vedle bažiny

terrain-mine = důl
    .genitive = dolu
    .dative = dolu
    .accusative = důl
    .joined = důl ležel vedle dolu
    .joined-short = důl vedle dolu

terrain-castle = hrad
    .genitive = hradu
    .dative = hradu
    .accusative = hrad
    .joined = hrad
    .joined-short = hrad

rg-half = { NOUN($terrain) } { $crowns ->
        [0] bez koruny
       *[other] { PART($crowns, of: "rg-with-crowns", names: "crowns") }
    }
    .terse = { PART($terrain, $crowns, of: "rg-half", names: "terrain crowns", form: "short") }
    .short = { NOUN($terrain) } { $crowns ->
        [0] { "" }
       *[other] { PART($crowns, of: "rg-with-crowns", names: "crowns") }
    }
    .bare = { NOUN($terrain) }
    .beside = { NOUN($terrain) }

rg-with-crowns = { $crowns ->
        [1] s korunou
        [2] se dvěma korunami
       *[3] se třemi korunami
    }

rg-castle = hrad
    .short = { "" }
    .bare = { "" }
    .beside = hrad
rg-empty = prázdno
    .beside = prázdno
rg-edge = okraj
    .beside = okraj
rg-unknown-kind = neznámý dílek

rg-domino = dílek { WORDS($number) }
    .accusative = dílek { WORDS($number) }
    .gender = masculine
    .alike = no
rg-castle-thing = hrad
    .accusative = hrad
    .gender = masculine
    .alike = no
rg-other-thing = neznámý dílek
    .accusative = neznámý dílek
    .gender = masculine
    .alike = no

## Co se stalo.

rg-placed = Položeno: { PART($terrain_a, $crowns_a, of: "rg-half", names: "terrain crowns", form: "short") } { $a }, { PART($terrain_b, $crowns_b, of: "rg-half", names: "terrain crowns", form: "short") } { $b }. { PART($terrain_a, $terrain_b, $joins, $join_a, $join_b, of: "rg-joined", names: "terrain_a terrain_b joins join_a join_b") }
    .terse = { NOUN($terrain_a) } { $a }, { NOUN($terrain_b) } { $b }
    .full = Položeno: dílek { WORDS($number) }, { PART($terrain_a, $crowns_a, of: "rg-half", names: "terrain crowns") }, { $a }, a { PART($terrain_b, $crowns_b, of: "rg-half", names: "terrain crowns") }, { $b }. { PART($terrain_a, $terrain_b, $joins, $join_a, $join_b, of: "rg-joined", names: "terrain_a terrain_b joins join_a join_b") }
    .last = { $player }, { PART($terrain_a, $crowns_a, of: "rg-half", names: "terrain crowns", form: "short") } { $a }, { PART($terrain_b, $crowns_b, of: "rg-half", names: "terrain crowns", form: "short") } { $b }

rg-placed-by = { $player }: položeno, { PART($terrain_a, $crowns_a, of: "rg-half", names: "terrain crowns", form: "short") } { $a }, { PART($terrain_b, $crowns_b, of: "rg-half", names: "terrain crowns", form: "short") } { $b }. { PART($terrain_a, $terrain_b, $joins, $join_a, $join_b, of: "rg-joined", names: "terrain_a terrain_b joins join_a join_b") }
    .terse = { $player }: { NOUN($terrain_a) } { $a }, { NOUN($terrain_b) } { $b }
    .full = { $player }: položeno, dílek { WORDS($number) }, { PART($terrain_a, $crowns_a, of: "rg-half", names: "terrain crowns") }, { $a }, a { PART($terrain_b, $crowns_b, of: "rg-half", names: "terrain crowns") }, { $b }. { PART($terrain_a, $terrain_b, $joins, $join_a, $join_b, of: "rg-joined", names: "terrain_a terrain_b joins join_a join_b") }
    .last = { $player }, { PART($terrain_a, $crowns_a, of: "rg-half", names: "terrain crowns", form: "short") } { $a }, { PART($terrain_b, $crowns_b, of: "rg-half", names: "terrain crowns", form: "short") } { $b }

rg-joined = Navazuje { $joins ->
        [castle] na hrad
        [terrain] { PART($terrain_a, $terrain_b, $join_a, $join_b, of: "rg-joined-terrain", names: "terrain_a terrain_b join_a join_b") }
       *[both] na hrad{ PART($terrain_a, $terrain_b, $join_a, $join_b, of: "rg-joined-terrain", names: "terrain_a terrain_b join_a join_b", form: "more") }
    }

rg-joined-terrain = { $join_a ->
        [0] na { NOUN($terrain_b, form: "accusative") }
       *[1] { $join_b ->
            [0] na { NOUN($terrain_a, form: "accusative") }
           *[1] { SAME($terrain_a, $terrain_b) ->
                [yes] na { NOUN($terrain_a, form: "accusative") }
               *[no] na { NOUN($terrain_a, form: "accusative") } a na { NOUN($terrain_b, form: "accusative") }
            }
        }
    }
    .more = { $join_a ->
        [0] { " " }a na { NOUN($terrain_b, form: "accusative") }
       *[1] { $join_b ->
            [0] { " " }a na { NOUN($terrain_a, form: "accusative") }
           *[1] { SAME($terrain_a, $terrain_b) ->
                [yes] { " " }a na { NOUN($terrain_a, form: "accusative") }
               *[no] , na { NOUN($terrain_a, form: "accusative") } a na { NOUN($terrain_b, form: "accusative") }
            }
        }
    }

rg-castle-placed = { $player }: hrad stojí, { $cell }
    .terse = { $player }: hrad { $cell }
    .last = { $player }, hrad { $cell }

rg-discarded = { $player }: dílek { WORDS($number) } je odložen a do hry se nevrací
    .terse = { $player }: dílek { WORDS($number) } odložen
    .last = { $player }, dílek { WORDS($number) } odložen

rg-ended = hra skončila
    .last = konec hry

rg-area-grew = { $several ->
        [0] { NOUN($terrain) }
       *[1] { $player }: { NOUN($terrain) }
    } má teď { COUNT($squares, of: "square") } { $crowns ->
        [0] bez koruny
       *[other] a { COUNT($crowns, of: "crown", case: "accusative") }
    }, { $points ->
        [few] to jsou
       *[other] to je
    } { COUNT($points, of: "point") }{ $gained ->
        [0] , stejně jako předtím
       *[other] , o { WORDS($gained, gender: "masculine") } víc než předtím
    }
    .terse = { $several ->
        [0] { PART($terrain, $squares, $crowns, $points, of: "rg-area", names: "terrain squares crowns points") }
       *[1] { $player }, { PART($terrain, $squares, $crowns, $points, of: "rg-area", names: "terrain squares crowns points") }
    }

## Oblasti, body, pořadí.

rg-area = { NOUN($terrain) }: { PART($squares, $crowns, $points, of: "rg-area-counts", names: "squares crowns points") }
    .counts = { PART($squares, $crowns, $points, of: "rg-area-counts", names: "squares crowns points") }

rg-area-counts = { $crowns ->
        [0] { COUNT($squares, of: "square") } bez koruny, nula bodů
       *[other] { COUNT($squares, of: "square") }, { COUNT($crowns, of: "crown") }, { COUNT($points, of: "point") }
    }

rg-area-points = { PART($terrain, $squares, $crowns, $points, of: "rg-area", names: "terrain squares crowns points") }
    .terse = { NOUN($terrain) } { WORDS($points, gender: "masculine") }

rg-areas-bare = bez bodů: { LIST($items, style: "comma") }

rg-area-bare = { $count ->
        [1] { NOUN($terrain) } { COUNT($squares, of: "square") }
       *[other] { NOUN($terrain) } { COUNT($count, of: "area") }
    }
    .terse = { NOUN($terrain) }

rg-score = { SIZE($items) ->
        [0] { $player } má { COUNT($total, of: "point") }
       *[other] { $first ->
            [1] { $player } má { COUNT($total, of: "point") }.
           *[other] { "" }
        } { LIST($items, style: "sentences") }
    }. { PART($more, of: "rg-areas-left", names: "more") }
    .terse = { SIZE($items) ->
        [0] { $player } { COUNT($total, of: "point") }
       *[other] { $first ->
            [1] { $player } { COUNT($total, of: "point") }:
           *[other] { "" }
        } { LIST($items, style: "comma") }
    }. { PART($more, of: "rg-areas-left", names: "more") }

rg-areas = { SIZE($items) ->
        [0] { $player } má { COUNT($total, of: "point") } a { COUNT($count, of: "area", case: "accusative") }
       *[other] { $first ->
            [1] { $player } má { COUNT($total, of: "point") } a { COUNT($count, of: "area", case: "accusative") }.
           *[other] { "" }
        } { LIST($items, style: "sentences") }
    }. { PART($more, of: "rg-areas-left", names: "more") }
    .terse = { SIZE($items) ->
        [0] { $player } { COUNT($total, of: "point") }, { COUNT($count, of: "area") }
       *[other] { $first ->
            [1] { $player } { COUNT($total, of: "point") }, { COUNT($count, of: "area") }.
           *[other] { "" }
        } { LIST($items, style: "sentences") }
    }. { PART($more, of: "rg-areas-left", names: "more") }

rg-areas-left = { $more ->
        [0] { "" }
        [few] Zbývají { COUNT($more, of: "area") }
       *[other] Zbývá { COUNT($more, of: "area") }
    }

count-area = { WORDS($n, gender: "feminine") } { $n ->
        [one] oblast
        [few] oblasti
       *[other] oblastí
    }
    .accusative = { WORDS($n, gender: "feminine", case: "accusative") } { $n ->
        [one] oblast
        [few] oblasti
       *[other] oblastí
    }

rg-total = { $player } má { COUNT($total, of: "point") }
    .terse = { $player } { COUNT($total, of: "point") }

rg-ranking = { LIST($places, style: "sentences") }

rg-rank = { $rank ->
        [1] { SIZE($players) ->
            [1] Vede { LIST($players) }
           *[other] Společně vedou { LIST($players) }
        }
       *[other] { SIZE($players) ->
            [1] { ORDINAL($rank, gender: "neuter") } místo { LIST($players) }
           *[other] { ORDINAL($rank, gender: "neuter") } místo společně { LIST($players) }
        }
    }, { COUNT($total, of: "point") }{ PART($reason, $largest_area, $crowns, of: "rg-rank-reason", names: "reason largest_area crowns") }

rg-rank-reason = { $reason ->
        [points] { "" }
        [largest_area] , největší oblast { COUNT($largest_area, of: "square") }
        [crowns] , { COUNT($crowns, of: "crown") }
       *[shared] { "" }
    }

rg-final = Konec hry. { SIZE($ties) ->
        [0] { "" }
       *[other] { LIST($ties, style: "sentences") }.
    } { LIST($places, style: "sentences") }
    .terse = { LIST($places, style: "sentences") }

rg-tie = { LIST($players) } mají shodně { COUNT($total, of: "point") }. { $reason ->
        [largest_area] Rozhoduje největší oblast: { LIST($each, style: "comma") }
        [crowns] Největší oblast je stejná, rozhodují koruny: { LIST($each, style: "comma") }
       *[shared] Stejná je i největší oblast a počet korun
    }

rg-tie-one = { $player } { $reason ->
        [crowns] { COUNT($crowns, of: "crown") }
       *[other] { COUNT($largest_area, of: "square") }
    }

rg-final-rank = { $rank ->
        [1] { SIZE($players) ->
            [1] Vítězí { LIST($players) }
           *[other] O vítězství se dělí { LIST($players) }
        }
       *[other] { ORDINAL($rank, gender: "neuter") } místo { LIST($players) }
    }{ $reason ->
        [points] , { COUNT($total, of: "point") }
       *[other] { "" }
    }
    .terse = { $rank ->
        [1] { SIZE($players) ->
            [1] Vítězí { LIST($players) }
           *[other] O vítězství se dělí { LIST($players) }
        }
       *[other] { ORDINAL($rank, gender: "neuter") } místo { LIST($players) }
    }, { COUNT($total, of: "point") }{ $reason ->
        [points] { "" }
        [largest_area] { $rank ->
            [1] , rozhodla větší oblast, { COUNT($largest_area, of: "square") }
           *[other] , { COUNT($largest_area, of: "square") }
        }
        [crowns] { $rank ->
            [1] , rozhodly koruny, { COUNT($crowns, of: "crown") }
           *[other] , { COUNT($crowns, of: "crown") }
        }
       *[shared] { "" }
    }

## Proč dílek nemůže ležet tam, kde je.

rg-alone = dílek leží osamoceně, roh nestačí
    .terse = leží osamoceně
    .short = dílek leží osamoceně
    .short-terse = leží osamoceně

rg-mismatch = krajina nenavazuje. { SAME($terrain_a, $terrain_b) ->
        [yes] { NOUN($terrain_a) } má vedle sebe jen { LIST($beside, form: "accusative") }
       *[no] { SIZE($beside_a) ->
            [0] { NOUN($terrain_a) } nemá vedle sebe nic
           *[other] { NOUN($terrain_a) } má vedle sebe jen { LIST($beside_a, form: "accusative") }
        }, { SIZE($beside_b) ->
            [0] { NOUN($terrain_b) } nemá vedle sebe nic
           *[other] { NOUN($terrain_b) } má vedle sebe jen { LIST($beside_b, form: "accusative") }
        }
    }
    .terse = krajina nenavazuje, vedle je jen { LIST($beside) }
    .short = krajina nenavazuje

rg-beside = { NOUN($what) }
    .accusative = { NOUN($what, form: "accusative") }

rg-outside = { $half ->
        [a] druhá půlka, { NOUN($terrain) }, přesahuje { NOUN($edge, of: "edge") }
        [b] druhá půlka, { NOUN($terrain) }, přesahuje { NOUN($edge, of: "edge") }
        [both] celý dílek přesahuje { NOUN($edge, of: "edge") }
       *[whole] hrad přesahuje { NOUN($edge, of: "edge") }
    }
    .terse = přesahuje { NOUN($edge, of: "edge", form: "bare") }
    .short = přesahuje { NOUN($edge, of: "edge") }
    .short-terse = přesahuje { NOUN($edge, of: "edge", form: "bare") }

edge-left = levý okraj desky
    .bare = levý okraj
edge-right = pravý okraj desky
    .bare = pravý okraj
edge-near = okraj desky blíž k vám
    .bare = okraj blíž k vám
edge-far = okraj desky dál od vás
    .bare = okraj dál od vás

rg-taken = na políčku { $cell } už { $what ->
        [castle] stojí hrad
       *[other] leží { NOUN($what) }
    }
    .terse = { $cell } obsazeno, { NOUN($what) }
    .short-terse = { $cell } obsazeno

rg-frame = království by mělo { WORDS($width) } na { COUNT($height, of: "square") }, největší možné je { WORDS($columns) } na { WORDS($rows) }
    .terse = království větší než { WORDS($columns) } na { COUNT($rows, of: "square") }

rg-no-castle = na desce ještě není hrad
    .terse = chybí hrad

rg-castle-twice = tohle je druhý hrad, první stojí na políčku { $cell }
    .terse = druhý hrad, první je { $cell }

rg-castle-foreign = s tímhle hradem hraje { $player }
    .terse = cizí hrad, { $player }

rg-unknown-castle = tenhle hrad v sadě není
    .terse = neznámý hrad

rg-gone = { $own ->
        [1] dílek { WORDS($number) } už na téhle desce leží, { $a } a { $b }
       *[0] dílek { WORDS($number) } už leží na jiné desce: { $player }, { $a } a { $b }
    }
    .terse = { $own ->
        [1] už tu leží, dílek { WORDS($number) }, { $a }
       *[0] už leží jinde, { $player }, dílek { WORDS($number) }
    }

rg-gone-discarded = dílek { WORDS($number) } je odložený mimo hru: { $player }
    .terse = dílek { WORDS($number) } je mimo hru

rg-unknown-domino = dílek { WORDS($number) } v sadě není

rg-not-neighbours = políčka { $a } a { $b } spolu nesousedí

rg-still-fits = dílek { WORDS($number) } se ještě vejde, a proto se musí umístit. Například: { NOUN($terrain_a) } { $a }, { NOUN($terrain_b) } { $b }. { $places ->
        [1] Jiná možnost není
        [few] Možnosti jsou celkem { WORDS($places, gender: "feminine") }
       *[other] Možností je celkem { WORDS($places) }
    }
    .terse = ještě se vejde: { NOUN($terrain_a) } { $a }, { NOUN($terrain_b) } { $b }

rg-no-player = hráč číslo { WORDS($number) } tu není

rg-notation = tohle není zápis tahu: { $text }

## Co s tím.

rg-remedy-join = přisuňte ho tak, aby { PART($terrain_a, $terrain_b, $castle, $join_a, $join_b, of: "rg-ways", names: "terrain_a terrain_b castle join_a join_b") }
    .terse = přisuňte { LIST($to, style: "or") }

rg-remedy-match = stačí jedna strana: { PART($terrain_a, $terrain_b, $castle, $join_a, $join_b, of: "rg-ways", names: "terrain_a terrain_b castle join_a join_b", form: "short") }
    .terse = přisuňte { LIST($to, style: "or") }

rg-ways = { $join_a ->
        [0] { $join_b ->
            [0] kterákoli půlka ležela vedle hradu
           *[1] { NOUN($terrain_b, form: "joined") }{ PART($castle, of: "rg-or-castle", names: "castle") }
        }
       *[1] { NOUN($terrain_a, form: "joined") }{ PART($terrain_a, $terrain_b, $castle, $join_b, of: "rg-or-terrain", names: "terrain_a terrain_b castle join_b") }{ PART($castle, of: "rg-or-castle", names: "castle") }
    }
    .short = { $join_a ->
        [0] { $join_b ->
            [0] kterákoli půlka vedle hradu
           *[1] { NOUN($terrain_b, form: "joined-short") }{ PART($castle, of: "rg-or-castle", names: "castle") }
        }
       *[1] { NOUN($terrain_a, form: "joined-short") }{ PART($terrain_a, $terrain_b, $castle, $join_b, of: "rg-or-terrain", names: "terrain_a terrain_b castle join_b") }{ PART($castle, of: "rg-or-castle", names: "castle") }
    }

rg-or-terrain = { $join_b ->
        [0] { "" }
       *[1] { SAME($terrain_a, $terrain_b) ->
            [yes] { "" }
           *[no] { $castle ->
                [0] , nebo { NOUN($terrain_b, form: "joined-short") }
               *[1] , { NOUN($terrain_b, form: "joined-short") }
            }
        }
    }

rg-or-castle = { $castle ->
        [0] { "" }
       *[1] , nebo kterákoli půlka vedle hradu
    }

rg-join-to = k { NOUN($what, form: "dative") }

rg-remedy-move = posuňte dílek o { COUNT($count, of: "square") } { NOUN($direction, of: "towards") }
    .terse = posuňte o { $count ->
        [1] políčko
       *[other] { COUNT($count, of: "square") }
    } { NOUN($direction, of: "towards") }

towards-left = doleva
towards-right = doprava
towards-near = k sobě
towards-far = od sebe

rg-remedy-empty = najděte dvě volná sousední políčka
    .terse = najděte dvě volná políčka

rg-remedy-free = najděte volné políčko

rg-remedy-side-by-side = položte obě půlky na sousední políčka

rg-remedy-discard = místo pro něj není, odložte ho mimo hru
    .terse = odložte ho mimo hru

rg-remedy-castle-first = nejdřív položte hrad

rg-remedy-lift-castle = zvedněte dílek a položte nejdřív hrad

rg-remedy-lift = zvedněte ten, který právě přibyl
    .terse = zvedněte ten nový

rg-remedy-notation = napište hráče, tah, dílek a políčka, mezi nimi mezery
    .terse = napište hráče, tah, dílek, políčka

## Odpovědi.

rg-here = { $cell }: { PART($terrain, $crowns, of: "rg-half", names: "terrain crowns") }, dílek { WORDS($number) }. { PART($left, $right, $far, $near, of: "rg-neighbours", names: "left right far near") }. Oblast: { NOUN($area, form: "counts") }
    .terse = { $cell }: { PART($terrain, $crowns, of: "rg-half", names: "terrain crowns") }

rg-here-castle = { $cell }: hrad. { PART($left, $right, $far, $near, of: "rg-neighbours", names: "left right far near") }
    .terse = { $cell }: hrad

rg-here-empty = { $cell }: prázdno. { PART($left, $right, $far, $near, of: "rg-neighbours", names: "left right far near") }
    .terse = { $cell }: prázdno

rg-here-outside = políčko { $cell } na téhle desce není

rg-neighbours = Vlevo { NOUN($left, form: "beside") }, vpravo { NOUN($right, form: "beside") }, dál od vás { NOUN($far, form: "beside") }, blíž k vám { NOUN($near, form: "beside") }

rg-around = { $cell }: { $what }. { PART($left, $right, $far, $near, of: "rg-neighbours", names: "left right far near") }

rg-row = { ORDINAL($row, gender: "feminine") } řada od vás, zleva: { LIST($items, style: "comma") }
    .terse = řada { WORDS($row) }: { LIST($items, style: "comma") }

rg-row-cell = { COLUMN($cell) } { $what }

rg-row-free = { LIST($cells, style: "comma", form: "empty") }
    .terse = { LIST($cells) } prázdné

rg-row-name = { COLUMN($cell) }
    .empty = { COLUMN($cell) } prázdné

rg-row-empty = { ORDINAL($row, gender: "feminine") } řada od vás: všechno prázdné
    .terse = řada { WORDS($row) }: prázdná

rg-no-row = řada { WORDS($row) } na téhle desce není

rg-column = sloupec { COLUMN($cell) }, od vás dál: { LIST($items, style: "comma") }
    .terse = sloupec { COLUMN($cell) }: { LIST($items, style: "comma") }

rg-column-cell = řada { WORDS($row) } { $what }

rg-column-free = { LIST($cells, style: "comma", form: "empty") }
    .terse = { LIST($cells) } prázdné

rg-column-name = řada { WORDS($row) }
    .empty = řada { WORDS($row) } prázdné

rg-column-empty = sloupec { COLUMN($cell) }: všechno prázdné
    .terse = sloupec { COLUMN($cell) }: prázdný

rg-no-column = takový sloupec tahle deska nemá

rg-fits = { $first ->
        [1] Pro dílek { WORDS($number) } { $count ->
            [few] jsou { COUNT($count, of: "place") }
           *[other] je { COUNT($count, of: "place") }
        }.
       *[other] { "" }
    } { LIST($items, $first, style: "sentences", form: "ordered") }
    .terse = { $first ->
        [1] { COUNT($count, of: "place") }.
       *[other] { "" }
    } { LIST($items, $first, style: "sentences", form: "ordered") }

rg-best = { $first ->
        [1] Nejdřív nejlepší místa. Pro dílek { WORDS($number) } { $count ->
            [few] jsou { COUNT($count, of: "place") }
           *[other] je { COUNT($count, of: "place") }
        }.
       *[other] { "" }
    } { LIST($items, $first, style: "sentences", form: "ordered") }
    .terse = { $first ->
        [1] Nejdřív nejlepší, { COUNT($count, of: "place") }.
       *[other] { "" }
    } { LIST($items, $first, style: "sentences", form: "ordered") }

rg-no-advice = napovídat se v téhle hře nesmí. Všechna místa postupně řekne příkaz kam, tři jedna
    .terse = napovídat se tu nesmí

rg-spot = { NOUN($terrain_a) } { $a }, { NOUN($terrain_b) } { $b }
    .ordered = { ORDINAL($index, gender: "neuter") }: { NOUN($terrain_a) } { $a }, { NOUN($terrain_b) } { $b }
    .full = { NOUN($terrain_a) } { $a } a { NOUN($terrain_b) } { $b }
    .ordered-full = { ORDINAL($index, gender: "neuter") }: { NOUN($terrain_a) } { $a } a { NOUN($terrain_b) } { $b }

rg-fits-nowhere = pro dílek { WORDS($number) } místo není, je třeba ho odložit
    .terse = místo pro něj není

rg-last = poslední tah: { NOUN($act, form: "last") }

rg-nothing-yet = zatím žádný tah

rg-await-castle = Čeká se: { $player }, hrad na desku

rg-await-domino = Čeká se: { $player }, dílek na desku

rg-await-end = Čeká se už jen na ukončení hry

rg-whose-board = kterého hráče myslíte? Napište jeho číslo nebo jméno

rg-not-understood = takovou otázku neznám, seznam řekne nápověda

## Příprava hry.

rg-setup-players = hráčů má být nejméně { WORDS($least, gender: "masculine") } a nejvýš { WORDS($most, gender: "masculine") }, tady { $count ->
        [few] jsou { WORDS($count, gender: "masculine") }
       *[other] je { WORDS($count, gender: "masculine") }
    }

rg-setup-seats = dva hráči mají stejné místo

rg-setup-size = deska má { WORDS($columns) } na { COUNT($rows, of: "square") }, potřeba je pět na pět nebo sedm na sedm

rg-setup-variant = tuhle variantu hra nezná: { $variant }

rg-setup-tile-twice = v sadě je tenhle dílek na dvou řádcích: { $tile }

rg-setup-tile = v sadě je dílek, který do téhle hry nepatří: { $tile }

rg-setup-castles = v sadě { $count ->
        [few] jsou { COUNT($count, of: "castle") }
       *[other] je { COUNT($count, of: "castle") }
    }, ale u stolu { $players ->
        [one] je jeden hráč
        [few] jsou { WORDS($players, gender: "masculine") } hráči
       *[other] je { WORDS($players, gender: "masculine") } hráčů
    }

## Stůl, jak leží.

rg-unknown-board = tahle deska nepatří žádnému hráči: { $board }

rg-unknown-thing = { $cell }, neznámý dílek: { $thing }
    .terse = { $cell }, neznámý dílek

rg-off-board = políčko { $cell } na desce není

rg-thing-twice = stejný dílek leží na dvou místech: { $first } a { $second }

rg-half-missing = leží tu jen půlka dílku { WORDS($number) }, { $cell }

## Soubory s rozložením.

rg-layout = Soubor { $file }{ $line ->
        [0] { "" }
       *[other] , řádek { WORDS($line) }{ $column ->
            [0] { "" }
           *[other] , sloupec { WORDS($column) }
        }
    }: { $reason ->
        [missing] takový soubor neexistuje. Zkontrolujte jméno
        [directory] to je složka, ne soubor. Uveďte soubor v ní
        [special] to není obyčejný soubor. Uveďte jiný
        [denied] nedá se číst, chybí oprávnění. Dejte ho, nebo soubor zkopírujte
        [unreadable] nedá se přečíst. Zkopírujte ho znovu
        [too-large] na království je moc velký. Zkontrolujte jméno
        [not-utf8] není to prostý text. Uložte ho jako prostý text
        [control] je v něm znak, který nepatří do textu
        [empty] je prázdný
        [head-letters] tahle písmena nejsou známá, { $found }. Známá jsou { LIST($known) }
        [size] řada má { COUNT($counted, of: "square") }, má jich mít pět nebo sedm
        [row-short] řada je krátká, { COUNT($counted, of: "square") }, má jich být { WORDS($expected, gender: "neuter") }
        [row-long] řada je dlouhá, { COUNT($counted, of: "square") }, má jich být { WORDS($expected, gender: "neuter") }
        [rows-few] řad je málo, { WORDS($counted, gender: "feminine") }, má jich být { WORDS($expected, gender: "feminine") }
        [rows-many] řad je moc, { WORDS($counted, gender: "feminine") }, má jich být { WORDS($expected, gender: "feminine") }
        [unknown-cell] tomuhle slovu nerozumím, { $found }
        [crowns] na políčku jsou nejvýš tři koruny, { $found }
       *[two-castles] je v něm druhý hrad
    }

## Commands of this game.

command-areas = oblasti, území, oblast

command-ranking = umístění, vede, stav, vedení

command-here = tady, zde, políčko

command-row = řada, řádek, řadu

command-column = sloupec, sloupci

command-around = okolo, kolem, sousedé

command-fits = kam, místa, možnosti

command-best = poradit, nejlepší

command-place = položit, dílek, umístit, přiložit, napojit, pokládá, položeno, pokládám

command-castle = hrad, hradu

command-discard = odložit, zahodit, odkládám, zahazuji, odložen

command-does-areas = všechny oblasti

command-does-ranking = kdo vede

command-does-here = co leží na políčku a kolem něj

command-does-row = deska po řadách, nebo jedna řada podle čísla

command-does-column = jeden sloupec od hráče

command-does-around = čtyři sousedé políčka

command-does-fits = kam se dílek vejde

command-does-best = nejlepší místa pro dílek

command-does-place = položí dílek

command-does-castle = položí hrad

command-does-discard = odloží dílek
