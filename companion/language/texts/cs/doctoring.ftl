### Czech. What each message is for and which facts it has stands in the English file.

program-broken = Program narazil na vlastní závadu a končí. Hra je uložená, pokračujte novým spuštěním. Zprávu o tom sbalí příkaz companion doktor

program-part-broken = Část programu narazila na vlastní závadu. Hra pokračuje a ukládá se. Kdyby něco mlčelo, odejděte a spusťte program znovu

doctor-version = Verze, { $what ->
        [settings] nastavení
        [journal] záznam hry
        [export] vyvezené hry
        [protocol] protokol desek
        [tiles] sady dílků
       *[local] protokol mezi programy
    }: { $number }

doctor-log = Deník programu: { $file }

doctor-log-readonly = Deník programu: zápis tam není povolený, { $file }

doctor-log-remedy = Povolte tam zápis, nebo dejte soubor jinam

doctor-running = Hra: program právě běží, proces { $number }

doctor-far-parts = Přátelé na dálku: potřebné části tu jsou, nats { $version }

doctor-far-parts-none = Přátelé na dálku: potřebné části chybějí

doctor-far-parts-remedy = Nainstaluje je tohle: { $command }

doctor-far-match = Partie na dálku číslo { WORDS($at) }: { $game }, { $stage ->
        [over] skončila
        [waiting] tady ještě nezačala
        [inviting] někdo v ní ještě chybí
        [left] odešli jste z ní nadobro
       *[going] pokračuje
    }

doctor-far-known = Partie na dálku číslo { WORDS($at) }, známé zápisy: { WORDS($count) }

doctor-far-unsent = Partie na dálku číslo { WORDS($at) }, k odeslání zbývá: { WORDS($count) }

doctor-far-pass = Partie na dálku číslo { WORDS($at) }: povolení od serveru platí ještě { COUNT($days, of: "day") }

doctor-far-pass-over = Partie na dálku číslo { WORDS($at) }: povolení od serveru už neplatí. Server dá nové, až se bude pokračovat

doctor-far-server = Server pro partie na dálku: odpovídá, { $address }

doctor-far-server-none = Server pro partie na dálku: teď ho nejde použít

doctor-type = Napište: { $command }

doctor-engine = Hlasový program: { $engine ->
        [system] hlasy systému
        [pyttsx3] hlasy systému starší cestou
       *[espeak] vestavěný hlas
    }

doctor-engine-remedy = Nainstalujte do systému hlas, nebo nechte hlasový program jako obvykle

doctor-voices-system = Hlasy systému: { $count ->
        [one] je tu { WORDS($count, gender: "masculine") }
        [few] jsou tu { WORDS($count, gender: "masculine") }
       *[other] je jich tu { WORDS($count, gender: "masculine") }
    }

doctor-voice-system = Hlas systému, { NOUN($language, of: "language") }: { $voice }

doctor-voice-system-none = Hlas systému, { NOUN($language, of: "language") }: není tu, a není potřeba

doctor-voice-system-missing = Hlas systému, { NOUN($language, of: "language") }: chybí. Místo něj mluví vestavěný hlas

doctor-voices-system-lost = Hlasy systému: nedají se použít

doctor-voice-remedy = Hlas pro tenhle jazyk se dá doinstalovat v nastavení systému

doctor-voice-named = Hlas z nastavení: je tu, { $voice }

doctor-voice-named-none = Hlas z nastavení: chybí, { $voice }

doctor-voice-choose = Mluví jiný hlas. V nastavení zvolte jeden z nich: { LIST($voices) }

doctor-sound-player = Zvuk: přehrává ho program { $program }

doctor-sound-player-none = Zvuk: chybí knihovna i program, který by ho přehrál

doctor-sound-player-remedy = V Debianu a příbuzných přehrávač nainstaluje: { $command }

doctor-player = Přehrávač hlasů systému: je tu, { $program }

doctor-player-none = Přehrávač hlasů systému: chybí, { $program }

doctor-player-remedy = Potřebují ho jen hlasy systému. V Debianu a příbuzných ho nainstaluje: { $command }

doctor-reader-print = Čtečka obrazovky: čte to, co se vypisuje

doctor-reader = Čtečka obrazovky: odpovídá, { $engine }

doctor-heard-ask = Bylo slyšet { $language ->
        [cs] českou
        [pl] polskou
       *[en] anglickou
    } větu? Enter ano, nula ne

doctor-heard = Zvuk, { NOUN($language, of: "language") }: je slyšet

doctor-unheard = Zvuk, { NOUN($language, of: "language") }: ticho

doctor-unheard-remedy = Zesilte zvuk počítače, nebo zvolte v nastavení jiné zvukové zařízení

doctor-device = Zvukové zařízení: { $device }

doctor-device-named = Zvukové zařízení, { $seat ->
        [0] stůl
       *[other] místo číslo { WORDS($seat) }
    }: je tu, { $device }

doctor-device-none = Zvukové zařízení, { $seat ->
        [0] stůl
       *[other] místo číslo { WORDS($seat) }
    }: chybí, { $device }

doctor-device-remedy = Zapojte ho, nebo zvolte jiné příkazem { $command }. Do té doby se použije obvyklé

doctor-terminal = Klávesnice: { $state ->
        [there] píše se v terminálu
       *[none] bez terminálu, příkazy přicházejí ze souboru nebo z programu
    }

doctor-letters = Písmena: zobrazí se všechna, { $encoding }

doctor-letters-none = Písmena: některá se nahrazují, { $encoding }

doctor-letters-remedy = Nastavte terminál na Unicode

doctor-keypad-known = Klávesy s číslicemi: { $device }

doctor-keypad = Numerická klávesnice, { $seat ->
        [0] stůl
       *[other] místo číslo { WORDS($seat) }
    }: je tu, { $device }

doctor-keypad-none = Numerická klávesnice, { $seat ->
        [0] stůl
       *[other] místo číslo { WORDS($seat) }
    }: chybí, { $device }

doctor-keypad-remedy = Zapojte ji, nebo zvolte jinou příkazem { $command }

doctor-keypad-denied = Numerická klávesnice: { $device }, číst ji smí jen skupina { $group }

doctor-keypads-linux = Numerické klávesnice: na tomhle systému se čtou jen v okně hry

doctor-numbers = Num Lock: { $state ->
        [on] zapnutý
       *[off] vypnutý, numerická klávesnice nepíše číslice
    }

doctor-numbers-remedy = Stiskněte klávesu v levém horním rohu numerické klávesnice

report-made = Zpráva: { $file }

report-part = Je v ní: { $part ->
        [versions] verze programu, balíčků a systému
        [findings] co zjistil příkaz companion doktor
        [settings] nastavení
        [log] deník programu
       *[game] hra číslo { WORDS($number) }
    }

report-no-game = Hra v ní není, protože žádná se nedá přečíst

report-names = Jména hráčů, uživatele a počítače, složky, porty a čísla desek jsou nahrazené

report-stays = Zůstává v tomhle počítači, dokud ji nepošlete

report-not-written = Zprávu se nepodařilo zapsat: { $file }. Zvolte jiné místo
