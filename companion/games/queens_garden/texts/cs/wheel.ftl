### Czech. What each message is for and which facts it has stands in the English file.

qg-wheel-side = Otočné kolo na straně { $side ->
        [a] á
       *[b] bé
    }, { $own ->
        [0] jak je nejspíš vytištěné
       *[1] jak jste je zadali
    }

qg-wheel-row = Kolo { WORDS($round) }{ $sure ->
        [0] , nejspíš
       *[1] { "" }
    }: { LIST($items, style: "comma") }

qg-wheel-sector = { $property } { COUNT($points, of: "point") }

qg-wheel-side-b-empty = Otočné kolo na straně bé: ještě není zadané. Napište { $command }

qg-wheel-rewards = Žolíci za obklopení{ $sure ->
        [0] , nejspíš
       *[1] { "" }
    }: { LIST($items, style: "comma") }

qg-reward = { $what ->
        [fountain] fontána
        [statue] socha
        [bench] lavička
       *[pavilion] pavilón
    } { WORDS($count, gender: "masculine") }

qg-wheel-where = Opraví je { $command }, uložené jsou v { $file }

qg-wheel-ask = { $first ->
        [0] { "" }
       *[1] Přečtěte body ze štítků na své desce. Napište kolo a body, dvě číslice, pak Enter. Jedna číslice jsou body. Slovo zpět vrací o jednu otázku.
    } { $property }: kolo { WORDS($round) }{ $known ->
        [0] , kolik bodů?
       *[1] , za záhon { COUNT($points, of: "point") }. Enter to nechá
    }
    .terse = { $property }: kolo { WORDS($round) }{ $known ->
        [0] , kolik bodů?
       *[1] , za záhon { COUNT($points, of: "point") }. Enter to nechá
    }

qg-reward-ask = Kolik žolíků je za { $what ->
        [fountain] obklopenou fontánu
        [statue] obklopenou sochu
        [bench] obklopenou lavičku
       *[pavilion] obklopený pavilón
    }? Teď { WORDS($count, gender: "masculine") }, Enter to nechá

qg-wheel-check = { LIST($items, style: "sentences") }. Enter to uloží, nula zahodí

qg-wheel-wrong = Pozor: { LIST($items, style: "sentences") }. Enter to projde znovu, nula zahodí

qg-wheel-unfit = { $text } tady nemá význam. Napište kolo a body, po jedné číslici, nebo jen body. Kola jsou čtyři

qg-wheel-needed = Body ještě nejsou známé. Přečtěte je z desky

qg-reward-unfit = { $text } tady nemá význam. Napište jednu číslici

qg-wheel-saved = Uloženo. Platí pro každou hru, která teprve začne

qg-wheel-dropped = Zahozeno. Všechno zůstává, jak bylo

qg-wheel-left = Všechno zůstává, jak bylo, otázky nedošly do konce

qg-wheel-strange = taková barva ani symbol není: { $text }

qg-wheel-times = { $property } má být na kole jednou, { $count ->
        [0] ale chybí
       *[other] ale je tam častěji
    }

qg-wheel-round = v kole { WORDS($round) } je barev a symbolů celkem { WORDS($count) }, má jich být { WORDS($needed) }

qg-wheel-points = bodů na štítku může být nejvýš { WORDS($most, gender: "masculine") }, ne { WORDS($points, gender: "masculine") }

qg-reward-strange = tohle obklopit nejde: { $text }

qg-reward-missing = chybí žolíci za obklopení, { $what ->
        [fountain] fontána
        [statue] socha
        [bench] lavička
       *[pavilion] pavilón
    }

qg-reward-jokers = žolíků může být nejvýš { WORDS($most, gender: "masculine") }, ne { WORDS($count, gender: "masculine") }

qg-wheel-side-b = body na straně bé desky počítadel tu nejsou známé, nic se nezačalo. Zadejte je jednou ze své desky. Napište { $command }

qg-wheel-file = opravené tabulky v { $file } nejde použít: { $reason }. Platí vytištěné. Znovu je zadáte, když napíšete { $command }
