### Przygotowanie stołu zależnie od tego, kto losuje. Opis komunikatów jest w pliku angielskim.

rg-prepare-lots = Wylosuj, kto zaczyna, i wpisz polecenie losowanie z numerem gracza. Bez numeru losuje program
    .terse = Potem losowanie, kto zaczyna

rg-prepare-drawn = Gdy stoją wszystkie zamki, program losuje kolejność i pierwsze płytki. Do wyboru za każdym razem: { COUNT($count, of: "domino") }, znajdź je po numerach. W grze: { COUNT($in_play, of: "domino") }, a gra ma { COUNT($rounds, of: "round", case: "accusative") }{ $special ->
        [0] { "" }
       *[1] . To są liczby dla Pojedynku możnych z Szerszym wyborem
    }{ $wider ->
        [0] { "" }
       *[1] . Za każdym razem jedna płytka zostaje i wypada z gry
    }
    .terse = Losuje program, do wyboru { COUNT($count, of: "domino") }, { COUNT($rounds, of: "round") }

rg-title = Królewski ogród
