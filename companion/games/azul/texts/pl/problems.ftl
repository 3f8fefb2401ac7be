### Polish. What each message is for and which facts it has stands in the English file.

az-no-notation = tego zapisu nie da się odczytać. Jak zapisuje się ruchy, mówi pomoc
    .terse = to nie jest zapis ruchu

az-no-act = takiego ruchu w tej grze nie ma

az-nobodys = ten ruch nie jest ruchem gracza. Wpisz go bez numeru gracza

az-no-player = gracza numer { WORDS($number) } tu nie ma

az-which-column = linia { WORDS($line) }{ $count ->
        [0] : wolnej kolumny nie ma
       *[other] { " " }ma kilka wolnych kolumn. Podaj też kolumnę
    }

az-not-now = teraz to niemożliwe. { $waits }
    .terse = teraz to niemożliwe. { $waits }

az-tiling-early = { NOUN($edition, of: "az-wall", form: "onto") } trafia coś dopiero wtedy, gdy wszystko jest zabrane. { $waits }
    .terse = najpierw wszystko musi być zabrane
    .short = najpierw wszystko musi być zabrane

az-not-over = gra jeszcze trwa. { $waits }

az-not-your-turn = teraz gra { $player }
    .terse = teraz gra { $player }
    .full = teraz gra { $player }. { $waits }

az-no-display = { NOUN($edition, of: "az-display") } { WORDS($number) } w tej grze nie istnieje, ostatni ma numer { WORDS($count) }

az-gold-already = { $source } jest już specjalny

az-no-gold = takiego specjalnego warsztatu nie ma: { $kind }

az-gold-twice = taki jest już inny warsztat: { $special }

az-no-such-colour = takiego koloru ta gra nie ma: { $colour }

az-draw-count = liczba się nie zgadza. Wylosuj { PART($edition, $needed, of: "az-pieces", names: "edition count", form: "accusative") }, podano { WORDS($count, gender: "feminine", case: "accusative") }
    .terse = wylosuj { PART($edition, $needed, of: "az-pieces", names: "edition count", form: "accusative") }, podano { WORDS($count, gender: "feminine", case: "accusative") }

az-drawn-too-many = tyle { NOUN($colour, of: "az-colour", form: "many") } już nie zostało. Podano { WORDS($count, gender: "feminine", case: "accusative") }, { $left ->
        [0] już żadnej nie ma
        [one] została { WORDS($left, gender: "feminine") }
        [few] zostały { WORDS($left, gender: "feminine") }
       *[many] zostało { WORDS($left, gender: "feminine") }
    }. Sprawdź kolory
    .terse = za dużo, { NOUN($colour, of: "az-colour", form: "few") }, podano { WORDS($count, gender: "feminine", case: "accusative") }, { $left ->
        [0] już żadnej nie ma
        [one] została { WORDS($left, gender: "feminine") }
        [few] zostały { WORDS($left, gender: "feminine") }
       *[many] zostało { WORDS($left, gender: "feminine") }
    }

az-bag-first = najpierw wychodzi wszystko, co zostało w woreczku, także { PART($colour, $left, of: "az-tiles", names: "colour count") }
    .terse = najpierw wszystko z woreczka, także { PART($colour, $left, of: "az-tiles", names: "colour count") }

az-nothing-there = { NOUN($source, form: "empty") }

az-colour-not-there = { NOUN($colour, of: "az-colour", form: "genitive") } { NOUN($source, form: "at") } nie ma

az-no-line = linii { WORDS($line) } tu nie ma. Ostatnia linia to pięć, a zero to podłoga
    .terse = linii { WORDS($line) } tu nie ma

az-line-full = linia { WORDS($line) } jest pełna, { NOUN($colour, of: "az-colour") }

az-line-other = w linii { WORDS($line) } jest już { NOUN($holds, of: "az-colour") }

az-line-wall = { NOUN($colour, of: "az-colour") } { NOUN($edition, of: "az-wall", form: "at") } już jest, rząd { WORDS($line) }

az-spread-count = podaj w lewo albo w prawo dla każdej osobno: { LIST($items) }

az-no-cell = takiego miejsca tu nie ma. Rzędy i kolumny liczy się od jednego, ostatnie ma numer pięć
    .terse = takiego miejsca tu nie ma

az-tiled-already = { NOUN($colour, of: "az-colour") } { NOUN($edition, of: "az-wall", form: "at") } już jest, rząd { WORDS($line) }

az-line-empty = linia { WORDS($line) } jest pusta

az-line-holds = w linii { WORDS($line) } jest { NOUN($holds, of: "az-colour") }, a podano inną, { NOUN($colour, of: "az-colour") }

az-line-incomplete = linia { WORDS($line) } jest niepełna, ma dopiero { WORDS($count, gender: "feminine", case: "accusative") }, a mieści { WORDS($needed, gender: "feminine", case: "accusative") }

az-wrong-cell = rząd { WORDS($line) }, kolumna { WORDS($column) }: { NOUN($colour, of: "az-colour") } tu nie pasuje

az-cell-taken = rząd { WORDS($line) }, kolumna { WORDS($column) }: zajęte, { NOUN($holds, of: "az-colour") }

az-column-has = w kolumnie { WORDS($column) } jest już { NOUN($colour, of: "az-colour") }, rząd { WORDS($row) }

az-cell-needed = kolumna { WORDS($column) } jest potrzebna wcześniejszemu rzędowi, też { NOUN($colour, of: "az-colour") }

az-drop-nothing = z linii { WORDS($line) } nic nie musi iść na podłogę

az-drop-not = linia { WORDS($line) }, { NOUN($colour, of: "az-colour") }, ma jeszcze wolne miejsce

az-unknown-board = ta plansza nie należy tu do nikogo: { $board }

az-unknown-thing = { $cell }: to nie należy do gry

az-off-wall = { $cell } to nie jest miejsce do układania, { NOUN($edition, of: "az-wall") } tam nie sięga

az-row-twice = rząd { WORDS($line) } ma dwa razy ten sam kolor, { NOUN($colour, of: "az-colour") }

az-column-twice = kolumna { WORDS($column) } ma dwa razy ten sam kolor, { NOUN($colour, of: "az-colour") }

az-remedy-colours = Kolory to { LIST($items) }

az-remedy-sources = Możesz wziąć { $centre ->
        [0] { "" }
       *[1] ze środka stołu{ SIZE($items) ->
            [0] { "" }
           *[other] { " " }i
        }
    } { SIZE($items) ->
        [0] { "" }
        [1] { NOUN($edition, of: "az-display", form: "from") } { LIST($items) }
       *[other] { NOUN($edition, of: "az-display", form: "from-several") } { LIST($items) }
    }

az-remedy-there = Leżą tam: { LIST($items) }

az-remedy-lines = { NOUN($colour, of: "az-colour") } może iść { SIZE($items) ->
        [0] tylko na podłogę
        [1] do linii { LIST($items) } albo na podłogę
        [5] do dowolnej linii albo na podłogę
       *[other] do linii { LIST($items) } albo na podłogę
    }

az-remedy-lift = Podnieś { NOUN($edition, of: "az-piece", form: "the") }: rząd { WORDS($line) }, kolumna { WORDS($column) }

az-remedy-column = Jej miejsce to kolumna { WORDS($column) }

az-remedy-cells = Może trafić { LIST($items, style: "or") }

az-row-columns = do rzędu { WORDS($line) }, kolumna { LIST($items, style: "or") }

az-remedy-columns = Może trafić do kolumny { LIST($items, style: "or") }

az-remedy-drop = Odłóż wszystko z linii { WORDS($line) } na podłogę
