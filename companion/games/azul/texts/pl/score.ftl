### Gotowe ściany obu wydań: pliki, punkty, liczenie runda po rundzie. Opis komunikatów jest w pliku angielskim.

## Pliki z zapisaną ścianą.

az-layout = Plik { $file }{ $line ->
        [0] { "" }
       *[other] , wiersz { WORDS($line) }{ $column ->
            [0] { "" }
           *[other] , znak { WORDS($column) }
        }{ $row ->
            [0] { "" }
           *[other] , { NOUN($edition, of: "az-wall", form: "at") } rząd { WORDS($row) }, kolumna { WORDS($at) }
        }
    }: { $reason ->
        [missing] takiego pliku nie ma. Sprawdź nazwę
        [directory] to jest folder, nie plik. Podaj plik w nim
        [special] to nie jest zwykły plik. Podaj inny
        [denied] nie wolno go czytać, brak uprawnień. Nadaj je albo skopiuj plik
        [unreadable] nie da się go przeczytać. Skopiuj go jeszcze raz
        [too-large] jest za duży na ścianę. Sprawdź nazwę
        [not-utf8] to nie jest zwykły tekst. Zapisz go jako zwykły tekst
        [control] jest w nim znak, który nie jest tekstem. Usuń go
        [empty] nie ma w nim ściany. Napisz pięć rzędów po pięć kratek
        [head-unknown] nieznany wiersz, { $found }. Możliwe są { LIST($known) }
        [head-twice] ten wiersz jest dwa razy, { $found }. Jeden usuń
        [head-game] plik jest z innej gry, { $found }. Wybierz tamtą grę albo popraw wiersz
        [head-letters] te litery nie są znane, { $found }. Znane są { LIST($known) }
        [head-points] to nie jest liczba punktów, { $found }. Napisz liczbę od zera wzwyż
        [head-side] nieznana strona, { $found }. Możliwe są { LIST($known) }
        [side-other] plik jest z drugiej strony planszy, { $found }. Popraw wiersz albo nie wybieraj odwrotnej strony
        [row-short] rząd jest za krótki, { COUNT($counted, of: "square") } zamiast { WORDS($expected) }. Pusta kratka to kropka
        [row-long] rząd jest za długi, { COUNT($counted, of: "square") } zamiast { WORDS($expected) }. Pozostałe usuń
        [rows-few] jest za mało rzędów, { WORDS($counted) } zamiast { WORDS($expected) }. Dopisz brakujące, najkrótsza linia jest pierwsza
        [rows-many] jest za dużo rzędów, { WORDS($counted) } zamiast { WORDS($expected) }. Pozostałe usuń
        [unknown-cell] to nie jest kolor, { $found }. Kolory: { LIST($known, style: "comma") }
        [wrong-cell] { NOUN($colour, of: "colour-named") } tam nie pasuje. W rzędzie { WORDS($row) } jej miejsce to kolumna { WORDS($right) }
        [row-twice] { NOUN($colour, of: "colour-named") } jest dwa razy w rzędzie { WORDS($row) }. Jedną popraw
       *[column-twice] { NOUN($colour, of: "colour-named") } jest dwa razy, kolumna { WORDS($at) }. Jedną popraw
    }

az-layout-letter = { $letter } { NOUN($colour, of: "colour-named") }

## Punkty.

az-score-running = { $player }, licznik: { $source ->
        [none] na razie nikt nie podał punktów, liczy się zero. Dodaj opcję { $option } i liczbę
        [journal] { COUNT($points, of: "point") }, z zapisanej gry
       *[other] { COUNT($points, of: "point") }
    }
    .terse = { $player }, licznik: { $source ->
        [none] bez punktów, dodaj opcję { $option }
       *[other] { COUNT($points, of: "point") }
    }

az-score-row = Rząd { WORDS($row) } cały: { COUNT($points, of: "point") }

az-score-column = Kolumna { WORDS($column) } cała: { COUNT($points, of: "point") }

az-score-colour = { NOUN($colour, of: "colour-named") }, wszystkie pięć: { COUNT($points, of: "point") }

az-score-total = { $player } ma { COUNT($total, of: "point") }{ $bonuses ->
        [0] { "" }
       *[other] , w tym { COUNT($bonuses, of: "point") } premii
    }
    .terse = { $player } { COUNT($total, of: "point") }

az-score-final = Koniec gry. { LIST($places, style: "sentences") }
    .terse = { LIST($places, style: "sentences") }

az-score-leads = { LIST($places, style: "sentences") }

az-score-tie = { LIST($players) } mają po { $total ->
        [one] jednym punkcie
       *[other] { COUNT($total, of: "point") }
    }. { $reason ->
        [rows] Rozstrzygają całe rzędy: { LIST($each, style: "comma") }
       *[shared] Całych rzędów jest tyle samo
    }

az-score-tie-one = { $player } { WORDS($rows) }

az-score-place = { $rank ->
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

az-score-cell = rząd { WORDS($row) }, kolumna { WORDS($column) }

## O co pyta i czego tak policzyć nie można.

az-count-ask = { $player }: ile punktów jest na liczniku, bez premii? Wpisz liczbę

az-count-players = { $count ->
        [one] jest { WORDS($count, gender: "feminine") } ściana
        [few] są { WORDS($count, gender: "feminine") } ściany
       *[many] jest { WORDS($count, gender: "feminine") } ścian
    }, grać może najwyżej { WORDS($most) }. Pomiń którąś

az-count-each = podano { $told ->
        [one] jedną liczbę
        [few] { WORDS($told, gender: "feminine") } liczby
       *[many] { WORDS($told, gender: "feminine") } liczb
    } punktów, a { $count ->
        [one] jest jedna ściana
        [few] są { WORDS($count, gender: "feminine") } ściany
       *[many] jest { WORDS($count, gender: "feminine") } ścian
    }. Każda potrzebuje swojej, w tej samej kolejności

az-count-number = to nie jest liczba punktów: { $found }. Napisz liczbę, najwyżej { WORDS($most) }

az-count-kept-other = { $player }: { NOUN($edition, of: "az-wall") } jest inna niż w zapisanej grze, więc tamte punkty się nie liczą. Dodaj opcję { $option } i punkty z licznika

az-doubt-cell = rząd { WORDS($row) }, kolumna { WORDS($column) }, { NOUN($colour, of: "colour-named") }: { $reason ->
        [wrong-cell] należy do kolumny { WORDS($right) }. Przesuń ją tam
        [row-twice] rząd już ją ma. Zabierz jedną z nich
       *[column-twice] kolumna już ją ma. Zabierz jedną z nich
    }

az-doubt-points = podano { COUNT($points, of: "point") }, a ta ściana daje najwyżej { WORDS($most) }. Sprawdź licznik jeszcze raz, bez premii na koniec, albo czy czegoś nie brakuje

az-doubt-row = żadna ściana nie ma całego rzędu, a bez niego gra się nie kończy. Sprawdź, czy czegoś nie brakuje. Jeśli nikt już nie może ułożyć całego rzędu, policz tak, jak leży

az-rank-few = ranking potrzebuje co najmniej dwóch ścian. Podaj więcej plików, a jedną policzy: { $command }

## Liczenie runda po rundzie z tego, co się wpisze.

az-rounds-json = opcja { $option } nie działa przy wpisywaniu rund. Pomiń ją albo zapisz ściany w plikach

az-rounds-begin = { PART($edition, of: "az-title", names: "edition") }, { $reverse ->
        [0] kolorowa strona
       *[1] odwrotna strona
    }. Kolory: { LIST($items, style: "comma") }. Minus cofa ostatni wpis, gwiazdka podaje powody, ukośnik punkty

az-rounds-resume = Jest niedokończone liczenie: { LIST($players) }, runda { WORDS($round) }. Liczyć dalej? Enter tak, zero nie

az-rounds-lines = { $player }, runda { WORDS($round) }, pełne linie: { $reverse ->
        [0] linia i kolor
       *[1] linia, kolumna i kolor
    }. Enter: już żadna
    .terse = { $player }, runda { WORDS($round) }: { $reverse ->
        [0] linia i kolor
       *[1] linia, kolumna i kolor
    }

az-rounds-floor = { $player }, podłoga: ile rzeczy, razem ze znacznikiem? Enter: żadna
    .terse = { $player }: podłoga?

az-rounds-tile = Plus { COUNT($points, of: "point") }: linia { WORDS($row) }, { NOUN($colour, of: "colour-named") }{ $reverse ->
        [0] { "" }
       *[1] , kolumna { WORDS($column) }
    }

az-rounds-recount = Linia { WORDS($row) } liczy się po niej i daje teraz { COUNT($points, of: "point") }

az-rounds-row-complete = { $player }: rząd { WORDS($row) } jest cały, gra kończy się po tej rundzie

az-rounds-turn = { $player } ma { COUNT($total, of: "point") }: { $won ->
        [0] { NOUN($edition, of: "az-wall") } bez punktów
       *[other] { NOUN($edition, of: "az-wall") } plus { WORDS($won) }
    }, { $cost ->
        [0] podłoga bez straty
       *[other] podłoga minus { WORDS($cost) }
    }{ $limited ->
        [0] { "" }
       *[1] . Poniżej zera punkty nie spadają
    }
    .terse = { $player } { COUNT($total, of: "point") }

az-rounds-floor-full = Podano { COUNT($things, of: "thing") }. Podłoga ma { WORDS($most) } miejsc, reszta nic nie kosztuje

az-rounds-round = Koniec rundy { WORDS($round) }

az-rounds-closing = Enter zamyka liczenie, minus cofa ostatni wpis

az-rounds-kept = Liczenie jest zapisane. To samo polecenie je dokończy

az-rounds-undone = Cofnięto, { $player }: { $what ->
        [tile] linia { WORDS($row) }, { NOUN($colour, of: "colour-named") }
        [done] koniec pełnych linii
        [floor] podłoga, liczba rzeczy { WORDS($things) }
       *[end] koniec gry
    }

az-rounds-why = { $player }. { LIST($items, style: "sentences") }

az-rounds-why-none = Na razie niczego nie policzono

az-rounds-reason = linia { WORDS($row) }, { NOUN($colour, of: "colour-named") }: { $across ->
        [1] { $down ->
            [1] sama
           *[other] { WORDS($down, gender: "feminine") } w pionie
        }
       *[other] { WORDS($across, gender: "feminine") } w poziomie{ $down ->
            [1] { "" }
           *[other] , { WORDS($down, gender: "feminine") } w pionie
        }
    }, { COUNT($points, of: "point") }

az-rounds-reason-floor = podłoga: { COUNT($things, of: "thing") }, minus { COUNT($cost, of: "point") }

az-rounds-points = { $player } ma { COUNT($total, of: "point") }

az-rounds-wall-row = Rząd { WORDS($row) }: { SIZE($items) ->
        [0] pusty
       *[other] { LIST($items, style: "comma") }
    }

az-rounds-wall-cell = { $reverse ->
        [0] { NOUN($colour, of: "colour-named") }
       *[1] kolumna { WORDS($column) } { NOUN($colour, of: "colour-named") }
    }

az-rounds-help = Minus cofa ostatni wpis, gwiazdka podaje powody, ukośnik punkty. Także słowa: { LIST($words, style: "comma") }

az-rounds-unfit = Tutaj to nic nie znaczy, { $text }. { $due ->
        [lines] { $reverse ->
            [0] Wpisz linię i kolor, na przykład dwa trzy
           *[1] Wpisz linię, kolumnę i kolor, na przykład dwa cztery trzy
        }
        [floors] Wpisz, ile rzeczy leży na podłodze
       *[over] Enter zamyka liczenie, minus cofa ostatni wpis
    }

az-rounds-line-told = Uwaga: linia { WORDS($row) } jest już w tej rundzie wpisana. Cofnij ją minusem albo podaj inną

az-rounds-has = Uwaga: rząd { WORDS($row) } już ma ten kolor, { NOUN($colour, of: "colour-named") }. Sprawdź linię i kolor

az-rounds-no-cell = Uwaga: { NOUN($colour, of: "colour-named") } nie mieści się w rzędzie { WORDS($row) }. Cała linia spada, dolicz ją do podłogi

az-rounds-taken = Uwaga: rząd { WORDS($row) }, kolumna { WORDS($column) } jest zajęta, { NOUN($there, of: "colour-named") }. Sprawdź kolumnę

az-rounds-column-has = Uwaga: kolumna { WORDS($column) } już ma ten kolor, { NOUN($colour, of: "colour-named") }. Sprawdź kolumnę

az-rounds-end-later = Uwaga: runda jest wpisana tylko częściowo. Dokończ ją albo cofnij minusem, potem zakończ grę

az-rounds-unsaved = Uwaga: liczenia nie da się zapisać, { $file }. Trwa dalej, ale nie wychodź przed końcem

az-rounds-damaged = Uwaga: zapisanego liczenia nie da się przeczytać, { $file }. Jest odłożone jako { $aside }, zaczyna się nowe

az-rounds-newer = zapisane liczenie jest z nowszej wersji programu, { $file }. Użyj jej albo przenieś plik
