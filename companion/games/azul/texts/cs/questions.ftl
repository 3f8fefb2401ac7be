### Czech. What each message is for and which facts it has stands in the English file.

az-offer = { $first ->
        [1] Na stole { $count ->
            [few] jsou
           *[other] je
        } { COUNT($count, of: "place") }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }{ SIZE($empty) ->
        [0] { "" }
       *[other] . Prázdné: { LIST($empty, style: "comma") }
    }{ SIZE($away) ->
        [0] { "" }
       *[other] . { LIST($away, style: "sentences") }
    }

az-offer-at = { $source }{ $gold ->
        [none] { "" }
       *[other] , speciální, { PART($edition, $gold, $colour, of: "az-special", names: "edition kind colour") }
    }: { LIST($items) }
    .terse = { $source }{ $gold ->
        [none] { "" }
       *[other] , speciální
    }: { LIST($items, style: "comma") }
    .full = { $source }{ $gold ->
        [none] { "" }
       *[other] , speciální
    }: { LIST($items) }{ $gold ->
        [none] { "" }
       *[other] . Platí na ní: { PART($edition, $gold, $colour, of: "az-special", names: "edition kind colour", form: "effect") }
    }

az-offer-marker = žeton začínajícího hráče
    .terse = žeton

az-offer-away = { $source } leží u podlahy: { $player }

az-offer-none = stůl je prázdný. { $waits }

az-find = { $first ->
        [1] { $tiles } { COUNT($count, of: "place", case: "locative") }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

az-find-at = { $source }: { $tiles }

az-find-none = { NOUN($colour, of: "az-colour") }: teď na stole není žádná

az-left = V sáčku { PART($edition, $bag, of: "az-pieces", names: "edition count") }{ SIZE($bagged) ->
        [0] { "" }
       *[other] : { LIST($bagged, style: "comma") }
    }. Ve víku { PART($edition, $lid, of: "az-pieces", names: "edition count") }{ SIZE($lidded) ->
        [0] { "" }
       *[other] : { LIST($lidded, style: "comma") }
    }. Na stole leží { WORDS($displays, gender: "feminine") }, v přípravných řadách { WORDS($lines, gender: "feminine") }, { $edition ->
        [azul_mini] na stěnách
       *[master_chocolatier] v bonboniérách
    } { WORDS($walls, gender: "feminine") }, na podlahách { WORDS($floors, gender: "feminine") }
    .terse = Sáček: { SIZE($bagged) ->
        [0] prázdný
       *[other] { LIST($bagged, style: "comma") }
    }. Víko: { SIZE($lidded) ->
        [0] prázdné
       *[other] { LIST($lidded, style: "comma") }
    }

az-fits = { $first ->
        [1] Brát se dá { COUNT($count, of: "place", case: "genitive") }, { SAME($completing, $count) ->
            [yes] z každého se dá doplnit řada
           *[no] { $completing ->
                [0] řadu teď doplnit nejde
               *[other] řada se dá doplnit { COUNT($completing, of: "place", case: "genitive") }
            }
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

az-fits-at = { $source }: { LIST($items, style: "comma") }

az-fits-full = řadu { WORDS($line) } doplní { $tiles }{ $fell ->
        [0] { "" }
        [few] , spadnou { WORDS($fell, gender: "feminine") }
       *[other] , spadne { WORDS($fell, gender: "feminine") }
    }

az-fits-some = dál { LIST($items, style: "comma") }

az-fits-floor = jen na podlahu { LIST($items, style: "comma") }

az-fits-source = { $source }. { LIST($items, style: "sentences") }

az-fits-colour = { $tiles }: { SIZE($lines) ->
        [0] jen na podlahu
       *[other] { LIST($lines, style: "comma") }
    }

az-fits-line = řada { WORDS($line) } { $missing ->
        [0] plná
       *[other] chybí { WORDS($missing, gender: "feminine") }
    }

az-fits-lines = { $first ->
        [1] Vzít { NOUN($tiles, form: "accusative") } { NOUN($source, form: "from") }: { $count ->
            [0] zbývá jen podlaha
           *[other] na výběr { COUNT($count, of: "pattern-line") }
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

az-effect = { $line ->
        [0] všechno na podlahu
       *[other] přípravná řada { WORDS($line) } { $missing ->
            [0] bude plná
            [one] , bude chybět { WORDS($missing, gender: "feminine") }
            [few] , budou chybět { WORDS($missing, gender: "feminine") }
           *[other] , bude chybět { WORDS($missing, gender: "feminine") }
        }{ $fell ->
            [0] { "" }
            [few] , spadnou { WORDS($fell, gender: "feminine") }
           *[other] , spadne { WORDS($fell, gender: "feminine") }
        }
    }{ $marker ->
        [0] { "" }
       *[1] , k tomu žeton začínajícího hráče
    }{ $sheltered ->
        [0] { "" }
       *[1] , jednu věc zachytí úkryt u podlahy
    }{ SAME($before, $after) ->
        [yes] { "" }
       *[no] , na podlaze bude mínus { COUNT($after, of: "point") }, teď je tam { $before ->
            [0] nula
           *[other] mínus { WORDS($before, gender: "masculine") }
        }
    }{ $line ->
        [0] { "" }
       *[other] { $cells ->
            [0] , ale pro tuhle barvu teď { NOUN($edition, of: "az-wall", form: "at") } místo není
            [1] , { NOUN($edition, of: "az-piece") } by teď { NOUN($edition, of: "az-wall", form: "at") } přinesla { COUNT($points, of: "point") }
           *[other] , { NOUN($edition, of: "az-piece") } by teď { NOUN($edition, of: "az-wall", form: "at") } přinesla nejvýš { COUNT($points, of: "point") }
        }
    }
    .terse = { $line ->
        [0] na podlahu
       *[other] řada { WORDS($line) } { $missing ->
            [0] plná
           *[other] , chybí { WORDS($missing, gender: "feminine") }
        }{ $fell ->
            [0] { "" }
            [few] , spadnou { WORDS($fell, gender: "feminine") }
           *[other] , spadne { WORDS($fell, gender: "feminine") }
        }
    }{ $marker ->
        [0] { "" }
       *[1] , žeton
    }{ $sheltered ->
        [0] { "" }
       *[1] , jednu zachytí úkryt
    }{ SAME($before, $after) ->
        [yes] { "" }
       *[no] , podlaha mínus { WORDS($after, gender: "masculine") }
    }{ $line ->
        [0] { "" }
       *[other] { $cells ->
            [0] , { NOUN($edition, of: "az-wall", form: "at") } místo není
           *[other] , { NOUN($edition, of: "az-wall", form: "at") } { COUNT($points, of: "point") }
        }
    }

az-cost = Vzít { NOUN($tiles, form: "accusative") } { NOUN($source, form: "from") }: { PART($edition, $line, $missing, $fell, $marker, $sheltered, $before, $after, $points, $cells, of: "az-effect", names: "edition line missing fell marker sheltered before after points cells") }

az-cost-not = Tak to vzít nejde: { LIST($reasons, style: "sentences") }. { LIST($remedies, style: "sentences") }
    .terse = Tak to nejde: { LIST($reasons, style: "sentences") }

az-best = Nejdřív to nejlepší, zisk je za tohle kolo. { LIST($items, style: "sentences") }

az-best-take = { SIGN($gained) ->
        [minus] ztráta { COUNT($gained, of: "point", sign: "none") }
       *[plus] zisk { COUNT($gained, of: "point") }
    }: { $tiles } { NOUN($source, form: "from") }, { $line ->
        [0] na podlahu
       *[other] řada { WORDS($line) } { $missing ->
            [0] plná
           *[other] , chybí { WORDS($missing, gender: "feminine") }
        }{ $fell ->
            [0] { "" }
            [few] , spadnou { WORDS($fell, gender: "feminine") }
           *[other] , spadne { WORDS($fell, gender: "feminine") }
        }
    }

az-no-advice = napovídat se v téhle hře nesmí. Co se dá vzít, řekne příkaz kam, tři jedna
    .terse = napovídat se tu nesmí

az-lines = { $first ->
        [1] { $count ->
            [one] Začatá je jedna přípravná řada
            [few] Začaté jsou { WORDS($count, gender: "feminine") } přípravné řady
           *[other] Začatých je { WORDS($count, gender: "feminine") } přípravných řad
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }{ SIZE($empty) ->
        [0] { "" }
       *[other] . Prázdné: { LIST($empty, style: "comma") }
    }

az-lines-empty = všechny přípravné řady jsou prázdné

az-line-at = řada { WORDS($line) }: { $tiles }, { $tiled ->
        [0] { $missing ->
            [0] plná
           *[other] chybí { WORDS($missing, gender: "feminine") }
        }
       *[1] zbytek po obkládání
    }

az-line-empty-at = řada { WORDS($line) }: prázdná

az-wall = { $first ->
        [1] { NOUN($edition, of: "az-wall") }: { PART($edition, $count, of: "az-pieces", names: "edition count") }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }{ SIZE($empty) ->
        [0] { "" }
       *[other] . Prázdné: { LIST($empty, style: "comma") }
    }

az-wall-empty = { NOUN($edition, of: "az-wall") }: zatím prázdná

az-row-name = řada { WORDS($row) }

az-column-name = sloupec { WORDS($column) }

az-row = Přípravná { $line }. { NOUN($edition, of: "az-wall") }: { SIZE($items) ->
        [0] prázdná
       *[other] { LIST($items, style: "comma") }
    }{ SIZE($free) ->
        [0] , řada je celá
       *[other] . { $reverse ->
            [0] Chybí
           *[1] Volná místa
        }: { LIST($free, style: "comma") }
    }

az-column = sloupec { WORDS($column) }: { SIZE($items) ->
        [0] prázdný
       *[other] { LIST($items, style: "comma") }
    }{ SIZE($free) ->
        [0] , sloupec je celý
       *[other] . Volná místa: { LIST($free, style: "comma") }
    }

az-column-cell = řada { WORDS($row) } { NOUN($colour, of: "az-colour") }

az-here = řada { WORDS($row) }, sloupec { WORDS($column) }: leží tu { NOUN($colour, of: "az-colour") } { NOUN($edition, of: "az-piece") }. Vodorovně { WORDS($across, gender: "feminine") }, svisle { WORDS($down, gender: "feminine") }
    .terse = řada { WORDS($row) }, sloupec { WORDS($column) }: { NOUN($colour, of: "az-colour") }

az-here-free = řada { WORDS($row) }, sloupec { WORDS($column) }: prázdno, smí sem { LIST($colours, style: "or") }. Teď by přinesla { COUNT($points, of: "point") }, vodorovně { WORDS($across, gender: "feminine") }, svisle { WORDS($down, gender: "feminine") }
    .terse = řada { WORDS($row) }, sloupec { WORDS($column) }: prázdno, { LIST($colours, style: "or") }, { COUNT($points, of: "point") }

az-here-closed = řada { WORDS($row) }, sloupec { WORDS($column) }: prázdno, ale teď sem žádná barva nesmí

az-floor-now = podlaha: { LIST($items) }, mínus { COUNT($penalty, of: "point") }. { $next ->
        [0] Co spadne dál, už nic neubere
       *[other] Co spadne jako další, ubere ještě { COUNT($next, of: "point") }
    }{ $shelter ->
        [none] { "" }
        [free] . Úkryt u podlahy je volný
        [tile] . V úkrytu u podlahy leží pralinka
       *[marker] . V úkrytu u podlahy leží žeton začínajícího hráče
    }
    .terse = podlaha: { LIST($items, style: "comma") }, mínus { COUNT($penalty, of: "point") }{ $shelter ->
        [none] { "" }
        [free] , úkryt volný
       *[other] , úkryt obsazený
    }

az-floor-empty = podlaha: prázdná{ $shelter ->
        [none] { "" }
        [free] . Úkryt u podlahy je volný
        [tile] . V úkrytu u podlahy leží pralinka
       *[marker] . V úkrytu u podlahy leží žeton začínajícího hráče
    }

az-rounds = kolo { WORDS($round) }{ $last ->
        [none] { "" }
        [row] , poslední
       *[locked] , poslední, doplnit už nejde žádná řada
    }{ $done ->
        [0] { "" }
       *[other] , { $done ->
            [one] dohráno je { COUNT($done, of: "round") }
            [few] dohrána jsou { COUNT($done, of: "round") }
           *[other] dohráno je { COUNT($done, of: "round") }
        }
    }. { SIZE($items) ->
        [0] Nejplnější řada má { WORDS($longest, gender: "feminine", case: "accusative") } z pěti
       *[other] { LIST($items, style: "sentences") }
    }

az-close = { $player }: { $rows ->
        [0] { "" }
        [one] { WORDS($rows, gender: "feminine") } celá řada
        [few] { WORDS($rows, gender: "feminine") } celé řady
       *[other] { WORDS($rows, gender: "feminine") } celých řad
    }{ $fours ->
        [0] { $rows ->
            [0] zatím nic
           *[other] { "" }
        }
       *[other] { $rows ->
            [0] { "" }
           *[other] , { "" }
        }{ $fours ->
            [1] v jedné řadě chybí jedna
            [2] ve dvou řadách chybí po jedné
            [3] ve třech řadách chybí po jedné
            [4] ve čtyřech řadách chybí po jedné
           *[other] v pěti řadách chybí po jedné
        }
    }

az-rounds-over = hra je u konce, trvala { COUNT($rounds, of: "round") }

az-order = Pořadí tahů: { LIST($players, style: "comma") }. Kolo začíná { $starter }. { $centre ->
        [0] Žeton začínajícího hráče má { $holder } a začíná příští kolo
       *[1] Žeton začínajícího hráče leží uprostřed
    }
    .terse = Pořadí tahů: { LIST($players, style: "comma") }. Žeton: { $centre ->
        [0] { $holder }
       *[1] střed
    }

az-order-next = Pořadí tahů bude: { LIST($players, style: "comma") }
    .terse = Pořadí tahů: { LIST($players, style: "comma") }

az-order-lots = nejdřív se losuje, kdo začíná

az-score = { $player } má { COUNT($running, of: "point") }{ $bonuses ->
        [0] , bonusy zatím nic nepřinesou
       *[other] , s bonusy za konec hry { COUNT($total, of: "point") }
    }. { LIST($items, style: "sentences") }
    .terse = { $player } { COUNT($running, of: "point") }{ $bonuses ->
        [0] { "" }
       *[other] , s bonusy { WORDS($total, gender: "masculine") }
    }. { LIST($items, style: "sentences") }

az-bonuses = { $first ->
        [1] Bonusy: { COUNT($points, of: "point") }{ $begun ->
            [0] , { NOUN($edition, of: "az-wall") } je zatím prázdná
           *[1] { "" }
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

az-near = { $kind ->
        [row] řada { WORDS($number) }
        [column] sloupec { WORDS($number) }
       *[colour] { NOUN($colour, of: "az-colour") } barva
    }: ještě chybí { WORDS($missing, gender: "feminine") }, bonus { COUNT($points, of: "point") }

az-ranking = { LIST($places, style: "sentences") }

az-whose-board = kterého hráče myslíte? Napište jeho číslo nebo jméno

az-not-understood = takovou otázku neznám, seznam řekne nápověda
