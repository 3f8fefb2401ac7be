### Liczenie tego, co leży na końcu, w każdej grze. Opis komunikatów jest w pliku angielskim.

score-unfit = opcja { $option } nie należy do gry { $game }. Pomiń ją albo podaj grę, o którą chodzi

score-not-so = { $game }: w ten sposób tej gry nie da się policzyć. Podaj pliki z układem albo zagraj z companionem

score-other-game = teraz gra się w { $game }, a policzyć trzeba { $asked }. Zapytaj bez nazwy gry albo najpierw zakończ tamtą grę

## Co budzi wątpliwości, zanim zacznie się liczenie: zawsze z powodem i radą.

score-doubt = Uwaga{ PART($player, $several, of: "whose-warning", names: "player several") }: { $doubt }

layout-letters = litery w pliku można czytać na dwa sposoby. Jeśli to litery dużego druku, wpisz w pierwszym wierszu letters: { $language }, w przeciwnym razie letters: international

doubt-board-empty = na tej planszy nic nie leży. Połóż na niej to, co leżało na końcu gry, albo wyjmij jej kabel, jeśli nikt na niej nie grał

doubt-board-gone = tej planszy już nie widać. Sprawdź jej kabel

doubt-board-silent = plansza nie mówi, co na niej leży. Wyjmij jej kabel i włóż go jeszcze raz

doubt-board-version = jedna plansza ma wersję { WORDS($theirs) }, a program wersję { WORDS($ours) }, więc nie jest liczona. Zaktualizuj starsze z nich

doubt-board-twin = dwie plansze mają ten sam numer, liczona jest tylko jedna. Jedną z nich wyjmij

doubt-port = w tym liczeniu może brakować jednej planszy. { $why }

doubt-board-fault = { $row ->
        [0] { $fault ->
            [supply] plansza ma za mało prądu i jej odczyt jest niepewny. Włóż jej kabel bezpośrednio do komputera
            [calibration] plansza nie ma kalibracji i jej odczyt jest niepewny. Porównaj to, co się policzy, z tym, co na niej leży
            [noise] plansza jest zakłócana i jej odczyt jest niepewny. Odsuń od niej telefony i magnesy
           *[other] plansza zgłasza usterkę i jej odczyt jest niepewny. Wyjmij jej kabel i włóż go jeszcze raz
        }
       *[other] rząd { WORDS($row) } nie jest czytany, jego czujniki nie odpowiadają. Zapisz w pliku to, co leży na planszy, i policz plik
    }

doubt-cell = { $doubt ->
        [unknown] { $cell }, leży tam coś, czego plansza nie rozpoznaje. Podnieś to i połóż jeszcze raz
        [foreign] { $cell }, leży tam płytka z innej gry. Podnieś ją z planszy
        [askew] { $cell }, coś tam leży krzywo. Obróć to prosto, aż osiądzie między kołkami
        [unsure] { $cell }, odczyt jest niepewny. Dociśnij to, co tam leży, albo podnieś i połóż jeszcze raz
        [flapping] { $cell }, odczyt ciągle się zmienia. Wyrównaj to, co tam leży. Jeśli nic tam nie ma, czujnik jest wadliwy
       *[stuck] { $cell }, czujnik jest wadliwy i nie wiadomo, co tam leży. Zapisz w pliku to, co leży na planszy, i policz plik
    }

score-doubts-ask = Co teraz? { $files ->
        [1] Popraw pliki i naciśnij Enter, będą czytane jeszcze raz
       *[0] Popraw to i naciśnij Enter, plansze będą czytane jeszcze raz
    }. Jedynka albo słowa { $words } liczą wszystko tak, jak jest. Zero kończy bez liczenia

score-as-it-lies-words = tak jak leży, jak leży

score-not-counted = Są wątpliwości, więc nikt nie zostaje ogłoszony zwycięzcą. Popraw to, co było powiedziane, i policz jeszcze raz, albo dodaj opcję { $option }

score-as-it-lies = Policzone tak, jak leży, { $count ->
        [one] została { WORDS($count, gender: "feminine") } wątpliwość
        [few] zostały { WORDS($count, gender: "feminine") } wątpliwości
       *[many] zostało { WORDS($count, gender: "feminine") } wątpliwości
    }
