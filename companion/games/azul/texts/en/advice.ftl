### Azul Mini and Azul Master Chocolatier: acts as something to choose, and why one is better than another.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

## What can be chosen, as it is said after "it is best to".

# A take.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $source | phrase az-source | whence
# $tiles | phrase az-tiles | what
# $line | number 0-5 | the pattern line, 0 the floor
az-choice-take = take { $tiles } { NOUN($source, form: "from") } { $line ->
        [0] onto the floor
       *[other] onto line { WORDS($line) }
    }

# Where each colour goes that is left on a special display.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $items | some phrase az-spread-to | each colour and its display
az-choice-spread = put { LIST($items) }

# A tile to the wall.
# $edition | id azul_mini master_chocolatier | of which game
# $line | number 1-5 | the pattern line
# $column | number 1-5 | the column of the wall
# $colour | id blue yellow red black white brown | its colour
# $reverse | number 0-1 | whether the side without colours is played
az-choice-tile = put the { NOUN($colour, of: "az-colour") } of line { WORDS($line) } { $reverse ->
        [0] { NOUN($edition, of: "az-wall", form: "onto") }
       *[1] in column { WORDS($column) }
    }

# A line to the floor, for which there is no square.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $line | number 1-5 | the pattern line
az-choice-drop = let line { WORDS($line) } fall to the floor

## Why an act is better than another one that has just been named: clauses. "Otherwise" is what comes of the other.

# What it brings on the wall at the end of the round.
# $edition | id azul_mini master_chocolatier | of which game
# $points | number 1-60 | points of tiles
# $otherwise | number 0-59 | those of the other act
az-reason-wall = { NOUN($edition, of: "az-wall", form: "at") } it brings { COUNT($points, of: "point") }, otherwise { $otherwise ->
        [0] nothing yet
       *[other] only { WORDS($otherwise) }
    }

# What the floor costs in this round.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $points | number 0-11 | points
# $otherwise | number 1-14 | those of the other act
az-reason-falls = { $points ->
        [0] the floor stays empty, otherwise it costs { COUNT($otherwise, of: "point") }
       *[other] the floor costs only { COUNT($points, of: "point") }, otherwise { WORDS($otherwise) }
    }

# The other act begins a line that can never go on the wall.
# $edition | id azul_mini master_chocolatier | of which game
# $line | number 1-5 | the line
# $colour | id blue yellow red black white brown | what it would hold
az-reason-cell = otherwise { NOUN($colour, of: "az-colour") } goes onto line { WORDS($line) }, where no square { NOUN($edition, of: "az-wall", form: "at") } can take it any more

# Both acts make a line full; this one fills more spaces of it.
# $edition | id azul_mini master_chocolatier | of which game
# $laid | number 2-5 | how many
# $otherwise | number 1-4 | those of the other act
az-reason-filled = it fills a line with { PART($edition, $laid, of: "az-pieces", names: "edition count") } at once, otherwise only with { WORDS($otherwise) }

# Neither act makes a line full; that of this one lacks less.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $line | number 1-5 | its line
# $missing | number 1-3 | what it lacks
# $beside | number 1-5 | the line of the other act, maybe the same
# $otherwise | number 2-4 | what it lacks
az-reason-lacks = line { WORDS($line) } then lacks only { WORDS($missing) }, otherwise { SAME($line, $beside) ->
        [yes] { "" }
       *[no] line { WORDS($beside) } lacks
    } { WORDS($otherwise) }

# What lies on the table is enough to make the line full in this round, and not enough for that of the other act.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $line | number 1-5 | its line
# $colour | id blue yellow red black white brown | what it holds
# $beside | number 1-5 | the line of the other act, maybe the same
# $lacked | id blue yellow red black white brown | what it holds
az-reason-left = enough { NOUN($colour, of: "az-colour") } is left on the table for line { WORDS($line) }, otherwise not enough { NOUN($lacked, of: "az-colour") }{ SAME($line, $beside) ->
        [yes] { "" }
       *[no] { " " }for line { WORDS($beside) }
    }

# What another player could make after the other act, or has to lose after this one.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $player | name | who
# $tiles | phrase az-tiles | the take that brings most after the other act
# $source | phrase az-source | whence
# $could | number | points of that take
# $now | number | points of the best take after this act, fewer
az-reason-denied = { SIGN($could) ->
        [plus] otherwise { $player } can take { $tiles } { NOUN($source, form: "from") } and make { COUNT($could, of: "point") } of it, this way { SIGN($now) ->
            [plus] at most { WORDS($now) }
            [none] nothing
           *[minus] every take costs points
        }
       *[other] with every take { $player } then loses at least { COUNT($now, of: "point", sign: "none") }, otherwise { SIGN($could) ->
            [minus] only { COUNT($could, of: "point", sign: "none") }
           *[other] nothing
        }
    }

# A spread: what can then be taken in the own next turn, if no other player takes it before.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $tiles | phrase az-tiles | the take that brings most
# $source | phrase az-source | whence
# $points | number | points of it
# $otherwise | number | points of the best take after the other spread, fewer
az-reason-offered = if nobody takes them before, { $tiles } { NOUN($source, form: "from") } can make { COUNT($points, of: "point") } in the next turn, otherwise { SIGN($otherwise) ->
        [plus] at most { WORDS($otherwise) }
       *[other] nothing can
    }

# Only this act takes the starting player marker.
# $edition | id azul_mini master_chocolatier | (unused) of which game
az-reason-marker = it brings the starting player marker, and with it the first turn of the next round

# A bonus is complete with the tiling of this round.
# $edition | id azul_mini master_chocolatier | of which game
# $kind | id row column colour | which of them
# $number | number 1-5 | row or column
# $colour | id blue yellow red black white brown | the colour, where it is one
# $points | number 2-10 | the bonus
az-reason-bonus = { $kind ->
        [row] row { WORDS($number) } is complete then
        [column] column { WORDS($number) } is complete then
       *[colour] all five { NOUN($colour, of: "az-colour") } are { NOUN($edition, of: "az-wall", form: "at") } then
    }, bonus { COUNT($points, of: "point") }

# A bonus is nearer than after the other act.
# $edition | id azul_mini master_chocolatier | of which game
# $kind | id column colour | which of them
# $number | number 1-5 | the column
# $colour | id blue yellow red black white brown | the colour, where it is one
# $held | number 3-4 | how many of its five tiles are there
# $points | number 7-10 | the bonus
az-reason-near = { $kind ->
        [column] column { WORDS($number) } then has { WORDS($held) } of five
       *[colour] { NOUN($edition, of: "az-wall", form: "at") } there are then { WORDS($held) } of five { NOUN($colour, of: "az-colour") }
    }, bonus { COUNT($points, of: "point") }

# A bonus can still become complete, and not after the other act.
# $edition | id azul_mini master_chocolatier | of which game
# $kind | id column colour | which of them
# $number | number 1-5 | the column
# $colour | id blue yellow red black white brown | the colour, where it is one
az-reason-still = { $kind ->
        [column] column { WORDS($number) } can still become complete
       *[colour] all five { NOUN($colour, of: "az-colour") } can still go { NOUN($edition, of: "az-wall", form: "onto") }
    }, otherwise no longer
