### Co jest nie tak w wierszu polecenia i słowa poleceń. Opis komunikatów jest w pliku angielskim.

usage-more = Więcej mówi: { $command }
usage-no-command = Takiego polecenia tu nie ma: { $typed } { SIZE($near) ->
        [0] {""}
       *[other] . Podobne: { LIST($near, style: "comma") }
    }
usage-no-option = Takiej opcji tu nie ma: { $typed } { SIZE($near) ->
        [0] {""}
       *[other] . Podobne: { LIST($near, style: "comma") }
    }
usage-command-missing = Brakuje polecenia
usage-missing = Brakuje: { $name }
usage-too-much = To jest za dużo: { LIST($words, style: "comma") }
usage-wants = Po { $option } brakuje wartości
usage-wants-none = Ta opcja nie przyjmuje wartości: { $option }
usage-choice = { $name }: tego tam nie można podać: { $typed }. Można podać { LIST($choices, style: "or") }
usage-number = { $name }: to żadna liczba: { $typed }
usage-range = { $name }: tego tam nie można podać: { $typed }. Można podać liczbę, najmniej { $least }, najwięcej { $most }
usage-least = { $name }: tego tam nie można podać: { $typed }. Można podać liczbę, najmniej { $least }
usage-value = { $name }: tego tam nie można podać: { $typed }
usage-together = Te opcje idą razem: { $one }, { $other }
usage-either = Podaj albo numer, albo { $option }
command-word-set = ustaw
command-word-play = zagraj
command-word-score = policz
command-word-rank = kolejność
command-word-boards = plansze
command-word-board = plansza
command-word-coupon = kupon
command-word-monitor = podgląd
command-word-page = strona
command-word-say = powiedz
command-word-replay = odtwórz
command-word-review = analiza
command-word-history = historia
command-word-tiles = płytki
command-word-wheel = koło
command-word-demo = pokaz
command-word-settings = ustawienia
command-word-doctor = doktor
command-word-autostart = autostart
command-word-completion = uzupełnianie
command-word-flash = wgraj
command-word-firmware = program
command-word-kind = rodzaj
command-word-calibrate = kalibruj
command-word-self-test = próba
command-word-check-tile = sprawdź
command-word-show = pokaż
command-word-volts = wolty
command-word-name = imię
command-word-seat = miejsce
command-word-export = eksportuj
command-word-import = importuj
command-word-forget = usuń
command-word-check = sprawdź
command-word-make = utwórz
command-word-jig = przyrząd
command-word-read = odczytaj
