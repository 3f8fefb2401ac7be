### Płytka próbna: pierwsza rzecz, którą się buduje, mierzona krok po kroku.

coupon-begin = Płytka próbna jest mierzona, { COUNT($count, of: "coupon-step") }. Przygotuj miernik, sam magnes ze znaną stroną plus, zamek { WORDS($number) }, płytkę pomiarową i pręcik ze wskaźnika. Odczyt pisze się w miliwoltach albo w woltach z przecinkiem. Działają słowa wstecz, powtórz, pomoc i koniec
count-coupon-step = { WORDS($n, gender: "masculine") } { $n ->
        [one] krok
        [few] kroki
       *[many] kroków
    }
coupon-ask-short = Zostaw płytkę bez USB. Ustaw miernik na próbę przewodzenia, czarna końcówka do masy, czerwona do trzech i trzech dziesiątych wolta. Czy piszczy? Jeden to tak, zero to nie
coupon-ask-vbus = Podłącz USB. Ustaw miernik na wolty, czarną końcówkę zostaw na masie. Czerwona do napięcia z USB, ma być { WORDS($low, gender: "masculine") } do { COUNT($high, of: "millivolt") }. Ile pokazuje?
coupon-ask-vsys = Czerwona do napięcia za diodą: mniej niż z USB, różnica { WORDS($low, gender: "masculine") } do { COUNT($high, of: "millivolt") }. Ile pokazuje?
coupon-ask-rail = Czerwona do trzech i trzech dziesiątych wolta, ma być { WORDS($low, gender: "masculine") } do { COUNT($high, of: "millivolt") }. Ile pokazuje?
coupon-ask-find = Teraz płytka potrzebuje swojego programu, jak każda plansza. Naciśnij Enter, a plansza się znajdzie
coupon-ask-cell-off = Pierwsza kratka jest trzymana bez zasilania. Czerwona do zasilania kratki: najwyżej { COUNT($high, of: "millivolt") }. Ile pokazuje?
coupon-ask-cell-on = Teraz jest trzymana z zasilaniem. Czerwona do zasilania kratki, ma być { WORDS($low, gender: "masculine") } do { COUNT($high, of: "millivolt") }. Ile pokazuje?
coupon-ask-current = Plansza teraz cały czas czyta. Prąd w mierniku USB to najwyżej { COUNT($most, of: "milliampere") }. Ile pokazuje?
count-milliampere = { WORDS($n, gender: "masculine") } { $n ->
        [one] miliamper
        [few] miliampery
       *[many] miliamperów
    }
coupon-ask-empty = Zdejmij z płytki wszystko. Każdy czujnik pierwszej kratki ma dawać { WORDS($low, gender: "masculine") } do { COUNT($high, of: "millivolt") }. Naciśnij Enter
coupon-ask-meter = Czerwona do wyjścia czujnika z lewej bliżej w pierwszej kratce. Różnica między miernikiem a planszą może wynosić najwyżej { COUNT($apart, of: "millivolt") }. Ile pokazuje?
coupon-ask-bare = Połóż sam magnes na środku pierwszej kratki, stroną plus w dół. W planie jest { COUNT($nominal, of: "millivolt") }, w granicach { WORDS($low, gender: "masculine") } do { WORDS($high, gender: "masculine") }. Naciśnij Enter
coupon-ask-turned-over = Odwróć magnes. W planie jest { COUNT($nominal, of: "millivolt") }, w granicach { WORDS($low, gender: "masculine") } do { WORDS($high, gender: "masculine") }. Naciśnij Enter
coupon-ask-castle = Połóż na pierwszej kratce zamek { WORDS($number) }. W planie jest { COUNT($plus, of: "millivolt") } pod plusem, { WORDS($minus, gender: "masculine") } pod minusem. Naciśnij Enter
coupon-ask-holds = Podnieś płytkę próbną i odwróć ją. Czy zamek się trzyma? Jeden to tak, zero to nie
coupon-ask-gauge = Zamiast zamku połóż tam płytkę pomiarową. W planie jest { COUNT($nominal, of: "millivolt") }, w granicach { WORDS($low, gender: "masculine") } do { WORDS($high, gender: "masculine") }. Naciśnij Enter
coupon-ask-rod = Zdejmij płytkę. Postaw na środku pręcik ze wskaźnika, stroną plus w dół. Wyjście dochodzi do swojego końca, najwyżej { COUNT($end, of: "millivolt") } od granicy zasilania. Naciśnij Enter
coupon-ask-rod-over = Odwróć pręcik. Teraz wyjście dochodzi do drugiego końca, najwyżej { COUNT($end, of: "millivolt") } od drugiej granicy. Naciśnij Enter
coupon-ask-turn = Połóż tam znowu zamek { WORDS($number) }, obróć go ręką tak daleko, jak pozwalają słupki, i przytrzymaj. Naciśnij Enter
coupon-ask-second-empty = Teraz kratka po prawej, z tańszymi czujnikami. Zdejmij wszystko. Każdy ma dawać { WORDS($low, gender: "masculine") } do { COUNT($high, of: "millivolt") }. Naciśnij Enter
coupon-ask-second-castle = Połóż na tej kratce zamek { WORDS($number) }. Naciśnij Enter
coupon-level = { $cell }, { NOUN($site, of: "pocket") }: { COUNT($level, of: "millivolt") }
coupon-good = Zgodnie z planem
coupon-cause = { $cause ->
        [short] Zwarcie między zasilaniem a masą. Nie podłączaj. Szukaj mostka z cyny, najpierw przy tym, co przybyło ostatnio
        [cable] Kabel albo port. Spróbuj z innym kablem i innym portem
        [diode] Dioda za napięciem z USB albo przewód, który ją omija
        [regulator] Stabilizator na Pico albo za duże obciążenie. Odłącz to i szukaj, co pobiera prąd
        [switch-on] Przełącznik zasilania kratki nie wyłącza. Obejrzyj jego tranzystor i przewód do bramki
        [switch-off] Przełącznik zasilania kratki nie włącza. Obejrzyj jego tranzystor i przewód do bramki
        [budget] Za duży prąd. Odłącz to i szukaj zwarcia albo innej części, niż jest w planie
        [no-power] Żadne wyjście nic nie daje. Kratka nie ma zasilania albo jej multiplekser nie jest wybrany
        [wrong-part] Część. Czujnik w spoczynku daje połowę zasilania, a przełącznik z wyjściem cyfrowym nie
        [output-ground] Wyjście ma zwarcie do masy albo jego przewód jest przerwany
        [output-supply] Wyjście ma zwarcie do zasilania
        [converter] Miernik i plansza się nie zgadzają. Obejrzyj przewód od czujnika do multipleksera i napięcie odniesienia przetwornika
        [not-felt] Żadnego magnesu nie czuć. Sprawdź, czy leży nad kratką i czy czujniki są te z listy
        [reversed] Znak jest odwrócony. Plus to druga strona magnesu albo czujniki leżą napisem w dół
        [wrong-tile] To nie są magnesy tej płytki. Połóż ją płasko między słupkami albo sprawdź ją jej własnym poleceniem
        [not-held] Zamek się nie trzyma. Pod spodem nie ma stali albo jest za daleko
        [no-steel] Najpewniej brakuje blachy stalowej
        [steel-gap] Najpewniej stal leży mniej więcej milimetr za nisko
        [thick-skin] Najpewniej płyta nad czujnikami jest mniej więcej o milimetr za gruba albo pod nią jest powietrze
        [flat-magnet] Najpewniej magnesy mają jeden milimetr wysokości zamiast dwóch
        [narrow-magnet] Najpewniej magnesy mają pięć milimetrów szerokości zamiast sześciu
        [strong-magnet] Najpewniej magnesy są mocniejszej klasy, na przykład N pięćdziesiąt dwa
        [sensitive-sensor] Najpewniej czujniki są dwa razy czulsze, A trzy zamiast A cztery
        [early-end] Wyjście kończy się za wcześnie. Czujnik jest tańszej klasy albo pręcik jest za słaby
       *[posts] Słupki nie zatrzymują płytki. Sprawdź ich wymiar i wycięcia
    }
coupon-again = { $stop ->
        [yes] { $asks ->
            [yes-no] Najpierw to napraw, a gdy już nie piszczy, odpowiedz zerem
           *[other] Najpierw to napraw, potem napisz, ile pokazuje
        }
       *[other] { $asks ->
            [meter] Napraw to i napisz, ile pokazuje, albo naciśnij Enter, żeby iść dalej bez tego
            [milliampere] Napraw to i napisz, ile pokazuje, albo naciśnij Enter, żeby iść dalej bez tego
           *[other] Napraw to i naciśnij Enter, żeby zmierzyć jeszcze raz, albo napisz zero, żeby iść dalej bez tego
        }
    }
coupon-answer = { $asks ->
        [yes-no] Jeden to tak, zero to nie
        [meter] Pisze się liczbę całkowitą w miliwoltach albo wolty z przecinkiem
        [milliampere] Pisze się liczbę całkowitą w miliamperach
       *[other] Gdy to gotowe, naciśnij Enter
    }
coupon-other-board = To nie jest płytka próbna, mówi, że ma { WORDS($columns) } na { COUNT($rows, of: "square") }. Odłącz inne plansze i obejrzyj przewód, który robi z niej planszę pięć na pięć
coupon-left = Koniec przed czasem
coupon-ends = Do zapisania: wyjścia mają dolny koniec { COUNT($low, of: "millivolt") }, górny koniec { COUNT($high, of: "millivolt") }
coupon-second = Do zapisania: pod zamkiem tańsze czujniki dają { WORDS($low, gender: "masculine") } do { COUNT($high, of: "millivolt") }
coupon-pass = Płytka próbna jest zgodna z planem. Można zamawiać plansze
coupon-wrong = Płytka próbna nie jest zgodna z planem, { $count ->
        [one] nie udał się { COUNT($count, of: "coupon-step") }
        [few] nie udały się { COUNT($count, of: "coupon-step") }
       *[many] nie udało się { COUNT($count, of: "coupon-step") }
    }. Nie zamawiaj nic, zanim to będzie naprawione
