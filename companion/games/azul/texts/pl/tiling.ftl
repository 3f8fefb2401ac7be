### Polish. What each message is for and which facts it has stands in the English file.

az-tiling = { $count ->
        [0] Wszystko zabrane, a pełnej linii nie ma
       *[other] Wszystko zabrane, teraz { NOUN($edition, of: "az-piece", form: "tiles") } trafiają { NOUN($edition, of: "az-wall", form: "onto") }. { LIST($items, style: "sentences") }
    }
    .terse = { $count ->
        [0] Wszystko zabrane, pełnych linii brak
       *[other] Wszystko zabrane. { LIST($items, style: "sentences") }
    }

az-complete = { $player }: { SIZE($items) ->
        [0] bez pełnej linii
        [1] pełna jest { LIST($items) }
       *[other] pełne są { LIST($items) }
    }
    .terse = { SIZE($items) ->
        [0] { "" }
       *[other] { $player }: { LIST($items, style: "comma") }
    }

az-tiled = { $player }, linia wzoru { WORDS($line) }, { NOUN($colour, of: "az-colour") }: { $counted ->
        [0] trafia { NOUN($edition, of: "az-wall", form: "onto") }, kolumna { WORDS($column) }. Punkty będą, gdy gotowe będą wcześniejsze linie
       *[1] { COUNT($points, of: "point") }. Trafia { NOUN($edition, of: "az-wall", form: "onto") }, kolumna { WORDS($column) }. { $player } ma teraz { COUNT($total, of: "point") }
    }
    .terse = { $player }, linia { WORDS($line) }, { $reverse ->
        [0] { NOUN($colour, of: "az-colour") }
       *[1] kolumna { WORDS($column) }, { NOUN($colour, of: "az-colour") }
    }: { $counted ->
        [0] punkty później
       *[1] { COUNT($points, of: "point") }
    }
    .last = { $player }, linia { WORDS($line) }, { $reverse ->
        [0] { NOUN($colour, of: "az-colour") }
       *[1] kolumna { WORDS($column) }, { NOUN($colour, of: "az-colour") }
    }

az-counted = { $player }, linia { WORDS($line) }, { $reverse ->
        [0] { NOUN($colour, of: "az-colour") }
       *[1] kolumna { WORDS($column) }, { NOUN($colour, of: "az-colour") }
    }: { COUNT($points, of: "point") }. { $player } ma teraz { COUNT($total, of: "point") }
    .terse = { $player }, linia { WORDS($line) }, { $reverse ->
        [0] { NOUN($colour, of: "az-colour") }
       *[1] kolumna { WORDS($column) }, { NOUN($colour, of: "az-colour") }
    }: { COUNT($points, of: "point") }

az-row-complete = { $player } ma cały rząd { WORDS($row) }, gra kończy się po tej rundzie
    .terse = { $player }: rząd { WORDS($row) } cały, ostatnia runda

az-dropped = { $player }, linia wzoru { WORDS($line) }, { NOUN($colour, of: "az-colour") }: wolnej kolumny dla niej nie ma. { PART($edition, $fell, $marker, $penalty, $lid, $sheltered, of: "az-fallen", names: "edition fell marker penalty lid sheltered") }
    .terse = { $player }, linia { WORDS($line) }, { NOUN($colour, of: "az-colour") }, bez kolumny. { PART($edition, $fell, $marker, $penalty, $lid, $sheltered, of: "az-fallen", names: "edition fell marker penalty lid sheltered") }
    .last = { $player }, linia { WORDS($line) } na podłogę

az-check = Kontrola po rundzie { WORDS($round) }: warsztaty i środek stołu mają być puste
    .terse = Kontrola: na środku stołu pusto

az-check-board = { $player }, { NOUN($edition, of: "az-wall") }{ SIZE($rows) ->
        [0] { " " }pusta
       *[other] . { LIST($rows, style: "sentences") }
    }. { PART($edition, $tiles, $marker, $sheltered, of: "az-check-floor", names: "edition tiles marker sheltered") }
    .terse = { $player }: { SIZE($rows) ->
        [0] { NOUN($edition, of: "az-wall") } pusta
       *[other] { LIST($rows, style: "sentences") }
    }. { PART($edition, $tiles, $marker, $sheltered, of: "az-check-floor", names: "edition tiles marker sheltered") }

az-check-floor = { $tiles ->
        [0] { $marker ->
            [0] { "" }
           *[1] Podłoga: { PART($edition, $tiles, $marker, of: "az-on-floor", names: "edition tiles marker") }.
        }
       *[other] Podłoga: { PART($edition, $tiles, $marker, of: "az-on-floor", names: "edition tiles marker") }.
    } { $sheltered ->
        [0] { "" }
       *[1] Specjalny warsztat obok jest zajęty
    }

az-wall-row = rząd { WORDS($row) }{ $reverse ->
        [0] { $count ->
            [5] { " " }cały
           *[other] : { LIST($items) }
        }
       *[1] , { $count ->
            [5] { LIST($items, style: "comma") }
           *[other] { LIST($items, style: "comma", form: "column") }
        }
    }
    .terse = rząd { WORDS($row) }{ $reverse ->
        [0] { $count ->
            [5] { " " }cały
           *[other] { " " }{ LIST($items, style: "comma") }
        }
       *[1] , { $count ->
            [5] { LIST($items, style: "comma") }
           *[other] { LIST($items, style: "comma", form: "column") }
        }
    }

az-wall-cell = { NOUN($colour, of: "az-colour") }
    .column = kolumna { WORDS($column) } { NOUN($colour, of: "az-colour") }

az-floor = { $player } ma na podłodze { PART($edition, $tiles, $marker, of: "az-on-floor", names: "edition tiles marker", form: "accusative") }. To minus { COUNT($points, of: "point") }. { $player } ma teraz { COUNT($total, of: "point") }
    .terse = { $player }, podłoga: { PART($edition, $tiles, $marker, of: "az-on-floor", names: "edition tiles marker") }, minus { COUNT($points, of: "point") }{ SAME($points, $lost) ->
        [yes] { "" }
       *[no] , zostaje zero
    }

az-no-floor = { $player }: podłoga pusta, nadal { COUNT($total, of: "point") }
    .terse = { "" }

az-round = Runda { WORDS($round) }. Zaczyna { $player } i kładzie znacznik gracza rozpoczynającego na środku stołu
    .terse = Runda { WORDS($round) }, zaczyna { $player }

az-round-ended = Koniec rundy { WORDS($round) }
    .last = koniec rundy { WORDS($round) }

az-await-tile = Czekamy: { $player }, linia { WORDS($line) }, { NOUN($colour, of: "az-colour") } { NOUN($edition, of: "az-wall", form: "onto") }{ $more ->
        [0] { "" }
       *[other] , potem jeszcze { COUNT($more, of: "pattern-line") }
    }
    .terse = Czekamy: { $player }, linia { WORDS($line) }, { NOUN($colour, of: "az-colour") }

az-await-choice = Czekamy: { $player }, linia { WORDS($line) }, { NOUN($colour, of: "az-colour") }{ SIZE($items) ->
        [0] . Wolnej kolumny dla niej nie ma, cała linia trafia na podłogę
        [5] : dowolna kolumna
       *[other] : { LIST($items, style: "or", form: "column") }
    }
    .terse = Czekamy: { $player }, linia { WORDS($line) }, { NOUN($colour, of: "az-colour") }{ SIZE($items) ->
        [0] , wszystko na podłogę
       *[other] { "" }
    }

az-await-round = Czekamy na zatwierdzenie, że kończy się runda { WORDS($round) }, wtedy liczą się podłogi{ $last ->
        [0] { "" }
       *[1] , a gra jest skończona
    }
    .terse = Czekamy na zatwierdzenie, kończy się { $last ->
        [0] runda { WORDS($round) }
       *[1] gra
    }

az-reasons = { $player }. { LIST($items, style: "sentences") }

az-reason = linia { WORDS($line) }, { NOUN($colour, of: "az-colour") }: { $across ->
        [1] { $down ->
            [1] sama
           *[other] { WORDS($down, gender: "feminine") } w pionie
        }
       *[other] { WORDS($across, gender: "feminine") } w poziomie{ $down ->
            [1] { "" }
           *[other] , { WORDS($down, gender: "feminine") } w pionie
        }
    }, { COUNT($points, of: "point") }
    .full = linia { WORDS($line) }, { NOUN($colour, of: "az-colour") }, kolumna { WORDS($column) }: { $across ->
        [1] { $down ->
            [1] sama
           *[other] { WORDS($down, gender: "feminine") } w pionie
        }
       *[other] { WORDS($across, gender: "feminine") } w poziomie{ $down ->
            [1] { "" }
           *[other] , { WORDS($down, gender: "feminine") } w pionie
        }
    }, { COUNT($points, of: "point") }

az-reason-floor = podłoga: { PART($edition, $tiles, $marker, of: "az-on-floor", names: "edition tiles marker") }, minus { COUNT($points, of: "point") }
