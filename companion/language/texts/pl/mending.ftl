mending-missing = Uwaga: zapis gry jest uszkodzony. { $player }: brakuje ruchu, { $kind ->
        [placement] { ORDINAL($number, gender: "neuter") } położenie
        [choice] { ORDINAL($number) } wybór
        [take] { ORDINAL($number, gender: "neuter") } wzięcie
        [pass] { ORDINAL($number) } pas
       *[act] { ORDINAL($number) } ruch
    }{ $more ->
        [0] {""}
        [one] , i jeszcze { WORDS($more) } dalszy ruch
        [few] , i jeszcze { WORDS($more) } dalsze ruchy
       *[many] , i jeszcze { WORDS($more) } dalszych ruchów
    }

mending-nobodys = Uwaga: zapis gry jest uszkodzony. Brakuje ruchu, { $kind ->
        [draw] { ORDINAL($number, gender: "neuter") } ciągnięcie
        [lots] { ORDINAL($number, gender: "neuter") } losowanie
        [round] { ORDINAL($number) } koniec rundy
       *[act] { ORDINAL($number) } ruch
    }{ $more ->
        [0] {""}
        [one] , i jeszcze { WORDS($more) } dalszy ruch
        [few] , i jeszcze { WORDS($more) } dalsze ruchy
       *[many] , i jeszcze { WORDS($more) } dalszych ruchów
    }

mending-perhaps = Uwaga: zapis gry jest uszkodzony, { $count ->
        [one] przepadł { COUNT($count, of: "line") }
        [few] przepadły { COUNT($count, of: "line") }
       *[many] przepadło { COUNT($count, of: "line") }
    }. Może być wśród nich ruch. Sprawdź plansze i punkty
    .terse = Uwaga: { $count ->
        [one] przepadł { COUNT($count, of: "line") }
        [few] przepadły { COUNT($count, of: "line") }
       *[many] przepadło { COUNT($count, of: "line") }
    } zapisu, może i ruch

mending-undone = Uwaga: zapis gry jest uszkodzony, { $count ->
        [one] przepadł { COUNT($count, of: "line") }
        [few] przepadły { COUNT($count, of: "line") }
       *[many] przepadło { COUNT($count, of: "line") }
    }. Coś tam cofnięto. Sprawdź plansze i punkty i cofnij to, co nie leży na planszy
    .terse = Uwaga: { $count ->
        [one] przepadł { COUNT($count, of: "line") }
        [few] przepadły { COUNT($count, of: "line") }
       *[many] przepadło { COUNT($count, of: "line") }
    } zapisu, coś cofnięto

mending-harmless = Z zapisu { $count ->
        [one] przepadł { COUNT($count, of: "line") }
        [few] przepadły { COUNT($count, of: "line") }
       *[many] przepadło { COUNT($count, of: "line") }
    }. Żadnego ruchu nie brakuje
    .terse = Z zapisu { $count ->
        [one] przepadł { COUNT($count, of: "line") }
        [few] przepadły { COUNT($count, of: "line") }
       *[many] przepadło { COUNT($count, of: "line") }
    }, żadnego ruchu nie brakuje

mending-waits = Połóż albo wpisz to, czego brakuje. { $count ->
        [0] Jeśli niczego nie brakuje, graj dalej
        [one] Czeka na to { WORDS($count) } zapisany ruch. Potem znów będzie się liczyć
        [few] Czekają na to { WORDS($count) } zapisane ruchy. Potem znów będą się liczyć
       *[many] Czeka na to { WORDS($count) } zapisanych ruchów. Potem znów będą się liczyć
    }
    .terse = Połóż to albo wpisz{ $count ->
        [0] { "" }
        [one] . Czeka na to { COUNT($count, of: "move") }
        [few] . Czekają na to { COUNT($count, of: "move") }
       *[many] . Czeka na to { COUNT($count, of: "move") }
    }

mending-counted = Znów { $count ->
        [one] liczy się { WORDS($count) } zapisany ruch
        [few] liczą się { WORDS($count) } zapisane ruchy
       *[many] liczy się { WORDS($count) } zapisanych ruchów
    }

mending-unfit = W zapisie { $count ->
        [one] { COUNT($count, of: "move") } nie pasuje
        [few] { COUNT($count, of: "move") } nie pasują
       *[many] { COUNT($count, of: "move") } nie pasuje
    }. Jeśli ostatni ruch miał być inny, cofnij go i podaj właściwy. Jeśli grasz dalej bez tego, to, co zapisano, przepadnie
    .terse = W zapisie { $count ->
        [one] { COUNT($count, of: "move") } nie pasuje
        [few] { COUNT($count, of: "move") } nie pasują
       *[many] { COUNT($count, of: "move") } nie pasuje
    }. Cofnij ruch albo graj bez tego

mending-dropped = Uwaga: { $count ->
        [one] przepadł { WORDS($count) } zapisany ruch, który nie pasował
        [few] przepadły { WORDS($count) } zapisane ruchy, które nie pasowały
       *[many] przepadło { WORDS($count) } zapisanych ruchów, które nie pasowały
    }. Graj dalej od tego miejsca i podaj albo połóż to, co zagrano później
    .terse = Uwaga: { $count ->
        [one] przepadł { WORDS($count) } zapisany ruch
        [few] przepadły { WORDS($count) } zapisane ruchy
       *[many] przepadło { WORDS($count) } zapisanych ruchów
    }

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
