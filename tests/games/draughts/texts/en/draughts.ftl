# English draughts: sentences of the game in tests.
place-draughts = { CELL($column, $row, most: 8) }
draughts-piece = { $kind ->
        [black] black man
        [white] white man
        [black-king] black king
       *[white-king] white king
    }
    .alike = yes
    .accusative = { $kind ->
        [black] the black man
        [white] the white man
        [black-king] the black king
       *[white-king] the white king
    }
draughts-colour = { $colour ->
        [black] black
       *[white] white
    }
draughts-awaited = { PART($colour, of: "draughts-colour", names: "colour") } moves
draughts-moved = { PART($colour, of: "draughts-colour", names: "colour") } { $from } to { $to }{ $taken ->
        [0] { "" }
       *[other] , takes { WORDS($taken) }
    }{ $crowned ->
        [1] , a king
       *[0] { "" }
    }
draughts-ended = { $drawn ->
        [1] The game is drawn
       *[0] { PART($colour, of: "draughts-colour", names: "colour") } wins
    }
draughts-two = two people play draughts
draughts-turn = { PART($colour, of: "draughts-colour", names: "colour") } is on turn
draughts-over = the game is over
draughts-crown = a man becomes a king on the last row
draughts-must-take = something can be taken, so it must be
draughts-no-way = no piece moves like that
draughts-notation = a move is named by its squares
draughts-remedy = put it back on { $cell }
draughts-remedy-crown = lay a king on { $cell } instead of the man
draughts-light = something lies on the light square { $cell }
draughts-left = { WORDS($count) } pieces left
draughts-steps = lay twelve men of each colour on the dark squares of the three rows that are nearest to their player
draughts-empty = nothing
draughts-here = { $cell }: { $what }
draughts-count = black { WORDS($black) }, white { WORDS($white) }
draughts-what = that is no question of this game
command-draughts-move = move
command-does-draughts-move = move a piece, square by square
command-draughts-here = here
command-does-draughts-here = what lies on a square
draughts-title = English draughts
