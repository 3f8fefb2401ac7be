### Azul Mini and Azul Master Chocolatier: tiles go to the walls, a round ends, and why points are what they are.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

# Nothing is left to take: the complete lines of each player.
# $edition | id azul_mini master_chocolatier | of which game
# $count | number 0-20 | complete lines of all players together
# $items | some phrase az-complete | one a player
az-tiling = { $count ->
        [0] All is taken, and there is no complete line
       *[other] All is taken, now { NOUN($edition, of: "az-piece", form: "tiles") } go { NOUN($edition, of: "az-wall", form: "onto") }. { LIST($items, style: "sentences") }
    }
    .terse = { $count ->
        [0] All taken, no complete line
       *[other] All taken. { LIST($items, style: "sentences") }
    }

# The complete lines of one player. The shortest level leaves out who has none.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $player | name | who
# $count | number 0-5 | (unused) how many lines
# $items | list phrase az-line-colour | the lines
az-complete = { $player }: { SIZE($items) ->
        [0] no complete line
        [1] { LIST($items) } is complete
       *[other] { LIST($items) } are complete
    }
    .terse = { SIZE($items) ->
        [0] { "" }
       *[other] { $player }: { LIST($items, style: "comma") }
    }

# A tile has gone to the wall; its points, unless lines before it are still to be done.
# $edition | id azul_mini master_chocolatier | of which game
# $player | name | whose wall
# $line | number 1-5 | the pattern line, and the wall row
# $column | number 1-5 | the column of the wall
# $colour | id blue yellow red black white brown | the colour
# $reverse | number 0-1 | whether the side without colours is played
# $counted | number 0-1 | whether it is counted now
# $points | number 0-10 | its points, 0 while it is not counted
# $total | number 0-240 | the points on the counter
az-tiled = { $player }, pattern line { WORDS($line) }, { NOUN($colour, of: "az-colour") }: { $counted ->
        [0] it goes { NOUN($edition, of: "az-wall", form: "onto") }, column { WORDS($column) }. Its points come once the lines before it are done
       *[1] { COUNT($points, of: "point") }. It goes { NOUN($edition, of: "az-wall", form: "onto") }, column { WORDS($column) }. { $player } now has { COUNT($total, of: "point") }
    }
    .terse = { $player }, row { WORDS($line) }, { $reverse ->
        [0] { NOUN($colour, of: "az-colour") }
       *[1] column { WORDS($column) }, { NOUN($colour, of: "az-colour") }
    }: { $counted ->
        [0] points later
       *[1] { COUNT($points, of: "point") }
    }
    .last = { $player }, row { WORDS($line) }, { $reverse ->
        [0] { NOUN($colour, of: "az-colour") }
       *[1] column { WORDS($column) }, { NOUN($colour, of: "az-colour") }
    }

# A tile that was laid before its turn is counted now.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $player | name | whose
# $line | number 1-5 | its row
# $column | number 1-5 | its column
# $colour | id blue yellow red black white brown | its colour
# $reverse | number 0-1 | whether the side without colours is played
# $points | number 1-10 | its points
# $total | number 0-240 | the points on the counter with it
az-counted = { $player }, row { WORDS($line) }, { $reverse ->
        [0] { NOUN($colour, of: "az-colour") }
       *[1] column { WORDS($column) }, { NOUN($colour, of: "az-colour") }
    }: { COUNT($points, of: "point") }. { $player } now has { COUNT($total, of: "point") }
    .terse = { $player }, row { WORDS($line) }, { $reverse ->
        [0] { NOUN($colour, of: "az-colour") }
       *[1] column { WORDS($column) }, { NOUN($colour, of: "az-colour") }
    }: { COUNT($points, of: "point") }

# A wall row is complete: the game ends with this round.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $player | name | whose
# $row | number 1-5 | which
az-row-complete = { $player } has completed row { WORDS($row) }, so the game ends after this round
    .terse = { $player }: row { WORDS($row) } complete, last round

# A complete line finds no cell on the reverse side and goes to the floor.
# $edition | id azul_mini master_chocolatier | of which game
# $player | name | whose
# $line | number 1-5 | which line
# $colour | id blue yellow red black white brown | what it held
# $fell | number 0-5 | tiles that fall on the floor line
# $marker | number 0-0 | always 0
# $penalty | number 0-14 | what the floor line costs now
# $lid | number 0-5 | tiles that go into the lid
# $sheltered | id none tile | what lies on the special display beside the floor line
az-dropped = { $player }, pattern line { WORDS($line) }, { NOUN($colour, of: "az-colour") }: there is no free column. { PART($edition, $fell, $marker, $penalty, $lid, $sheltered, of: "az-fallen", names: "edition fell marker penalty lid sheltered") }
    .terse = { $player }, line { WORDS($line) }, { NOUN($colour, of: "az-colour") }, without a column. { PART($edition, $fell, $marker, $penalty, $lid, $sheltered, of: "az-fallen", names: "edition fell marker penalty lid sheltered") }
    .last = { $player }, line { WORDS($line) } to the floor

## The end of a round.

# What should lie on the table once all tiling is done: first the middle.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $round | number 1-20 | which round
az-check = Check of round { WORDS($round) }: the displays and the centre of the table should be empty
    .terse = Check: displays and centre empty

# What should lie on one player's wall and floor.
# $edition | id azul_mini master_chocolatier | of which game
# $player | name | whose
# $rows | list phrase az-wall-row | the wall rows that have tiles
# $tiles | number 0-7 | tiles on the floor
# $marker | number 0-1 | whether the marker lies there
# $penalty | number 0-14 | (unused) what the floor costs
# $sheltered | number 0-1 | whether something lies on the special display beside it
az-check-board = { $player }, { NOUN($edition, of: "az-wall") }{ SIZE($rows) ->
        [0] { " " }empty
       *[other] . { LIST($rows, style: "sentences") }
    }. { PART($edition, $tiles, $marker, $sheltered, of: "az-check-floor", names: "edition tiles marker sheltered") }
    .terse = { $player }: { SIZE($rows) ->
        [0] { NOUN($edition, of: "az-wall") } empty
       *[other] { LIST($rows, style: "sentences") }
    }. { PART($edition, $tiles, $marker, $sheltered, of: "az-check-floor", names: "edition tiles marker sheltered") }

# The floor as it should be; nothing of an empty one.
# $edition | id azul_mini master_chocolatier | of which game
# $tiles | number 0-7 | tiles on the floor
# $marker | number 0-1 | whether the marker lies there
# $sheltered | number 0-1 | whether something lies on the special display beside it
az-check-floor = { $tiles ->
        [0] { $marker ->
            [0] { "" }
           *[1] Floor: { PART($edition, $tiles, $marker, of: "az-on-floor", names: "edition tiles marker") }.
        }
       *[other] Floor: { PART($edition, $tiles, $marker, of: "az-on-floor", names: "edition tiles marker") }.
    } { $sheltered ->
        [0] { "" }
       *[1] The special display beside it is taken
    }

# One wall row with its tiles, from the left.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $row | number 1-5 | which
# $count | number 1-5 | how many tiles
# $items | some phrase az-wall-cell | the tiles
# $reverse | number 0-1 | whether the side without colours is played: columns are told then
az-wall-row = row { WORDS($row) }{ $reverse ->
        [0] { $count ->
            [5] { " " }complete
           *[other] : { LIST($items) }
        }
       *[1] , { $count ->
            [5] { LIST($items, style: "comma") }
           *[other] { LIST($items, style: "comma", form: "column") }
        }
    }
    .terse = row { WORDS($row) }{ $reverse ->
        [0] { $count ->
            [5] { " " }complete
           *[other] { " " }{ LIST($items, style: "comma") }
        }
       *[1] , { $count ->
            [5] { LIST($items, style: "comma") }
           *[other] { LIST($items, style: "comma", form: "column") }
        }
    }

# One tile of a wall row. .column tells where it lies.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $colour | id blue yellow red black white brown | its colour
# $column | number 1-5 | its column
az-wall-cell = { NOUN($colour, of: "az-colour") }
    .column = column { WORDS($column) } { NOUN($colour, of: "az-colour") }

# What a player's floor costs at the end of a round.
# $edition | id azul_mini master_chocolatier | of which game
# $player | name | whose
# $tiles | number 0-7 | tiles on it
# $marker | number 0-1 | whether the marker lies there
# $points | number 1-14 | what it costs
# $lost | number 0-14 | what the player loses: less where there are not so many points
# $total | number 0-240 | the points on the counter
az-floor = { $player } has { PART($edition, $tiles, $marker, of: "az-on-floor", names: "edition tiles marker", form: "accusative") } on the floor. That is minus { COUNT($points, of: "point") }. { $player } now has { COUNT($total, of: "point") }
    .terse = { $player }, floor: { PART($edition, $tiles, $marker, of: "az-on-floor", names: "edition tiles marker") }, minus { COUNT($points, of: "point") }{ SAME($points, $lost) ->
        [yes] { "" }
       *[no] , down to nought
    }

# A player's floor is empty at the end of a round. The shortest level leaves it unsaid.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $player | name | whose
# $tiles | number 0-0 | (unused) tiles on it
# $marker | number 0-0 | (unused) whether the marker lies there
# $points | number 0-0 | (unused) what it costs
# $lost | number 0-0 | (unused) what the player loses
# $total | number 0-240 | the points on the counter
az-no-floor = { $player }: floor empty, still { COUNT($total, of: "point") }
    .terse = { "" }

# A round begins.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $round | number 2-20 | which
# $player | name | who begins it
az-round = Round { WORDS($round) }. { $player } begins and puts the starting player marker in the centre of the table
    .terse = Round { WORDS($round) }, { $player } begins

# The end of a round, as the item of a list.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $round | number 1-20 | which
az-round-ended = End of round { WORDS($round) }
    .last = end of round { WORDS($round) }

## What is awaited: said of the next step, as a reason, and as an answer.

# A player has complete lines left, on the coloured side.
# $edition | id azul_mini master_chocolatier | of which game
# $player | name | who
# $line | number 1-5 | the first of them
# $colour | id blue yellow red black white brown | what it holds
# $more | number 0-4 | how many lines of the player follow
# $drops | number 0-1 | (unused) always 0
# $items | some phrase az-cell | (unused) its cell
az-await-tile = Waiting: { $player }, line { WORDS($line) }, { NOUN($colour, of: "az-colour") } { NOUN($edition, of: "az-wall", form: "onto") }{ $more ->
        [0] { "" }
       *[other] , then { WORDS($more) } more { $more ->
            [one] line
           *[other] lines
        }
    }
    .terse = Waiting: { $player }, line { WORDS($line) }, { NOUN($colour, of: "az-colour") }

# The same on the reverse side: where the tile may go, or that it has to fall.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $player | name | who
# $line | number 1-5 | the first of them
# $colour | id blue yellow red black white brown | what it holds
# $more | number 0-4 | (unused) how many lines of the player follow
# $drops | number 0-1 | (unused) whether it has to go to the floor
# $items | list phrase az-cell-free | the cells where it may go, none where all of it goes to the floor
az-await-choice = Waiting: { $player }, line { WORDS($line) }, { NOUN($colour, of: "az-colour") }{ SIZE($items) ->
        [0] . There is no free column, all of it goes on the floor
        [5] : any column
       *[other] : { LIST($items, style: "or", form: "column") }
    }
    .terse = Waiting: { $player }, line { WORDS($line) }, { NOUN($colour, of: "az-colour") }{ SIZE($items) ->
        [0] , all on the floor
       *[other] { "" }
    }

# All tiling is done: the round waits to be ended.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $round | number 1-20 | which
# $last | number 0-1 | whether the game ends with it
az-await-round = Waiting: confirm the end of round { WORDS($round) }, then floors are counted{ $last ->
        [0] { "" }
       *[1] , and the game is over
    }
    .terse = Waiting: confirm the end of { $last ->
        [0] round { WORDS($round) }
       *[1] the game
    }

## Why: the runs behind the points, told when somebody asks.

# The last tiling of a player.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $player | name | whose
# $count | number 1-6 | (unused) how many reasons
# $items | some phrase az-reason az-reason-floor | the reasons
az-reasons = { $player }. { LIST($items, style: "sentences") }

# One tile with its runs.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $line | number 1-5 | its row
# $colour | id blue yellow red black white brown | its colour
# $column | number 1-5 | its column
# $across | number 1-5 | its run across, itself included
# $down | number 1-5 | its run down, itself included
# $points | number 1-10 | its points
az-reason = row { WORDS($line) }, { NOUN($colour, of: "az-colour") }: { $across ->
        [1] { $down ->
            [1] alone
           *[other] { WORDS($down) } down
        }
       *[other] { WORDS($across) } across{ $down ->
            [1] { "" }
           *[other] , { WORDS($down) } down
        }
    }, { COUNT($points, of: "point") }
    .full = row { WORDS($line) }, { NOUN($colour, of: "az-colour") }, column { WORDS($column) }: { $across ->
        [1] { $down ->
            [1] alone
           *[other] { WORDS($down) } down
        }
       *[other] { WORDS($across) } across{ $down ->
            [1] { "" }
           *[other] , { WORDS($down) } down
        }
    }, { COUNT($points, of: "point") }

# What the floor cost.
# $edition | id azul_mini master_chocolatier | of which game
# $tiles | number 0-7 | tiles on it
# $marker | number 0-1 | whether the marker lay there
# $points | number 1-14 | what it cost
az-reason-floor = floor: { PART($edition, $tiles, $marker, of: "az-on-floor", names: "edition tiles marker") }, minus { COUNT($points, of: "point") }
