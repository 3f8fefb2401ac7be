### Počítání a pořadí hotových království.

## Co se říká.

rg-game = { ORDINAL($number, gender: "feminine") } hra

rg-sum = { $player } má { COUNT($total, of: "point") }: { LIST($games, style: "comma") }
    .terse = { $player } { COUNT($total, of: "point") }

rg-sum-game = { ORDINAL($number, gender: "feminine") } hra { COUNT($points, of: "point") }

rg-tie-sum = { LIST($players) } mají shodně { COUNT($total, of: "point") }. V Dynastii už nic dalšího nerozhoduje

## Na co se ptá.

rg-count-ask = { $player }: kolik dílků bylo odloženo? Napište číslo, nula znamená žádný

## Co se takhle spočítat nedá.

rg-count-variant = varianta { $found } je neznámá. Varianty: { LIST($known, style: "comma") }

rg-count-size = { $player }: tohle království je pět na pět políček, Duel mocných potřebuje sedm na sedm. Vynechte Duel, nebo zapište království v sedmi řadách

rg-count-dominoes = { $player }: položených dílků { WORDS($laid, gender: "masculine") }, odložených { WORDS($discarded, gender: "masculine") }, ale hráč jich dostane jen { WORDS($each, gender: "masculine") }. Zkontrolujte království i počet odložených

rg-count-unknown = { $player }: Harmonie závisí na tom, jestli byl nějaký dílek odložen, a { $reason ->
        [wider] v Duelu se Širší nabídkou to království neukáže
       *[unread] některá políčka se nedají přečíst
    }. Přidejte volbu { $option } a počet, nula znamená žádný

rg-count-number = tohle není číslo: { $found }. Volba { $option } potřebuje počet odložených dílků

rg-count-below = odložených dílků nemůže být méně než nula, ale zadáno bylo { WORDS($number) }. Nula znamená žádný

rg-count-each = { $told ->
        [one] zadaný je { WORDS($told, gender: "masculine") } počet odložených dílků
        [few] zadané jsou { WORDS($told, gender: "masculine") } počty odložených dílků
       *[other] zadáno je { WORDS($told, gender: "masculine") } počtů odložených dílků
    }, ale { $count ->
        [one] království je { WORDS($count, gender: "neuter") }
        [few] království jsou { WORDS($count, gender: "neuter") }
       *[other] království je { WORDS($count, gender: "neuter") }
    }. Každé potřebuje svůj počet, ve stejném pořadí

rg-count-thirds = Dynastie sčítá tři hry, takže každý hráč potřebuje tři soubory. { $count ->
        [few] Soubory jsou tu { WORDS($count, gender: "masculine") }
        [one] Soubor je tu jeden
       *[other] Souborů je tu { WORDS($count, gender: "masculine") }
    }. Uveďte soubory první hry, potom druhé a třetí, hráče vždy ve stejném pořadí

rg-count-gap = Dynastie se nesečetla, protože některé království chybí. Opravte soubor, který byl uveden, a spočítejte znovu

rg-count-dynasty = Dynastie potřebuje království ze tří her, a tady leží jen jedna. Zapište království z každé hry do souborů a ty uveďte

rg-rank-few = do pořadí jsou potřeba aspoň dvě království. Uveďte další soubory, jedno samotné spočítá: { $command }

rg-rank-dynasty = Dynastii sečte a seřadí: { $command }

## O čem se u dohraného království pochybuje.

rg-doubt-castle = hrad chybí. Postavte ho, kde stál ve hře

rg-doubt-castles = je tu víc než jeden hrad: { LIST($cells) }. Odeberte, co do tohohle království nepatří

rg-doubt-stranded = dílek { WORDS($number) } se nedotýká hradu ani své krajiny, ať se pokládalo v jakémkoli pořadí: { LIST($cells) }. Zkontrolujte, jestli leží tam, kde ležel ve hře, a jestli vedle něj nechybí jiný

rg-doubt-odd = počet políček je lichý, { WORDS($count) }, takže to nejsou celé dílky. Najděte půlku, která chybí nebo přebývá

rg-doubt-squares = z dílků sady se takhle položit nedalo: { LIST($cells, most: 6) }. Porovnejte tahle políčka s tím, co leží na desce

rg-doubt-many = položených dílků je tu { WORDS($laid, gender: "masculine") }, hráč jich dostane { WORDS($each, gender: "masculine") }. Odeberte, co do tohohle království nepatří, nebo uveďte varianty hry

rg-doubt-set = na všechna tahle království dohromady jedna sada dílků nestačí. Porovnejte je s tím, co leží na desce, nebo je počítejte zvlášť, když jsou z různých her

rg-doubt-elsewhere = dílek { WORDS($number) } se čte tady, { LIST($cells) }, a taky na desce, kde hraje { $other }. Zvedněte ho tam, kam nepatří, a položte znovu
