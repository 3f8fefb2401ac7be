### Pytania przed nową grą. Opis komunikatów jest w pliku angielskim.

preparing-players = Ilu gra ludzi? Najmniej { WORDS($least) }, najwyżej { WORDS($most) }.{ $computers ->
        [0] { "" }
       *[1] { " " }Z komputerami: ludzie, kropka, komputery.
    }{ $far ->
        [0] { "" }
       *[1] { " " }Przyjaciele na odległość: zero.
    } Enter: { WORDS($count) }
    .terse = Ilu gra ludzi? Najmniej { WORDS($least) }, najwyżej { WORDS($most) }. Enter: { WORDS($count) }

preparing-away = Przyjaciele na odległość. Zaprosić ich: jeden. Dołączyć przez dziewięć cyfr: dwa

away-typed = odległość, na odległość

invite-typed = zaproś

join-typed = dołącz

preparing-computers = Ile komputerów gra razem z wami? Najmniej { WORDS($least) }, najwyżej { WORDS($most) }. Enter: { WORDS($usual) }

preparing-level = Jak dobrze ma grać komputer? Początkujący: jeden. Rodzina: dwa. Klub: trzy. Mocny gracz: cztery. Pełna siła: pięć. { $more ->
        [0] { "" }
       *[1] Sześć: najpierw wybrać imię i warianty.{ " " }
    }Enter: { PART($usual, of: "computer-level", names: "level") }
    .terse = Jak dobrze? Enter: { PART($usual, of: "computer-level", names: "level") }

preparing-name = { ORDINAL($number) } gracz, jakie imię? { $computers ->
        [0] { "" }
       *[1] { $number ->
            [1] Albo cyfra od jednego do pięciu: gra tam komputer tego poziomu.{ " " }
           *[other] { "" }
        }
    }{ $number ->
        [1] Wpisz je i naciśnij Enter. Sam Enter:
       *[other] Enter:
    } { $name }
    .terse = { ORDINAL($number) } gracz, jakie imię? Enter: { $name }

preparing-seat = { ORDINAL($number) } gracz: komputer, poziom { PART($level, of: "computer-level", names: "level") }.{ $first ->
        [0] { "" }
       *[1] { " " }Inny poziom: od jednego do pięciu. Imię: gra człowiek.
    } Enter: tak
    .terse = { ORDINAL($number) } gracz: komputer, poziom { PART($level, of: "computer-level", names: "level") }. Enter: tak

preparing-last-person = przynajmniej jeden gracz musi być człowiekiem

preparing-variants = Warianty, możesz wybrać kilka. { LIST($items, style: "sentences") }. Cyfra dodaje wariant albo go usuwa, Enter idzie dalej. Wybrane: { SIZE($chosen) ->
        [0] nic
       *[other] { LIST($chosen, style: "comma") }
    }
    .terse = Warianty. { LIST($items, style: "sentences") }. Enter idzie dalej. Wybrane: { SIZE($chosen) ->
        [0] nic
       *[other] { LIST($chosen, style: "comma") }
    }

preparing-variant = { $variant }: { WORDS($number) }

preparing-chosen = Wybrane: { SIZE($chosen) ->
        [0] nic
       *[other] { LIST($chosen, style: "comma") }
    }. Enter idzie dalej

preparing-draw = Kto losuje kolejność i płytki? Ręce: jeden. Program: dwa. Enter: { $usual ->
        [hand] ręce
       *[companion] program
    }

drawer-typed = { $number ->
        [1] gracze, ręce, my, my sami
       *[2] program, komputer
    }

advice-typed = { $number ->
        [1] tak, może
       *[0] nie, nie może
    }

preparing-advice = Czy program może podawać najlepsze miejsca? Jeden tak, zero nie. Enter: { $usual ->
        [0] nie
       *[1] tak
    }

preparing-again = { $reason }. { $question }

preparing-unknown = Takiej odpowiedzi tu nie ma

preparing-name-letters = imię ma przynajmniej jedną literę

preparing-name-long = imię jest za długie, może mieć najwyżej { WORDS($most, gender: "feminine", case: "accusative") } { $most ->
        [one] literę
        [few] litery
       *[many] liter
    }

preparing-free = Warianty należą do gry z turami, a płytki miały być układane swobodnie. Jedno z tych dwóch pomiń
