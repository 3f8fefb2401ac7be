### Czech. What each message is for and which facts it has stands in the English file.
### Záhony a políčka stojí vždycky v prvním pádě; hodina je podstatné jméno, aby nebyla k rozeznání od počtu ani ceny.

qg-colour-blue = modrá
    .masculine = modrý
    .feminine = modrá
    .plural = modré

qg-colour-purple = fialová
    .masculine = fialový
    .feminine = fialová
    .plural = fialové

qg-colour-dark-purple = tmavě fialová
    .masculine = tmavě fialový
    .feminine = tmavě fialová
    .plural = tmavě fialové

qg-colour-light-green = světle zelená
    .masculine = světle zelený
    .feminine = světle zelená
    .plural = světle zelené

qg-colour-dark-green = tmavě zelená
    .masculine = tmavě zelený
    .feminine = tmavě zelená
    .plural = tmavě zelené

qg-colour-yellow = žlutá
    .masculine = žlutý
    .feminine = žlutá
    .plural = žluté

qg-pattern-tree = strom

qg-pattern-bird = pták

qg-pattern-butterfly = motýl

qg-pattern-flower = květina

qg-pattern-plant = rostlina

qg-pattern-tulips = tulipány

qg-hexagon = { $pattern ->
        [tree] { NOUN($colour, of: "qg-colour", form: "masculine") } strom
        [bird] { NOUN($colour, of: "qg-colour", form: "masculine") } pták
        [butterfly] { NOUN($colour, of: "qg-colour", form: "masculine") } motýl
        [flower] { NOUN($colour, of: "qg-colour", form: "feminine") } květina
        [plant] { NOUN($colour, of: "qg-colour", form: "feminine") } rostlina
       *[tulips] { NOUN($colour, of: "qg-colour", form: "plural") } tulipány
    }
    .accusative = { $pattern ->
        [tree] dílek { NOUN($colour, of: "qg-colour", form: "masculine") } strom
        [bird] dílek { NOUN($colour, of: "qg-colour", form: "masculine") } pták
        [butterfly] dílek { NOUN($colour, of: "qg-colour", form: "masculine") } motýl
        [flower] dílek { NOUN($colour, of: "qg-colour", form: "feminine") } květina
        [plant] dílek { NOUN($colour, of: "qg-colour", form: "feminine") } rostlina
       *[tulips] dílek { NOUN($colour, of: "qg-colour", form: "plural") } tulipány
    }
    .gender = { $pattern ->
        [tree] masculine
        [bird] masculine
        [butterfly] masculine
        [flower] feminine
        [plant] feminine
       *[tulips] plural
    }
    .alike = yes
    .colour = { $pattern ->
        [tree] { NOUN($colour, of: "qg-colour", form: "masculine") }
        [bird] { NOUN($colour, of: "qg-colour", form: "masculine") }
        [butterfly] { NOUN($colour, of: "qg-colour", form: "masculine") }
        [flower] { NOUN($colour, of: "qg-colour", form: "feminine") }
        [plant] { NOUN($colour, of: "qg-colour", form: "feminine") }
       *[tulips] { NOUN($colour, of: "qg-colour", form: "plural") }
    }
    .bed-colour = { NOUN($colour, of: "qg-colour", form: "feminine") }
    .pattern = { NOUN($pattern, of: "qg-pattern") }

qg-property = { $property ->
        [blue] modrá
        [purple] fialová
        [dark-purple] tmavě fialová
        [light-green] světle zelená
        [dark-green] tmavě zelená
        [yellow] žlutá
        [tree] strom
        [bird] pták
        [butterfly] motýl
        [flower] květina
        [plant] rostlina
       *[tulips] tulipány
    }
    .group = { $property ->
        [blue] modrá skupina
        [purple] fialová skupina
        [dark-purple] tmavě fialová skupina
        [light-green] světle zelená skupina
        [dark-green] tmavě zelená skupina
        [yellow] žlutá skupina
        [tree] skupina stromů
        [bird] skupina ptáků
        [butterfly] skupina motýlů
        [flower] skupina květin
        [plant] skupina rostlin
       *[tulips] skupina tulipánů
    }
    .taken = { $property ->
        [blue] modré
        [purple] fialové
        [dark-purple] tmavě fialové
        [light-green] světle zelené
        [dark-green] tmavě zelené
        [yellow] žluté
        [tree] stromy
        [bird] ptáky
        [butterfly] motýly
        [flower] květiny
        [plant] rostliny
       *[tulips] tulipány
    }

qg-hexagons = { $count ->
        [1] { $hexagon }
        [2] { $hexagon } ve dvou kusech
       *[3] { $hexagon } ve třech kusech
    }

qg-jokers = { $count ->
        [1] žolík
       *[other] { COUNT($count, of: "joker") }
    }

qg-expansion = destička { $hexagon }
    .accusative = destičku { $hexagon }
    .gender = feminine
    .alike = no

qg-thing-unknown = cizí věc
    .gender = feminine
    .alike = no

qg-clock = { $hour ->
        [1] jednička
        [2] dvojka
        [3] trojka
        [4] čtyřka
        [5] pětka
        [6] šestka
        [7] sedmička
        [8] osmička
        [9] devítka
        [10] desítka
        [11] jedenáctka
       *[12] dvanáctka
    }
    .at = { $hour ->
        [1] na jedničce
        [2] na dvojce
        [3] na trojce
        [4] na čtyřce
        [5] na pětce
        [6] na šestce
        [7] na sedmičce
        [8] na osmičce
        [9] na devítce
        [10] na desítce
        [11] na jedenáctce
       *[12] na dvanáctce
    }

qg-cell-fountain = políčko u fontány { PART($hour, of: "qg-clock", names: "hour", form: "at") }
    .terse = u fontány { PART($hour, of: "qg-clock", names: "hour") }
    .listed = u fontány { PART($hour, of: "qg-clock", names: "hour") }

qg-cell-middle = destička záhonů { PART($slot, of: "qg-clock", names: "hour", form: "at") }, střed
    .terse = destička { PART($slot, of: "qg-clock", names: "hour") }, střed
    .listed = destička { PART($slot, of: "qg-clock", names: "hour") } střed

qg-cell-rim = destička záhonů { PART($slot, of: "qg-clock", names: "hour", form: "at") }, okrajové políčko { PART($hour, of: "qg-clock", names: "hour", form: "at") }
    .terse = destička { PART($slot, of: "qg-clock", names: "hour") }, okraj { PART($hour, of: "qg-clock", names: "hour") }
    .listed = destička { PART($slot, of: "qg-clock", names: "hour") } okraj { PART($hour, of: "qg-clock", names: "hour") }

qg-ornament = { $ornament ->
        [fountain] fontána
        [statue] socha { PART($hour, of: "qg-clock", names: "hour", form: "at") }
        [bench] lavička { PART($hour, of: "qg-clock", names: "hour", form: "at") }
       *[pavilion] pavilón { PART($hour, of: "qg-clock", names: "hour", form: "at") }
    }
    .terse = { $ornament ->
        [fountain] fontána
        [statue] socha { PART($hour, of: "qg-clock", names: "hour") }
        [bench] lavička { PART($hour, of: "qg-clock", names: "hour") }
       *[pavilion] pavilón { PART($hour, of: "qg-clock", names: "hour") }
    }

qg-slot = destička záhonů { PART($hour, of: "qg-clock", names: "hour", form: "at") }
    .terse = destička { PART($hour, of: "qg-clock", names: "hour") }
    .listed = destička { PART($hour, of: "qg-clock", names: "hour") }
    .hour = { PART($hour, of: "qg-clock", names: "hour") }

qg-place = { $number ->
        [0] vrch sloupečku
       *[other] místo { WORDS($number) }
    }
    .from = { $number ->
        [0] ze sloupečku
       *[other] z místa { WORDS($number) }
    }
    .at = { $number ->
        [0] na sloupečku
       *[other] na místě { WORDS($number) }
    }
    .onto = { $number ->
        [0] na sloupeček
       *[other] na místo { WORDS($number) }
    }

count-hexagon = { WORDS($n, gender: "masculine") } { $n ->
        [one] záhon
        [few] záhony
       *[other] záhonů
    }

count-garden-tile = { WORDS($n, gender: "masculine") } { $n ->
        [one] dílek
        [few] dílky
       *[other] dílků
    }

count-expansion = { WORDS($n, gender: "feminine") } { $n ->
        [one] destička
        [few] destičky
       *[other] destiček
    }
    .accusative = { WORDS($n, gender: "feminine", case: "accusative") } { $n ->
        [one] destičku
        [few] destičky
       *[other] destiček
    }

count-joker = { WORDS($n, gender: "masculine") } { $n ->
        [one] žolík
        [few] žolíci
       *[other] žolíků
    }
    .accusative = { $n ->
        [one] jednoho žolíka
        [few] { WORDS($n, gender: "masculine") } žolíky
       *[other] { WORDS($n, gender: "masculine") } žolíků
    }

count-pavilion = { WORDS($n, gender: "masculine") } { $n ->
        [one] pavilón
        [few] pavilóny
       *[other] pavilónů
    }
