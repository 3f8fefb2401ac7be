### Jeden właściciel: blokada, połączenie lokalne i drugi terminal, który dołącza do gry.

local-folder-wrong = Gra nie może się zacząć: { $reason ->
        [denied] program nie może zapisywać w swoim folderze
        [readonly] dysk z folderem programu nie pozwala na zapis
        [full] dysk z folderem programu jest pełny
        [foreign] folder programu należy do kogoś innego
        [open] w folderze programu mogą zapisywać także inni użytkownicy
        [occupied] na miejscu folderu programu albo pliku w nim jest coś innego
        [locks] dysk z folderem programu nie umie blokować plików
       *[failed] folderu programu nie da się użyć
    }: { $folder }. { $reason ->
        [denied] Zezwól tam na zapis
        [readonly] Zezwól tam na zapis
        [full] Zwolnij tam miejsce
        [foreign] Usuń ten folder
        [open] Usuń ten folder, program zrobi nowy,
        [occupied] Usuń to, program zrobi swoje,
        [locks] Jako { $variable } podaj folder na innym dysku
       *[failed] Zapytaj poleceniem companion doktor
    } i zacznij jeszcze raz

local-starting = Gra właśnie się uruchamia. Spróbuj za chwilę jeszcze raz

local-silent = Gra, która trwa, nie odpowiada. Co zostało zagrane, jest zapisane. Spróbuj jeszcze raz{ $pid ->
        [0] { "" }
       *[other] , albo zakończ proces numer { WORDS($pid) } i zacznij od nowa
    }
    .terse = Gra, która trwa, nie odpowiada

local-full = Gra nie może teraz słuchać: rozmawia z nią za dużo poleceń. Zakończ jedno i spróbuj jeszcze raz

local-cut = Połączenie zniknęło, ale gra trwa dalej. Uruchom to polecenie jeszcze raz

local-died = Gra, która trwała, stanęła. Co zostało zagrane, jest zapisane. Żeby grać dalej, wpisz: companion play
    .terse = Gra, która trwała, stanęła, wszystko jest zapisane

local-version = To polecenie ma inną wersję niż gra, która trwa. Gra ma wersję { WORDS($theirs) }, polecenie wersję { WORDS($ours) }. { $newer ->
        [game] Użyj polecenia zainstalowanego z grą
       *[command] Opuść grę i otwórz ją ponownie, jest zapisana
    }

local-joined = Gra trwa: { LIST($players) }. Ta klawiatura gra razem z nimi

local-seat-none = Miejsca numer { WORDS($seat) } w tej grze nie ma, { $count ->
        [one] jest tylko { COUNT($count, of: "place") }
        [few] są tylko { COUNT($count, of: "place") }
       *[many] jest { COUNT($count, of: "place") }
    }. Wybierz inne miejsce

local-left = Ta klawiatura się odłączyła, gra trwa dalej

local-over = Gra, która trwała, zakończyła się, { $reason ->
        [finished] partia jest rozegrana
       *[left] jest zapisana i następnym razem zostanie zaproponowana
    }

said-aloud = { $text }

say-nothing = W tekście nie ma ani słowa. Wpisz po poleceniu, co ma być powiedziane
