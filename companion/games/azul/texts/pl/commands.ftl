### Polish. What each message is for and which facts it has stands in the English file.

command-az-score = punkty, wynik

command-az-why = dlaczego, czemu

command-az-confirm = potwierdź, zatwierdź, tak

command-az-bonuses = premie, premia, bonusy

command-az-ranking = ranking, prowadzi, miejsca

command-az-rounds = runda, rundy

command-az-here = tutaj, tu, kratka

command-az-row = rząd, rzędzie

command-az-column = kolumna, kolumnę

command-az-lines = linie, linia, wzory, linia wzoru, linie wzoru

command-az-find = znajdź, kolor, koloru, szukaj

command-az-wall = ściana, ścianę, bombonierka, bombonierkę

command-az-floor = podłoga, podłogę

command-az-fits = gdzie, pasuje, możliwości

command-az-best = rada, najlepsze

command-az-cost = koszt, kosztuje, ile

command-az-left = zostało, reszta, woreczek

command-az-tile = ułóż, połóż, płytka, płytkę, pralinka, pralinkę, umieść, dołóż

command-az-drop = zrzuć, spada, odłóż

command-az-offer = warsztaty, oferta, wybór

command-az-order = kolejność, porządek

command-az-take = weź, biorę, bierze, warsztat

command-az-draw = wylosuj, dobierz

command-az-lots = losowanie, losuj, zaczyna

command-az-gold = złota, złotą, złoty, specjalny

command-az-spread = rozdziel, rozłóż, rozdziela

command-does-az-score = punkty i skąd są

command-does-az-why = dlaczego czegoś nie można, a jeśli wszystko jest w porządku, skąd ostatnie punkty

command-does-az-confirm = robi to, co teraz trzeba: następne losowanie, następna kratka, koniec rundy

command-does-az-bonuses = premie na koniec gry, według tego, co jest teraz

command-does-az-ranking = kto prowadzi

command-does-az-rounds = która to runda

command-does-az-here = jedna kratka, według rzędu i kolumny

command-does-az-row = jeden rząd od lewej, pierwszy rząd jest najdalej

command-does-az-column = jedna kolumna, od dalszej strony

command-does-az-lines = linie wzoru

command-does-az-find = gdzie leży jeden kolor

command-does-az-wall = { $edition ->
        [master_chocolatier] cała bombonierka, rząd po rzędzie
       *[azul_mini] cała ściana, rząd po rzędzie
    }

command-does-az-floor = podłoga i ile kosztuje

command-does-az-fits = co można wziąć i gdzie to położyć

command-does-az-best = który ruch jest teraz najlepszy

command-does-az-cost = co ruch by dał i ile kosztował

command-does-az-left = co zostało w woreczku i w wieczku

command-does-az-tile = { $edition ->
        [master_chocolatier] kładzie pralinkę z gotowej linii do bombonierki
       *[azul_mini] kładzie płytkę z gotowej linii na ścianę
    }

command-does-az-drop = zrzuca na podłogę linię, która nie ma kratki

command-does-az-offer = warsztaty i środek stołu

command-does-az-order = kto kiedy gra

command-does-az-take = bierze wszystko w jednym kolorze. To samo znaczą trzy cyfry bez niczego

command-does-az-draw = losuje do następnego warsztatu. Cztery cyfry bez niczego to cztery kolory wylosowane ręką

command-does-az-lots = losuje, kto zaczyna

command-does-az-gold = obraca warsztat złotą stroną ku górze

command-does-az-spread = rozdziela resztę na sąsiednie warsztaty

colour-typed-blue = niebieska, niebieskie, niebieską, niebieski, niebieskich

colour-typed-yellow = żółta, żółte, żółtą, żółty, żółtych

colour-typed-red = czerwona, czerwone, czerwoną, czerwony, czerwonych

colour-typed-black = czarna, czarne, czarną, czarny, czarnych

colour-typed-white = biała, białe, białą, biały, białych

colour-typed-brown = brązowa, brązowe, brązową, brązowy, brązowych

colour-named-blue = niebieska

colour-named-yellow = żółta

colour-named-red = czerwona

colour-named-black = czarna

colour-named-white = biała

colour-named-brown = brązowa

display-typed-0 = środek, środka, środku, środek stołu

line-typed-0 = podłoga, podłogę, podłodze, podłogi

az-line-typed = linia { WORDS($line) }
    .the = linię { WORDS($line) }
    .into = do linii { WORDS($line) }
    .pattern = linia wzoru { WORDS($line) }
    .pattern-into = do linii wzoru { WORDS($line) }
    .row = rząd { WORDS($line) }
    .row-in = w rzędzie { WORDS($line) }

side-typed-left = lewo, lewa, lewy, lewą

side-typed-right = prawo, prawa, prawy, prawą

colour-digit = { NOUN($colour, of: "colour-named") } { WORDS($number) }

side-digit = { $side ->
        [left] w lewo
       *[right] w prawo
    } { WORDS($number) }

key-needs-colour = Polecenie { $word }: który kolor? { LIST($items, style: "comma") }
    .terse = { $word }: który kolor? { LIST($items, style: "comma") }

key-needs-side = Polecenie { $word }: w którą stronę? { LIST($items, style: "comma") }
    .terse = { $word }: w którą stronę? { LIST($items, style: "comma") }

key-needs-display = Polecenie { $word }: skąd? Wpisz numer na stole, zero to środek
    .terse = { $word }: skąd? Zero to środek

key-needs-line = Polecenie { $word }: która linia? Wpisz jej numer, jeden to najkrótsza, zero to podłoga
    .terse = { $word }: która linia? Zero to podłoga

key-needs-pattern = Polecenie { $word }: która linia? Wpisz jej numer, jeden to najkrótsza
    .terse = { $word }: która linia?

key-needs-wallrow = Polecenie { $word }: który rząd? Wpisz jego numer, jeden to najdalszy
    .terse = { $word }: który rząd?

key-needs-wallcolumn = Polecenie { $word }: która kolumna? Wpisz jej numer od lewej
    .terse = { $word }: która kolumna?

key-needs-special = Polecenie { $word }: jaki rodzaj specjalnego warsztatu? Wpisz cyfrę, która jest na nim wydrukowana. Po dwójce dodaj cyfrę jej koloru
    .terse = { $word }: jaki rodzaj? Po dwójce cyfra koloru

az-ask-display = który warsztat? Zero to środek
    .terse = który warsztat?

az-ask-colour = który kolor? { LIST($items, style: "comma") }
    .terse = kolor: { LIST($items, style: "comma") }?

az-ask-line = która linia? { $count ->
        [0] Zostaje tylko podłoga, zero
       *[other] { LIST($items, style: "comma") }, podłoga zero
    }
    .terse = dokąd: { $count ->
            [0] tylko podłoga, zero
           *[other] { LIST($items, style: "comma") }, podłoga zero
        }?

az-ask-line-item = linia { WORDS($line) }

az-ask-tile = która linia? { LIST($items, style: "comma") }
    .terse = { LIST($items, style: "comma") }?

az-ask-column = która kolumna? { LIST($items, style: "comma") }
    .terse = { LIST($items, style: "comma") }?

az-ask-column-item = kolumna { WORDS($column) }

az-ask-side = dokąd idzie { NOUN($colour, of: "colour-named") }? Jeden: { $left }, dwa: { $right }
    .terse = { NOUN($colour, of: "colour-named") }? Jeden: { $left }, dwa: { $right }

az-ask-draw = warsztat { WORDS($display) }, { $extra ->
        [0] { $edition ->
            [master_chocolatier] pralinka
           *[azul_mini] płytka
        } { WORDS($number) }
       *[1] jeszcze jedna
    }: jaki kolor?
    .terse = { $extra ->
            [0] { $edition ->
                [master_chocolatier] pralinka
               *[azul_mini] płytka
            } { WORDS($number) }
           *[1] warsztat { WORDS($display) }, jeszcze jedna
        }?
    .full = warsztat { WORDS($display) }, { $extra ->
            [0] { $edition ->
                [master_chocolatier] pralinka
               *[azul_mini] płytka
            } { WORDS($number) }
           *[1] jeszcze jedna
        }: jaki kolor? { LIST($items, style: "comma") }

az-ask-gold = który warsztat leży złotą stroną ku górze? Wpisz jego numer
    .terse = który specjalny warsztat?

az-ask-special = jaki to rodzaj? Wpisz numer, który jest na nim nadrukowany, po dwójce także cyfrę koloru
    .terse = który rodzaj?
