### Česky. Co která zpráva znamená a jaké má údaje, stojí v anglickém souboru.

## Co se dá vybrat, jako vedlejší část věty po „nejlepší je“: malé písmeno, bez tečky.

rg-choice-castle = položit hrad na políčko { $cell }

rg-choice-choose = vzít dílek { WORDS($number) }, { PART($terrain_a, $crowns_a, of: "rg-choice-half", names: "terrain crowns") } a { PART($terrain_b, $crowns_b, of: "rg-choice-half", names: "terrain crowns") }

rg-choice-place = položit dílek { WORDS($number) }, { SAME($terrain_a, $terrain_b) ->
        [yes] { PART($terrain_a, $crowns_a, of: "rg-choice-half", names: "terrain crowns") } { $a } a { PART($terrain_b, $crowns_b, of: "rg-choice-half", names: "terrain crowns") } { $b }
       *[no] { NOUN($terrain_a, form: "accusative") } { $a } a { NOUN($terrain_b, form: "accusative") } { $b }
    }
    .terse = položit { SAME($terrain_a, $terrain_b) ->
        [yes] { PART($terrain_a, $crowns_a, of: "rg-choice-half", names: "terrain crowns") } { $a } a { PART($terrain_b, $crowns_b, of: "rg-choice-half", names: "terrain crowns") } { $b }
       *[no] { NOUN($terrain_a, form: "accusative") } { $a } a { NOUN($terrain_b, form: "accusative") } { $b }
    }

rg-choice-discard = odložit dílek { WORDS($number) }

rg-choice-half = { NOUN($terrain, form: "accusative") } { $crowns ->
        [0] { "" }
       *[other] { PART($crowns, of: "rg-with-crowns", names: "crowns") }
    }

## Proč je to lepší než něco jiného: části věty bez tečky.

rg-reason-points = { $number ->
        [0] hned přinese { COUNT($gained, of: "point") }, jinak { $against ->
            [0] nic
           *[other] jen { WORDS($against, gender: "masculine") }
        }
       *[other] teď může přinést { COUNT($gained, of: "point") }, dílek { WORDS($number) } { $against ->
            [0] nic
           *[other] jen { WORDS($against, gender: "masculine") }
        }
    }

rg-reason-nowhere = dílek { WORDS($number) } se nikam nevejde a musel by se odložit{ $harmony ->
        [0] { "" }
       *[1] , Harmonie by tím byla ztracená
    }

rg-reason-open = vedle { NOUN($terrain, form: "genitive") } { $squares ->
        [few] zůstanou { COUNT($squares, of: "square") }
       *[other] zůstane { COUNT($squares, of: "square") }
    } k růstu, jinak { $against ->
        [0] žádné
       *[other] jen { WORDS($against, gender: "neuter") }
    }

rg-reason-next = { $gained ->
        [0] dílek { WORDS($number) } se pak vejde, jinak ne
       *[other] dílek { WORDS($number) } pak může přinést { COUNT($gained, of: "point") }, jinak { $fits ->
            [0] se nikam nevejde
           *[1] { $against ->
                [0] nic
               *[other] jen { WORDS($against, gender: "masculine") }
            }
        }
    }

rg-reason-crowns = má { COUNT($crowns, of: "crown", case: "accusative") }, dílek { WORDS($number) } { $against ->
        [0] žádnou
       *[other] jen { WORDS($against, gender: "feminine", case: "accusative") }
    }

rg-reason-denial = { $player } z něj teď může mít { COUNT($gained, of: "point") }, z ostatních { $against ->
        [0] nic
       *[other] nejvýš { WORDS($against, gender: "masculine") }
    }

rg-reason-order = v příštím kole je tenhle král na řadě { $latest ->
        [0] { ORDINAL($place) }, s dílkem { WORDS($number) } až { ORDINAL($against) }
       *[1] nejpozději { ORDINAL($place) }, s dílkem { WORDS($number) } nejpozději { ORDINAL($against) }
    }

rg-reason-hole = { $number ->
        [0] jinak
       *[other] s dílkem { WORDS($number) }
    } { $against ->
        [one] by muselo zůstat prázdné { COUNT($against, of: "square") }
        [few] by musela zůstat prázdná { COUNT($against, of: "square") }
       *[other] by muselo zůstat prázdných { COUNT($against, of: "square") }
    }{ $squares ->
        [0] { "" }
       *[other] , takhle jen { WORDS($squares, gender: "neuter") }
    }

rg-reason-middle = deset bodů za Centralizované království je { $sure ->
        [0] pořád možných
       *[1] jistých
    }, { $number ->
        [0] jinak
       *[other] s dílkem { WORDS($number) }
    } { $never ->
        [0] ještě ne
       *[1] propadnou
    }

rg-reason-harmony = pět bodů za Harmonii je pořád možných, { $number ->
        [0] jinak
       *[other] s dílkem { WORDS($number) }
    } propadnou
