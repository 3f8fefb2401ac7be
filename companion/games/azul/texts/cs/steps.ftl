### Czech. What each message is for and which facts it has stands in the English file.

az-prepare-variants = Varianty: { LIST($variants, style: "comma") }

az-prepare-boards = Každý si vezme desku, { $reverse ->
        [0] barevnou
       *[1] { $edition ->
            [azul_mini] šedou
           *[master_chocolatier] hnědou
        }
    } stranou nahoru, a nastaví body na nulu
    .terse = Desky { $reverse ->
        [0] barevnou
       *[1] { $edition ->
            [azul_mini] šedou
           *[master_chocolatier] hnědou
        }
    } stranou nahoru, body na nulu

az-prepare-rows = Řada jedna, ta nejkratší, je nejdál od vás, řada pět nejblíž. Sloupce se počítají zleva. Místo se jmenuje řadou a { $reverse ->
        [0] barvou
       *[1] sloupcem
    }
    .terse = Řada jedna je nejdál od vás, řada pět nejblíž

az-prepare-displays = Vyložte do kruhu { $edition ->
        [azul_mini] výlohy
       *[master_chocolatier] nabídky
    } a číslujte je po směru hodin, poslední má číslo { WORDS($count) }. { $special ->
        [0] { "" }
       *[1] Všechny leží nejdřív modrou stranou nahoru. V každém kole se losem zlatou stranou otočí { WORDS($golds, gender: "feminine") }
    }
    .terse = Do kruhu { WORDS($count, gender: "feminine") } { $edition ->
        [azul_mini] výloh
       *[master_chocolatier] nabídek
    }{ $special ->
        [0] { "" }
       *[1] , v každém kole { WORDS($golds, gender: "feminine") } speciální
    }

az-prepare-bag = { $companion ->
        [0] Dejte do sáčku { PART($edition, $count, of: "az-pieces", names: "edition count", form: "accusative") }, od každé barvy { WORDS($each, gender: "feminine") }
       *[1] Losuje program. Připravte si { NOUN($edition, of: "az-piece", form: "tiles") }, každou barvu zvlášť
    }
    .terse = { $companion ->
        [0] Všechny { NOUN($edition, of: "az-piece", form: "tiles") } do sáčku
       *[1] Losuje program, { NOUN($edition, of: "az-piece", form: "tiles") } po barvách
    }

az-prepare-start = Žeton začínajícího hráče dostane ten, kdo { $edition ->
        [azul_mini] byl naposledy v Portugalsku
       *[master_chocolatier] naposledy jedl čokoládu
    }, nebo rozhodne los
    .terse = Žeton dostane ten, kdo { $edition ->
        [azul_mini] byl naposledy v Portugalsku
       *[master_chocolatier] naposledy jedl čokoládu
    }

az-prepare-typed = Kdo chce brát, napíše pět tři a program se zeptá na zbytek. Stejně se pokládá { NOUN($edition, of: "az-wall", form: "onto") }: čtyři jedna
