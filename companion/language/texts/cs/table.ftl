### Czech. What each message is for and which facts it has stands in the English file.

careful = Pozor{ PART($player, $several, of: "whose-warning", names: "player several") }: { $reason }. { $remedy }

careful-reason = Pozor{ PART($player, $several, of: "whose-warning", names: "player several") }: { $reason }

careful-two = Pozor{ PART($player, $several, of: "whose-warning", names: "player several") }, dvě věci. Za prvé: { NOUN($first, form: "short") }. Za druhé: { NOUN($second, form: "short") }
    .terse = Pozor{ PART($player, $several, of: "whose-warning", names: "player several") }, dvě věci: { NOUN($first, form: "short") }, { NOUN($second, form: "short") }

careful-more = Pozor{ PART($player, $several, of: "whose-warning", names: "player several") }, { COUNT($count, of: "thing") }. Za prvé: { NOUN($first, form: "short") }. Za druhé: { NOUN($second, form: "short") }. Opravte tyhle dvě, další uslyšíte potom
    .terse = Pozor{ PART($player, $several, of: "whose-warning", names: "player several") }, { COUNT($count, of: "thing") }: { NOUN($first, form: "short") }, { NOUN($second, form: "short") }, další potom

careful-announced = Pozor{ PART($player, $several, of: "whose-warning", names: "player several") }: { SIZE($reasons) ->
        [0] ohlášeno bylo něco jiného
       *[other] { LIST($reasons) }
    }. Ještě jednou: { NOUN($act, form: "last") }

whose-warning = { $several ->
        [0] { "" }
       *[1] , { $player }
    }

part-at = { NOUN($what, form: "short") } { $cell }
    .terse = { NOUN($what, form: "bare") } { $cell }

put-back = { $player }: { $thing } už platí a má zůstat na místě. Vraťte { NOUN($thing, form: "gender") ->
        [feminine] ji
       *[other] ho
    }: { LIST($parts, style: "comma") }
    .terse = { $player }: vraťte { NOUN($thing, form: "accusative") }, { LIST($parts, style: "comma") }
    .full = { $player }: { $thing } už platí a má zůstat na místě. Vraťte { NOUN($thing, form: "gender") ->
        [feminine] ji
       *[other] ho
    }: { LIST($parts, style: "and") }

knocked = { $player }: mimo své místo { $count ->
        [few] jsou { COUNT($count, of: "object") }
       *[other] je { COUNT($count, of: "object") }
    }. Všechno je uloženo. { $count ->
        [1] Vraťte ho
       *[other] Vracejte je po jednom
    }{ SIZE($parts) ->
        [0] { "" }
       *[other] , nejdřív { NOUN($thing, form: "accusative") }: { LIST($parts, style: "comma") }
    }
    .terse = { $player }: { COUNT($count, of: "object") } mimo místo{ SIZE($parts) ->
        [0] { "" }
       *[other] . Nejdřív vraťte { NOUN($thing, form: "accusative") }, { LIST($parts, style: "comma") }
    }
    .full = { $player }: mimo své místo { $count ->
        [few] jsou { COUNT($count, of: "object") }
       *[other] je { COUNT($count, of: "object") }
    }. Všechno je uloženo. { $count ->
        [1] Vraťte ho
       *[other] Vracejte je po jednom
    }{ SIZE($parts) ->
        [0] { "" }
       *[other] , nejdřív { NOUN($thing, form: "accusative") }: { LIST($parts, style: "and") }
    }

put-next = { $player }: { $step ->
        [first] nejdřív
        [last] nakonec
       *[next] teď
    } položte { NOUN($thing, form: "accusative") }: { LIST($parts, style: "comma") }{ $step ->
        [last] { "" }
       *[other] . Potom ještě { COUNT($after, of: "object") }
    }
    .terse = { $player }: { $step ->
        [first] nejdřív
        [last] nakonec
       *[next] teď
    } { NOUN($thing, form: "accusative") }, { LIST($parts, style: "comma") }

put-elsewhere = { $player }: { $thing } leží jinde, než má: { LIST($cells) }. Patří sem: { LIST($parts, style: "comma") }
    .terse = { $player }: { $thing } patří jinam, { LIST($parts, style: "comma") }

put-turned = { $player }: { $thing } leží na svém místě, ale obráceně. Otočte { NOUN($thing, form: "gender") ->
        [feminine] ji
       *[other] ho
    }: { LIST($parts, style: "comma") }
    .terse = { $player }: otočte { NOUN($thing, form: "accusative") }, { LIST($parts, style: "comma") }

take-away = { $player }: { $thing } sem teď nepatří. Zvedněte { NOUN($thing, form: "gender") ->
        [feminine] ji
       *[other] ho
    } z desky: { LIST($cells) }
    .terse = { $player }: zvedněte { NOUN($thing, form: "accusative") }, { LIST($cells) }

lay-it = { $player }: teď { NOUN($thing, form: "accusative") } položte na desku
    .terse = { $player }: teď { NOUN($thing, form: "accusative") } na desku

taken-back = Vzato zpět: { $player }, { $thing }{ NOUN($thing, form: "alike") ->
        [yes] , { LIST($cells, form: "row") }
       *[other] { "" }
    }. Můžete { NOUN($thing, form: "gender") ->
        [feminine] ji
       *[other] ho
    } položit jinam
    .terse = Vzato zpět: { $player }, { $thing }{ NOUN($thing, form: "alike") ->
        [yes] , { LIST($cells, form: "row") }
       *[other] { "" }
    }

undone = Poslední tah je zrušený: { $player }, { $thing }, { LIST($cells, form: "beside") }
    .terse = Zrušeno: { $player }, { $thing }{ NOUN($thing, form: "alike") ->
        [yes] , { LIST($cells, form: "row") }
       *[other] { "" }
    }

undone-lift = Poslední tah je zrušený: { $player }, { $thing }, { LIST($cells, form: "beside") }. Zvedněte { NOUN($thing, form: "gender") ->
        [feminine] ji
       *[other] ho
    } z desky
    .terse = Zrušeno: { $player }, { $thing }{ NOUN($thing, form: "alike") ->
        [yes] , { LIST($cells, form: "row") }
       *[other] { "" }
    }. Zvedněte { NOUN($thing, form: "gender") ->
        [feminine] ji
       *[other] ho
    }

undone-next = Poslední tah je zrušený: { $player }, { $thing }, { LIST($cells, form: "beside") }. { LIST($waits, style: "sentences") }
    .terse = Zrušeno: { $player }, { $thing }{ NOUN($thing, form: "alike") ->
        [yes] , { LIST($cells, form: "row") }
       *[other] { "" }
    }

undone-lift-next = Poslední tah je zrušený: { $player }, { $thing }, { LIST($cells, form: "beside") }. Zvedněte { NOUN($thing, form: "gender") ->
        [feminine] ji
       *[other] ho
    } z desky. { LIST($waits, style: "sentences") }
    .terse = Zrušeno: { $player }, { $thing }{ NOUN($thing, form: "alike") ->
        [yes] , { LIST($cells, form: "row") }
       *[other] { "" }
    }. Zvedněte { NOUN($thing, form: "gender") ->
        [feminine] ji
       *[other] ho
    }

made-final = { $several ->
        [0] { $thing }
       *[1] { $player }: { $thing }
    } platí a zůstává na místě
    .terse = { $several ->
        [0] Platí
       *[1] { $player }: platí, { $thing }
    }

half-placed = Pozor{ PART($player, $several, of: "whose-warning", names: "player several") }: deska čte jen jednu půlku dílku, { NOUN($what, form: "bare") } { $cell }. Druhá nedoléhá. Srovnejte dílek do políček a přitlačte ho
    .terse = Pozor{ PART($player, $several, of: "whose-warning", names: "player several") }: jen půlka, { NOUN($what, form: "bare") } { $cell }. Srovnejte dílek do políček

half-over-edge = Pozor{ PART($player, $several, of: "whose-warning", names: "player several") }: deska čte jen jednu půlku dílku, { NOUN($what, form: "bare") } { $cell }. Druhá přesahuje { NOUN($edge, of: "edge") }. Posuňte celý dílek na desku
    .terse = Pozor{ PART($player, $several, of: "whose-warning", names: "player several") }: jen půlka, { NOUN($what, form: "bare") } { $cell }, druhá přesahuje { NOUN($edge, of: "edge", form: "bare") }. Posuňte dílek na desku

put-right = { $player }: zvednuto, všechno je zase v pořádku
    .terse = { $player }: zvednuto, v pořádku

restored = { $player }: na hrací desce zase všechno leží, jak má
    .terse = { $player }: deska v pořádku

nothing-open = žádný tah nečeká na potvrzení
    .terse = k potvrzení nic není

nothing-to-undo = teď není co zrušit, poslední tah už platí
    .terse = teď není co zrušit

why-listed = { $first ->
        [1] { COUNT($count, of: "thing") }. { LIST($items, style: "sentences") }
       *[other] { LIST($items, style: "sentences") }
    }{ $more ->
        [0] { "" }
        [few] . Klávesou šest dál, zbývají { WORDS($more, gender: "feminine") }
       *[other] . Klávesou šest dál, zbývá { WORDS($more, gender: "feminine") }
    }

why-nothing = na hracích deskách je všechno v pořádku
    .terse = všechno v pořádku

nothing-said-yet = zatím tu nic nezaznělo

confirm-end = Opravdu ukončit hru? Napište totéž znovu. Jinak hra běží dál
    .terse = Ukončit hru? Napište totéž znovu

confirm-undo = Opravdu zrušit tah: { $player }, { $thing }{ NOUN($thing, form: "alike") ->
        [yes] , { LIST($cells, form: "row") }
       *[other] { "" }
    }? Napište totéž znovu. Jinak tah zůstane
    .terse = Zrušit tah: { $player }, { $thing }{ NOUN($thing, form: "alike") ->
        [yes] , { LIST($cells, form: "row") }
       *[other] { "" }
    }? Napište totéž znovu

confirm-new = Opravdu začít novou hru? Rozehraná hra zůstane v záznamu. Napište totéž znovu. Jinak běží dál
    .terse = Nová hra? Napište totéž znovu

not-done = všechno zůstává, jak je
    .terse = beze změny

cell-names = Sloupce zleva: { LIST($columns, style: "comma") }. Řady se počítají od vás

column = { COLUMN($column, most: 8) }

name-is-column = { $player } je i jméno sloupce. Zvolte jiné jméno, nebo jiná jména políček

name-twice = jméno { $player } už tu je. Zvolte jiné

