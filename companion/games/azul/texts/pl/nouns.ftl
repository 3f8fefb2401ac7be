### Polish. What each message is for and which facts it has stands in the English file.
### Płytka i pralinka są rodzaju żeńskiego; warsztat to w obu grach męski.

az-piece-azul_mini = płytka
    .the = płytkę
    .tiles = płytki

az-piece-master_chocolatier = pralinka
    .the = pralinkę
    .tiles = pralinki

az-wall-azul_mini = ściana
    .onto = na ścianę
    .at = na ścianie

az-wall-master_chocolatier = bombonierka
    .onto = do bombonierki
    .at = w bombonierce

az-display-azul_mini = warsztat
    .from = z warsztatu
    .from-several = z warsztatów
    .onto = na warsztat
    .at = na warsztacie

az-display-master_chocolatier = warsztat
    .from = z warsztatu
    .from-several = z warsztatów
    .onto = na warsztat
    .at = na warsztacie

## .accusative po "bierze"; .genitive po "nie ma"; .few po dwóch do czterech, .many po pięciu.

az-colour-blue = niebieska
    .accusative = niebieską
    .genitive = niebieskiej
    .few = niebieskie
    .many = niebieskich

az-colour-yellow = żółta
    .accusative = żółtą
    .genitive = żółtej
    .few = żółte
    .many = żółtych

az-colour-red = czerwona
    .accusative = czerwoną
    .genitive = czerwonej
    .few = czerwone
    .many = czerwonych

az-colour-black = czarna
    .accusative = czarną
    .genitive = czarnej
    .few = czarne
    .many = czarnych

az-colour-white = biała
    .accusative = białą
    .genitive = białej
    .few = białe
    .many = białych

az-colour-brown = brązowa
    .accusative = brązową
    .genitive = brązowej
    .few = brązowe
    .many = brązowych

az-colour-none = { "" }
    .accusative = { "" }
    .genitive = { "" }
    .few = { "" }
    .many = { "" }

az-colour = { NOUN($colour, of: "az-colour") }
    .accusative = { NOUN($colour, of: "az-colour", form: "accusative") }
    .short = { "" }
    .bare = { "" }

az-tile = { NOUN($colour, of: "az-colour") } { NOUN($edition, of: "az-piece") }
    .accusative = { NOUN($colour, of: "az-colour", form: "accusative") } { NOUN($edition, of: "az-piece", form: "the") }
    .gender = feminine
    .alike = yes

az-tiles = { WORDS($count, gender: "feminine") } { $count ->
        [one] { NOUN($colour, of: "az-colour") }
        [few] { NOUN($colour, of: "az-colour", form: "few") }
       *[many] { NOUN($colour, of: "az-colour", form: "many") }
    }
    .terse = { $count ->
        [one] { NOUN($colour, of: "az-colour") }
        [few] { WORDS($count, gender: "feminine") } { NOUN($colour, of: "az-colour", form: "few") }
       *[many] { WORDS($count, gender: "feminine") } { NOUN($colour, of: "az-colour", form: "many") }
    }
    .accusative = { WORDS($count, gender: "feminine", case: "accusative") } { $count ->
        [one] { NOUN($colour, of: "az-colour", form: "accusative") }
        [few] { NOUN($colour, of: "az-colour", form: "few") }
       *[many] { NOUN($colour, of: "az-colour", form: "many") }
    }

az-pieces = { $edition ->
        [azul_mini] { COUNT($count, of: "tile") }
       *[master_chocolatier] { COUNT($count, of: "praline") }
    }
    .accusative = { $edition ->
        [azul_mini] { COUNT($count, of: "tile", case: "accusative") }
       *[master_chocolatier] { COUNT($count, of: "praline", case: "accusative") }
    }

count-tile = { WORDS($n, gender: "feminine") } { $n ->
        [one] płytka
        [few] płytki
       *[many] płytek
    }
    .accusative = { WORDS($n, gender: "feminine", case: "accusative") } { $n ->
        [one] płytkę
        [few] płytki
       *[many] płytek
    }

count-praline = { WORDS($n, gender: "feminine") } { $n ->
        [one] pralinka
        [few] pralinki
       *[many] pralinek
    }
    .accusative = { WORDS($n, gender: "feminine", case: "accusative") } { $n ->
        [one] pralinkę
        [few] pralinki
       *[many] pralinek
    }

count-pattern-line = { WORDS($n, gender: "feminine") } { $n ->
        [one] linia
        [few] linie
       *[many] linii
    }

az-source = { $source ->
        [0] środek stołu
       *[other] { NOUN($edition, of: "az-display") } { WORDS($source) }
    }
    .terse = { $source ->
        [0] środek
       *[other] { NOUN($edition, of: "az-display") } { WORDS($source) }
    }
    .from = { $source ->
        [0] ze środka stołu
       *[other] { NOUN($edition, of: "az-display", form: "from") } { WORDS($source) }
    }
    .onto = { $source ->
        [0] na środek stołu
       *[other] { NOUN($edition, of: "az-display", form: "onto") } { WORDS($source) }
    }
    .at = { $source ->
        [0] na środku stołu
       *[other] { NOUN($edition, of: "az-display", form: "at") } { WORDS($source) }
    }
    .empty = { $source ->
        [0] środek stołu jest pusty
       *[other] { NOUN($edition, of: "az-display") } { WORDS($source) } jest pusty
    }

az-special = { $kind ->
        [sn1] jedna więcej
        [sn2] przyciąga { NOUN($colour, of: "az-colour", form: "accusative") }
        [sn3] reszta zostaje
        [sn4] reszta idzie do sąsiadów
       *[sn5] schowek przy podłodze
    }
    .effect = { $kind ->
        [sn1] gdy wszystkie warsztaty są pełne, trafia na niego jeszcze jedna pralinka
        [sn2] gdy wszystkie warsztaty są pełne, bierze po jednej { NOUN($colour, of: "az-colour", form: "genitive") } z obu sąsiednich warsztatów
        [sn3] to, co na nim zostaje, leży tam dalej i nie idzie na środek stołu
        [sn4] to, co na nim zostaje, rozdziela na oba sąsiednie warsztaty ten, kto z niego bierze
       *[sn5] kto z niego bierze, zatrzymuje go przy podłodze, a pierwsza pralinka, która ma spaść na podłogę, leży na nim i nic nie kosztuje
    }

az-line = linia { WORDS($line) }

az-line-colour = linia { WORDS($line) } { NOUN($colour, of: "az-colour") }

az-cell = rząd { WORDS($row) }, { NOUN($colour, of: "az-colour") }
    .full = rząd { WORDS($row) }, { NOUN($colour, of: "az-colour") }, kolumna { WORDS($column) }
    .listed = rząd { WORDS($row) } { NOUN($colour, of: "az-colour") }
    .column = kolumna { WORDS($column) }
    .row = rząd { WORDS($row) }
    .beside = rząd { WORDS($row) }, kolumna { WORDS($column) }

az-cell-free = rząd { WORDS($row) }, kolumna { WORDS($column) }
    .listed = rząd { WORDS($row) } kolumna { WORDS($column) }
    .column = kolumna { WORDS($column) }
    .row = rząd { WORDS($row) }

az-on-floor = { $marker ->
        [0] { PART($edition, $tiles, of: "az-pieces", names: "edition count") }
       *[1] { $tiles ->
            [0] znacznik gracza rozpoczynającego
           *[other] { PART($edition, $tiles, of: "az-pieces", names: "edition count") } i znacznik gracza rozpoczynającego
        }
    }
    .terse = { $marker ->
        [0] { PART($edition, $tiles, of: "az-pieces", names: "edition count") }
       *[1] { $tiles ->
            [0] znacznik
           *[other] { PART($edition, $tiles, of: "az-pieces", names: "edition count") } i znacznik
        }
    }
    .accusative = { $marker ->
        [0] { PART($edition, $tiles, of: "az-pieces", names: "edition count", form: "accusative") }
       *[1] { $tiles ->
            [0] znacznik gracza rozpoczynającego
           *[other] { PART($edition, $tiles, of: "az-pieces", names: "edition count", form: "accusative") } i znacznik gracza rozpoczynającego
        }
    }
