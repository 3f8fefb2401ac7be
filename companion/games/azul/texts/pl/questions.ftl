### Polish. What each message is for and which facts it has stands in the English file.

az-offer = { $first ->
        [1] Do wyboru: { COUNT($count, of: "place") }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }{ SIZE($empty) ->
        [0] { "" }
       *[other] . Puste: { LIST($empty, style: "comma") }
    }{ SIZE($away) ->
        [0] { "" }
       *[other] . { LIST($away, style: "sentences") }
    }

az-offer-at = { $source }{ $gold ->
        [none] { "" }
       *[other] , specjalny, { PART($edition, $gold, $colour, of: "az-special", names: "edition kind colour") }
    }: { LIST($items) }
    .terse = { $source }{ $gold ->
        [none] { "" }
       *[other] , specjalny
    }: { LIST($items, style: "comma") }
    .full = { $source }{ $gold ->
        [none] { "" }
       *[other] , specjalny
    }: { LIST($items) }{ $gold ->
        [none] { "" }
       *[other] . Złota strona: { PART($edition, $gold, $colour, of: "az-special", names: "edition kind colour", form: "effect") }
    }

az-offer-marker = znacznik gracza rozpoczynającego
    .terse = znacznik

az-offer-away = { $source } leży przy podłodze: { $player }

az-offer-none = stół jest pusty. { $waits }

az-find = { $first ->
        [1] Razem { $tiles }, { COUNT($count, of: "place") }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

az-find-at = { $source }: { $tiles }

az-find-none = { NOUN($colour, of: "az-colour") }: na stole teraz żadnej nie ma

az-left = W woreczku { PART($edition, $bag, of: "az-pieces", names: "edition count") }{ SIZE($bagged) ->
        [0] { "" }
       *[other] : { LIST($bagged, style: "comma") }
    }. W wieczku { PART($edition, $lid, of: "az-pieces", names: "edition count") }{ SIZE($lidded) ->
        [0] { "" }
       *[other] : { LIST($lidded, style: "comma") }
    }. Do wzięcia { WORDS($displays, gender: "feminine") }, w liniach wzoru { WORDS($lines, gender: "feminine") }, { $edition ->
        [azul_mini] na ścianach
       *[master_chocolatier] w bombonierkach
    } { WORDS($walls, gender: "feminine") }, na podłogach { WORDS($floors, gender: "feminine") }
    .terse = Woreczek: { SIZE($bagged) ->
        [0] pusty
       *[other] { LIST($bagged, style: "comma") }
    }. Wieczko: { SIZE($lidded) ->
        [0] puste
       *[other] { LIST($lidded, style: "comma") }
    }

az-fits = { $first ->
        [1] Do wyboru: { COUNT($count, of: "place") }, { $completing ->
            [0] żadne nie dopełnia linii
            [one] z tego { WORDS($completing, gender: "neuter") } dopełnia linię
            [few] z tego { WORDS($completing, gender: "neuter") } dopełniają linię
           *[many] z tego { WORDS($completing, gender: "neuter") } dopełnia linię
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

az-fits-at = { $source }: { LIST($items, style: "comma") }

az-fits-full = linię { WORDS($line) } { $count ->
        [few] dopełnią
       *[other] dopełni
    } { $tiles }{ $fell ->
        [0] { "" }
        [few] , spadną { WORDS($fell, gender: "feminine") }
       *[other] , spadnie { WORDS($fell, gender: "feminine") }
    }

az-fits-some = dalej { LIST($items, style: "comma") }

az-fits-floor = tylko na podłogę { LIST($items, style: "comma") }

az-fits-source = { $source }. { LIST($items, style: "sentences") }

az-fits-colour = tu { $tiles }: { SIZE($lines) ->
        [0] tylko na podłogę
       *[other] { LIST($lines, style: "comma") }
    }

az-fits-line = { $missing ->
        [0] dopełni linię { WORDS($line) }
       *[other] linia { WORDS($line) } jeszcze { WORDS($missing, gender: "feminine") }
    }

az-fits-lines = { $first ->
        [1] Wziąć { NOUN($tiles, form: "accusative") } { NOUN($source, form: "from") }: { $count ->
            [0] zostaje tylko podłoga
           *[other] do wyboru { COUNT($count, of: "pattern-line") }
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

az-effect = { $line ->
        [0] wszystko na podłogę
       *[other] { $missing ->
            [0] dopełni linię wzoru { WORDS($line) }
           *[other] linia wzoru { WORDS($line) }, wolne w niej { COUNT($missing, of: "place") }
        }{ $fell ->
            [0] { "" }
            [few] , spadną { WORDS($fell, gender: "feminine") }
           *[other] , spadnie { WORDS($fell, gender: "feminine") }
        }
    }{ $marker ->
        [0] { "" }
       *[1] , do tego znacznik gracza rozpoczynającego
    }{ $sheltered ->
        [0] { "" }
       *[1] , jedną rzecz zatrzyma schowek przy podłodze
    }{ SAME($before, $after) ->
        [yes] { "" }
       *[no] , podłoga będzie kosztować { COUNT($after, of: "point") }, teraz kosztuje { WORDS($before, gender: "masculine") }
    }{ $line ->
        [0] { "" }
       *[other] { $cells ->
            [0] , ale dla tego koloru nie ma teraz { NOUN($edition, of: "az-wall", form: "at") } miejsca
            [1] , { NOUN($edition, of: "az-piece") } dałaby teraz { NOUN($edition, of: "az-wall", form: "at") } { COUNT($points, of: "point") }
           *[other] , { NOUN($edition, of: "az-piece") } dałaby teraz { NOUN($edition, of: "az-wall", form: "at") } najwyżej { COUNT($points, of: "point") }
        }
    }
    .terse = { $line ->
        [0] na podłogę
       *[other] { $missing ->
            [0] dopełni linię { WORDS($line) }
           *[other] linia { WORDS($line) }, jeszcze { WORDS($missing, gender: "feminine") }
        }{ $fell ->
            [0] { "" }
            [few] , spadną { WORDS($fell, gender: "feminine") }
           *[other] , spadnie { WORDS($fell, gender: "feminine") }
        }
    }{ $marker ->
        [0] { "" }
       *[1] , znacznik
    }{ $sheltered ->
        [0] { "" }
       *[1] , jedną zatrzyma schowek
    }{ SAME($before, $after) ->
        [yes] { "" }
       *[no] , podłoga minus { WORDS($after, gender: "masculine") }
    }{ $line ->
        [0] { "" }
       *[other] { $cells ->
            [0] , { NOUN($edition, of: "az-wall", form: "at") } brak miejsca
           *[other] , { NOUN($edition, of: "az-wall", form: "at") } { COUNT($points, of: "point") }
        }
    }

az-cost = Wziąć { NOUN($tiles, form: "accusative") } { NOUN($source, form: "from") }: { PART($edition, $line, $missing, $fell, $marker, $sheltered, $before, $after, $points, $cells, of: "az-effect", names: "edition line missing fell marker sheltered before after points cells") }

az-cost-not = Tak tego wziąć nie można: { LIST($reasons, style: "sentences") }. { LIST($remedies, style: "sentences") }
    .terse = Tak nie można: { LIST($reasons, style: "sentences") }

az-best = Najlepsze najpierw, zysk jest za tę rundę. { LIST($items, style: "sentences") }

az-best-take = { SIGN($gained) ->
        [minus] strata { COUNT($gained, of: "point", sign: "none") }
       *[plus] zysk { COUNT($gained, of: "point") }
    }: { $tiles } { NOUN($source, form: "from") }, { $line ->
        [0] na podłogę
       *[other] { $missing ->
            [0] dopełni linię { WORDS($line) }
           *[other] linia { WORDS($line) }, jeszcze { WORDS($missing, gender: "feminine") }
        }{ $fell ->
            [0] { "" }
            [few] , spadną { WORDS($fell, gender: "feminine") }
           *[other] , spadnie { WORDS($fell, gender: "feminine") }
        }
    }

az-no-advice = rady nie są w tej grze dozwolone. Co można wziąć, powie polecenie gdzie, trzy jeden
    .terse = rady nie są dozwolone

az-lines = { $first ->
        [1] { $count ->
            [one] Zaczęta jest { WORDS($count, gender: "feminine") } linia wzoru
            [few] Zaczęte są { WORDS($count, gender: "feminine") } linie wzoru
           *[many] Zaczętych jest { WORDS($count, gender: "feminine") } linii wzoru
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }{ SIZE($empty) ->
        [0] { "" }
       *[other] . Puste: { LIST($empty, style: "comma") }
    }

az-lines-empty = wszystkie linie wzoru są puste

az-line-at = linia { WORDS($line) }: { $tiles }, { $tiled ->
        [0] { $missing ->
            [0] pełna
           *[other] jeszcze { WORDS($missing, gender: "feminine") }
        }
       *[1] reszta po układaniu
    }

az-line-empty-at = linia { WORDS($line) }: pusta

az-wall = { $first ->
        [1] { NOUN($edition, of: "az-wall") }: { PART($edition, $count, of: "az-pieces", names: "edition count") }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }{ SIZE($empty) ->
        [0] { "" }
       *[other] . Puste: { LIST($empty, style: "comma") }
    }

az-wall-empty = { NOUN($edition, of: "az-wall") }: na razie pusta

az-row-name = rząd { WORDS($row) }

az-column-name = kolumna { WORDS($column) }

az-row = Po lewej { $line }. { NOUN($edition, of: "az-wall") }: { SIZE($items) ->
        [0] pusto
       *[other] { LIST($items, style: "comma") }
    }{ SIZE($free) ->
        [0] , rząd jest cały
       *[other] . { $reverse ->
            [0] Brakuje
           *[1] Wolne
        }: { LIST($free, style: "comma") }
    }

az-column = kolumna { WORDS($column) }: { SIZE($items) ->
        [0] pusta
       *[other] { LIST($items, style: "comma") }
    }{ SIZE($free) ->
        [0] , kolumna jest cała
       *[other] . Wolne: { LIST($free, style: "comma") }
    }

az-column-cell = rząd { WORDS($row) } { NOUN($colour, of: "az-colour") }

az-here = rząd { WORDS($row) }, kolumna { WORDS($column) }: leży tu { NOUN($colour, of: "az-colour") } { NOUN($edition, of: "az-piece") }. W poziomie { WORDS($across, gender: "feminine") }, w pionie { WORDS($down, gender: "feminine") }
    .terse = rząd { WORDS($row) }, kolumna { WORDS($column) }: { NOUN($colour, of: "az-colour") }

az-here-free = rząd { WORDS($row) }, kolumna { WORDS($column) }: pusto, pasuje tu { LIST($colours, style: "or") }. Dałaby teraz { COUNT($points, of: "point") }, w poziomie { WORDS($across, gender: "feminine") }, w pionie { WORDS($down, gender: "feminine") }
    .terse = rząd { WORDS($row) }, kolumna { WORDS($column) }: pusto, { LIST($colours, style: "or") }, { COUNT($points, of: "point") }

az-here-closed = rząd { WORDS($row) }, kolumna { WORDS($column) }: pusto, ale teraz nie pasuje tu żaden kolor

az-floor-now = podłoga: { LIST($items) }. Kosztuje { COUNT($penalty, of: "point") }, { $next ->
        [0] co spadnie dalej, nie kosztuje nic
       *[other] następna rzecz kosztuje jeszcze { COUNT($next, of: "point") }
    }{ $shelter ->
        [none] { "" }
        [free] . Schowek przy podłodze jest wolny
        [tile] . W schowku przy podłodze leży pralinka
       *[marker] . W schowku przy podłodze leży znacznik gracza rozpoczynającego
    }
    .terse = podłoga: { LIST($items, style: "comma") }, minus { COUNT($penalty, of: "point") }{ $shelter ->
        [none] { "" }
        [free] , schowek wolny
       *[other] , schowek zajęty
    }

az-floor-empty = podłoga: pusta{ $shelter ->
        [none] { "" }
        [free] . Schowek przy podłodze jest wolny
        [tile] . W schowku przy podłodze leży pralinka
       *[marker] . W schowku przy podłodze leży znacznik gracza rozpoczynającego
    }

az-rounds = runda { WORDS($round, gender: "masculine") }{ $last ->
        [none] { "" }
        [row] , ostatnia
       *[locked] , ostatnia, bo całego rzędu nikt już nie ułoży
    }{ $done ->
        [0] { "" }
       *[other] , za nami { COUNT($done, of: "round") }
    }. { SIZE($items) ->
        [0] Najdłuższy rząd ma { WORDS($longest, gender: "feminine", case: "accusative") } z pięciu
       *[other] { LIST($items, style: "sentences") }
    }

az-close = { $player }: { $rows ->
        [0] { "" }
        [one] { WORDS($rows, gender: "masculine") } cały rząd
        [few] { WORDS($rows, gender: "masculine") } całe rzędy
       *[many] { WORDS($rows, gender: "masculine") } całych rzędów
    }{ $fours ->
        [0] { $rows ->
            [0] na razie nic
           *[other] { "" }
        }
       *[other] { $rows ->
            [0] { "" }
           *[other] , { "" }
        }{ $fours ->
            [one] { WORDS($fours, gender: "masculine") } rząd z czterema
            [few] { WORDS($fours, gender: "masculine") } rzędy z czterema
           *[many] { WORDS($fours, gender: "masculine") } rzędów z czterema
        }
    }

az-rounds-over = gra jest skończona, rozegrano { COUNT($rounds, of: "round", case: "accusative") }

az-order = Kolejność: { LIST($players, style: "comma") }. Rundę zaczyna { $starter }. { $centre ->
        [0] Znacznik gracza rozpoczynającego ma { $holder } i zaczyna następną rundę
       *[1] Znacznik gracza rozpoczynającego leży na środku
    }
    .terse = Kolejność: { LIST($players, style: "comma") }. Znacznik: { $centre ->
        [0] { $holder }
       *[1] środek
    }

az-order-next = Kolejność brania będzie taka: { LIST($players, style: "comma") }
    .terse = Kolejność: { LIST($players, style: "comma") }

az-order-lots = najpierw losowanie, kto zaczyna

az-score = { $player } ma { COUNT($running, of: "point") }{ $bonuses ->
        [0] , premie na razie nic nie dają
       *[other] , z premiami na koniec gry { COUNT($total, of: "point") }
    }. { LIST($items, style: "sentences") }
    .terse = { $player } { COUNT($running, of: "point") }{ $bonuses ->
        [0] { "" }
       *[other] , z premiami { WORDS($total, gender: "masculine") }
    }. { LIST($items, style: "sentences") }

az-bonuses = { $first ->
        [1] Premie: { COUNT($points, of: "point") }{ $begun ->
            [0] , { NOUN($edition, of: "az-wall") } jest na razie pusta
           *[1] { "" }
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

az-near = { $kind ->
        [row] rząd { WORDS($number) }
        [column] kolumna { WORDS($number) }
       *[colour] { NOUN($colour, of: "az-colour", form: "few") }
    }: jeszcze { WORDS($missing, gender: "feminine") }, premia { COUNT($points, of: "point") }

az-ranking = { LIST($places, style: "sentences") }

az-whose-board = o którego gracza chodzi? Wpisz jego numer albo imię

az-not-understood = to pytanie jest nieznane, listę poda pomoc
