### Polish. What each message is for and which facts it has stands in the English file.
### Nazwa heksagonu ma zawsze jedną formę, mianownik; godzina jest liczebnikiem porządkowym, więc nie brzmi jak liczba ani koszt.
### Kolor albo wzór sam stoi w liczbie mnogiej: niebieskie, ptaki; jako jeden heksagon w pojedynczej: niebieski, ptak.

qg-colour-blue = niebieska
    .masculine = niebieski
    .feminine = niebieska
    .neuter = niebieskie
    .plural = niebieskie

qg-colour-purple = fioletowa
    .masculine = fioletowy
    .feminine = fioletowa
    .neuter = fioletowe
    .plural = fioletowe

qg-colour-dark-purple = ciemnofioletowa
    .masculine = ciemnofioletowy
    .feminine = ciemnofioletowa
    .neuter = ciemnofioletowe
    .plural = ciemnofioletowe

qg-colour-light-green = jasnozielona
    .masculine = jasnozielony
    .feminine = jasnozielona
    .neuter = jasnozielone
    .plural = jasnozielone

qg-colour-dark-green = ciemnozielona
    .masculine = ciemnozielony
    .feminine = ciemnozielona
    .neuter = ciemnozielone
    .plural = ciemnozielone

qg-colour-yellow = żółta
    .masculine = żółty
    .feminine = żółta
    .neuter = żółte
    .plural = żółte

qg-pattern-tree = drzewo

qg-pattern-bird = ptak

qg-pattern-butterfly = motyl

qg-pattern-flower = kwiat

qg-pattern-plant = roślina

qg-pattern-tulips = tulipany

qg-hexagon = { $pattern ->
        [tree] { NOUN($colour, of: "qg-colour", form: "neuter") } drzewo
        [bird] { NOUN($colour, of: "qg-colour", form: "masculine") } ptak
        [butterfly] { NOUN($colour, of: "qg-colour", form: "masculine") } motyl
        [flower] { NOUN($colour, of: "qg-colour", form: "masculine") } kwiat
        [plant] { NOUN($colour, of: "qg-colour", form: "feminine") } roślina
       *[tulips] { NOUN($colour, of: "qg-colour", form: "plural") } tulipany
    }
    .accusative = { $pattern ->
        [tree] płytkę { NOUN($colour, of: "qg-colour", form: "neuter") } drzewo
        [bird] płytkę { NOUN($colour, of: "qg-colour", form: "masculine") } ptak
        [butterfly] płytkę { NOUN($colour, of: "qg-colour", form: "masculine") } motyl
        [flower] płytkę { NOUN($colour, of: "qg-colour", form: "masculine") } kwiat
        [plant] płytkę { NOUN($colour, of: "qg-colour", form: "feminine") } roślina
       *[tulips] płytkę { NOUN($colour, of: "qg-colour", form: "plural") } tulipany
    }
    .coloured = { $pattern ->
        [tree] { NOUN($colour, of: "qg-colour", form: "neuter") }
        [plant] { NOUN($colour, of: "qg-colour", form: "feminine") }
        [tulips] { NOUN($colour, of: "qg-colour", form: "plural") }
        [bird] { NOUN($colour, of: "qg-colour", form: "masculine") }
        [butterfly] { NOUN($colour, of: "qg-colour", form: "masculine") }
       *[flower] { NOUN($colour, of: "qg-colour", form: "masculine") }
    }
    .gender = { $pattern ->
        [tree] neuter
        [bird] masculine
        [butterfly] masculine
        [flower] masculine
        [plant] feminine
       *[tulips] plural
    }
    .alike = yes
    .colour = { $pattern ->
        [tree] { NOUN($colour, of: "qg-colour", form: "neuter") }
        [bird] { NOUN($colour, of: "qg-colour", form: "masculine") }
        [butterfly] { NOUN($colour, of: "qg-colour", form: "masculine") }
        [flower] { NOUN($colour, of: "qg-colour", form: "masculine") }
        [plant] { NOUN($colour, of: "qg-colour", form: "feminine") }
       *[tulips] { NOUN($colour, of: "qg-colour", form: "plural") }
    }
    .bed-colour = { NOUN($colour, of: "qg-colour", form: "masculine") }
    .pattern = { NOUN($pattern, of: "qg-pattern") }

qg-property = { $property ->
        [blue] niebieskie
        [purple] fioletowe
        [dark-purple] ciemnofioletowe
        [light-green] jasnozielone
        [dark-green] ciemnozielone
        [yellow] żółte
        [tree] drzewa
        [bird] ptaki
        [butterfly] motyle
        [flower] kwiaty
        [plant] rośliny
       *[tulips] tulipany
    }
    .one = { $property ->
        [blue] niebieski
        [purple] fioletowy
        [dark-purple] ciemnofioletowy
        [light-green] jasnozielony
        [dark-green] ciemnozielony
        [yellow] żółty
        [tree] drzewo
        [bird] ptak
        [butterfly] motyl
        [flower] kwiat
        [plant] roślina
       *[tulips] tulipany
    }
    .sort = { $property ->
        [tree] pattern
        [bird] pattern
        [butterfly] pattern
        [flower] pattern
        [plant] pattern
        [tulips] pattern
        [blue] colour
        [purple] colour
        [dark-purple] colour
        [light-green] colour
        [dark-green] colour
       *[yellow] colour
    }
    .group = { $property ->
        [blue] grupa niebieska
        [purple] grupa fioletowa
        [dark-purple] grupa ciemnofioletowa
        [light-green] grupa jasnozielona
        [dark-green] grupa ciemnozielona
        [yellow] grupa żółta
        [tree] grupa drzew
        [bird] grupa ptaków
        [butterfly] grupa motyli
        [flower] grupa kwiatów
        [plant] grupa roślin
       *[tulips] grupa tulipanów
    }
    .taken = { $property ->
        [blue] niebieskie
        [purple] fioletowe
        [dark-purple] ciemnofioletowe
        [light-green] jasnozielone
        [dark-green] ciemnozielone
        [yellow] żółte
        [tree] drzewa
        [bird] ptaki
        [butterfly] motyle
        [flower] kwiaty
        [plant] rośliny
       *[tulips] tulipany
    }

qg-hexagons = { $count ->
        [1] { $hexagon }
        [2] { $hexagon } dwa razy
       *[3] { $hexagon } trzy razy
    }

qg-jokers = { $count ->
        [1] joker
       *[other] { COUNT($count, of: "joker") }
    }

qg-expansion = kafel { $hexagon }
    .accusative = kafel { $hexagon }
    .gender = masculine
    .alike = no

qg-thing-unknown = coś spoza gry
    .gender = neuter
    .alike = no

qg-clock = { $hour ->
        [1] pierwsza
        [2] druga
        [3] trzecia
        [4] czwarta
        [5] piąta
        [6] szósta
        [7] siódma
        [8] ósma
        [9] dziewiąta
        [10] dziesiąta
        [11] jedenasta
       *[12] dwunasta
    }
    .at = { $hour ->
        [1] na godzinie pierwszej
        [2] na godzinie drugiej
        [3] na godzinie trzeciej
        [4] na godzinie czwartej
        [5] na godzinie piątej
        [6] na godzinie szóstej
        [7] na godzinie siódmej
        [8] na godzinie ósmej
        [9] na godzinie dziewiątej
        [10] na godzinie dziesiątej
        [11] na godzinie jedenastej
       *[12] na godzinie dwunastej
    }

qg-cell-fountain = przy fontannie { PART($hour, of: "qg-clock", names: "hour", form: "at") }
    .terse = fontanna { PART($hour, of: "qg-clock", names: "hour") }
    .listed = fontanna { PART($hour, of: "qg-clock", names: "hour") }

qg-cell-middle = kafel ogrodu { PART($slot, of: "qg-clock", names: "hour", form: "at") }, środek
    .terse = kafel { PART($slot, of: "qg-clock", names: "hour") }, środek
    .listed = kafel { PART($slot, of: "qg-clock", names: "hour") } środek

qg-cell-rim = kafel ogrodu { PART($slot, of: "qg-clock", names: "hour", form: "at") }, brzeg { PART($hour, of: "qg-clock", names: "hour", form: "at") }
    .terse = kafel { PART($slot, of: "qg-clock", names: "hour") }, brzeg { PART($hour, of: "qg-clock", names: "hour") }
    .listed = kafel { PART($slot, of: "qg-clock", names: "hour") } brzeg { PART($hour, of: "qg-clock", names: "hour") }

qg-ornament = { $ornament ->
        [fountain] fontanna
        [statue] posąg { PART($hour, of: "qg-clock", names: "hour", form: "at") }
        [bench] ławka { PART($hour, of: "qg-clock", names: "hour", form: "at") }
       *[pavilion] pawilon { PART($hour, of: "qg-clock", names: "hour", form: "at") }
    }
    .terse = { $ornament ->
        [fountain] fontanna
        [statue] posąg { PART($hour, of: "qg-clock", names: "hour") }
        [bench] ławka { PART($hour, of: "qg-clock", names: "hour") }
       *[pavilion] pawilon { PART($hour, of: "qg-clock", names: "hour") }
    }

qg-slot = kafel ogrodu { PART($hour, of: "qg-clock", names: "hour", form: "at") }
    .terse = kafel { PART($hour, of: "qg-clock", names: "hour") }
    .listed = kafel { PART($hour, of: "qg-clock", names: "hour") }
    .hour = { PART($hour, of: "qg-clock", names: "hour") }
    .at = { PART($hour, of: "qg-clock", names: "hour", form: "at") }

qg-place = { $number ->
        [0] wierzch stosu
       *[other] miejsce { WORDS($number) }
    }
    .from = { $number ->
        [0] ze stosu
       *[other] z miejsca { WORDS($number) }
    }
    .onto = { $number ->
        [0] na stos
       *[other] na miejsce { WORDS($number) }
    }
    .at = { $number ->
        [0] na stosie
       *[other] na miejscu { WORDS($number) }
    }

count-hexagon = { WORDS($n, gender: "masculine") } { $n ->
        [one] heksagon
        [few] heksagony
       *[many] heksagonów
    }

count-garden-tile = { WORDS($n, gender: "feminine") } { $n ->
        [one] płytka
        [few] płytki
       *[many] płytek
    }
    .accusative = { WORDS($n, gender: "feminine", case: "accusative") } { $n ->
        [one] płytkę
        [few] płytki
       *[many] płytek
    }

count-expansion = { WORDS($n, gender: "masculine") } { $n ->
        [one] kafel
        [few] kafle
       *[many] kafli
    }

count-joker = { WORDS($n, gender: "masculine") } { $n ->
        [one] joker
        [few] jokery
       *[many] jokerów
    }
    .accusative = { $n ->
        [one] jednego jokera
        [few] { WORDS($n, gender: "masculine") } jokery
       *[many] { WORDS($n, gender: "masculine") } jokerów
    }

count-pavilion = { WORDS($n, gender: "masculine") } { $n ->
        [one] pawilon
        [few] pawilony
       *[many] pawilonów
    }
