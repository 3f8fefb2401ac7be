nc-title = Kółko i krzyżyk
nc-variant = misère
nc-draws = Nobody draws
nc-await = { $player } zaznacza pole
nc-marked = { $player } zaznacza pole { WORDS($cell) }
nc-over = { $won ->
        [0] Nikt nie wygrał
       *[other] Wygrywa { $player }
    }
nc-won = { $player } has three in a row
nc-ended = the game is over
nc-turn = it is the turn of { $player }
nc-taken = cell { WORDS($cell) } is not free
nc-notation = this is no act of the game
nc-count = Zaznaczone pola: { WORDS($count) }
nc-points = { $player }: { WORDS($count) }
nc-doubt = crosses and noughts do not go together
nc-few = two files at least are ranked
nc-layout = { $file } shows no board
nc-sign = { $sign }
command-mark = znak
command-does-mark = zaznacza pole
command-row = rząd
command-does-row = tells how many cells are marked
