### Polish. What each message is for and which facts it has stands in the English file.

sensor-place = { $sensor ->
        [near-left] z lewej bliżej ciebie
        [near-right] z prawej bliżej ciebie
        [far-right] z prawej dalej od ciebie
        [far-left] z lewej dalej od ciebie
       *[centre] w środku
    }

count-fault = { WORDS($n, gender: "feminine") } { $n ->
        [one] usterka
        [few] usterki
       *[many] usterek
    }
    .accusative = { WORDS($n, gender: "feminine", case: "accusative") } { $n ->
        [one] usterkę
        [few] usterki
       *[many] usterek
    }

cell-fault = { $player }: { $fault ->
        [flapping] waha się czujnik
        [noise] jest zakłócany czujnik
        [supply] ma za mało prądu czujnik
        [calibration] nie jest skalibrowany czujnik
       *[stuck] jest wadliwy czujnik
    } { PART($sensor, of: "sensor-place", names: "sensor") } na kratce { $cell }{ $again ->
        [1] , pojawia się to i znika
       *[0] { "" }
    }. { $fault ->
        [flapping] Wyrównaj to, co tam leży. Czego plansza tam nie odczyta, wpisz jako ruch
        [noise] Odsuń telefony i magnesy. Czego plansza tam nie odczyta, wpisz jako ruch
       *[other] Czego plansza tam nie odczyta, wpisz jako ruch
    }
    .terse = { $player }: { $cell }, { $fault ->
        [flapping] waha się czujnik
        [noise] zakłócany czujnik
        [supply] za mało prądu ma czujnik
        [calibration] nieskalibrowany czujnik
       *[stuck] wadliwy czujnik
    } { PART($sensor, of: "sensor-place", names: "sensor") }{ $again ->
        [1] , pojawia się to i znika
       *[0] { "" }
    }. Wpisz, czego się tam nie odczyta

cell-fault-cleared = { $player }: znowu działa czujnik na kratce { $cell }
    .terse = { $player }: { $cell }, czujnik znowu działa

square-fault = { $player }: { $fault ->
        [flapping] wahają się czujniki
        [noise] są zakłócane czujniki
        [supply] za mało prądu mają czujniki
        [calibration] są nieskalibrowane czujniki
       *[stuck] są wadliwe czujniki
    } na kratce { $cell }{ $again ->
        [1] , pojawia się to i znika
       *[0] { "" }
    }. { $fault ->
        [flapping] Wyrównaj to, co tam leży. Czego plansza tam nie odczyta, wpisz jako ruch
        [noise] Odsuń telefony i magnesy. Czego plansza tam nie odczyta, wpisz jako ruch
       *[other] Co tam położysz, wpisz jako ruch
    }
    .terse = { $player }: { $cell }, { $fault ->
        [flapping] wahają się czujniki
        [noise] zakłócane czujniki
        [supply] czujniki mają za mało prądu
        [calibration] nieskalibrowane czujniki
       *[stuck] wadliwe czujniki
    }{ $again ->
        [1] , pojawia się to i znika
       *[0] { "" }
    }. Wpisz, czego się tam nie odczyta

square-fault-cleared = { $player }: znowu działają czujniki na kratce { $cell }
    .terse = { $player }: { $cell }, czujniki znowu działają

row-fault = { $player }: rząd { WORDS($row) } nie jest czytany, jego czujniki nie odpowiadają{ $again ->
        [1] , pojawia się to i znika
       *[0] { "" }
    }. To, co w nim leży, nadal się liczy. Co tam położysz, wpisz jako ruch
    .terse = { $player }: rząd { WORDS($row) } nie jest czytany{ $again ->
        [1] , pojawia się to i znika
       *[0] { "" }
    }. Wpisz, co tam położysz

row-fault-cleared = { $player }: rząd { WORDS($row) } jest znowu czytany

board-fault = { $player }: { $fault ->
        [supply] plansza ma za mało prądu i nie jest czytana{ $again ->
            [1] , pojawia się to i znika
           *[0] { "" }
        }. To, co na niej leży, nadal się liczy. Weź inny kabel albo hub z własnym zasilaniem, do tego czasu wpisuj ruchy
        [weak] plansza ma słabe zasilanie{ $again ->
            [1] , pojawia się to i znika
           *[0] { "" }
        }. Nadal czyta. Weź inny kabel albo hub z własnym zasilaniem
        [calibration] plansza nie ma kalibracji{ $again ->
            [1] , pojawia się to i znika
           *[0] { "" }
        }. Jej odczyt jest niepewny. Sprawdzaj, co słyszysz, albo wpisuj ruchy. Po grze wpisz { $command }
        [noise] plansza jest zakłócana{ $again ->
            [1] , pojawia się to i znika
           *[0] { "" }
        }. Odsuń od niej telefony i magnesy
       *[other] plansza zgłasza usterkę{ $again ->
            [1] , pojawia się to i znika
           *[0] { "" }
        }. Wyjmij kabel i włóż go jeszcze raz
    }
    .terse = { $player }: { $fault ->
        [supply] plansza ma za mało prądu i nie jest czytana. Weź inny kabel albo hub. Wpisuj ruchy
        [weak] słabe zasilanie. Weź inny kabel albo hub z własnym zasilaniem
        [calibration] plansza nie ma kalibracji, odczyt niepewny. Sprawdzaj go albo wpisuj ruchy
        [noise] plansza jest zakłócana. Odsuń telefony i magnesy
       *[other] usterka planszy. Wyjmij kabel i włóż go jeszcze raz
    }

board-fault-cleared = { $player }: { $fault ->
        [supply] plansza ma znowu dość prądu
        [weak] plansza ma znowu dobre zasilanie
        [calibration] plansza jest już skalibrowana
        [noise] plansza nie jest już zakłócana
       *[other] plansza znowu działa jak trzeba
    }
    .terse = { $player }: { $fault ->
        [supply] plansza ma znowu dość prądu
        [weak] plansza ma znowu dobre zasilanie
        [calibration] plansza już skalibrowana
        [noise] plansza już bez zakłóceń
       *[other] plansza znowu działa
    }

board-faults = { $player }: plansza zgłasza { COUNT($count, of: "fault", case: "accusative") }. { $count ->
        [1] Jaka to usterka, powie polecenie dlaczego
       *[many] Jakie to usterki, powie polecenie dlaczego
    }. Czego plansza nie odczyta, wpisz jako ruch
    .terse = { $player }: { COUNT($count, of: "fault") } planszy. Wpisz, czego się nie odczyta

board-faults-over = { $player }: plansza nie ma już żadnej usterki
    .terse = { $player }: plansza bez usterek
