### Czech. What each message is for and which facts it has stands in the English file.

place-tray = { $row ->
        [1] bližší místo
        [2] bližší místo
        [3] vzdálenější místo
        [4] vzdálenější místo
        [5] bližší král
       *[other] vzdálenější král
    } { WORDS($column) }

tray-wrong-size = Pozor: tahle vykládací deska má { WORDS($columns) } na { COUNT($rows, of: "square") } a { $kings ->
        [one] { WORDS($kings, gender: "neuter") } čidlo
        [few] { WORDS($kings, gender: "neuter") } čidla
       *[other] { WORDS($kings, gender: "neuter") } čidel
    } pro krále. Hra potřebuje { WORDS($wanted_columns) } na { WORDS($wanted_rows) } a { $wanted_kings ->
        [one] { WORDS($wanted_kings, gender: "neuter") } čidlo
        [few] { WORDS($wanted_kings, gender: "neuter") } čidla
       *[other] { WORDS($wanted_kings, gender: "neuter") } čidel
    } pro krále. Deska se nečte. Čísla dílků napište
    .terse = Pozor: vykládací deska jiné velikosti, nečte se. Čísla dílků napište

tray-extra = Jedna vykládací deska je navíc, hra čte tu první. Tuhle vytáhněte
    .terse = Jedna vykládací deska navíc, vytáhněte ji

monitor-king = král

virtual-word = { $cell }: slovo má mít { $count ->
        [one] { WORDS($count, gender: "masculine") } znak
        [few] { WORDS($count, gender: "masculine") } znaky
       *[other] { WORDS($count, gender: "masculine") } znaků
    }
