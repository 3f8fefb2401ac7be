tiles-tile = { NOUN($colour, of: "tile-of") }
tiles-tile-count = { NOUN($colour, of: "tile-of", form: "many") } { WORDS($count, gender: "feminine") }
tile-of-blue = niebieska płytka
    .many = niebieskich płytek
tile-of-yellow = żółta płytka
    .many = żółtych płytek
tile-of-red = czerwona płytka
    .many = czerwonych płytek
tile-of-black = czarna płytka
    .many = czarnych płytek
tile-of-white = biała płytka
    .many = białych płytek
tile-of-brown = brązowa płytka
    .many = brązowych płytek
tiles-show-colour = { NOUN($colour, of: "tile-of") }, jednakowych: { WORDS($count, gender: "feminine") }. Kieszenie: { LIST($pockets, style: "comma") }
tiles-check-colours = Każdy kolor ma własne kieszenie, { $count ->
        [one] kolor jest { WORDS($count) }
        [few] kolory są { WORDS($count) }
       *[many] kolorów jest { WORDS($count) }
    }
doctor-tiles-equal = Zestaw płytek: { $id }, ma { COUNT($count, of: "domino", case: "accusative") }
tiles-no-domino-to-walk = Próbę planszy robi się płytką z dwóch połów, a zestaw { $id } takiej nie ma. Wybierz zestaw, który je ma, i jedną z nich
tiles-no-numbers = płytki zestawu { $id } nie mają numerów, różnią się tylko kolorem. Pomiń numer albo opcją { $option } wybierz zestaw z numerami
bench-check-tile = Kieszenie nazywa się tak, jak płytka teraz tam leży, patrząc z góry. Podany biegun jest zwrócony do planszy
bench-check-meant-any = Jeśli ma należeć do tego zestawu, różni się jednym magnesem: { LIST($things, style: "or") }
tiles-colour = to nie jest płytka znanego koloru: { $text }. Znane są { LIST($colours) }
tiles-colour-twice = ten kolor ma już swój wiersz: { $text }, pierwszy raz wiersz { WORDS($first) }
tiles-colour-other = kolor to { $text }, ale wiersz należy do koloru { $expected }
tiles-colour-format = wiersz dla { $text } wymaga w nagłówku formatu { WORDS($format) }
tiles-count = to nie jest liczba płytek: { $text }, najwyżej { WORDS($most) }
tiles-colour-unlawful = { NOUN($colour, of: "tile-of") }: takie kieszenie należą do innej gry
tiles-colour-like = { NOUN($colour, of: "tile-of") } czyta się tak samo jak coś innego z tego zestawu: { $other }

## Płytki, które leżą krzywo.

tiles-castle-centreless = zamek { WORDS($number) } nie ma magnesu w środkowej kieszeni. Gdy leży krzywo, jego kratka jest czytana jako pusta. Można nim grać, jeśli leży równo

tiles-colour-centreless = { NOUN($colour, of: "tile-of") }: w środkowej kieszeni nie ma magnesu. Gdy leży krzywo, jej kratka jest czytana jako pusta. Można nią grać, jeśli leży równo

tiles-read-askew = Uwaga: czyta się tylko środkową kieszeń, { $cell }. Płytka leży krzywo, obróć ją prosto, aż osiądzie między kołkami. Jeśli leży równo, brakuje magnesów w rogach
