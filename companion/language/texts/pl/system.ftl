### Polish. What each message is for and which facts it has stands in the English file.

journal-locked = Zapis gry jest używany przez inny program. Gra prawdopodobnie już trwa. Zakończ ją albo graj tam dalej
    .terse = Zapis gry jest używany przez inny program

journal-newer = Zapis gry pochodzi z nowszego programu. Nic się w nim nie zmieniło. Zainstaluj nowszy program
    .terse = Zapis gry pochodzi z nowszego programu, nie zmienił się

journal-foreign = W miejscu zapisu gry leży plik innego programu. Zostaje bez zmian. Wybierz w ustawieniach inne miejsce
    .terse = Plik zapisu należy do innego programu

journal-unusable = Zapisu gry nie da się otworzyć: { $reason ->
        [full] dysk jest pełny
        [readonly] nie wolno tam zapisywać
        [locked] używa go inny program
        [damaged] plik jest uszkodzony
        [older] plik pochodzi ze starszego programu
       *[io] dysk nie odpowiada
    }

journal-in-memory = Uwaga: { $reason ->
        [full] dysk jest pełny
        [readonly] zapisu gry nie wolno zmieniać
        [locked] zapis gry trzyma inny program
        [gone] zapis gry zniknął ze swojego miejsca
        [damaged] zapis gry jest uszkodzony
       *[io] dysk nie odpowiada
    }. Ruchy są odtąd tylko w pamięci i zostaną zapisane, gdy tylko będzie można. Gra toczy się dalej. { $reason ->
        [full] Zwolnij miejsce tam, gdzie jest ten folder
        [readonly] Pozwól na zapis w tym folderze
        [gone] Przywróć ten folder
        [locked] Zakończ ten drugi program, folder zapisu
        [damaged] Sprawdź dysk z tym folderem
       *[io] Sprawdź dysk z tym folderem
    }: { $folder }
    .terse = Uwaga: zapis nie działa, ruchy są w pamięci

journal-written = Zapis gry jest znowu pełny, wszystko jest zapisane
    .terse = Wszystko jest zapisane

journal-healed = Uwaga: zapis gry był uszkodzony. Uratowano: { COUNT($count, of: "line", case: "accusative") }. Uszkodzony plik jest odłożony na bok jako { $name }
    .terse = Uwaga: zapis gry był uszkodzony, dobra część została

journal-migrated = Zapis gry został przystosowany do tego programu. Stary plik leży obok
    .terse = Zapis gry jest przystosowany

journal-empty = w zapisie nie ma jeszcze żadnej gry

journal-no-game = żadna gra nie jest rozpoczęta

journal-no-such-game = gry numer { WORDS($game) } nie ma w zapisie

journal-game-damaged = gry numer { WORDS($game) } nie da się odczytać, brakuje jej początku

journal-game-finished = gra numer { WORDS($game) } jest zakończona

journal-other-tiles = ta gra toczyła się z innym zestawem płytek: { $tiles }

journal-rows-lost = Uwaga: ostatnia część gry nie została zapisana, { $count ->
        [one] przepadł { COUNT($count, of: "line") }
        [few] przepadły { COUNT($count, of: "line") }
       *[many] przepadło { COUNT($count, of: "line") }
    }. Gdy gra znów się zacznie, sprawdź punkty i płytki

game-begun = Zaczyna się nowa gra: { LIST($players) }
    .terse = Nowa gra: { LIST($players) }

game-resumed = Gra toczy się dalej, dotąd { COUNT($count, of: "move") }
    .terse = Gra toczy się dalej

resume-offer = Jest tu rozpoczęta gra: { LIST($players) }, { COUNT($count, of: "move") }. Grać dalej? Enter tak, zero nie
    .terse = Rozpoczęta gra, { LIST($players) }. Grać dalej? Enter tak, zero nie

play-kept = gra jest zapisana i następnym razem zostanie zaproponowana

player-default = { ORDINAL($number) } gracz

no-board-found = żadnej planszy nie znaleziono. Sprawdź kabel albo wpisuj ruchy

history-count = W zapisie { $count ->
        [one] jest { COUNT($count, of: "game") }
        [few] są { COUNT($count, of: "game") }
       *[many] jest { COUNT($count, of: "game") }
    }

history-game = Gra numer { WORDS($number) }, { $when }, { LIST($players) }, { $state ->
        [open] rozpoczęta
        [over] zakończona
        [given-up] przerwana
        [imported] wczytana z pliku
       *[damaged] uszkodzona
    }

history-exported = Gra numer { WORDS($number) } jest zapisana, plik { $file }

history-imported = Gra jest wczytana i ma numer { WORDS($number) }

history-forget-ask = { $number ->
        [0] Na pewno usunąć na zawsze wszystkie gry?
       *[other] Na pewno usunąć na zawsze grę numer { WORDS($number) }?
    } Jeden tak, zero nie

history-forgotten = { $number ->
        [0] Wszystkie gry są usunięte
       *[other] Gra numer { WORDS($number) } jest usunięta
    }

history-not-forgotten = nic nie zostało usunięte

export-not-written = Pliku nie da się zapisać: { $file }

import-refused = Plik { $file }{ $line ->
        [0] { "" }
       *[other] , wiersz { WORDS($line) }{ $column ->
            [0] { "" }
           *[other] , kolumna { WORDS($column) }
        }
    }: { $reason ->
        [not-text] to nie jest zwykły tekst
        [too-long] wiersz jest za długi
        [control] jest w nim znak, który nie jest tekstem
        [not-json] wiersza nie da się odczytać
        [nesting] wiersz jest zbyt złożony
        [number] liczba jest poza zakresem
        [length] tekst jest za długi
        [type] coś jest innego rodzaju, niż powinno
        [not-an-export] to nie jest zapisana gra
        [newer] pochodzi z nowszego programu
        [order] wiersze nie są po kolei
        [header] początek gry jest błędny
        [count] wierszy jest więcej albo mniej, niż powinno
       *[other] { NOUN($reason, of: "file-fault") }
    }. Nic nie zostało wczytane

replay-checked = Sprawdzono { COUNT($moves, of: "move") }, { $count ->
        [0] wszystko tak samo jak przedtem
        [one] jest { WORDS($count, gender: "feminine") } różnica
        [few] są { WORDS($count, gender: "feminine") } różnice
       *[many] jest { WORDS($count, gender: "feminine") } różnic
    }

no-sound-device = Brak urządzenia dźwiękowego. Wszystko jest wypisywane jako tekst

voice-no-library = Programu mowy nie da się wczytać: { $library }

voice-engine = Program mowy nie potrafi powiedzieć tego zdania

voice-no-language = Program mowy nie zna języka { $language ->
        [cs] czeskiego
        [pl] polskiego
       *[en] angielskiego
    }

wav-unwritable = Pliku dźwiękowego nie da się zapisać: { $file }. Na razie nic się nie zaczęło. Wybierz inne miejsce

wav-and-text = Podano { $text }, więc nic nie jest mówione i { $wav } nie ma czego zapisać. Pomiń jedno z dwojga

voice-wav = Pliku dźwiękowego nie da się zapisać: { $file }

voice-no-process = Głosu nie da się uruchomić. Wszystko jest wypisywane jako tekst

voice-gone = Głos zatrzymał się kilka razy. Dopóki nie wróci, wszystko jest wypisywane jako tekst

voice-back = Głos wrócił. Odtąd wszystko znów słychać

voice-line-failed = Jednego zdania nie dało się powiedzieć, jest wypisane jako tekst

language-unknown = tego języka tu nie ma: { $language }. Dostępne są czeski, polski i angielski

port-busy = Port jest używany przez inny program: { $port }. Zamknij tamten program

port-denied = Brak dostępu do portu: { $port }. Jak go uzyskać, powie polecenie companion doktor

port-gone = Tego portu nie ma: { $port }. Sprawdź kabel

port-full = Więcej plansz, niż można czytać, najwyżej { COUNT($count, of: "board") }. Ten port zostaje na boku: { $port }

port-silent = Na porcie { $port } żadna plansza nie odpowiada. Wyjmij kabel i włóż go jeszcze raz

port-flood = Z portu { $port } przychodzi o wiele za dużo, więc teraz nie jest odczytywany. Wyjmij kabel, który do niego prowadzi, i włóż go ponownie

port-name = to nie jest nazwa portu: { $port }

port-failed = Port nie działa: { $port }. Trwa ponowna próba

file-cannot-write = Pliku nie da się zapisać: { $file }

file-fault-missing = takiego pliku nie ma. Sprawdź nazwę

file-fault-directory = to jest folder, nie plik. Podaj plik w nim

file-fault-special = to nie jest zwykły plik. Podaj inny

file-fault-denied = nie wolno go czytać, brak uprawnień. Nadaj je albo skopiuj plik

file-fault-too-large = jest za duży. Sprawdź nazwę

file-fault-unreadable = nie da się go przeczytać. Skopiuj go jeszcze raz

file-fault-not-utf8 = to nie jest zwykły tekst. Zapisz go jako zwykły tekst

tiles-unreadable = Zestawu płytek nie da się odczytać, { $file }: { NOUN($reason, of: "file-fault") }

tiles-wrong = Zestaw płytek { $file }, wiersz { WORDS($line) }, kolumna { WORDS($column) }: { $reason }

tiles-fault = Wiersz { WORDS($line) }, kolumna { WORDS($column) }: { $reason }

tiles-title = nagłówek to { $text }, powinno być { $expected }

tiles-number = to nie jest numer płytki: { $text }

tiles-number-twice = ten numer jest już użyty: { $text }, pierwszy raz wiersz { WORDS($first) }

tiles-number-used-twice = dwie płytki mają numer { WORDS($number) }

tiles-none = nie ma w nim żadnej płytki

tiles-fields = w wierszu { $expected ->
        [one] powinna być jedna pozycja
        [few] powinny być { WORDS($expected, gender: "feminine") } pozycje
       *[many] powinno być { WORDS($expected, gender: "feminine") } pozycji
    }, a { $count ->
        [one] jest jedna
        [few] są { WORDS($count, gender: "feminine") }
       *[many] jest { WORDS($count, gender: "feminine") }
    }

tiles-too-many = w wierszu jest za dużo: { $text }

tiles-terrain = tego terenu gra nie zna: { $text }

tiles-crowns = korony: { $text }, najwyżej { WORDS($most) }

tiles-pockets = to nie jest pięć kieszeni na magnesy: { $text }

tiles-not-utf8 = to nie jest zwykły tekst

tiles-no-titles = brakuje wiersza z nagłówkami

tiles-format = format to { $format }, znany jest tylko format { WORDS($known) }

tiles-no-format = brakuje formatu, znany jest tylko format { WORDS($known) }

tiles-no-id = brakuje oznaczenia zestawu

tiles-no-such-number = płytki { WORDS($number) } nie ma w zestawie

tiles-kind = { PART($terrain, $crowns, of: "rg-half", names: "terrain crowns") }

tiles-shared = te połowy mają to samo słowo: { LIST($kinds) }. Rozróżnia je cała płytka

tiles-unlawful = płytka { WORDS($number) }, { $half ->
        [a] pierwsza połowa
       *[b] druga połowa
    }: takie kieszenie należą do innej gry

tiles-symmetric = płytka { WORDS($number) }, { $half ->
        [a] pierwsza połowa
       *[b] druga połowa
    }: z takich kieszeni nie widać obrotu

tiles-castle-unlawful = zamek { WORDS($number) }: takie kieszenie należą do innej gry

tiles-castle-like = zamek { WORDS($number) } czyta się tak samo jak inną płytkę: { $other }

tiles-few-castles = w zestawie { $count ->
        [one] jest { COUNT($count, of: "castle") }
        [few] są { COUNT($count, of: "castle") }
       *[many] jest { COUNT($count, of: "castle") }
    }, a graczy { $expected ->
        [1] jest jeden
        [2] jest dwóch
        [3] jest trzech
        [4] jest czterech
       *[other] jest { WORDS($expected) }
    }

tiles-foreign-like = płytkę innej gry czyta się jak płytkę tego zestawu: { $game }, numer { WORDS($number) }

tiles-turn-close = płytka { WORDS($number) } po obróceniu jest prawie taka sama

tiles-same-words = płytkę { WORDS($first) } i płytkę { WORDS($second) } czyta się tak samo

tiles-close = płytka { WORDS($first) } i płytka { WORDS($second) } są prawie takie same

tiles-inverted = płytkę { WORDS($number) } wklejoną do góry nogami czyta się jak płytkę { WORDS($reads_as) }

script-unreadable = Skryptu nie da się odczytać, { $file }: { NOUN($reason, of: "file-fault") }

script-wrong = Skrypt { $file }, wiersz { WORDS($line) }: { $reason }

script-verb = nie ma takiego polecenia: { $text }

script-args = błędny zapis polecenia { $text }

virtual-lies-already = już leży na planszy: { $thing }

virtual-lies-not = tego nie ma na planszy: { $thing }

virtual-no-half = takiej połowy nie ma: { $thing }

virtual-no-thing = w zestawie nie ma: { $thing }

virtual-no-cell = plansza nie ma kolumny { WORDS($column) }, rzędu { WORDS($row) }

virtual-taken = zajęte: { $cell }

virtual-powered = plansza jest już włączona

virtual-spots = podano { COUNT($count, of: "square", case: "accusative") }, a { $expected ->
        [one] powinna być { WORDS($expected, gender: "feminine") }
        [few] powinny być { WORDS($expected, gender: "feminine") }
       *[many] powinno być { WORDS($expected, gender: "feminine") }
    }, { $thing }

virtual-not-neighbours = te kratki nie leżą obok siebie: { $thing }

settings-wrong = Ustawienia{ $line ->
        [0] { "" }
       *[other] , wiersz { WORDS($line) }
    }: { $reason ->
        [range] { $setting } jest poza zakresem
        [choice] { $setting } zna tylko { LIST($expected, style: "or") }
        [length] { $setting } jest za długie
        [uid] { $setting } nie jest numerem planszy
        [missing] brakuje { $setting }
        [type] { $setting } jest innego rodzaju, niż powinno
        [syntax] wiersza nie da się odczytać, więc nic z pliku nie jest użyte
        [encoding] plik nie jest zwykłym tekstem, więc obowiązują zwykłe wartości. Zapisz go jako zwykły tekst
        [newer] plik pochodzi z nowszego programu, więc zostaje bez zmian
        [special] to nie jest zwykły plik, więc obowiązują zwykłe wartości. Przenieś go
        [directory] to jest folder, nie plik, więc obowiązują zwykłe wartości. Przenieś go
        [denied] pliku nie wolno czytać, brak uprawnień, więc obowiązują zwykłe wartości. Zezwól na odczyt
        [too-large] plik jest za duży, więc obowiązują zwykłe wartości. Przenieś go
       *[unreadable] pliku nie da się odczytać, więc obowiązują zwykłe wartości. Przenieś go
    }. { SAME($used, "") ->
        [yes] { "" }
       *[no] Zamiast tego obowiązuje { $used }
    }

settings-unknown = Tego ustawienia program nie zna, zostaje w pliku: { $name }

settings-not-written = Ustawień nie udało się zapisać, { $reason ->
        [full] dysk jest pełny
        [form] plik jest napisany w nietypowy sposób i zostaje bez zmian
        [held] plik jest otwarty w innym programie. Zamknij go i ustaw to jeszcze raz
       *[readonly] nie wolno tam zapisywać
    }: { $file }

virtual-lies-elsewhere = leży na planszy gdzie indziej: { $thing }

virtual-no-pty = wirtualne plansze z własnym portem wymagają systemu Linux albo macOS

game-rows-lost = Uwaga: zapis tej gry jest uszkodzony, { $count ->
        [one] przepadł { COUNT($count, of: "line") }
        [few] przepadły { COUNT($count, of: "line") }
       *[many] przepadło { COUNT($count, of: "line") }
    }. Sprawdź punkty i płytki na planszach
    .terse = Uwaga: { $count ->
        [one] przepadł { COUNT($count, of: "line") }
        [few] przepadły { COUNT($count, of: "line") }
       *[many] przepadło { COUNT($count, of: "line") }
    } zapisu. Sprawdź punkty i płytki
