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
       *[other] , bicie { WORDS($taken) }
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
draughts-crown = na ostatnim rzędzie pionek staje się damką
draughts-must-take = można bić, więc trzeba
draughts-no-way = tak nie porusza się żaden pionek
draughts-notation = ruch podaje się polami
draughts-remedy = odłóż go na { $cell }
draughts-remedy-crown = połóż na { $cell } damkę zamiast pionka
draughts-light = coś leży na jasnym polu { $cell }
draughts-left = zostało pionków: { WORDS($count) }
draughts-steps = połóż po dwanaście pionków na ciemnych polach trzech rzędów najbliżej gracza
draughts-empty = nic
draughts-here = { $cell }: { $what }
draughts-count = czarne { WORDS($black) }, białe { WORDS($white) }
draughts-what = o to nie można pytać w tej grze
command-draughts-move = ruch
command-does-draughts-move = ruch pionkiem pole po polu
command-draughts-here = tutaj
command-does-draughts-here = co leży na polu
draughts-title = warcaby angielskie
