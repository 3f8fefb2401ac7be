### Czech. What each message is for and which facts it has stands in the English file.

command-qg-score = body, skóre

command-qg-waiting = čeká, tah

command-qg-why = proč, důvod

command-qg-confirm = potvrdit, ano

command-qg-bonuses = bonusy, bonus, prémie

command-qg-ranking = umístění, vede, stav, vedení

command-qg-rounds = kolo, kola

command-qg-here = tady, zde, políčko

command-qg-around = okolo, kolem, sousedé

command-qg-groups = skupiny, skupina

command-qg-find = najít, barva, barvu, najdi, hledat

command-qg-garden = zahrada, zahradu

command-qg-storage = skladiště, sklad, skladišti

command-qg-fits = kam, možnosti

command-qg-best = poradit, nejlepší

command-qg-pay = zaplatit, náklady, cena

command-qg-left = zbývá, zbytek, sáček

command-qg-surround = obklopit, obklopí

command-qg-place = položit, umístit, dílek, pokládá dílek, umístit dílek, položit dílek, pokládá, umisťuji

command-qg-lay = vyložit, destička, destičku, umístit destičku, položit destičku, pokládá destičku, pokládám destičku

command-qg-buy = koupit, kupuji, kupuje, koupit destičku, kupuje destičku

command-qg-pass = pas, pasuji, pasovat, pasuje

command-qg-offer = výloha, výlohu, přehled, nabídka

command-qg-patterns = symboly, symbol

command-qg-take = vzít, beru, bere, vezmu, dobrat, dobírám, dobírat, dobírá, vezmi, dobrat záhony

command-qg-draw = vylosovat, táhnout, tahám

command-qg-lots = los, losovat, začíná

command-qg-turn = otočit, obrátit, odkrýt, otáčí, otočila

command-qg-wheel = otočné, otočné kolo, kruh

command-does-qg-score = body a z čeho jsou

command-does-qg-waiting = na co se čeká

command-does-qg-why = proč něco nejde, jinak odkud jsou poslední body

command-does-qg-confirm = provede, co je na řadě: konec kola

command-does-qg-bonuses = co by přinesl konec hry, jak je to teď

command-does-qg-ranking = kdo vede

command-does-qg-rounds = které je kolo a kdo už pasuje

command-does-qg-here = jedno políčko zahrady, klávesami podle hodin

command-does-qg-around = co leží kolem políčka, po směru hodin od dvanáctky

command-does-qg-groups = skupiny na zahradě

command-does-qg-find = kde leží barva nebo symbol

command-does-qg-garden = celá zahrada po částech

command-does-qg-storage = skladiště

command-does-qg-fits = co kam smí a za jakou cenu

command-does-qg-best = co je teď nejlepší udělat

command-does-qg-pay = všechny způsoby, jak záhon zaplatit

command-does-qg-left = co zbývá v sáčku, ve věži a v zásobě

command-does-qg-surround = co chybí kolem fontány, sochy, lavičky nebo pavilónu

command-does-qg-place = položí dílek ze skladiště na zahradu

command-does-qg-lay = přiloží destičku ze skladiště k zahradě

command-does-qg-buy = koupí destičku lícem dolů za šest bodů

command-does-qg-pass = pasuje. Zeptá se, co se odhodí, samotný Enter pasuje

command-does-qg-offer = výloha podle barev, nebo jedno její místo

command-does-qg-patterns = výloha podle symbolů

command-does-qg-take = vezme všechny záhony jedné barvy nebo jednoho symbolu

command-does-qg-draw = losuje dílky na vrch sloupečku

command-does-qg-lots = vylosuje, kdo začíná

command-does-qg-turn = otočí destičku, která je na řadě

command-does-qg-wheel = co ukazuje otočné kolo teď a příště

criterion-typed-blue = modrá, modrý, modré, modrou, modrého, modrých

criterion-typed-purple = fialová, fialový, fialové, fialovou, fialového, fialových

criterion-typed-dark-purple = tmavě fialová, tmavě fialový, tmavě fialové, tmavě fialovou, tmavě fialového, tmavě fialových, tmavofialová

criterion-typed-light-green = světle zelená, světle zelený, světle zelené, světle zelenou, světle zeleného, světle zelených, světlezelená

criterion-typed-dark-green = tmavě zelená, tmavě zelený, tmavě zelené, tmavě zelenou, tmavě zeleného, tmavě zelených, tmavozelená

criterion-typed-yellow = žlutá, žlutý, žluté, žlutou, žlutého, žlutých

criterion-typed-tree = strom, stromu, stromy, stromů, stromem

criterion-typed-bird = pták, ptáka, ptáci, ptáky, ptáků, ptákem

criterion-typed-butterfly = motýl, motýla, motýli, motýly, motýlů

criterion-typed-flower = květina, květinu, květiny, květin, květ, květy, květinou

criterion-typed-plant = rostlina, rostlinu, rostliny, rostlin

criterion-typed-tulips = tulipány, tulipán, tulipánů

given-typed-joker = žolík, žolíka, žolíky

given-typed-expansion = destička, destičku, destičky

clock-typed-12h = dvanáctka, dvanáctku, dvanáctce, dvanáctá, dvanáctou, dvanácté

clock-typed-2h = dvojka, dvojku, dvojce, druhá, druhou, druhé

clock-typed-4h = čtyřka, čtyřku, čtyřce, čtvrtá, čtvrtou, čtvrté

clock-typed-6h = šestka, šestku, šestce, šestá, šestou, šesté

clock-typed-8h = osmička, osmičku, osmičce, osmá, osmou, osmé

clock-typed-10h = desítka, desítku, desítce, desátá, desátou, desáté

qg-cell-typed = { $what ->
        [fountain] fontána
        [space] fontána { PART($hour, of: "qg-clock", names: "hour") }
        [statue] socha { PART($hour, of: "qg-clock", names: "hour") }
        [bench] lavička { PART($hour, of: "qg-clock", names: "hour") }
        [pavilion] pavilón { PART($slot, of: "qg-clock", names: "hour") }
       *[rim] destička { PART($slot, of: "qg-clock", names: "hour") } { PART($hour, of: "qg-clock", names: "hour") }
    }
    .number = { $what ->
        [fountain] fontána
        [space] fontána { WORDS($hour) }
        [statue] socha { WORDS($hour) }
        [bench] lavička { WORDS($hour) }
        [pavilion] pavilon { WORDS($slot) }
       *[rim] destička { WORDS($slot) } { WORDS($hour) }
    }

key-needs-hexagon = Příkaz { $word }: který záhon? Napište jeho barvu a symbol, slovy nebo dvěma číslicemi
    .terse = { $word }: který záhon? Barva a symbol

key-needs-shown = Příkaz { $word }: který záhon? Napište jeho barvu a symbol, slovy nebo dvěma číslicemi
    .terse = { $word }: který záhon? Barva a symbol

key-needs-criterion = Příkaz { $word }: která barva nebo který symbol? Napište slovo. Číslicemi je barva její číslice a nula, symbol nula a jeho číslice
    .terse = { $word }: která barva nebo který symbol?

key-needs-gardencell = Příkaz { $word }: které políčko? Napište třeba fontána dvojka, nebo dvě klávesy: směrem k destičce a potom k políčku. Pět je fontána, nebo střed
    .terse = { $word }: které políčko? Dvě klávesy

key-needs-clock = Příkaz { $word }: na kterou hodinu? Napište ji slovem, třeba dvojka, nebo klávesou v jejím směru: osm je dvanáctka, dva je šestka
    .terse = { $word }: na kterou hodinu? Jedna klávesa

key-needs-ornament = Příkaz { $word }: co? Napište třeba socha jednička nebo fontána. Číslicemi je to nula a hodina, pro fontánu pět pět, pro pavilón klávesa destičky a pět
    .terse = { $word }: co? Třeba fontána

key-needs-given = Příkaz { $word }: který záhon nebo žolík? Napište barvu a symbol, pro destičku před nimi sedm, pro žolíka nula nula
    .terse = { $word }: který záhon nebo žolík?

key-needs-gone = Příkaz { $word }: který záhon ze skladiště? Napište barvu a symbol, pro destičku před nimi sedm
    .terse = { $word }: který záhon ze skladiště?

key-needs-displayplace = Příkaz { $word }: které místo ve výloze? Napište jeho číslo, nula je vrch sloupečku
    .terse = { $word }: které místo? Nula je sloupeček

qg-key-property = { $property }, { COUNT($count, of: "hexagon") }: { $sort ->
        [colour] { WORDS($number) }
       *[pattern] nula { WORDS($number) }
    }
    .terse = { $property }, { COUNT($count, of: "hexagon") }

qg-key-tile = { $hexagon }: { WORDS($number) }
    .terse = { $hexagon }

qg-key-expansion = { $expansion }: sedm, { WORDS($number) }
    .terse = { $expansion }

qg-key-joker = žolík: nula nula
    .terse = žolík

qg-key-clock = { PART($hour, of: "qg-clock", names: "hour") }: klávesa { WORDS($key) }
    .terse = { PART($hour, of: "qg-clock", names: "hour") }

qg-key-copy = { $number ->
        [0] nula je dílek na vrchu sloupečku{ $what ->
            [stack] , který se tím posune
           *[other] { "" }
        }
       *[other] místo { WORDS($number) }, { $what ->
            [expansion] destička
           *[other] dílek
        }
    }
    .terse = { $number ->
        [0] nula je sloupeček{ $what ->
            [stack] , posune se
           *[other] { "" }
        }
       *[other] místo { WORDS($number) }, { $what ->
            [expansion] destička
           *[other] dílek
        }
    }

qg-ask-criterion = která barva nebo symbol? { LIST($items, style: "sentences") }
    .terse = co? { LIST($items, style: "sentences") }
    .full = která barva nebo symbol? { LIST($items, style: "sentences") }. Barva je její číslice a nula, symbol je nula a jeho číslice

qg-ask-copy = odkud, { $hexagon }? { LIST($items, style: "sentences") }

qg-ask-tile = který dílek? { LIST($items, style: "comma") }

qg-ask-cell = které políčko, { $hexagon }? Možnosti, celkem { WORDS($count, gender: "feminine") }: { LIST($items, style: "comma", form: "listed") }
    .terse = kam? Celkem { WORDS($count, gender: "feminine") }: { LIST($items, style: "comma", form: "listed") }
    .full = které políčko, { $hexagon }? Možnosti, celkem { WORDS($count, gender: "feminine") }: { LIST($items, style: "comma", form: "listed") }. Napište dvě klávesy: směrem k destičce a potom k políčku. Pět je fontána, nebo střed

qg-ask-given = co se odhodí? Náklady { WORDS($cost) }, ještě chybí { COUNT($lacking, of: "thing") }: { LIST($items, style: "comma") }
    .terse = odhodit? Chybí { COUNT($lacking, of: "thing") }: { LIST($items, style: "comma") }

qg-ask-expansion = která destička? { LIST($items, style: "comma") }

qg-ask-slot = na kterou hodinu? { LIST($items, style: "comma") }

qg-ask-rim = kde na okraji, { $hexagon }? { LIST($items, style: "comma") }

qg-ask-buy = na kterou hodinu? Cena { COUNT($price, of: "point") }, potom { COUNT($left, of: "point") }. { LIST($items, style: "comma") }
    .terse = na kterou hodinu? Cena { COUNT($price, of: "point") }. { LIST($items, style: "comma") }

qg-ask-discard = něco odhodit? Samotný Enter pasuje{ $first ->
        [1] , první pas stojí jeden bod
       *[0] { "" }
    }. { LIST($items, style: "comma") }

qg-ask-discard-more = ještě něco odhodit? Zatím { LIST($gone, style: "comma") }, mínus { COUNT($points, of: "point") }. Enter pasuje. { LIST($items, style: "comma") }

qg-ask-draw = dílek { WORDS($number) }: jaký záhon?
    .terse = dílek { WORDS($number) }?
    .full = dílek { WORDS($number) }: jaký záhon? Napište barvu a symbol, dvě číslice. Zbývá zadat { COUNT($lacking, of: "garden-tile") }

qg-ask-turn = { $place }, destička lícem nahoru: jaký záhon?
    .terse = { $place }: jaký záhon?

qg-none-to-lay = { $sort ->
        [tile] { $count ->
            [0] ve skladišti není žádný dílek
           *[other] žádný dílek ze skladiště teď nejde položit, kvůli nákladům nebo sousedům
        }
       *[expansion] { $count ->
            [0] ve skladišti není žádná destička
           *[other] žádná destička ze skladiště teď nejde přiložit, kvůli nákladům nebo sousedům
        }
    }

qg-no-space-for = žádné políčko teď nevyhovuje, { $thing }. Všude nesouhlasí sousedé
    .terse = žádné políčko teď nevyhovuje, { $thing }

qg-cost-open = zbytek nákladů takhle zaplatit nejde, { $hexagon }. Chybí { COUNT($lacking, of: "thing") }

qg-remedy-fits = Nejdřív něco vezměte, nebo se zeptejte příkazem třicet jedna, co kam smí
