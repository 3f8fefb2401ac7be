### Pytania o partię, które ma każda gra, i słowa do nich. Co znaczy każda wiadomość, stoi w pliku angielskim.

command-open = otwarte

command-changed = zmiany, nowości

command-does-open = które ruchy można jeszcze cofnąć

command-does-changed = co się zmieniło od twojego ostatniego ruchu

## Po partii.

after-match = Co dalej? { $detail }: jeden. Jeszcze raz wynik: dwa. Nowa gra: trzy. Wyjście: cztery{ $review ->
        [0] { "" }
       *[1] . Analiza: pięć
    }
    .terse = { $detail }: jeden. Wynik: dwa. Nowa gra: trzy. Wyjście: cztery{ $review ->
        [0] { "" }
       *[1] . Analiza: pięć
    }?

after-whose = Czyje? { LIST($items, style: "sentences") }

after-player = { $player }: { WORDS($number) }

after-typed-detail = obszary, punkty

after-typed-result = jeszcze raz wynik, wynik

after-typed-new = nowa gra, nową grę, nowa

after-typed-leave = wyjście, wyjdź, koniec

after-typed-review = analiza, analizę
