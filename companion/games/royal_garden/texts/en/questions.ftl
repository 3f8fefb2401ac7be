### Questions in a whole match of Královská zahrada, and the commands that came with it.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see kingdom.ftl.

## What is on offer, and who acts when.

# The newer line: dominoes by number, each with whose king stands there.
# $count | number 1-5 | how many lie there
# $first | number 1-5 | (unused) number of the first one listed
# $items | list phrase rg-offered | they
# $more | number 0-4 | (unused) none follow
# $free | number 0-5 | on how many no king stands
# $missing | number 0-4 | how many have still to be drawn
rg-offer = { $count ->
        [one] { COUNT($count, of: "domino") } is on offer
       *[other] { COUNT($count, of: "domino") } are on offer
    }{ $missing ->
        [0] { SAME($free, $count) ->
            [yes] { $count ->
                [one] , free
               *[other] , all free
            }
           *[no] { $free ->
                [0] { $count ->
                    [one] , taken
                   *[other] , all taken
                }
               *[other] , { WORDS($free) } free
            }
        }
       *[other] , still missing { WORDS($missing) }
    }. { LIST($items, style: "sentences", form: "line") }
    .terse = On offer, { COUNT($count, of: "domino") }{ $missing ->
        [0] { "" }
       *[other] , still missing { WORDS($missing) }
    }. { LIST($items, style: "sentences", form: "line") }

# There is no newer line now.
# $last | number 0-1 | whether no new one comes
rg-offer-none = the offer is empty{ $last ->
        [0] { "" }
       *[1] , and there will be no new one
    }

# The older line: the dominoes that still have to be placed, in the order of the acts, three at a time.
# $player | name | who has placed and still chooses, empty for nobody
# $acting | number 0-1 | whether somebody still chooses
# $count | number 0-5 | how many dominoes
# $first | number 1-5 | (unused) number of the first one listed
# $items | list phrase rg-offered | they
# $more | number 0-4 | (unused) none follow
rg-order = { $acting ->
        [0] { "" }
       *[1] Now { $player } chooses.
    } Still to be placed: { COUNT($count, of: "domino") }. { LIST($items, style: "sentences", form: "line") }
    .terse = { $acting ->
        [0] { "" }
       *[1] { $player } chooses.
    } To place, { COUNT($count, of: "domino") }. { LIST($items, style: "sentences", form: "line") }

# In the first choice: who chooses, in turn, three at a time.
# $count | number 1-4 | how many choices
# $first | number 1-4 | (unused) number of the first one listed
# $items | list phrase rg-order-player | at most three of them
# $more | number 0-1 | (unused) how many follow
rg-order-first = First choice, { COUNT($count, of: "move") }. { LIST($items, style: "comma") }

# One choice of the first ones.
# $player | name | who chooses
rg-order-player = { $player }

# Nobody acts before the lots.
rg-order-lots = lots come first, who begins

# Nobody acts any more.
rg-order-none = all moves are done

# Which round it is.
# $round | number 1-12 | which
# $left | number 0-11 | how many follow
# $game | number 1-3 | which game of Dynasty
# $several | number 0-1 | whether there are several games
rg-rounds = { $several ->
        [0] { "" }
       *[1] Game { WORDS($game) },
    } round { WORDS($round) }, { $left ->
        [0] the last one
       *[other] then { COUNT($left, of: "round") } more
    }

# Which round it is, before the first.
# $rounds | number 6-12 | how many there will be
# $game | number 1-3 | which game of Dynasty
# $several | number 0-1 | whether there are several games
rg-rounds-first = { $several ->
        [0] { "" }
       *[1] Game { WORDS($game) },
    } first choice, then { COUNT($rounds, of: "round") }

## Where something is.

# The areas of a terrain, three at a time.
# $terrain | terrain | which
# $count | number 1-25 | how many areas
# $first | number 1-25 | number of the first one listed
# $items | some phrase rg-area-at | at most three of them
# $more | number 0-25 | (unused) how many follow
rg-find = { $first ->
        [1] { NOUN($terrain) }: { COUNT($count, of: "area") }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

# A terrain that the board does not have.
# $terrain | terrain | which
# $count | number 0-0 | (unused) none
# $first | number 1-25 | (unused)
# $items | list phrase rg-area-at | (unused)
# $more | number 0-25 | (unused)
rg-find-none = { NOUN($terrain) }: none on this board

# An area and its squares, row by row.
# $terrain | terrain | (unused) of the area
# $squares | number 1-49 | its squares
# $crowns | number 0-99 | its crowns
# $points | number | its points
# $rows | some phrase rg-area-row | where they are
rg-area-at = { PART($squares, $crowns, $points, of: "rg-area-counts", names: "squares crowns points") }, { LIST($rows, style: "comma") }
    .terse = { COUNT($squares, of: "square") }, { LIST($rows, style: "comma") }

# Squares of an area in one row.
# $row | number 1-7 | the row
# $cells | some phrase rg-row-name | their columns
rg-area-row = row { WORDS($row) } { LIST($cells) }

## What a domino would bring.

# On each place where it may go, in the order of the board, three at a time.
# $number | number 1-48 | the domino
# $terrain_a | terrain | (unused) first half
# $crowns_a | number 0-3 | (unused) crowns on it
# $terrain_b | terrain | (unused) second half
# $crowns_b | number 0-3 | (unused) crowns on it
# $count | number 1-99 | how many places
# $first | number 1-99 | number of the first place listed
# $items | some phrase rg-spot-brings | at most three places
# $more | number 0-99 | (unused) how many follow
rg-bring = { $first ->
        [1] { $count ->
            [one] There is { COUNT($count, of: "place") } for domino { WORDS($number) }
           *[other] There are { COUNT($count, of: "place") } for domino { WORDS($number) }
        }.
       *[other] { "" }
    } { LIST($items, $first, style: "sentences", form: "ordered") }
    .terse = { $first ->
        [1] { COUNT($count, of: "place") }.
       *[other] { "" }
    } { LIST($items, $first, style: "sentences", form: "ordered") }

# One place with its points; .ordered with its number in the list.
# $terrain_a | terrain | first half
# $crowns_a | number 0-3 | (unused) crowns on it
# $a | cell | where it would lie
# $terrain_b | terrain | second half
# $crowns_b | number 0-3 | (unused) crowns on it
# $b | cell | where it would lie
# $gained | number 0-199 | points more
# $index | number 1-99 | given by the list
rg-spot-brings = it brings { COUNT($gained, of: "point") }, { NOUN($terrain_a) } { $a }, { NOUN($terrain_b) } { $b }
    .ordered = { ORDINAL($index) }: it brings { COUNT($gained, of: "point") }, { NOUN($terrain_a) } { $a }, { NOUN($terrain_b) } { $b }

# It covers the square that was named in no legal way.
# $number | number 1-48 | the domino
# $terrain_a | terrain | (unused) first half
# $crowns_a | number 0-3 | (unused) crowns on it
# $terrain_b | terrain | (unused) second half
# $crowns_b | number 0-3 | (unused) crowns on it
# $count | number 0-0 | (unused) none
# $first | number 1-99 | (unused)
# $items | list phrase rg-spot-brings | (unused)
# $more | number 0-99 | (unused)
rg-bring-none = domino { WORDS($number) } does not fit there

# On two squares: the points, then the areas that it would belong to.
# $number | number 1-48 | the domino
# $terrain_a | terrain | (unused) first half
# $crowns_a | number 0-3 | (unused) crowns on it
# $a | cell | (unused) where it would lie
# $terrain_b | terrain | (unused) second half
# $crowns_b | number 0-3 | (unused) crowns on it
# $b | cell | (unused) where it would lie
# $gained | number 0-199 | points more
# $areas | some phrase rg-area rg-bonus-centralised rg-bonus-harmony | the areas as they would be, and bonuses that could no longer be lost
# $middle | id same won lost | whether the castle would come to the middle of the kingdom or leave it
rg-bring-there = Domino { WORDS($number) } brings { COUNT($gained, of: "point") } there{ $middle ->
        [same] { "" }
        [won] , with the castle in the middle
       *[lost] , and the castle would leave the middle
    }. { LIST($areas, style: "sentences") }
    .terse = It brings { COUNT($gained, of: "point") }{ $middle ->
        [same] { "" }
        [won] , castle in the middle
       *[lost] , castle not in the middle
    }. { LIST($areas, style: "sentences") }

# On two squares where it may not lie.
# $number | number 1-48 | the domino
# $reasons | some phrase rg-alone rg-mismatch rg-outside rg-taken rg-frame rg-not-neighbours | why
# $remedies | list phrase rg-remedy-join rg-remedy-match rg-remedy-move rg-remedy-empty rg-remedy-side-by-side rg-remedy-discard | at most one thing to do
rg-bring-not = Domino { WORDS($number) } cannot lie there: { LIST($reasons, style: "sentences") }. { LIST($remedies, style: "sentences") }
    .terse = It cannot lie there: { LIST($reasons, style: "sentences") }

# A domino was asked about without its number, and none is due.
rg-which-domino = which domino do you mean? Type its number
    .terse = which domino?

# The same in a match, where the player has no king on a domino.
# $player | name | who
rg-none-due = { $player } has a king on none of the dominoes. Type the number of a domino
    .terse = { $player } has a king on none of them. Which number?

## Out of the game.

# The dominoes put aside by a player or by everybody, then those that nobody has; three at a time.
# $own | number 0-24 | how many were put aside
# $removed | number 0-24 | how many nobody has
# $count | number 1-48 | (unused) all of them
# $first | number 1-48 | number of the first one listed
# $items | some phrase rg-offered rg-aside-by rg-aside-nobodys | at most three of them
# $more | number 0-48 | (unused) how many follow
rg-aside = { $first ->
        [1] Put aside: { COUNT($own, of: "domino") }{ $removed ->
            [0] { "" }
           *[other] . Left over: { COUNT($removed, of: "domino") }
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

# A domino that a player has put aside.
# $number | number 1-48 | the domino
# $terrain_a | terrain | first half
# $crowns_a | number 0-3 | crowns on it
# $terrain_b | terrain | second half
# $crowns_b | number 0-3 | crowns on it
# $player | name | who
rg-aside-by = { $player }, domino { WORDS($number) }, { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }

# A domino that is out of the game and nobody's.
# $number | number 1-48 | the domino
# $terrain_a | terrain | first half
# $crowns_a | number 0-3 | crowns on it
# $terrain_b | terrain | second half
# $crowns_b | number 0-3 | crowns on it
rg-aside-nobodys = left over, domino { WORDS($number) }, { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }

# Every domino is in the game.
# $own | number 0-0 | (unused) none
# $removed | number 0-0 | (unused) none
# $count | number 0-0 | (unused) none
# $first | number 1-48 | (unused)
# $items | list phrase rg-offered | (unused)
# $more | number 0-48 | (unused)
rg-aside-none = Put aside: none so far

## Points in Dynasty.

# The points of one player in the game being played, those of all games, and what brings most.
# $player | name | whose points
# $total | number | points of this game
# $game | number 1-3 | (unused) which game it is
# $before | number | (unused) points of the games before
# $together | number | points of all games
# $count | number 0-25 | (unused) areas that bring points
# $first | number 1-25 | number of the first item listed
# $items | list phrase rg-area-points rg-bonus-centralised rg-bonus-harmony rg-bonuses-open rg-bonuses-missed | at most three bonuses and areas
# $more | number 0-25 | areas not listed
rg-score-dynasty = { SIZE($items) ->
        [0] { $player } has { COUNT($total, of: "point") } in game { WORDS($game) }, together { COUNT($together, of: "point") }
       *[other] { $first ->
            [1] { $player } has { COUNT($total, of: "point") } in game { WORDS($game) }, together { COUNT($together, of: "point") }.
           *[other] { "" }
        } { LIST($items, style: "sentences") }
    }. { PART($more, of: "rg-areas-left", names: "more") }
    .terse = { SIZE($items) ->
        [0] { $player } { COUNT($together, of: "point") }, of this game { WORDS($total) }
       *[other] { $first ->
            [1] { $player } { COUNT($together, of: "point") }, of this game { WORDS($total) }:
           *[other] { "" }
        } { LIST($items, style: "comma") }
    }. { PART($more, of: "rg-areas-left", names: "more") }

## Leaving the table.

## Terrains as they are typed: words apart by commas, or the digit.

# A terrain and its digit.
# $number | number 1-6 | the digit
# $terrain | terrain | which
terrain-digit = { NOUN($terrain) } { WORDS($number) }

# A command that needs a terrain behind it.
# $word | text | the command's word
# $items | some phrase terrain-digit | all terrains
key-needs-terrain = Command { $word }: which terrain? { LIST($items, style: "comma") }
    .terse = { $word }: which terrain? { LIST($items, style: "comma") }

terrain-typed-field = wheat, wheatfield, wheatfields, wheat field, wheat fields, field, fields, grain
terrain-typed-forest = forest, forests, woods, wood
terrain-typed-lake = lake, lakes, water, pond, ponds
terrain-typed-meadow = meadow, meadows, grassland, grasslands, pasture, pastures, grass
terrain-typed-swamp = swamp, swamps, marsh, bog
terrain-typed-mine = mine, mines, rock, rocks, mountain, mountains

## Commands: the words to type, apart by commas, and what each does.

# Words to type: which round it is.
command-rounds = rounds, round

# Words to type: where a terrain is.
command-find = find, terrain, search

# Words to type: what a domino would bring.
command-bring = bring, brings

# Words to type: dominoes out of the game.
command-aside = aside

# Words to type: the newer line.
command-offer = offer

# Words to type: the older line.
command-order = order, line

# Words to type: a king on a domino.
command-choose = choose, king, chooses

# Words to type: a domino drawn.
command-draw = draw, drawn

# Words to type: who begins.
command-lots = lots, lot, begins

# Words to type: a number put right.
command-correct = correct, corrected

# What it does: which round it is.
command-does-rounds = which round it is, and how many are left

# What it does: where a terrain is.
command-does-find = where the areas of a terrain are

# What it does: what a domino would bring.
command-does-bring = what a domino would bring

# What it does: dominoes out of the game.
command-does-aside = the dominoes that are out of the game

# What it does: the newer line.
command-does-offer = what is on offer, and who stands where

# What it does: the older line.
command-does-order = who plays when

# What it does: a king on a domino.
command-does-choose = puts a king on a domino

# What it does: a domino drawn.
command-does-draw = draws a domino for the offer

# What it does: who begins.
command-does-lots = lots, who begins

# What it does: a number put right.
command-does-correct = puts the number of a domino right
