tiles-tile = { NOUN($colour, of: "tile-of") }
tiles-tile-count = { $count ->
        [one] { WORDS($count, gender: "masculine") } { NOUN($colour, of: "tile-of") }
        [few] { WORDS($count, gender: "masculine") } { NOUN($colour, of: "tile-of", form: "few") }
       *[other] { WORDS($count, gender: "masculine") } { NOUN($colour, of: "tile-of", form: "many") }
    }
tile-of-blue = modrý dílek
    .few = modré dílky
    .many = modrých dílků
tile-of-yellow = žlutý dílek
    .few = žluté dílky
    .many = žlutých dílků
tile-of-red = červený dílek
    .few = červené dílky
    .many = červených dílků
tile-of-black = černý dílek
    .few = černé dílky
    .many = černých dílků
tile-of-white = bílý dílek
    .few = bílé dílky
    .many = bílých dílků
tile-of-brown = hnědý dílek
    .few = hnědé dílky
    .many = hnědých dílků
tiles-show-colour = { PART($colour, $count, of: "tiles-tile-count", names: "colour count") }. Kapsy: { LIST($pockets, style: "comma") }
tiles-check-colours = Každá barva má své vlastní kapsy, { $count ->
        [one] je to { WORDS($count, gender: "feminine") } barva
        [few] jsou to { WORDS($count, gender: "feminine") } barvy
       *[other] je to { WORDS($count, gender: "feminine") } barev
    }
doctor-tiles-equal = Sada dílků: { $id }, má { COUNT($count, of: "domino") }
tiles-no-domino-to-walk = Zkouška desky se dělá s dílkem ze dvou půlek, a sada { $id } žádný takový nemá. Vyberte sadu, která takové má, a jeden z nich
tiles-no-numbers = dílky sady { $id } nemají čísla, rozlišuje je jen barva. Vynechte číslo, nebo volbou { $option } vyberte sadu s čísly
bench-check-tile = Kapsy se jmenují tak, jak tam dílek teď leží, při pohledu shora. Jmenovaný pól míří k desce
bench-check-meant-any = Jestli má patřit do téhle sady, liší se v jediném magnetu: { LIST($things, style: "or") }
tiles-colour = tohle není dílek známé barvy: { $text }. Známé jsou { LIST($colours) }
tiles-colour-twice = tahle barva už svůj řádek má: { $text }, poprvé řádek { WORDS($first) }
tiles-colour-other = barva je { $text }, řádek ale patří barvě { $expected }
tiles-colour-format = řádek pro { $text } potřebuje v záhlaví formát { WORDS($format) }
tiles-count = tohle není počet dílků: { $text }, nejvýš { COUNT($most, of: "domino") }
tiles-colour-unlawful = { NOUN($colour, of: "tile-of") }: takové kapsy patří jiné hře
tiles-colour-like = { NOUN($colour, of: "tile-of") } se čte stejně jako něco jiného z téhle sady: { $other }

## Dílky, které leží šikmo.

tiles-castle-centreless = hrad { WORDS($number) } nemá magnet v prostřední kapse. Když leží šikmo, čte se jeho políčko jako prázdné. Použít se dá, když leží rovně

tiles-colour-centreless = { NOUN($colour, of: "tile-of") }: v prostřední kapse nemá magnet. Když leží šikmo, čte se jeho políčko jako prázdné. Použít se dá, když leží rovně

tiles-read-askew = Pozor: čte se jen prostřední kapsa, { $cell }. Dílek leží šikmo, srovnejte ho, až dosedne mezi kolíky. Jestli leží rovně, chybí mu magnety v rozích
