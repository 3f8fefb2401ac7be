### Polish. What each message is for and which facts it has stands in the English file.
### Names of players stand in the nominative, with no past tense beside them. A square is "kratka", never "pole" (the wheat field).
### "Trzy" never begins a sentence: it is heard as "czy".

## Rzeczowniki: wartość to mianownik; .genitive po "obok" i "do", .accusative po "ma", .with z przyimkiem "z", "ze".

terrain-field = zboże
    .genitive = zboża
    .accusative = zboże
    .with = ze zbożem
    .joined = zboże leżało obok zboża
    .joined-short = zboże obok zboża

terrain-forest = las
    .genitive = lasu
    .accusative = las
    .with = z lasem
    .joined = las leżał obok lasu
    .joined-short = las obok lasu

terrain-lake = jezioro
    .genitive = jeziora
    .accusative = jezioro
    .with = z jeziorem
    .joined = jezioro leżało obok jeziora
    .joined-short = jezioro obok jeziora

terrain-meadow = łąka
    .genitive = łąki
    .accusative = łąkę
    .with = z łąką
    .joined = łąka leżała obok łąki
    .joined-short = łąka obok łąki

terrain-swamp = bagno
    .genitive = bagna
    .accusative = bagno
    .with = z bagnem
    .joined = bagno leżało obok bagna
    .joined-short = bagno obok bagna

terrain-mine = kopalnia
    .genitive = kopalni
    .accusative = kopalnię
    .with = z kopalnią
    .joined = kopalnia leżała obok kopalni
    .joined-short = kopalnia obok kopalni

terrain-castle = zamek
    .genitive = zamku
    .accusative = zamek
    .with = z zamkiem
    .joined = zamek
    .joined-short = zamek

rg-half = { NOUN($terrain) } { $crowns ->
        [0] bez korony
       *[other] { PART($crowns, of: "rg-with-crowns", names: "crowns") }
    }
    .terse = { PART($terrain, $crowns, of: "rg-half", names: "terrain crowns", form: "short") }
    .short = { NOUN($terrain) } { $crowns ->
        [0] { "" }
       *[other] { PART($crowns, of: "rg-with-crowns", names: "crowns") }
    }
    .bare = { NOUN($terrain) }
    .beside = { NOUN($terrain) }

rg-with-crowns = { $crowns ->
        [1] z koroną
        [2] z dwiema koronami
       *[3] z trzema koronami
    }

rg-castle = zamek
    .short = { "" }
    .bare = { "" }
    .beside = zamek
rg-empty = pusto
    .beside = pusto
rg-edge = krawędź
    .beside = krawędź
rg-unknown-kind = nieznana płytka

rg-domino = płytka { WORDS($number) }
    .accusative = płytkę { WORDS($number) }
    .gender = feminine
    .alike = no
rg-castle-thing = zamek
    .accusative = zamek
    .gender = masculine
    .alike = no
rg-other-thing = nieznana płytka
    .accusative = nieznaną płytkę
    .gender = feminine
    .alike = no

## Co się stało.

rg-placed = Dołożono: { PART($terrain_a, $crowns_a, of: "rg-half", names: "terrain crowns", form: "short") } { $a }, { PART($terrain_b, $crowns_b, of: "rg-half", names: "terrain crowns", form: "short") } { $b }. { PART($terrain_a, $terrain_b, $joins, $join_a, $join_b, of: "rg-joined", names: "terrain_a terrain_b joins join_a join_b") }
    .terse = { NOUN($terrain_a) } { $a }, { NOUN($terrain_b) } { $b }
    .full = Dołożono: płytka { WORDS($number) }, { PART($terrain_a, $crowns_a, of: "rg-half", names: "terrain crowns") }, { $a }, i { PART($terrain_b, $crowns_b, of: "rg-half", names: "terrain crowns") }, { $b }. { PART($terrain_a, $terrain_b, $joins, $join_a, $join_b, of: "rg-joined", names: "terrain_a terrain_b joins join_a join_b") }
    .last = { $player }, { PART($terrain_a, $crowns_a, of: "rg-half", names: "terrain crowns", form: "short") } { $a }, { PART($terrain_b, $crowns_b, of: "rg-half", names: "terrain crowns", form: "short") } { $b }

rg-placed-by = { $player }: dołożono, { PART($terrain_a, $crowns_a, of: "rg-half", names: "terrain crowns", form: "short") } { $a }, { PART($terrain_b, $crowns_b, of: "rg-half", names: "terrain crowns", form: "short") } { $b }. { PART($terrain_a, $terrain_b, $joins, $join_a, $join_b, of: "rg-joined", names: "terrain_a terrain_b joins join_a join_b") }
    .terse = { $player }: { NOUN($terrain_a) } { $a }, { NOUN($terrain_b) } { $b }
    .full = { $player }: dołożono, płytka { WORDS($number) }, { PART($terrain_a, $crowns_a, of: "rg-half", names: "terrain crowns") }, { $a }, i { PART($terrain_b, $crowns_b, of: "rg-half", names: "terrain crowns") }, { $b }. { PART($terrain_a, $terrain_b, $joins, $join_a, $join_b, of: "rg-joined", names: "terrain_a terrain_b joins join_a join_b") }
    .last = { $player }, { PART($terrain_a, $crowns_a, of: "rg-half", names: "terrain crowns", form: "short") } { $a }, { PART($terrain_b, $crowns_b, of: "rg-half", names: "terrain crowns", form: "short") } { $b }

rg-joined = Łączy się { $joins ->
        [castle] z zamkiem
        [terrain] { PART($terrain_a, $terrain_b, $join_a, $join_b, of: "rg-joined-terrain", names: "terrain_a terrain_b join_a join_b") }
       *[both] z zamkiem{ PART($terrain_a, $terrain_b, $join_a, $join_b, of: "rg-joined-terrain", names: "terrain_a terrain_b join_a join_b", form: "more") }
    }

rg-joined-terrain = { $join_a ->
        [0] { NOUN($terrain_b, form: "with") }
       *[1] { $join_b ->
            [0] { NOUN($terrain_a, form: "with") }
           *[1] { SAME($terrain_a, $terrain_b) ->
                [yes] { NOUN($terrain_a, form: "with") }
               *[no] { NOUN($terrain_a, form: "with") } i { NOUN($terrain_b, form: "with") }
            }
        }
    }
    .more = { $join_a ->
        [0] { " " }i { NOUN($terrain_b, form: "with") }
       *[1] { $join_b ->
            [0] { " " }i { NOUN($terrain_a, form: "with") }
           *[1] { SAME($terrain_a, $terrain_b) ->
                [yes] { " " }i { NOUN($terrain_a, form: "with") }
               *[no] , { NOUN($terrain_a, form: "with") } i { NOUN($terrain_b, form: "with") }
            }
        }
    }

rg-castle-placed = { $player } stawia zamek, { $cell }
    .terse = { $player }: zamek { $cell }
    .last = { $player }, zamek { $cell }

rg-discarded = { $player }: płytka { WORDS($number) } jest odłożona i nie wraca do gry
    .terse = { $player }: płytka { WORDS($number) } odłożona
    .last = { $player }, płytka { WORDS($number) } odłożona

rg-ended = gra jest skończona
    .last = koniec gry

rg-area-grew = { $several ->
        [0] { NOUN($terrain) }
       *[1] { $player }: { NOUN($terrain) }
    } ma teraz { COUNT($squares, of: "square", case: "accusative") } { $crowns ->
        [0] bez korony
       *[other] i { COUNT($crowns, of: "crown", case: "accusative") }
    }, to { COUNT($points, of: "point") }{ $gained ->
        [0] , tyle samo co przedtem
       *[other] , o { WORDS($gained, gender: "masculine") } więcej niż przedtem
    }
    .terse = { $several ->
        [0] { PART($terrain, $squares, $crowns, $points, of: "rg-area", names: "terrain squares crowns points") }
       *[1] { $player }, { PART($terrain, $squares, $crowns, $points, of: "rg-area", names: "terrain squares crowns points") }
    }

## Obszary, punkty, kolejność.

rg-area = { NOUN($terrain) }: { PART($squares, $crowns, $points, of: "rg-area-counts", names: "squares crowns points") }
    .counts = { PART($squares, $crowns, $points, of: "rg-area-counts", names: "squares crowns points") }

rg-area-counts = { $crowns ->
        [0] { COUNT($squares, of: "square") } bez korony, zero punktów
       *[other] { COUNT($squares, of: "square") }, { COUNT($crowns, of: "crown") }, { COUNT($points, of: "point") }
    }

rg-area-points = { PART($terrain, $squares, $crowns, $points, of: "rg-area", names: "terrain squares crowns points") }
    .terse = { NOUN($terrain) } { WORDS($points, gender: "masculine") }

rg-areas-bare = bez punktów: { LIST($items, style: "comma") }

rg-area-bare = { $count ->
        [1] { NOUN($terrain) } { COUNT($squares, of: "square") }
       *[other] { NOUN($terrain) } { COUNT($count, of: "area") }
    }
    .terse = { NOUN($terrain) }

rg-score = { SIZE($items) ->
        [0] { $player } ma { COUNT($total, of: "point") }
       *[other] { $first ->
            [1] { $player } ma { COUNT($total, of: "point") }.
           *[other] { "" }
        } { LIST($items, style: "sentences") }
    }. { PART($more, of: "rg-areas-left", names: "more") }
    .terse = { SIZE($items) ->
        [0] { $player } { COUNT($total, of: "point") }
       *[other] { $first ->
            [1] { $player } { COUNT($total, of: "point") }:
           *[other] { "" }
        } { LIST($items, style: "comma") }
    }. { PART($more, of: "rg-areas-left", names: "more") }

rg-areas = { SIZE($items) ->
        [0] { $player } ma { COUNT($total, of: "point") } i { COUNT($count, of: "area") }
       *[other] { $first ->
            [1] { $player } ma { COUNT($total, of: "point") } i { COUNT($count, of: "area") }.
           *[other] { "" }
        } { LIST($items, style: "sentences") }
    }. { PART($more, of: "rg-areas-left", names: "more") }
    .terse = { SIZE($items) ->
        [0] { $player } { COUNT($total, of: "point") }, { COUNT($count, of: "area") }
       *[other] { $first ->
            [1] { $player } { COUNT($total, of: "point") }, { COUNT($count, of: "area") }.
           *[other] { "" }
        } { LIST($items, style: "sentences") }
    }. { PART($more, of: "rg-areas-left", names: "more") }

rg-areas-left = { $more ->
        [0] { "" }
        [one] Został { COUNT($more, of: "area") }
        [few] Zostały { COUNT($more, of: "area") }
       *[many] Zostało { COUNT($more, of: "area") }
    }

count-area = { WORDS($n, gender: "masculine") } { $n ->
        [one] obszar
        [few] obszary
       *[many] obszarów
    }

rg-total = { $player } ma { COUNT($total, of: "point") }
    .terse = { $player } { COUNT($total, of: "point") }

rg-ranking = { LIST($places, style: "sentences") }

rg-rank = { $rank ->
        [1] { SIZE($players) ->
            [1] Prowadzi { LIST($players) }
           *[other] Wspólnie prowadzą { LIST($players) }
        }
       *[other] { SIZE($players) ->
            [1] { ORDINAL($rank, gender: "neuter") } miejsce { LIST($players) }
           *[other] { ORDINAL($rank, gender: "neuter") } miejsce wspólnie { LIST($players) }
        }
    }, { SIZE($players) ->
        [1] { COUNT($total, of: "point") }
       *[other] po { $total ->
            [one] jednym punkcie
           *[other] { COUNT($total, of: "point") }
        }
    }{ PART($reason, $largest_area, $crowns, of: "rg-rank-reason", names: "reason largest_area crowns") }

rg-rank-reason = { $reason ->
        [points] { "" }
        [largest_area] , największy obszar { COUNT($largest_area, of: "square") }
        [crowns] , { COUNT($crowns, of: "crown") }
       *[shared] { "" }
    }

rg-final = Koniec gry. { SIZE($ties) ->
        [0] { "" }
       *[other] { LIST($ties, style: "sentences") }.
    } { LIST($places, style: "sentences") }
    .terse = { LIST($places, style: "sentences") }

rg-tie = { LIST($players) } mają po { $total ->
        [one] jednym punkcie
       *[other] { COUNT($total, of: "point") }
    }. { $reason ->
        [largest_area] Rozstrzyga największy obszar: { LIST($each, style: "comma") }
        [crowns] Największy obszar jest taki sam, rozstrzygają korony: { LIST($each, style: "comma") }
       *[shared] Największy obszar i liczba koron są takie same
    }

rg-tie-one = { $player } { $reason ->
        [crowns] { COUNT($crowns, of: "crown") }
       *[other] { COUNT($largest_area, of: "square") }
    }

rg-final-rank = { $rank ->
        [1] { SIZE($players) ->
            [1] Wygrywa { LIST($players) }
           *[other] Zwycięstwem dzielą się { LIST($players) }
        }
       *[other] { ORDINAL($rank, gender: "neuter") } miejsce { LIST($players) }
    }{ $reason ->
        [points] , { COUNT($total, of: "point") }
       *[other] { "" }
    }
    .terse = { $rank ->
        [1] { SIZE($players) ->
            [1] Wygrywa { LIST($players) }
           *[other] Zwycięstwem dzielą się { LIST($players) }
        }
       *[other] { ORDINAL($rank, gender: "neuter") } miejsce { LIST($players) }
    }, { COUNT($total, of: "point") }{ $reason ->
        [points] { "" }
        [largest_area] { $rank ->
            [1] , rozstrzyga większy obszar, { COUNT($largest_area, of: "square") }
           *[other] , { COUNT($largest_area, of: "square") }
        }
        [crowns] { $rank ->
            [1] , rozstrzygają korony, { COUNT($crowns, of: "crown") }
           *[other] , { COUNT($crowns, of: "crown") }
        }
       *[shared] { "" }
    }

## Dlaczego płytka nie może tak leżeć.

rg-alone = płytka leży osobno, sam róg nie wystarczy
    .terse = leży osobno
    .short = płytka leży osobno
    .short-terse = leży osobno

rg-mismatch = teren nie pasuje. { SAME($terrain_a, $terrain_b) ->
        [yes] { NOUN($terrain_a) } ma obok tylko { LIST($beside, form: "accusative") }
       *[no] { SIZE($beside_a) ->
            [0] { NOUN($terrain_a) } nie ma obok niczego
           *[other] { NOUN($terrain_a) } ma obok tylko { LIST($beside_a, form: "accusative") }
        }, { SIZE($beside_b) ->
            [0] { NOUN($terrain_b) } nie ma obok niczego
           *[other] { NOUN($terrain_b) } ma obok tylko { LIST($beside_b, form: "accusative") }
        }
    }
    .terse = teren nie pasuje, obok jest tylko { LIST($beside) }
    .short = teren nie pasuje

rg-beside = { NOUN($what) }
    .accusative = { NOUN($what, form: "accusative") }

rg-outside = { $half ->
        [a] druga połowa, { NOUN($terrain) }, wystaje za { NOUN($edge, of: "edge") }
        [b] druga połowa, { NOUN($terrain) }, wystaje za { NOUN($edge, of: "edge") }
        [both] cała płytka wystaje za { NOUN($edge, of: "edge") }
       *[whole] zamek wystaje za { NOUN($edge, of: "edge") }
    }
    .terse = wystaje za { NOUN($edge, of: "edge", form: "bare") }
    .short = wystaje za { NOUN($edge, of: "edge") }
    .short-terse = wystaje za { NOUN($edge, of: "edge", form: "bare") }

edge-left = lewą krawędź planszy
    .bare = lewą krawędź
edge-right = prawą krawędź planszy
    .bare = prawą krawędź
edge-near = krawędź planszy bliżej ciebie
    .bare = krawędź bliżej ciebie
edge-far = krawędź planszy dalej od ciebie
    .bare = krawędź dalej od ciebie

rg-taken = na kratce { $cell } { $what ->
        [castle] stoi już zamek
       *[other] leży już { NOUN($what) }
    }
    .terse = { $cell } zajęte, { NOUN($what) }
    .short-terse = { $cell } zajęte

rg-frame = królestwo miałoby { WORDS($width) } na { COUNT($height, of: "square") }, największe możliwe to { WORDS($columns) } na { WORDS($rows) }
    .terse = królestwo większe niż { WORDS($columns) } na { COUNT($rows, of: "square") }

rg-no-castle = na planszy nie ma jeszcze zamku
    .terse = brak zamku

rg-castle-twice = to drugi zamek, pierwszy stoi na kratce { $cell }
    .terse = drugi zamek, pierwszy to { $cell }

rg-castle-foreign = tym zamkiem gra { $player }
    .terse = cudzy zamek, { $player }

rg-unknown-castle = tego zamku nie ma w zestawie
    .terse = nieznany zamek

rg-gone = { $own ->
        [1] płytka { WORDS($number) } leży już na tej planszy, { $a } i { $b }
       *[0] płytka { WORDS($number) } leży już na innej planszy: { $player }, { $a } i { $b }
    }
    .terse = { $own ->
        [1] już tu leży, płytka { WORDS($number) }, { $a }
       *[0] już leży gdzie indziej, { $player }, płytka { WORDS($number) }
    }

rg-gone-discarded = płytka { WORDS($number) } jest poza grą, odłożona: { $player }
    .terse = płytka { WORDS($number) } jest poza grą

rg-unknown-domino = płytki { WORDS($number) } nie ma w zestawie

rg-not-neighbours = kratki { $a } i { $b } nie leżą obok siebie

rg-still-fits = płytka { WORDS($number) } jeszcze się mieści, więc trzeba ją dołożyć. Na przykład: { NOUN($terrain_a) } { $a }, { NOUN($terrain_b) } { $b }. { $places ->
        [1] Innej możliwości nie ma
        [few] Możliwości są { WORDS($places, gender: "feminine") }
       *[other] Możliwości jest { WORDS($places) }
    }
    .terse = jeszcze się mieści: { NOUN($terrain_a) } { $a }, { NOUN($terrain_b) } { $b }

rg-no-player = gracza numer { WORDS($number) } tu nie ma

rg-notation = to nie jest zapis ruchu: { $text }

## Co zrobić.

rg-remedy-join = przysuń ją tak, aby { PART($terrain_a, $terrain_b, $castle, $join_a, $join_b, of: "rg-ways", names: "terrain_a terrain_b castle join_a join_b") }
    .terse = przysuń { LIST($to, style: "or") }

rg-remedy-match = wystarczy jeden bok: { PART($terrain_a, $terrain_b, $castle, $join_a, $join_b, of: "rg-ways", names: "terrain_a terrain_b castle join_a join_b", form: "short") }
    .terse = przysuń { LIST($to, style: "or") }

rg-ways = { $join_a ->
        [0] { $join_b ->
            [0] dowolna połowa leżała obok zamku
           *[1] { NOUN($terrain_b, form: "joined") } { PART($castle, of: "rg-or-castle", names: "castle") }
        }
       *[1] { NOUN($terrain_a, form: "joined") }{ PART($terrain_a, $terrain_b, $castle, $join_b, of: "rg-or-terrain", names: "terrain_a terrain_b castle join_b") } { PART($castle, of: "rg-or-castle", names: "castle") }
    }
    .short = { $join_a ->
        [0] { $join_b ->
            [0] dowolna połowa obok zamku
           *[1] { NOUN($terrain_b, form: "joined-short") } { PART($castle, of: "rg-or-castle", names: "castle") }
        }
       *[1] { NOUN($terrain_a, form: "joined-short") }{ PART($terrain_a, $terrain_b, $castle, $join_b, of: "rg-or-terrain", names: "terrain_a terrain_b castle join_b") } { PART($castle, of: "rg-or-castle", names: "castle") }
    }

rg-or-terrain = { $join_b ->
        [0] { "" }
       *[1] { SAME($terrain_a, $terrain_b) ->
            [yes] { "" }
           *[no] { $castle ->
                [0] { " " }albo { NOUN($terrain_b, form: "joined-short") }
               *[1] , { NOUN($terrain_b, form: "joined-short") }
            }
        }
    }

rg-or-castle = { $castle ->
        [0] { "" }
       *[1] albo dowolna połowa obok zamku
    }

rg-join-to = do { NOUN($what, form: "genitive") }

rg-remedy-move = przesuń płytkę o { COUNT($count, of: "square", case: "accusative") } { NOUN($direction, of: "towards") }
    .terse = przesuń o { $count ->
        [1] kratkę
       *[other] { COUNT($count, of: "square", case: "accusative") }
    } { NOUN($direction, of: "towards") }

towards-left = w lewo
towards-right = w prawo
towards-near = bliżej ciebie
towards-far = dalej od ciebie

rg-remedy-empty = znajdź dwie wolne kratki obok siebie
    .terse = znajdź dwie wolne kratki

rg-remedy-free = znajdź wolną kratkę

rg-remedy-side-by-side = połóż obie połowy na sąsiednich kratkach

rg-remedy-discard = miejsca dla niej nie ma, odłóż ją poza grę
    .terse = odłóż ją poza grę

rg-remedy-castle-first = najpierw połóż zamek

rg-remedy-lift-castle = podnieś płytkę i połóż najpierw zamek

rg-remedy-lift = podnieś to, co właśnie położono
    .terse = podnieś to, co nowe

rg-remedy-notation = wpisz gracza, ruch, płytkę i kratki, oddzielone odstępem
    .terse = wpisz gracza, ruch, płytkę, kratki

## Odpowiedzi.

rg-here = { $cell }: { PART($terrain, $crowns, of: "rg-half", names: "terrain crowns") }, płytka { WORDS($number) }. { PART($left, $right, $far, $near, of: "rg-neighbours", names: "left right far near") }. Obszar: { NOUN($area, form: "counts") }
    .terse = { $cell }: { PART($terrain, $crowns, of: "rg-half", names: "terrain crowns") }

rg-here-castle = { $cell }: zamek. { PART($left, $right, $far, $near, of: "rg-neighbours", names: "left right far near") }
    .terse = { $cell }: zamek

rg-here-empty = { $cell }: pusto. { PART($left, $right, $far, $near, of: "rg-neighbours", names: "left right far near") }
    .terse = { $cell }: pusto

rg-here-outside = kratki { $cell } nie ma na tej planszy

rg-neighbours = Z lewej { NOUN($left, form: "beside") }, z prawej { NOUN($right, form: "beside") }, dalej od ciebie { NOUN($far, form: "beside") }, bliżej ciebie { NOUN($near, form: "beside") }

rg-around = { $cell }: { $what }. { PART($left, $right, $far, $near, of: "rg-neighbours", names: "left right far near") }

rg-row = { ORDINAL($row) } rząd od ciebie, od lewej: { LIST($items, style: "comma") }
    .terse = rząd { WORDS($row) }: { LIST($items, style: "comma") }

rg-row-cell = { COLUMN($cell) } { $what }

rg-row-free = { LIST($cells, style: "comma", form: "empty") }
    .terse = { SIZE($cells) ->
        [1] { LIST($cells) } pusta
       *[other] { LIST($cells) } puste
    }

rg-row-name = { COLUMN($cell) }
    .empty = { COLUMN($cell) } pusta

rg-row-empty = { ORDINAL($row) } rząd od ciebie: wszystko puste
    .terse = rząd { WORDS($row) }: pusty

rg-no-row = rzędu { WORDS($row) } nie ma na tej planszy

rg-column = kolumna { COLUMN($cell) }, od ciebie: { LIST($items, style: "comma") }
    .terse = kolumna { COLUMN($cell) }: { LIST($items, style: "comma") }

rg-column-cell = rząd { WORDS($row) } { $what }

rg-column-free = { LIST($cells, style: "comma", form: "empty") }
    .terse = { SIZE($cells) ->
        [1] { LIST($cells) } pusty
       *[other] { LIST($cells) } puste
    }

rg-column-name = rząd { WORDS($row) }
    .empty = rząd { WORDS($row) } pusty

rg-column-empty = kolumna { COLUMN($cell) }: wszystko puste
    .terse = kolumna { COLUMN($cell) }: pusta

rg-no-column = takiej kolumny ta plansza nie ma

rg-fits = { $first ->
        [1] Dla płytki { WORDS($number) } { $count ->
            [few] są { COUNT($count, of: "place") }
           *[many] jest { COUNT($count, of: "place") }
        }.
       *[other] { "" }
    } { LIST($items, $first, style: "sentences", form: "ordered") }
    .terse = { $first ->
        [1] { $count ->
            [3] Są { COUNT($count, of: "place") }
           *[other] { COUNT($count, of: "place") }
        }.
       *[other] { "" }
    } { LIST($items, $first, style: "sentences", form: "ordered") }

rg-best = { $first ->
        [1] Najlepsze miejsca najpierw. Dla płytki { WORDS($number) } { $count ->
            [few] są { COUNT($count, of: "place") }
           *[many] jest { COUNT($count, of: "place") }
        }.
       *[other] { "" }
    } { LIST($items, $first, style: "sentences", form: "ordered") }
    .terse = { $first ->
        [1] Najlepsze najpierw, { COUNT($count, of: "place") }.
       *[other] { "" }
    } { LIST($items, $first, style: "sentences", form: "ordered") }

rg-no-advice = rady nie są w tej grze dozwolone. Wszystkie miejsca po kolei poda polecenie gdzie, trzy jeden
    .terse = rady nie są dozwolone

rg-spot = { NOUN($terrain_a) } { $a }, { NOUN($terrain_b) } { $b }
    .ordered = { ORDINAL($index, gender: "neuter") }: { NOUN($terrain_a) } { $a }, { NOUN($terrain_b) } { $b }
    .full = { NOUN($terrain_a) } { $a } i { NOUN($terrain_b) } { $b }
    .ordered-full = { ORDINAL($index, gender: "neuter") }: { NOUN($terrain_a) } { $a } i { NOUN($terrain_b) } { $b }

rg-fits-nowhere = dla płytki { WORDS($number) } nie ma miejsca, trzeba ją odłożyć
    .terse = brak miejsca

rg-last = ostatni ruch: { NOUN($act, form: "last") }

rg-nothing-yet = na razie żadnego ruchu

rg-await-castle = Czekamy: { $player }, zamek na planszę

rg-await-domino = Czekamy: { $player }, płytka na planszę

rg-await-end = Czekamy, teraz już tylko na zakończenie gry

rg-whose-board = o którego gracza chodzi? Wpisz jego numer albo imię

rg-not-understood = to pytanie jest nieznane, listę poda pomoc

## Przygotowanie gry.

rg-setup-players = liczba graczy to { WORDS($count) }, a może być najmniej { WORDS($least) } i najwyżej { WORDS($most) }

rg-setup-seats = dwóch graczy ma to samo miejsce

rg-setup-size = plansza ma { WORDS($columns) } na { COUNT($rows, of: "square", case: "accusative") }, potrzeba pięć na pięć albo siedem na siedem

rg-setup-variant = tego wariantu gra nie zna: { $variant }

rg-setup-tile-twice = w zestawie ta płytka jest w dwóch wierszach: { $tile }

rg-setup-tile = w zestawie jest płytka, która do tej gry nie należy: { $tile }

rg-setup-castles = w zestawie { $count ->
        [one] jest { COUNT($count, of: "castle") }
        [few] są { COUNT($count, of: "castle") }
       *[many] jest { COUNT($count, of: "castle") }
    }, a graczy { $players ->
        [1] jest jeden
        [2] jest dwóch
        [3] jest trzech
        [4] jest czterech
       *[other] jest { WORDS($players) }
    }

## Stół, jak leży.

rg-unknown-board = ta plansza nie należy do żadnego gracza: { $board }

rg-unknown-thing = { $cell }, nieznana płytka: { $thing }
    .terse = { $cell }, nieznana płytka

rg-off-board = kratki { $cell } nie ma na planszy

rg-thing-twice = ta sama płytka leży w dwóch miejscach: { $first } i { $second }

rg-half-missing = leży tu tylko połowa płytki { WORDS($number) }, { $cell }

## Pliki z układem.

rg-layout = Plik { $file }{ $line ->
        [0] { "" }
       *[other] , wiersz { WORDS($line) }{ $column ->
            [0] { "" }
           *[other] , kolumna { WORDS($column) }
        }
    }: { $reason ->
        [missing] takiego pliku nie ma. Sprawdź nazwę
        [directory] to jest folder, nie plik. Podaj plik w nim
        [special] to nie jest zwykły plik. Podaj inny
        [denied] nie wolno go czytać, brak uprawnień. Nadaj je albo skopiuj plik
        [unreadable] nie da się go przeczytać. Skopiuj go jeszcze raz
        [too-large] jest za duży na królestwo. Sprawdź nazwę
        [not-utf8] to nie jest zwykły tekst. Zapisz go jako zwykły tekst
        [control] jest w nim znak, który nie jest tekstem
        [empty] jest pusty
        [head-letters] te litery nie są znane, { $found }. Znane są { LIST($known) }
        [size] rząd ma { COUNT($counted, of: "square", case: "accusative") }, powinien mieć pięć albo siedem
        [row-short] rząd jest za krótki, { COUNT($counted, of: "square") } zamiast { WORDS($expected) }
        [row-long] rząd jest za długi, { COUNT($counted, of: "square") } zamiast { WORDS($expected) }
        [rows-few] jest za mało rzędów, { WORDS($counted) } zamiast { WORDS($expected) }
        [rows-many] jest za dużo rzędów, { WORDS($counted) } zamiast { WORDS($expected) }
        [unknown-cell] nieznane słowo, { $found }
        [crowns] na kratce są najwyżej trzy korony, { $found }
       *[two-castles] jest w nim drugi zamek
    }

## Commands of this game.

command-areas = obszary, obszar, obszarów

command-ranking = ranking, prowadzi, miejsca

command-here = tutaj, tu, kratka

command-row = rząd, rzędu, rzędzie

command-column = kolumna, kolumnę, kolumnie

command-around = wokół, dookoła, sąsiedzi

command-fits = gdzie, pasuje

command-best = rada, najlepsze

command-place = połóż, płytka, płytkę, dołóż, dołożono, kładę, kładzie, umieść, dołóż płytkę, połóż płytkę

command-castle = zamek, zamku

command-discard = odłóż, odłożona, odkładam, odrzuć

command-does-areas = wszystkie obszary

command-does-ranking = kto prowadzi

command-does-here = co leży na kratce i wokół niej

command-does-row = plansza rząd po rzędzie albo jeden rząd według numeru

command-does-column = jedna kolumna od gracza

command-does-around = czterej sąsiedzi kratki

command-does-fits = gdzie pasuje płytka

command-does-best = najlepsze miejsca dla płytki

command-does-place = kładzie płytkę

command-does-castle = kładzie zamek

command-does-discard = odkłada płytkę
