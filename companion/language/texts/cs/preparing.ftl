### Otázky před novou hrou. Popis zpráv je v anglickém souboru.

preparing-players = Kolik hraje lidí? Nejméně { WORDS($least) }, nejvýš { WORDS($most) }.{ $computers ->
        [0] { "" }
       *[1] { " " }S počítači: lidé, tečka, počítače.
    }{ $far ->
        [0] { "" }
       *[1] { " " }Přátelé na dálku: nula.
    } Enter: { WORDS($count) }
    .terse = Kolik hraje lidí? Nejméně { WORDS($least) }, nejvýš { WORDS($most) }. Enter: { WORDS($count) }

preparing-away = Přátelé na dálku. Pozvat je: jedna. Přisednout devíti číslicemi: dva

away-typed = dálka, na dálku

invite-typed = pozvat

join-typed = přisednout

preparing-computers = Kolik počítačů hraje s vámi? Nejméně { WORDS($least) }, nejvýš { WORDS($most) }. Enter: { WORDS($usual) }

preparing-level = Jak silný má být počítač? Začátečník: jedna. Rodina: dva. Klub: tři. Silný hráč: čtyři. Plná síla: pět. { $more ->
        [0] { "" }
       *[1] Šest: nejdřív zvolit jméno a varianty.{ " " }
    }Enter: { PART($usual, of: "computer-level", names: "level") }
    .terse = Jak silný? Enter: { PART($usual, of: "computer-level", names: "level") }

preparing-name = { ORDINAL($number) } hráč, jaké jméno? { $computers ->
        [0] { "" }
       *[1] { $number ->
            [1] Nebo číslice jedna až pět: hraje tam počítač téhle úrovně.{ " " }
           *[other] { "" }
        }
    }{ $number ->
        [1] Napište ho a stiskněte Enter. Samotný Enter:
       *[other] Enter:
    } { $name }
    .terse = { ORDINAL($number) } hráč, jaké jméno? Enter: { $name }

preparing-seat = { ORDINAL($number) } hráč: počítač, úroveň { PART($level, of: "computer-level", names: "level") }.{ $first ->
        [0] { "" }
       *[1] { " " }Jiná úroveň: jedna až pět. Jméno: hraje člověk.
    } Enter: ano
    .terse = { ORDINAL($number) } hráč: počítač, úroveň { PART($level, of: "computer-level", names: "level") }. Enter: ano

preparing-last-person = aspoň jeden hráč musí být člověk

preparing-variants = Varianty, můžete vybrat i víc. { LIST($items, style: "sentences") }. Číslice variantu přidá nebo ubere, Enter jde dál. Vybráno: { SIZE($chosen) ->
        [0] nic
       *[other] { LIST($chosen, style: "comma") }
    }
    .terse = Varianty. { LIST($items, style: "sentences") }. Enter jde dál. Vybráno: { SIZE($chosen) ->
        [0] nic
       *[other] { LIST($chosen, style: "comma") }
    }

preparing-variant = { $variant }: { WORDS($number) }

preparing-chosen = Vybráno: { SIZE($chosen) ->
        [0] nic
       *[other] { LIST($chosen, style: "comma") }
    }. Enter jde dál

preparing-draw = Kdo losuje pořadí a dílky? Hráči: jedna. Program: dva. Enter: { $usual ->
        [hand] hráči
       *[companion] program
    }

drawer-typed = { $number ->
        [1] hráči, ruce, my, my sami
       *[2] program, počítač
    }

advice-typed = { $number ->
        [1] ano, smí
       *[0] ne, nesmí
    }

preparing-advice = Smí program říkat nejlepší místa? Jedna ano, nula ne. Enter: { $usual ->
        [0] ne
       *[1] ano
    }

preparing-again = { $reason }. { $question }

preparing-unknown = Taková odpověď tu není

preparing-name-letters = jméno má aspoň jedno písmeno

preparing-name-long = jméno je moc dlouhé, písmen smí být nejvýš { WORDS($most) }

preparing-free = Varianty patří ke hře s tahy, ale dílky se tu měly pokládat volně. Jedno z toho vynechte
