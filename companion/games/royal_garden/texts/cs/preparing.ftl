### Příprava stolu podle toho, kdo losuje. Popis zpráv je v anglickém souboru.

rg-prepare-lots = Losujte, kdo začne, a napište příkaz los s číslem hráče. Bez čísla losuje program
    .terse = Pak los, kdo začne

rg-prepare-drawn = Jakmile stojí všechny hrady, program vylosuje pořadí i první nabídku. V každé nabídce { $count ->
        [few] jsou
       *[other] je
    } { COUNT($count, of: "domino") }, vyhledejte je podle čísla. Ve hře je { COUNT($in_play, of: "domino") } a hraje se { COUNT($rounds, of: "round") }{ $special ->
        [0] { "" }
       *[1] . To jsou počty pro Duel mocných se Širší nabídkou
    }{ $wider ->
        [0] { "" }
       *[1] . Z každé nabídky jeden zbude a jde mimo hru
    }
    .terse = Losuje program, v nabídce { COUNT($count, of: "domino") }, { COUNT($rounds, of: "round") }

rg-title = Královská zahrada
