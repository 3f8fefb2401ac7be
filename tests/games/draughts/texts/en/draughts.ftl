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
       *[other] , takes { COUNT($taken, of: "draughts-piece") }
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
draughts-left = { COUNT($count, of: "draughts-piece") } left
draughts-steps = lay twelve men of each colour on the dark squares of the three rows that are nearest to their player
draughts-empty = nothing
draughts-here = { $cell }: { $what }
draughts-count = black has { COUNT($black, of: "draughts-piece") }, white has { COUNT($white, of: "draughts-piece") }
draughts-what = that is no question of this game
command-draughts-move = move
command-does-draughts-move = move a piece, square by square
command-draughts-here = here
command-does-draughts-here = what lies on a square
draughts-title = English draughts
count-draughts-piece = { WORDS($n) } { $n ->
        [one] piece
       *[other] pieces
    }
count-draughts-man = { WORDS($n) } { $n ->
        [one] man
       *[other] men
    }
count-draughts-king = { WORDS($n) } { $n ->
        [one] king
       *[other] kings
    }
tile-of-black-king = black king
    .many = black kings
tile-of-white-king = white king
    .many = white kings
setting-tile-set-draughts = tile set of draughts
setting-tile-set-draughts-what = The file of the tile set of draughts. Usually it is the standard one
draughts-has = { $named ->
        [1] { $player }, { PART($colour, of: "draughts-colour", names: "colour") }
       *[0] { PART($colour, of: "draughts-colour", names: "colour") }
    }: { COUNT($men, of: "draughts-man") }, { COUNT($kings, of: "draughts-king") }
draughts-more = { $colour ->
        [level] Both have the same number of pieces
       *[other] { PART($colour, of: "draughts-colour", names: "colour") } has more pieces
    }
draughts-many = { PART($colour, of: "draughts-colour", names: "colour") } has more than twelve pieces. Take the others off the board
draughts-one = both colours lie on one board. Count one board or one file at a time
draughts-no-rank = boards of draughts are not ranked. Count one of them by companion score
draughts-layout = { $file } shows no board of draughts. It takes eight lines of eight signs
draughts-form-json = programs give a file with the board
draughts-form-begin = Tell the squares of each kind of piece, such as alpha one as a one. Enter alone: there are none
draughts-form-resume = A board of { LIST($players) } is kept. Enter goes on with it, zero begins anew
draughts-form-where = { $kind ->
        [black] Squares of the black men?
        [white] Squares of the white men?
        [black-king] Squares of the black kings?
       *[white-king] Squares of the white kings?
    }
draughts-form-unfit = This cannot be: { $text }. Name dark squares that are still empty, twelve of a colour at most
draughts-form-kept = The board is kept. The same command goes on with it
draughts-form-unsaved = Careful: the board cannot be kept, { $file }. The count goes on
draughts-form-damaged = Careful: the kept board cannot be read, { $file }. It is set aside as { $aside }, and a new one begins
draughts-form-newer = the kept board is of a newer version of the program, { $file }. Use that version, or move the file away
