### Azul: answers to what players ask of the table, of a board, of a take, of the course of the game and of points.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see nouns.ftl.

## What lies on the table.

# Displays and centre one after the other, three at a time; on the last page those that are empty or taken away.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $count | number 1-10 | where something lies
# $first | number 1-10 | number of the first one listed
# $items | some phrase az-offer-at | at most three of them
# $more | number 0-9 | (unused) how many follow
# $empty | list phrase az-source | where nothing lies
# $away | list phrase az-offer-away | at most one display that a player has taken
az-offer = { $first ->
        [1] On offer: { COUNT($count, of: "place") }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }{ SIZE($empty) ->
        [0] { "" }
       *[other] . Empty: { LIST($empty, style: "comma") }
    }{ SIZE($away) ->
        [0] { "" }
       *[other] . { LIST($away, style: "sentences") }
    }

# One display, or the centre, and what lies there.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $source | phrase az-source | where
# $items | some phrase az-tiles az-offer-marker | what lies there, the most first
# $gold | id none sn1 sn2 sn3 sn4 sn5 | its gold side, none for a blue one
# $colour | id none blue brown white black red | whose colour it attracts
az-offer-at = { $source }{ $gold ->
        [none] { "" }
       *[other] , special, { PART($edition, $gold, $colour, of: "az-special", names: "edition kind colour") }
    }: { LIST($items) }
    .terse = { $source }{ $gold ->
        [none] { "" }
       *[other] , special
    }: { LIST($items, style: "comma") }
    .full = { $source }{ $gold ->
        [none] { "" }
       *[other] , special
    }: { LIST($items) }{ $gold ->
        [none] { "" }
       *[other] . Gold side: { PART($edition, $gold, $colour, of: "az-special", names: "edition kind colour", form: "effect") }
    }

# The starting marker where things are listed.
# $edition | id azul_mini master_chocolatier | (unused) which edition
az-offer-marker = the starting player marker
    .terse = marker

# A display that a player keeps beside the floor.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $source | phrase az-source | which
# $player | name | who
az-offer-away = { $source } lies beside the floor: { $player }

# There is nothing to take.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $waits | phrase az-await-lots az-await-gold az-await-draw az-await-extra az-await-take az-await-spread az-await-choice az-await-tile az-await-round az-over | what the game waits for
az-offer-none = the table is empty. { $waits }

# Where a colour lies, the most first, three at a time.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $tiles | phrase az-tiles | all of them together
# $count | number 1-10 | how many displays, the centre included
# $first | number 1-10 | number of the first one listed
# $items | some phrase az-find-at | at most three of them
# $more | number 0-9 | (unused) how many follow
az-find = { $first ->
        [1] Together { $tiles }, { COUNT($count, of: "place") }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

# One display, or the centre, with the tiles of a colour.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $source | phrase az-source | where
# $tiles | phrase az-tiles | how many
az-find-at = { $source }: { $tiles }

# A colour that lies nowhere.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $colour | id blue yellow red black white brown | which
az-find-none = { NOUN($colour, of: "az-colour") }: none on offer now

# What bag and lid hold, and how many lie elsewhere.
# $edition | id azul_mini master_chocolatier | which edition
# $bag | number 0-100 | in the bag
# $bagged | list phrase az-tiles | the same by colour
# $lid | number 0-100 | in the lid
# $lidded | list phrase az-tiles | the same by colour
# $displays | number 0-100 | on displays and in the centre
# $lines | number 0-60 | in pattern lines
# $walls | number 0-100 | on walls
# $floors | number 0-32 | on floors
az-left = In the bag { PART($edition, $bag, of: "az-pieces", names: "edition count") }{ SIZE($bagged) ->
        [0] { "" }
       *[other] : { LIST($bagged, style: "comma") }
    }. In the lid { PART($edition, $lid, of: "az-pieces", names: "edition count") }{ SIZE($lidded) ->
        [0] { "" }
       *[other] : { LIST($lidded, style: "comma") }
    }. On offer { WORDS($displays) }, in pattern lines { WORDS($lines) }, { $edition ->
        [azul_mini] on walls
       *[master_chocolatier] in boxes
    } { WORDS($walls) }, on floors { WORDS($floors) }
    .terse = Bag: { SIZE($bagged) ->
        [0] empty
       *[other] { LIST($bagged, style: "comma") }
    }. Lid: { SIZE($lidded) ->
        [0] empty
       *[other] { LIST($lidded, style: "comma") }
    }

## What can be taken, and what comes of it.

# Every display with what fits on a board, those first that complete a line; three at a time.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $count | number 1-10 | how many places there are to take from
# $first | number 1-10 | number of the first one listed
# $items | some phrase az-fits-at | at most three of them
# $more | number 0-9 | (unused) how many follow
# $completing | number 0-10 | how many of them complete a line
az-fits = { $first ->
        [1] To choose from: { COUNT($count, of: "place") }, { $completing ->
            [0] none completes a line
            [one] of them { WORDS($completing) } completes a line
           *[other] of them { WORDS($completing) } complete a line
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

# One display, or the centre: its colours by what they can do.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $source | phrase az-source | where
# $items | some phrase az-fits-full az-fits-some az-fits-floor | its colours
az-fits-at = { $source }: { LIST($items, style: "comma") }

# A colour that completes a line.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $line | number 1-5 | which
# $tiles | phrase az-tiles | the colour
# $count | number 1-20 | (unused) how many they are, for languages that need it
# $fell | number 0-20 | how many would fall
az-fits-full = line { WORDS($line) } gets full with { $tiles }{ $fell ->
        [0] { "" }
        [one] , and { WORDS($fell) } falls
       *[other] , and { WORDS($fell) } fall
    }

# The colours that fit in a line, but complete none.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $items | some phrase az-tiles | which
az-fits-some = also { LIST($items, style: "comma") }

# The colours that only the floor takes.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $items | some phrase az-tiles | which
az-fits-floor = only on the floor { LIST($items, style: "comma") }

# The colours of one display with the lines that take them, three at a time.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $source | phrase az-source | where
# $count | number 1-5 | (unused) how many colours
# $first | number 1-5 | (unused) number of the first one listed
# $items | some phrase az-fits-colour | at most three of them
# $more | number 0-4 | (unused) how many follow
az-fits-source = { $source }. { LIST($items, style: "sentences") }

# A colour and the lines that take it.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $tiles | phrase az-tiles | how many
# $lines | list phrase az-fits-line | the lines; none: only the floor is left
az-fits-colour = { $tiles }: { SIZE($lines) ->
        [0] only the floor
       *[other] { LIST($lines, style: "comma") }
    }

# A line that takes a colour, and how it is then.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $line | number 1-5 | which
# $missing | number 0-4 | spaces that stay free
az-fits-line = { $missing ->
        [0] fills line { WORDS($line) }
       *[other] line { WORDS($line) } lacks { WORDS($missing) }
    }

# One colour of a display: every line that takes it, then the floor, three at a time.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $source | phrase az-source | where
# $tiles | phrase az-tiles | how many
# $centre | number 0-1 | (unused) whether it is the centre
# $count | number 0-5 | how many lines take it
# $first | number 1-6 | number of the first one listed
# $items | some phrase az-effect | at most three of them
# $more | number 0-5 | (unused) how many follow
az-fits-lines = { $first ->
        [1] Taking { $tiles } { NOUN($source, form: "from") }: { $count ->
            [0] only the floor is left
           *[other] a choice of { COUNT($count, of: "pattern-line") }
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

# What comes of a take: the line, what falls, what the floor costs, what the tile would bring as the wall is now.
# $edition | id azul_mini master_chocolatier | which edition
# $line | number 0-5 | to which line, 0 to the floor
# $missing | number 0-4 | spaces of the line that stay free
# $fell | number 0-20 | how many do not go into the line
# $marker | number 0-1 | whether the starting marker comes along
# $sheltered | number 0-1 | whether SN5 keeps one off the floor
# $before | number 0-14 | what the floor costs now
# $after | number 0-14 | what it costs then
# $points | number 0-10 | what the tile would bring, on the reverse side at most
# $cells | number 0-5 | how many cells may take it
az-effect = { $line ->
        [0] all go to the floor
       *[other] { $missing ->
            [0] fills pattern line { WORDS($line) }
           *[other] pattern line { WORDS($line) } still lacks { WORDS($missing) }
        }{ $fell ->
            [0] { "" }
            [one] , and { WORDS($fell) } falls
           *[other] , and { WORDS($fell) } fall
        }
    }{ $marker ->
        [0] { "" }
       *[1] , the starting player marker comes along
    }{ $sheltered ->
        [0] { "" }
       *[1] , the shelter beside the floor catches one
    }{ SAME($before, $after) ->
        [yes] { "" }
       *[no] , the floor costs { COUNT($after, of: "point") } instead of { WORDS($before) }
    }{ $line ->
        [0] { "" }
       *[other] { $cells ->
            [0] , but { NOUN($edition, of: "az-wall", form: "at") } no square takes it now
            [1] , { NOUN($edition, of: "az-wall", form: "at") } it brings { COUNT($points, of: "point") } now
           *[other] , { NOUN($edition, of: "az-wall", form: "at") } it brings at most { COUNT($points, of: "point") } now
        }
    }
    .terse = { $line ->
        [0] to the floor
       *[other] { $missing ->
            [0] fills line { WORDS($line) }
           *[other] line { WORDS($line) } lacks { WORDS($missing) }
        }{ $fell ->
            [0] { "" }
            [one] , and { WORDS($fell) } falls
           *[other] , and { WORDS($fell) } fall
        }
    }{ $marker ->
        [0] { "" }
       *[1] , marker
    }{ $sheltered ->
        [0] { "" }
       *[1] , the shelter catches one
    }{ SAME($before, $after) ->
        [yes] { "" }
       *[no] , floor minus { WORDS($after) }
    }{ $line ->
        [0] { "" }
       *[other] { $cells ->
            [0] , { NOUN($edition, of: "az-wall", form: "at") } no square
           *[other] , { NOUN($edition, of: "az-wall", form: "at") } { COUNT($points, of: "point") }
        }
    }

# One take: what it would cost and bring.
# $edition | id azul_mini master_chocolatier | which edition
# $source | phrase az-source | whence
# $tiles | phrase az-tiles | what
# $centre | number 0-1 | (unused) whether it is the centre
# $line | number 0-5 | to which line, 0 to the floor
# $missing | number 0-4 | spaces of the line that stay free
# $fell | number 0-20 | how many do not go into the line
# $marker | number 0-1 | whether the starting marker comes along
# $sheltered | number 0-1 | whether SN5 keeps one off the floor
# $before | number 0-14 | what the floor costs now
# $after | number 0-14 | what it costs then
# $points | number 0-10 | what the tile would bring, on the reverse side at most
# $cells | number 0-5 | how many cells may take it
az-cost = Taking { $tiles } { NOUN($source, form: "from") }: { PART($edition, $line, $missing, $fell, $marker, $sheltered, $before, $after, $points, $cells, of: "az-effect", names: "edition line missing fell marker sheltered before after points cells") }

# A take that cannot be.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $reasons | some phrase az-no-display az-no-such-colour az-nothing-there az-colour-not-there az-no-line az-line-full az-line-other az-line-wall | why
# $remedies | list phrase az-remedy-colours az-remedy-sources az-remedy-there az-remedy-lines | at most one thing to do
az-cost-not = That cannot be taken so: { LIST($reasons, style: "sentences") }. { LIST($remedies, style: "sentences") }
    .terse = That cannot be: { LIST($reasons, style: "sentences") }

# The takes that promise most, best first.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $count | number 1-3 | (unused) how many
# $items | some phrase az-best-take | at most three
az-best = The best first, with what it brings in this round. { LIST($items, style: "sentences") }

# One take with its immediate worth.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $gained | number | points of the tiling more than before, less what falls
# $source | phrase az-source | whence
# $tiles | phrase az-tiles | what
# $centre | number 0-1 | (unused) whether it is the centre
# $line | number 0-5 | to which line, 0 to the floor
# $missing | number 0-4 | spaces of the line that stay free
# $fell | number 0-20 | how many do not go into the line
az-best-take = { SIGN($gained) ->
        [minus] it takes away { COUNT($gained, of: "point", sign: "none") }
       *[plus] it brings { COUNT($gained, of: "point") }
    }: { $tiles } { NOUN($source, form: "from") }, { $line ->
        [0] to the floor
       *[other] { $missing ->
            [0] fills line { WORDS($line) }
           *[other] line { WORDS($line) } lacks { WORDS($missing) }
        }{ $fell ->
            [0] { "" }
            [one] , and { WORDS($fell) } falls
           *[other] , and { WORDS($fell) } fall
        }
    }

# Advice was not allowed at set-up.
# $edition | id azul_mini master_chocolatier | (unused) which edition
az-no-advice = advice is not allowed in this game. What can be taken is answered by the command fits, three one
    .terse = advice is not allowed here

## A player's board.

# The pattern lines that hold something, three at a time; on the last page those that are empty.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $count | number 1-5 | how many hold something
# $first | number 1-5 | number of the first one listed
# $items | some phrase az-line-at | at most three of them
# $more | number 0-4 | (unused) how many follow
# $empty | list phrase az-line | the empty ones
az-lines = { $first ->
        [1] { $count ->
        [one] { WORDS($count) } line is begun
       *[other] { WORDS($count) } lines are begun
    }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }{ SIZE($empty) ->
        [0] { "" }
       *[other] . Empty: { LIST($empty, style: "comma") }
    }

# All pattern lines are empty.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $count | number 0-0 | (unused) none
# $first | number 1-5 | (unused)
# $items | list phrase az-line-at | (unused)
# $more | number 0-0 | (unused)
# $empty | list phrase az-line | (unused)
az-lines-empty = all pattern lines are empty

# A pattern line that holds something.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $line | number 1-5 | which
# $tiles | phrase az-tiles | what it holds
# $missing | number 0-4 | how many more complete it
# $tiled | number 0-1 | whether one has gone to the wall already
az-line-at = line { WORDS($line) }: { $tiles }, { $tiled ->
        [0] { $missing ->
            [0] full
           *[other] { WORDS($missing) } missing
        }
       *[1] left over from tiling
    }

# An empty pattern line.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $line | number 1-5 | which
az-line-empty-at = line { WORDS($line) }: empty

# The wall row by row, three rows at a time; on the last page the empty rows.
# $edition | id azul_mini master_chocolatier | which edition
# $count | number 1-25 | tiles on it
# $first | number 1-5 | number of the first row listed
# $items | some phrase az-wall-row | at most three rows
# $more | number 0-4 | (unused) how many rows follow
# $empty | list phrase az-row-name | rows without a tile
az-wall = { $first ->
        [1] { NOUN($edition, of: "az-wall") }: { PART($edition, $count, of: "az-pieces", names: "edition count") }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }{ SIZE($empty) ->
        [0] { "" }
       *[other] . Empty: { LIST($empty, style: "comma") }
    }

# Nothing lies on the wall.
# $edition | id azul_mini master_chocolatier | which edition
# $count | number 0-0 | (unused) none
# $first | number 1-5 | (unused)
# $items | list phrase az-wall-row | (unused)
# $more | number 0-0 | (unused)
# $empty | list phrase az-row-name | (unused)
az-wall-empty = { NOUN($edition, of: "az-wall") }: still empty

# A row in a list.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $row | number 1-5 | which, one is the far one
az-row-name = row { WORDS($row) }

# A column in a list.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $column | number 1-5 | which, from the left
az-column-name = column { WORDS($column) }

# A pattern line and the wall row beside it.
# $edition | id azul_mini master_chocolatier | which edition
# $row | number 1-5 | (unused) which
# $line | phrase az-line-at az-line-empty-at | the pattern line
# $items | list phrase az-wall-cell | what lies on the wall there
# $free | list phrase az-colour az-column-name | what is missing: colours, on the reverse side columns
# $reverse | number 0-1 | whether the reverse side is played
az-row = Pattern { $line }. { NOUN($edition, of: "az-wall") }: { SIZE($items) ->
        [0] empty
       *[other] { LIST($items, style: "comma") }
    }{ SIZE($free) ->
        [0] , the row is complete
       *[other] . { $reverse ->
            [0] Missing
           *[1] Free
        }: { LIST($free, style: "comma") }
    }

# A column of the wall, from row one, which is the far one.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $column | number 1-5 | which, from the left
# $items | list phrase az-column-cell | what lies there
# $free | list phrase az-column-cell az-row-name | the free cells, on the coloured side with what belongs there
az-column = column { WORDS($column) }: { SIZE($items) ->
        [0] empty
       *[other] { LIST($items, style: "comma") }
    }{ SIZE($free) ->
        [0] , the column is complete
       *[other] . Free: { LIST($free, style: "comma") }
    }

# A cell of a column with its colour.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $row | number 1-5 | its row
# $colour | id blue yellow red black white brown | what lies there or belongs there
az-column-cell = row { WORDS($row) } { NOUN($colour, of: "az-colour") }

# A cell where a tile lies.
# $edition | id azul_mini master_chocolatier | which edition
# $row | number 1-5 | its row, one is the far one
# $column | number 1-5 | its column from the left
# $reverse | number 0-1 | (unused) whether the reverse side is played
# $colour | id blue yellow red black white brown | what lies there
# $points | number 1-10 | (unused) what it would bring if it came now
# $across | number 1-5 | tiles that lie together across
# $down | number 1-5 | tiles that lie together down
az-here = row { WORDS($row) }, column { WORDS($column) }: the { NOUN($colour, of: "az-colour") } { NOUN($edition, of: "az-piece") } lies there. Across { WORDS($across) }, down { WORDS($down) }
    .terse = row { WORDS($row) }, column { WORDS($column) }: { NOUN($colour, of: "az-colour") }

# A free cell, what belongs there and what it would bring now.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $row | number 1-5 | its row, one is the far one
# $column | number 1-5 | its column from the left
# $reverse | number 0-1 | (unused) whether the reverse side is played
# $colours | some phrase az-colour | what may come there
# $points | number 1-10 | what it would bring now
# $across | number 1-5 | tiles that would lie together across
# $down | number 1-5 | tiles that would lie together down
az-here-free = row { WORDS($row) }, column { WORDS($column) }: empty, place for { LIST($colours, style: "or") }. It would now bring { COUNT($points, of: "point") }, across { WORDS($across) }, down { WORDS($down) }
    .terse = row { WORDS($row) }, column { WORDS($column) }: empty, { LIST($colours, style: "or") }, { COUNT($points, of: "point") }

# A free cell of the reverse side where no colour may come now.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $row | number 1-5 | its row, one is the far one
# $column | number 1-5 | its column from the left
# $reverse | number 0-1 | (unused) whether the reverse side is played
az-here-closed = row { WORDS($row) }, column { WORDS($column) }: empty, and no colour may come there

# A floor line where something lies.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $count | number 1-7 | (unused) how many things
# $items | some phrase az-tiles az-offer-marker | what lies there
# $penalty | number 1-14 | what it costs
# $next | number 0-3 | what the next thing would cost, 0 where nothing costs any more
# $shelter | id none free tile marker | SN5 beside it
az-floor-now = floor: { LIST($items) }. It costs { COUNT($penalty, of: "point") }, { $next ->
        [0] and what falls next costs nothing
       *[other] the next thing costs { COUNT($next, of: "point") } more
    }{ $shelter ->
        [none] { "" }
        [free] . The shelter beside it is free
        [tile] . A praline lies in the shelter beside it
       *[marker] . The starting player marker lies in the shelter beside it
    }
    .terse = floor: { LIST($items, style: "comma") }, minus { COUNT($penalty, of: "point") }{ $shelter ->
        [none] { "" }
        [free] , shelter free
       *[other] , shelter taken
    }

# An empty floor line.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $count | number 0-0 | (unused) nothing
# $items | list phrase az-tiles | (unused)
# $penalty | number 0-0 | (unused)
# $next | number 1-1 | (unused)
# $shelter | id none free tile marker | SN5 beside it
az-floor-empty = floor: empty{ $shelter ->
        [none] { "" }
        [free] . The shelter beside it is free
        [tile] . A praline lies in the shelter beside it
       *[marker] . The starting player marker lies in the shelter beside it
    }

## The course of the game.

# Which round it is, and who is close to a complete row.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $round | number 1-30 | which
# $done | number 0-29 | how many are over
# $longest | number 0-5 | tiles in the fullest row of all walls
# $last | id none row locked | whether the game ends with it: somebody has a complete row, or nobody can get one
# $items | list phrase az-close | who has a row of four or five
az-rounds = round { WORDS($round) }{ $last ->
        [none] { "" }
        [row] , the last one
       *[locked] , the last one, for no row can be completed any more
    }{ $done ->
        [0] { "" }
       *[other] , after { COUNT($done, of: "round") }
    }. { SIZE($items) ->
        [0] The fullest row has { WORDS($longest) } of five
       *[other] { LIST($items, style: "sentences") }
    }

# A player with a row of four or five.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $player | name | who
# $rows | number 0-5 | complete rows
# $fours | number 0-5 | rows with four
az-close = { $player }: { $rows ->
        [0] { "" }
        [one] { WORDS($rows) } complete row
       *[other] { WORDS($rows) } complete rows
    }{ $fours ->
        [0] { $rows ->
            [0] nothing yet
           *[other] { "" }
        }
       *[other] { $rows ->
            [0] { "" }
           *[other] , { "" }
        }{ $fours ->
            [one] { WORDS($fours) } row with four
           *[other] { WORDS($fours) } rows with four
        }
    }

# How many rounds the game had.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $rounds | number 1-30 | how many
az-rounds-over = the game is over after { COUNT($rounds, of: "round") }

# Who is on turn, who follows, who began, and where the starting marker is.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $players | several name | in turn, from the one on turn
# $starter | name | who began the round
# $holder | name | who has the marker, empty where it lies in the centre
# $centre | number 0-1 | whether it lies in the centre
az-order = In turn: { LIST($players, style: "comma") }. The round began with { $starter }. { $centre ->
        [0] The starting player marker lies with { $holder }, who begins the next round
       *[1] The starting player marker lies in the centre
    }
    .terse = In turn: { LIST($players, style: "comma") }. Marker: { $centre ->
        [0] { $holder }
       *[1] centre
    }

# In which order players will take, while nobody takes.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $players | several name | in turn, from the one who will begin
# $starter | name | (unused) who began the round
# $holder | name | (unused) who has the marker
# $centre | number 0-0 | (unused)
az-order-next = Taking will go in this order: { LIST($players, style: "comma") }
    .terse = Next in order: { LIST($players, style: "comma") }

# Nobody acts before the lots.
# $edition | id azul_mini master_chocolatier | (unused) which edition
az-order-lots = lots come first, who begins

## Points.

# Points of one player and the bonuses that the wall brings already, three at a time.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $player | name | whose
# $total | number | with bonuses
# $running | number | on the counter
# $bonuses | number | bonuses alone
# $count | number 0-15 | (unused) how many bonuses
# $first | number 1-15 | (unused) number of the first one listed
# $items | list phrase az-bonus-row az-bonus-column az-bonus-colour | at most three of them
# $more | number 0-12 | (unused) how many follow
az-score = { $player } has { COUNT($running, of: "point") }{ $bonuses ->
        [0] , the bonuses bring nothing yet
       *[other] , together with the bonuses of the end { COUNT($total, of: "point") }
    }. { LIST($items, style: "sentences") }
    .terse = { $player } { COUNT($running, of: "point") }{ $bonuses ->
        [0] { "" }
       *[other] , with bonuses { WORDS($total) }
    }. { LIST($items, style: "sentences") }

# The bonuses that a wall brings as it is, then the fullest row, column and colour that are not complete.
# $edition | id azul_mini master_chocolatier | which edition
# $points | number | all bonuses together
# $count | number 0-15 | (unused) how many are won
# $first | number 1-18 | number of the first item listed
# $items | list phrase az-bonus-row az-bonus-column az-bonus-colour az-near | at most three of them
# $more | number 0-15 | (unused) how many follow
# $begun | number 0-1 | whether anything lies on the wall
az-bonuses = { $first ->
        [1] Bonuses: { COUNT($points, of: "point") }{ $begun ->
            [0] , { NOUN($edition, of: "az-wall") } still empty
           *[1] { "" }
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

# How far the fullest incomplete row, column or colour is.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $kind | id row column colour | which of them
# $number | number 1-5 | row or column
# $colour | id blue yellow red black white brown | the colour, where it is one
# $missing | number 1-4 | tiles missing
# $points | number 2-10 | the bonus
# $alike | number 1-5 | (unused) how many are as full
az-near = { $kind ->
        [row] row { WORDS($number) }
        [column] column { WORDS($number) }
       *[colour] { NOUN($colour, of: "az-colour") }
    } still lacks { WORDS($missing) }, bonus { COUNT($points, of: "point") }

# Who leads, best first.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $count | number 2-4 | (unused) how many players
# $places | some phrase az-rank | one a player
az-ranking = { LIST($places, style: "sentences") }

## What cannot be answered.

# A question about a board, asked at the table, while nobody is on turn.
# $edition | id azul_mini master_chocolatier | (unused) which edition
az-whose-board = which player do you mean? Type the number or the name

# Words that are no question.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $question | text | (unused) what was asked
az-not-understood = this question is not known, help lists them all
