### Azul Mini i Azul Mistrz czekolady przed początkiem gry. Opis komunikatów jest w pliku angielskim.

az-title = { $edition ->
        [azul_mini] Azul Mini
       *[master_chocolatier] Azul Mistrz czekolady
    }

az-variant = { $variant ->
        [reverse] { $edition ->
            [azul_mini] szara strona
           *[master_chocolatier] brązowa strona
        }
        [special] specjalne warsztaty
       *[marker] na specjalny warsztat pięć może trafić też znacznik gracza rozpoczynającego
    }
    .terse = { $variant ->
        [reverse] { $edition ->
            [azul_mini] szara strona
           *[master_chocolatier] brązowa strona
        }
        [special] specjalne warsztaty
       *[marker] znacznik na specjalnym warsztacie pięć
    }

az-preparing-draw = Kto losuje kolejność i { $edition ->
        [azul_mini] płytki
       *[master_chocolatier] pralinki
    }? Ręce: jeden. Program: dwa. Enter: { $usual ->
        [hand] ręce
       *[companion] program
    }

az-setup-players = liczba graczy to { WORDS($count) }, a może być najmniej { WORDS($least) } i najwyżej { WORDS($most) }

az-setup-seats = dwoje graczy ma to samo miejsce

az-setup-variant = { PART($edition, of: "az-title", names: "edition") } nie ma takiego wariantu: { $variant }

az-setup-marker = znacznik może leżeć na specjalnym warsztacie pięć tylko w grze ze specjalnymi warsztatami. Najpierw wybierz je

az-setup-tiles = w zestawie są płytki, które nie należą do gry { PART($edition, of: "az-title", names: "edition") }. Wybierz w ustawieniach inny zestaw

az-setup-count = w zestawie { $count ->
        [one] jest { WORDS($count, gender: "feminine") } { NOUN($colour, of: "az-colour") } płytka
        [few] są { WORDS($count, gender: "feminine") } { NOUN($colour, of: "az-colour", form: "few") } płytki
       *[many] jest { WORDS($count, gender: "feminine") } { NOUN($colour, of: "az-colour", form: "many") } płytek
    }. Gra { PART($edition, of: "az-title", names: "edition") } ma ich po { WORDS($needed, gender: "feminine") } każdego koloru. Popraw ich liczbę w pliku zestawu albo wybierz w ustawieniach inny zestaw
