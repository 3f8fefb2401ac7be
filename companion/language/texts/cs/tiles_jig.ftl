jig-of = Magnety: { $thing }
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

jig-lay = Položte základ dílku na ocelový plech, kapsami nahoru
jig-turned = Otočte ho tak, aby jeden ze dvou kolíků stál vlevo a druhý na straně blíž k vám
jig-signs = U každé kapsy nahmatáte vyhloubenou značku, plus nebo čárku. Levé kapsy ji mají na pravé straně, pravé na levé, kapsa uprostřed na straně blíž k vám
jig-take = Sesuňte ze sloupku jeden magnet. Vezměte ho tím koncem tyčky, který má stejnou značku jako kapsa
jig-away = Když tyčka magnet odpuzuje, obraťte ho
jig-set = Vložte ho do kapsy až na dno a tyčku odkloňte stranou. Plech magnet udrží
jig-half = { $side ->
        [left] Levá půlka
       *[right] Pravá půlka
    }: { $what }, { $count ->
        [one] { WORDS($count, gender: "feminine") } kapsa
        [few] { WORDS($count, gender: "feminine") } kapsy
       *[other] { WORDS($count, gender: "feminine") } kapes
    }
jig-pocket = { $side ->
        [left] Levá půlka, { NOUN($site, of: "pocket") }
        [right] Pravá půlka, { NOUN($site, of: "pocket") }
       *[whole] { NOUN($site, of: "pocket") }
    }: { $sign ->
        [plus] plus
       *[bar] čárka
    }
jig-felt = Přejeďte prsty po všech kapsách. Uvnitř { $count ->
        [one] má ležet { WORDS($count, gender: "masculine") } magnet
        [few] mají ležet { WORDS($count, gender: "masculine") } magnety
       *[other] má ležet { WORDS($count, gender: "masculine") } magnetů
    } a žádný nemá vyčnívat

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
