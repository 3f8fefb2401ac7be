### Co mówią polecenia board flash i board firmware: program w planszy i jego odnowienie. Opis jest w pliku angielskim.

flash-by-hand = Wyjmij kabel planszy. Na małej płytce przy gnieździe kabla jest jeden jedyny przycisk. Przytrzymaj go, włóż kabel i puść przycisk. Potem wpisz polecenie companion plansza wgraj

firmware-shipped = Program, który jest w instalacji: wersja { $version }
firmware-stands = { $how ->
        [older] Jest starszy niż ten w instalacji. Zaktualizuje go polecenie: { $command }
        [newer] Jest nowszy niż ten w instalacji
        [same] To jest ten z instalacji
        [other] Jego wersja protokołu jest inna. Zaktualizuje go polecenie: { $command }
       *[unknown] Z tym w instalacji nie da się go porównać
    }
firmware-not-shipped = W tej instalacji brakuje programu dla plansz, więc nie ma czego wgrać. Zainstaluj wszystko jeszcze raz albo wybierz plik
firmware-shipped-damaged = Program dla plansz jest w tej instalacji uszkodzony. Plansze zostają, jakie są. Zainstaluj wszystko jeszcze raz
firmware-file-unread = Tego pliku nie da się odczytać, { $file }: { NOUN($reason, of: "file-fault") }. Plansza jest nietknięta
firmware-file-wrong = Plik { $file } nie będzie użyty: { $reason ->
        [empty] jest pusty
        [cut] jest ucięty
        [foreign] to nie jest program dla plansz
        [magic] jego blok numer { WORDS($number) } jest uszkodzony
        [numbers] jego blok numer { WORDS($number) } jest w innym miejscu, niż powinien
        [family] jest przeznaczony dla innego układu
        [kept] nadpisałby kalibrację
       *[other] nie mieści się w pamięci planszy
    }. Plansza jest nietknięta. Wybierz nieuszkodzony plik przeznaczony dla tej planszy

flash-shipped = Do planszy będzie wgrany program z instalacji: wersja { $version }
flash-file = Do planszy będzie wgrany plik: { $file }
flash-file-version = Wersja w pliku: { $version }
flash-file-good = Plik jest cały i przeznaczony dla tej planszy, ma { WORDS($count) } { $count ->
        [one] kilobajt
        [few] kilobajty
       *[many] kilobajtów
    }
flash-stands = { $how ->
        [older] Tamten jest starszy
        [newer] Uwaga: tamten jest nowszy
        [same] To ta sama wersja, będzie zapisana jeszcze raz
       *[unknown] Trudno powiedzieć, który z nich jest nowszy
    }
flash-drive-there = Plansza czeka na swój program: dysk { $drive }
flash-drives-several = Na program { $count ->
        [one] czeka { COUNT($count, of: "board") }
        [few] czekają { COUNT($count, of: "board") }
       *[many] czeka { COUNT($count, of: "board") }
    }. Nie da się poznać, która jest która. Zostaw jedną, pozostałe wyjmij i wpisz to jeszcze raz
flash-drive-and-board = Jedna plansza czeka na swój program, dysk { $drive }, a jest jeszcze inna, port { $port }. Pracuje się zawsze tylko z jedną. Drugą wyjmij i wpisz to jeszcze raz
flash-unmounted = Plansza czeka na swój program, ale jej dysk nie jest zamontowany. Wpisz to: { $command }. Potem wpisz polecenie companion plansza wgraj jeszcze raz
flash-would = { $step ->
        [restart] Plansza dostałaby polecenie, żeby uruchomić się ponownie i czekać na program
        [copy] Program byłby skopiowany na jej dysk
       *[wait] Potem plansza by się uruchomiła, a jej wersja i kalibracja byłyby sprawdzone
    }
flash-nothing-done = Wszystko jest w porządku. To była tylko próba, wszystko zostaje, jak było

flash-asks = Plansza dostaje polecenie, żeby uruchomić się ponownie i czekać na program
flash-refused = Plansza nie uruchamia się ponownie: { $reason ->
        [busy] jest zajęta
        [silent] nie odpowiada
       *[other] jej program tego nie umie
    }. Jest taka, jaka była. { $remedy }
flash-waits-drive = Trwa czekanie na jej dysk, najwyżej pół minuty
flash-no-drive = Dysk planszy się nie pojawił. Plansza jest w porządku, jej stary program w niej został. { $remedy }
flash-copies = Trwa kopiowanie na dysk { $drive }. Zostaw kabel włożony
flash-drive-full = Dysk { $drive } ma za mało miejsca. Plansza dalej czeka na swój program. Wyjmij jej kabel, włóż go i wpisz to jeszcze raz
flash-drive-gone = Dysk { $drive } zniknął, zanim wszystko się skopiowało. Plansza nie ma teraz całego programu, ale da się to naprawić. Wciśnij kabel mocno na obu końcach i wpisz to jeszcze raz
    .terse = Dysk { $drive } zniknął, zanim wszystko się skopiowało. Wciśnij kabel i wpisz to jeszcze raz
flash-drive-denied = Na dysk { $drive } nie wolno zapisywać. Plansza dalej czeka na swój program. Zezwól tam na zapis i wpisz to jeszcze raz
flash-drive-failed = Dysk { $drive } nie przyjmuje programu. Plansza dalej na niego czeka. Wyjmij jej kabel, włóż go do innego gniazda i wpisz to jeszcze raz
flash-taken = Program jest już w planszy, plansza się uruchamia
flash-drive-stays = Plansza nie przyjęła programu i dalej na niego czeka. { $remedy }
flash-not-back = Program jest już w planszy, ale plansza nie odpowiada. Wyjmij jej kabel i włóż go jeszcze raz. Jeśli dalej będzie milczała: { $remedy }
flash-back = Plansza wróciła z tym programem: { $firmware }
flash-old-program = Plansza wróciła z programem { $firmware }, ale kopiowana była wersja { $version }. Plansza jej nie przyjęła. Wpisz polecenie companion plansza wgraj jeszcze raz
flash-calibration = { $how ->
        [kept] Jej kalibracja jest zachowana
        [there] Ma kalibrację
        [changed] Ma kalibrację, ale inną niż przedtem
        [none] Jak dotąd nie ma kalibracji. Planszę skalibruje polecenie: { $command }
       *[unknown] Plansza nie mówi nic o swojej kalibracji
    }
flash-calibration-lost = Plansza ma nowy program, ale jej kalibracja przepadła, więc na jej odczytach nie można polegać. Na nowo skalibruje planszę polecenie: { $command }
flash-done = Gotowe. Na tej planszy można grać
flash-interrupted = Przerwane. Plansza czeka na swój program. Zostaw kabel włożony i wpisz polecenie companion plansza wgraj jeszcze raz

doctor-firmware = Program dla plansz: cały, wersja { $version }
doctor-firmware-none = Program dla plansz: brakuje go w tej instalacji
doctor-firmware-damaged = Program dla plansz: w tej instalacji jest uszkodzony
doctor-firmware-remedy = Gra działa. Aby zaktualizować program w planszy, zainstaluj wszystko jeszcze raz
