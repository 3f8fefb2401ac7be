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

rg-count-dominoes = { $player }: płytki ułożone, { WORDS($laid) }, odłożone, { WORDS($discarded) }, a gracz dostaje ich tylko { WORDS($each) }. Sprawdź królestwo i liczbę odłożonych

rg-count-unknown = { $player }: Harmonia zależy od tego, czy jakąś płytkę odłożono, a { $reason ->
        [wider] w Pojedynku z Szerszym wyborem królestwo tego nie pokaże
       *[unread] niektórych kratek nie da się odczytać
    }. Dodaj opcję { $option } i liczbę, zero oznacza żadnej

rg-count-number = to nie jest liczba: { $found }. Opcja { $option } potrzebuje liczby odłożonych płytek

rg-count-below = odłożonych płytek nie może być mniej niż zero, podano { WORDS($number) }. Zero oznacza żadnej

rg-count-each = podane liczby odłożonych płytek: { WORDS($told) }, królestwa: { WORDS($count) }. Każde potrzebuje swojej, w tej samej kolejności

rg-count-thirds = Dynastia sumuje trzy gry, więc każdy gracz potrzebuje trzech plików. Liczba plików: { WORDS($count) }. Podaj pliki pierwszej gry, potem drugiej i trzeciej, graczy zawsze w tej samej kolejności

rg-count-gap = Dynastia jest niepodliczona, bo brakuje jednego z królestw. Popraw plik, który został wymieniony, i policz jeszcze raz

rg-count-dynasty = Dynastia potrzebuje królestw z trzech gier, a tutaj leży tylko jedna. Zapisz królestwa z każdej gry w plikach i podaj te pliki

rg-rank-few = do kolejności potrzebne są przynajmniej dwa królestwa. Podaj więcej plików, jedno samo policzy: { $command }

rg-rank-dynasty = Dynastię sumuje i układa: { $command }
