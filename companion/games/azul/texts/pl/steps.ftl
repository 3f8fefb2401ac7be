### Polish. What each message is for and which facts it has stands in the English file.

az-prepare-variants = Warianty: { LIST($variants, style: "comma") }

az-prepare-boards = Każdy bierze planszę, { $reverse ->
        [0] kolorową
       *[1] { $edition ->
            [azul_mini] szarą
           *[master_chocolatier] brązową
        }
    } stroną do góry, i ustawia punkty na zero
    .terse = Plansze { $reverse ->
        [0] kolorową
       *[1] { $edition ->
            [azul_mini] szarą
           *[master_chocolatier] brązową
        }
    } stroną do góry, punkty na zero

az-prepare-rows = Rząd jeden, ten przy najkrótszej linii, jest najdalej od ciebie, rząd pięć najbliżej. Kolumny liczy się od lewej. Miejsce podaje się rzędem i { $reverse ->
        [0] kolorem
       *[1] kolumną
    }
    .terse = Rząd jeden jest najdalej od ciebie, rząd pięć najbliżej

az-prepare-displays = Ułóż warsztaty w kole i ponumeruj je zgodnie z ruchem wskazówek zegara, ostatni ma numer { WORDS($count) }. { $special ->
        [0] { "" }
       *[1] Wszystkie leżą najpierw niebieską stroną do góry. W każdej rundzie losowanie odwraca { WORDS($golds, gender: "masculine") } { $golds ->
            [one] warsztat
            [few] warsztaty
           *[many] warsztatów
        } złotą stroną do góry, te są specjalne
    }
    .terse = { WORDS($count) } { $count ->
        [one] warsztat
        [few] warsztaty
       *[many] warsztatów
    }{ $special ->
        [0] { "" }
       *[1] , w każdej rundzie { WORDS($golds, gender: "masculine") } { $golds ->
            [one] specjalny
            [few] specjalne
           *[many] specjalnych
        }
    }

az-prepare-bag = { $companion ->
        [0] Włóż do woreczka wszystkie { NOUN($edition, of: "az-piece", form: "tiles") }: { PART($edition, $count, of: "az-pieces", names: "edition count") }, w każdym kolorze { WORDS($each) }
       *[1] Losuje program. Przygotuj { NOUN($edition, of: "az-piece", form: "tiles") }, każdy kolor osobno
    }
    .terse = { $companion ->
        [0] Wszystkie { NOUN($edition, of: "az-piece", form: "tiles") } do woreczka
       *[1] Losuje program, { NOUN($edition, of: "az-piece", form: "tiles") } według kolorów
    }

az-prepare-start = Znacznik gracza rozpoczynającego dostaje ten, kto ostatnio { $edition ->
        [azul_mini] był w Portugalii
       *[master_chocolatier] jadł czekoladę
    }, albo decyduje losowanie
    .terse = Znacznik dostaje ten, kto ostatnio { $edition ->
        [azul_mini] był w Portugalii
       *[master_chocolatier] jadł czekoladę
    }

az-prepare-typed = Żeby wziąć { NOUN($edition, of: "az-piece", form: "tiles") }, wpisz pięć trzy, a program zapyta o resztę. Tak samo kładzie się { NOUN($edition, of: "az-wall", form: "onto") }: cztery jeden
