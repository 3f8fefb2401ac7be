### Czech. What each message is for and which facts it has stands in the English file.
### Dlaždice i pralinka jsou ženského rodu, výloha i nabídka také: čísla a barvy se řídí jimi.

az-piece-azul_mini = dlaždice
    .the = dlaždici
    .tiles = dlaždice

az-piece-master_chocolatier = pralinka
    .the = pralinku
    .tiles = pralinky

az-wall-azul_mini = stěna
    .onto = na stěnu
    .at = na stěně

az-wall-master_chocolatier = bonboniéra
    .onto = do bonboniéry
    .at = v bonboniéře

az-display-azul_mini = výloha
    .from = z výlohy
    .from-several = z výloh
    .onto = na výlohu
    .at = na výloze

az-display-master_chocolatier = nabídka
    .from = z nabídky
    .from-several = z nabídek
    .onto = na nabídku
    .at = na nabídce

## .accusative po "bere"; .few stojí po dvou až čtyřech, .many po pěti.

az-colour-blue = modrá
    .accusative = modrou
    .genitive = modré
    .few = modré
    .many = modrých

az-colour-yellow = žlutá
    .accusative = žlutou
    .genitive = žluté
    .few = žluté
    .many = žlutých

az-colour-red = červená
    .accusative = červenou
    .genitive = červené
    .few = červené
    .many = červených

az-colour-black = černá
    .accusative = černou
    .genitive = černé
    .few = černé
    .many = černých

az-colour-white = bílá
    .accusative = bílou
    .genitive = bílé
    .few = bílé
    .many = bílých

az-colour-brown = hnědá
    .accusative = hnědou
    .genitive = hnědé
    .few = hnědé
    .many = hnědých

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
       *[other] { NOUN($colour, of: "az-colour", form: "many") }
    }
    .terse = { $count ->
        [one] { NOUN($colour, of: "az-colour") }
        [few] { WORDS($count, gender: "feminine") } { NOUN($colour, of: "az-colour", form: "few") }
       *[other] { WORDS($count, gender: "feminine") } { NOUN($colour, of: "az-colour", form: "many") }
    }
    .accusative = { WORDS($count, gender: "feminine", case: "accusative") } { $count ->
        [one] { NOUN($colour, of: "az-colour", form: "accusative") }
        [few] { NOUN($colour, of: "az-colour", form: "few") }
       *[other] { NOUN($colour, of: "az-colour", form: "many") }
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
        [one] dlaždice
        [few] dlaždice
       *[other] dlaždic
    }
    .accusative = { WORDS($n, gender: "feminine", case: "accusative") } { $n ->
        [one] dlaždici
        [few] dlaždice
       *[other] dlaždic
    }

count-praline = { WORDS($n, gender: "feminine") } { $n ->
        [one] pralinka
        [few] pralinky
       *[other] pralinek
    }
    .accusative = { WORDS($n, gender: "feminine", case: "accusative") } { $n ->
        [one] pralinku
        [few] pralinky
       *[other] pralinek
    }

count-pattern-line = { WORDS($n, gender: "feminine") } { $n ->
        [one] řada
        [few] řady
       *[other] řad
    }

az-source = { $source ->
        [0] střed stolu
       *[other] { NOUN($edition, of: "az-display") } { WORDS($source) }
    }
    .terse = { $source ->
        [0] střed
       *[other] { NOUN($edition, of: "az-display") } { WORDS($source) }
    }
    .from = { $source ->
        [0] ze středu stolu
       *[other] { NOUN($edition, of: "az-display", form: "from") } { WORDS($source) }
    }
    .onto = { $source ->
        [0] do středu stolu
       *[other] { NOUN($edition, of: "az-display", form: "onto") } { WORDS($source) }
    }
    .at = { $source ->
        [0] uprostřed stolu
       *[other] { NOUN($edition, of: "az-display", form: "at") } { WORDS($source) }
    }
    .empty = { $source ->
        [0] střed stolu je prázdný
       *[other] { NOUN($edition, of: "az-display") } { WORDS($source) } je prázdná
    }

az-special = { $kind ->
        [sn1] jedna navíc
        [sn2] přitahuje { NOUN($colour, of: "az-colour", form: "accusative") }
        [sn3] zbytek zůstává
        [sn4] zbytek jde k sousedům
       *[sn5] úkryt u podlahy
    }
    .effect = { $kind ->
        [sn1] až budou všechny nabídky plné, přijde na ni jedna pralinka navíc
        [sn2] až budou všechny nabídky plné, vezme si po jedné { NOUN($colour, of: "az-colour", form: "genitive") } z obou sousedních nabídek
        [sn3] co na ní zbude, zůstává na ní a nejde do středu stolu
        [sn4] co na ní zbude, rozdělí ten, kdo z ní bere, na obě sousední nabídky
       *[sn5] kdo z ní bere, nechá si ji u podlahy, a první pralinka, která by šla na podlahu, jde na ni a nic nestojí
    }

az-line = řada { WORDS($line) }

az-line-colour = řada { WORDS($line) } { NOUN($colour, of: "az-colour") }

az-cell = řada { WORDS($row) }, { NOUN($colour, of: "az-colour") }
    .full = řada { WORDS($row) }, { NOUN($colour, of: "az-colour") }, sloupec { WORDS($column) }
    .listed = řada { WORDS($row) } { NOUN($colour, of: "az-colour") }
    .column = sloupec { WORDS($column) }
    .row = řada { WORDS($row) }
    .beside = řada { WORDS($row) }, sloupec { WORDS($column) }

az-cell-free = řada { WORDS($row) }, sloupec { WORDS($column) }
    .listed = řada { WORDS($row) } sloupec { WORDS($column) }
    .column = sloupec { WORDS($column) }
    .row = řada { WORDS($row) }

az-on-floor = { $marker ->
        [0] { PART($edition, $tiles, of: "az-pieces", names: "edition count") }
       *[1] { $tiles ->
            [0] žeton začínajícího hráče
           *[other] { PART($edition, $tiles, of: "az-pieces", names: "edition count") } a žeton začínajícího hráče
        }
    }
    .terse = { $marker ->
        [0] { PART($edition, $tiles, of: "az-pieces", names: "edition count") }
       *[1] { $tiles ->
            [0] žeton
           *[other] { PART($edition, $tiles, of: "az-pieces", names: "edition count") } a žeton
        }
    }
    .accusative = { $marker ->
        [0] { PART($edition, $tiles, of: "az-pieces", names: "edition count", form: "accusative") }
       *[1] { $tiles ->
            [0] žeton začínajícího hráče
           *[other] { PART($edition, $tiles, of: "az-pieces", names: "edition count", form: "accusative") } a žeton začínajícího hráče
        }
    }
