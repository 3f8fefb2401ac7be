### Czech. What each message is for and which facts it has stands in the English file.

journal-locked = Záznam hry právě používá jiný program. Hra nejspíš už běží. Ukončete ji, nebo pokračujte tam
    .terse = Záznam hry používá jiný program

journal-newer = Záznam hry je z novějšího programu. Nic se v něm nezměnilo. Nainstalujte novější program
    .terse = Záznam hry je z novějšího programu, nezměnil se

journal-foreign = Na místě záznamu hry leží soubor jiného programu. Zůstává, jak je. Zvolte v nastavení jiné místo
    .terse = Soubor záznamu patří jinému programu

journal-unusable = Záznam hry se nedá otevřít: { $reason ->
        [full] disk je plný
        [readonly] na to místo se nesmí zapisovat
        [locked] používá ho jiný program
        [damaged] soubor je poškozený
        [older] soubor je ze staršího programu
       *[io] disk neodpovídá
    }

journal-in-memory = Pozor: { $reason ->
        [full] disk je plný
        [readonly] do záznamu hry se nesmí zapisovat
        [locked] záznam hry drží jiný program
        [gone] záznam hry ze svého místa zmizel
        [damaged] záznam hry je poškozený
       *[io] disk neodpovídá
    }. Tahy se odteď drží jen v paměti a zapíšou se, jakmile to půjde. Hra pokračuje. { $reason ->
        [full] Uvolněte místo tam, kde je tahle složka
        [readonly] Povolte zápis do téhle složky
        [gone] Vraťte tuhle složku na místo
        [locked] Ukončete ten druhý program, složka záznamu
        [damaged] Prohlédněte disk s touhle složkou
       *[io] Prohlédněte disk s touhle složkou
    }: { $folder }
    .terse = Pozor: záznam se nezapisuje, tahy jsou v paměti

journal-written = Záznam hry je zase úplný, všechno je zapsané
    .terse = Všechno je zapsané

journal-healed = Pozor: záznam hry byl poškozený. Zachráněno: { COUNT($count, of: "line") }. Poškozený soubor je odložený stranou jako { $name }
    .terse = Pozor: záznam hry byl poškozený, dobrá část zůstala

journal-migrated = Záznam hry se převedl pro tenhle program. Starý soubor zůstal vedle něj
    .terse = Záznam hry je převedený

journal-empty = v záznamu zatím není žádná hra

journal-no-game = žádná hra není rozehraná

journal-no-such-game = hra číslo { WORDS($game) } v záznamu není

journal-game-damaged = hra číslo { WORDS($game) } se nedá přečíst, chybí její začátek

journal-game-finished = hra číslo { WORDS($game) } je dohraná

journal-other-tiles = tahle hra se hrála s jinou sadou dílků: { $tiles }

journal-rows-lost = Pozor: poslední část hry se nezapsala, chybí { COUNT($count, of: "line") }. Až bude hra pokračovat, zkontrolujte body a dílky

game-begun = Začíná nová hra: { LIST($players) }
    .terse = Nová hra: { LIST($players) }

game-resumed = Hra pokračuje, zatím má { COUNT($count, of: "move") }
    .terse = Hra pokračuje

resume-offer = Je tu rozehraná hra: { LIST($players) }, { COUNT($count, of: "move") }. Pokračovat v ní? Enter ano, nula ne
    .terse = Rozehraná hra, { LIST($players) }. Pokračovat? Enter ano, nula ne

play-kept = hra je uložená a příště se zase nabídne

player-default = { ORDINAL($number) } hráč

no-board-found = hrací deska se nenašla. Zkontrolujte kabel, nebo tahy pište

history-count = { $count ->
        [0] Uložená zatím není žádná hra
        [one] Uložená je { COUNT($count, of: "game") }
        [few] Uložené jsou { COUNT($count, of: "game") }
       *[other] Uloženo je { COUNT($count, of: "game") }
    }

history-game = Hra číslo { WORDS($number) }, { $when }, { LIST($players) }, { $state ->
        [open] rozehraná
        [over] dohraná
        [given-up] vzdaná
        [imported] převzatá
       *[damaged] poškozená
    }

history-exported = Hra číslo { WORDS($number) } je zapsaná, soubor { $file }

history-imported = Hra je převzatá a má číslo { WORDS($number) }

history-forget-ask = { $number ->
        [0] Opravdu nadobro smazat všechny hry?
       *[other] Opravdu nadobro smazat hru číslo { WORDS($number) }?
    } Jedna ano, nula ne

history-forgotten = { $number ->
        [0] Všechny hry jsou smazané
       *[other] Hra číslo { WORDS($number) } je smazaná
    }

history-not-forgotten = nic se nesmazalo

export-not-written = Soubor se nedá zapsat: { $file }

import-refused = Soubor { $file }{ $line ->
        [0] { "" }
       *[other] , řádek { WORDS($line) }{ $column ->
            [0] { "" }
           *[other] , sloupec { WORDS($column) }
        }
    }: { $reason ->
        [not-text] není to prostý text
        [too-long] řádek je moc dlouhý
        [control] je v něm znak, který nepatří do textu
        [not-json] řádek se nedá přečíst
        [nesting] řádek je moc složitý
        [number] číslo je mimo meze
        [length] text je moc dlouhý
        [type] něco je jiného druhu, než má být
        [not-an-export] není to uložená hra
        [newer] je z novějšího programu
        [order] řádky nejdou po sobě, jak mají
        [header] začátek hry je chybný
        [count] řádků je víc nebo míň, než má být
       *[other] { NOUN($reason, of: "file-fault") }
    }. Nic se nepřevzalo

replay-checked = { $count ->
        [0] Zkontrolováno: { COUNT($moves, of: "move") }, vše stejně jako předtím
       *[other] Zkontrolováno: { COUNT($moves, of: "move") }, liší se { COUNT($count, of: "thing") }
    }

no-sound-device = Zvukové zařízení tu není. Všechno se vypisuje jako text

voice-no-library = Hlasový program se nedá načíst: { $library }

voice-engine = Hlasový program tuhle větu neumí říct

voice-no-language = Tenhle jazyk hlasový program neumí: { $language ->
        [cs] čeština
        [pl] polština
       *[en] angličtina
    }

wav-unwritable = Zvukový soubor se nedá zapsat: { $file }. Zatím nic nezačalo. Zvolte jiné místo

wav-and-text = Zadáno je { $text }, takže se nic neříká a { $wav } nemá co zapsat. Vynechte jedno z obou

voice-wav = Zvukový soubor se nedá zapsat: { $file }

voice-no-process = Hlas se nedá spustit. Všechno se vypisuje jako text

voice-gone = Hlas se opakovaně zastavil. Dokud se nevrátí, všechno se vypisuje jako text

voice-back = Hlas je zase tady. Odteď se zase všechno říká nahlas

voice-line-failed = Jedna věta se nedala říct, je vypsaná jako text

language-unknown = tenhle jazyk tu není: { $language }. K dispozici je čeština, polština a angličtina

port-busy = Port používá jiný program: { $port }. Zavřete ten program

port-denied = K portu není přístup: { $port }. Jak ho povolit, řekne příkaz companion doktor

port-gone = Port tu není: { $port }. Zkontrolujte kabel

port-full = Víc desek, než jde číst, nejvýš { COUNT($count, of: "board") }. Tenhle port zůstává stranou: { $port }

port-silent = Na portu { $port } žádná deska neodpovídá. Vytáhněte kabel a znovu ho zasuňte

port-flood = Z portu { $port } přichází příliš mnoho, a tak se teď nečte. Vytáhněte kabel, který k němu vede, a znovu ho zasuňte

port-name = tohle není jméno portu: { $port }

port-failed = Port nefunguje: { $port }. Zkouší se znovu

file-cannot-write = Soubor se nedá zapsat: { $file }

file-fault-missing = takový soubor neexistuje. Zkontrolujte jméno

file-fault-directory = to je složka, ne soubor. Uveďte soubor v ní

file-fault-special = to není obyčejný soubor. Uveďte jiný

file-fault-denied = nedá se číst, chybí oprávnění. Dejte ho, nebo soubor zkopírujte

file-fault-too-large = je moc velký. Zkontrolujte jméno

file-fault-unreadable = nedá se přečíst. Zkopírujte ho znovu

file-fault-not-utf8 = není to prostý text. Uložte ho jako prostý text

tiles-unreadable = Sada dílků se nedá přečíst, { $file }: { NOUN($reason, of: "file-fault") }

tiles-wrong = Sada dílků { $file }, řádek { WORDS($line) }, sloupec { WORDS($column) }: { $reason }

tiles-fault = Řádek { WORDS($line) }, sloupec { WORDS($column) }: { $reason }

tiles-title = nadpis je { $text }, má být { $expected }

tiles-number = tohle není číslo dílku: { $text }

tiles-number-twice = tohle číslo už je použité: { $text }, poprvé na řádku { WORDS($first) }

tiles-number-used-twice = dva dílky mají číslo { WORDS($number) }

tiles-none = není v ní žádný dílek

tiles-fields = řádek má { $count ->
        [one] { WORDS($count, gender: "masculine") } údaj
        [few] { WORDS($count, gender: "masculine") } údaje
       *[other] { WORDS($count, gender: "masculine") } údajů
    }, má jich mít { WORDS($expected, gender: "masculine") }

tiles-too-many = na řádku přebývá: { $text }

tiles-terrain = tuhle krajinu hra nezná: { $text }

tiles-crowns = koruny: { $text }, nejvýš { WORDS($most) }

tiles-pockets = tohle není pět kapes pro magnety: { $text }

tiles-not-utf8 = není to prostý text

tiles-no-titles = chybí řádek s nadpisy

tiles-format = formát je { $format }, známý je { WORDS($known) }

tiles-no-format = chybí formát, známý je { WORDS($known) }

tiles-no-id = chybí označení sady

tiles-no-such-number = dílek { WORDS($number) } v sadě není

tiles-kind = { PART($terrain, $crowns, of: "rg-half", names: "terrain crowns") }

tiles-shared = tyhle půlky mají stejné slovo: { LIST($kinds) }. Rozliší je celý dílek

tiles-unlawful = dílek { WORDS($number) }, { $half ->
        [a] první půlka
       *[b] druhá půlka
    }: takové kapsy patří jiné hře

tiles-symmetric = dílek { WORDS($number) }, { $half ->
        [a] první půlka
       *[b] druhá půlka
    }: z takových kapes se nepozná natočení

tiles-castle-unlawful = hrad { WORDS($number) }: takové kapsy patří jiné hře

tiles-castle-like = hrad { WORDS($number) } se čte stejně jako jiný dílek: { $other }

tiles-few-castles = v sadě { $count ->
        [0] není žádný hrad
        [few] jsou { COUNT($count, of: "castle") }
       *[other] je { COUNT($count, of: "castle") }
    }, pro { $expected ->
        [one] jednoho hráče
        [few] { WORDS($expected, gender: "masculine") } hráče
       *[other] { WORDS($expected, gender: "masculine") } hráčů
    } je to málo

tiles-foreign-like = dílek jiné hry se čte jako dílek téhle sady: { $game }, číslo { WORDS($number) }

tiles-turn-close = dílek { WORDS($number) } je po otočení skoro stejný

tiles-same-words = dílek { WORDS($first) } a dílek { WORDS($second) } se čtou stejně

tiles-close = dílek { WORDS($first) } a dílek { WORDS($second) } jsou skoro stejné

tiles-inverted = dílek { WORDS($number) } vlepený vzhůru nohama se čte jako dílek { WORDS($reads_as) }

script-unreadable = Skript se nedá přečíst, { $file }: { NOUN($reason, of: "file-fault") }

script-wrong = Skript { $file }, řádek { WORDS($line) }: { $reason }

script-verb = takový příkaz není: { $text }

script-args = chybný zápis příkazu { $text }

virtual-lies-already = už na desce leží: { $thing }

virtual-lies-not = tohle na desce neleží: { $thing }

virtual-no-half = takovou půlku nemá: { $thing }

virtual-no-thing = v sadě není { $thing }

virtual-no-cell = deska nemá sloupec { WORDS($column) }, řadu { WORDS($row) }

virtual-taken = obsazeno: { $cell }

virtual-powered = deska už je zapnutá

virtual-spots = { $thing }: řečeno { COUNT($count, of: "square") }, má být { COUNT($expected, of: "square") }

virtual-not-neighbours = tahle políčka spolu nesousedí: { $thing }

settings-wrong = Nastavení{ $line ->
        [0] { "" }
       *[other] , řádek { WORDS($line) }
    }: { $reason ->
        [range] { $setting }: hodnota je mimo meze
        [choice] { $setting }: dá se zvolit jen { LIST($expected, style: "or") }
        [length] { $setting }: text je moc dlouhý
        [uid] { $setting }: tohle není číslo desky
        [missing] { $setting }: údaj chybí
        [type] { $setting }: nesprávný zápis
        [syntax] řádek se nedá přečíst, a tak se ze souboru nepoužije nic
        [encoding] soubor není prostý text, a tak platí obvyklé hodnoty. Uložte ho jako prostý text
        [newer] soubor je z novějšího programu, a tak zůstává, jak je
        [special] to není obyčejný soubor, a tak platí obvyklé hodnoty. Přesuňte ho jinam
        [directory] to je složka, ne soubor, a tak platí obvyklé hodnoty. Přesuňte ji jinam
        [denied] soubor se nedá číst, chybí oprávnění, a tak platí obvyklé hodnoty. Povolte čtení
        [too-large] soubor je moc velký, a tak platí obvyklé hodnoty. Přesuňte ho jinam
       *[unreadable] soubor se nedá přečíst, a tak platí obvyklé hodnoty. Přesuňte ho jinam
    }. { SAME($used, "") ->
        [yes] { "" }
       *[no] Místo toho platí { $used }
    }

settings-unknown = Tohle nastavení program nezná, v souboru zůstává: { $name }

settings-not-written = Nastavení se nedalo zapsat, { $reason ->
        [full] disk je plný
        [form] soubor je psaný nezvyklým způsobem a zůstává, jak je
        [held] soubor má otevřený jiný program. Zavřete ho a nastavte to znovu
       *[readonly] na to místo se nesmí zapisovat
    }: { $file }

virtual-lies-elsewhere = leží na desce jinde: { $thing }

virtual-no-pty = virtuální desky s vlastním portem potřebují Linux nebo macOS

game-rows-lost = Pozor: záznam téhle hry je poškozený, chybí v něm { COUNT($count, of: "line") }. Zkontrolujte body a dílky na deskách
    .terse = Pozor: v záznamu hry chybí { COUNT($count, of: "line") }. Zkontrolujte body a dílky
