### Polish. What each message is for and which facts it has stands in the English file.

command-qg-score = punkty, wynik

command-qg-waiting = czeka, kolej, tura

command-qg-why = dlaczego, czemu

command-qg-confirm = potwierdź, zatwierdź, tak

command-qg-bonuses = premie, premia, bonusy

command-qg-ranking = ranking, prowadzi, miejsca

command-qg-rounds = runda, rundy

command-qg-here = tutaj, tu, miejsce

command-qg-around = dookoła, wokół, sąsiedzi

command-qg-groups = grupy, grupa

command-qg-find = znajdź, kolor, koloru, szukaj

command-qg-garden = ogród, ogrodu

command-qg-storage = magazyn, magazynu

command-qg-fits = gdzie, możliwości, dokąd

command-qg-best = rada, najlepsze

command-qg-pay = zapłać, koszt, kosztuje

command-qg-left = zostało, reszta, woreczek

command-qg-surround = otoczyć, otacza

command-qg-place = połóż, umieść, płytka, płytkę, dołóż płytkę, dokładam płytkę, dokłada płytkę, połóż płytkę

command-qg-lay = wyłóż, kafel, dołóż kafel, dołóż kafel ogrodu, dokładam kafel, dokłada kafel, połóż kafel

command-qg-buy = kup, kupuję, kupuje, kup kafel, kupuje kafel

command-qg-pass = pas, spasuj, pasuję, spasuję, spasować, pasuje

command-qg-offer = pula, pulę, oferta, wybór

command-qg-patterns = wzory, wzór

command-qg-take = weź, dobierz, dobieram, dobiera, biorę, bierze, dobierz heksagony

command-qg-draw = wylosuj, losuj płytki, dociągnij

command-qg-lots = losowanie, losuj, zaczyna

command-qg-turn = odwróć, odsłoń, odwrócony, odkryty

command-qg-wheel = koło, obrotowe, koło obrotowe

command-does-qg-score = punkty i skąd są

command-does-qg-waiting = na co czeka gra

command-does-qg-why = dlaczego czegoś nie można, a jeśli wszystko jest w porządku, skąd ostatnie punkty

command-does-qg-confirm = robi to, co teraz trzeba: koniec rundy

command-does-qg-bonuses = co dałby koniec gry, według tego, co jest teraz

command-does-qg-ranking = kto prowadzi

command-does-qg-rounds = która to runda i kto spasował

command-does-qg-here = jedno miejsce ogrodu, klawiszami według zegara

command-does-qg-around = co leży wokół miejsca, zgodnie z zegarem od dwunastej

command-does-qg-groups = grupy w ogrodzie

command-does-qg-find = gdzie leży kolor albo wzór

command-does-qg-garden = cały ogród, część po części

command-does-qg-storage = magazyn

command-does-qg-fits = co gdzie można położyć i za jaki koszt

command-does-qg-best = co teraz najlepiej zrobić

command-does-qg-pay = wszystkie sposoby zapłaty za heksagon

command-does-qg-left = co zostało w woreczku, w wieży i w zasobach

command-does-qg-surround = czego brakuje wokół fontanny, posągu, ławki albo pawilonu

command-does-qg-place = kładzie płytkę z magazynu w ogrodzie

command-does-qg-lay = dokłada kafel z magazynu do ogrodu

command-does-qg-buy = kupuje kafel zakryty za sześć punktów

command-does-qg-pass = pasuje. Pyta, co odrzucasz, sam Enter oznacza pas

command-does-qg-offer = pula według kolorów albo jedno jej miejsce

command-does-qg-patterns = pula według wzorów

command-does-qg-take = bierze wszystkie heksagony jednego koloru albo wzoru

command-does-qg-draw = losuje płytki na wierzch stosu

command-does-qg-lots = losuje, kto zaczyna

command-does-qg-turn = odkrywa kafel, na który kolej

command-does-qg-wheel = co pokazuje koło obrotowe teraz i potem

criterion-typed-blue = niebieska, niebieski, niebieskie, niebieską, niebieskiego, niebieskich

criterion-typed-purple = fioletowa, fioletowy, fioletowe, fioletową, fioletowego, fioletowych

criterion-typed-dark-purple = ciemnofioletowa, ciemnofioletowy, ciemnofioletowe, ciemnofioletową, ciemnofioletowego, ciemnofioletowych

criterion-typed-light-green = jasnozielona, jasnozielony, jasnozielone, jasnozieloną, jasnozielonego, jasnozielonych

criterion-typed-dark-green = ciemnozielona, ciemnozielony, ciemnozielone, ciemnozieloną, ciemnozielonego, ciemnozielonych

criterion-typed-yellow = żółta, żółty, żółte, żółtą, żółtego, żółtych

criterion-typed-tree = drzewo, drzewa, drzew, drzewem

criterion-typed-bird = ptak, ptaka, ptaki, ptaków, ptakiem

criterion-typed-butterfly = motyl, motyla, motyle, motyli

criterion-typed-flower = kwiat, kwiatu, kwiaty, kwiatów, kwiatek, kwiatki

criterion-typed-plant = roślina, roślinę, rośliny, roślin

criterion-typed-tulips = tulipany, tulipan, tulipanów

given-typed-joker = joker, jokera, jokery

given-typed-expansion = kafel, kafla, kafle

clock-typed-12h = dwunasta, dwunastą, dwunastej

clock-typed-2h = druga, drugą, drugiej

clock-typed-4h = czwarta, czwartą, czwartej

clock-typed-6h = szósta, szóstą, szóstej

clock-typed-8h = ósma, ósmą, ósmej

clock-typed-10h = dziesiąta, dziesiątą, dziesiątej

qg-cell-typed = { $what ->
        [fountain] fontanna
        [space] fontanna { PART($hour, of: "qg-clock", names: "hour") }
        [statue] posąg { PART($hour, of: "qg-clock", names: "hour") }
        [bench] ławka { PART($hour, of: "qg-clock", names: "hour") }
        [pavilion] pawilon { PART($slot, of: "qg-clock", names: "hour") }
       *[rim] kafel { PART($slot, of: "qg-clock", names: "hour") } { PART($hour, of: "qg-clock", names: "hour") }
    }

key-needs-hexagon = Polecenie { $word }: który heksagon? Wpisz jego kolor i wzór, słowami albo dwiema cyframi
    .terse = { $word }: który heksagon? Kolor i wzór

key-needs-shown = Polecenie { $word }: który heksagon? Wpisz jego kolor i wzór, słowami albo dwiema cyframi
    .terse = { $word }: który heksagon? Kolor i wzór

key-needs-criterion = Polecenie { $word }: jaki kolor albo wzór? Wpisz słowo. W cyfrach kolor to jego cyfra i zero, wzór to zero i jego cyfra
    .terse = { $word }: jaki kolor albo wzór?

key-needs-gardencell = Polecenie { $word }: które miejsce? Wpisz na przykład fontanna druga albo dwa klawisze: w stronę kafla, potem w stronę miejsca. Pięć to fontanna albo środek
    .terse = { $word }: które miejsce? Dwa klawisze

key-needs-clock = Polecenie { $word }: na którą godzinę? Wpisz ją słowem, na przykład druga, albo klawiszem w jej stronę: osiem to dwunasta, dwa to szósta
    .terse = { $word }: na którą godzinę? Jeden klawisz

key-needs-ornament = Polecenie { $word }: co? Wpisz na przykład posąg pierwsza albo fontanna. W cyfrach to zero i godzina, dla fontanny pięć pięć, dla pawilonu klawisz kafla i pięć
    .terse = { $word }: co? Na przykład fontanna

key-needs-given = Polecenie { $word }: który heksagon albo joker? Wpisz kolor i wzór, dla kafla przed nimi siedem, dla jokera zero zero
    .terse = { $word }: który heksagon albo joker?

key-needs-gone = Polecenie { $word }: który heksagon z magazynu? Wpisz kolor i wzór, dla kafla przed nimi siedem
    .terse = { $word }: który heksagon z magazynu?

key-needs-displayplace = Polecenie { $word }: które miejsce w puli? Wpisz jego numer, zero to wierzch stosu
    .terse = { $word }: które miejsce? Zero to stos

qg-key-property = { $property } { $sort ->
        [colour] { WORDS($number) }
       *[pattern] zero i { WORDS($number) }
    } daje { COUNT($count, of: "hexagon") }
    .terse = { $property }, { COUNT($count, of: "hexagon") }

qg-key-tile = { $hexagon } { WORDS($number) }
    .terse = { $hexagon }

qg-key-expansion = { $expansion } siedem i { WORDS($number) }
    .terse = { $expansion }

qg-key-joker = joker dwa zera
    .terse = joker

qg-key-clock = { PART($hour, of: "qg-clock", names: "hour") } klawisz { WORDS($key) }
    .terse = { PART($hour, of: "qg-clock", names: "hour") }

qg-key-copy = { $number ->
        [0] zero to płytka na wierzchu stosu{ $what ->
            [stack] , który wtedy się przesunie
           *[other] { "" }
        }
       *[other] miejsce { WORDS($number) }, { $what ->
            [expansion] kafel
           *[other] płytka
        }
    }
    .terse = { $number ->
        [0] zero to stos{ $what ->
            [stack] , przesunie się
           *[other] { "" }
        }
       *[other] miejsce { WORDS($number) }, { $what ->
            [expansion] kafel
           *[other] płytka
        }
    }

qg-ask-criterion = który kolor albo wzór? { LIST($items, style: "sentences") }
    .terse = co? { LIST($items, style: "sentences") }
    .full = który kolor albo wzór? { LIST($items, style: "sentences") }. Kolor to jego cyfra i zero, wzór to zero i jego cyfra

qg-ask-copy = skąd, { $hexagon }? { LIST($items, style: "sentences") }

qg-ask-tile = która płytka? { LIST($items, style: "comma") }

qg-ask-cell = które miejsce, { $hexagon }? { $count ->
        [one] Jest { WORDS($count, gender: "feminine") } możliwość
        [few] Są { WORDS($count, gender: "feminine") } możliwości
       *[many] Jest { WORDS($count, gender: "feminine") } możliwości
    }. { LIST($items, style: "comma", form: "listed") }
    .terse = gdzie? { $count ->
        [one] Jest { WORDS($count, gender: "feminine") } możliwość
        [few] Są { WORDS($count, gender: "feminine") } możliwości
       *[many] Jest { WORDS($count, gender: "feminine") } możliwości
    }. { LIST($items, style: "comma", form: "listed") }
    .full = które miejsce, { $hexagon }? { $count ->
        [one] Jest { WORDS($count, gender: "feminine") } możliwość
        [few] Są { WORDS($count, gender: "feminine") } możliwości
       *[many] Jest { WORDS($count, gender: "feminine") } możliwości
    }. { LIST($items, style: "comma", form: "listed") }. Wpisz dwa klawisze: w stronę kafla, potem w stronę miejsca. Pięć to fontanna albo środek

qg-ask-given = co odrzucasz? Koszt { WORDS($cost) }, jeszcze { COUNT($lacking, of: "thing") }: { LIST($items, style: "comma") }
    .terse = co odrzucasz? Jeszcze { COUNT($lacking, of: "thing") }: { LIST($items, style: "comma") }

qg-ask-expansion = który kafel? { LIST($items, style: "comma") }

qg-ask-slot = która godzina? { LIST($items, style: "comma") }

qg-ask-rim = gdzie na brzegu, { $hexagon }? { LIST($items, style: "comma") }

qg-ask-buy = która godzina? Cena { COUNT($price, of: "point") }, potem { COUNT($left, of: "point") }. { LIST($items, style: "comma") }
    .terse = która godzina? Cena { COUNT($price, of: "point") }. { LIST($items, style: "comma") }

qg-ask-discard = odrzucasz coś? Sam Enter to pas{ $first ->
        [1] , pierwszy pas kosztuje jeden punkt
       *[0] { "" }
    }. { LIST($items, style: "comma") }

qg-ask-discard-more = odrzucasz coś jeszcze? Dotąd { LIST($gone, style: "comma") }, minus { COUNT($points, of: "point") }. Enter to pas. { LIST($items, style: "comma") }

qg-ask-draw = płytka { WORDS($number) }: jaki heksagon?
    .terse = płytka { WORDS($number) }?
    .full = płytka { WORDS($number) }: jaki heksagon? Wpisz kolor i wzór, dwie cyfry. { $lacking ->
        [one] Brakuje jednej płytki
        [2] Brakuje dwóch płytek
        [3] Brakuje trzech płytek
       *[other] Brakuje czterech płytek
    }

qg-ask-turn = { $place }, odkryty kafel: jaki heksagon?
    .terse = { $place }: jaki heksagon?

qg-none-to-lay = { $sort ->
        [tile] { $count ->
            [0] w magazynie nie ma żadnej płytki
           *[other] żadnej płytki z magazynu nie można teraz położyć, z powodu kosztu albo sąsiadów
        }
       *[expansion] { $count ->
            [0] w magazynie nie ma żadnego kafla
           *[other] żadnego kafla z magazynu nie można teraz dołożyć, z powodu kosztu albo sąsiadów
        }
    }

qg-no-space-for = żadne miejsce nie jest teraz możliwe, { $thing }. Wszędzie przeszkadzają sąsiedzi
    .terse = żadne miejsce nie jest teraz możliwe, { $thing }

qg-cost-open = reszty kosztu nie można tak zapłacić, { $hexagon }. Brakuje { $lacking ->
        [1] jednego heksagonu
        [2] dwóch heksagonów
        [3] trzech heksagonów
        [4] czterech heksagonów
       *[5] pięciu heksagonów
    }

qg-remedy-fits = Najpierw coś weź albo zapytaj poleceniem trzydzieści jeden, co gdzie można położyć
