# Noughts and crosses: sentences of the game in tests.
nc-title = Noughts and crosses
nc-variant = three in a row lose
setting-is-variants-misere = three in a row lose
nc-await = { $player } marks a square
nc-marked = { $player } marks square { WORDS($cell) }
nc-over = { $won ->
        [0] The game is drawn
       *[other] { $player } wins
    }
nc-won = { $player } has won
nc-ended = the game is over
nc-turn = it is the turn of { $player }
nc-taken = square { WORDS($cell) } is not free
nc-notation = this is no act of the game
nc-count = Marked: { COUNT($count, of: "square") }
nc-points = { $player }: { COUNT($count, of: "point") }
nc-doubt = crosses and noughts do not go together
nc-few = two files at least are ranked
nc-layout = { $file } shows no board
nc-sign = { $sign }
nc-word = { $sign ->
        [X] cross
       *[O] nought
    }
command-mark = mark
command-does-mark = marks a square
command-nc-row = row, rows
command-does-nc-row = tells how many squares are marked
