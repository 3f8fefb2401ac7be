### Jak głos czyta słowo. Opis komunikatów jest w pliku angielskim.

reading-now = { $word }: czyta się { $source ->
        [own] po twojemu: { $reading }
        [usual] według słownika programu: { $reading }
       *[written] tak, jak jest napisane: { $reading }
    }
reading-ask = Jak ma być czytane? Wpisz tak, jak brzmi, albo fonemy dla espeak w nawiasach kwadratowych. Sam Enter zostawia je bez zmian{ $own ->
        [yes] , zero usuwa twoje czytanie
       *[no] {""}
    }
reading-heard = Tak brzmi: { $word }
reading-keep = Enter zapisuje, zero wraca. Albo wpisz inne czytanie
reading-kept = Zapisane. { $word }: czyta się { $source ->
        [own] po twojemu: { $reading }
        [usual] według słownika programu: { $reading }
       *[written] tak, jak jest napisane: { $reading }
    }
reading-left = Zostaje tak, jak było
reading-wrong = Tego nie da się czytać: { $typed }. Użyj liter albo fonemów w nawiasach kwadratowych
reading-no-phonemes = Głos, który teraz mówi, nie rozumie fonemów i czyta słowo tak, jak jest napisane. Wpisz je tak, jak brzmi
reading-no-word = Słownik przyjmuje jedno słowo z liter: { $typed }
reading-full = Słownik jest pełny. Najpierw usuń jakieś słowo
