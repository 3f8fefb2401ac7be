### Polish. What each message is for and which facts it has stands in the English file.

boards-found = Znaleziono { COUNT($count, of: "board", case: "accusative") }
boards-board = Plansza numer { WORDS($number) }
boards-port = Port: { $port }
boards-uid = Własny numer: { $uid }
boards-kind = Rodzaj: { $kind ->
        [board] plansza gracza
       *[tray] taca na wyłożone płytki
    }
boards-size = Wielkość: { WORDS($columns) } na { COUNT($rows, of: "square", case: "accusative") }
boards-firmware = Program w planszy: { $firmware }
boards-protocol = Wersja protokołu: { WORDS($major) } kropka { WORDS($minor) }
boards-seat = Miejsce przy stole: numer { WORDS($number) }, { $name }
boards-seat-nameless = Miejsce przy stole: numer { WORDS($number) }
boards-seat-none = Miejsce przy stole: na razie żadne, gra o nie zapyta
boards-answers = Plansza odpowiada
boards-mute = Plansza się zgłasza, ale potem na nic nie odpowiada. Wyjmij jej kabel i włóż go jeszcze raz
boards-remedy = { $reason ->
        [silent] Wyjmij kabel planszy i włóż go jeszcze raz. Jeśli dalej milczy, trzeba zaktualizować jej program
        [name] Port nazywa się tak, jak zna go komputer
        [full] Wyjmij kabel planszy, która jest niepotrzebna
       *[failed] Wyjmij kabel planszy i włóż go do innego gniazda
    }
boards-game-runs = Trwa gra i trzyma swoje plansze. Zakończ ją i zapytaj jeszcze raz
boards-none = Jak dotąd żadnej planszy tu nie ma
boards-check-cable = Wciśnij kabel mocno na obu końcach. Kabel, który tylko ładuje, nie wystarczy
boards-check-more = Więcej powie polecenie: { $command }

monitor-waiting = Jak dotąd żadnej planszy tu nie ma. Włóż ją, znajdzie się sama
monitor-board = Plansza numer { WORDS($number) }: port { $port }, własny numer { $uid }
monitor-on = Plansza { WORDS($number) }: { $what }
monitor-cell = { $cell }: { $what }
monitor-half = { $what }, płytka { WORDS($number) }
monitor-empty = pusto
monitor-doubt = { $doubt ->
        [unknown] coś nieznanego
        [foreign] płytka z innej gry
        [askew] leży krzywo
        [unsure] niejasne
        [flapping] ciągle się zmienia
        [stuck] zepsuty czujnik
        [twice] element czytany w dwóch miejscach
       *[ambiguous] niejasne, które połowy należą do siebie
    }
monitor-snapshot = Cała plansza odczytana: { COUNT($count, of: "object") }
monitor-touch = Dotknięcie: { $cell }
monitor-button = Przycisk numer { WORDS($number) }
monitor-fault = { $cleared ->
        [0] Usterka
       *[1] Usterka ustąpiła
    }: { $fault ->
        [stuck] czujnik się zaciął
        [flapping] kratka ciągle się zmienia
        [strip] rząd czujników nie odpowiada
        [supply] za mało prądu
        [noise] duże zakłócenia
       *[calibration] kalibracji brak albo jest uszkodzona
    }
monitor-fault-at = { PART($fault, $cleared, of: "monitor-fault", names: "fault cleared") }, { $cell }
monitor-notice = { $notice ->
        [started-power] Plansza się uruchomiła: nie miała prądu albo miała go za mało
        [started-reset] Plansza się uruchomiła: sygnał na wyprowadzeniu reset
        [started-watchdog] Plansza się uruchomiła: jej program się zawiesił
        [started-software] Plansza uruchomiła się na polecenie
        [started-bootloader] Plansza uruchomiła się po programie rozruchowym
        [supply-weak] Słabe zasilanie, { WORDS($value) } { $value ->
            [one] miliwolt
            [few] miliwolty
           *[many] miliwoltów
        }. Weź inny kabel albo hub z własnym zasilaniem
        [supply-good] Zasilanie znowu dobre, { WORDS($value) } { $value ->
            [one] miliwolt
            [few] miliwolty
           *[many] miliwoltów
        }
        [resumed] Plansza spała razem z komputerem i znowu działa, sen trwał { WORDS($value, gender: "feminine", case: "accusative") } { $value ->
            [one] sekundę
            [few] sekundy
           *[many] sekund
        }
       *[other] Powiadomienie, którego ten program nie zna
    }
monitor-strong-field = Bardzo silny magnes: { $cell }. Odsuń od planszy telefony, głośniki i inne magnesy
monitor-log = Uwaga programu planszy: { $text }
monitor-unfitting = Wiadomość, która nie należy do tej planszy
monitor-restarted = Plansza uruchomiła się jeszcze raz
monitor-lost = Port { $port }: brak połączenia. Trwa ponowna próba
monitor-garbled = Port { $port }, zniekształcony wiersz, { $reason ->
        [length] jest za długi
        [ascii] ma znaki, które nie są tekstem
        [frame] brakuje końca albo jest uszkodzony
        [crc] litery kontrolne się nie zgadzają
       *[schema] litery kontrolne się zgadzają, ale to nie jest wiadomość
    }
monitor-heard = Odczytano { COUNT($lines, of: "line", case: "accusative") }{ $garbled ->
        [0] { "" }
        [one] , w tym { WORDS($garbled) } zniekształcony
        [few] , w tym { WORDS($garbled) } zniekształcone
       *[many] , w tym { WORDS($garbled) } zniekształconych
    }

tiles-show-id = Zestaw płytek: { $id }
tiles-show-name = Nazwa: { $name }
tiles-show-file = Plik: { $file }
tiles-show-standard = To zestaw, który należy do programu
tiles-show-dominoes = Płytek: { WORDS($count, gender: "feminine") }
tiles-show-castles = Zamków: { WORDS($count) }
tiles-show-kinds = Różnych połówek: { WORDS($count, gender: "feminine") }
tiles-show-foreign = Płytek z innych gier, które się rozpozna: { WORDS($count, gender: "feminine") }
tiles-show-distance = Kieszeni, którymi różnią się każde dwie płytki, co najmniej: { WORDS($distance, gender: "feminine") }
tiles-domino = Płytka { WORDS($number) }: pierwsza połowa { $a }, druga połowa { $b }
tiles-castle = zamek { WORDS($number) }
tiles-lying = Kieszenie nazywa się, patrząc z góry, pierwsza połowa leży na lewo od drugiej. Podany biegun jest zwrócony do planszy
tiles-pockets-of = { $half ->
        [a] Pierwsza połowa
       *[b] Druga połowa
    }: { LIST($pockets, style: "comma") }
tiles-pocket = { NOUN($site, of: "pocket") } { NOUN($pole, of: "pole") }
pocket-near-left = z lewej bliżej
pocket-near-right = z prawej bliżej
pocket-far-right = z prawej dalej
pocket-far-left = z lewej dalej
pocket-centre = w środku
pole-north = północ
pole-south = południe
pole-empty = pusto
pole-unsure = wątpliwe
tiles-check-good = Zestaw płytek { $name }: bez usterek
tiles-check-faults = Znaleziono { COUNT($count, of: "fault", case: "accusative") }
tiles-check-remarks = { $count ->
        [one] Jest { WORDS($count, gender: "feminine") } uwaga
        [few] Są { WORDS($count, gender: "feminine") } uwagi
       *[many] Jest { WORDS($count, gender: "feminine") } uwag
    }, grze to nie przeszkadza
tiles-check-own = Każdy rodzaj połowy ma własne kieszenie, { $count ->
        [one] rodzaj jest { WORDS($count) }
        [few] rodzaje są { WORDS($count) }
       *[many] rodzajów jest { WORDS($count) }
    }
tiles-make-seeking = Tabela jest odczytana, { $file }. Trwa dobór magnesów, może to potrwać minutę
tiles-make-safe = Jeśli jeden magnes płytki odczyta się inaczej, płytkę i tak się rozpozna
tiles-make-weak = Uwaga: jeśli jeden magnes płytki odczyta się inaczej, można ją pomylić z inną. Spróbuj innego ziarna
tiles-make-written = Zestaw płytek jest zapisany, plik { $file }
tiles-make-there = Plik już istnieje: { $file }. Wybierz inną nazwę albo dodaj { $option }, wtedy plik zostanie zastąpiony
tiles-table-unreadable = Tabeli nie da się odczytać, { $file }: { NOUN($reason, of: "file-fault") }
tiles-read-wait = Połóż na planszy jedną płytkę i zabierz rękę
tiles-read-many = Zajęte przez to, co przybyło: { COUNT($count, of: "square") }. Zostaw tylko jedną płytkę
tiles-read-agrees = { $thing }: wszystkie magnesy są takie jak w zestawie
tiles-read-wrong = Uwaga: { $thing } ma { $count ->
        [one] { WORDS($count, gender: "feminine", case: "accusative") } kieszeń inną
        [few] { WORDS($count, gender: "feminine") } kieszenie inne
       *[many] { WORDS($count, gender: "feminine") } kieszeni innych
    } niż w zestawie
tiles-read-pocket = { $half ->
        [a] Pierwsza połowa
        [b] Druga połowa
        [castle] Zamek
       *[tile] Płytka
    }, { NOUN($site, of: "pocket") }: powinno być { NOUN($should, of: "pole") }, jest { NOUN($pole, of: "pole") }
tiles-read-half = Uwaga: czyta się tylko jedną połowę, { $cell }, { $what }. Wyrównaj płytkę albo sprawdź magnesy w drugiej połowie
tiles-read-foreign = Płytka należy do innej gry: { $game }, numer { WORDS($number) }
tiles-read-inverted = Uwaga: to płytka { WORDS($number) } i ma wszystkie magnesy do góry nogami
tiles-read-several = Uwaga: płytki nie da się odróżnić od innych, { LIST($things, style: "or") }
tiles-read-unknown = Uwaga: nic takiego w zestawie nie ma
tiles-read-as = { $cell }: { LIST($pockets, style: "comma") }
tiles-read-nothing = Czas minął, a płytki do odczytania jak dotąd nie ma

doctor-wrong = Uwaga: { $what }. { $remedy }
doctor-remark = { $what }. { $remedy }
doctor-failed = Tego nie dało się sprawdzić, { $check ->
        [program] program
        [settings] ustawienia
        [languages] teksty
        [tiles] zestaw płytek
        [firmware] program dla plansz
        [journal] zapis gry
        [disk] dysk
        [voice] głos
        [sound] dźwięk
        [ports] porty
        [directory] katalog portów
        [boards] plansze
        [versions] wersje
        [log] dziennik programu
        [engines] głosy systemu
        [reader] czytnik ekranu
        [devices] urządzenia dźwiękowe
        [keys] klawisze
        [running] czy program działa
        [sleep] usypianie komputera
        [autostart] samoczynne uruchamianie
        [far] partie na odległość
       *[programs] inne programy
    }: { $reason }. { $remedy ->
        [install] Zainstaluj program jeszcze raz
       *[report] To usterka programu. Cała reszta została sprawdzona. Raport dla jego autorów pakuje { $command }
    }
doctor-program = Program: wersja { $version }
doctor-python = Python: wersja { $version }
doctor-python-remedy = Zainstaluj Python w wersji { $needed } albo nowszej
doctor-settings = Ustawienia: w porządku, { $file }
doctor-settings-none = Ustawienia: zwykłe. Inne można zapisać tutaj: { $file }
doctor-tiles = Zestaw płytek: { $id }, ma { COUNT($count, of: "domino", case: "accusative") }
doctor-tiles-remedy = Wszystkie usterki powie polecenie: { $command }
doctor-journal = Zapis gry: cały, { COUNT($count, of: "game") }
doctor-journal-new = Zapis gry: na razie żaden. Zacznie go pierwsza gra, { $file }
doctor-journal-running = Zapis gry: używa go gra, która właśnie trwa
doctor-journal-readonly = Zapis gry: nie wolno tam zapisywać, { $file }
doctor-folder-remedy = Zezwól tam na zapis albo wybierz w ustawieniach inne miejsce
doctor-journal-older = Zapis gry: ze starszego programu. Następna gra go zaktualizuje i zachowa stary plik
doctor-journal-damaged = Zapis gry: { $count ->
        [one] przepadł { COUNT($count, of: "line") }
        [few] przepadły { COUNT($count, of: "line") }
       *[many] przepadło { COUNT($count, of: "line") }
    } zapisanych gier
doctor-journal-gaps = Rozpoczęta gra toczy się dalej od tego miejsca i pyta o brakujące ruchy
doctor-journal-asks = Następna gra zapyta, czy zacząć nowy zapis, a stary plik zostawi
doctor-journal-remedy = Następna gra odłoży uszkodzony plik na bok i zachowa dobrą część
doctor-disk = Wolne miejsce na dysku: { WORDS($count) } { $unit ->
        [megabytes] { $count ->
            [one] megabajt
            [few] megabajty
           *[many] megabajtów
        }
       *[gigabytes] { $count ->
            [one] gigabajt
            [few] gigabajty
           *[many] gigabajtów
        }
    }
doctor-disk-remedy = Zwolnij miejsce na dysku, inaczej ruchy zostaną tylko w pamięci
doctor-language = Teksty { NOUN($language, of: "language", form: "by") }: { WORDS($count, gender: "neuter") } { $count ->
        [one] zdanie
        [few] zdania
       *[many] zdań
    }
doctor-language-broken = Teksty { NOUN($language, of: "language", form: "by") }: brakuje zdań albo są uszkodzone
language-cs = czeski
    .by = po czesku
language-pl = polski
    .by = po polsku
language-en = angielski
    .by = po angielsku
doctor-install-remedy = Zainstaluj program jeszcze raz. Do tego czasu wszystko jest wypisywane jako tekst
doctor-voice = Głos: uruchamia się, { $engine }
doctor-voice-language = Głos { NOUN($language, of: "language", form: "by") }: wydaje dźwięk
doctor-voice-mute = Głos { NOUN($language, of: "language", form: "by") }: milczy
doctor-sample = Tak będzie brzmiała gra
doctor-sound = Dźwięk: urządzenie jest, { $backend }
doctor-sound-remedy = Dołącz głośnik albo słuchawki i zapytaj jeszcze raz
doctor-port-ours = Port planszy: { $port }, wolno go otworzyć
doctor-port-other = Port innego urządzenia, zostaje w spokoju: { $port }
doctor-port-game = Port planszy: { $port }, używa go gra, która właśnie trwa
doctor-port-denied = Port planszy: { $port }, otworzyć go może tylko grupa { $group }
doctor-port-remedy = Wpisz to, potem wyloguj się i zaloguj jeszcze raz: { $command }
doctor-port-held = Port planszy: { $port }, trzyma go inny program, { $program }
doctor-held-remedy = Zakończ ten program: { $program }
doctor-boards-none = Plansze: jak dotąd żadnej tu nie ma
doctor-group = Porty: ten użytkownik jest w grupie { $group }, wolno je otwierać
doctor-group-later = Porty: ten użytkownik jest w grupie { $group }, ale w tym zalogowaniu to jeszcze nie działa
doctor-group-login = Wyloguj się i zaloguj jeszcze raz
doctor-group-none = Porty: tego użytkownika nie ma w grupie { $group }. Niektóre komputery pozwalają otwierać plansze i bez niej
doctor-directory = Katalog portów: { $directory }, w nim { WORDS($count) } { $count ->
        [one] port
        [few] porty
       *[many] portów
    }
doctor-directory-none = Katalog portów: na razie go nie ma, { $directory }
doctor-directory-remedy = Utwórz ten katalog albo wybierz w ustawieniach inny
doctor-meddler = Inny program, który próbuje nowych portów, { $state ->
        [running] właśnie działa
       *[installed] jest zainstalowany, ale nie działa
    }: { $program }
doctor-meddler-remedy = Jeśli plansza znajduje się późno albo wcale, zakończ go na czas gry albo w jego ustawieniach każ mu zostawić plansze w spokoju: { $program }
doctor-boards-running = Plansze: ma je gra, która właśnie trwa. Opowie o nich polecenie companion plansze
doctor-boards-mute = Plansze: żadna nie odpowiada
doctor-board = Plansza: odpowiada i jest skalibrowana, { $name }
doctor-board-uncalibrated = Plansza: bez kalibracji, { $name }
doctor-board-calibrate = Jej odczyt nie jest pewny. Kalibruje ją polecenie: { $command }
doctor-lacking = Grać można, choć nie ze wszystkim. Brakuje: { LIST($things) }
doctor-lack-sound = urządzenia dźwiękowego
doctor-lack-board = planszy
doctor-lack-calibration = kalibracji planszy
doctor-good = Wszystko, czego potrzebuje gra, działa
doctor-count = Przed grą trzeba naprawić { WORDS($count, gender: "feminine", case: "accusative") } { $count ->
        [one] rzecz
        [few] rzeczy
       *[many] rzeczy
    }
