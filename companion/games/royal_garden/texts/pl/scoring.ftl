### Liczenie i kolejność gotowych królestw.

## Co się mówi.

rg-game = { ORDINAL($number, gender: "feminine") } gra

rg-sum = { $player } ma { COUNT($total, of: "point") }: { LIST($games, style: "comma") }
    .terse = { $player } { COUNT($total, of: "point") }

rg-sum-game = { ORDINAL($number, gender: "feminine") } gra { WORDS($points) }

rg-tie-sum = { LIST($players) } mają po { $total ->
        [one] jednym punkcie
       *[other] { COUNT($total, of: "point") }
    }. W Dynastii nic więcej nie rozstrzyga

## O co się pyta.

rg-count-ask = { $player }: ile płytek odłożono? Wpisz liczbę, zero oznacza żadnej

## Czego tak policzyć się nie da.

rg-count-variant = wariant { $found } jest nieznany. Warianty: { LIST($known, style: "comma") }

rg-count-size = { $player }: to królestwo ma pięć na pięć kratek, Pojedynek możnych potrzebuje siedem na siedem. Pomiń Pojedynek albo zapisz królestwo w siedmiu rzędach

rg-count-dominoes = { $player }: ułożono { COUNT($laid, of: "domino", case: "accusative") }, odłożono { WORDS($discarded, gender: "feminine", case: "accusative") }, a gracz dostaje tylko { WORDS($each, gender: "feminine", case: "accusative") }. Sprawdź królestwo i liczbę odłożonych

rg-count-unknown = { $player }: Harmonia zależy od tego, czy jakąś płytkę odłożono, a { $reason ->
        [wider] w Pojedynku z Szerszym wyborem królestwo tego nie pokaże
       *[unread] niektórych kratek nie da się odczytać
    }. Dodaj opcję { $option } i liczbę, zero oznacza żadnej

rg-count-number = to nie jest liczba: { $found }. Opcja { $option } potrzebuje liczby odłożonych płytek

rg-count-below = odłożonych płytek nie może być mniej niż zero, podano { WORDS($number) }. Zero oznacza żadnej

rg-count-each = podano { $told ->
        [one] jedną liczbę
        [few] { WORDS($told, gender: "feminine") } liczby
       *[many] { WORDS($told, gender: "feminine") } liczb
    } odłożonych płytek, a { $count ->
        [one] jest jedno królestwo
        [few] są { WORDS($count, gender: "neuter") } królestwa
       *[many] jest { WORDS($count, gender: "neuter") } królestw
    }. Każde potrzebuje swojej, w tej samej kolejności

rg-count-thirds = Dynastia sumuje trzy gry, więc każdy gracz potrzebuje trzech plików. Podano { WORDS($count) } { $count ->
        [one] plik
        [few] pliki
       *[many] plików
    }. Podaj pliki pierwszej gry, potem drugiej i trzeciej, graczy zawsze w tej samej kolejności

rg-count-gap = Dynastia jest niepodliczona, bo brakuje jednego z królestw. Popraw plik, który został wymieniony, i policz jeszcze raz

rg-count-dynasty = Dynastia potrzebuje królestw z trzech gier, a tutaj leży tylko jedna. Zapisz królestwa z każdej gry w plikach i podaj te pliki

rg-rank-few = do kolejności potrzebne są przynajmniej dwa królestwa. Podaj więcej plików, jedno samo policzy: { $command }

rg-rank-dynasty = Dynastię sumuje i układa: { $command }

## Co w ukończonym królestwie budzi wątpliwości.

rg-doubt-castle = brakuje zamku. Postaw go tam, gdzie stał w grze

rg-doubt-castles = jest tu więcej niż jeden zamek: { LIST($cells) }. Zabierz to, co nie należy do tego królestwa

rg-doubt-stranded = płytka { WORDS($number) } nie dotyka zamku ani swojego terenu, w żadnej kolejności układania: { LIST($cells) }. Sprawdź, czy leży tam, gdzie leżała w grze, i czy obok niej nie brakuje innej

rg-doubt-odd = liczba kratek jest nieparzysta, { WORDS($count) }, więc to nie są całe płytki. Poszukaj połowy, której brakuje albo która jest nadmiarowa

rg-doubt-squares = z płytek zestawu nie można było tak ułożyć: { LIST($cells, most: 6) }. Porównaj te kratki z tym, co leży na planszy

rg-doubt-many = { $laid ->
        [one] leży tu { COUNT($laid, of: "domino") }
        [few] leżą tu { COUNT($laid, of: "domino") }
       *[many] leży tu { COUNT($laid, of: "domino") }
    }, a na gracza przypada { WORDS($each, gender: "feminine") }. Zabierz to, co nie należy do tego królestwa, albo podaj warianty gry

rg-doubt-set = na wszystkie te królestwa razem jeden zestaw płytek nie wystarczy. Porównaj je z tym, co leży na planszy, albo policz je osobno, jeśli są z różnych gier

rg-doubt-elsewhere = płytka { WORDS($number) } jest odczytana tutaj, { LIST($cells) }, i także na planszy, na której gra { $other }. Podnieś ją tam, gdzie nie należy, i połóż jeszcze raz
