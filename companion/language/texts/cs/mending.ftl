mending-missing = Pozor: záznam hry je poškozený. { $player }: chybí { $kind ->
        [placement] { ORDINAL($number, gender: "neuter") } položení
        [choice] { ORDINAL($number, gender: "feminine") } volba
        [take] { ORDINAL($number, gender: "neuter") } braní
        [pass] { ORDINAL($number, gender: "neuter") } pasování
       *[act] { ORDINAL($number) } tah
    }{ $more ->
        [0] {""}
       *[other] { " " }a ještě { COUNT($more, of: "move") }
    }

mending-nobodys = Pozor: záznam hry je poškozený. Chybí { $kind ->
        [draw] { ORDINAL($number, gender: "neuter") } tažení
        [lots] { ORDINAL($number, gender: "neuter") } losování
        [round] { ORDINAL($number) } konec kola
       *[act] { ORDINAL($number) } tah
    }{ $more ->
        [0] {""}
       *[other] { " " }a ještě { COUNT($more, of: "move") }
    }

mending-perhaps = Pozor: záznam hry je poškozený, chybí v něm { COUNT($count, of: "line") }. Může mezi nimi být tah. Zkontrolujte desky a body
    .terse = Pozor: v záznamu chybí { COUNT($count, of: "line") }, možná i tah

mending-undone = Pozor: záznam hry je poškozený, chybí v něm { COUNT($count, of: "line") }. Něco se tam vzalo zpět. Zkontrolujte desky a body a vraťte, co na desce neleží
    .terse = Pozor: v záznamu chybí { COUNT($count, of: "line") }, něco se vzalo zpět

mending-harmless = V záznamu chybí { COUNT($count, of: "line") }. Žádný tah nechybí
    .terse = V záznamu chybí { COUNT($count, of: "line") }, žádný tah

mending-waits = { $count ->
        [0] Co chybí, položte nebo napište. Když nechybí nic, pokračujte
       *[other] Co chybí, položte nebo napište. V záznamu za tím stojí ještě { COUNT($count, of: "move") }. Potom to zase samo platí
    }
    .terse = { $count ->
        [0] Položte to nebo napište
       *[other] Položte to nebo napište. V záznamu za tím stojí { COUNT($count, of: "move") }
    }

mending-counted = Ze záznamu zase platí { COUNT($count, of: "move") }

mending-unfit = Ze záznamu k tomu nesedí { COUNT($count, of: "move") }. Jestli měl být poslední tah jiný, vezměte ho zpět a zadejte správný. Když budete pokračovat bez toho, uložené tahy se zahodí
    .terse = Ze záznamu nesedí { COUNT($count, of: "move") }. Vezměte tah zpět, nebo pokračujte bez nich

mending-dropped = Pozor: { COUNT($count, of: "move") } ze záznamu nesedí a už neplatí. Pokračujte odtud a zadejte nebo položte, co se hrálo potom
    .terse = Pozor: { COUNT($count, of: "move") } ze záznamu už neplatí

journal-torn = Pozor: companion skončil uprostřed zápisu. Může chybět poslední tah. Zkontrolujte desky a body
    .terse = Pozor: může chybět poslední tah

journal-vanished = Pozor: záznam hry ze svého místa zmizel. Tahle hra se znovu zapíše do { $file }, jakmile to půjde. Dokud companion běží, nic z ní se neztratí
    .terse = Pozor: záznam hry zmizel, tahle hra se zapíše znovu

journal-put-away = Začíná nový záznam hry. Starý soubor zůstal vedle něj jako { $name }
    .terse = Nový záznam hry, starý soubor je { $name }

journal-begin-anew = { $reason ->
        [newer] Záznam hry je z novějšího programu, jeho hry se tady nedají přečíst
        [foreign] Na místě záznamu hry leží soubor jiného programu
        [damaged] Záznam hry byl poškozený a žádná rozehraná hra v něm nezůstala
        [readonly] Záznam hry se nesmí číst
        [full] Záznam hry se nedá přečíst a disk je plný
        [header] Začátek rozehrané hry je poškozený, nedá se v ní pokračovat
       *[io] Záznam hry se nedá přečíst, disk neodpovídá
    }. Začít novou hru? Jedna ano, nula ne. Nic se nesmaže, starý soubor zůstane: { $file }
    .terse = { $reason ->
        [newer] Záznam hry je z novějšího programu
        [foreign] Soubor záznamu patří jinému programu
        [damaged] Záznam hry byl poškozený, rozehraná hra nezůstala
        [readonly] Záznam hry se nesmí číst
        [full] Záznam hry se nedá přečíst, disk je plný
        [header] Začátek rozehrané hry je poškozený
       *[io] Záznam hry se nedá přečíst
    }. Začít novou hru? Jedna ano, nula ne

journal-not-begun = Hra nezačala a všechno je, jak bylo: { $file }. Novou hru i tak začne příkaz { $command }

journal-game-lost = Pozor: tahle hra se nedala vůbec zapsat a není uložená. Před další hrou uvolněte místo na disku, nebo povolte zápis
    .terse = Pozor: tahle hra není uložená
