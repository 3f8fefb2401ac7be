### Czech. What each message is for and which facts it has stands in the English file.

boards-found = { $count ->
        [few] Našly se { COUNT($count, of: "board") }
       *[other] Našlo se { COUNT($count, of: "board") }
    }
boards-board = Deska číslo { WORDS($number) }
boards-port = Port: { $port }
boards-uid = Vlastní číslo: { $uid }
boards-kind = Druh: { $kind ->
        [board] hrací deska pro hráče
       *[tray] vykládací deska pro nabídku
    }
boards-size = Velikost: { WORDS($columns) } na { COUNT($rows, of: "square") }
boards-firmware = Program v desce: { $firmware }
boards-protocol = Verze protokolu: { WORDS($major) } tečka { WORDS($minor) }
boards-seat = Místo u stolu: číslo { WORDS($number) }, { $name }
boards-seat-nameless = Místo u stolu: číslo { WORDS($number) }
boards-seat-none = Místo u stolu: zatím žádné, zeptá se na ně hra
boards-answers = Deska odpovídá
boards-mute = Deska se ohlásí, ale pak na nic neodpoví. Vytáhněte její kabel a znovu ho zasuňte
boards-remedy = { $reason ->
        [silent] Vytáhněte kabel desky a znovu ho zasuňte. Když bude dál mlčet, je potřeba obnovit její program
        [name] Port se jmenuje tak, jak ho zná počítač
        [full] Vytáhněte kabel desky, která není potřeba
       *[failed] Vytáhněte kabel desky a zasuňte ho do jiné zdířky
    }
boards-game-runs = Běží hra a drží své desky. Ukončete ji a zeptejte se znovu
boards-none = Hrací deska se zatím nenašla
boards-check-cable = Zasuňte kabel pevně na obou koncích. Kabel, který jen nabíjí, nestačí
boards-check-more = Víc řekne příkaz: { $command }

monitor-waiting = Zatím tu žádná deska není. Zasuňte ji, najde se sama
monitor-board = Deska číslo { WORDS($number) }: port { $port }, vlastní číslo { $uid }
monitor-on = Deska { WORDS($number) }: { $what }
monitor-cell = { $cell }: { $what }
monitor-half = { $what }, dílek { WORDS($number) }
monitor-empty = prázdno
monitor-doubt = { $doubt ->
        [unknown] něco neznámého
        [foreign] dílek z jiné hry
        [askew] leží to šikmo
        [unsure] nejisté čtení
        [flapping] pořád se mění
        [stuck] vadné čidlo
        [twice] kus, který se čte na dvou místech
       *[ambiguous] nejasné, které půlky patří k sobě
    }
monitor-snapshot = Na desce se { $count ->
        [0] celý nečte žádný kus
        [one] celý čte { COUNT($count, of: "object") }
        [few] celé čtou { COUNT($count, of: "object") }
       *[other] celých čte { COUNT($count, of: "object") }
    }
monitor-touch = Dotek: { $cell }
monitor-button = Tlačítko číslo { WORDS($number) }
monitor-fault = { $cleared ->
        [0] Vada
       *[1] Vada pominula
    }: { $fault ->
        [stuck] čidlo uvízlo
        [flapping] políčko se pořád mění
        [strip] řada čidel neodpovídá
        [supply] málo proudu
        [noise] velké rušení
       *[calibration] kalibrace chybí nebo je poškozená
    }
monitor-fault-at = { PART($fault, $cleared, of: "monitor-fault", names: "fault cleared") }, { $cell }
monitor-notice = { $notice ->
        [started-power] Deska se spustila: neměla proud, nebo ho měla málo
        [started-reset] Deska se spustila: dostala povel na vývod reset
        [started-watchdog] Deska se spustila: její program se zasekl
        [started-software] Deska se spustila na příkaz
        [started-bootloader] Deska se spustila po zavaděči
        [supply-weak] Napájení je slabé, { WORDS($value, gender: "masculine") } { $value ->
            [one] milivolt
            [few] milivolty
           *[other] milivoltů
        }. Vezměte jiný kabel nebo rozbočovač s vlastním napájením
        [supply-good] Napájení je zase dobré, { WORDS($value, gender: "masculine") } { $value ->
            [one] milivolt
            [few] milivolty
           *[other] milivoltů
        }
        [resumed] Deska je zase vzhůru, spala s počítačem { WORDS($value, gender: "feminine", case: "accusative") } { $value ->
            [one] sekundu
            [few] sekundy
           *[other] sekund
        }
       *[other] Oznámení, které tenhle program nezná
    }
monitor-strong-field = Velmi silný magnet: { $cell }. Dejte telefony, reproduktory a jiné magnety dál od desky
monitor-log = Poznámka z desky: { $text }
monitor-unfitting = Zpráva, která k téhle desce nepatří
monitor-restarted = Deska se znovu spustila
monitor-lost = Port { $port }: spojení vypadlo. Zkouší se znovu
monitor-garbled = Port { $port }, zkomolený řádek, { $reason ->
        [length] je moc dlouhý
        [ascii] jsou v něm znaky, které nejsou text
        [frame] konec chybí nebo je poškozený
        [crc] kontrolní písmena nesedí
       *[schema] kontrolní písmena sedí, ale není to zpráva
    }
monitor-heard = { $lines ->
        [few] Přišly { COUNT($lines, of: "line") }
       *[other] Přišlo { COUNT($lines, of: "line") }
    }, { $garbled ->
        [0] všechno se dalo přečíst
        [few] zkomolené jsou { WORDS($garbled, gender: "masculine") }
        [one] zkomolený je { WORDS($garbled, gender: "masculine") }
       *[other] zkomolených je { WORDS($garbled, gender: "masculine") }
    }

tiles-show-id = Sada dílků: { $id }
tiles-show-name = Název: { $name }
tiles-show-file = Soubor: { $file }
tiles-show-standard = Je to sada, která patří k programu
tiles-show-dominoes = Dílků: { WORDS($count, gender: "masculine") }
tiles-show-castles = Hradů: { WORDS($count, gender: "masculine") }
tiles-show-kinds = Různých půlek: { WORDS($count, gender: "feminine") }
tiles-show-foreign = Dílky z jiných her, které se poznají: { COUNT($count, of: "domino") }
tiles-show-distance = Každé dva dílky se liší, { $distance ->
        [one] nejméně o { WORDS($distance, gender: "feminine", case: "accusative") } kapsu
        [few] nejméně o { WORDS($distance, gender: "feminine") } kapsy
       *[other] nejméně o { WORDS($distance, gender: "feminine") } kapes
    }
tiles-domino = Dílek { WORDS($number) }: první půlka { $a }, druhá půlka { $b }
tiles-castle = hrad { WORDS($number) }
tiles-lying = Kapsy se jmenují při pohledu shora, první půlka leží vlevo od druhé. Jmenovaný pól míří k desce
tiles-pockets-of = { $half ->
        [a] První půlka
       *[b] Druhá půlka
    }: { LIST($pockets, style: "comma") }
tiles-pocket = { NOUN($site, of: "pocket") } { NOUN($pole, of: "pole") }
pocket-near-left = vlevo blíž
pocket-near-right = vpravo blíž
pocket-far-right = vpravo dál
pocket-far-left = vlevo dál
pocket-centre = uprostřed
pole-north = sever
pole-south = jih
pole-empty = prázdno
pole-unsure = sporné
tiles-check-good = Sada dílků { $name }: je bez závad
tiles-check-faults = V sadě { $count ->
        [one] je { WORDS($count, gender: "feminine") } závada
        [few] jsou { WORDS($count, gender: "feminine") } závady
       *[other] je { WORDS($count, gender: "feminine") } závad
    }
tiles-check-remarks = K tomu { $count ->
        [one] { WORDS($count, gender: "feminine") } poznámka
        [few] { WORDS($count, gender: "feminine") } poznámky
       *[other] { WORDS($count, gender: "feminine") } poznámek
    }, hře nevadí
tiles-check-own = Každý druh půlky má své vlastní kapsy, { $count ->
        [one] je to { WORDS($count, gender: "masculine") } druh
        [few] jsou to { WORDS($count, gender: "masculine") } druhy
       *[other] je to { WORDS($count, gender: "masculine") } druhů
    }
tiles-make-seeking = Tabulka je přečtená, { $file }. Vybírají se magnety, může to trvat minutu
tiles-make-safe = Když se u dílku jeden magnet přečte jinak, dílek se pozná i tak
tiles-make-weak = Pozor: když se u dílku jeden magnet přečte jinak, může se splést s jiným dílkem. Zkuste to s jiným číslem losování
tiles-make-written = Sada dílků je zapsaná, soubor { $file }
tiles-make-there = Soubor už existuje: { $file }. Zvolte jiný název, nebo přidejte { $option }, a soubor se nahradí
tiles-table-unreadable = Tabulka se nedá přečíst, { $file }: { NOUN($reason, of: "file-fault") }
tiles-read-wait = Položte na desku jeden dílek a dejte ruku pryč
tiles-read-many = { $count ->
        [few] Obsazená jsou { COUNT($count, of: "square") }
       *[other] Obsazeno je { COUNT($count, of: "square") }
    }. Nechte ležet jen jeden dílek
tiles-read-agrees = { $thing }: všechny magnety jsou jako v sadě
tiles-read-wrong = Pozor: { $thing }, od sady se { $count ->
        [one] liší { WORDS($count, gender: "feminine") } kapsa
        [few] liší { WORDS($count, gender: "feminine") } kapsy
       *[other] liší { WORDS($count, gender: "feminine") } kapes
    }
tiles-read-pocket = { $half ->
        [a] První půlka
        [b] Druhá půlka
        [castle] Hrad
       *[tile] Dílek
    }, { NOUN($site, of: "pocket") }: má být { NOUN($should, of: "pole") }, je { NOUN($pole, of: "pole") }
tiles-read-half = Pozor: čte se jen jedna půlka, { $cell }, { $what }. Srovnejte dílek, nebo zkontrolujte magnety v druhé půlce
tiles-read-foreign = Dílek patří jiné hře: { $game }, číslo { WORDS($number) }
tiles-read-inverted = Pozor: je to dílek { WORDS($number) } a všechny magnety má vzhůru nohama
tiles-read-several = Pozor: dílek se nedá odlišit od jiných, { LIST($things, style: "or") }
tiles-read-unknown = Pozor: nic takového v sadě není
tiles-read-as = { $cell }: { LIST($pockets, style: "comma") }
tiles-read-nothing = Čas vypršel a dílek ke čtení zatím žádný není

doctor-wrong = Pozor: { $what }. { $remedy }
doctor-remark = { $what }. { $remedy }
doctor-failed = Tohle se nedalo zkontrolovat, { $check ->
        [program] program
        [settings] nastavení
        [languages] texty
        [tiles] sada dílků
        [firmware] program pro desky
        [journal] záznam hry
        [disk] disk
        [voice] hlas
        [sound] zvuk
        [ports] porty
        [directory] složka portů
        [boards] desky
        [versions] verze
        [log] deník programu
        [engines] hlasy systému
        [reader] čtečka obrazovky
        [devices] zvuková zařízení
        [keys] klávesy
        [running] jestli program běží
        [sleep] spánek počítače
        [autostart] samočinné spouštění
        [far] partie na dálku
       *[programs] jiné programy
    }: { $reason }. { $remedy ->
        [install] Nainstalujte program znovu
       *[report] Je to závada programu. Všechno ostatní se zkontrolovalo. Zprávu pro jeho autory sbalí { $command }
    }
doctor-program = Program: verze { $version }
doctor-python = Python: verze { $version }
doctor-python-remedy = Nainstalujte Python verze { $needed } nebo novější
doctor-settings = Nastavení: v pořádku, { $file }
doctor-settings-none = Nastavení: obvyklé. Jiné se dá zapsat sem: { $file }
doctor-tiles = Sada dílků: { $id }, má { COUNT($count, of: "domino") }
doctor-tiles-remedy = Všechny závady řekne příkaz: { $command }
doctor-journal = Záznam hry: celý, { COUNT($count, of: "game") }
doctor-journal-new = Záznam hry: zatím žádný. Začne ho první hra, { $file }
doctor-journal-running = Záznam hry: používá ho hra, která právě běží
doctor-journal-readonly = Záznam hry: zápis tam není povolený, { $file }
doctor-folder-remedy = Povolte tam zápis, nebo zvolte v nastavení jiné místo
doctor-journal-older = Záznam hry: je ze staršího programu. Příští hra ho převede a starý soubor si nechá
doctor-journal-damaged = Záznam hry: v uložených hrách chybí { COUNT($count, of: "line") }
doctor-journal-gaps = Rozehraná hra odtud pokračuje a zeptá se na tahy, které chybí
doctor-journal-asks = Příští hra se zeptá, jestli začít nový záznam, a starý soubor nechá
doctor-journal-remedy = Příští hra poškozený soubor odloží stranou a dobrou část si nechá
doctor-disk = Volné místo na disku: { WORDS($count, gender: "masculine") } { $unit ->
        [megabytes] { $count ->
            [one] megabajt
            [few] megabajty
           *[other] megabajtů
        }
       *[gigabytes] { $count ->
            [one] gigabajt
            [few] gigabajty
           *[other] gigabajtů
        }
    }
doctor-disk-remedy = Uvolněte místo na disku, jinak se tahy budou držet jen v paměti
doctor-language = Texty: { NOUN($language, of: "language") }, { WORDS($count, gender: "feminine") } { $count ->
        [one] věta
        [few] věty
       *[other] vět
    }
doctor-language-broken = Texty: { NOUN($language, of: "language") }, věty chybí nebo jsou poškozené
language-cs = čeština
language-pl = polština
language-en = angličtina
doctor-install-remedy = Nainstalujte program znovu. Do té doby se všechno vypisuje jako text
doctor-voice = Hlas: spouští se, { $engine }
doctor-voice-language = Hlas, { NOUN($language, of: "language") }: vydává zvuk
doctor-voice-mute = Hlas, { NOUN($language, of: "language") }: mlčí
doctor-sample = Takhle bude hra znít
doctor-sound = Zvuk: zařízení tu je, { $backend }
doctor-sound-remedy = Zapojte reproduktor nebo sluchátka a zeptejte se znovu
doctor-port-ours = Port desky: { $port }, otevřít se smí
doctor-port-other = Port jiného zařízení, nechává se být: { $port }
doctor-port-game = Port desky: { $port }, používá ho hra, která právě běží
doctor-port-denied = Port desky: { $port }, otevřít ho smí jen skupina { $group }
doctor-port-remedy = Napište tohle, pak se odhlaste a znovu přihlaste: { $command }
doctor-port-held = Port desky: { $port }, drží ho jiný program, { $program }
doctor-held-remedy = Ukončete ten program: { $program }
doctor-boards-none = Desky: zatím se žádná nenašla
doctor-group = Porty: tenhle uživatel je ve skupině { $group }, otevřít se smějí
doctor-group-later = Porty: tenhle uživatel je ve skupině { $group }, ale v tomhle přihlášení to ještě neplatí
doctor-group-login = Odhlaste se a znovu přihlaste
doctor-group-none = Porty: tenhle uživatel není ve skupině { $group }. Některé počítače dovolí otevřít desky i bez ní
doctor-directory = Složka portů: { $directory }, má { WORDS($count, gender: "masculine") } { $count ->
        [one] port
        [few] porty
       *[other] portů
    }
doctor-directory-none = Složka portů: zatím tu není, { $directory }
doctor-directory-remedy = Vytvořte tu složku, nebo zvolte v nastavení jinou
doctor-meddler = Jiný program, který zkouší nové porty, { $state ->
        [running] právě běží
       *[installed] je nainstalovaný, ale neběží
    }: { $program }
doctor-meddler-remedy = Když se deska najde pozdě nebo vůbec, ukončete ho na dobu hry, nebo mu v jeho nastavení řekněte, ať si desek nevšímá: { $program }
doctor-boards-running = Desky: má je hra, která právě běží. Řekne o nich příkaz companion desky
doctor-boards-mute = Desky: žádná neodpovídá
doctor-board = Deska: odpovídá a je kalibrovaná, { $name }
doctor-board-uncalibrated = Deska: není kalibrovaná, { $name }
doctor-board-calibrate = Její čtení není jisté. Kalibruje ji příkaz: { $command }
doctor-lacking = Hra může začít, i když ne se vším. Chybí { LIST($things) }
doctor-lack-sound = zvukové zařízení
doctor-lack-board = deska
doctor-lack-calibration = kalibrace desky
doctor-good = Všechno, co hra potřebuje, funguje
doctor-count = Před hrou je potřeba napravit { COUNT($count, of: "thing", case: "accusative") }
