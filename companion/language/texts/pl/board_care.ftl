bench-choose = Znaleziono { COUNT($count, of: "board", case: "accusative") }. Naciśnij przycisk na tej, o którą chodzi, albo następnym razem wskaż ją przez { $option }
bench-none = Żadna plansza jak dotąd się nie zgłasza. Wciśnij jej kabel mocno na obu końcach i uruchom to ponownie. Jeśli dalej będzie milczała: { $remedy }
bench-none-remedy = Wpisz polecenie companion plansza wgraj, ono powie, co dalej
bench-other-version = Ta plansza ma inną wersję protokołu, więc nie da się jej o nic poprosić. Jej program zaktualizujesz tak: { $remedy }
bench-uid-none = Żadna plansza nie ma numeru z takim końcem: { $uid }. Listę plansz podaje: { $command }
bench-not-chosen = Minęła minuta i wciąż nie wiadomo, o którą planszę chodzi. Uruchom to ponownie albo wskaż planszę przez { $option }. Numery plansz podaje: { $command }
bench-lost = Brak połączenia z planszą. Wciśnij jej kabel na obu końcach i uruchom to ponownie
bench-mute = Plansza ma połączenie, ale nie odpowiada. Wyjmij kabel, włóż go jeszcze raz i uruchom to ponownie
bench-game-runs = Trwa gra i trzyma swoje plansze. Zakończ grę, zostanie zapisana i można do niej wrócić. Potem uruchom to ponownie
bench-game-over = Gra tymczasem się skończyła. Uruchom to ponownie
bench-too-old = Program w planszy jest na to za stary. Zaktualizuje go polecenie: { $command }
bench-waited = Minęły trzy minuty bez żadnej zmiany, więc to się tutaj kończy. Uruchom to ponownie, gdy plansza będzie przed tobą

bench-clear = Zdejmij z planszy wszystko{ SIZE($cells) ->
        [0] { "" }
       *[other] . Coś odczytuje się tutaj: { LIST($cells, most: 6) }. Jeśli plansza jest pusta, naciśnij Enter albo przycisk na planszy
    }

bench-calibrate-begin = Kalibracja: na pustej planszy mierzy się zero wszystkich czujników
bench-calibrating = Plansza jest pusta i trwa pomiar. Trzymaj ręce i magnesy z dala od niej
bench-calibrated = Plansza jest skalibrowana i pamięta to także bez prądu. Zmierzono { WORDS($count) } { $count ->
        [one] czujnik
        [few] czujniki
       *[many] czujników
    }
bench-refused = Uwaga: plansza nie mierzy. { $reason ->
        [occupied] Wciąż coś odczytuje. Zabierz wszystko, także magnesy obok planszy i pod nią, i uruchom to ponownie
        [unsteady] Odczyt w tym czasie się zmieniał. Trzymaj ręce, telefony i magnesy z dala i uruchom to ponownie
        [faulty] Jest zepsuty czujnik albo cały rząd czujników. Który, powie próba planszy. Najpierw to napraw
        [flash] Wyniku nie da się zapisać. Wyjmij kabel planszy, włóż go jeszcze raz i uruchom to ponownie
        [busy] Jest zajęta czymś innym. Poczekaj chwilę i uruchom to ponownie
        [range] Jeden z czujników odczytuje zupełnie inaczej, niż powinien. Który, powie próba planszy
       *[other] Jej program tego nie potrafi. Zaktualizuj program w planszy
    }
bench-gauge-begin = Teraz każdą kratkę mierzy się płytką wzorcową: ma pięć magnesów, wszystkie północą do planszy. Plansza ma { COUNT($count, of: "square", case: "accusative") }
bench-gauge = Połóż płytkę wzorcową płasko, { $cell }, i zabierz rękę
bench-gauge-next = Następna: { $cell }
bench-gauge-measured = Zmierzone: { $cell }
bench-gauge-over = Uwaga: wszystkie magnesy odczytują się jako południe. Odwróć płytkę wzorcową na drugą stronę
bench-gauge-range = Uwaga: { $cell }, czujnik zanadto różni się od wzorca. Podnieś płytkę i połóż ją znowu płasko. Jeśli to się powtórzy, naciśnij Enter, kratka zostanie pominięta, a jej czujniki sprawdź później
bench-gauge-done = Wszystkie kratki są zmierzone
bench-gauge-left = Uwaga: bez pomiaru { SIZE($cells) ->
        [1] została kratka
       *[other] zostały kratki
    } { LIST($cells) }

bench-walk-begin = Próba planszy, płytka { WORDS($number) }: { $a } i { $b }. Do sprawdzenia { $count ->
        [one] jest { COUNT($count, of: "place") }
        [few] są { COUNT($count, of: "place") }
       *[many] jest { COUNT($count, of: "place") }
    }
bench-walk-keys = Gdy tylko miejsce się odczyta, podane będzie następne. Enter albo przycisk na planszy prowadzi dalej i bez tego
bench-bare = Uwaga: { $cell }, { NOUN($site, of: "pocket") }, na pustej planszy powinno być { NOUN($should, of: "pole") }, jest { NOUN($pole, of: "pole") }
bench-bare-many = Uwaga: plansza jest pusta, a mimo to coś odczytuje{ $count ->
        [one] { " " }{ WORDS($count) } czujnik
        [few] ją { WORDS($count) } czujniki
       *[many] { " " }{ WORDS($count) } czujników
    }. Usłyszysz je na końcu. Lepiej najpierw skalibrować planszę
bench-lay = Połóż płytkę { WORDS($number) }: { $a } { $cell_a }, { $b } { $cell_b }
bench-next = Dalej: { $a } { $cell_a }, { $b } { $cell_b }
bench-turn = Podnieś ją, obróć o pół obrotu i połóż na tych samych kratkach: { $a } { $cell_a }, { $b } { $cell_b }
bench-left = { $count ->
        [one] Zostało { COUNT($count, of: "place") }
        [few] Zostały { COUNT($count, of: "place") }
       *[many] Zostało { COUNT($count, of: "place") }
    }
bench-right = Odczytane, wszystko się zgadza
bench-wrong = Uwaga: { $cell }, { NOUN($site, of: "pocket") }: powinno być { NOUN($should, of: "pole") }, jest { NOUN($pole, of: "pole") }
bench-press = Dociśnij płytkę, żeby leżała płasko. Jeśli tak zostanie, będzie to zapisane, a próba sama pójdzie dalej
bench-noted = Jest to zapisane
bench-turned = Uwaga: leży odwrotnie. Obróć ją o pół obrotu: { $a } { $cell_a }, { $b } { $cell_b }
bench-half = Uwaga: odczytuje się tylko połowa { $cell }. Dociśnij płytkę, żeby leżała płasko. Jeśli leży płasko, naciśnij Enter, a druga połowa będzie zapisana
bench-elsewhere = Uwaga: coś odczytuje się tutaj: { LIST($cells, most: 6) }. Ma leżeć tylko tutaj: { LIST($wanted) }
bench-other = Uwaga: { LIST($cells) }, to nie odczytuje się jako płytka { WORDS($number) }. Sprawdź, czy to ta właściwa i czy leży obrazkiem do góry, i połóż ją znowu. Enter pominie to miejsce
bench-skipped = Pominięte: { LIST($cells) }
bench-gave-up = Minęły trzy minuty bez żadnej zmiany, więc próba tutaj się kończy
bench-pocket = Uwaga: usterka jest w samej płytce { WORDS($number) }, jedna jej kieszeń prawie wszędzie odczytuje się inaczej: { $half ->
        [a] pierwsza połowa
       *[b] druga połowa
    }, { NOUN($site, of: "pocket") }. Sprawdź ten magnes i powtórz próbę z inną płytką
bench-sensors = Do sprawdzenia { $count ->
        [one] jest { WORDS($count) } czujnik
        [few] są { WORDS($count) } czujniki
       *[many] jest { WORDS($count) } czujników
    }
bench-sensor = { $cell }, { NOUN($site, of: "pocket") }: powinno być { NOUN($should, of: "pole") }, jest { NOUN($pole, of: "pole") }
bench-dead = { $cell }: cała kratka odczytuje się jako pusta, cokolwiek tam leży
bench-sensors-remedy = Skalibruj planszę i powtórz próbę. Jeśli znowu będą podane te same czujniki, sprawdź ich luty
bench-untested = Bez pełnej próby zostało: { LIST($cells) }
bench-out-of-reach = Płytka { WORDS($number) } nie ma magnesów dla wszystkich czujników tej planszy. Bez próby { $count ->
        [one] został { WORDS($count) } czujnik
        [few] zostały { WORDS($count) } czujniki
       *[many] zostało { WORDS($count) } czujników
    }. Powtórz próbę z inną płytką
bench-good = Próba jest skończona. Wszystkie czujniki czytają tak, jak powinny

bench-weak = Wątpliwe znaczy, że magnes jest słaby, siedzi za głęboko albo płytka nie leży płasko. Połóż ją na innych kratkach. Jeśli tam też jest wątpliwa ta sama kieszeń, wymień jej magnes. Jeśli nie jest, plansza ma słaby czujnik

bench-check-next = Podnieś ją i połóż następną. Enter albo przycisk na planszy kończy kontrolę
bench-check-on = Teraz następna
bench-check-half = Jej pierwsza połowa leży teraz tutaj: { $cell }
bench-check-meant = Jeśli to ma być { $thing }, różnica jest taka
bench-check-castle = Kieszenie nazywa się tak, jak zamek teraz tam leży, patrząc z góry. Podany biegun jest zwrócony do planszy
bench-check-again = Uwaga: { $thing }, to już tu było. Jeśli teraz leży inna sztuka, dwie mają te same magnesy
bench-check-silence = Od dawna nic się nie zmieniło, więc kontrola tutaj się kończy
bench-check-none = Żadna płytka jak dotąd nie jest sprawdzona
bench-check-sum = Sprawdzono { COUNT($count, of: "domino", case: "accusative") }, bez usterki { $right ->
        [one] jest { WORDS($right, gender: "feminine") }
        [few] są { WORDS($right, gender: "feminine") }
       *[many] jest { WORDS($right, gender: "feminine") }
    }
bench-check-wrong = Do naprawy: { LIST($things) }
bench-check-unknown = Spoza zestawu { $count ->
        [one] jest { COUNT($count, of: "domino") }
        [few] są { COUNT($count, of: "domino") }
       *[many] jest { COUNT($count, of: "domino") }
    }
bench-check-twice = Położone więcej niż raz: { LIST($things) }
bench-check-left = Zostało do położenia: { LIST($things) }
bench-check-range = płytki od numeru { WORDS($first) } do numeru { WORDS($last) }
bench-check-whole = Cały zestaw był położony

bench-cell = { $cell }
bench-field = { NOUN($site, of: "pocket") }: { NOUN($pole, of: "pole") }, { COUNT($field, of: "millitesla") }
bench-king-field = Miejsce na króla { WORDS($number) }: { NOUN($pole, of: "pole") }, { COUNT($field, of: "millitesla") }
bench-show-sum = { $count ->
        [one] Zajęta jest { COUNT($count, of: "square") }
        [few] Zajęte są { COUNT($count, of: "square") }
       *[many] Zajętych jest { COUNT($count, of: "square") }
    }{ $unsure ->
        [0] { "" }
        [one] , w tym { WORDS($unsure, gender: "feminine") } wątpliwa
        [few] , w tym { WORDS($unsure, gender: "feminine") } wątpliwe
       *[many] , w tym { WORDS($unsure, gender: "feminine") } wątpliwych
    }
bench-no-cell = Takiej kratki plansza nie ma: { $text }. Ma { WORDS($columns) } na { COUNT($rows, of: "square") }, nazwa to litera i liczba
bench-volts = { $cell }, { NOUN($site, of: "pocket") }: { COUNT($level, of: "millivolt") }, { NOUN($pole, of: "pole") } { $field }, rozrzut { WORDS($spread, gender: "masculine") }
bench-held = { $cell }, { NOUN($site, of: "pocket") }: zasilanie jest { $power ->
       *[on] włączone
        [off] wyłączone
    } i tak zostaje. Zmierz i naciśnij Enter
bench-scans = Plansza znowu czyta
bench-volts-refused = Plansza nie mierzy. { $reason ->
        [busy] Wykonuje inne polecenie. Spróbuj jeszcze raz
        [held] Trzyma kratkę dla miernika. Odłącz ją i podłącz znowu
        [value] Takiego czujnika nie ma
        [unsupported] Jest tylko w programie i nie ma napięć
       *[unknown] Nie mówi dlaczego. Odłącz ją, podłącz znowu i spróbuj jeszcze raz
    }
count-millivolt = { WORDS($n, gender: "masculine") } { $n ->
        [one] miliwolt
        [few] miliwolty
       *[many] miliwoltów
    }
count-microtesla = { WORDS($n, gender: "feminine") } { $n ->
        [one] mikrotesla
        [few] mikrotesle
       *[many] mikrotesli
    }
count-millitesla = { WORDS($n, gender: "feminine") } { $n ->
        [one] militesla
        [few] militesle
       *[many] militesli
    }

bench-seat = Plansza ma miejsce numer { WORDS($number) }, { $name }. Liczy się to od następnej gry
bench-seat-nameless = Plansza ma miejsce numer { WORDS($number) }. Liczy się to od następnej gry
bench-seat-twice = Uwaga: miejsce numer { WORDS($number) } ma też inna plansza, jej własny numer to { $uid }. Daj jej inne miejsce
bench-seats-full = Wszystkie miejsca mają już swoje plansze. Miejsce wybiera się tak: { $command }
bench-name-wrong = Imię może mieć najwyżej { WORDS($most, gender: "feminine", case: "accusative") } { $most ->
        [one] literę
        [few] litery
       *[many] liter
    }

bench-kind-begin = Od teraz to ma być { $kind ->
        [board] plansza gracza
       *[tray] taca na wyłożone płytki
    }, { WORDS($columns) } na { COUNT($rows, of: "square", case: "accusative") }. Plansza to zapisze i uruchomi się od nowa
bench-kind-already = Jest więc już taka. Nic się nie zmieniło
bench-kind-refused = Uwaga: plansza zostaje taka, jaka jest. { $reason ->
        [busy] Jest zajęta czymś innym. Poczekaj chwilę i uruchom to ponownie
        [flash] Nie da się w niej nic zapisać. Wyjmij kabel planszy, włóż go jeszcze raz i uruchom to ponownie
       *[unknown] Jej program nie zna tego rodzaju. Zaktualizuj program w planszy
    }
bench-kind-done = Plansza wróciła. Kalibracja liczy się tylko dla rodzaju, z którym powstała. Jeśli dla tego jej nie ma, skalibruj planszę: { $command }
bench-kind-straps = Uwaga: plansza to zapisała i wróciła, ale jest taka jak przedtem. Decydują jej zwory. To druty, które łączą wyprowadzenia { $first } i { $second } z masą. Wyjmij kabel planszy, usuń oba druty i włóż kabel jeszcze raz. Wtedy liczy się to, co plansza ma zapisane
bench-kind-not-back = Plansza to zapisała, ale po ponownym uruchomieniu nie odpowiada. Wyjmij jej kabel i włóż go jeszcze raz. Listę plansz podaje: { $command }
