### Polish. What each message is for and which facts it has stands in the English file.

program-broken = Program trafił na własną usterkę i kończy pracę. Gra jest zapisana, uruchom go jeszcze raz, żeby grać dalej. Raport o tym pakuje polecenie companion doktor

program-part-broken = Część programu trafiła na własną usterkę. Gra toczy się dalej i jest zapisywana. Jeśli coś milczy, wyjdź i uruchom program jeszcze raz

doctor-version = Wersja, { $what ->
        [settings] ustawienia
        [journal] zapis gry
        [export] wypisane gry
        [protocol] język plansz
        [tiles] zestawy płytek
       *[local] rozmowa między programami
    }: { $number }

doctor-log = Dziennik programu: { $file }

doctor-log-readonly = Dziennik programu: nie wolno tam zapisywać, { $file }

doctor-log-remedy = Zezwól tam na zapis albo przenieś plik gdzie indziej

doctor-running = Gra: program właśnie działa, proces { $number }

doctor-far-parts = Przyjaciele na odległość: potrzebne części są, nats { $version }

doctor-far-parts-none = Przyjaciele na odległość: brakuje potrzebnych części

doctor-far-parts-remedy = Zainstaluje je to: { $command }

doctor-far-match = Partia na odległość numer { WORDS($at) }: { $game }, { $stage ->
        [over] skończona
        [waiting] tutaj jeszcze nie zaczęta
        [inviting] kogoś w niej jeszcze brakuje
        [left] opuszczona na dobre
       *[going] w toku
    }

doctor-far-known = Partia na odległość numer { WORDS($at) }, znane zapisy: { WORDS($count) }

doctor-far-unsent = Partia na odległość numer { WORDS($at) }, do wysłania pozostało: { WORDS($count) }

doctor-far-pass = Partia na odległość numer { WORDS($at) }: przepustka od serwera jest ważna jeszcze { COUNT($days, of: "day") }

doctor-far-pass-over = Partia na odległość numer { WORDS($at) }: przepustka od serwera już nie jest ważna. Serwer da nową, gdy gra będzie kontynuowana

doctor-far-server = Serwer partii na odległość: odpowiada, { $address }

doctor-far-server-none = Serwer partii na odległość: teraz nie można go użyć

doctor-type = Wpisz: { $command }

doctor-engine = Program mowy: { $engine ->
        [system] głosy systemu
        [pyttsx3] głosy systemu starszym sposobem
       *[espeak] wbudowany głos
    }

doctor-engine-remedy = Zainstaluj głos w systemie albo zostaw program mowy jak zwykle

doctor-voices-system = System ma { WORDS($count) } { $count ->
        [one] głos
        [few] głosy
       *[many] głosów
    }

doctor-voice-system = Głos systemu { NOUN($language, of: "language", form: "by") }: { $voice }

doctor-voice-system-none = Głos systemu { NOUN($language, of: "language", form: "by") }: nie ma go i nie jest potrzebny

doctor-voice-system-missing = Głos systemu { NOUN($language, of: "language", form: "by") }: brakuje go. Zamiast niego mówi wbudowany głos

doctor-voices-system-lost = Głosy systemu: nie da się ich użyć

doctor-voice-remedy = Głos tego języka można doinstalować w ustawieniach systemu

doctor-voice-named = Głos z ustawień: jest, { $voice }

doctor-voice-named-none = Głos z ustawień: brak, { $voice }

doctor-voice-choose = Mówi inny głos. Wybierz w ustawieniach jeden z tych: { LIST($voices) }

doctor-sound-player = Dźwięk: odtwarza go program { $program }

doctor-sound-player-none = Dźwięk: brakuje biblioteki i programu, który by go odtworzył

doctor-sound-player-remedy = W Debianie i pokrewnych odtwarzacz instaluje: { $command }

doctor-player = Odtwarzacz głosów systemu: jest, { $program }

doctor-player-none = Odtwarzacz głosów systemu: brak, { $program }

doctor-player-remedy = Potrzebują go tylko głosy systemu. W Debianie i pokrewnych instaluje go: { $command }

doctor-reader-print = Czytnik ekranu: czyta to, co jest wypisywane

doctor-reader = Czytnik ekranu: odpowiada, { $engine }

doctor-heard-ask = Czy było słychać zdanie { NOUN($language, of: "language", form: "by") }? Enter tak, zero nie

doctor-heard = Dźwięk { NOUN($language, of: "language", form: "by") }: słychać

doctor-unheard = Dźwięk { NOUN($language, of: "language", form: "by") }: cisza

doctor-unheard-remedy = Zwiększ głośność komputera albo wybierz w ustawieniach inne urządzenie dźwiękowe

doctor-device = Urządzenie dźwiękowe: { $device }

doctor-device-named = Urządzenie dźwiękowe, { $seat ->
        [0] stół
       *[other] miejsce numer { WORDS($seat) }
    }: jest, { $device }

doctor-device-none = Urządzenie dźwiękowe, { $seat ->
        [0] stół
       *[other] miejsce numer { WORDS($seat) }
    }: brak, { $device }

doctor-device-remedy = Podłącz je albo wybierz inne poleceniem { $command }. Do tego czasu używane jest zwykłe

doctor-terminal = Klawiatura: { $state ->
        [there] pisze się w terminalu
       *[none] bez terminala, polecenia przychodzą z pliku albo z programu
    }

doctor-letters = Litery: widać wszystkie, { $encoding }

doctor-letters-none = Litery: niektóre są zastępowane, { $encoding }

doctor-letters-remedy = Przestaw terminal na Unicode

doctor-keypad-known = Klawisze z cyframi: { $device }

doctor-keypad = Klawiatura numeryczna, { $seat ->
        [0] stół
       *[other] miejsce numer { WORDS($seat) }
    }: jest, { $device }

doctor-keypad-none = Klawiatura numeryczna, { $seat ->
        [0] stół
       *[other] miejsce numer { WORDS($seat) }
    }: brak, { $device }

doctor-keypad-remedy = Podłącz ją albo wybierz inną poleceniem { $command }

doctor-keypad-denied = Klawiatura numeryczna: { $device }, czytać ją może tylko grupa { $group }

doctor-keypads-linux = Klawiatury numeryczne: w tym systemie są czytane tylko w oknie gry

doctor-numbers = Num Lock: { $state ->
        [on] włączony
       *[off] wyłączony, klawiatura numeryczna nie pisze cyfr
    }

doctor-numbers-remedy = Naciśnij klawisz w lewym górnym rogu klawiatury numerycznej

report-made = Raport: { $file }

report-part = Jest w nim: { $part ->
        [versions] wersje programu, pakietów i systemu
        [findings] to, co znalazło polecenie companion doktor
        [settings] ustawienia
        [log] dziennik programu
       *[game] gra numer { WORDS($number) }
    }

report-no-game = Gry w nim brak, bo żadnej nie da się odczytać

report-names = Imiona graczy, nazwy użytkownika i komputera, foldery, porty i numery plansz są zastąpione

report-stays = Zostaje na tym komputerze, dopóki go nie wyślesz

report-not-written = Raportu nie udało się zapisać: { $file }. Wybierz inne miejsce
