### Polish. What each message is for and which facts it has stands in the English file.

place-tray = { $row ->
        [1] bliższe miejsce
        [2] bliższe miejsce
        [3] dalsze miejsce
        [4] dalsze miejsce
        [5] bliższy król
       *[other] dalszy król
    } { WORDS($column) }

tray-wrong-size = Uwaga: ta taca ma { WORDS($columns) } na { COUNT($rows, of: "square", case: "accusative") }, { COUNT($kings, of: "place") } na królów. Gra potrzebuje { WORDS($wanted_columns) } na { WORDS($wanted_rows) } i { COUNT($wanted_kings, of: "place") } na królów. Taca nie jest czytana. Wpisz numery płytek
    .terse = Uwaga: taca innej wielkości, nie jest czytana. Wpisz numery płytek

tray-extra = Jedna taca za dużo, gra czyta pierwszą. Tę wyjmij
    .terse = Jedna taca za dużo, wyjmij ją

monitor-king = król

virtual-word = { $cell }: słowo ma { WORDS($count) } { $count ->
        [one] znak
        [few] znaki
       *[many] znaków
    }
