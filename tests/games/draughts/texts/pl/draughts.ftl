# Warcaby angielskie: zdania gry w testach.
place-draughts = { CELL($column, $row, most: 8) }
draughts-piece = { $kind ->
        [black] czarny pionek
        [white] biały pionek
        [black-king] czarna damka
       *[white-king] biała damka
    }
    .alike = yes
    .gender = { $kind ->
        [black] masculine
        [white] masculine
       *[other] feminine
    }
    .accusative = { $kind ->
        [black] czarny pionek
        [white] biały pionek
        [black-king] czarną damkę
       *[white-king] białą damkę
    }
draughts-colour = { $colour ->
        [black] czarne
       *[white] białe
    }
draughts-awaited = ruch mają { PART($colour, of: "draughts-colour", names: "colour") }
draughts-moved = { PART($colour, of: "draughts-colour", names: "colour") } { $from }, { $to }{ $taken ->
        [0] { "" }
       *[other] , bicie: { COUNT($taken, of: "draughts-piece") }
    }{ $crowned ->
        [1] , damka
       *[0] { "" }
    }
draughts-ended = { $drawn ->
        [1] Partia kończy się remisem
       *[0] wygrywają { PART($colour, of: "draughts-colour", names: "colour") }
    }
draughts-two = w warcaby grają dwie osoby
draughts-turn = ruch mają { PART($colour, of: "draughts-colour", names: "colour") }
draughts-over = partia jest skończona
draughts-crown = w ostatnim rzędzie pionek staje się damką
draughts-must-take = można bić, więc trzeba
draughts-no-way = tak żaden pionek się nie porusza
draughts-notation = ruch podaje się kratkami
draughts-remedy = odłóż go z powrotem, { $cell }
draughts-remedy-crown = kratka { $cell }: połóż tam damkę zamiast pionka
draughts-light = coś leży na jasnej kratce { $cell }
draughts-left = { $count ->
        [few] zostają
       *[other] zostaje
    } { COUNT($count, of: "draughts-piece") }
draughts-steps = połóż po dwanaście pionków każdego koloru na ciemnych kratkach trzech rzędów najbliższych graczowi
draughts-empty = nic
draughts-here = { $cell }: { $what }
draughts-count = czarne: { COUNT($black, of: "draughts-piece") }, białe: { COUNT($white, of: "draughts-piece") }
draughts-what = o to nie można pytać w tej grze
command-draughts-move = ruch
command-does-draughts-move = przesunąć pionek, kratka po kratce
command-draughts-here = tutaj
command-does-draughts-here = co leży na kratce
draughts-title = warcaby angielskie
count-draughts-piece = { WORDS($n, gender: "feminine") } { $n ->
        [one] bierka
        [few] bierki
       *[many] bierek
    }
count-draughts-man = { WORDS($n, gender: "masculine") } { $n ->
        [one] pionek
        [few] pionki
       *[many] pionków
    }
count-draughts-king = { WORDS($n, gender: "feminine") } { $n ->
        [one] damka
        [few] damki
       *[many] damek
    }
tile-of-black-king = czarna damka
    .many = czarnych damek
tile-of-white-king = biała damka
    .many = białych damek
setting-tile-set-draughts = zestaw płytek do warcabów angielskich
setting-tile-set-draughts-what = Plik z zestawem płytek do warcabów angielskich. Zwykle jest to zestaw podstawowy
draughts-has = { $named ->
        [1] { $player }, { PART($colour, of: "draughts-colour", names: "colour") }
       *[0] { PART($colour, of: "draughts-colour", names: "colour") }
    }: { COUNT($men, of: "draughts-man") }, { COUNT($kings, of: "draughts-king") }
draughts-more = { $colour ->
        [level] Bierek jest po równo
       *[other] Więcej bierek mają { PART($colour, of: "draughts-colour", names: "colour") }
    }
draughts-many = { PART($colour, of: "draughts-colour", names: "colour") } mają więcej niż dwanaście bierek. Zdejmij z planszy te, których jest za dużo
draughts-one = oba kolory leżą na jednej planszy. Policz zawsze tylko jedną planszę albo jeden plik
draughts-no-rank = z plansz warcabów angielskich kolejność się nie układa. Jedną z nich policzy polecenie companion score
draughts-layout = { $file } to żadna plansza warcabów angielskich. Potrzeba ośmiu wierszy po osiem znaków
draughts-form-json = programy podają planszę w pliku
draughts-form-begin = Podaj kratki każdego rodzaju bierek, na przykład alfa jeden jako a jeden. Sam Enter: takich tam nie ma
draughts-form-resume = Zapisana jest plansza graczy { LIST($players) }. Enter liczy ją dalej, zero zaczyna od nowa
draughts-form-where = { $kind ->
        [black] Kratki czarnych pionków?
        [white] Kratki białych pionków?
        [black-king] Kratki czarnych damek?
       *[white-king] Kratki białych damek?
    }
draughts-form-unfit = Tak być nie może: { $text }. Podaj ciemne kratki, które są jeszcze puste, jednego koloru najwyżej dwanaście
draughts-form-kept = Plansza jest zapisana. To samo polecenie liczy ją dalej
draughts-form-unsaved = Uwaga: planszy nie da się zapisać, { $file }. Liczenie trwa dalej
draughts-form-damaged = Uwaga: zapisanej planszy nie da się odczytać, { $file }. Zostaje odłożona jako { $aside } i zaczyna się nowa
draughts-form-newer = zapisana plansza jest z nowszej wersji programu, { $file }. Użyj tamtej wersji albo przenieś plik
