nc-title = Piškvorky
nc-variant = misère
nc-draws = Nobody draws
nc-await = { $player } označuje pole
nc-marked = { $player } značí pole { WORDS($cell) }
nc-over = { $won ->
        [0] Nikdo nevyhrál
       *[other] Vyhrává { $player }
    }
nc-won = { $player } has three in a row
nc-ended = the game is over
nc-turn = it is the turn of { $player }
nc-taken = cell { WORDS($cell) } is not free
nc-notation = this is no act of the game
nc-count = Označená pole: { WORDS($count) }
nc-points = { $player }: { WORDS($count) }
nc-doubt = crosses and noughts do not go together
nc-few = two files at least are ranked
nc-layout = { $file } shows no board
nc-sign = { $sign }
command-mark = značka
command-does-mark = označuje pole
command-row = řada
command-does-row = tells how many cells are marked
