nc-title = Noughts and crosses
nc-variant = misère
nc-draws = Nobody draws
nc-await = { $player } marks a cell
nc-marked = { $player } marks cell { WORDS($cell) }
nc-over = { $won ->
        [0] Nobody wins
       *[other] { $player } wins
    }
nc-won = { $player } has three in a row
nc-ended = the game is over
nc-turn = it is the turn of { $player }
nc-taken = cell { WORDS($cell) } is not free
nc-notation = this is no act of the game
nc-count = Marked cells: { WORDS($count) }
nc-points = { $player }: { WORDS($count) }
nc-doubt = crosses and noughts do not go together
nc-few = two files at least are ranked
nc-layout = { $file } shows no board
nc-sign = { $sign }
command-mark = mark
command-does-mark = marks a cell
command-row = row, rows
command-does-row = tells how many cells are marked
