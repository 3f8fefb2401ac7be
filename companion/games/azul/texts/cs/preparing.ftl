### Azul Mini a Azul Mistři čokolády před začátkem. Popis zpráv je v anglickém souboru.

az-title = { $edition ->
        [azul_mini] Azul Mini
       *[master_chocolatier] Azul Mistři čokolády
    }

az-variant = { $variant ->
        [reverse] { $edition ->
            [azul_mini] šedá strana
           *[master_chocolatier] hnědá strana
        }
        [special] speciální nabídky
       *[marker] na speciální nabídku pět smí i žeton začínajícího hráče
    }
    .terse = { $variant ->
        [reverse] { $edition ->
            [azul_mini] šedá strana
           *[master_chocolatier] hnědá strana
        }
        [special] speciální nabídky
       *[marker] žeton na speciální nabídce pět
    }

az-preparing-draw = Kdo losuje pořadí a { $edition ->
        [azul_mini] dlaždice
       *[master_chocolatier] pralinky
    }? Hráči: jedna. Program: dva. Enter: { $usual ->
        [hand] hráči
       *[companion] program
    }

az-setup-players = hráčů má být nejméně { WORDS($least, gender: "masculine") } a nejvýš { WORDS($most, gender: "masculine") }, tady { $count ->
        [few] jsou { WORDS($count, gender: "masculine") }
       *[other] je { WORDS($count, gender: "masculine") }
    }

az-setup-seats = dva hráči mají stejné místo

az-setup-variant = { PART($edition, of: "az-title", names: "edition") } takovou variantu nemá: { $variant }

az-setup-marker = žeton smí na speciální nabídku pět, jen když se hraje se speciálními nabídkami. Zvolte nejdřív je

az-setup-tiles = v sadě dílků jsou dílky, které do hry { PART($edition, of: "az-title", names: "edition") } nepatří. V nastavení vyberte jinou sadu

az-setup-count = { NOUN($colour, of: "az-colour") } barva má v sadě { COUNT($count, of: "domino") }. Hra { PART($edition, of: "az-title", names: "edition") } jich má od každé barvy { WORDS($needed, gender: "masculine") }. Opravte jejich počet v souboru sady, nebo v nastavení vyberte jinou sadu
