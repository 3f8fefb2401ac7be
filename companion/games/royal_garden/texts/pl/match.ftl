### Po polsku. Co znaczy każda wiadomość i jakie ma dane, stoi w pliku angielskim.

rg-offered = płytka { WORDS($number) }, { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }
    .line = płytka { WORDS($number) }: { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }{ $taken ->
        [0] { "" }
       *[1] , stoi na niej { $player }
    }
    .line-terse = płytka { WORDS($number) }, { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }{ $taken ->
        [0] { "" }
       *[1] , { $player }
    }
    .new = płytka { WORDS($number) }: { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }
    .new-terse = { $number ->
        [3] płytka { WORDS($number) }
       *[other] { WORDS($number) }
    }, { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }
    .number = płytka { WORDS($number) }

rg-halves = { PART($terrain_a, $crowns_a, of: "rg-half", names: "terrain crowns", form: "short") } i { PART($terrain_b, $crowns_b, of: "rg-half", names: "terrain crowns", form: "short") }

rg-lots = Zaczyna { $player }. Wyłóż pierwsze płytki do wyboru
    .terse = Zaczyna { $player }
    .last = zaczyna { $player }

rg-drawn = Wylosowano: płytka { WORDS($number) }, { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }. { $left ->
        [0] Wyłożone są już wszystkie
        [1] Brakuje jeszcze jednej
        [2] Brakuje jeszcze dwóch
        [3] Brakuje jeszcze trzech
       *[4] Brakuje jeszcze czterech
    }
    .terse = płytka { WORDS($number) }, jeszcze { WORDS($left, gender: "feminine") }
    .last = wylosowano, płytka { WORDS($number) }

rg-offer-new = Do wyboru { $count ->
        [few] są { COUNT($count, of: "domino") }
       *[other] jest { COUNT($count, of: "domino") }
    }. { LIST($items, style: "sentences", form: "new") }
    .terse = Do wyboru: { LIST($items, style: "sentences", form: "new") }

rg-chosen = { $player } wybiera płytkę { WORDS($number) }, { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }
    .terse = { $player }: król na płytce { WORDS($number) }
    .last = { $player }, król na płytce { WORDS($number) }

rg-corrected = Poprawiono: płytka { WORDS($wrong) } to płytka { WORDS($number) }, { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }
    .last = poprawiono, płytka { WORDS($wrong) } to płytka { WORDS($number) }

confirm-correct = Płytkę { WORDS($wrong) } wylosował program. Czy na pewno ma to być płytka { WORDS($number) }? Wpisz to samo jeszcze raz. Inaczej nic się nie zmieni
    .terse = Płytka { WORDS($number) } zamiast płytki { WORDS($wrong) } wylosowanej przez program? Wpisz to samo jeszcze raz

rg-left = { $player } odchodzi od stołu. Płytki tego gracza wypadają z gry. Jego królów przesuwa odtąd program, zawsze na najniższy wolny numer
    .terse = { $player } odchodzi od stołu
    .last = { $player } odchodzi od stołu

rg-unchosen = płytka { WORDS($number) } wypada z gry, nikt jej nie ma
    .terse = płytka { WORDS($number) } wypada z gry

rg-round-end = { ORDINAL($round, gender: "feminine") } runda skończona, { $left ->
        [one] została { COUNT($left, of: "round") }
        [few] zostały { COUNT($left, of: "round") }
       *[other] zostało { COUNT($left, of: "round") }
    }. { $last ->
        [0] Wyłóż do wyboru { COUNT($count, of: "domino", case: "accusative") }
       *[1] W ostatniej rundzie nikt już nie wybiera
    }
    .terse = Koniec rundy { WORDS($round) }, { $left ->
        [one] została { COUNT($left, of: "round") }
        [few] zostały { COUNT($left, of: "round") }
       *[other] zostało { COUNT($left, of: "round") }
    }

count-round = { WORDS($n, gender: "feminine") } { $n ->
        [one] runda
        [few] rundy
       *[many] rund
    }
    .accusative = { WORDS($n, gender: "feminine", case: "accusative") } { $n ->
        [one] rundę
        [few] rundy
       *[many] rund
    }

rg-turn-choose = Teraz gra { $player }. Postaw króla na wolnej płytce{ $count ->
        [1] , ostatnia to { LIST($free, style: "comma", form: "number") }
       *[other] . Wolne: { LIST($free, form: "number") }
    }
    .terse = Wybiera { $player }
    .theirs = { "" }

rg-turn-king = Teraz król. { $count ->
        [1] Wolna jest { LIST($free, style: "comma", form: "number") }
       *[other] Wolne: { LIST($free, form: "number") }
    }
    .terse = { "" }
    .theirs = { "" }

rg-turn-place = Teraz gra { $player }. Płytka { WORDS($number) }: jedna połowa { PART($terrain_a, $crowns_a, of: "rg-half", names: "terrain crowns") }, druga połowa { PART($terrain_b, $crowns_b, of: "rg-half", names: "terrain crowns") }{ $castle ->
        [0] . Najpierw trzeba postawić zamek
       *[1] { "" }
    }{ $nowhere ->
        [0] { "" }
       *[1] . Nigdzie nie pasuje, odłóż ją: cztery trzy, kropka i numer płytki
    }
    .terse = Teraz { $player }: { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }{ $castle ->
        [0] , najpierw zamek
       *[1] { "" }
    }{ $nowhere ->
        [0] { "" }
       *[1] , nigdzie nie pasuje, odłóż, cztery trzy
    }
    .theirs = Teraz gra { $player }. Płytka { WORDS($number) }: { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }
    .theirs-terse = Teraz { $player }

rg-over = { $last ->
        [0] Wszystko dołożone. Zatwierdź, a usłyszysz punkty tej gry
       *[1] Wszystko dołożone. Zatwierdź, a usłyszysz punkty
    }
    .terse = Wszystko dołożone. Zatwierdź koniec

rg-area-grew-match = { PART($terrain, $squares, $crowns, $points, of: "rg-area", names: "terrain squares crowns points") }
    .terse = { "" }

rg-game-over = { ORDINAL($game, gender: "feminine") } gra z trzech skończona. { SIZE($ties) ->
        [0] { "" }
       *[other] { LIST($ties, style: "sentences") }.
    } { LIST($places, style: "sentences") }
    .terse = Gra { WORDS($game) }: { LIST($places, style: "sentences") }

rg-dynasty-so-far = Na razie razem: { LIST($sums, style: "comma") }. Zaczyna się { ORDINAL($game, gender: "feminine") } gra, postaw zamki od nowa
    .terse = Razem: { LIST($sums, style: "comma") }. Zaczyna się { ORDINAL($game, gender: "feminine") } gra

rg-dynasty-sum = { $player } { COUNT($total, of: "point") }

rg-dynasty-over = Wszystkie gry są skończone. { SIZE($ties) ->
        [0] { "" }
       *[other] { LIST($ties, style: "sentences") }.
    } { LIST($places, style: "sentences") }
    .terse = Razem po trzech grach: { LIST($places, style: "sentences") }

rg-bonus-centralised = Scentralizowane królestwo: { COUNT($points, of: "point") }
    .terse = Scentralizowane królestwo { WORDS($points, gender: "masculine") }

rg-bonus-harmony = Harmonia: { COUNT($points, of: "point") }
    .terse = Harmonia { WORDS($points, gender: "masculine") }

rg-bonuses-open = gdyby gra skończyła się teraz, doszłoby jeszcze { LIST($items) }
    .terse = { LIST($items) }, gdyby gra skończyła się teraz

rg-bonus-open = { COUNT($points, of: "point") } { $bonus ->
        [centralised] za Scentralizowane królestwo
       *[harmony] za Harmonię
    }
    .terse = { $bonus ->
        [centralised] Scentralizowane królestwo
       *[harmony] Harmonia
    } { WORDS($points, gender: "masculine") }

rg-bonuses-missed = bez premii: { LIST($items, style: "comma") }
    .terse = bez { LIST($items) }

rg-bonus-missed = { $bonus ->
        [centralised] scentralizowane królestwo, zamek nie stoi pośrodku
       *[harmony] harmonia, odłożono płytkę
    }
    .terse = { $bonus ->
        [centralised] scentralizowanego królestwa
       *[harmony] harmonii
    }

rg-earlier-games = { $games ->
        [one] Poprzednia gra
       *[other] Poprzednie gry
    }: { COUNT($points, of: "point") }

rg-await-lots = Czekamy na losowanie, kto zaczyna

rg-await-draw = Czekamy: { COUNT($count, of: "domino") } do wyboru

rg-await-king = Czekamy: { $player }, król na płytkę

rg-await-place = Czekamy: { $player }, płytka { WORDS($number) } na planszę, { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }{ $nowhere ->
        [0] { "" }
       *[1] , nigdzie nie pasuje, odłóż, cztery trzy
    }

rg-await-over = Czekamy, wszystko dołożone i trzeba tylko zatwierdzić

rg-not-your-turn = teraz gra { $player }{ SIZE($due) ->
        [0] . { $waits }
       *[1] , a twoja jest { LIST($due, style: "comma", form: "number") }
    }
    .terse = teraz gra { $player }{ SIZE($due) ->
        [0] { "" }
       *[1] , twoja jest { LIST($due, style: "comma", form: "number") }
    }

rg-not-now = teraz to niemożliwe. { $waits }
    .terse = teraz to niemożliwe. { $waits }

rg-lots-done = losowanie już było, zaczyna { $player }

rg-drawn-already = płytka { WORDS($number) } była już wylosowana

rg-line-full = jest już { COUNT($count, of: "domino") } do wyboru, to komplet. { $waits }
    .terse = komplet do wyboru, { COUNT($count, of: "domino") }

rg-no-line = wszystkie płytki tej gry są już wylosowane. { $waits }
    .terse = wszystkie płytki są już wyłożone. { $waits }

rg-king-there = płytkę { WORDS($number) } ma już { $player }
    .terse = płytkę { WORDS($number) } ma już { $player }

rg-king-nowhere = król stoi tam, gdzie nie ma płytki

rg-remedy-king = Postaw go na wolnej płytce albo wpisz numer płytki
    .terse = Postaw go na wolnej płytce

rg-not-offered = płytki { WORDS($number) } nie ma do wyboru

rg-not-yours = do ułożenia jest { NOUN($due, form: "number") }, a to { WORDS($number) }
    .terse = ma być { NOUN($due, form: "number") }, a to { WORDS($number) }

rg-not-in-line = płytka { WORDS($number) } nie leży do wyboru

rg-not-over = gra jeszcze trwa. { $waits }

rg-no-draft = w tej grze płytki kładzie się dowolnie, nie ma wyboru

rg-remedy-wait = Poczekaj na swoją kolej

rg-remedy-lift-wait = Podnieś ją i poczekaj na swoją kolej

rg-remedy-free-domino = Wolne: { LIST($free, form: "number") }

rg-remedy-number = Sprawdź numer i wpisz go jeszcze raz
    .terse = Wpisz numer jeszcze raz

rg-setup-duel = Pojedynek możnych jest dla dwóch graczy, liczba graczy to { WORDS($count) }

rg-setup-wider = Szerszy wybór jest dla dwóch albo trzech graczy, liczba graczy to { WORDS($count) }

rg-setup-match-size = ta gra potrzebuje plansz { WORDS($size) } na { COUNT($size, of: "square") }, nie { WORDS($columns) } na { WORDS($columns) }

rg-setup-dominoes = zestaw ma { COUNT($count, of: "domino", case: "accusative") }, a do tej gry ma mieć { WORDS($needed, gender: "feminine", case: "accusative") }

rg-variant = { $variant ->
        [dynasty] Dynastia
        [centralised] Scentralizowane królestwo
        [harmony] Harmonia
        [duel] Pojedynek możnych
       *[wider] Szerszy wybór
    }

rg-prepare-variants = Warianty: { LIST($variants, style: "comma") }

rg-prepare-castles = Każdy bierze planszę { WORDS($size) } na { COUNT($size, of: "square") }, zamek i { $kings ->
        [1] jednego króla
       *[2] dwóch królów
    } tego samego kształtu i stawia zamek na dowolnej kratce
    .terse = Każdy: zamek i { $kings ->
        [1] jeden król
       *[2] dwaj królowie
    }

rg-prepare-aside = { $aside ->
        [0] Gra się wszystkimi płytkami, jest ich { WORDS($in_play) }, żadnej się nie odkłada
       *[other] Wymieszaj płytki i odłóż w ciemno { COUNT($aside, of: "domino", case: "accusative") }, w grze będzie ich { WORDS($in_play) }
    }, a gra ma { COUNT($rounds, of: "round", case: "accusative") }{ $special ->
        [0] { "" }
       *[1] . To są liczby dla Pojedynku możnych z Szerszym wyborem
    }
    .terse = { $aside ->
        [0] Razem { COUNT($in_play, of: "domino") }
       *[other] Odłóż { COUNT($aside, of: "domino", case: "accusative") }
    }, { COUNT($rounds, of: "round") }

rg-prepare-line = Wylosuj { COUNT($count, of: "domino", case: "accusative") }, ułóż od najniższego numeru i odwróć{ $wider ->
        [0] { "" }
       *[1] . Za każdym razem jedna płytka zostaje i wypada z gry
    }
    .terse = Do wyboru { COUNT($count, of: "domino") }

rg-prepare-king = Króla postaw na płytce do wyboru. Jeśli płytki nie leżą na tacy, wpisz to: pięć trzy, kropka i numer płytki
    .terse = Król bez tacy: pięć trzy, kropka, numer

rg-prepare-typed = Kto gra bez planszy, która czyta płytki, wpisuje zamek tak: cztery dwa, kropka, numer gracza, kropka i pole jako dwie cyfry. Płytkę tak: cztery jeden, kropka, numer płytki, kropka, jedno pole, kropka, drugie pole
    .terse = Bez planszy: zamek cztery dwa, kropka, numer gracza, kropka, pole. Płytka cztery jeden, kropka, numer, oba pola
