### Czech. What each message is for and which facts it has stands in the English file.

qg-await-lots = Čeká se na los, kdo začíná

qg-await-draw = Čeká se: { COUNT($count, of: "garden-tile") } ze sáčku na sloupeček
    .terse = Čeká se: { COUNT($count, of: "garden-tile") } na sloupeček

qg-await-turn = Čeká se na otočení destičky { NOUN($place, form: "at") }
    .terse = Čeká se: otočit destičku { NOUN($place, form: "at") }

qg-await-act = Čeká se: { $player }{ $must ->
        [0] { " " }bere, pokládá, nebo pasuje
       *[1] . Zbývá jen pas
    }
    .terse = Čeká se: { $player }{ $must ->
        [0] { "" }
       *[1] , zbývá jen pas
    }

qg-await-round = Čeká se na potvrzení, že končí kolo { WORDS($round) }, pak se sečtou body podle otočného kola{ $last ->
        [0] { "" }
       *[1] { " " }i závěrečné body a hra končí
    }
    .terse = Čeká se na potvrzení, končí { $last ->
        [0] kolo { WORDS($round) }
       *[1] hra
    }

qg-await-over = hra je u konce

qg-turn = Na tahu je { $player }{ $must ->
        [0] { "" }
       *[1] . Zbývá jen pas
    }
    .terse = Na tahu { $player }{ $must ->
        [0] { "" }
       *[1] , zbývá jen pas
    }
    .theirs = { "" }

qg-lots = Začíná { $player }. Žeton začínajícího hráče leží ve výloze
    .terse = Začíná { $player }
    .last = začíná { $player }

qg-drawn = Na sloupeček: { LIST($items) }{ $more ->
        [0] { "" }
       *[other] . Ještě { $more ->
            [few] přijdou
           *[other] přijde
        } { COUNT($more, of: "garden-tile") }
    }
    .terse = Sloupeček: { LIST($items, style: "comma") }{ $more ->
        [0] { "" }
       *[other] . Ještě { $more ->
            [few] přijdou
           *[other] přijde
        } { COUNT($more, of: "garden-tile") }
    }
    .last = sloupeček, { LIST($items, style: "comma") }

qg-turned = { NOUN($place, form: "at") } se otočila destička: { $hexagon }
    .terse = { $place }: destička { $hexagon }
    .last = { $place }, destička { $hexagon }

qg-taken = { $player } bere { NOUN($criterion, form: "taken") }, { COUNT($count, of: "hexagon") }: { LIST($items) }. { PART($moved, $rest, of: "qg-stack-moved", names: "moved rest") }. Volná místa ve skladišti: { WORDS($tiles, gender: "neuter") } pro dílky, { WORDS($expansions, gender: "neuter") } pro destičky
    .terse = { $player } bere { NOUN($criterion, form: "taken") }: { $sort ->
        [colour] { LIST($items, form: "by-colour") }
       *[pattern] { LIST($items, form: "by-pattern") }
    }. { PART($moved, $rest, of: "qg-stack-moved", names: "moved rest") }. { $full ->
        [tiles] Skladiště plné dílků
        [expansions] Skladiště plné destiček
        [both] Skladiště plné
       *[none] { "" }
    }
    .last = { $player } bere { NOUN($criterion, form: "taken") }: { $sort ->
        [colour] { LIST($items, form: "by-colour") }
       *[pattern] { LIST($items, form: "by-pattern") }
    }

qg-got = { $expansion ->
        [0] { $hexagon }
       *[1] destička { $hexagon }
    }
    .terse = { $expansion ->
        [0] { $hexagon }
       *[1] destička { $hexagon }
    }
    .by-colour = { $expansion ->
        [0] { NOUN($hexagon, form: "pattern") }
       *[1] destička { NOUN($hexagon, form: "pattern") }
    }
    .by-pattern = { $expansion ->
        [0] { NOUN($hexagon, form: "colour") }
       *[1] destička { NOUN($hexagon, form: "bed-colour") }
    }

qg-got-from = { $expansion ->
        [0] { NOUN($place, form: "from") } { $hexagon }
       *[1] { NOUN($place, form: "from") } destička { $hexagon }
    }
    .terse = { $expansion ->
        [0] { NOUN($place, form: "from") } { $hexagon }
       *[1] { NOUN($place, form: "from") } destička { $hexagon }
    }
    .by-colour = { $expansion ->
        [0] { NOUN($place, form: "from") } { NOUN($hexagon, form: "pattern") }
       *[1] { NOUN($place, form: "from") } destička { NOUN($hexagon, form: "pattern") }
    }
    .by-pattern = { $expansion ->
        [0] { NOUN($place, form: "from") } { NOUN($hexagon, form: "colour") }
       *[1] { NOUN($place, form: "from") } destička { NOUN($hexagon, form: "bed-colour") }
    }

qg-stack-moved = { $moved ->
        [0] { "" }
       *[other] Vrchní destička jde na místo { WORDS($moved) }{ SIZE($rest) ->
            [0] { "" }
           *[other] , leží na ní { LIST($rest) }
        }
    }
    .terse = { $moved ->
        [0] { "" }
       *[other] Vrchní destička na místo { WORDS($moved) }
    }

qg-stack-gone = Sloupeček pro tohle kolo je rozebraný, další dílky se na něj nelosují
    .terse = Sloupeček rozebraný

qg-none-left = Sáček i věž jsou prázdné. Vyložte a otočte zbytek sloupečku, { COUNT($count, of: "expansion", case: "accusative") }
    .terse = Sáček i věž prázdné, vyložte { COUNT($count, of: "expansion", case: "accusative") }

qg-bag-short = { $count ->
        [0] Sáček je prázdný. Nasypou se do něj dílky z věže
       *[other] V sáčku už { $count ->
            [one] zbývá
            [few] zbývají
           *[other] zbývá
        } jen { COUNT($count, of: "garden-tile") }. Potom se do něj nasypou dílky z věže
    }
    .terse = { $count ->
        [0] Sáček prázdný, věž do sáčku
       *[other] V sáčku { COUNT($count, of: "garden-tile") }, potom věž do sáčku
    }

qg-few-left = V sáčku a ve věži { $count ->
        [one] zbývá
        [few] zbývají
       *[other] zbývá
    } dohromady jen { COUNT($count, of: "garden-tile") }, na sloupeček jde všechno
    .terse = { $count ->
        [few] Zbývají
       *[other] Zbývá
    } jen { COUNT($count, of: "garden-tile") }

qg-supply-gone = V obecné zásobě už žádná destička není
    .terse = Obecná zásoba prázdná

qg-left-table = { $player } odchází od stolu. Zahrada se počítá tak, jak je, další kola jí už nic nepřinesou
    .terse = { $player } odchází od stolu
    .last = { $player } odchází od stolu
