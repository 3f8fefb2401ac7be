### Česky. Co která zpráva znamená a jaké má údaje, stojí v anglickém souboru.
### "Řada" je jen řada desky; dílky na výběr jsou nabídka.

## Nabídka a pořadí tahů.

rg-offer = V nabídce { $count ->
        [few] jsou { COUNT($count, of: "domino") }
       *[other] je { COUNT($count, of: "domino") }
    }{ $missing ->
        [0] { "" }
       *[other] , ještě chybí { WORDS($missing, gender: "masculine") }
    }. { LIST($items, style: "sentences", form: "line") }
    .terse = V nabídce { COUNT($count, of: "domino") }{ $missing ->
        [0] { "" }
       *[other] , ještě chybí { WORDS($missing, gender: "masculine") }
    }. { LIST($items, style: "sentences", form: "line") }

rg-offer-none = nabídka je prázdná{ $last ->
        [0] { "" }
       *[1] {" "}a nová už nebude
    }

rg-order = { $acting ->
        [0] { "" }
       *[1] Teď vybírá { $player }.
    } Zbývá položit { COUNT($count, of: "domino") }. { LIST($items, style: "sentences", form: "line") }
    .terse = { $acting ->
        [0] { "" }
       *[1] Vybírá { $player }.
    } Zbývá položit { COUNT($count, of: "domino") }. { LIST($items, style: "sentences", form: "line") }

rg-order-first = První výběr, { COUNT($count, of: "move") }. { LIST($items, style: "comma") }

rg-order-player = { $player }

rg-order-lots = nejdřív los, kdo začíná

rg-order-none = všechny tahy jsou hotové

rg-rounds = { $several ->
        [0] { "" }
       *[1] { ORDINAL($game, gender: "feminine") } hra,
    } kolo { WORDS($round) }, { $left ->
        [0] poslední
        [one] zbývá { COUNT($left, of: "round") }
        [few] zbývají { COUNT($left, of: "round") }
       *[other] zbývá { COUNT($left, of: "round") }
    }

rg-rounds-first = { $several ->
        [0] { "" }
       *[1] { ORDINAL($game, gender: "feminine") } hra,
    } první výběr, potom { COUNT($rounds, of: "round") }

## Kde co je.

rg-find = { NOUN($terrain) }: { COUNT($count, of: "area") }. { LIST($items, style: "sentences") }

rg-find-none = { NOUN($terrain) }: na téhle desce zatím není

rg-area-at = { PART($squares, $crowns, $points, of: "rg-area-counts", names: "squares crowns points") }, { LIST($rows, style: "comma") }
    .terse = { COUNT($squares, of: "square") }, { LIST($rows, style: "comma") }

rg-area-row = řada { WORDS($row) } { LIST($cells) }

## Co by dílek přinesl.

rg-bring = Pro dílek { WORDS($number) } { $count ->
        [few] jsou { COUNT($count, of: "place") }
       *[other] je { COUNT($count, of: "place") }
    }. { LIST($items, $first, style: "sentences", form: "ordered") }
    .terse = { COUNT($count, of: "place") }. { LIST($items, $first, style: "sentences", form: "ordered") }

rg-spot-brings = { $gained ->
        [0] nic nepřinese
       *[other] přinese { COUNT($gained, of: "point") }
    }, { NOUN($terrain_a) } { $a }, { NOUN($terrain_b) } { $b }
    .ordered = { ORDINAL($index, gender: "neuter") }: { $gained ->
        [0] nic nepřinese
       *[other] přinese { COUNT($gained, of: "point") }
    }, { NOUN($terrain_a) } { $a }, { NOUN($terrain_b) } { $b }

rg-bring-none = dílek { WORDS($number) } se tam nevejde

rg-bring-there = Dílek { WORDS($number) } tam { $gained ->
        [0] nic nepřinese
       *[other] přinese { COUNT($gained, of: "point") }
    }{ $middle ->
        [same] { "" }
        [won] , hrad bude uprostřed
       *[lost] , hrad už uprostřed nebude
    }. { LIST($areas, style: "sentences") }
    .terse = { $gained ->
        [0] Nic nepřinese
       *[other] Přinese { COUNT($gained, of: "point") }
    }{ $middle ->
        [same] { "" }
        [won] , hrad uprostřed
       *[lost] , hrad už uprostřed nebude
    }. { LIST($areas, style: "sentences") }

rg-bring-not = Dílek { WORDS($number) } tam ležet nemůže: { LIST($reasons, style: "sentences") }. { LIST($remedies, style: "sentences") }
    .terse = Tam ležet nemůže: { LIST($reasons, style: "sentences") }

rg-which-domino = který dílek máte na mysli? Napište za příkaz jeho číslo
    .terse = který dílek? Napište číslo

rg-none-due = { $player } teď nemá krále na žádném dílku. Napište za příkaz číslo dílku
    .terse = { $player } teď krále na dílku nemá. Napište číslo

## Mimo hru.

rg-aside = { $own ->
        [0] Odložený dílek není žádný
        [one] Odložen je { COUNT($own, of: "domino") }
        [few] Odloženy jsou { COUNT($own, of: "domino") }
       *[other] Odloženo je { COUNT($own, of: "domino") }
    }{ $removed ->
        [0] { "" }
        [one] , nevybraný zůstal jeden
        [few] , nevybrané zůstaly { WORDS($removed, gender: "masculine") }
       *[other] , nevybraných zůstalo { WORDS($removed, gender: "masculine") }
    }. { LIST($items, style: "sentences") }

rg-aside-by = { $player }, dílek { WORDS($number) }, { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }

rg-aside-nobodys = nevybraný dílek { WORDS($number) }, { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }

rg-aside-none = Odloženo zatím není nic

## Body v Dynastii.

rg-score-dynasty = { $player } má v téhle hře { COUNT($total, of: "point") }, za všechny hry { COUNT($together, of: "point") }. { LIST($items, style: "sentences") }. { PART($more, of: "rg-areas-left", names: "more") }
    .terse = { $player } { COUNT($together, of: "point") }, z téhle hry { WORDS($total, gender: "masculine") }{ SIZE($items) ->
        [0] { "" }
       *[other] : { LIST($items, style: "comma") }
    }. { PART($more, of: "rg-areas-left", names: "more") }

## Odchod od stolu.

confirm-leave = Opravdu odejít od stolu? Ostatní hrají dál. Napište totéž znovu. Jinak zůstanete
    .terse = Odejít od stolu? Napište totéž znovu

## Krajiny, jak se píší.

terrain-digit = { NOUN($terrain) }: { WORDS($number) }

key-needs-terrain = Příkaz { $word }: ještě je potřeba krajina. Napište příkaz, tečku a číslici: { LIST($items, style: "comma") }
    .terse = { $word }, ještě krajina: { LIST($items, style: "comma") }

terrain-typed-field = obilí
terrain-typed-forest = les, lesy
terrain-typed-lake = jezero, jezera
terrain-typed-meadow = louka, louky
terrain-typed-swamp = bažina, bažiny
terrain-typed-mine = důl, doly

## Příkazy.

command-rounds = kolo, kola

command-find = najít, krajina

command-bring = přinese, zisk

command-aside = odložené, stranou

command-offer = nabídka

command-order = sled, postup

command-choose = vybrat, král

command-draw = vylosovat, táhnout

command-lots = los, losovat

command-correct = opravit

command-leave = opustit

command-does-rounds = které je kolo a kolik jich zbývá

command-does-find = kde jsou oblasti jedné krajiny

command-does-bring = kolik by dílek přinesl

command-does-aside = dílky mimo hru

command-does-offer = co je v nabídce a kdo kde stojí

command-does-order = kdo kdy táhne

command-does-choose = postaví krále na dílek

command-does-draw = vylosuje dílek do nabídky

command-does-lots = vylosuje, kdo začíná

command-does-correct = opraví číslo dílku

command-does-leave = odchod od stolu, ostatní hrají dál
