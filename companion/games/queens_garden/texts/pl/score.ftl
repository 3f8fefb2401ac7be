### Gotowe ogrody: pliki, punkty z powodami, ogrody podane miejsce po miejscu. Opis komunikatów jest w pliku angielskim.

## Pliki z zapisanym ogrodem.

qg-layout-where = Plik { $file }{ $line ->
        [0] { "" }
       *[other] , wiersz { WORDS($line) }{ $column ->
            [0] { "" }
           *[other] , znak { WORDS($column) }
        }
    }

qg-layout = { PART($file, $line, $column, of: "qg-layout-where", names: "file line column") }: { $reason ->
        [missing] takiego pliku nie ma. Sprawdź nazwę
        [directory] to jest folder, nie plik. Podaj plik w nim
        [special] to nie jest zwykły plik. Podaj inny
        [denied] nie wolno go czytać, brak uprawnień. Nadaj je albo skopiuj plik
        [unreadable] nie da się go przeczytać. Skopiuj go jeszcze raz
        [too-large] jest za duży na ogród. Sprawdź nazwę
        [not-utf8] to nie jest zwykły tekst. Zapisz go jako zwykły tekst
        [control] jest w nim znak, który nie jest tekstem. Usuń go
        [empty] nie ma w nim ogrodu. Napisz nazwę części, dwukropek i jej heksagony
        [line-bare] brakuje dwukropka, { $found }. Napisz nazwę części, dwukropek i co tam leży
        [line-unknown] nieznany wiersz, { $found }. Możliwe są { LIST($known, style: "comma") } oraz nazwa każdego miejsca
        [line-twice] ten wiersz jest dwa razy, { $found }. Jeden usuń
        [head-game] plik jest z innej gry, { $found }. Wybierz tamtą grę albo popraw wiersz
        [head-letters] te litery nie są znane, { $found }. Znane są { LIST($known) }
        [head-points] to nie jest liczba punktów, { $found }. Napisz liczbę od zera wzwyż
        [head-round] takiej rundy nie ma, { $found }. Ostatnia ma numer { WORDS($expected) }. Na koniec gry usuń wiersz
        [head-side] nieznana strona, { $found }. Możliwe są { LIST($known, style: "comma") }
        [head-jokers] to nie jest liczba jokerów, { $found }. Najwięcej może być { WORDS($expected) }
        [side-other] plik jest z drugiej strony planszy punktacji, { $found }. Popraw wiersz albo usuń wariant
        [spaces-few] podano { COUNT($counted, of: "place") }, potrzeba { WORDS($expected) }. Puste miejsce to łącznik
        [spaces-many] podano { COUNT($counted, of: "place") }, potrzeba { WORDS($expected) }. Pozostałe usuń, pierwsze z nich to { $found }
        [hexagon-unknown] to nie jest heksagon, { $found }. Napisz dwie cyfry, koloru i wzoru, albo ich angielskie nazwy
        [slot-missing] brakuje, która strona kafla jest na wierzchu. Możliwe są { LIST($known) }
        [slot-unknown] to nie jest strona kafla, { $found }. Możliwe są { LIST($known) }
        [hour-missing] brakuje godziny nadrukowanego heksagonu. Możliwe są { LIST($known) }
        [hour-unknown] to nie jest godzina nadrukowanego heksagonu, { $found }. Możliwe są { LIST($known) }
        [cell-twice] { NOUN($cell, form: "listed") } jest tu dwa razy, { $found }. Jedno usuń
        [no-expansion] { NOUN($cell, form: "listed") } ma heksagon, ale kafla tam nie ma. Napisz, jak leży, albo usuń heksagon
        [pavilion] { NOUN($cell, form: "listed") } zajmuje pawilon. Usuń heksagon albo napisz, że kafel leży zakryty
        [ornament] { $ornament } nie mieści heksagonu. Usuń go
       *[printed-missing] { NOUN($cell, form: "listed") } ma nadrukowany heksagon swojego kafla. Napisz który albo popraw jego godzinę
    }

qg-layout-rule = { PART($file, $line, $column, of: "qg-layout-where", names: "file line column") }: { $fault }

qg-fault = { $reason ->
        [adjacent] ten sam heksagon leży na sąsiednich miejscach, { $hexagon }: { NOUN($cell, form: "listed") }, a także { NOUN($other, form: "listed") }. Sprawdź oba
        [group-twice] { $hexagon } jest w jednej grupie dwa razy, { NOUN($property, form: "group") }: { NOUN($cell, form: "listed") }, a także { NOUN($other, form: "listed") }. Sprawdź oba
        [tiles-many] jednakowych płytek jest za dużo, { $hexagon }. Policzono { WORDS($counted, gender: "feminine", case: "accusative") }, zestaw ma { WORDS($most, gender: "feminine", case: "accusative") }. Sprawdź ogrody i magazyny
        [expansions-many] jednakowych kafli jest za dużo, { $hexagon }. Policzono { WORDS($counted, gender: "masculine", case: "accusative") }, zestaw ma { WORDS($most, gender: "masculine", case: "accusative") }. Sprawdź ogrody i magazyny
        [storage-full] w magazynie jest za dużo płytek i jokerów, razem { WORDS($counted) }, a mieści się { WORDS($most) }. Sprawdź magazyn
       *[beds-full] w magazynie jest za dużo kafli, { WORDS($counted) }, a mieści się { WORDS($most) }. Sprawdź magazyn
    }

qg-doubt-set = ogrody nie zgadzają się ze sobą. { $fault }

qg-doubt-fountain = wiersz fontanny nie mógł tak powstać: { LIST($items, style: "comma") }. Którykolwiek leżał pierwszy, inny obok niego nie ma z nim wspólnego koloru ani wzoru. Sprawdź, który z nich leży tam inaczej

qg-doubt-order = w żadnej kolejności nie dało się tak ułożyć, { COUNT($count, of: "hexagon") }: { LIST($items, style: "comma") }. Którykolwiek leżał pierwszy, inny obok niego nie ma z nim wspólnego koloru ani wzoru. Sprawdź, który z nich leży tam inaczej

## Punkty.

qg-score-running = { $player }, tor punktacji: { $source ->
        [none] punktów jeszcze nie podano, liczy się zero. Dodaj opcję { $option } i liczbę
       *[other] { COUNT($points, of: "point") }
    }
    .terse = { $player }, tor punktacji: { $source ->
        [none] bez punktów, dodaj opcję { $option }
       *[other] { COUNT($points, of: "point") }
    }

qg-score-sector = { $property }: { $count ->
        [0] w ogrodzie brak
       *[other] { COUNT($count, of: "hexagon") }, każdy za { COUNT($each, of: "point") }, razem { COUNT($points, of: "point") }
    }
    .terse = { $property }: { COUNT($points, of: "point") }

qg-score-pavilions = Pawilony: { $count ->
        [0] w ogrodzie brak
       *[other] { COUNT($count, of: "pavilion") }, razem { COUNT($count, of: "point") }
    }
    .terse = Pawilony: { COUNT($count, of: "point") }

qg-score-round = { $player } ma { COUNT($total, of: "point") }, w tym { COUNT($won, of: "point") } za rundę { WORDS($round) }
    .terse = { $player } { COUNT($total, of: "point") }

qg-score-jokers = Magazyn, { COUNT($count, of: "joker") }: plus { COUNT($count, of: "point") }

qg-score-stored = Magazyn, { $thing }: minus { COUNT($points, of: "point") }

qg-score-floor = { $player }: punkty nie spadają poniżej zera

qg-score-group = { NOUN($property, form: "group") } ma { COUNT($count, of: "hexagon") }{ $sort ->
        [colour] { "" }
       *[pattern] , każdy za { COUNT($each, of: "point") }
    }: { LIST($members, style: "comma") }. Razem { COUNT($points, of: "point") }{ $bonus ->
        [0] { "" }
       *[other] , do tego { COUNT($bonus, of: "point") } premii
    }
    .terse = { NOUN($property, form: "group") }: { COUNT($count, of: "hexagon") }, { COUNT($points, of: "point") }{ $bonus ->
        [0] { "" }
       *[other] , premia { WORDS($bonus) }
    }
    .full = { NOUN($property, form: "group") } ma { COUNT($count, of: "hexagon") }{ $sort ->
        [colour] { "" }
       *[pattern] , każdy za { COUNT($each, of: "point") }
    }: { LIST($members, style: "comma") }. Gdzie leżą: { LIST($lying, style: "sentences") }. Razem { COUNT($points, of: "point") }{ $bonus ->
        [0] { "" }
       *[other] , do tego { COUNT($bonus, of: "point") } premii
    }

qg-score-member = { NOUN($property, form: "one") } za { WORDS($value) }

qg-score-lying = { $hexagon }, { NOUN($cell, form: "listed") }

qg-score-pair = { NOUN($property, form: "group") } ma tylko dwa heksagony i jest bez punktów: { LIST($hexagons) }

qg-score-total = { $player } ma { COUNT($total, of: "point") }: tor punktacji { WORDS($counter) }, magazyn { WORDS($storage) }, grupy { WORDS($groups) }, premie { WORDS($bonus) }
    .terse = { $player } { COUNT($total, of: "point") }

qg-score-final = Koniec gry. { LIST($places, style: "sentences") }
    .terse = { LIST($places, style: "sentences") }

qg-score-leads = { LIST($places, style: "sentences") }

qg-score-place = { $rank ->
        [1] { $over ->
            [0] { SIZE($players) ->
                [1] Prowadzi { LIST($players) }
               *[other] Wspólnie prowadzą { LIST($players) }
            }
           *[1] { SIZE($players) ->
                [1] Wygrywa { LIST($players) }
               *[other] Zwycięstwem dzielą się { LIST($players) }
            }
        }
       *[other] { ORDINAL($rank, gender: "neuter") } miejsce { LIST($players) }
    }, { COUNT($total, of: "point") }

## Czego tak nie da się policzyć.

qg-count-players = { $count ->
        [one] jest { WORDS($count) } ogród
        [few] są { WORDS($count) } ogrody
       *[many] jest { WORDS($count) } ogrodów
    }, graczy może być najwyżej { WORDS($most) }. Niektóre usuń

qg-count-each = podano { $told ->
        [one] jedną liczbę
        [few] { WORDS($told, gender: "feminine") } liczby
       *[many] { WORDS($told, gender: "feminine") } liczb
    } punktów, a { $count ->
        [one] jest jeden ogród
        [few] są { WORDS($count, gender: "masculine") } ogrody
       *[many] jest { WORDS($count, gender: "masculine") } ogrodów
    }. Każdy potrzebuje swojej liczby, w tej samej kolejności

qg-count-number = to nie jest liczba punktów: { $found }. Napisz liczbę, najwyżej { WORDS($most) }

qg-count-mixed = { $what ->
        [round] pliki liczą różne rundy. Daj wszystkim taki sam wiersz rundy albo policz je po jednym
       *[side] pliki są z różnych stron planszy punktacji. Daj wszystkim taki sam wiersz strony
    }

qg-count-json = opcja { $option } działa tylko z ogrodami z plików. Usuń ją albo zapisz ogrody w plikach

qg-rank-few = do kolejności potrzeba co najmniej dwóch ogrodów. Podaj więcej plików, jeden policzy: { $command }

## Ogrody podane miejsce po miejscu.

qg-form-digits = { $sort ->
        [colour] Kolory, pierwsza cyfra
       *[pattern] Wzory, druga cyfra
    }: { LIST($items, style: "comma") }

qg-form-digit = { $property } { WORDS($number) }

qg-form-begin = Sam Enter to puste miejsce. Minus cofa o jedno pytanie, gwiazdka czyta, co już podano

qg-form-resume = Są tu zapisane ogrody: { LIST($players) }. Kontynuować? Enter tak, zero nie

qg-form-round = Co się punktuje? Enter: koniec gry. Jedna cyfra: ta runda

qg-form-points = { $player }: ile punktów jest na torze punktacji? Napisz liczbę

qg-form-jokers = { $player }: ile jokerów jest w magazynie? Enter: żadnego

qg-form-stored = { $player }, heksagon w magazynie{ $known ->
        [0] : kolor i wzór, przy kaflu przed nimi siedem. Enter: więcej nie ma
       *[1] ? Enter: więcej nie ma
    }
    .terse = { $player }, heksagon w magazynie? Enter: więcej nie ma

qg-form-slot = { $slot }{ $known ->
        [0] . Enter: nic tam nie leży. Pięć: leży zakryty. Z pawilonem: klawisz, gdzie jest nadrukowany heksagon
       *[1] : nic, pięć albo klawisz nadrukowanego heksagonu?
    }
    .terse = { $slot }: nic, pięć albo klawisz nadrukowanego heksagonu?

qg-form-cell = { $cell }{ $printed ->
        [0] { "" }
       *[1] , nadrukowany heksagon
    }?

qg-form-echo = Zapisano: { $thing }

qg-form-told = { $player }, tor punktacji: { COUNT($points, of: "point") }. Magazyn: { COUNT($jokers, of: "joker") }

qg-form-storage = { $player }, heksagony w magazynie: { SIZE($things) ->
        [0] żadnych
       *[other] { LIST($things, style: "comma") }
    }

qg-form-part = { $fountain ->
        [1] Plansza fontanny
       *[0] { $slot }, { $face_down ->
            [0] z pawilonem
           *[1] zakryty
        }
    }: { SIZE($laid) ->
        [0] pusto
       *[other] { LIST($laid, style: "sentences") }
    }

qg-form-laid = { NOUN($cell, form: "listed") }, { $hexagon }

qg-form-refused = Uwaga: { $fault }. Minus cofa o jedno pytanie

qg-form-unfit = { $text }: to tutaj nic nie znaczy. { $due ->
        [round] Napisz jedną cyfrę rundy albo naciśnij Enter
        [points] Napisz liczbę
        [jokers] Napisz liczbę, najwyżej dwanaście
        [stored] Napisz kolor i wzór, dwie cyfry, na przykład jeden trzy
        [slot] Naciśnij Enter, pięć albo klawisz wokół niej
        [cell] { $printed ->
            [0] Napisz kolor i wzór, dwie cyfry, na przykład jeden trzy
           *[1] Napisz kolor i wzór, nadrukowany heksagon nigdy nie jest pusty
        }
       *[over] Enter zamyka liczenie, minus cofa o jedno pytanie
    }

qg-form-doubts = Minus cofa o jedno pytanie. Jedynka albo słowa { $words } liczą wszystko tak, jak jest. Enter zapisuje ogrody i kończy

qg-form-closing = Enter zamyka liczenie, minus cofa o jedno pytanie

qg-form-help = Minus cofa o jedno pytanie, gwiazdka czyta, co już podano. Także słowa: { LIST($words, style: "comma") }

qg-form-kept = Ogrody są zapisane. To samo polecenie prowadzi je dalej

qg-form-unsaved = Uwaga: ogrodów nie da się zapisać, { $file }. Liczenie idzie dalej, ale nie odchodź przed końcem

qg-form-damaged = Uwaga: zapisanych ogrodów nie da się przeczytać, { $file }. Są odłożone jako { $aside }, a zaczynają się nowe

qg-form-newer = zapisane ogrody są z nowszej wersji programu, { $file }. Użyj jej albo przenieś plik w inne miejsce

command-qg-form-garden = ogród
