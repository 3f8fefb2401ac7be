### Polish. What each message is for and which facts it has stands in the English file.

qg-no-notation = tego zapisu nie da się odczytać. Jak zapisuje się ruchy, mówi pomoc
    .terse = to nie jest zapis ruchu
    .short = to nie jest zapis ruchu

qg-no-act = takiego ruchu w tej grze nie ma

qg-nobodys = ten ruch nie jest ruchem gracza. Wpisz go bez numeru gracza

qg-no-player = gracza numer { WORDS($number) } tu nie ma

qg-no-hexagon = heksagonu { $told } w tej grze nie ma. Podaj kolor i wzór
    .terse = heksagonu { $told } w tej grze nie ma
    .short = heksagonu { $told } w tej grze nie ma

qg-no-cell = miejsca { $told } w ogrodzie nie ma. Podaj godzinę kafla, potem godzinę na jego brzegu
    .terse = miejsca { $told } w ogrodzie nie ma
    .short = miejsca { $told } w ogrodzie nie ma

qg-no-hour = takiej godziny tu nie ma: { WORDS($hour) }. Kafle leżą na godzinach parzystych
    .terse = takiej godziny tu nie ma: { WORDS($hour) }
    .short = takiej godziny tu nie ma: { WORDS($hour) }

qg-no-criterion = { $told } to ani kolor, ani wzór. Kolorów i wzorów jest po sześć
    .terse = { $told } to ani kolor, ani wzór

qg-over = gra jest skończona

qg-not-now = teraz to niemożliwe. { $waits }
    .terse = teraz to niemożliwe. { $waits }

qg-not-over = gra jeszcze trwa. { $waits }

qg-not-your-turn = teraz gra { $player }
    .terse = teraz gra { $player }
    .full = teraz gra { $player }. { $waits }

qg-has-passed = po spasowaniu w tej rundzie już się nie gra, teraz gra { $player }
    .terse = już po spasowaniu, teraz gra { $player }
    .full = po spasowaniu w tej rundzie już się nie gra. { $waits }

qg-draw-count = to za dużo. Na stos { $needed ->
        [few] trafiają { COUNT($needed, of: "garden-tile") }
       *[other] trafia { COUNT($needed, of: "garden-tile") }
    }, podano { WORDS($count, gender: "feminine") }
    .terse = na stos { $needed ->
        [few] trafiają { COUNT($needed, of: "garden-tile") }
       *[other] trafia { COUNT($needed, of: "garden-tile") }
    }, podano { WORDS($count, gender: "feminine") }

qg-drawn-too-many = tyle już nie zostało, { $hexagon }. Podano { WORDS($count, gender: "feminine", case: "accusative") }, { $left ->
        [0] już żadna nie została
        [one] została { WORDS($left, gender: "feminine") }
        [few] zostały { WORDS($left, gender: "feminine") }
       *[many] zostało { WORDS($left, gender: "feminine") }
    }. Sprawdź kolor i wzór
    .terse = za dużo, { $hexagon }, podano { WORDS($count, gender: "feminine", case: "accusative") }, { $left ->
        [0] już żadna nie została
        [one] została { WORDS($left, gender: "feminine") }
        [few] zostały { WORDS($left, gender: "feminine") }
       *[many] zostało { WORDS($left, gender: "feminine") }
    }
    .short = za dużo, { $hexagon }, podano { WORDS($count, gender: "feminine", case: "accusative") }, { $left ->
        [0] już żadna nie została
        [one] została { WORDS($left, gender: "feminine") }
        [few] zostały { WORDS($left, gender: "feminine") }
       *[many] zostało { WORDS($left, gender: "feminine") }
    }

qg-bag-first = najpierw wychodzi wszystko, co zostało w woreczku, także { COUNT($left, of: "garden-tile") } { $hexagon }
    .terse = najpierw wszystko z woreczka, także { COUNT($left, of: "garden-tile") } { $hexagon }

qg-turn-other = teraz kolej na coś innego niż { $place }. { $waits }

qg-turned-already = taki kafel był już w tej grze odkryty, { $hexagon }. Sprawdź kolor i wzór
    .terse = już był, kafel { $hexagon }
    .short = już był, kafel { $hexagon }

qg-nothing-there = w puli teraz tego nie ma: { $criterion }

qg-not-at-place = heksagon { $hexagon } nie leży { NOUN($place, form: "at") }

qg-copy-twice = bierze się tylko jedną sztukę, { $hexagon }. Podaj tylko jedno miejsce
    .terse = tylko jedno miejsce, { $hexagon }

qg-which-copy = ten heksagon leży w kilku miejscach, { $hexagon }: { LIST($items) }. Podaj, skąd
    .terse = skąd wziąć, { $hexagon }? { LIST($items, style: "or") }

qg-storage-tiles = w magazynie brakuje miejsca. { $count ->
        [one] Przybyłaby { COUNT($count, of: "garden-tile") }
        [few] Przybyłyby { COUNT($count, of: "garden-tile") }
       *[many] Przybyłoby { COUNT($count, of: "garden-tile") }
    }, a { $free ->
        [0] wolnego miejsca nie ma
        [one] wolne jest { COUNT($free, of: "place") }
        [few] wolne są { COUNT($free, of: "place") }
       *[many] wolnych jest { COUNT($free, of: "place") }
    }
    .terse = w magazynie za mało miejsca: { COUNT($count, of: "garden-tile") }, wolnych miejsc { WORDS($free, gender: "neuter") }
    .short = w magazynie jest za mało miejsc na płytki
    .full = w magazynie brakuje miejsca. { $count ->
        [one] Przybyłaby { COUNT($count, of: "garden-tile") }
        [few] Przybyłyby { COUNT($count, of: "garden-tile") }
       *[many] Przybyłoby { COUNT($count, of: "garden-tile") }
    }, a { $free ->
        [0] wolnego miejsca nie ma
        [one] wolne jest { COUNT($free, of: "place") }
        [few] wolne są { COUNT($free, of: "place") }
       *[many] wolnych jest { COUNT($free, of: "place") }
    }. Magazyn mieści { WORDS($most) } płytek i jokerów

qg-storage-expansions = w magazynie brakuje miejsca na kafle. { $count ->
        [one] Przybyłby { COUNT($count, of: "expansion") }
        [few] Przybyłyby { COUNT($count, of: "expansion") }
       *[many] Przybyłoby { COUNT($count, of: "expansion") }
    }, a { $free ->
        [0] wolnego miejsca nie ma
        [one] wolne jest { COUNT($free, of: "place") }
        [few] wolne są { COUNT($free, of: "place") }
       *[many] wolnych jest { COUNT($free, of: "place") }
    }
    .terse = w magazynie za mało miejsca: { COUNT($count, of: "expansion") }, wolnych miejsc { WORDS($free, gender: "neuter") }
    .short = w magazynie jest za mało miejsc na kafle
    .full = w magazynie brakuje miejsca na kafle. { $count ->
        [one] Przybyłby { COUNT($count, of: "expansion") }
        [few] Przybyłyby { COUNT($count, of: "expansion") }
       *[many] Przybyłoby { COUNT($count, of: "expansion") }
    }, a { $free ->
        [0] wolnego miejsca nie ma
        [one] wolne jest { COUNT($free, of: "place") }
        [few] wolne są { COUNT($free, of: "place") }
       *[many] wolnych jest { COUNT($free, of: "place") }
    }. Magazyn mieści { WORDS($most) } kafle

qg-no-such-tile = { $held ->
        [0] takiej płytki w magazynie nie ma, { $hexagon }
       *[other] tylu takich płytek w magazynie nie ma, { $hexagon }. Podano { WORDS($count, gender: "feminine", case: "accusative") }, { $held ->
            [one] leży tam { WORDS($held, gender: "feminine") }
            [few] leżą tam { WORDS($held, gender: "feminine") }
           *[many] leży tam { WORDS($held, gender: "feminine") }
        }
    }
    .short = { $held ->
        [0] takiej płytki w magazynie nie ma, { $hexagon }
       *[other] tylu takich płytek w magazynie nie ma, { $hexagon }
    }

qg-no-such-expansion = { $held ->
        [0] takiego kafla w magazynie nie ma, { $hexagon }
       *[other] w magazynie jest tylko jeden taki kafel, { $hexagon }, podano { WORDS($count, gender: "masculine") }
    }

qg-too-few-jokers = tylu jokerów w magazynie nie ma. Podano { WORDS($count, gender: "masculine") }, { $held ->
        [0] żaden tam nie leży
        [one] leży tam { WORDS($held, gender: "masculine") }
        [few] leżą tam { WORDS($held, gender: "masculine") }
       *[many] leży tam { WORDS($held, gender: "masculine") }
    }
    .terse = za mało jokerów, podano { WORDS($count, gender: "masculine") }, w magazynie { $held ->
        [0] nie ma żadnego
        [few] są { WORDS($held, gender: "masculine") }
       *[other] jest { WORDS($held, gender: "masculine") }
    }
    .short = tylu jokerów w magazynie nie ma

qg-discard-joker = jokery po spasowaniu zostają. Odrzucić można tylko płytki i kafle
    .terse = jokery zostają, odrzucić można tylko płytki i kafle

qg-discard-points = takie odrzucenie kosztuje { COUNT($cost, of: "point") }, stracić można najwyżej { COUNT($points, of: "point") }. Odrzuć mniej
    .terse = za mało punktów: kosztuje { WORDS($cost, gender: "masculine") }, stracić można najwyżej { WORDS($points, gender: "masculine") }

qg-slot-taken = zajęte, { NOUN($slot, form: "listed") } już leży w ogrodzie
    .terse = zajęte, { NOUN($slot, form: "listed") }

qg-slots-full = w ogrodzie leżą już wszystkie kafle, jest ich sześć, więcej miejsc tam nie ma
    .terse = w ogrodzie są już wszystkie kafle

qg-supply-empty = zasoby są puste, żaden kafel w nich nie został. Dołożyć można tylko kafel z magazynu
    .terse = zasoby są puste
    .short = zasoby są puste

qg-buy-points = punktów jest za mało: kafel z zasobów kosztuje { COUNT($price, of: "point") }, a na torze punktacji { $points ->
        [few] są
       *[other] jest
    } { COUNT($points, of: "point") }. Dołóż kafel z magazynu albo wybierz inny ruch
    .terse = za mało punktów: kosztuje { WORDS($price) }, na torze punktacji { WORDS($points, gender: "masculine") }
    .short = punktów jest za mało: kosztuje { WORDS($price) }, na torze punktacji { WORDS($points, gender: "masculine") }

qg-no-expansion = { NOUN($slot, form: "listed") } jeszcze nie leży w ogrodzie, miejsca tam nie ma
    .terse = { NOUN($slot, form: "listed") } jeszcze tam nie leży

qg-ornament-there = tam stoi { $ornament }, to nie jest wolne miejsce
    .terse = tam stoi { $ornament }

qg-cell-taken = tam już coś leży, { $holds }: { NOUN($cell, form: "listed") }
    .terse = zajęte, { $holds }: { NOUN($cell, form: "listed") }

qg-identical-neighbour = obok leży już taki sam heksagon, { $hexagon }: { NOUN($other, form: "listed") }. Takie same heksagony nie mogą leżeć obok siebie
    .terse = taki sam heksagon jest obok: { NOUN($other, form: "listed") }
    .short = taki sam heksagon jest obok: { NOUN($other, form: "listed") }

qg-nothing-shared = heksagon { $hexagon } nie ma z sąsiadami wspólnego koloru ani wzoru. Obok: { LIST($items) }
    .terse = brak wspólnego koloru i wzoru. Obok: { LIST($items) }
    .short = z sąsiadami brak wspólnego koloru i wzoru

qg-group-twin = { NOUN($criterion, form: "group") } ma już taki heksagon, { $hexagon }: { NOUN($other, form: "listed") }
    .terse = { NOUN($criterion, form: "group") } ma już taki heksagon: { NOUN($other, form: "listed") }
    .short = { NOUN($criterion, form: "group") } ma już taki heksagon

qg-groups-joined = tak połączą się dwie grupy, a { NOUN($criterion, form: "group") } miałaby dwa takie same heksagony, { $twin }: { NOUN($first, form: "listed") } i { NOUN($other, form: "listed") }
    .terse = po połączeniu { NOUN($criterion, form: "group") } ma dwa takie same heksagony, { $twin }: { NOUN($first, form: "listed") } i { NOUN($other, form: "listed") }
    .short = po połączeniu { NOUN($criterion, form: "group") } ma dwa takie same heksagony, { $twin }

qg-unpayable = magazyn nie wystarcza na koszt { WORDS($cost) }, { $hexagon }. Potrzeba { $needed ->
        [1] jeszcze jednego heksagonu
        [2] dwóch innych heksagonów
        [3] trzech innych heksagonów
        [4] czterech innych heksagonów
       *[5] pięciu innych heksagonów
    } w tym samym kolorze albo z tym samym wzorem, a { $jokers ->
        [0] jokera nie ma żadnego
        [one] joker jest { WORDS($jokers, gender: "masculine") }
        [few] jokery są { WORDS($jokers, gender: "masculine") }
       *[many] jokerów jest { WORDS($jokers, gender: "masculine") }
    }. Najpierw dobierz albo dołóż coś innego
    .terse = magazyn nie wystarcza na koszt { WORDS($cost) }, innych potrzeba { WORDS($needed, gender: "masculine") }, jokerów { WORDS($jokers, gender: "masculine") }
    .short = magazyn nie wystarcza na koszt { WORDS($cost) }

qg-cost-count = zapłata się nie zgadza, { $hexagon }. Koszt { WORDS($cost) }: { $needed ->
        [0] niczego nie trzeba odrzucać
       *[other] odrzucić trzeba { WORDS($needed, gender: "masculine") }
    }, podano { WORDS($count, gender: "masculine") }
    .terse = koszt { WORDS($cost) }: { $needed ->
        [0] niczego nie trzeba odrzucać
       *[other] odrzucić trzeba { WORDS($needed, gender: "masculine") }
    }, podano { WORDS($count, gender: "masculine") }
    .short = zapłata się nie zgadza: { $needed ->
        [0] niczego nie trzeba odrzucać
       *[other] odrzucić trzeba { WORDS($needed, gender: "masculine") }
    }, podano { WORDS($count, gender: "masculine") }

qg-cost-identical = w jednej zapłacie nie może być dwóch takich samych heksagonów, { $twin }. Liczy się też ten dokładany
    .terse = w zapłacie są dwa takie same heksagony, { $twin }
    .short = w zapłacie są dwa takie same heksagony, { $twin }

qg-cost-strange = heksagon { $other } nie nadaje się do tej zapłaty. Inny kolor i inny wzór ma heksagon { $hexagon }
    .terse = heksagon { $other } tu się nie nadaje: inny kolor, inny wzór
    .short = heksagon { $other } tu się nie nadaje

qg-cost-mixed = zapłata miesza kolor i wzór. Wszystko w niej ma albo ten sam kolor, albo ten sam wzór co heksagon { $hexagon }
    .terse = zapłata miesza kolor i wzór
    .short = zapłata miesza kolor i wzór

qg-unknown-board = ta plansza nie należy tu do nikogo: { $board }

qg-unknown-thing = { $cell }: to nie należy do gry

qg-off-garden = coś leży poza ogrodem. Połóż to na miejscu w ogrodzie albo zabierz
    .terse = coś leży poza ogrodem

qg-group-twice = { NOUN($criterion, form: "group") } ma dwa takie same heksagony: { NOUN($cell, form: "listed") }

qg-remedy-criteria = { SIZE($items) ->
        [1] Wziąć można tylko to: { LIST($items) }
       *[other] Do wyboru: { LIST($items, style: "or", most: 3) }
    }

qg-remedy-places = Leży tutaj, { $hexagon }: { LIST($items, style: "or") }

qg-remedy-other-copy = Weź taki sam heksagon z innego miejsca

qg-remedy-slots = { SIZE($items) ->
        [1] Wolne jest tylko tutaj: { LIST($items, form: "hour") }
       *[other] Wolne jest tutaj: { LIST($items, style: "or", form: "hour") }
    }

qg-remedy-cells = { SIZE($items) ->
        [1] Może trafić tylko tutaj: { LIST($items, form: "listed") }
       *[other] Może trafić tutaj: { LIST($items, style: "or", form: "listed", most: 3) }
    }
    .full = { SIZE($items) ->
        [1] Może trafić tylko tutaj, { $hexagon }: { LIST($items, form: "listed") }
       *[other] Może trafić tutaj, { $hexagon }: { LIST($items, style: "or", form: "listed", most: 3) }
    }

qg-remedy-pay = { SIZE($items) ->
        [1] Zapłacić można tylko tak: { LIST($items) }
       *[other] Sposoby zapłaty: { LIST($items, most: 1) }
    }

qg-way = { LIST($items) }
