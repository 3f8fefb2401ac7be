### Polish. What each message is for and which facts it has stands in the English file.

qg-wheel-side = Koło obrotowe na stronie { $side ->
        [a] a
       *[b] be
    }, { $own ->
        [0] tak jak prawdopodobnie jest wydrukowane
       *[1] tak jak zostało wpisane
    }

qg-wheel-row = Runda { WORDS($round) }{ $sure ->
        [0] , prawdopodobnie
       *[1] { "" }
    }: { LIST($items, style: "comma") }

qg-wheel-sector = { $property } { COUNT($points, of: "point") }

qg-wheel-side-b-empty = Koło obrotowe na stronie be: jeszcze nie wpisane. Wpisz { $command }

qg-wheel-rewards = Jokery za otoczenie{ $sure ->
        [0] , prawdopodobnie
       *[1] { "" }
    }: { LIST($items, style: "comma") }

qg-reward = { $what ->
        [fountain] fontanna
        [statue] posąg
        [bench] ławka
       *[pavilion] pawilon
    } { WORDS($count) }

qg-wheel-where = Poprawia je { $command }, zapisane są w { $file }

qg-wheel-ask = { $first ->
        [0] { "" }
       *[1] Odczytaj punkty z tarcz na swojej planszy. Wpisz rundę i punkty, dwie cyfry, potem Enter. Jedna cyfra to punkty. Słowo wstecz wraca o jedno pytanie.
    } { $property }: runda { WORDS($round) }{ $known ->
        [0] , ile punktów?
       *[1] , za heksagon { COUNT($points, of: "point") }. Enter: bez zmian
    }
    .terse = { $property }: runda { WORDS($round) }{ $known ->
        [0] , ile punktów?
       *[1] , za heksagon { COUNT($points, of: "point") }. Enter: bez zmian
    }

qg-reward-ask = Ile jokerów za otoczenie, { $what ->
        [fountain] fontanna
        [statue] posąg
        [bench] ławka
       *[pavilion] pawilon
    }? Teraz { WORDS($count) }. Enter: bez zmian

qg-wheel-check = { LIST($items, style: "sentences") }. Enter zapisuje, zero odrzuca

qg-wheel-wrong = Uwaga: { LIST($items, style: "sentences") }. Enter przechodzi to od nowa, zero odrzuca

qg-wheel-unfit = { $text } nic tu nie znaczy. Wpisz rundę i punkty, po jednej cyfrze, albo same punkty. Rundy są cztery

qg-wheel-needed = Punkty nie są jeszcze znane. Odczytaj je z planszy

qg-reward-unfit = { $text } nic tu nie znaczy. Wpisz jedną cyfrę

qg-wheel-saved = Zapisane. Obowiązuje w każdej grze, która dopiero się zacznie

qg-wheel-dropped = Odrzucone. Wszystko zostaje, jak było

qg-wheel-left = Wszystko zostaje, jak było, pytania nie doszły do końca

qg-wheel-strange = nie ma takiego koloru ani wzoru: { $text }

qg-wheel-times = { $property } powinny być na kole raz, { $count ->
        [0] a brakuje ich
        [2] a są dwa razy
       *[other] a są więcej razy
    }

qg-wheel-round = runda { WORDS($round) } ma { WORDS($count) } { $count ->
        [one] kolor albo wzór
        [few] kolory i wzory
       *[many] kolorów i wzorów
    }, a powinna mieć { WORDS($needed) }

qg-wheel-points = punktów na tarczy może być najwyżej { WORDS($most) }, nie { WORDS($points) }

qg-reward-strange = tego nie da się otoczyć: { $text }

qg-reward-missing = brakuje jokerów za otoczenie, { $what ->
        [fountain] fontanna
        [statue] posąg
        [bench] ławka
       *[pavilion] pawilon
    }

qg-reward-jokers = jokerów może być najwyżej { WORDS($most) }, nie { WORDS($count) }

qg-wheel-side-b = punkty ze strony be planszy punktacji nie są tu znane, niczego nie zaczęto. Wpisz je raz ze swojej planszy. Wpisz { $command }

qg-wheel-file = poprawionych tabel w { $file } nie da się użyć: { $reason }. Obowiązują wydrukowane. Aby wpisać je od nowa, wpisz { $command }
