league-extra = Części potrzebne do ligi nie są zainstalowane, więc nie da się pracować z sezonem. Zainstaluje je to: { $command }

league-none = Liga nie ma jeszcze żadnego sezonu. Pierwszy zacznij tak: { $command }

league-begun = Ten sezon już się zaczął i zostaje, jaki jest: { $title }

league-no-season = Sezonu { WORDS($season) } liga nie ma. Najnowszy ma numer { WORDS($last) }

league-no-person = W sezonie nie ma nikogo, kto nazywa się { $handle }. Nic nie zostało zapisane. Listę osób podaje: companion liga osoba

league-handle-taken = Ktoś w sezonie już nazywa się { $handle }. Nic nie zostało zapisane. Jeśli to ktoś inny, wybierz nazwę, która brzmi inaczej

league-handle-wrong = Tego nie da się zapisać jako nazwy: { $name }. Nic nie zostało zapisane. Wpisz litery albo cyfry, znaków najwyżej { WORDS($most) }

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

league-same-met = W rundzie { WORDS($round) } przy stoliku siedzą obie osoby: { $handle } i { $other }. To nie może być jedna osoba, nic nie zostało zapisane. Jeśli któryś stolik się nie zgadza, najpierw obsadź go na nowo

league-round-order = Runda { WORDS($round) } nie może się teraz zacząć. Następna ma numer { WORDS($next) }

league-no-round = Runda { WORDS($round) } jeszcze się nie zaczęła. Nic nie zostało zapisane. Zacznij ją: companion liga runda

league-no-table = Runda { WORDS($round) }: stolika { WORDS($number) } tu nie ma. Nic nie zostało zapisane. Stoliki wypisuje: companion liga runda

league-seated-twice = W tej rundzie { $handle } siedzi już przy stoliku { WORDS($number) }. Nic nie zostało zapisane. Najpierw obsadź na nowo tamten stolik

league-has-result = Runda { WORDS($round) }, stolik { WORDS($number) } ma już wynik, więc nie zmienia się, kto przy nim siedzi. Nic nie zostało zapisane. Popraw to decyzją: companion liga zdecyduj

league-bye-brings = Runda { WORDS($round) }, stolik { WORDS($number) } to wolny los, on nie ma sum. Nic nie zostało zapisane. Sprawdź numer stolika

league-totals-count = Podanych sum: { WORDS($count, gender: "feminine") }. Miejsc przy tym stoliku: { WORDS($seats) }. Nic nie zostało zapisane. Wpisz po jednej sumie na miejsce, w kolejności miejsc

league-match-counted = Ta partia liczy się już przy innym stoliku: runda { WORDS($round) }, stolik { WORDS($number) }. Nic nie zostało zapisane. Sprawdź stolik albo wybierz inny plik

league-moved = Do sezonu ciągle zapisuje ktoś inny. To nie zostało zapisane. Zaczekaj chwilę i zrób to jeszcze raz

league-changed = Sezon zmieniło coś innego niż ten program, od wpisu { WORDS($number) }. Program nic teraz nie liczy i nie zapisuje. Przywróć najnowszą kopię pliku

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
       *[io] Sprawdź dysk i powtórz
    }: { $place }

league-url = Ustawienie ligi to ani plik, ani adres bazy PostgreSQL. Nic nie zostało otwarte. Ustaw je na nowo: companion ustawienia league

league-password = W ustawieniu ligi jest hasło, a stamtąd trafiałoby do wydruków i raportów. Nic nie zostało otwarte. Wpisz je do pliku haseł samej bazy PostgreSQL

league-consent-name = Imię jest przechowywane tylko wtedy, gdy wolno je pokazać. Nic nie zostało zapisane. Podaj jedno i drugie: { $name }, { $shown }

league-too-few = Obecnych osób: { WORDS($count, gender: "feminine") }. Runda potrzebuje co najmniej dwóch, więc nie ma propozycji. Wpisz więcej osób

league-too-many = Podanych osób: { WORDS($count, gender: "feminine") }. Przy stoliku siedzą najwyżej { WORDS($most, gender: "feminine") }. Nic nie zostało zapisane. Podaj mniej

league-match-open = Partia w tym pliku nie ma jeszcze końca: { $file }. Nic nie zostało policzone. Dokończ ją i wyeksportuj jeszcze raz

league-match-differs = Rozegrana jeszcze raz według zasad partia z tego pliku wychodzi inaczej: { $file }. Nic nie zostało policzone. Zapytaj przy stoliku, a potem zdecyduj: companion liga zdecyduj

league-whose-match = W żadnej rundzie nie siedzą razem przy stoliku: { LIST($players) }. Nic nie zostało policzone. Powiedz, który to stolik: { $round }, { $table }

league-totals-differ = Partia w pliku ma inne sumy: { LIST($totals) }. Nic nie zostało zapisane. Sprawdź, co jest wpisane

league-total-wrong = Suma wynosi najwyżej { WORDS($most) }. Nic nie zostało zapisane. Sprawdź, co jest wpisane

league-key = Klucza organizatora nie da się użyć: { $file }. Nic nie zostało podpisane. Przywróć jego kopię albo usuń go, wtedy powstanie nowy

league-unreadable = Wyeksportowanego pliku nie da się przeczytać, { $file }: { NOUN($reason, of: "file-fault") }

league-no-folder = Folderu nie da się czytać: { $folder }. Wyniki z niego nie są przyjmowane. Sprawdź jego nazwę

league-points-wrong = Na dwoje, troje i czworo da się podzielić bez reszty tylko wielokrotność dwunastu, a { WORDS($points) } nią nie jest. Sezon się nie zaczął. Podaj dwanaście, dwadzieścia cztery albo więcej

league-pass-not-written = Przepustki nie da się zapisać: { $file }. Nic się nie zmieniło. Wybierz inne miejsce

league-pass-strange = To nie jest przepustka ośrodka ligi: { $file }. Nic się nie zmieniło. Poproś organizatora o plik jeszcze raz

league-no-server = Na tym komputerze serwer jeszcze nie działał: { $folder }. Nikt nie został zaproszony. Uruchom go: { $command }

league-certificate = Certyfikatu serwera nie da się odczytać: { $file }. Nikt nie został zaproszony. Plik musi być w formacie PEM

league-address = To nie jest adres serwera: { $address }. Nikt nie został zaproszony. Wpisz go na przykład tak: klub.local

league-not-joined = Ten komputer nie ma przepustki ośrodka, więc nic nie zostało wysłane. Użyj pliku od organizatora: { $command }

league-agreed-nobody = W tej partii nie ma nikogo, kto nazywa się { $player }. Nic nie zostało wysłane. Przy stoliku są: { LIST($players) }

league-outbox = Wyników, które czekają na wysłanie, nie da się tu zapisać: { $folder }. Nic nie zginęło. Zrób tam miejsce albo pozwól zapisywać i wyślij je jeszcze raz

league-waits-here = Serwer ligi jest nieosiągalny. Wyników, które tu czekają: { WORDS($count) }. Nic nie zginęło. Wyślij je później: { $command }

league-pass-older = Przepustka tego ośrodka pochodzi ze starszej wersji i wyników nie dałoby się zapieczętować. Wyników, które tu czekają: { WORDS($count) }. Nic nie zginęło. Poproś organizatora o nową: { $command }

league-nobody-listens = Organizator na razie nie przyjmuje wyników przez serwer. Wyników, które tu czekają: { WORDS($count) }. Nic nie zginęło. Wyślij je później: { $command }

league-untrusted = Odpowiada inny serwer niż ten z przepustki ośrodka albo jego certyfikat jest nieważny. Wyników, które tu czekają: { WORDS($count) }. Nic nie zginęło. Zapytaj organizatora, a potem wpisz: { $command }

league-shut-out = Serwer ligi nie przyjmuje przepustki tego ośrodka. Wyników, które tu czekają: { WORDS($count) }. Nic nie zginęło. Weź od organizatora nową, a potem wpisz: { $command }

league-server-refuses = Serwer ligi odmawia: { $reason }. Wyniki zostają tutaj. Zapytaj tego, kto zajmuje się serwerem

league-parcel-strange = Przez serwer przyszło coś, w czym ten program nie rozpoznaje wyniku. To się nie liczy. Zapytaj ośrodki, czy nie mają nowszego programu

league-parcel-sealed = Przyszedł wynik zapieczętowany dla innego komputera. Tutaj się nie liczy. Przywróć kopię pliku league.key albo daj ośrodkowi nową przepustkę: companion liga zaproś

league-parcel-season = Przyszedł wynik podpisany dla innego sezonu. Nie liczy się. Zapytaj ośrodek, czy ma przepustkę na ten sezon

league-parcel-key = Wynik podpisał klucz, który teraz nie jest ważny{ SIZE($centres) ->
        [0] { "" }
       *[other] , ośrodek: { LIST($centres) }
    }. Nie liczy się. Daj ośrodkowi nową przepustkę: companion liga zaproś

league-parcel-unsigned = Podpis na wyniku z ośrodka { $centre } się nie zgadza. Wynik się nie liczy. Poproś ośrodek, żeby wysłał go jeszcze raz

league-parcel-differs = Podpisany wynik nie zgadza się z zapisem partii: { LIST($players) }. Nie liczy się. Zapytaj przy stoliku, a potem zdecyduj: companion liga zdecyduj

league-state-bye = wolny los

league-state-open = czeka na sumy

league-state-by-hand = sumy wpisane ręcznie

league-state-heard = sumy przysłane od stolika

league-state-verified = sumy sprawdzone z zapisu gry

league-state-disputed = sporne, czeka na decyzję

league-state-ruled = rozstrzygnięte przez organizatora

league-total = { $player } { WORDS($total) }

league-table = Stolik { WORDS($number) }: { SIZE($totals) ->
        [0] { LIST($players) }
       *[other] { LIST($totals) }
    }. { NOUN($state, of: "league-state") }{ SIZE($unsigned) ->
        [0] { "" }
       *[other] . Bez podpisu: { LIST($unsigned) }
    }

league-clock = Zegar tego komputera spóźnia się względem ostatniego wpisu. Liczy się kolejność wpisów, więc od zegara nic nie zależy. Ustaw go dobrze

league-season-begun = Zaczyna się sezon { WORDS($season) }: { $title }

league-award = Kto przy stoliku pokona wszystkich, ma { COUNT($full, of: "point") }, wolny los przynosi { COUNT($bye, of: "point") }. { $ours ->
        [0] Tak podano dla tego sezonu
       *[1] Tak liczy ten program, żadna liga tego nie ustaliła
    }

league-centres = Ośrodki: { WORDS($count) }

league-centre = { $name }

league-centre-told = Ośrodek wpisany: { $name }

league-people = Osoby: { WORDS($count, gender: "feminine") }

league-person = { $handle }{ SIZE($about) ->
        [0] { "" }
       *[other] , { LIST($about, style: "comma") }
    }{ $shown ->
        [0] { "" }
       *[1] , na stronach pod własnym imieniem
    }

league-person-told = Wpisano: { $handle }{ SIZE($about) ->
        [0] { "" }
       *[other] , { LIST($about, style: "comma") }
    }

league-person-changed = Odtąd: { $handle }{ SIZE($about) ->
        [0] { "" }
       *[other] , { LIST($about, style: "comma") }
    }

league-person-shown = { $shown ->
        [0] Na stronach stoi pseudonim, imię nie jest nigdzie przechowywane
       *[1] Na stronach stoi imię
    }

league-same-told = { $handle } i { $other } to odtąd jedna osoba. Partie z obu wpisów liczą się razem

league-round-begun = Zaczyna się runda { WORDS($round) }. Obsadź stoliki: companion liga miejsce

league-round = Runda { WORDS($round) }, stoliki: { WORDS($count) }

league-proposal = Propozycja na rundę { WORDS($round) }, stoliki: { WORDS($count) }

league-proposal-table = Stolik { WORDS($number) }: { LIST($players) }

league-proposal-bye = Stolik { WORDS($number) }: { LIST($players) }, wolny los

league-proposal-ask = Rozsadzić tak wszystkich? Jeden tak, zero nie

league-proposal-left = Wszystko zostaje, jak było, runda się nie zaczęła

league-proposal-seated = Zaczyna się runda { WORDS($round) }, wszyscy mają swój stolik

league-table-removed = Runda { WORDS($round) }: stolik { WORDS($number) } jest usunięty

league-by-seats = W pliku są inne imiona niż przy stoliku, więc sumy wzięto w kolejności miejsc. Sprawdź, czyje są

league-result-again = Runda { WORDS($round) }: to samo już jest, liczy się raz

league-result-by-hand = Runda { WORDS($round) }: zapisano tak, jak wpisano

league-result-verified = Runda { WORDS($round) }: zapis gry rozegrano jeszcze raz, sumy się zgadzają

league-disputed = Przyszły różne sumy, więc do decyzji stolik nic nie przynosi: { $command }

league-ruled = Runda { WORDS($round) }: decyzja jest zapisana

league-standings = { $title }, dotychczasowych rund: { WORDS($round, gender: "feminine") }

league-standing = Miejsce { WORDS($place) }: { $player }, { COUNT($points, of: "point") }, wygrane stoliki: { WORDS($won) }

league-waits = Runda { WORDS($round) }, stolik { WORDS($number) }: czeka na decyzję

league-written = Zapisano: { $file }

league-mark = Cyfry klucza organizatora: { $mark }

league-whole = Wszystko jest tak, jak zapisano, wpisów: { WORDS($count) }

league-clocks = Wpisów z zegara, który się spóźniał: { WORDS($count) }. Liczy się ich kolejność, nic od tego nie zależy

league-tables = Stoliki, { NOUN($state, of: "league-state") }: { WORDS($count) }

league-signed = Podpis się zgadza

league-not-signed = Podpis się nie zgadza: ktoś zmienił te pliki albo są niepełne. Do niczego w nich nie można mieć zaufania. Poproś o nie organizatora jeszcze raz

league-followed = Z wpisów wychodzi ta tabela, wpisów: { WORDS($count) }

league-not-followed = Z wpisów wychodzi inna tabela niż ta. Do niczego w nich nie można mieć zaufania. Poproś organizatora o pliki jeszcze raz

league-invited = Przepustka ośrodka { $centre }, starsza nie jest już ważna: { $file }

league-invited-then = Plik przekaż osobiście, kto go ma, mówi w imieniu ośrodka. Tam używa się go tak: { $command }

league-joined = Ten komputer odtąd wysyła wyniki: { $title }, ośrodek { $centre }

league-agree-ask = { $player }, zgoda? Jeden tak, zero nie

league-sent-unsigned = Zapisane bez podpisu: { LIST($players) }. Organizator się o tym dowie

league-sent = Wyników wysłanych i zapisanych na serwerze: { WORDS($count) }

league-signatures = Podpisy wyników: { WORDS($count) }{ $wrong ->
        [0] { "" }
       *[other] . W tym nieważnych: { WORDS($wrong) }. Ktoś je zmienił, zdecyduj o tych stolikach
    }

league-server-there = Serwer ligi odpowiada. Wyniki z ośrodków są podawane na bieżąco

league-server-away = Serwer ligi jest nieosiągalny. Wyniki czekają w ośrodkach, nic nie zginęło. Program próbuje dalej

league-listens = { $title }: wyniki są podawane na bieżąco. Control i C to kończy

league-server-closed = Serwer ligi nie wpuszcza tego sezonu. Wyniki czekają w ośrodkach, nic nie zginęło. Zaproś ośrodek jeszcze raz: companion liga zaproś

league-heard = Koniec przy stoliku { WORDS($number) }: { LIST($totals) }{ SIZE($unsigned) ->
        [0] { "" }
       *[other] . Bez podpisu: { LIST($unsigned) }
    }

league-heard-disputed = Stolik { WORDS($number) } ma dwa różne wyniki. Czeka na decyzję

league-heard-ruled = Stolik { WORDS($number) }, decyzja: { SIZE($totals) ->
        [0] nic nie przynosi
       *[other] { LIST($totals) }
    }

league-page-standings = tabela

league-page-place = miejsce

league-page-player = gracz

league-page-category = kategoria

league-page-centre = ośrodek

league-page-points = punkty

league-page-won = wygrane stoliki

league-page-table = stolik

league-page-players = gracze i sumy

league-page-state = stan

league-page-round = runda { WORDS($round) }

league-page-language = po polsku

league-page-names = Imiona stoją tu tylko za zgodą, pozostali mają pseudonim

about-league = Prowadzi sezon ligi: ludzi, rundy, stoliki, wyniki, tabelę

about-league-new = Zakłada sezon

about-league-centre = Wpisuje ośrodek, bez nazwy wypisuje wszystkie

about-league-person = Wpisuje kogoś albo mówi o nim więcej, bez pseudonimu wypisuje, kto gra

about-league-round = Wypisuje stoliki rundy, bez numeru tej najnowszej

about-league-pair = Proponuje stoliki następnej rundy i pyta, zanim kogoś posadzi

about-league-seat = Obsadza stolik rundy ręcznie, bez pseudonimów go usuwa

about-league-result = Przyjmuje wynik stolika z wyeksportowanej gry, którą rozgrywa jeszcze raz, albo tak, jak się go wpisze

about-league-rule = Decyduje, co przynosi stolik, i zapisuje dlaczego

about-league-standings = Mówi, jak kto stoi

about-league-page = Zapisuje tabelę w folderze jako strony dla przeglądarek, po jednej na język

about-league-export = Zapisuje sezon w folderze: podpisany, i jako tabele

about-league-check = Sprawdza sezon albo to, co wyeksportowano do folderu

about-league-listen = Przyjmuje wyniki i podaje je na bieżąco

about-league-invite = Zapisuje przepustkę, z którą ośrodek wysyła wyniki przez serwer

about-league-connect = Przyjmuje przepustkę ośrodka, ten komputer wysyła wtedy za niego

about-league-send = Daje wynik partii do podpisania i wysyła go, razem ze wszystkim, co czeka

about-option-league-address = Gdzie ośrodki znajdą serwer, na przykład klub.local

about-option-league-server = Folder serwera, jeśli jest inny niż zwykle

about-option-league-agreed = Kto przy stoliku zgadza się z sumami. Inaczej program pyta wszystkich

about-option-league-again = Wysyła też to, co już było wysłane, gdy serwer to stracił

about-option-league-points = Punkty dla tego, kto pokona wszystkich przy stoliku, wielokrotność dwunastu

about-option-league-bye = Punkty za wolny los, inaczej połowa

about-option-league-season = Sezon według numeru. Inaczej jest to najnowszy

about-option-league-categories = Kategoria ludzi. Każde podanie dodaje jedną

about-option-league-name = Imię na strony, przechowywane tylko wtedy, gdy wolno je pokazać

about-option-league-shown = Czy ta osoba zgadza się na imię na stronach. Zapomina się na zawsze

about-option-league-category = Kategoria tej osoby

about-option-league-centre = Ośrodek tej osoby

about-option-league-same = Pseudonim, pod którym ta sama osoba jest wpisana drugi raz

about-option-league-begin = Zaczyna następną rundę bez stolików

about-option-league-size = Przy stoliku najwyżej tylu ludzi

about-option-league-away = Kogo nie ma. Można podać kilka razy

about-option-league-file = Wyeksportowana gra tej partii, także z nośnika albo z poczty

about-option-league-round = Runda tego stolika

about-option-league-table = Numer stolika w rundzie

about-option-league-reason = Dlaczego taka decyzja

about-option-league-nothing = Stolik nic nie przynosi

about-option-league-only-category = Tylko ci ludzie, między sobą

about-option-league-only-centre = Tylko ludzie z tego ośrodka, między sobą

about-option-league-folder = Przyjmuje też wyeksportowane gry włożone do tego folderu

about-value-title = TYTUŁ

about-value-handle = PSEUDONIM

about-value-table = STOLIK

about-value-total = SUMA

about-value-folder = FOLDER

usage-totals-or = Podaj albo sumy, albo { $option }

command-word-league = liga

command-word-new = załóż

command-word-centre = ośrodek

command-word-person = osoba

command-word-round = runda

command-word-pair = rozsadź

command-word-result = wynik

command-word-rule = zdecyduj

command-word-standings = tabela

command-word-listen = słuchaj

command-word-connect = połącz

command-word-send = wyślij
