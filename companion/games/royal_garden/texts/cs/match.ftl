### Česky. Co která zpráva znamená a jaké má údaje, stojí v anglickém souboru.
### "Řada" je jen řada desky; dílky na výběr jsou nabídka.

rg-offered = dílek { WORDS($number) }, { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }
    .line = dílek { WORDS($number) }: { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }{ $taken ->
        [0] { "" }
       *[1] , stojí na něm { $player }
    }
    .line-terse = dílek { WORDS($number) }, { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }{ $taken ->
        [0] { "" }
       *[1] , { $player }
    }
    .new = dílek { WORDS($number) }: { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }
    .new-terse = { $index ->
        [1] dílek { WORDS($number) }
       *[other] { WORDS($number) }
    }, { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }
    .number = dílek { WORDS($number) }

rg-halves = { PART($terrain_a, $crowns_a, of: "rg-half", names: "terrain crowns", form: "short") } a { PART($terrain_b, $crowns_b, of: "rg-half", names: "terrain crowns", form: "short") }

rg-lots = Začíná { $player }. Vyložte první nabídku
    .terse = Začíná { $player }
    .last = začíná { $player }

rg-drawn = Vylosováno: dílek { WORDS($number) }, { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }. Ještě chybí { COUNT($left, of: "domino") }
    .terse = dílek { WORDS($number) }, chybí { WORDS($left, gender: "masculine") }
    .last = vylosováno, dílek { WORDS($number) }

rg-offer-new = V nabídce { $count ->
        [few] jsou { COUNT($count, of: "domino") }
       *[other] je { COUNT($count, of: "domino") }
    }. { LIST($items, style: "sentences", form: "new") }
    .terse = Nabídka: { LIST($items, style: "sentences", form: "new") }

rg-chosen = { $player }: král stojí na dílku { WORDS($number) }, { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }
    .terse = { $player }: král na dílku { WORDS($number) }
    .last = { $player }, král na dílku { WORDS($number) }

rg-corrected = Opraveno: dílek { WORDS($wrong) } je dílek { WORDS($number) }, { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }
    .last = opraveno, dílek { WORDS($wrong) } je dílek { WORDS($number) }

confirm-correct = Dílek { WORDS($wrong) } losoval program. Opravdu to má být dílek { WORDS($number) }? Napište totéž znovu. Jinak se nic nemění
    .terse = Dílek { WORDS($number) } místo dílku { WORDS($wrong) }, který losoval program? Napište totéž znovu

rg-left = { $player } odchází od stolu. Dílky těchto králů půjdou mimo hru. Samotné krále přesouvá dál program, vždy na nejnižší volné číslo
    .terse = { $player } odchází od stolu
    .last = { $player } odchází od stolu

rg-unchosen = dílek { WORDS($number) } je mimo hru, nikdo ho nemá
    .terse = dílek { WORDS($number) } je mimo hru

rg-round-end = { ORDINAL($round, gender: "neuter") } kolo skončilo, { $left ->
        [one] zbývá { COUNT($left, of: "round") }
        [few] zbývají { COUNT($left, of: "round") }
       *[other] zbývá { COUNT($left, of: "round") }
    }. { $last ->
        [0] Vyložte do nabídky { COUNT($count, of: "domino") }
       *[1] V posledním kole už nikdo nevybírá
    }
    .terse = Konec kola { WORDS($round) }, { $left ->
        [one] zbývá { COUNT($left, of: "round") }
        [few] zbývají { COUNT($left, of: "round") }
       *[other] zbývá { COUNT($left, of: "round") }
    }

count-round = { WORDS($n, gender: "neuter") } { $n ->
        [one] kolo
        [few] kola
       *[other] kol
    }

rg-turn-choose = Na tahu je { $player }. Postavte krále, volný je { $count ->
        [1] už jen { LIST($free, style: "comma", form: "number") }
       *[other] { LIST($free, form: "number") }
    }
    .terse = Vybírá { $player }
    .theirs = { "" }

rg-turn-king = Teď král. Volný je { $count ->
        [1] už jen { LIST($free, style: "comma", form: "number") }
       *[other] { LIST($free, form: "number") }
    }
    .terse = { "" }
    .theirs = { "" }

rg-turn-place = Na tahu je { $player }. Dílek { WORDS($number) }: { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }{ $crowns_a ->
        [0] { $crowns_b ->
            [0] , bez koruny
           *[other] { "" }
        }
       *[other] { "" }
    }{ $castle ->
        [0] . Nejdřív položte hrad
       *[1] { "" }
    }{ $nowhere ->
        [0] { "" }
       *[1] . Nikam se nevejde, odložte ho: čtyři tři, tečka a číslo dílku
    }
    .terse = Na tahu { $player }: { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }{ $castle ->
        [0] , nejdřív hrad
       *[1] { "" }
    }{ $nowhere ->
        [0] { "" }
       *[1] , nikam nejde, odložit, čtyři tři
    }
    .theirs = Na tahu je { $player }. Dílek { WORDS($number) }: { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }
    .theirs-terse = Na tahu { $player }

rg-over = { $last ->
        [0] Všechno je položeno. Potvrďte a uslyšíte body téhle hry
       *[1] Všechno je položeno. Potvrďte a uslyšíte body
    }
    .terse = Všechno je položeno. Potvrďte konec

rg-area-grew-match = { PART($terrain, $squares, $crowns, $points, of: "rg-area", names: "terrain squares crowns points") }
    .terse = { "" }

rg-game-over = { ORDINAL($game, gender: "feminine") } hra ze tří skončila. { SIZE($ties) ->
        [0] { "" }
       *[other] { LIST($ties, style: "sentences") }.
    } { LIST($places, style: "sentences") }
    .terse = Hra { WORDS($game) }: { LIST($places, style: "sentences") }

rg-dynasty-so-far = Zatím dohromady: { LIST($sums, style: "comma") }. Začíná { ORDINAL($game, gender: "feminine") } hra, postavte znovu hrady
    .terse = Dohromady: { LIST($sums, style: "comma") }. Začíná { ORDINAL($game, gender: "feminine") } hra

rg-dynasty-sum = { $player } { COUNT($total, of: "point") }

rg-dynasty-over = Všechny tři hry skončily. { SIZE($ties) ->
        [0] { "" }
       *[other] { LIST($ties, style: "sentences") }.
    } { LIST($places, style: "sentences") }
    .terse = Tři hry dohromady: { LIST($places, style: "sentences") }

rg-bonus-centralised = Centralizované království: { COUNT($points, of: "point") }
    .terse = Centralizované království { WORDS($points, gender: "masculine") }

rg-bonus-harmony = Harmonie: { COUNT($points, of: "point") }
    .terse = Harmonie { WORDS($points, gender: "masculine") }

rg-bonuses-open = kdyby hra skončila teď, bylo by k tomu { LIST($items) }
    .terse = { LIST($items) }, kdyby hra skončila teď

rg-bonus-open = { COUNT($points, of: "point") } { $bonus ->
        [centralised] za Centralizované království
       *[harmony] za Harmonii
    }
    .terse = { $bonus ->
        [centralised] Centralizované království
       *[harmony] Harmonie
    } { WORDS($points, gender: "masculine") }

rg-bonuses-missed = bez bonusu: { LIST($items, style: "comma") }
    .terse = bez { LIST($items) }

rg-bonus-missed = { $bonus ->
        [centralised] centralizované království, hrad není uprostřed
       *[harmony] harmonie, některý dílek byl odložen
    }
    .terse = { $bonus ->
        [centralised] centralizovaného království
       *[harmony] harmonie
    }

rg-earlier-games = { $games ->
        [one] Předchozí hra
       *[other] Předchozí hry
    }: { COUNT($points, of: "point") }

rg-await-lots = Čeká se na los, kdo začíná

rg-await-draw = Čeká se: { COUNT($count, of: "domino") } do nabídky

rg-await-king = Čeká se: { $player }, král do nabídky

rg-await-place = Čeká se: { $player }, dílek { WORDS($number) } na desku, { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }{ $nowhere ->
        [0] { "" }
       *[1] , nikam nejde, odložit, čtyři tři
    }

rg-await-over = Všechno je položeno, čeká se už jen na potvrzení

rg-not-your-turn = na tahu je { $player }{ SIZE($due) ->
        [0] . { $waits }
       *[1] , vy potom máte { LIST($due, style: "comma", form: "number") }
    }
    .terse = na tahu je { $player }{ SIZE($due) ->
        [0] { "" }
       *[1] , vy máte { LIST($due, style: "comma", form: "number") }
    }

rg-not-now = teď to ještě nejde. { $waits }
    .terse = teď to nejde. { $waits }

rg-lots-done = los už padl, začíná { $player }

rg-drawn-already = dílek { WORDS($number) } už je vylosovaný

rg-line-full = nabídka je plná, má { COUNT($count, of: "domino") }. { $waits }
    .terse = nabídka je plná, { COUNT($count, of: "domino") }

rg-no-line = všechny dílky téhle hry už jsou vylosovány. { $waits }
    .terse = všechny dílky už jsou venku. { $waits }

rg-king-there = dílek { WORDS($number) } už má { $player }
    .terse = dílek { WORDS($number) } má { $player }

rg-king-nowhere = král stojí tam, kde žádný dílek neleží

rg-remedy-king = Postavte ho na volný dílek, nebo napište číslo dílku
    .terse = Postavte ho na volný dílek

rg-not-offered = dílek { WORDS($number) } v nabídce není

rg-not-yours = má to být { NOUN($due, form: "number") }, tohle je dílek { WORDS($number) }
    .terse = má to být { NOUN($due, form: "number") }, ne { WORDS($number) }

rg-not-in-line = dílek { WORDS($number) } v nabídce neleží

rg-not-over = hra ještě neskončila. { $waits }

rg-no-draft = v téhle hře se dílky kladou volně, nabídka tu není

rg-remedy-wait = Vyčkejte na svůj tah

rg-remedy-lift-wait = Zvedněte ho a vyčkejte na svůj tah

rg-remedy-free-domino = Volný je { LIST($free, form: "number") }

rg-remedy-number = Zjistěte číslo znovu a napište ho ještě jednou
    .terse = Napište číslo ještě jednou

rg-setup-duel = Duel mocných je pro dva hráče, tady { $count ->
        [one] je jen jeden hráč
        [few] jsou { WORDS($count, gender: "masculine") } hráči
       *[other] je { WORDS($count, gender: "masculine") } hráčů
    }

rg-setup-wider = Širší nabídka je pro dva nebo tři hráče, tady { $count ->
        [one] je jen jeden hráč
        [few] jsou { WORDS($count, gender: "masculine") } hráči
       *[other] je { WORDS($count, gender: "masculine") } hráčů
    }

rg-setup-match-size = tahle hra potřebuje desky { WORDS($size) } na { COUNT($size, of: "square") }, ne { WORDS($columns) } na { WORDS($columns) }

rg-setup-dominoes = sada má { COUNT($count, of: "domino") }, tahle hra jich potřebuje { WORDS($needed, gender: "masculine") }

rg-variant = { $variant ->
        [dynasty] Dynastie
        [centralised] Centralizované království
        [harmony] Harmonie
        [duel] Duel mocných
       *[wider] Širší nabídka
    }

rg-prepare-variants = Varianty: { LIST($variants, style: "comma") }

rg-prepare-castles = Každý si vezme desku { WORDS($size) } na { COUNT($size, of: "square") }, hrad a { $kings ->
        [1] jednoho krále
       *[2] dva krále
    } stejného tvaru a postaví hrad na kterékoli políčko
    .terse = Každý si vezme hrad a { $kings ->
        [1] jednoho krále
       *[2] dva krále
    }

rg-prepare-aside = { $aside ->
        [0] Hraje se se všemi dílky, je jich { WORDS($in_play, gender: "masculine") }, žádný se neodkládá
       *[other] Zamíchejte dílky a odložte naslepo { COUNT($aside, of: "domino") }, ve hře jich bude { WORDS($in_play, gender: "masculine") }
    } a hraje se { COUNT($rounds, of: "round") }{ $special ->
        [0] { "" }
       *[1] . To jsou počty pro Duel mocných se Širší nabídkou
    }
    .terse = { $aside ->
        [0] Všech { COUNT($in_play, of: "domino") }
       *[other] Odložte { COUNT($aside, of: "domino") }
    }, { COUNT($rounds, of: "round") }

rg-prepare-line = Do první nabídky vylosujte { COUNT($count, of: "domino") }, srovnejte je od nejnižšího čísla a otočte{ $wider ->
        [0] { "" }
       *[1] . Z každé nabídky jeden zbude a jde mimo hru
    }
    .terse = V nabídce { COUNT($count, of: "domino") }

rg-prepare-king = Krále postavte na dílek v nabídce. Jestli dílky neleží na vykládací desce, napište to: pět tři, tečka a číslo dílku
    .terse = Král bez vykládací desky: pět tři, tečka, číslo

rg-prepare-typed = Kdo hraje bez desky, která dílky čte, hrad píše: čtyři dva, tečka, číslo hráče, tečka a políčko jako dvě číslice. Dílek: čtyři jedna, tečka, číslo dílku, tečka, jedno políčko, tečka, druhé políčko
    .terse = Bez desky: hrad čtyři dva, tečka, číslo hráče, tečka, políčko. Dílek čtyři jedna, tečka, číslo, obě políčka
