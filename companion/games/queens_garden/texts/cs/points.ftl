### Czech. What each message is for and which facts it has stands in the English file.

qg-round-ended = Konec kola { WORDS($round) }
    .last = konec kola { WORDS($round) }

qg-round-scored = { $player }, kolo { WORDS($round) }{ SIZE($items) ->
        [0] : otočné kolo nepřináší nic
       *[other] . { LIST($items, style: "sentences") }. Dohromady { COUNT($points, of: "point") }
    }. { $player } má teď { COUNT($total, of: "point") }
    .terse = { $player }, { COUNT($points, of: "point") }{ SIZE($items) ->
        [0] { "" }
       *[other] : { LIST($items, style: "comma", form: "listed") }
    }

qg-won-round = { $criterion }: { COUNT($count, of: "hexagon") }, { COUNT($points, of: "point") }
    .terse = { $criterion }, { COUNT($points, of: "point") }
    .listed = { $criterion } { WORDS($points, gender: "masculine") }

qg-won-pavilions = { COUNT($count, of: "pavilion") }, dohromady { COUNT($points, of: "point") }
    .terse = pavilóny, { COUNT($points, of: "point") }
    .listed = pavilóny { WORDS($points, gender: "masculine") }

qg-cleared = { $tiles ->
        [0] { "" }
       *[other] Z výlohy dejte do věže { COUNT($tiles, of: "garden-tile") }.
    } { $expansions ->
        [0] { "" }
       *[other] Do obecné zásoby dejte { COUNT($expansions, of: "expansion", case: "accusative") }.
    } Otočné kolo pootočte o čtvrtinu
    .terse = { "" }

qg-round = Kolo { WORDS($round) }. Začíná { $player } a vrací žeton začínajícího hráče do výlohy
    .terse = Kolo { WORDS($round) }, začíná { $player }

qg-wheel = V kole { WORDS($round) } se boduje, za každý záhon: { LIST($items) }
    .terse = Otočné kolo, body: { LIST($items, style: "comma") }

qg-shown = { $criterion } { COUNT($points, of: "point") }
    .terse = { $criterion } { WORDS($points, gender: "masculine") }

qg-running = na počítadle { COUNT($points, of: "point") }

qg-line-storage = skladiště, { COUNT($count, of: "thing") }: { COUNT($points, of: "point") }

qg-line-group = { NOUN($criterion, form: "group") }: { COUNT($count, of: "hexagon") }, { COUNT($points, of: "point") }
    .full = { NOUN($criterion, form: "group") }, { COUNT($count, of: "hexagon") }: { LIST($items) }, { COUNT($points, of: "point") }

qg-line-bonus = bonus, { NOUN($criterion, form: "group") } má { COUNT($count, of: "hexagon") }: { COUNT($points, of: "point") }

qg-rank = { $rank ->
        [1] { $count ->
            [1] Vede { LIST($players) }
           *[other] Společně vedou { LIST($players) }
        }
       *[other] { $count ->
            [1] { ORDINAL($rank, gender: "neuter") } místo { LIST($players) }
           *[other] { ORDINAL($rank, gender: "neuter") } místo společně { LIST($players) }
        }
    }, { COUNT($total, of: "point") }
    .won = { $rank ->
        [1] { $count ->
            [1] Vítězí { LIST($players) }
           *[other] O vítězství se dělí { LIST($players) }
        }
       *[other] { ORDINAL($rank, gender: "neuter") } místo { LIST($players) }
    }, { COUNT($total, of: "point") }
    .listed = { $count ->
        [1] { ORDINAL($rank, gender: "neuter") } místo { LIST($players) }
       *[other] { ORDINAL($rank, gender: "neuter") } místo společně { LIST($players) }
    }, { COUNT($total, of: "point") }

qg-end-player = Závěrečné body, { $player }{ $lines ->
        [0] : skladiště prázdné, žádná skupina tří
       *[other] { "" }
    }
    .terse = { "" }

qg-end-line = { $what }
    .terse = { "" }

qg-end-sum = { $player }: skladiště { COUNT($storage, of: "point") }{ $held ->
        [0] { "" }
       *[1] , protože pod nulu body neklesají
    }, skupiny { COUNT($points, of: "point") }, bonusy { COUNT($bonuses, of: "point") }. Celkem { COUNT($total, of: "point") }
    .terse = { $player }: skladiště { WORDS($storage, gender: "masculine") }, skupiny { WORDS($points, gender: "masculine") }, bonusy { WORDS($bonuses, gender: "masculine") }, celkem { COUNT($total, of: "point") }

qg-final = Konec hry. { LIST($places, style: "sentences", form: "won") }
    .terse = { LIST($places, style: "sentences", form: "won") }

qg-reason = { $player }, { $what }

qg-why-buy = koupená destička z obecné zásoby: mínus { COUNT($points, of: "point") }

qg-why-first-pass = první pas v kole: mínus { COUNT($points, of: "point") }

qg-why-discard = odhozeno po pasu, { COUNT($count, of: "thing") }: mínus { COUNT($points, of: "point") }
