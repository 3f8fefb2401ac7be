### Polish. What each message is for and which facts it has stands in the English file.

tray-name = taca

tray-ready = Taca jest gotowa
    .terse = Taca gotowa

tray-old = Taca jest gotowa, ale leży na niej jeszcze poprzednia gra. Uprzątnij tacę i zacznij
    .terse = Na tacy leży poprzednia gra, uprzątnij ją

tray-cleared = Taca jest uprzątnięta{ SIZE($waits) ->
        [0] { "" }
       *[1] . { LIST($waits, style: "sentences") }
    }
    .terse = Taca jest uprzątnięta

tray-lost = Brak połączenia z tacą. Wszystko jest zapisane. Sprawdź kabel. Zanim wróci, wpisuj numery wylosowanych i wybranych płytek
    .terse = Taca: brak połączenia, wszystko jest zapisane

tray-tells-nothing = Taca nie mówi, co na niej leży. Wyjmij jej kabel i włóż go jeszcze raz
    .terse = Taca milczy. Wyjmij jej kabel i włóż go jeszcze raz

tray-flood = Taca wysyła o wiele za dużo, więc teraz nie jest odczytywana. Wszystko jest zapisane. Odłącz ją i podłącz ponownie. Zanim wróci, wpisuj numery wylosowanych i wybranych płytek
    .terse = Taca wysyła za dużo. Odłącz ją i podłącz ponownie

tray-back = Taca wróciła
    .terse = Taca wróciła

clear-boards = Zaczyna się nowa gra. Zdejmij wszystko { SIZE($players) ->
        [0] z tacy
       *[other] z plansz: { LIST($players, style: "comma") }{ $tray ->
            [0] { "" }
           *[1] . Z tacy też
        }
    }
    .terse = Nowa gra. Zdejmij wszystko { SIZE($players) ->
        [0] z tacy
       *[other] z plansz: { LIST($players, style: "comma") }{ $tray ->
            [0] { "" }
           *[1] . Z tacy też
        }
    }

act-final = Zatwierdzone: { NOUN($act, form: "last") }

act-open = Jeszcze można cofnąć: { NOUN($act, form: "last") }
    .terse = Można cofnąć: { NOUN($act, form: "last") }

undone-act = Ostatni ruch cofnięty: { NOUN($act, form: "last") }{ SIZE($waits) ->
        [0] { "" }
       *[1] . { LIST($waits, style: "sentences") }
    }
    .terse = Cofnięto: { NOUN($act, form: "last") }

undone-drawn = Wraca też to, co wylosowano po nim: { LIST($items, style: "sentences", form: "last") }{ $more ->
        [0] { "" }
       *[other] . I jeszcze { WORDS($more, gender: "neuter") } { $more ->
            [one] losowanie
            [few] losowania
           *[many] losowań
        }
    }
    .terse = Wraca też los: { LIST($items, style: "sentences", form: "last") }{ $more ->
        [0] { "" }
       *[other] . I jeszcze { WORDS($more, gender: "neuter") } { $more ->
            [one] losowanie
            [few] losowania
           *[many] losowań
        }
    }

nothing-yet = na razie żadnego ruchu

changed = { $first ->
        [1] { COUNT($count, of: "act") }. { LIST($items, style: "sentences", form: "last") }
       *[other] { LIST($items, style: "sentences", form: "last") }
    }{ $more ->
        [0] { "" }
        [one] . Został { COUNT($more, of: "act") }
        [few] . Zostały { COUNT($more, of: "act") }
       *[many] . Zostało { COUNT($more, of: "act") }
    }

changed-nothing = od twojego ostatniego ruchu żadnego innego ruchu
    .terse = od twojego ruchu nic nowego

count-act = { WORDS($n, gender: "masculine") } { $n ->
        [one] ruch
        [few] ruchy
       *[many] ruchów
    }
