### Czech. What each message is for and which facts it has stands in the English file.

sensor-place = { $sensor ->
        [near-left] vlevo blíž k vám
        [near-right] vpravo blíž k vám
        [far-right] vpravo dál od vás
        [far-left] vlevo dál od vás
       *[centre] uprostřed
    }

count-fault = { WORDS($n, gender: "feminine") } { $n ->
        [one] vada
        [few] vady
       *[other] vad
    }
    .accusative = { WORDS($n, gender: "feminine", case: "accusative") } { $n ->
        [one] vadu
        [few] vady
       *[other] vad
    }

cell-fault = { $player }: na políčku { $cell } { $fault ->
        [flapping] kolísá čidlo
        [noise] je rušené čidlo
        [supply] má málo proudu čidlo
        [calibration] není zkalibrované čidlo
       *[stuck] je vadné čidlo
    } { PART($sensor, of: "sensor-place", names: "sensor") }{ $again ->
        [1] , objevuje se to a mizí
       *[0] { "" }
    }. { $fault ->
        [flapping] Srovnejte, co tam leží. Co se tam nepřečte, napište jako tah
        [noise] Dejte dál telefony a magnety. Co se tam nepřečte, napište jako tah
       *[other] Co se tam nepřečte, napište jako tah
    }
    .terse = { $player }: { $cell }, { $fault ->
        [flapping] kolísá čidlo
        [noise] rušené čidlo
        [supply] málo proudu má čidlo
        [calibration] nezkalibrované čidlo
       *[stuck] vadné čidlo
    } { PART($sensor, of: "sensor-place", names: "sensor") }{ $again ->
        [1] , objevuje se to a mizí
       *[0] { "" }
    }. Co se tam nepřečte, napište

cell-fault-cleared = { $player }: čidlo na políčku { $cell } zase funguje
    .terse = { $player }: { $cell }, čidlo zase funguje

square-fault = { $player }: na políčku { $cell } { $fault ->
        [flapping] kolísají čidla
        [noise] jsou rušená čidla
        [supply] mají čidla málo proudu
        [calibration] čidla nejsou zkalibrovaná
       *[stuck] jsou vadná čidla
    }{ $again ->
        [1] , objevuje se to a mizí
       *[0] { "" }
    }. { $fault ->
        [flapping] Srovnejte, co tam leží. Co se tam nepřečte, napište jako tah
        [noise] Dejte dál telefony a magnety. Co se tam nepřečte, napište jako tah
       *[other] Co tam položíte, napište jako tah
    }
    .terse = { $player }: { $cell }, { $fault ->
        [flapping] kolísají čidla
        [noise] rušená čidla
        [supply] čidla mají málo proudu
        [calibration] nezkalibrovaná čidla
       *[stuck] vadná čidla
    }{ $again ->
        [1] , objevuje se to a mizí
       *[0] { "" }
    }. Co se tam nepřečte, napište

square-fault-cleared = { $player }: čidla na políčku { $cell } zase fungují
    .terse = { $player }: { $cell }, čidla zase fungují

row-fault = { $player }: řada { WORDS($row) } se nečte, její čidla neodpovídají{ $again ->
        [1] , objevuje se to a mizí
       *[0] { "" }
    }. Co v ní leží, platí dál. Co tam položíte, napište jako tah
    .terse = { $player }: řada { WORDS($row) } se nečte{ $again ->
        [1] , objevuje se to a mizí
       *[0] { "" }
    }. Co tam položíte, napište

row-fault-cleared = { $player }: řada { WORDS($row) } se zase čte

board-fault = { $player }: { $fault ->
        [supply] hrací deska má málo proudu a nečte se{ $again ->
            [1] , objevuje se to a mizí
           *[0] { "" }
        }. Co na ní leží, platí dál. Vezměte jiný kabel nebo rozbočovač s vlastním napájením, do té doby tahy pište
        [weak] hrací deska má slabé napájení{ $again ->
            [1] , objevuje se to a mizí
           *[0] { "" }
        }. Čte dál. Vezměte jiný kabel nebo rozbočovač s vlastním napájením
        [calibration] hrací deska nemá kalibraci{ $again ->
            [1] , objevuje se to a mizí
           *[0] { "" }
        }. Její čtení není jisté. Kontrolujte, co slyšíte, nebo tahy pište. Po hře napište { $command }
        [noise] hrací deska je rušená{ $again ->
            [1] , objevuje se to a mizí
           *[0] { "" }
        }. Dejte od ní dál telefony a magnety
       *[other] hrací deska hlásí vadu{ $again ->
            [1] , objevuje se to a mizí
           *[0] { "" }
        }. Vytáhněte kabel a znovu ho zasuňte
    }
    .terse = { $player }: { $fault ->
        [supply] deska má málo proudu a nečte se. Vezměte jiný kabel nebo rozbočovač. Tahy pište
        [weak] slabé napájení. Vezměte jiný kabel nebo rozbočovač s vlastním napájením
        [calibration] deska nemá kalibraci, čtení není jisté. Kontrolujte ho, nebo tahy pište
        [noise] deska je rušená. Dejte dál telefony a magnety
       *[other] vada desky. Vytáhněte kabel a znovu ho zasuňte
    }

board-fault-cleared = { $player }: { $fault ->
        [supply] hrací deska má zase dost proudu
        [weak] hrací deska má zase dobré napájení
        [calibration] hrací deska už je zkalibrovaná
        [noise] hrací deska už není rušená
       *[other] hrací deska zase funguje
    }
    .terse = { $player }: { $fault ->
        [supply] deska má zase dost proudu
        [weak] deska má zase dobré napájení
        [calibration] deska už je zkalibrovaná
        [noise] deska už není rušená
       *[other] deska zase funguje
    }

board-faults = { $player }: hrací deska hlásí { COUNT($count, of: "fault", case: "accusative") }. { $count ->
        [1] Která to je, řekne příkaz proč
       *[other] Které to jsou, řekne příkaz proč
    }. Co se nepřečte, napište jako tah
    .terse = { $player }: na desce { COUNT($count, of: "fault") }. Co se nepřečte, napište

board-faults-over = { $player }: hrací deska už žádnou vadu nemá
    .terse = { $player }: deska už je bez vad
