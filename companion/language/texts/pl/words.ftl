### Polish. What each message is for and which facts it has stands in the English file.

number-0 = zero
number-1 = jeden
    .feminine = jedna
    .neuter = jedno
    .feminine-accusative = jedną
    .compound = jeden
number-2 = dwa
    .feminine = dwie
    .compound-feminine = dwie
    .compound = dwa
number-3 = trzy
number-4 = cztery
number-5 = pięć
number-6 = sześć
number-7 = siedem
number-8 = osiem
number-9 = dziewięć
number-10 = dziesięć
number-11 = jedenaście
number-12 = dwanaście
number-13 = trzynaście
number-14 = czternaście
number-15 = piętnaście
number-16 = szesnaście
number-17 = siedemnaście
number-18 = osiemnaście
number-19 = dziewiętnaście
number-20 = dwadzieścia
number-30 = trzydzieści
number-40 = czterdzieści
number-50 = pięćdziesiąt
number-60 = sześćdziesiąt
number-70 = siedemdziesiąt
number-80 = osiemdziesiąt
number-90 = dziewięćdziesiąt
number-100 = sto
number-200 = dwieście
number-300 = trzysta
number-400 = czterysta
number-500 = pięćset
number-600 = sześćset
number-700 = siedemset
number-800 = osiemset
number-900 = dziewięćset

number-minus = minus { $number }
number-tens-and = { $tens } { $units }
number-hundreds-and = { $head } { $rest }
number-thousands = { $n ->
        [1] tysiąc
        [few] { WORDS($n, gender: "masculine") } tysiące
       *[many] { WORDS($n, gender: "masculine") } tysięcy
    }
number-thousands-and = { $head } { $rest }

filler-typed = na, z, ze, do, u, od, w, we, i, dla, przy, wszystko, wszystkie, wszystkich, płytka, płytkę, płytki, numer, gracz, gracza, pralinkę, pralinki, kolor, koloru, wzór, wzoru, heksagon, heksagony, pole, miejsce, miejsca, rząd, rzędu, linia, linii, kolumna, kolumnę

number-typed = { WORDS($number) }
    .masculine = { WORDS($number, gender: "masculine") }
    .feminine = { WORDS($number, gender: "feminine") }
    .neuter = { WORDS($number, gender: "neuter") }
    .accusative = { WORDS($number, gender: "feminine", case: "accusative") }

ordinal-typed = { ORDINAL($number) }
    .feminine = { ORDINAL($number, gender: "feminine") }
    .neuter = { ORDINAL($number, gender: "neuter") }

ordinal-1 = pierwszy
    .feminine = pierwsza
    .neuter = pierwsze
ordinal-2 = drugi
    .feminine = druga
    .neuter = drugie
ordinal-3 = trzeci
    .feminine = trzecia
    .neuter = trzecie
ordinal-4 = czwarty
    .feminine = czwarta
    .neuter = czwarte
ordinal-5 = piąty
    .feminine = piąta
    .neuter = piąte
ordinal-6 = szósty
    .feminine = szósta
    .neuter = szóste
ordinal-7 = siódmy
    .feminine = siódma
    .neuter = siódme
ordinal-8 = ósmy
    .feminine = ósma
    .neuter = ósme
ordinal-9 = dziewiąty
    .feminine = dziewiąta
    .neuter = dziewiąte
ordinal-10 = dziesiąty
    .feminine = dziesiąta
    .neuter = dziesiąte
ordinal-11 = jedenasty
    .feminine = jedenasta
    .neuter = jedenaste
ordinal-12 = dwunasty
    .feminine = dwunasta
    .neuter = dwunaste
ordinal-beyond = numer { WORDS($n) }

list-and = { $before } i { $next }
    .more = { $before }, { $next }
list-or = { $before } albo { $next }
    .more = { $before }, { $next }
list-comma = { $before }, { $next }
list-sentences = { $before }. { $next }
list-example = razem { WORDS($count) }, na przykład { $shown }

sign-dot = kropka
nameless = bez imienia
phrase-missing = Brakuje tu zdania, { $name }

column-words = { $column ->
        [1] Alfa
        [2] Bravo
        [3] Cezar
        [4] Delta
        [5] Echo
        [6] Foxtrot
        [7] Golf
       *[8] Hotel
    }

column-labels = kolumna { WORDS($column) }

column-letters = { $column ->
        [1] litera a
        [2] be
        [3] ce
        [4] de
        [5] litera e
        [6] ef
        [7] gie
       *[8] ha
    }

column-chess = { $column ->
        [1] Anna
        [2] Bella
        [3] Cezar
        [4] Dawid
        [5] Ewa
        [6] Feliks
        [7] Gustaw
       *[8] Hektor
    }

cell-words = { COLUMN($column, most: 8) } { WORDS($row) }
    .full = kolumna { COLUMN($column, most: 8) }, rząd { WORDS($row) }

cell-labels = kolumna { WORDS($column) }, rząd { WORDS($row) }

cell-letters = { COLUMN($column, most: 8) } { WORDS($row) }
    .full = kolumna { COLUMN($column, most: 8) }, rząd { WORDS($row) }

cell-chess = { COLUMN($column, most: 8) } { WORDS($row) }
    .full = kolumna { COLUMN($column, most: 8) }, rząd { WORDS($row) }

count-square = { WORDS($n, gender: "feminine") } { $n ->
        [one] kratka
        [few] kratki
       *[many] kratek
    }
    .accusative = { WORDS($n, gender: "feminine", case: "accusative") } { $n ->
        [one] kratkę
        [few] kratki
       *[many] kratek
    }

count-crown = { WORDS($n, gender: "feminine") } { $n ->
        [one] korona
        [few] korony
       *[many] koron
    }
    .accusative = { WORDS($n, gender: "feminine", case: "accusative") } { $n ->
        [one] koronę
        [few] korony
       *[many] koron
    }

count-point = { WORDS($n, gender: "masculine") } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }

count-domino = { WORDS($n, gender: "feminine") } { $n ->
        [one] płytka
        [few] płytki
       *[many] płytek
    }
    .accusative = { WORDS($n, gender: "feminine", case: "accusative") } { $n ->
        [one] płytkę
        [few] płytki
       *[many] płytek
    }

count-place = { WORDS($n, gender: "neuter") } { $n ->
        [one] miejsce
        [few] miejsca
       *[many] miejsc
    }

count-object = { WORDS($n, gender: "masculine") } { $n ->
        [one] element
        [few] elementy
       *[many] elementów
    }

count-thing = { WORDS($n, gender: "feminine") } { $n ->
        [one] rzecz
        [few] rzeczy
       *[many] rzeczy
    }

count-move = { WORDS($n, gender: "masculine") } { $n ->
        [one] ruch
        [few] ruchy
       *[many] ruchów
    }

count-board = { WORDS($n, gender: "feminine") } { $n ->
        [one] plansza
        [few] plansze
       *[many] plansz
    }
    .accusative = { WORDS($n, gender: "feminine", case: "accusative") } { $n ->
        [one] planszę
        [few] plansze
       *[many] plansz
    }

count-game = { WORDS($n, gender: "feminine") } { $n ->
        [one] gra
        [few] gry
       *[many] gier
    }
    .accusative = { WORDS($n, gender: "feminine", case: "accusative") } { $n ->
        [one] grę
        [few] gry
       *[many] gier
    }

count-castle = { WORDS($n, gender: "masculine") } { $n ->
        [one] zamek
        [few] zamki
       *[many] zamków
    }

count-line = { WORDS($n) } { $n ->
        [one] wiersz
        [few] wiersze
       *[many] wierszy
    }
    .accusative = { WORDS($n) } { $n ->
        [one] wiersz
        [few] wiersze
       *[many] wierszy
    }
