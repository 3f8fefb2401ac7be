### Polish. What each message is for and which facts it has stands in the English file.

of-player = { $player }: { $what }

waiting-for = { LIST($items, style: "sentences") }{ $more ->
        [0] { "" }
       *[other] . I jeszcze { $more ->
            [1] jeden gracz
            [2] dwóch graczy
            [3] trzech graczy
           *[other] czterech graczy
        }
    }

waiting-for-nothing = gra skończona, na nic nie czekamy

whose-act = czyj to ruch? Wpisz numer albo imię gracza
    .terse = czyj ruch? Numer albo imię gracza

confirm-quit = Na pewno wyjść? Gra zostanie zapisana i można do niej wrócić. Wpisz to samo jeszcze raz. Każda inna odpowiedź: gra toczy się dalej
    .terse = Wyjść? Wpisz to samo jeszcze raz

list-over = tu lista się kończy
    .terse = koniec listy

list-begins = tu lista się zaczyna
    .terse = początek listy

learning-begins = Poznawanie klawiszy: od teraz każdy klawisz tylko mówi, co robi. Kończą je klawisze siedem, dwa, Enter
    .terse = Poznawanie klawiszy. Koniec: siedem, dwa, Enter

learning-ends = Koniec poznawania, klawisze znowu działają
    .terse = Klawisze znowu działają

help-now = Teraz można wpisać takie polecenia. { LIST($items, style: "sentences") }

knob-rate = Tempo { WORDS($value) }{ $end ->
        [low] , wolniej się nie da
        [high] , szybciej się nie da
       *[none] { "" }
    }

knob-volume = Głośność { WORDS($value) }{ $end ->
        [low] , ciszej się nie da
        [high] , głośniej się nie da
       *[none] { "" }
    }

knob-pitch = Wysokość głosu { WORDS($value) }{ $end ->
        [low] , niżej się nie da
        [high] , wyżej się nie da
       *[none] { "" }
    }

knob-earcons = { $on ->
        [0] Krótkie dźwięki są wyciszone
       *[1] Krótkie dźwięki są włączone
    }

knob-level = { $level ->
        [terse] Krótkie zdania
        [full] Pełne zdania
       *[normal] Zwykłe zdania
    }

knob-language = Język polski

knob-voice = Głos numer { WORDS($number) }

knob-topic = { $topic ->
        [placed] Położone płytki
        [area] Punkty za obszary
        [turn] Czyja kolej
        [lifted] Cofnięte ruchy
        [final] Zatwierdzone ruchy
        [ready] Gotowe plansze
       *[hint] Wskazówki
    }: { $on ->
        [0] od teraz pomijane
       *[1] znowu mówione
    }

knob-topics = Rodzaje zdań, które można pominąć. Wpisz dziewięć jeden, kropkę i numer. Położone płytki: jeden. Punkty za obszary: dwa. Czyja kolej: trzy. Cofnięte ruchy: cztery. Zatwierdzone ruchy: pięć. Gotowe plansze: sześć. Wskazówki: siedem

commands-listed = { $group ->
        [0] Najczęściej potrzebne
        [1] Punkty
        [2] Co gdzie leży
        [3] Możliwości
        [4] Ruchy
        [5] Wybór i losowanie
        [7] Program
        [8] Głos i język
        [9] Co i jak jest mówione
       *[other] Inne polecenia gry
    }, { COUNT($count, of: "command") }. { LIST($items, style: "sentences") }{ $more ->
        [0] { "" }
       *[other] . Następną grupę poda szóstka
    }

count-command = { WORDS($n, gender: "neuter") } { $n ->
        [one] polecenie
        [few] polecenia
       *[many] poleceń
    }

door-closed = Gra działa, ale inne polecenia do niej nie dotrą: w jej folderze nie można zapisywać. Co z tym zrobić, powie polecenie companion doktor
    .terse = Inne polecenia nie dotrą do gry

no-earlier-line = to jest najstarsze zdanie

no-later-line = to jest najnowsze zdanie

line-goes-on = Dalej sześć

nothing-to-draw = w tej chwili nie ma czego losować

confirm-undo-act = Na pewno cofnąć ruch: { NOUN($act, form: "last") }? Wpisz to samo jeszcze raz. Każda inna odpowiedź: zostaje
    .terse = Cofnąć ruch: { NOUN($act, form: "last") }? Wpisz to samo jeszcze raz
