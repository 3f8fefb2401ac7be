### Azul Zahrady pro královnu před začátkem. Popis zpráv je v anglickém souboru.

qg-title = Azul Zahrady pro královnu

qg-variant = { $variant ->
        [side-b] strana bé desky počítadel
       *[below] body smí klesnout pod nulu
    }

qg-preparing-draw = Kdo losuje pořadí, dílky a destičky záhonů? Hráči: jedna. Program: dva. Enter: { $usual ->
        [hand] hráči
       *[companion] program
    }

qg-prepare-variants = Varianty: { LIST($variants, style: "comma") }

qg-prepare-garden = Každý si vezme zahradu a doprostřed položí destičku s fontánou
    .terse = Zahrady, doprostřed destičky s fontánou

qg-prepare-clock = Místa se jmenují podle hodin. Položte zahradu tak, aby jedno místo pro destičku záhonů mířilo od vás: to je dvanáctka. Po směru hodin následuje dvojka, čtyřka, šestka, osmička a desítka. Stejné hodiny mají políčka u fontány i okraj každé destičky, sochy a lavičky mají liché
    .terse = Zahradu položte tak, aby jedno místo pro destičku mířilo od vás: dvanáctka. Po směru hodin dvojka, čtyřka, šestka, osmička, desítka

qg-prepare-keys = Na numerické klávesnici jsou hodiny kolem pětky: klávesa osm je dvanáctka, devět dvojka, tři čtyřka, dva šestka, jedna osmička, sedm desítka. Klávesa pět je střed
    .terse = Hodiny jsou klávesy kolem pětky, osm je dvanáctka, pět střed

qg-prepare-storage = Každý si vezme skladiště a vyloží na ně { COUNT($jokers, of: "joker", case: "accusative") }. Má { COUNT($tiles, of: "place") } pro dílky a žolíky a { WORDS($expansions, gender: "neuter") } pro destičky. Ostatní žolíci leží u věže
    .terse = Skladiště, na každé { COUNT($jokers, of: "joker", case: "accusative") }, ostatní k věži

qg-prepare-points = Deska počítadel leží { $side_b ->
        [0] stranou á
       *[1] stranou bé
    } nahoru, otočné kolo a ukazatel hodnocení na začátku. Body každého začínají na čísle { WORDS($points) }, bodovací žetony leží vedle
    .terse = Deska počítadel { $side_b ->
        [0] stranou á
       *[1] stranou bé
    } nahoru, otočné kolo na začátku, body { WORDS($points) }

qg-prepare-bag = { $companion ->
        [0] Dejte do sáčku všechny dílky, je jich { WORDS($count, gender: "masculine") }
       *[1] Losuje program. Připravte si dílky podle barev a symbolů
    }
    .terse = { $companion ->
        [0] Všechny dílky do sáčku
       *[1] Losuje program, dílky roztřiďte
    }

qg-prepare-stacks = { $companion ->
        [0] Zamíchejte destičky záhonů rubem nahoru. Udělejte { $count ->
            [one] jeden sloupeček
            [few] { WORDS($count, gender: "masculine") } sloupečky
           *[other] { WORDS($count, gender: "masculine") } sloupečků
        }, v každém { COUNT($each, of: "expansion") }. Zbytek, { COUNT($supply, of: "expansion") }, je obecná zásoba, navrch přijde štítek. První sloupeček dejte do výlohy, vedle žeton začínajícího hráče
       *[1] Program zastupuje i sloupečky a řekne, která destička se otočí. Roztřiďte destičky záhonů podle barev. Na každé kolo odpočítejte { COUNT($each, of: "expansion", case: "accusative") }, do obecné zásoby { COUNT($supply, of: "expansion", case: "accusative") }
    }
    .terse = { $companion ->
        [0] Udělejte { $count ->
            [one] jeden sloupeček
            [few] { WORDS($count, gender: "masculine") } sloupečky
           *[other] { WORDS($count, gender: "masculine") } sloupečků
        }, v každém { COUNT($each, of: "expansion") }, v obecné zásobě { WORDS($supply, gender: "feminine") }
       *[1] Roztřiďte destičky záhonů. V každém kole { WORDS($each, gender: "feminine") }, v obecné zásobě { WORDS($supply, gender: "feminine") }
    }

qg-prepare-start = Začíná nejmladší hráč, nebo rozhodne los

qg-setup-players = hráčů má být nejméně { WORDS($least, gender: "masculine") } a nejvýš { WORDS($most, gender: "masculine") }, tady { $count ->
        [few] jsou { WORDS($count, gender: "masculine") }
       *[other] je { WORDS($count, gender: "masculine") }
    }

qg-setup-seats = dva hráči mají stejné místo

qg-setup-variant = tahle hra takovou variantu nemá: { $variant }

qg-setup-side-b = body na straně bé desky počítadel ještě nikdo nezadal. Zadejte je jednou příkazem companion kolo a začněte znovu

qg-setup-tables = body otočného kola nebo žolíci za obklopení jsou poškozené. Zkontrolujte je příkazem companion kolo a začněte novou hru

qg-setup-tiles = tohle nejsou dílky téhle hry. Začněte novou hru
