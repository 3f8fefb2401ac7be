### Azul Ogród Królowej przed początkiem gry. Opis komunikatów jest w pliku angielskim.

qg-title = Azul Ogród Królowej

qg-variant = { $variant ->
        [side-b] strona be planszy punktacji
       *[below] punkty mogą spaść poniżej zera
    }

qg-preparing-draw = Kto losuje kolejność, płytki i kafle ogrodu? Ręce: jeden. Program: dwa. Enter: { $usual ->
        [hand] ręce
       *[companion] program
    }

qg-prepare-variants = Warianty: { LIST($variants, style: "comma") }

qg-prepare-garden = Każdy bierze planszę ogrodu i kładzie na jej środku planszę fontanny
    .terse = Plansze ogrodu, na środku plansze fontanny

qg-prepare-clock = Miejsca nazywa się jak godziny na zegarze. Połóż ogród tak, żeby jedno miejsce na kafel ogrodu było skierowane od ciebie: to dwunasta. Dalej jak na zegarze: druga, czwarta, szósta, ósma i dziesiąta. Te same godziny mają miejsca przy fontannie i brzeg każdego kafla, posągi i ławki mają nieparzyste
    .terse = Połóż ogród tak, żeby jedno miejsce na kafel było skierowane od ciebie: dwunasta. Dalej druga, czwarta, szósta, ósma, dziesiąta

qg-prepare-keys = Na klawiaturze numerycznej godziny to klawisze wokół piątki: osiem to dwunasta, dziewięć to druga, trzy to czwarta, dwa to szósta, jeden to ósma, siedem to dziesiąta. Pięć to środek
    .terse = Godziny to klawisze wokół piątki, osiem to dwunasta, pięć to środek

qg-prepare-storage = Każdy bierze magazyn i kładzie w nim { COUNT($jokers, of: "joker") }. Magazyn ma { COUNT($tiles, of: "place") } na płytki i jokery oraz { COUNT($expansions, of: "place") } na kafle. Pozostałe jokery leżą obok wieży
    .terse = Magazyny, w każdym { COUNT($jokers, of: "joker") }, pozostałe obok wieży

qg-prepare-points = Plansza punktacji leży { $side_b ->
        [0] stroną z literą a
       *[1] stroną z literą be
    } do góry, koło obrotowe i znacznik oceny na początku. Punkty każdego zaczynają się od liczby { WORDS($points) }, żetony punktów leżą obok
    .terse = Plansza punktacji { $side_b ->
        [0] stroną z literą a
       *[1] stroną z literą be
    } do góry, koło obrotowe na początku, punkty { WORDS($points) }

qg-prepare-bag = { $companion ->
        [0] Włóż do woreczka wszystkie płytki, jest ich { WORDS($count, gender: "feminine") }
       *[1] Losuje program. Przygotuj płytki według kolorów i wzorów
    }
    .terse = { $companion ->
        [0] Wszystkie płytki do woreczka
       *[1] Losuje program, posortuj płytki
    }

qg-prepare-stacks = { $companion ->
        [0] Potasuj zakryte kafle ogrodu i ułóż { $count ->
            [few] { WORDS($count, gender: "masculine") } stosy rundy
           *[other] { WORDS($count, gender: "masculine") } stosów rundy
        } po { COUNT($each, of: "expansion") }. Reszta, { COUNT($supply, of: "expansion") }, to zasoby, na wierzchu leży żeton tarczy. Pierwszy stos połóż w puli, obok płytkę gracza rozpoczynającego
       *[1] Program zastępuje też stosy rundy i mówi, który kafel jest odkrywany. Posortuj kafle ogrodu według kolorów. W każdej rundzie jest ich { WORDS($each) }, w zasobach { WORDS($supply) }
    }
    .terse = { $companion ->
        [0] { WORDS($count, gender: "masculine") } { $count ->
            [few] stosy rundy
           *[other] stosów rundy
        }, w każdym { COUNT($each, of: "expansion") }, w zasobach { WORDS($supply) }
       *[1] Posortuj kafle ogrodu. W każdej rundzie { WORDS($each) }, w zasobach { WORDS($supply) }
    }

qg-prepare-start = Zaczyna najmłodsza osoba albo decyduje losowanie

qg-setup-players = liczba graczy to { WORDS($count) }, a może być najmniej { WORDS($least) } i najwyżej { WORDS($most) }

qg-setup-seats = dwoje graczy ma to samo miejsce

qg-setup-variant = ta gra nie ma takiego wariantu: { $variant }

qg-setup-side-b = nikt jeszcze nie wpisał punktów ze strony be planszy punktacji. Wpisz je raz poleceniem companion koło i zacznij od nowa

qg-setup-tables = punkty koła obrotowego albo jokery za otoczenie są uszkodzone. Sprawdź je poleceniem companion koło i zacznij nową grę

qg-setup-tiles = to nie są płytki tej gry. Zacznij nową grę
