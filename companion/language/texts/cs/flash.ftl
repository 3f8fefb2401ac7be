### Co říkají příkazy board flash a board firmware: program v desce a jeho obnova. Popis zpráv je v anglickém souboru.

flash-by-hand = Vytáhněte kabel desky. Na malé destičce u zdířky kabelu je jediné tlačítko. Držte ho, zasuňte kabel a tlačítko pusťte. Potom napište příkaz companion deska nahrát

firmware-shipped = Program, který je součástí instalace: verze { $version }
firmware-stands = { $how ->
        [older] Je starší než ten v instalaci. Obnoví ho příkaz: { $command }
        [newer] Je novější než ten v instalaci
        [same] Je to ten z instalace
        [other] Jeho verze protokolu je jiná. Obnoví ho příkaz: { $command }
       *[unknown] S tím v instalaci se nedá porovnat
    }
firmware-not-shipped = V téhle instalaci program pro desky není, takže se do žádné nedá nahrát. Nainstalujte všechno znovu, nebo vyberte soubor
firmware-shipped-damaged = Program pro desky je v téhle instalaci poškozený. Desky zůstávají, jaké jsou. Nainstalujte všechno znovu
firmware-file-unread = Tenhle soubor se nedá přečíst, { $file }: { NOUN($reason, of: "file-fault") }. S deskou se nic nestalo
firmware-file-wrong = Soubor { $file } se nepoužije: { $reason ->
        [empty] je prázdný
        [cut] je useknutý
        [foreign] není to program pro desky
        [magic] jeho blok číslo { WORDS($number) } je poškozený
        [numbers] jeho blok číslo { WORDS($number) } je na jiném místě, než má být
        [family] je určený pro jiný čip
        [kept] přepsal by kalibraci
       *[other] nevejde se do paměti desky
    }. S deskou se nic nestalo. Vyberte nepoškozený soubor určený pro tuhle desku

flash-shipped = Do desky se nahraje program z instalace: verze { $version }
flash-file = Do desky se nahraje soubor: { $file }
flash-file-version = Verze v souboru: { $version }
flash-file-good = Soubor je celý a je určený pro tuhle desku, má { WORDS($count, gender: "masculine") } { $count ->
        [one] kilobajt
        [few] kilobajty
       *[other] kilobajtů
    }
flash-stands = { $how ->
        [older] Ten je starší
        [newer] Pozor: ten je novější
        [same] To je stejná verze, zapíše se ještě jednou
       *[unknown] Který z nich je novější, se nedá říct
    }
flash-drive-there = Deska čeká na svůj program: disk { $drive }
flash-drives-several = Na program { $count ->
        [few] čekají { COUNT($count, of: "board") }
       *[other] čeká { COUNT($count, of: "board") }
    } a nedá se poznat, která je která. Nechte jen jednu, ostatní vytáhněte, a napište to znovu
flash-drive-and-board = Jedna deska čeká na svůj program, disk { $drive }, a zapojená je ještě jiná, port { $port }. Pracuje se vždycky jen s jednou. Druhou vytáhněte a napište to znovu
flash-unmounted = Deska čeká na svůj program, ale její disk není zpřístupněný. Napište tohle: { $command }. Potom napište příkaz companion deska nahrát znovu
flash-would = { $step ->
        [restart] Deska by dostala pokyn spustit se znovu a čekat na program
        [copy] Program by se zkopíroval na její disk
       *[wait] Pak by se deska spustila a zkontrolovala by se její verze a kalibrace
    }
flash-nothing-done = Všechno je v pořádku. Byla to zkouška nanečisto, zůstává všechno, jak bylo

flash-asks = Deska dostává pokyn spustit se znovu a čekat na program
flash-refused = Deska se znovu nespustí: { $reason ->
        [busy] dělá teď něco jiného
        [silent] neodpovídá
       *[other] její program to neumí
    }. Zůstává, jaká byla. { $remedy }
flash-waits-drive = Čeká se na její disk. Trvá to nejvýš půl minuty
flash-no-drive = Disk desky se neobjevil. Deska je v pořádku, její starý program v ní zůstal. { $remedy }
flash-copies = Kopíruje se na disk { $drive }. Kabel nechte zasunutý
flash-drive-full = Disk { $drive } má málo místa. Deska dál čeká na svůj program. Vytáhněte její kabel, zasuňte ho a napište to znovu
flash-drive-gone = Disk { $drive } zmizel dřív, než se zkopírovalo všechno. Deska teď nemá celý program, ale dá se to napravit. Zasuňte kabel pevně na obou koncích a napište to znovu
    .terse = Disk { $drive } zmizel dřív, než se zkopírovalo všechno. Zasuňte kabel a napište to znovu
flash-drive-denied = Na disk { $drive } se nesmí zapisovat. Deska dál čeká na svůj program. Povolte tam zápis a napište to znovu
flash-drive-failed = Disk { $drive } program nepřijal. Deska na něj dál čeká. Vytáhněte její kabel, zasuňte ho do jiné zdířky a napište to znovu
flash-taken = Deska program přijala a spouští se
flash-drive-stays = Deska program nepřijala a dál na něj čeká. { $remedy }
flash-not-back = Deska program přijala, ale neodpovídá. Vytáhněte její kabel a znovu ho zasuňte. Když bude dál mlčet: { $remedy }
flash-back = Deska je zase tady s tímhle programem: { $firmware }
flash-old-program = Deska je zase tady s programem { $firmware }, ale kopírovala se verze { $version }. Deska ji nepřijala. Napište příkaz companion deska nahrát znovu
flash-calibration = { $how ->
        [kept] Její kalibrace zůstala
        [there] Kalibraci má
        [changed] Kalibraci má, ale jinou než předtím
        [none] Zatím je bez kalibrace. Desku zkalibruje příkaz: { $command }
       *[unknown] O své kalibraci deska mlčí
    }
flash-calibration-lost = Deska má nový program, ale její kalibrace je ztracená, takže se na její čtení nedá spolehnout. Znovu desku zkalibruje příkaz: { $command }
flash-done = Hotovo. Deska je připravena ke hře
flash-interrupted = Přerušeno. Deska čeká na svůj program. Nechte ji zapojenou a napište příkaz companion deska nahrát znovu

doctor-firmware = Program pro desky: celý, verze { $version }
doctor-firmware-none = Program pro desky: v téhle instalaci chybí
doctor-firmware-damaged = Program pro desky: v téhle instalaci je poškozený
doctor-firmware-remedy = Hra funguje. Kdo chce obnovit program v desce, musí všechno nainstalovat znovu
