### Czech. What each message is for and which facts it has stands in the English file.

first-language = Česky: { WORDS($number) }

first-own = Vlastní hlas programu: { WORDS($number) }

first-reader = Vaše čtečka obrazovky: { WORDS($number) }

first-both = Obojí: { WORDS($number) }

first-kept = Děkuji. Volba je uložená a dá se změnit v nastavení

earphone-lost = { $player }: sluchátko přestalo fungovat. Odpovědi jsou zatím slyšet u stolu
    .terse = { $player }: sluchátko přestalo fungovat

earphone-back = { $player }: sluchátko zase funguje
