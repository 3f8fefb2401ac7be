### Česky. Co která zpráva znamená a jaké má údaje, stojí v anglickém souboru.
### "Řada" je jen řada desky; dílky na výběr jsou nabídka.

## Nabídka a pořadí tahů.

rg-offer = V nabídce { $count ->
        [few] jsou { COUNT($count, of: "domino") }
       *[other] je { COUNT($count, of: "domino") }
    }{ $missing ->
        [0] { SAME($free, $count) ->
            [yes] { $count ->
                [one] , volný
               *[other] , všechny volné
            }
           *[no] { $free ->
                [0] { $count ->
                    [one] , obsazený
                   *[other] , všechny obsazené
                }
                [one] , z toho jeden volný
                [few] , z toho { WORDS($free, gender: "masculine") } volné
               *[other] , z toho { WORDS($free, gender: "masculine") } volných
            }
        }
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

rg-find = { $first ->
        [1] { NOUN($terrain) }: { COUNT($count, of: "area") }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

rg-find-none = { NOUN($terrain) }: na téhle desce zatím není

rg-area-at = { PART($squares, $crowns, $points, of: "rg-area-counts", names: "squares crowns points") }, { LIST($rows, style: "comma") }
    .terse = { COUNT($squares, of: "square") }, { LIST($rows, style: "comma") }

rg-area-row = řada { WORDS($row) } { LIST($cells) }

## Co by dílek přinesl.

rg-bring = { $first ->
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

rg-which-domino = který dílek myslíte? Napište jeho číslo
    .terse = který dílek?

rg-none-due = { $player } nemá krále na žádném dílku. Napište číslo dílku
    .terse = { $player } nemá krále na žádném. Číslo dílku?

## Mimo hru.

rg-aside = { $first ->
        [1] { $own ->
            [0] Odložený dílek není žádný
            [one] Odložen je { COUNT($own, of: "domino") }
            [few] Odloženy jsou { COUNT($own, of: "domino") }
           *[other] Odloženo je { COUNT($own, of: "domino") }
        }{ $removed ->
            [0] { "" }
            [one] , nevybraný zůstal jeden
            [few] , nevybrané zůstaly { WORDS($removed, gender: "masculine") }
           *[other] , nevybraných zůstalo { WORDS($removed, gender: "masculine") }
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

rg-aside-by = { $player }, dílek { WORDS($number) }, { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }

rg-aside-nobodys = nevybraný dílek { WORDS($number) }, { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }

rg-aside-none = Odloženo zatím není nic

## Body v Dynastii.

rg-score-dynasty = { SIZE($items) ->
        [0] { $player } má v téhle hře { COUNT($total, of: "point") }, za všechny hry { COUNT($together, of: "point") }
       *[other] { $first ->
            [1] { $player } má v téhle hře { COUNT($total, of: "point") }, za všechny hry { COUNT($together, of: "point") }.
           *[other] { "" }
        } { LIST($items, style: "sentences") }
    }. { PART($more, of: "rg-areas-left", names: "more") }
    .terse = { SIZE($items) ->
        [0] { $player } { COUNT($together, of: "point") }, z téhle hry { WORDS($total, gender: "masculine") }
       *[other] { $first ->
            [1] { $player } { COUNT($together, of: "point") }, z téhle hry { WORDS($total, gender: "masculine") }:
           *[other] { "" }
        } { LIST($items, style: "comma") }
    }. { PART($more, of: "rg-areas-left", names: "more") }

## Odchod od stolu.

## Krajiny, jak se píší.

terrain-digit = { NOUN($terrain) }: { WORDS($number) }

key-needs-terrain = Příkaz { $word }: která krajina? { LIST($items, style: "comma") }
    .terse = { $word }: která krajina? { LIST($items, style: "comma") }

terrain-typed-field = obilí, obilné pole, obilného pole, obilných polí, pole, polí, polem, klas, klasy
terrain-typed-forest = les, lesa, lesu, lesem, lesy, lesů
terrain-typed-lake = jezero, jezera, jezeru, jezerem, jezer, rybník, rybníku, rybníky, rybníků, rybníkem, voda, vodu, vody
terrain-typed-meadow = louka, louku, louky, louce, loukou, luk, pastvina, pastvinu, pastviny
terrain-typed-swamp = bažina, bažinu, bažiny, bažině, bažinou, bažin, močál, močály
terrain-typed-mine = důl, dolu, dolem, doly, dolů, skála, skálu, skály, skal

## Příkazy.

command-rounds = kolo, kola

command-find = najít, krajina, krajinu, najdi, hledat

command-bring = přinese, zisk

command-aside = odložené, stranou

command-offer = nabídka, nabídku, nabídky

command-order = pořadí, sled, postup

command-choose = vybrat, král, krále, vybírám, vybírá, figurka, figurku

command-draw = vylosovat, táhnout, vylosováno

command-lots = los, losovat, začíná

command-correct = opravit, opraveno

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
