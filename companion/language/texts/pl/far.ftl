far-server-ask = Który serwer? Wpisz jego adres, wystarczą cyfry i kropki. Enter: ten komputer

far-server-unfit = To nie jest adres serwera

far-code-ask = Jakie dziewięć cyfr usłyszałeś? Wpisz je i naciśnij Enter

far-code-unfit = To nie jest dziewięć cyfr

far-name-ask = { $known ->
        [0] Jakie imię mogą słyszeć inni? Wpisz je. Sam Enter: żadne, usłyszą tylko numer
       *[1] Czy inni mogą słyszeć imię { $name }? Jeden tak, zero nie. Albo wpisz inne imię
    }

far-name-unfit = W tym imieniu są znaki, których nie można wysłać

far-invite-code = Graczowi numer { WORDS($number) } podaj przez telefon te cyfry: { $digits }. Są ważne dziesięć minut i wpuszczają jedną osobę. Enter je powtarza
    .terse = Cyfry dla gracza numer { WORDS($number) }: { $digits }

far-invite-came = { ORDINAL($number) } gracz już jest

far-invite-again = Nowe cyfry? Jeden tak, zero nie

far-invite-kept = Partia jest zapisana i czeka na innych. Ponownie zaprasza: { $command }

far-invite-all = Wszyscy gracze już są

far-later = Partię zaczyna: { $command }

far-invite-wrong = Ktoś wpisał inne cyfry, więc te już nie są ważne. Nikt nie wszedł. Podaj nowe

far-invite-late = Dziesięć minut minęło i nikt nie wszedł. Podaj nowe cyfry

far-invite-used = Te cyfry zostały już użyte i nikogo więcej nie wpuszczą. Podaj nowe

far-invite-garbled = Odezwało się coś innego niż ten program, więc nikt nie wszedł. Podaj nowe cyfry

far-invite-version = Drugi program ma inną wersję, więc nikt nie wszedł. Zainstalujcie oboje najnowszą

far-invite-failed = Gościa nie udało się wpuścić. Partia jest zapisana. Podaj nowe cyfry

far-join-knocks = Trwa szukanie stołu

far-joined = Jesteś przy stole jako { ORDINAL($number) } gracz, liczba graczy: { WORDS($count) }. Gra: { $game }

far-join-wrong = Cyfry się nie zgadzają, nie jesteś przy stole. Poproś o nowe i wpisz je jeszcze raz

far-join-late = Te cyfry były ważne dziesięć minut, które już minęły. Nie jesteś przy stole. Poproś o nowe

far-join-used = Ktoś już użył tych cyfr. Nie jesteś przy stole. Poproś o nowe

far-join-garbled = Odezwało się coś innego niż ten program, nie jesteś przy stole. Poproś o nowe cyfry

far-join-version = Drugi program ma inną wersję, nie jesteś przy stole. Zainstalujcie oboje najnowszą

far-join-failed = Drugi komputer nie mógł cię wpuścić. Zapytaj tam, co mówi, i poproś o nowe cyfry

far-room-closed = Na serwerze { $address } nikt nie czeka na te cyfry. Nie jesteś przy stole. Porównajcie przez telefon cyfry i serwer i poproś o nowe

far-join-other-game = Ten program nie zna gry { $game }. Zaproszenie jest zapisane. Zainstaluj to, co mają inni

far-game-unknown = Ten program nie zna gry { $game }, więc tej partii nie można tu kontynuować. Zostaje bez zmian, a inni czekają. Zainstaluj wersję programu, którą mają oni, i graj dalej

far-left-off = Koniec. Nic się nie zaczęło

far-waits = { $missing ->
        [1] Czekamy jeszcze na jednego gracza
        [2] Czekamy jeszcze na dwóch graczy
       *[other] Czekamy jeszcze na trzech graczy
    }

far-sits = { $player } siedzi przy stole

far-waits-left = Koniec czekania. Partia jest zapisana. Zaczyna ją: { $command }

far-broken-off = Ktoś opuścił tę partię, zanim się zaczęła, więc się nie odbędzie. Zacznijcie razem nową

far-running = Na tym komputerze trwa gra. Nic się nie zmieniło. Najpierw z niej wyjdź, a potem wpisz to jeszcze raz

far-server-new = Serwer { $address } jest tu nowy. Od teraz tam oczekiwany jest właśnie ten

far-server-changed = Serwer { $address } to nie ten, który był tam wcześniej. Nic nie wysłano. Zapytaj, kto go prowadzi. Jeśli jest w porządku, usuń stare partie

far-server-wrong = To nie jest adres serwera: { $address }. Nic się nie zaczęło. Jest to nazwa albo numer, a po dwukropku port

far-door-often = Serwer dostał za dużo zaproszeń w ciągu minuty. Wszystko jest zapisane. Poczekaj minutę i spróbuj ponownie

far-door-gone = Serwer nie ma już tej partii. Twoja kopia jest zapisana. Zacznijcie razem nową

far-door-refused = Serwer { $address } na to nie pozwala. Wszystko zostaje bez zmian. Zapytaj, kto go prowadzi

far-door-form = Serwer { $address } ma inną wersję. Wszystko zostaje bez zmian. Poproś tego, kto go prowadzi, o najnowszą

far-record-none = Partii na odległość { $match } tu nie ma. Te, które są, numeruje: companion far list

far-record-none-at-all = Żadnej partii na odległość jeszcze tu nie ma. Zaczyna ją: { $command }

far-record-several = Partii na odległość jest tu więcej, razem { WORDS($count) }. Numeruje je to, a numer wystarczy: companion far list

far-record-guest = Do tej partii zaprasza tylko ten, kto ją otworzył. Nic się nie zmieniło. Poproś go o cyfry

far-seat-none = Liczba graczy tej partii: { WORDS($count) }. Takiego miejsca w niej nie ma. Nic nie wysłano. Miejsca wypisuje: companion far list

far-seat-joined = { ORDINAL($number) } gracz dołączył już do tej partii, więc jego miejsca nie można zaproponować ponownie. Nic nie wysłano. Jeśli jego komputer stracił to, co zapisał, zacznijcie razem nową partię

far-record-wrong = Do partii na odległość nie można wrócić, { $file }: { $reason ->
        [newer] zapisała ją nowsza wersja programu i plik zostaje bez zmian. Uruchom tamtą wersję
        [form] treść pliku jest niezrozumiała. Zostaje bez zmian. Przywróć kopię albo poproś o nowe cyfry
        [content] należy do innej partii. Przywróć kopię
       *[other] { NOUN($reason, of: "file-fault") }
    }

far-record-unwritten = Partii nie można tu zapisać, { $file }: { $reason }. Nikt nie wszedł i nic nie przepadło. Zwolnij miejsce na dysku albo sprawdź, czyj jest folder, i spróbuj ponownie

far-list-count = Partie na odległość: { WORDS($count) }

far-list-one = Numer { WORDS($at) }: { $game }, partia { $match }, jesteś graczem numer { WORDS($number) }, liczba graczy: { WORDS($count) }. { $stage ->
        [inviting] Na razie przy stole: { WORDS($here) }
        [left] Opuszczona na dobre
       *[playing] Wszyscy już są
    }. Serwer { $address }

far-list-other-game = Numer { WORDS($at) }: partia { $match }. Jej gry { $game } ten program nie zna. Zainstaluj wersję, którą mają inni

far-leave-ask = Na pewno opuścić partię { $match } na dobre? Inni się o tym dowiedzą i dokończą ją bez ciebie. Powrotu nie będzie. Jeden tak, zero nie

far-leave-done = Ta partia jest dla ciebie skończona, inni się o tym dowiedzą. Jej przebieg zostanie tutaj, dopóki jej nie usuniesz

far-leave-untold = Nadal jesteś w partii, bo innych nie można powiadomić. { $reason }

far-record-left = Ta partia jest już dla ciebie skończona, nie można jej tu grać. Usuwa ją: companion far forget { $match }

far-over = Ta partia jest już skończona, a inni mają stąd wynik. Zacznijcie razem nową. Zapisane gry wypisuje: companion history

far-over-untold = Ta partia jest już skończona. Wynik pozostaje tu zapisany, ale nie można go przekazać innym. { $reason }

far-forget-ask = Na pewno usunąć partię { $match }? Jej klucze, imiona i ruchy znikną z tego komputera{ $host ->
        [0] { "" }
       *[1] {" "}i z serwera
    }. Innym zostaną ich kopie. Jeden tak, zero nie

far-forget-done = Partia została usunięta z tego komputera{ $host ->
        [0] { "" }
       *[1] {" "}i z serwera
    }. Innym zostają ich kopie

far-forget-here = Partia została usunięta z tego komputera. { $reason }. Na serwerze zostaje zapieczętowana i stąd nikt jej już nie otworzy

far-unchanged = Nic się nie zmieniło

command-word-invite = zaproś

command-word-join = dołącz

command-word-list = wypisz

about-far-invite = Zaczyna partię z przyjaciółmi na odległość, którzy wchodzą dzięki dziewięciu cyfrom

about-far-invite-more = O grę, liczbę graczy, serwer i twoje imię program zapyta, jeśli ich nie podasz. Potem powie dla każdego przyjaciela dziewięć cyfr, które podasz mu przez telefon. Z nazwą partii zaprasza dalej do niej

about-far-join = Wchodzi do partii przyjaciela dzięki dziewięciu cyfrom, które podał

about-far-join-more = Oba komputery muszą używać tego samego serwera. O to, czego nie podasz, program zapyta. Z partii zapisuje klucze, miejsca i twoje imię, jeśli się na to zgodzisz

about-far-list = Wypisuje zapisane tu partie na odległość

about-far-list-more = Każda w osobnym wierszu, najstarsza pierwsza: nazwa, gra, twoje miejsce, ilu graczy już przyszło, i serwer

command-word-leave = opuść

about-far-leave = Opuszcza na dobre partię na odległość i powiadamia innych

about-far-leave-more = Inni dokończą partię bez ciebie, według zasad gry. Na przerwę wystarczy wyjść z programu, partia poczeka. Bez nazwy chodzi o jedyną, która tu jest

about-far-forget = Usuwa partię na odległość razem z kluczami, imionami i ruchami

about-far-forget-more = Kto otworzył partię, usuwa ją też z serwera. Innym zostają ich kopie. Bez nazwy chodzi o jedyną, która tu jest

about-value-match = PARTIA

about-value-digits = CYFRY

about-value-address = ADRES

about-option-far_count = Ilu graczy gra razem z tobą

about-option-far_name = Imię, które usłyszą inni

about-option-far_server = Adres serwera zamiast tego z ustawień

about-option-far_seat = Oferuje ponownie miejsce gracza, który jeszcze przed początkiem gry stracił to, co miał zapisane

about-option-later = Gra zaczyna się później

about-far-play = Gra partię na odległość

about-far-play-more = Od początku albo od miejsca, w którym ją przerwano. Bez nazwy chodzi o jedyną, która tu jest
