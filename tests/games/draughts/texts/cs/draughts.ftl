# Anglická dáma: věty hry v testech.
place-draughts = { CELL($column, $row, most: 8) }
draughts-piece = { $kind ->
        [black] černý kámen
        [white] bílý kámen
        [black-king] černá dáma
       *[white-king] bílá dáma
    }
    .alike = yes
    .gender = { $kind ->
        [black] masculine
        [white] masculine
       *[other] feminine
    }
    .accusative = { $kind ->
        [black] černý kámen
        [white] bílý kámen
        [black-king] černou dámu
       *[white-king] bílou dámu
    }
draughts-colour = { $colour ->
        [black] černý
       *[white] bílý
    }
draughts-awaited = táhne { PART($colour, of: "draughts-colour", names: "colour") }
draughts-moved = { PART($colour, of: "draughts-colour", names: "colour") } { $from }, { $to }{ $taken ->
        [0] { "" }
       *[other] , bere { WORDS($taken) }
    }{ $crowned ->
        [1] , dáma
       *[0] { "" }
    }
draughts-ended = { $drawn ->
        [1] Partie skončila remízou
       *[0] vyhrál { PART($colour, of: "draughts-colour", names: "colour") }
    }
draughts-two = dámu hrají dva
draughts-turn = na tahu je { PART($colour, of: "draughts-colour", names: "colour") }
draughts-over = partie skončila
draughts-crown = na poslední řadě se z kamene stává dáma
draughts-must-take = něco se dá brát, takže se musí
draughts-no-way = tak žádný kámen netáhne
draughts-notation = tah se řekne jeho políčky
draughts-remedy = vraťte ho na { $cell }
draughts-remedy-crown = položte na { $cell } dámu místo kamene
draughts-light = něco leží na světlém políčku { $cell }
draughts-left = zbývá kamenů: { WORDS($count) }
draughts-steps = položte po dvanácti kamenech na tmavá políčka tří řad nejblíž k hráči
draughts-empty = nic
draughts-here = { $cell }: { $what }
draughts-count = černý { WORDS($black) }, bílý { WORDS($white) }
draughts-what = na to se v této hře ptát nedá
command-draughts-move = tah
command-does-draughts-move = táhnout kamenem po políčkách
command-draughts-here = tady
command-does-draughts-here = co leží na políčku
draughts-title = anglická dáma
