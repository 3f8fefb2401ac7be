league-extra = Części potrzebne do ligi nie są zainstalowane, więc nie da się pracować z sezonem. Zainstaluje je to: { $command }

league-none = Liga ma na razie zero sezonów. Zacznij pierwszy tak: { $command }

league-begun = Ten sezon już się zaczął i zostaje, jaki jest: { $title }

league-no-season = Sezonu { WORDS($season) } liga nie ma. Najnowszy ma numer { WORDS($last) }

league-no-person = W sezonie nie ma nikogo, kto nazywa się { $handle }. Nic nie zostało zapisane. Kto jest, wypisuje: companion liga osoba

league-handle-taken = Ktoś w sezonie już nazywa się { $handle }. Nic nie zostało zapisane. Jeśli to ktoś inny, wybierz nazwę, która brzmi inaczej

league-handle-wrong = Tego nie da się zapisać jako nazwy: { $name }. Nic nie zostało zapisane. Wpisz litery albo cyfry, najwięcej { WORDS($most) } znaków

league-centre-twice = Ten ośrodek już jest: { $name }. Zostaje, jaki jest

league-no-centre = Ośrodka { $name } tu nie ma. Nic nie zostało zapisane. { SIZE($known) ->
        [0] Na razie nie ma żadnego
       *[other] Te tu są: { LIST($known) }
    }

league-no-category = Kategorii { $name } tu nie ma. Nic nie zostało zapisane. { SIZE($known) ->
        [0] Ten sezon nie ma żadnych, podaje się je na początku
       *[other] Te tu są: { LIST($known) }
    }

league-same-already = To już jest jedna osoba: { $handle }. Nic nie zostało zapisane

league-same-met = W rundzie { WORDS($round) } oba wpisy siedzą przy stoliku: { $handle } i { $other }. To nie może być jedna osoba, nic nie zostało zapisane. Jeśli któryś stolik się nie zgadza, najpierw obsadź go na nowo

league-round-order = Runda { WORDS($round) } nie może się teraz zacząć. Następna ma numer { WORDS($next) }

league-no-round = Runda { WORDS($round) } jeszcze się nie zaczęła. Nic nie zostało zapisane. Zacznij ją: companion liga runda

league-no-table = Runda { WORDS($round) }: stolika { WORDS($number) } tu nie ma. Nic nie zostało zapisane. Stoliki wypisuje: companion liga runda

league-seated-twice = W tej rundzie { $handle } siedzi już przy stoliku { WORDS($number) }. Nic nie zostało zapisane. Najpierw obsadź na nowo tamten stolik

league-has-result = Runda { WORDS($round) }, stolik { WORDS($number) } ma już wynik, więc zostaje, kto przy nim siedział. Nic nie zostało zapisane. Popraw to decyzją: companion liga zdecyduj

league-bye-brings = Runda { WORDS($round) }, stolik { WORDS($number) } to wolny los, on nie ma sum. Nic nie zostało zapisane. Sprawdź numer stolika

league-totals-count = Podanych sum: { WORDS($count) }. Miejsc przy tym stoliku: { WORDS($seats) }. Nic nie zostało zapisane. Wpisz po jednej sumie na miejsce, w kolejności miejsc

league-match-counted = Ta partia liczy się już przy innym stoliku: runda { WORDS($round) }, stolik { WORDS($number) }. Nic nie zostało zapisane. Sprawdź stolik albo wybierz inny plik

league-moved = Do sezonu ciągle zapisuje ktoś inny. To nie zostało zapisane. Zaczekaj chwilę i zrób to jeszcze raz

league-changed = Sezon zmieniło coś innego niż ten program, od wpisu { WORDS($number) }. Teraz nic nie jest liczone ani zapisywane. Przywróć najnowszą kopię pliku

league-foreign = W miejscu ligi leży coś, co ligą nie jest: { $place }. Zostaje, jakie jest. Wybierz inne miejsce: companion ustawienia league

league-newer = Ligę zapisał nowszy program: { $place }. Nic się w niej nie zmieniło. Zainstaluj nowszy program

league-store = Do ligi nie da się teraz dostać: { $reason ->
        [full] dysk jest pełny
        [readonly] nie wolno tam zapisywać
        [locked] plik trzyma inny program
        [damaged] plik jest uszkodzony
        [foreign] plik nie jest ligą
        [unreachable] baza danych nie odpowiada
        [refused] baza danych odmawia
       *[io] dysk nie odpowiada
    }. Nic z tego nie zostało zapisane. { $reason ->
        [full] Zrób tam miejsce i powtórz
        [readonly] Pozwól tam zapisywać i powtórz
        [locked] Zakończ tamten program i powtórz
        [damaged] Przywróć najnowszą kopię
        [foreign] Wybierz w ustawieniach inne miejsce
        [unreachable] Uruchom bazę danych albo zapytaj tego, kto się nią zajmuje
        [refused] Zapytaj tego, kto zajmuje się bazą danych
       *[io] Obejrzyj ten dysk i powtórz
    }: { $place }

league-url = Ustawienie ligi to ani plik, ani adres bazy PostgreSQL. Nic nie zostało otwarte. Ustaw je na nowo: companion ustawienia league

league-password = W ustawieniu ligi stoi hasło, a stamtąd byłoby wypisywane i pakowane do raportów. Nic nie zostało otwarte. Wpisz je do pliku haseł samej bazy PostgreSQL
