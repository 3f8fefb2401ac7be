review-thinking = Analiza trwa, przejrzano { COUNT($done, of: "move") }. Razem { COUNT($count, of: "move") }

review-ready = Analiza jest gotowa

review-looks = Komputer przegląda { $number ->
        [0] grę z pliku
       *[other] grę numer { WORDS($number) }
    }. To trwa kilka sekund

review-cannot = Tej gry przeanalizować się nie da. Potrzebna jest partia na tury, rozegrana przez ludzi, w grze, której komputery się nauczyły

review-open = { $number ->
        [0] Gra z pliku
       *[other] Gra numer { WORDS($number) }
    } jeszcze trwa. Analiza jest możliwa dopiero po końcu: { $command }

review-other = Grę zapisała wersja { $version }, a ta wersja inaczej ocenia jej ruchy. Można jej jeszcze raz posłuchać, analizy nie ma

review-simple = Komputer myślał tym razem prościej niż zwykle, więc punkty są tylko przybliżone

review-praise = { $player }: każdy wybór tak dobry jak najlepszy albo prawie tak

review-begins = { $player }: { $count ->
        [1] tylko jeden wybór kosztował więcej
        [2] tylko dwa wybory kosztowały więcej
       *[3] najwięcej kosztowały trzy wybory
    }. Pozycja: jeden. Najlepszy: siedem. Dlaczego: pięć. Następny: sześć. Druk: osiem. Wyjście: zero. Albo wpisz, co lepiej było zagrać
    .terse = { $player }: { $count ->
        [1] jeden wybór
        [2] dwa wybory
       *[3] trzy wybory
    }

review-at = { $count ->
        [1] { $what }
        [2] { ORDINAL($number) } wybór z dwóch. { $what }
       *[3] { ORDINAL($number) } wybór z trzech. { $what }
    }

review-played = { $round ->
        [0] { "" }
       *[other] Runda { WORDS($round) }:
    } { NOUN($act, form: "last") }. To kosztowało { COUNT($points, of: "point", case: "accusative") }

review-best = Lepiej o { COUNT($points, of: "point", case: "accusative") } było { $choice }

review-why = { SIZE($reasons) ->
        [0] Lepiej było { $choice }. Jednym rachunkiem nie da się tego wyjaśnić: kto gra stąd dalej, wypada lepiej
       *[other] Lepiej było { $choice }: { LIST($reasons, style: "sentences") }
    }

review-whole = { $round ->
        [0] { "" }
       *[other] Runda { WORDS($round) }:
    } { NOUN($act, form: "last") }. Lepiej o { COUNT($points, of: "point", case: "accusative") } było { $choice }{ SIZE($reasons) ->
        [0] { "" }
       *[other] : { LIST($reasons, style: "sentences") }
    }

review-title = Analiza, { $game }, { $player }

review-try = Wpisz dowolny ruch tak jak w partii. Nic się przez to nie zmieni

review-lay = { SIZE($items) ->
        [0] Połóż, co lepiej było zagrać, albo to wpisz
       *[other] Zdejmij z planszy: { LIST($items) }. Potem połóż, co lepiej było zagrać, albo to wpisz
    }. Partia zostaje taka, jaka była

review-good = Tak samo dobre jak najlepsze

review-nearly = Prawie: to odzyskuje połowę straty albo więcej

review-same = Tak zagrano

review-again = Jest coś lepszego. Spróbuj innego ruchu albo wybierz siedem, żeby usłyszeć najlepszy

review-unknown = Ten ruch komputer w analizie pominął. Czy jest lepszy, nie wiadomo

review-first = To jest pierwszy wybór

review-last = To był ostatni wybór

review-help = { $read } mówi, co tam leżało i co było do wyboru, { $try } to dowolny ruch, który wpiszesz, { $show } mówi, co było najlepsze, { $why } podaje powody. { $next } i { $previous } przechodzą do innych wyborów, { $repeat } powtarza ten, { $print } zapisuje wszystkie do pliku, { $stop } kończy analizę. Odpowiedzi na pytania dotyczą tamtej chwili

review-printed = Analiza jest w pliku { $file }

review-not-printed = Pliku { $file } nie udało się zapisać. Analizy można dalej słuchać. Sprawdź, czy dysk nie jest pełny

review-typed-read = pozycja, odczytaj, przeczytaj

review-typed-try = spróbuj, spróbować

review-typed-show = pokaż, najlepszy, najlepsze

review-typed-print = druk, drukuj, zapisz
