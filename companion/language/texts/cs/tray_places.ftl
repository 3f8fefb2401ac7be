### Czech. What each message is for and which facts it has stands in the English file.

place-tray = { $row ->
        [1] bližší místo
        [2] bližší místo
        [3] vzdálenější místo
        [4] vzdálenější místo
        [5] bližší král
       *[other] vzdálenější král
    } { WORDS($column) }

tray-wrong-size = Pozor: tahle vykládací deska má { WORDS($columns) } na { COUNT($rows, of: "square") }, čidla pro krále: { WORDS($kings, gender: "neuter") }. Hra potřebuje { WORDS($wanted_columns) } na { WORDS($wanted_rows) }, čidla pro krále: { WORDS($wanted_kings, gender: "neuter") }. Deska se nečte. Čísla dílků napište
    .terse = Pozor: vykládací deska jiné velikosti, nečte se. Čísla dílků napište

tray-extra = Jedna vykládací deska je navíc, hra čte tu první. Tuhle vytáhněte
    .terse = Jedna vykládací deska navíc, vytáhněte ji

monitor-king = král

virtual-word = { $cell }, počet znamének ve slově: { WORDS($count) }
