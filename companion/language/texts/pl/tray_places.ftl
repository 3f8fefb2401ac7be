### Polish. What each message is for and which facts it has stands in the English file.

place-tray = { $row ->
        [1] bliższe miejsce
        [2] bliższe miejsce
        [3] dalsze miejsce
        [4] dalsze miejsce
        [5] bliższy król
       *[other] dalszy król
    } { WORDS($column) }

tray-wrong-size = Uwaga: ta taca ma { WORDS($columns) } na { COUNT($rows, of: "square", case: "accusative") }, miejsc na królów: { WORDS($kings, gender: "neuter") }. Gra potrzebuje { WORDS($wanted_columns) } na { WORDS($wanted_rows) }, miejsc na królów: { WORDS($wanted_kings, gender: "neuter") }. Taca nie jest czytana. Wpisz numery płytek
    .terse = Uwaga: taca innej wielkości, nie jest czytana. Wpisz numery płytek

tray-extra = Jedna taca za dużo, gra czyta pierwszą. Tę wyjmij
    .terse = Jedna taca za dużo, wyjmij ją

monitor-king = król

virtual-word = { $cell }, liczba znaków w słowie: { WORDS($count) }
