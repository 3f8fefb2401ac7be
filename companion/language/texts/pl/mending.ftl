mending-missing = Uwaga: zapis gry jest uszkodzony. { $player }: brakuje ruchu, { $kind ->
        [placement] { ORDINAL($number, gender: "neuter") } położenie
        [choice] { ORDINAL($number) } wybór
        [take] { ORDINAL($number, gender: "neuter") } wzięcie
        [pass] { ORDINAL($number) } pas
       *[act] { ORDINAL($number) } ruch
    }{ $more ->
        [0] {""}
       *[other] , i dalszych ruchów: { WORDS($more) }
    }

mending-nobodys = Uwaga: zapis gry jest uszkodzony. Brakuje ruchu, { $kind ->
        [draw] { ORDINAL($number, gender: "neuter") } ciągnięcie
        [lots] { ORDINAL($number, gender: "neuter") } losowanie
        [round] { ORDINAL($number) } koniec rundy
       *[act] { ORDINAL($number) } ruch
    }{ $more ->
        [0] {""}
       *[other] , i dalszych ruchów: { WORDS($more) }
    }

mending-perhaps = Uwaga: zapis gry jest uszkodzony, brakujących wierszy: { WORDS($count) }. Może być wśród nich ruch. Sprawdź plansze i punkty
    .terse = Uwaga: brakujących wierszy: { WORDS($count) }, może i ruch

mending-undone = Uwaga: zapis gry jest uszkodzony, brakujących wierszy: { WORDS($count) }. Coś tam cofnięto. Sprawdź plansze i punkty i cofnij to, co nie leży na planszy
    .terse = Uwaga: brakujących wierszy: { WORDS($count) }, coś cofnięto

mending-harmless = Brakujących wierszy zapisu: { WORDS($count) }. Żadnego ruchu nie brakuje
    .terse = Brakujących wierszy: { WORDS($count) }, żadnego ruchu

mending-waits = { $count ->
        [0] Połóż albo wpisz to, czego brakuje. Jeśli niczego nie brakuje, graj dalej
       *[other] Połóż albo wpisz to, czego brakuje. Zapisanych ruchów, które na to czekają: { WORDS($count) }. Potem znów będą się liczyć
    }
    .terse = { $count ->
        [0] Połóż to albo wpisz
       *[other] Połóż to albo wpisz. Czekających ruchów: { WORDS($count) }
    }

mending-counted = Zapisanych ruchów, które znów się liczą: { WORDS($count) }

mending-unfit = Zapisane ruchy nie pasują: { WORDS($count) }. Jeśli ostatni ruch miał być inny, cofnij go i podaj właściwy. Jeśli grasz dalej bez tego, zapisane ruchy przepadną
    .terse = Zapisane ruchy nie pasują: { WORDS($count) }. Cofnij ruch albo graj bez nich

mending-dropped = Uwaga: zapisane ruchy, które nie pasują, przepadły: { WORDS($count) }. Graj dalej od tego miejsca i podaj albo połóż to, co zagrano później
    .terse = Uwaga: zapisane ruchy przepadły: { WORDS($count) }

journal-torn = Uwaga: program przerwano w czasie zapisu. Może brakować ostatniego ruchu. Sprawdź plansze i punkty
    .terse = Uwaga: może brakować ostatniego ruchu

journal-vanished = Uwaga: zapis gry zniknął ze swojego miejsca. Ta gra zostanie zapisana od nowa w { $file }, gdy tylko będzie można. Dopóki program działa, nic z niej nie przepadnie
    .terse = Uwaga: zapis gry zniknął, ta gra będzie zapisana od nowa

journal-put-away = Zaczyna się nowy zapis gry. Stary plik leży obok jako { $name }
    .terse = Nowy zapis gry, stary plik to { $name }

journal-begin-anew = { $reason ->
        [newer] Zapis gry pochodzi z nowszego programu, jego gier nie da się tu odczytać
        [foreign] W miejscu zapisu gry leży plik innego programu
        [damaged] Zapis gry był uszkodzony i nie ma w nim żadnej rozpoczętej gry
        [readonly] Zapisu gry nie wolno czytać
        [full] Zapisu gry nie da się odczytać, a dysk jest pełny
        [header] Początek rozpoczętej gry jest uszkodzony, nie da się grać dalej
       *[io] Zapisu gry nie da się odczytać, dysk nie odpowiada
    }. Zacząć nową grę? Jeden tak, zero nie. Nic nie zostanie usunięte, stary plik zostaje: { $file }
    .terse = { $reason ->
        [newer] Zapis gry pochodzi z nowszego programu
        [foreign] Plik zapisu należy do innego programu
        [damaged] Zapis gry był uszkodzony, rozpoczętej gry nie ma
        [readonly] Zapisu gry nie wolno czytać
        [full] Zapisu gry nie da się odczytać, dysk jest pełny
        [header] Początek rozpoczętej gry jest uszkodzony
       *[io] Zapisu gry nie da się odczytać
    }. Zacząć nową grę? Jeden tak, zero nie

journal-not-begun = Gra się nie zaczęła i wszystko jest, jak było: { $file }. Nową grę mimo to zaczyna polecenie { $command }

journal-game-lost = Uwaga: tej gry nie dało się w ogóle zapisać i nie jest zachowana. Przed następną grą zwolnij miejsce na dysku albo pozwól na zapis
    .terse = Uwaga: ta gra nie jest zachowana
