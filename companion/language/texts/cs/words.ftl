### Czech. What each message is for and which facts it has stands in the English file.

number-0 = nula
number-1 = jedna
    .masculine = jeden
    .neuter = jedno
    .feminine-accusative = jednu
    .compound = jedna
number-2 = dva
    .feminine = dvě
    .neuter = dvě
    .compound = dva
number-3 = tři
number-4 = čtyři
number-5 = pět
number-6 = šest
number-7 = sedm
number-8 = osm
number-9 = devět
number-10 = deset
number-11 = jedenáct
number-12 = dvanáct
number-13 = třináct
number-14 = čtrnáct
number-15 = patnáct
number-16 = šestnáct
number-17 = sedmnáct
number-18 = osmnáct
number-19 = devatenáct
number-20 = dvacet
number-30 = třicet
number-40 = čtyřicet
number-50 = padesát
number-60 = šedesát
number-70 = sedmdesát
number-80 = osmdesát
number-90 = devadesát
number-100 = sto
number-200 = dvě stě
number-300 = tři sta
number-400 = čtyři sta
number-500 = pět set
number-600 = šest set
number-700 = sedm set
number-800 = osm set
number-900 = devět set

number-minus = mínus { $number }
number-tens-and = { $tens } { $units }
number-hundreds-and = { $head } { $rest }
number-thousands = { $n ->
        [1] tisíc
        [few] { WORDS($n, gender: "masculine") } tisíce
       *[other] { WORDS($n, gender: "masculine") } tisíc
    }
number-thousands-and = { $head } { $rest }

filler-typed = na, z, ze, do, u, od, k, ke, v, ve, a, se, s, pro, všechno, všechny, všechna, všechen, dílek, dílku, kostku, číslo, hráč, hráče, dlaždici, dlaždice, pralinku, pralinky, barvu, barva, symbol, záhon, záhony, políčko, řada, řady, sloupec, sloupce, místo, místa

number-typed = { WORDS($number) }
    .masculine = { WORDS($number, gender: "masculine") }
    .feminine = { WORDS($number, gender: "feminine") }
    .neuter = { WORDS($number, gender: "neuter") }
    .accusative = { WORDS($number, gender: "feminine", case: "accusative") }

ordinal-typed = { ORDINAL($number) }
    .feminine = { ORDINAL($number, gender: "feminine") }
    .neuter = { ORDINAL($number, gender: "neuter") }

ordinal-1 = první
ordinal-2 = druhý
    .feminine = druhá
    .neuter = druhé
ordinal-3 = třetí
ordinal-4 = čtvrtý
    .feminine = čtvrtá
    .neuter = čtvrté
ordinal-5 = pátý
    .feminine = pátá
    .neuter = páté
ordinal-6 = šestý
    .feminine = šestá
    .neuter = šesté
ordinal-7 = sedmý
    .feminine = sedmá
    .neuter = sedmé
ordinal-8 = osmý
    .feminine = osmá
    .neuter = osmé
ordinal-9 = devátý
    .feminine = devátá
    .neuter = deváté
ordinal-10 = desátý
    .feminine = desátá
    .neuter = desáté
ordinal-11 = jedenáctý
    .feminine = jedenáctá
    .neuter = jedenácté
ordinal-12 = dvanáctý
    .feminine = dvanáctá
    .neuter = dvanácté
ordinal-beyond = číslo { WORDS($n) }

list-and = { $before } a { $next }
    .more = { $before }, { $next }
list-or = { $before } nebo { $next }
    .more = { $before }, { $next }
list-comma = { $before }, { $next }
list-sentences = { $before }. { $next }
list-example = celkem { WORDS($count) }, například { $shown }

sign-dot = tečka
nameless = beze jména
phrase-missing = Tady chybí věta, { $name }

column-words = { $column ->
        [1] Alfa
        [2] Bravo
        [3] Cézar
        [4] Delta
        [5] Echo
        [6] Foxtrot
        [7] Golf
       *[8] Hotel
    }

column-labels = sloupec { WORDS($column) }

column-letters = { $column ->
        [1] áčko
        [2] béčko
        [3] céčko
        [4] déčko
        [5] éčko
        [6] efko
        [7] géčko
       *[8] háčko
    }

column-chess = { $column ->
        [1] Anna
        [2] Bella
        [3] Cézar
        [4] David
        [5] Eva
        [6] Felix
        [7] Gustav
       *[8] Hektor
    }

cell-words = { COLUMN($column, most: 8) } { WORDS($row) }
    .full = sloupec { COLUMN($column, most: 8) }, řada { WORDS($row) }

cell-labels = sloupec { WORDS($column) }, řada { WORDS($row) }

cell-letters = { COLUMN($column, most: 8) } { WORDS($row) }
    .full = sloupec { COLUMN($column, most: 8) }, řada { WORDS($row) }

cell-chess = { COLUMN($column, most: 8) } { WORDS($row) }
    .full = sloupec { COLUMN($column, most: 8) }, řada { WORDS($row) }

count-square = { WORDS($n, gender: "neuter") } { $n ->
        [one] políčko
        [few] políčka
       *[other] políček
    }

count-crown = { WORDS($n, gender: "feminine") } { $n ->
        [one] koruna
        [few] koruny
       *[other] korun
    }
    .accusative = { WORDS($n, gender: "feminine", case: "accusative") } { $n ->
        [one] korunu
        [few] koruny
       *[other] korun
    }

count-point = { WORDS($n, gender: "masculine") } { $n ->
        [one] bod
        [few] body
       *[other] bodů
    }

count-domino = { WORDS($n, gender: "masculine") } { $n ->
        [one] dílek
        [few] dílky
       *[other] dílků
    }

count-place = { WORDS($n, gender: "neuter") } { $n ->
        [one] místo
        [few] místa
       *[other] míst
    }
    .locative = na { $n ->
        [1] jednom místě
        [2] dvou místech
        [3] třech místech
        [4] čtyřech místech
        [5] pěti místech
        [6] šesti místech
        [7] sedmi místech
        [8] osmi místech
        [9] devíti místech
        [10] deseti místech
       *[other] více místech
    }
    .genitive = { $n ->
        [1] z jednoho místa
        [2] ze dvou míst
        [3] ze tří míst
        [4] ze čtyř míst
        [5] z pěti míst
        [6] ze šesti míst
        [7] ze sedmi míst
        [8] z osmi míst
        [9] z devíti míst
        [10] z deseti míst
       *[other] z více míst
    }

count-object = { WORDS($n, gender: "masculine") } { $n ->
        [one] kus
        [few] kusy
       *[other] kusů
    }

count-thing = { WORDS($n, gender: "feminine") } { $n ->
        [one] věc
        [few] věci
       *[other] věcí
    }
    .accusative = { WORDS($n, gender: "feminine", case: "accusative") } { $n ->
        [one] věc
        [few] věci
       *[other] věcí
    }

count-move = { WORDS($n, gender: "masculine") } { $n ->
        [one] tah
        [few] tahy
       *[other] tahů
    }

count-board = { WORDS($n, gender: "feminine") } { $n ->
        [one] deska
        [few] desky
       *[other] desek
    }
    .accusative = { WORDS($n, gender: "feminine", case: "accusative") } { $n ->
        [one] desku
        [few] desky
       *[other] desek
    }

count-game = { WORDS($n, gender: "feminine") } { $n ->
        [one] hra
        [few] hry
       *[other] her
    }
    .accusative = { WORDS($n, gender: "feminine", case: "accusative") } { $n ->
        [one] hru
        [few] hry
       *[other] her
    }

count-castle = { WORDS($n, gender: "masculine") } { $n ->
        [one] hrad
        [few] hrady
       *[other] hradů
    }

count-line = { WORDS($n, gender: "masculine") } { $n ->
        [one] řádek
        [few] řádky
       *[other] řádků
    }
