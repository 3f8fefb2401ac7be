jig-of = Přípravek a magnety: { $thing }
jig-gauge = měřicí dílek
jig-magnets = Připravte si { $count ->
        [one] { WORDS($count, gender: "masculine") } magnet
        [few] { WORDS($count, gender: "masculine") } magnety
       *[other] { WORDS($count, gender: "masculine") } magnetů
    }. Koncem tyčky s plusem vezmete { $plus ->
        [0] žádný
       *[other] { WORDS($plus, gender: "masculine") }
    }, koncem s čárkou { $bar ->
        [0] žádný
       *[other] { WORDS($bar, gender: "masculine") }
    }

jig-lay = Položte přípravek na ocelový plech, kapsami nahoru
jig-turned = Otočte ho tak, aby okraj s číslem nebo značkou dílku byl k vám nejblíž
jig-signs = Každá kapsa má vystouplou značku, plus nebo čárku. Levé kapsy ji mají na pravé straně, pravé na levé, kapsa uprostřed na straně blíž k vám
jig-take = Sesuňte ze sloupku jeden magnet. Vezměte ho tím koncem tyčky, který má stejnou značku jako kapsa
jig-away = Když tyčka magnet odpuzuje, obraťte ho
jig-set = Vložte ho do kapsy a tyčku odkloňte stranou
jig-half = { $side ->
        [left] Levá půlka
       *[right] Pravá půlka
    } přípravku, { $count ->
        [one] { WORDS($count, gender: "feminine") } kapsa
        [few] { WORDS($count, gender: "feminine") } kapsy
       *[other] { WORDS($count, gender: "feminine") } kapes
    }. { $half ->
        [a] Patří první půlce dílku
       *[b] Patří druhé půlce dílku
    }, { $what }
jig-pocket = { $side ->
        [left] Levá půlka, { NOUN($site, of: "pocket") }
        [right] Pravá půlka, { NOUN($site, of: "pocket") }
       *[whole] { NOUN($site, of: "pocket") }
    }: { $sign ->
        [plus] plus
       *[bar] čárka
    }
jig-felt = Přejeďte prsty po všech kapsách, { $count ->
        [one] vyčnívat má { WORDS($count, gender: "masculine") } magnet
        [few] vyčnívat mají { WORDS($count, gender: "masculine") } magnety
       *[other] vyčnívat má { WORDS($count, gender: "masculine") } magnetů
    }

jig-base = Položte na přípravek základ dílku, spodní stranou nahoru. Pasuje jen jedním způsobem
jig-over = Stiskněte obojí k sobě, zvedněte z plechu a obraťte
jig-on-steel = Položte to na ocelový plech. Teď je základ vespod a přípravek nahoře
jig-lift = Zvedněte přípravek rovně vzhůru. Magnety zůstanou v základu
jig-cap = Nasaďte víko, zatím bez lepidla. Pasuje jen jedním způsobem
jig-check = Před lepením dílek zkontrolujte na desce takto: { $command }
jig-check-gauge = Před lepením položte dílek na jedno políčko desky. Každá kapsa má být sever, přečte to příkaz: { $command }
jig-glue = Když všechno souhlasí, víko přilepte a nechte dílek ležet na plechu, dokud lepidlo nezaschne

jig-keys = Dál vede Enter. Znovu: { $repeat } a Enter. Zpět: { $previous } a Enter. Konec: { $quit } a Enter

tiles-no-such-tile = sada { $id } nic takového nemá: { $text }. Dílek se jmenuje svým číslem, hrad slovem hrad a číslem, jednobarevný dílek svou barvou

braille-written = List v braillu je zapsaný, soubor { $file }. Má { $count ->
        [one] { WORDS($count, gender: "feminine", case: "accusative") } stranu
        [few] { WORDS($count, gender: "feminine") } strany
       *[other] { WORDS($count, gender: "feminine") } stran
    }
braille-none = List v braillu se nedá vytvořit, chybí program { $program } z balíku liblouis. V Debianu a příbuzných systémech ho nainstaluje příkaz: { $command }. Bez souboru v braillu se list řekne a vypíše i tak
braille-failed = List v braillu se nedá vytvořit. Program { $program } nepřekládá s tabulkou { $table }. Možná mu chybí tabulky, v Debianu a příbuzných systémech je přinese příkaz: { $command }. Bez souboru v braillu se list řekne a vypíše i tak
