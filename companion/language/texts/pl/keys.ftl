### Polish. What each message is for and which facts it has stands in the English file.

command-stop = stop, cisza, nie

command-waiting = czeka, kolej, tura

command-repeat = powtórz, jeszcze

command-score = punkty, wynik

command-previous = poprzednie, wstecz

command-why = dlaczego, czemu

command-next = dalej, następne

command-last = ostatni

command-undo = cofnij

command-confirm = potwierdź, zatwierdź, tak

command-end = koniec, skończ, skończona

command-help = pomoc

command-learn = klawisze, nauka

command-new = nowa

command-quit = wyjdź, wyjście

command-commands = polecenia, lista

command-language = język

command-slower = wolniej

command-faster = szybciej

command-quieter = ciszej

command-louder = głośniej

command-lower = niżej

command-higher = wyżej

command-level = poziom

command-earcons = dźwięki

command-voice = głos

command-mute = wycisz, rodzaj

command-numbers = cyfry, liczby

command-computer = komputer

command-does-stop = cisza, a także odpowiedź nie

command-does-waiting = na co gra czeka

command-does-repeat = ostatnie zdanie jeszcze raz

command-does-score = punkty, obszar po obszarze

command-does-previous = zdanie wstecz, na liście o jedną część

command-does-why = dlaczego czegoś nie można

command-does-next = zdanie dalej, na liście o jedną część

command-does-last = ostatni ruch przy stole

command-does-undo = cofa ostatni ruch

command-does-confirm = zatwierdza ruch

command-does-end = kończy grę i liczy punkty

command-does-help = co można teraz wpisać

command-does-learn = klawisze tylko mówią, co robią

command-does-new = zaczyna nową grę

command-does-quit = wyjście, gra zostaje zapisana

command-does-commands = wszystkie polecenia

command-does-language = następny język

command-does-slower = wolniejsza mowa

command-does-faster = szybsza mowa

command-does-quieter = cichsza mowa

command-does-louder = głośniejsza mowa

command-does-lower = niższy głos

command-does-higher = wyższy głos

command-does-level = krótsze albo dłuższe zdania

command-does-earcons = krótkie dźwięki, włączyć albo wyłączyć

command-does-voice = inny głos

command-does-mute = jeden rodzaj zdań, włączyć albo wyłączyć

command-does-numbers = ostatnie zdanie powoli, liczby cyfra po cyfrze

command-does-computer = poziom komputera za gracza i kto gra

command-is = Numer { WORDS($number) } albo { $word }{ $needs ->
        [number] , potem numer
        [cell] , potem kratka
        [row] , potem rząd
        [column] , potem kolumna
        [terrain] , potem teren
        [number-number] , potem numer mylny i właściwy
        [number-cell] , potem numer i kratka
        [number-cell-cell] , potem numer i dwie kratki
        [colour] , potem kolor
        [side] , potem w lewo albo w prawo
        [pattern] , potem linia
        [wallrow] , potem rząd
        [wallcolumn] , potem kolumna
        [wallrow-wallcolumn] , potem rząd i kolumna
        [display-colour-line] , potem skąd, kolor i linia
        [hexagon] , potem heksagon
        [gardencell] , potem miejsce
        [criterion] , potem kolor albo wzór
        [clock] , potem godzina
        [hexagon-gardencell] , potem heksagon i miejsce
        [hexagon-clock-clock] , potem heksagon i dwie godziny
       *[none] { "" }
    }: { $what }
    .terse = Numer { WORDS($number) }{ $needs ->
            [number] , potem numer
            [cell] , potem kratka
            [row] , potem rząd
            [column] , potem kolumna
            [terrain] , potem teren
            [number-number] , potem numer mylny i właściwy
            [number-cell] , potem numer i kratka
            [number-cell-cell] , potem numer i dwie kratki
            [colour] , potem kolor
            [side] , potem w lewo albo w prawo
            [pattern] , potem linia
            [wallrow] , potem rząd
            [wallcolumn] , potem kolumna
            [wallrow-wallcolumn] , potem rząd i kolumna
            [display-colour-line] , potem skąd, kolor i linia
            [hexagon] , potem heksagon
            [gardencell] , potem miejsce
            [criterion] , potem kolor albo wzór
            [clock] , potem godzina
            [hexagon-gardencell] , potem heksagon i miejsce
            [hexagon-clock-clock] , potem heksagon i dwie godziny
           *[none] { "" }
        }: { $what }

key-is = Klawisz { WORDS($number) }: { $what }
    .terse = Klawisz { WORDS($number) }: { $what }

key-letter = Litera { $letter }: { $what }

key-letter-none = Litera { $letter }: sama nie jest poleceniem

letter-name = { $letter ->
        [a] a
        [b] be
        [c] ce
        [d] de
        [e] e
        [f] ef
        [g] gie
        [h] ha
        [i] i
        [j] jot
        [k] ka
        [l] el
        [m] em
        [n] en
        [o] o
        [p] pe
        [q] ku
        [r] er
        [s] es
        [t] te
        [u] u
        [v] fau
        [w] wu
        [x] iks
        [y] igrek
       *[z] zet
    }

key-point = Kropka: stoi między poleceniem a jego liczbami
    .terse = Kropka: między liczbami

key-enter = Enter: kończy to, co wpisane

key-backspace = Kasowanie: usuwa ostatni znak

key-escape = Escape: porzuca to, co wpisane

key-of-board = Plansza, gracz { WORDS($number) }: { $what }

key-of-table = Cały stół: { $what }

key-unknown = To nie jest polecenie: { $text }. Dziewięć i Enter to pomoc
    .terse = Polecenie nieznane: { $text }

key-which = Które polecenie? { LIST($items, style: "or") }

key-digit-none = Cyfra { WORDS($digit) } nic tu nie znaczy. { $needs }

key-word-none = To nic tu nie znaczy: { $text }. { $needs }

key-needs = Polecenie { $word }: { $missing ->
        [cell] która kratka? Wpisz jej nazwę albo kolumnę i rząd jako dwie cyfry
        [row] który rząd? Wpisz jego numer
        [column] która kolumna? Wpisz jej nazwę albo numer
        [number] jaki numer?
       *[nothing] wpisano za dużo. Wpisz polecenie jeszcze raz, krócej
    }
    .terse = { $word }: { $missing ->
            [cell] która kratka?
            [row] który rząd?
            [column] która kolumna?
            [number] jaki numer?
           *[nothing] wpisano za dużo
        }

num-lock-off = Ten klawisz nie jest teraz cyfrą: to strzałka albo Num Lock jest wyłączony. Na klawiaturze numerycznej naciśnij Num Lock i wpisz wszystko jeszcze raz
    .terse = Naciśnij Num Lock i wpisz jeszcze raz

keypad-elsewhere = Klawiatura numeryczna { $name }: ten system nie pozwala czytać jej osobno. Główna klawiatura działa dalej. Na numerycznej pisz w oknie gry

keypad-denied = Klawiatura numeryczna { $name }: nie wolno jej odczytać. Główna klawiatura działa dalej. Jak to zmienić, powie polecenie companion doktor

keypad-busy = Klawiatura numeryczna { $name }: zajmuje ją inny program. Główna klawiatura działa dalej. Zamknij tamten program, a zacznie działać

keypad-missing = Klawiatura numeryczna { $name }: nie ma jej teraz. Główna klawiatura działa dalej. Podłącz ją, a zacznie działać

keypad-gone = Klawiatura numeryczna { $name } zniknęła. To, co było na niej wpisywane, nie liczy się. Sprawdź kabel albo baterię
    .terse = Klawiatura { $name } zniknęła

keypad-back = Klawiatura numeryczna { $name } znowu jest
