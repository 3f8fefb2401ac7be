computer-level = { $level ->
        [beginner] początkujący
        [family] rodzina
        [club] klub
        [strong] mocny gracz
       *[full] pełna siła
    }

computer-name = { $several ->
        [0] Komputer
       *[1] Komputer { $number ->
            [1] Alfa
            [2] Bravo
            [3] Cezar
           *[other] Delta
        }
    }

computer-plays = Za gracza { $player } gra komputer, poziom { PART($level, of: "computer-level", names: "level") }

computer-changed = { $player } gra teraz na poziomie { PART($level, of: "computer-level", names: "level") }

computer-left = { $player } gra znowu bez komputera

computer-of = { $player }, poziom { PART($level, of: "computer-level", names: "level") }

computer-who = { SIZE($items) ->
        [0] Grają tylko ludzie
       *[other] Komputery przy stole: { LIST($items) }
    }. Zmiana: numer gracza, kropka, dziewięć trzy, kropka i poziom od jednego do pięciu. { WORDS($people) } oddaje grę ludziom
    .terse = { SIZE($items) ->
        [0] Grają tylko ludzie
       *[other] Komputery przy stole: { LIST($items) }
    }

computer-levels = Takiego poziomu nie ma. Początkujący: jeden. Rodzina: dwa. Klub: trzy. Mocny gracz: cztery. Pełna siła: pięć. Znowu człowiek: { WORDS($people) }

computer-whose = Za którego gracza? Wpisz jego numer, kropka, dziewięć trzy, kropka i poziom

computer-cannot = Komputery nie znają jeszcze tej gry. Wszystko zostaje, jak jest

computer-all = { $player } to ostatni człowiek przy stole, a jeden musi grać. Kto chce tylko słuchać komputerów, wychodzi z gry i uruchamia: companion demo

computer-over = { $player } nie ma już nic do zrobienia w tej partii

computer-simply = Komputer gra tu prościej, niż obiecuje jego poziom

computer-turn = { NOUN($turn, form: "theirs") }

computer-lays = Teraz połóż { NOUN($thing, form: "accusative") }. { NOUN($act, form: "last") }

computer-shows = Teraz zrób to na stole. { NOUN($act, form: "last") }

computer-hands = Na stole trzeba to jeszcze zrobić za gracza { $player }

computer-waits = { $player } czeka. Enter pozwala komputerowi grać dalej

computer-ready = { $player } ma już ruch. Enter go wykona
    .terse = { $player }: Enter

computer-free = Komputery grają z turami, a płytki miały być układane swobodnie. Jedno z tych dwóch pomiń

computer-level-unknown = poziom { $found } nie jest znany. Poziomy: początkujący, rodzina, klub, mocny gracz, pełna siła albo od jednego do pięciu
