### Královská zahrada (free placement): what is said of dominoes, castles, areas and points.
### Every message says what it is for and names its facts: "# $name | type | meaning". Types as in words.ftl; terrain is one of
### field, forest, lake, meadow, swamp, mine. Sentences carry no final period where another sentence takes them up.

## Nouns. A terrain is "wheat field", never "field" alone: it is close to "filled".
## .one after "only" or "already"; .the for one just named; .joined is the way it may lie.

terrain-field = wheat field
    .terse = wheat
    .one = a wheat field
    .the = the wheat field
    .joined = wheat field lies beside wheat field
    .joined-short = wheat field beside wheat field

terrain-forest = forest
    .one = a forest
    .the = the forest
    .joined = forest lies beside forest
    .joined-short = forest beside forest

terrain-lake = lake
    .one = a lake
    .the = the lake
    .joined = lake lies beside lake
    .joined-short = lake beside lake

terrain-meadow = meadow
    .one = a meadow
    .the = the meadow
    .joined = meadow lies beside meadow
    .joined-short = meadow beside meadow

terrain-swamp = swamp
    .one = a swamp
    .the = the swamp
    .joined = swamp lies beside swamp
    .joined-short = swamp beside swamp

terrain-mine = mine
    .one = a mine
    .the = the mine
    .joined = mine lies beside mine
    .joined-short = mine beside mine

terrain-castle = castle
    .one = a castle
    .the = the castle
    .joined = castle
    .joined-short = castle

# Half a domino: "forest with one crown". .short leaves "without a crown" unsaid, .bare every crown;
# .beside stands after a direction.
# $terrain | terrain | what it shows
# $crowns | number 0-3 | crowns on it
rg-half = { NOUN($terrain) } { $crowns ->
        [0] without a crown
       *[other] { PART($crowns, of: "rg-with-crowns", names: "crowns") }
    }
    .terse = { PART($terrain, $crowns, of: "rg-half", names: "terrain crowns", form: "short") }
    .short = { NOUN($terrain) } { $crowns ->
        [0] { "" }
       *[other] { PART($crowns, of: "rg-with-crowns", names: "crowns") }
    }
    .bare = { NOUN($terrain) }
    .beside = { NOUN($terrain) }

# The crowns of a half, one to three, tied to its terrain.
# $crowns | number 1-3 | how many
rg-with-crowns = with { COUNT($crowns, of: "crown") }

# A castle on a cell; .beside stands after a direction. Beside its own name ("put the castle back, Golf seven") it is
# not named again: .short and .bare are empty.
rg-castle = castle
    .short = { "" }
    .bare = { "" }
    .beside = the castle

# An empty cell, after a direction.
rg-empty = empty
    .beside = empty

# The board ends here, after a direction.
rg-edge = the edge
    .beside = the edge

# Something of another set on a cell.
# $kind | text | (unused) its code
rg-unknown-kind = an unknown piece

# A domino as an object. .gender is for languages that need it.
# $number | number 1-48 | its number
rg-domino = domino { WORDS($number) }
    .accusative = domino { WORDS($number) }
    .gender = neuter
    .alike = no

# A castle as an object.
# $number | number 1-4 | (unused) which of the four
rg-castle-thing = the castle
    .accusative = the castle
    .gender = neuter
    .alike = no

# An object of another set.
# $name | text | (unused) its name in the set
rg-other-thing = the unknown piece
    .accusative = the unknown piece
    .gender = neuter
    .alike = no

## What has been done.

# A domino was accepted; said at every placement while one player plays.
# $player | name | (unused) whose board
# $number | number 1-48 | (unused) the domino
# $terrain_a | terrain | first half
# $crowns_a | number 0-3 | crowns on the first half
# $a | cell | where the first half lies
# $terrain_b | terrain | second half
# $crowns_b | number 0-3 | crowns on the second half
# $b | cell | where the second half lies
# $joins | id castle terrain both | what holds it
# $join_a | number 0-1 | whether the first half lies beside its own terrain
# $join_b | number 0-1 | whether the second half lies beside its own terrain
rg-placed = Placed: { PART($terrain_a, $crowns_a, of: "rg-half", names: "terrain crowns", form: "short") } { $a }, { PART($terrain_b, $crowns_b, of: "rg-half", names: "terrain crowns", form: "short") } { $b }. { PART($terrain_a, $terrain_b, $joins, $join_a, $join_b, of: "rg-joined", names: "terrain_a terrain_b joins join_a join_b") }
    .terse = { NOUN($terrain_a) } { $a }, { NOUN($terrain_b) } { $b }
    .full = Placed: domino { WORDS($number) }, { PART($terrain_a, $crowns_a, of: "rg-half", names: "terrain crowns") }, { $a }, and { PART($terrain_b, $crowns_b, of: "rg-half", names: "terrain crowns") }, { $b }. { PART($terrain_a, $terrain_b, $joins, $join_a, $join_b, of: "rg-joined", names: "terrain_a terrain_b joins join_a join_b") }
    .last = { $player }, { PART($terrain_a, $crowns_a, of: "rg-half", names: "terrain crowns", form: "short") } { $a }, { PART($terrain_b, $crowns_b, of: "rg-half", names: "terrain crowns", form: "short") } { $b }

# The same while several players lay dominoes: with the name.
# $player | name | whose board
# $number | number 1-48 | (unused) the domino
# $terrain_a | terrain | first half
# $crowns_a | number 0-3 | crowns on the first half
# $a | cell | where the first half lies
# $terrain_b | terrain | second half
# $crowns_b | number 0-3 | crowns on the second half
# $b | cell | where the second half lies
# $joins | id castle terrain both | what holds it
# $join_a | number 0-1 | whether the first half lies beside its own terrain
# $join_b | number 0-1 | whether the second half lies beside its own terrain
rg-placed-by = { $player }: placed, { PART($terrain_a, $crowns_a, of: "rg-half", names: "terrain crowns", form: "short") } { $a }, { PART($terrain_b, $crowns_b, of: "rg-half", names: "terrain crowns", form: "short") } { $b }. { PART($terrain_a, $terrain_b, $joins, $join_a, $join_b, of: "rg-joined", names: "terrain_a terrain_b joins join_a join_b") }
    .terse = { $player }: { NOUN($terrain_a) } { $a }, { NOUN($terrain_b) } { $b }
    .full = { $player }: placed, domino { WORDS($number) }, { PART($terrain_a, $crowns_a, of: "rg-half", names: "terrain crowns") }, { $a }, and { PART($terrain_b, $crowns_b, of: "rg-half", names: "terrain crowns") }, { $b }. { PART($terrain_a, $terrain_b, $joins, $join_a, $join_b, of: "rg-joined", names: "terrain_a terrain_b joins join_a join_b") }
    .last = { $player }, { PART($terrain_a, $crowns_a, of: "rg-half", names: "terrain crowns", form: "short") } { $a }, { PART($terrain_b, $crowns_b, of: "rg-half", names: "terrain crowns", form: "short") } { $b }

# What holds a domino that has been placed.
# $terrain_a | terrain | first half
# $terrain_b | terrain | second half
# $joins | id castle terrain both | what holds it
# $join_a | number 0-1 | whether the first half lies beside its own terrain
# $join_b | number 0-1 | whether the second half lies beside its own terrain
rg-joined = It joins { $joins ->
        [castle] the castle
        [terrain] { PART($terrain_a, $terrain_b, $join_a, $join_b, of: "rg-joined-terrain", names: "terrain_a terrain_b join_a join_b") }
       *[both] the castle{ PART($terrain_a, $terrain_b, $join_a, $join_b, of: "rg-joined-terrain", names: "terrain_a terrain_b join_a join_b", form: "more") }
    }

# The terrains that a placed domino joins.
# $terrain_a | terrain | first half
# $terrain_b | terrain | second half
# $join_a | number 0-1 | whether the first half lies beside its own terrain
# $join_b | number 0-1 | whether the second half lies beside its own terrain
rg-joined-terrain = { $join_a ->
        [0] { NOUN($terrain_b, form: "the") }
       *[1] { $join_b ->
            [0] { NOUN($terrain_a, form: "the") }
           *[1] { SAME($terrain_a, $terrain_b) ->
                [yes] { NOUN($terrain_a, form: "the") }
               *[no] { NOUN($terrain_a, form: "the") } and { NOUN($terrain_b, form: "the") }
            }
        }
    }
    .more = { $join_a ->
        [0] { " " }and { NOUN($terrain_b, form: "the") }
       *[1] { $join_b ->
            [0] { " " }and { NOUN($terrain_a, form: "the") }
           *[1] { SAME($terrain_a, $terrain_b) ->
                [yes] { " " }and { NOUN($terrain_a, form: "the") }
               *[no] , { NOUN($terrain_a, form: "the") } and { NOUN($terrain_b, form: "the") }
            }
        }
    }

# A castle was accepted.
# $player | name | whose board
# $number | number 1-4 | (unused) which castle
# $cell | cell | where it stands
rg-castle-placed = { $player } puts the castle on { $cell }
    .terse = { $player }: castle { $cell }
    .last = { $player }, castle { $cell }

# A domino that fits nowhere was put out of the game.
# $player | name | whose domino
# $number | number 1-48 | the domino
# $terrain_a | terrain | (unused) first half
# $crowns_a | number 0-3 | (unused) crowns on it
# $terrain_b | terrain | (unused) second half
# $crowns_b | number 0-3 | (unused) crowns on it
rg-discarded = { $player }: domino { WORDS($number) } is put aside and is out of the game
    .terse = { $player }: domino { WORDS($number) } put aside
    .last = { $player }, domino { WORDS($number) } put aside

# The game is over; also the reason why nothing more can be placed.
# $player | name | (unused) who ended it
rg-ended = the game is over
    .last = end of the game

# An area has grown by the placement just accepted.
# $terrain | terrain | of the area
# $squares | number 1-49 | squares now
# $crowns | number 0-99 | crowns now
# $points | number | points now
# $gained | number | more points than before
# $player | name | whose area
# $several | number 0-1 | whether several people play
rg-area-grew = { $several ->
        [0] { NOUN($terrain, form: "the") }
       *[1] { $player }: { NOUN($terrain, form: "the") }
    } now has { COUNT($squares, of: "square") } { $crowns ->
        [0] without a crown
       *[other] and { COUNT($crowns, of: "crown") }
    }, that is { COUNT($points, of: "point") }{ $gained ->
        [0] , as before
       *[other] , up by { WORDS($gained) }
    }
    .terse = { $several ->
        [0] { PART($terrain, $squares, $crowns, $points, of: "rg-area", names: "terrain squares crowns points") }
       *[1] { $player }, { PART($terrain, $squares, $crowns, $points, of: "rg-area", names: "terrain squares crowns points") }
    }

## Areas, points, ranking.

# One area with its points; a score line. .counts without the terrain.
# $terrain | terrain | of the area
# $squares | number 1-49 | its squares
# $crowns | number 0-99 | its crowns
# $points | number | its points
rg-area = { NOUN($terrain) }: { PART($squares, $crowns, $points, of: "rg-area-counts", names: "squares crowns points") }
    .counts = { PART($squares, $crowns, $points, of: "rg-area-counts", names: "squares crowns points") }

# Squares, crowns and points of an area, in this order; "times" is never said.
# $squares | number 1-49 | its squares
# $crowns | number 0-99 | its crowns
# $points | number | its points
rg-area-counts = { $crowns ->
        [0] { COUNT($squares, of: "square") } without a crown, no points
       *[other] { COUNT($squares, of: "square") }, { COUNT($crowns, of: "crown") }, { COUNT($points, of: "point") }
    }

# One area in the list of a total; terse says its points only.
# $terrain | terrain | of the area
# $squares | number 1-49 | its squares
# $crowns | number 0-99 | its crowns
# $points | number | its points
rg-area-points = { PART($terrain, $squares, $crowns, $points, of: "rg-area", names: "terrain squares crowns points") }
    .terse = { NOUN($terrain) } { WORDS($points) }

# Areas without a crown, as one item of a list.
# $items | some phrase rg-area-bare | a terrain each
rg-areas-bare = without points: { LIST($items, style: "comma") }

# A terrain in such a list: its squares where it is one area, else how many areas.
# $terrain | terrain | which
# $count | number 1-24 | how many areas
# $squares | number 1-49 | their squares together
rg-area-bare = { $count ->
        [1] { NOUN($terrain) } { COUNT($squares, of: "square") }
       *[other] { NOUN($terrain) } { COUNT($count, of: "area") }
    }
    .terse = { NOUN($terrain) }

# The points of one player and the areas that bring most of them.
# $player | name | whose points
# $total | number | all points
# $count | number | (unused) areas that bring points
# $first | number 1-25 | number of the first area listed
# $items | list phrase rg-area-points rg-bonus-centralised rg-bonus-harmony rg-bonuses-open rg-bonuses-missed | at most three, bonuses of variants first
# $more | number 0-25 | areas not listed
rg-score = { SIZE($items) ->
        [0] { $player } has { COUNT($total, of: "point") }
       *[other] { $first ->
            [1] { $player } has { COUNT($total, of: "point") }.
           *[other] { "" }
        } { LIST($items, style: "sentences") }
    }. { PART($more, of: "rg-areas-left", names: "more") }
    .terse = { SIZE($items) ->
        [0] { $player } { COUNT($total, of: "point") }
       *[other] { $first ->
            [1] { $player } { COUNT($total, of: "point") }:
           *[other] { "" }
        } { LIST($items, style: "comma") }
    }. { PART($more, of: "rg-areas-left", names: "more") }

# All areas of one player, three at a time, those without crowns as one of them.
# $player | name | whose areas
# $total | number | all points
# $count | number | how many areas
# $first | number 1-25 | number of the first area listed
# $items | some phrase rg-area rg-areas-bare rg-bonus-centralised rg-bonus-harmony rg-bonuses-open rg-bonuses-missed | at most three, bonuses of variants first
# $more | number 0-25 | areas that follow
rg-areas = { SIZE($items) ->
        [0] { $player } has { COUNT($total, of: "point") } and { COUNT($count, of: "area") }
       *[other] { $first ->
            [1] { $player } has { COUNT($total, of: "point") } and { COUNT($count, of: "area") }.
           *[other] { "" }
        } { LIST($items, style: "sentences") }
    }. { PART($more, of: "rg-areas-left", names: "more") }
    .terse = { SIZE($items) ->
        [0] { $player } { COUNT($total, of: "point") }, { COUNT($count, of: "area") }
       *[other] { $first ->
            [1] { $player } { COUNT($total, of: "point") }, { COUNT($count, of: "area") }.
           *[other] { "" }
        } { LIST($items, style: "sentences") }
    }. { PART($more, of: "rg-areas-left", names: "more") }

# How many areas of a list have not been said; empty when none.
# $more | number 0-25 | areas that follow
rg-areas-left = { $more ->
        [0] { "" }
        [one] { COUNT($more, of: "area") } is left
       *[other] { COUNT($more, of: "area") } are left
    }

# Areas.
# $n | number | how many
count-area = { WORDS($n) } { $n ->
        [one] area
       *[other] areas
    }

# The points of one player, as one line of a listing.
# $player | name | whose points
# $total | number | all points
rg-total = { $player } has { COUNT($total, of: "point") }
    .terse = { $player } { COUNT($total, of: "point") }

# Who leads while the game goes on.
# $places | some phrase rg-rank | the places, best first
rg-ranking = { LIST($places, style: "sentences") }

# One place while the game goes on.
# $rank | number 1-4 | the place
# $players | some name | who has it, several when it is shared
# $reason | id points largest_area crowns shared | what decides against players with the same points
# $total | number | points
# $largest_area | number 0-49 | squares of the largest area
# $crowns | number 0-99 | crowns
rg-rank = { $rank ->
        [1] { SIZE($players) ->
            [1] In the lead, { LIST($players) }
           *[other] In the lead together, { LIST($players) }
        }
       *[other] { SIZE($players) ->
            [1] { ORDINAL($rank) } place { LIST($players) }
           *[other] { ORDINAL($rank) } place together, { LIST($players) }
        }
    }, { COUNT($total, of: "point") }{ PART($reason, $largest_area, $crowns, of: "rg-rank-reason", names: "reason largest_area crowns") }

# What follows the points of a player when points alone do not decide.
# $reason | id points largest_area crowns shared | what decides
# $largest_area | number 0-49 | squares of the largest area
# $crowns | number 0-99 | crowns
rg-rank-reason = { $reason ->
        [points] { "" }
        [largest_area] , largest area { COUNT($largest_area, of: "square") }
        [crowns] , { COUNT($crowns, of: "crown") }
       *[shared] { "" }
    }

# The end of the game: ties, then the places.
# $ties | list phrase rg-tie | players with the same points and what decides
# $places | some phrase rg-final-rank | the players, best first
rg-final = The game is over. { SIZE($ties) ->
        [0] { "" }
       *[other] { LIST($ties, style: "sentences") }.
    } { LIST($places, style: "sentences") }
    .terse = { LIST($places, style: "sentences") }

# Players with the same points, and what decides between them.
# $players | several name | who
# $total | number | their points
# $reason | id largest_area crowns shared | what decides
# $each | several phrase rg-tie-one | the deciding numbers
rg-tie = { LIST($players) } are level at { COUNT($total, of: "point") }. { $reason ->
        [largest_area] The largest area decides: { LIST($each, style: "comma") }
        [crowns] The largest area is the same, crowns decide: { LIST($each, style: "comma") }
       *[shared] Largest area and crowns are the same
    }

# One player in a tie.
# $player | name | who
# $reason | id largest_area crowns shared | what decides
# $largest_area | number 0-49 | squares of the largest area
# $crowns | number 0-99 | crowns
rg-tie-one = { $player } { $reason ->
        [crowns] { COUNT($crowns, of: "crown") }
       *[other] { COUNT($largest_area, of: "square") }
    }

# One place at the end of the game. In the normal wording a tie has said the points already.
# $rank | number 1-4 | the place
# $players | some name | who has it, several when shared
# $reason | id points largest_area crowns shared | what decides against players with the same points
# $total | number | points
# $largest_area | number 0-49 | squares of the largest area
# $crowns | number 0-99 | crowns
rg-final-rank = { $rank ->
        [1] { SIZE($players) ->
            [1] { LIST($players) } wins
           *[other] { LIST($players) } share the victory
        }
       *[other] { ORDINAL($rank) } place, { LIST($players) }
    }{ $reason ->
        [points] , { COUNT($total, of: "point") }
       *[other] { "" }
    }
    .terse = { $rank ->
        [1] { SIZE($players) ->
            [1] { LIST($players) } wins
           *[other] { LIST($players) } share the victory
        }
       *[other] { ORDINAL($rank) } place { LIST($players) }
    }, { COUNT($total, of: "point") }{ $reason ->
        [points] { "" }
        [largest_area] { $rank ->
            [1] , by the larger area, { COUNT($largest_area, of: "square") }
           *[other] , { COUNT($largest_area, of: "square") }
        }
        [crowns] { $rank ->
            [1] , by crowns, { COUNT($crowns, of: "crown") }
           *[other] , { COUNT($crowns, of: "crown") }
        }
       *[shared] { "" }
    }

## Why a placement is not possible. Each is taken up by "Careful: ..."; .short when two reasons are told.

# The domino touches nothing that it may join.
# $number | number 1-48 | (unused) the domino
# $terrain_a | terrain | (unused) first half
# $crowns_a | number 0-3 | (unused) crowns on it
# $terrain_b | terrain | (unused) second half
# $crowns_b | number 0-3 | (unused) crowns on it
rg-alone = the domino stands alone, a corner does not count
    .terse = it stands alone
    .short = the domino stands alone
    .short-terse = it stands alone

# The domino touches others, but no half its own terrain.
# $number | number 1-48 | (unused) the domino
# $terrain_a | terrain | first half
# $crowns_a | number 0-3 | (unused) crowns on it
# $terrain_b | terrain | second half
# $crowns_b | number 0-3 | (unused) crowns on it
# $count_a | number 0-3 | (unused) neighbours of the first half
# $beside_a | list phrase rg-beside | what lies beside the first half
# $count_b | number 0-3 | (unused) neighbours of the second half
# $beside_b | list phrase rg-beside | what lies beside the second half
# $beside | some phrase rg-beside | what lies beside either half, each terrain once
rg-mismatch = the terrain does not match. { SAME($terrain_a, $terrain_b) ->
        [yes] { NOUN($terrain_a, form: "the") } has only { LIST($beside, form: "one") } beside it
       *[no] { SIZE($beside_a) ->
            [0] { NOUN($terrain_a, form: "the") } has nothing beside it
           *[other] { NOUN($terrain_a, form: "the") } has only { LIST($beside_a, form: "one") } beside it
        }, { SIZE($beside_b) ->
            [0] { NOUN($terrain_b, form: "the") } has nothing
           *[other] { NOUN($terrain_b, form: "the") } has only { LIST($beside_b, form: "one") }
        }
    }
    .terse = terrain does not match, only { LIST($beside) } beside it
    .short = the terrain does not match
    .short-terse = terrain does not match

# What lies beside a half; .one with an article.
# $what | id field forest lake meadow swamp mine castle | what lies there
rg-beside = { NOUN($what) }
    .one = { NOUN($what, form: "one") }

# The domino or the castle lies over an edge of the board.
# $edge | id left right near far | which edge
# $count | number 1-2 | (unused) by how many squares
# $half | id a b both whole | which half of a domino, both, or a castle
# $terrain | id field forest lake meadow swamp mine castle | what the half shows
# $crowns | number 0-3 | (unused) crowns on it
# $number | number 1-48 | (unused) the domino
rg-outside = { $half ->
        [a] the other half, { NOUN($terrain) }, is
        [b] the other half, { NOUN($terrain) }, is
        [both] the whole domino is
       *[whole] the castle is
    } over the { NOUN($edge, of: "edge") } of the board
    .terse = over the { NOUN($edge, of: "edge") }
    .short = it is over the { NOUN($edge, of: "edge") }
    .short-terse = over the { NOUN($edge, of: "edge") }

# Edges of the board; "up" and "down" are never said, the board lies flat.
edge-left = left edge
edge-right = right edge
edge-near = edge nearest to you
edge-far = edge farthest from you

# A cell is taken.
# $cell | cell | which
# $what | id field forest lake meadow swamp mine castle | what lies there
rg-taken = { NOUN($what, form: "one") } already lies on { $cell }
    .terse = { $cell } is taken, { NOUN($what) }
    .short-terse = { $cell } is taken

# Without a fixed board the kingdom would grow too wide.
# $columns | number 1-7 | columns allowed
# $rows | number 1-7 | rows allowed
# $width | number 1-9 | columns it would have
# $height | number 1-9 | rows it would have
rg-frame = the kingdom would be { WORDS($width) } by { COUNT($height, of: "square") }, the largest is { WORDS($columns) } by { WORDS($rows) }
    .terse = larger than { WORDS($columns) } by { COUNT($rows, of: "square") }

# A domino before the castle.
# $player | name | (unused) whose board
rg-no-castle = there is no castle on the board yet
    .terse = castle still missing

# A second castle on the same board.
# $player | name | (unused) whose board
# $cell | cell | where the first stands
rg-castle-twice = this is a second castle, the first stands on { $cell }
    .terse = second castle, the first is { $cell }

# A castle that belongs to another board.
# $number | number 1-4 | (unused) which castle
# $player | name | whose it is
rg-castle-foreign = this castle is played by { $player }
    .terse = castle of another board, { $player }

# A castle that the set does not have.
# $number | number | (unused) which
rg-unknown-castle = this castle is not in the set
    .terse = unknown castle

# The domino lies already.
# $number | number 1-48 | the domino
# $player | name | on whose board
# $own | number 0-1 | on the same board
# $a | cell | first half
# $b | cell | second half
rg-gone = { $own ->
        [1] domino { WORDS($number) } already lies on this board, { $a } and { $b }
       *[0] domino { WORDS($number) } already lies on another board: { $player }, { $a } and { $b }
    }
    .terse = { $own ->
        [1] already lies here, domino { WORDS($number) }, { $a }
       *[0] already lies elsewhere, { $player }, domino { WORDS($number) }
    }

# The domino has been put out of the game.
# $number | number 1-48 | the domino
# $player | name | who put it aside
rg-gone-discarded = domino { WORDS($number) } is out of the game, put aside: { $player }
    .terse = domino { WORDS($number) } is out of the game

# A domino that the set does not have.
# $number | number | which
rg-unknown-domino = domino { WORDS($number) } is not in the set

# The halves do not lie side by side.
# $a | cell | first half
# $b | cell | second half
rg-not-neighbours = { $a } and { $b } do not lie side by side

# A domino that may not be put aside, because it still fits.
# $number | number 1-48 | the domino
# $places | number 1-99 | in how many ways
# $terrain_a | terrain | first half of one way
# $crowns_a | number 0-3 | (unused) crowns on it
# $a | cell | where it would lie
# $terrain_b | terrain | second half
# $crowns_b | number 0-3 | (unused) crowns on it
# $b | cell | where it would lie
rg-still-fits = domino { WORDS($number) } still fits, so it must be placed. One way: { NOUN($terrain_a) } { $a }, { NOUN($terrain_b) } { $b }. { $places ->
        [1] There is no other way
       *[other] There are { WORDS($places) } ways
    }
    .terse = it still fits: { NOUN($terrain_a) } { $a }, { NOUN($terrain_b) } { $b }

# A player number that nobody has.
# $number | number | the number
rg-no-player = player number { WORDS($number) } is not at this table

# A line of notation that cannot be read.
# $text | text | what was typed
rg-notation = this is not a move: { $text }

## What to do. Each follows its reason after a period.

# How the domino may be joined.
# $terrain_a | terrain | first half
# $terrain_b | terrain | second half
# $castle | number 0-1 | whether there is a place beside the castle
# $join_a | number 0-1 | whether there is a place for the first half beside its terrain
# $join_b | number 0-1 | whether there is a place for the second half beside its terrain
# $to | some phrase rg-join-to | all of these as a list
rg-remedy-join = move it so that { PART($terrain_a, $terrain_b, $castle, $join_a, $join_b, of: "rg-ways", names: "terrain_a terrain_b castle join_a join_b") }
    .terse = move it beside { LIST($to, style: "or") }

# The same after a domino that touches only other terrains.
# $terrain_a | terrain | first half
# $terrain_b | terrain | second half
# $castle | number 0-1 | whether there is a place beside the castle
# $join_a | number 0-1 | whether there is a place for the first half beside its terrain
# $join_b | number 0-1 | whether there is a place for the second half beside its terrain
# $to | some phrase rg-join-to | all of these as a list
rg-remedy-match = one side is enough: { PART($terrain_a, $terrain_b, $castle, $join_a, $join_b, of: "rg-ways", names: "terrain_a terrain_b castle join_a join_b", form: "short") }
    .terse = move it beside { LIST($to, style: "or") }

# The ways to join a domino; .short without a verb.
# $terrain_a | terrain | first half
# $terrain_b | terrain | second half
# $castle | number 0-1 | whether there is a place beside the castle
# $join_a | number 0-1 | whether there is a place for the first half beside its terrain
# $join_b | number 0-1 | whether there is a place for the second half beside its terrain
rg-ways = { $join_a ->
        [0] { $join_b ->
            [0] either half lies beside the castle
           *[1] { NOUN($terrain_b, form: "joined") }{ PART($castle, of: "rg-or-castle", names: "castle") }
        }
       *[1] { NOUN($terrain_a, form: "joined") }{ PART($terrain_a, $terrain_b, $castle, $join_b, of: "rg-or-terrain", names: "terrain_a terrain_b castle join_b") }{ PART($castle, of: "rg-or-castle", names: "castle") }
    }
    .short = { $join_a ->
        [0] { $join_b ->
            [0] either half beside the castle
           *[1] { NOUN($terrain_b, form: "joined-short") }{ PART($castle, of: "rg-or-castle", names: "castle") }
        }
       *[1] { NOUN($terrain_a, form: "joined-short") }{ PART($terrain_a, $terrain_b, $castle, $join_b, of: "rg-or-terrain", names: "terrain_a terrain_b castle join_b") }{ PART($castle, of: "rg-or-castle", names: "castle") }
    }

# The second terrain among the ways; empty when there is none.
# $terrain_a | terrain | first half
# $terrain_b | terrain | second half
# $castle | number 0-1 | whether the castle follows
# $join_b | number 0-1 | whether there is a place for the second half beside its terrain
rg-or-terrain = { $join_b ->
        [0] { "" }
       *[1] { SAME($terrain_a, $terrain_b) ->
            [yes] { "" }
           *[no] { $castle ->
                [0] , or { NOUN($terrain_b, form: "joined-short") }
               *[1] , { NOUN($terrain_b, form: "joined-short") }
            }
        }
    }

# The castle as the last of the ways; empty when there is no place beside it.
# $castle | number 0-1 | whether there is a place beside the castle
rg-or-castle = { $castle ->
        [0] { "" }
       *[1] , or either half beside the castle
    }

# One thing to join, in the list after "beside".
# $what | id field forest lake meadow swamp mine castle | what to join
rg-join-to = { $what ->
        [castle] the castle
        [field] wheat
       *[other] { NOUN($what, form: "one") }
    }

# Move the domino or the castle back onto the board.
# $direction | id left right near far | where to
# $count | number 1-9 | by how many squares
rg-remedy-move = move the domino { COUNT($count, of: "square") } { NOUN($direction, of: "towards") }
    .terse = move it { COUNT($count, of: "square") } { NOUN($direction, of: "towards") }

# Directions, as the player sits.
towards-left = left
towards-right = right
towards-near = towards you
towards-far = away from you

# Another place is needed for a domino.
rg-remedy-empty = find two empty squares side by side
    .terse = find two empty squares

# Another place is needed for a castle.
rg-remedy-free = find an empty square

# The halves must lie side by side.
rg-remedy-side-by-side = lay both halves on two squares side by side

# The domino fits nowhere.
# $number | number 1-48 | (unused) the domino
rg-remedy-discard = there is no place for it, put it aside, out of the game
    .terse = put it aside, out of the game

# The castle comes first.
rg-remedy-castle-first = lay the castle first

# The same, and the domino lies on the board already.
rg-remedy-lift-castle = lift the domino and lay the castle first

# Take it off the board.
rg-remedy-lift = lift the one that was just laid
    .terse = lift the new one

# How a move is typed.
rg-remedy-notation = type player, move, domino and squares, with a blank between them
    .terse = type player, move, domino, squares

## Answers.

# What lies on a cell.
# $cell | cell | which
# $terrain | terrain | what it shows
# $crowns | number 0-3 | crowns on it
# $number | number 1-48 | the domino
# $left | phrase rg-half rg-castle rg-empty rg-edge | neighbour
# $right | phrase rg-half rg-castle rg-empty rg-edge | neighbour
# $far | phrase rg-half rg-castle rg-empty rg-edge | neighbour away from the player
# $near | phrase rg-half rg-castle rg-empty rg-edge | neighbour towards the player
# $area | phrase rg-area | the area it belongs to
rg-here = { $cell }: { PART($terrain, $crowns, of: "rg-half", names: "terrain crowns") }, domino { WORDS($number) }. { PART($left, $right, $far, $near, of: "rg-neighbours", names: "left right far near") }. The area: { NOUN($area, form: "counts") }
    .terse = { $cell }: { PART($terrain, $crowns, of: "rg-half", names: "terrain crowns") }

# The castle's cell.
# $cell | cell | which
# $left | phrase rg-half rg-castle rg-empty rg-edge | neighbour
# $right | phrase rg-half rg-castle rg-empty rg-edge | neighbour
# $far | phrase rg-half rg-castle rg-empty rg-edge | neighbour away from the player
# $near | phrase rg-half rg-castle rg-empty rg-edge | neighbour towards the player
rg-here-castle = { $cell }: castle. { PART($left, $right, $far, $near, of: "rg-neighbours", names: "left right far near") }
    .terse = { $cell }: castle

# An empty cell.
# $cell | cell | which
# $left | phrase rg-half rg-castle rg-empty rg-edge | neighbour
# $right | phrase rg-half rg-castle rg-empty rg-edge | neighbour
# $far | phrase rg-half rg-castle rg-empty rg-edge | neighbour away from the player
# $near | phrase rg-half rg-castle rg-empty rg-edge | neighbour towards the player
rg-here-empty = { $cell }: empty. { PART($left, $right, $far, $near, of: "rg-neighbours", names: "left right far near") }
    .terse = { $cell }: empty

# A cell that the board does not have.
# $cell | cell | which
rg-here-outside = { $cell } is not on this board

# The four neighbours of a cell.
# $left | phrase rg-half rg-castle rg-empty rg-edge | neighbour
# $right | phrase rg-half rg-castle rg-empty rg-edge | neighbour
# $far | phrase rg-half rg-castle rg-empty rg-edge | neighbour away from the player
# $near | phrase rg-half rg-castle rg-empty rg-edge | neighbour towards the player
rg-neighbours = Left, { NOUN($left, form: "beside") }. Right, { NOUN($right, form: "beside") }. Away from you, { NOUN($far, form: "beside") }. Towards you, { NOUN($near, form: "beside") }

# What lies around a cell.
# $cell | cell | which
# $what | phrase rg-half rg-castle rg-empty | what lies on it
# $left | phrase rg-half rg-castle rg-empty rg-edge | neighbour
# $right | phrase rg-half rg-castle rg-empty rg-edge | neighbour
# $far | phrase rg-half rg-castle rg-empty rg-edge | neighbour away from the player
# $near | phrase rg-half rg-castle rg-empty rg-edge | neighbour towards the player
rg-around = { $cell }: { $what }. { PART($left, $right, $far, $near, of: "rg-neighbours", names: "left right far near") }

# A row from the left.
# $row | number 1-7 | which, counted from the player
# $first | number 1-7 | (unused) which of all rows, where they are told one after another
# $more | number 0-6 | (unused) how many rows follow then
# $step | number 1-1 | (unused) how many are told at once
# $items | some phrase rg-row-cell rg-row-free | its cells
rg-row = { ORDINAL($row) } row from you, from the left: { LIST($items, style: "comma") }
    .terse = row { WORDS($row) }: { LIST($items, style: "comma") }

# One occupied cell in a row.
# $cell | cell | which
# $column | text | (unused) its column
# $row | number 1-7 | (unused) its row
# $what | phrase rg-half rg-castle | what lies there
rg-row-cell = { COLUMN($cell) } { $what }

# Empty cells in a row.
# $count | number 1-7 | (unused) how many
# $cells | some phrase rg-row-name | which
rg-row-free = { LIST($cells, style: "comma", form: "empty") }
    .terse = { LIST($cells) } empty

# An empty cell in a row: its column.
# $cell | cell | which
# $column | text | (unused) its column
# $row | number 1-7 | (unused) its row
rg-row-name = { COLUMN($cell) }
    .empty = { COLUMN($cell) } empty

# A row without anything.
# $row | number 1-7 | which
# $first | number 1-7 | (unused) which of all rows, where they are told one after another
# $more | number 0-6 | (unused) how many rows follow then
# $step | number 1-1 | (unused) how many are told at once
rg-row-empty = { ORDINAL($row) } row from you: all empty
    .terse = row { WORDS($row) }: empty

# A row that the board does not have.
# $row | number | which
rg-no-row = there is no row { WORDS($row) } on this board

# A column, from the player outwards.
# $column | text | (unused) its letter
# $cell | cell | its cell nearest to the player
# $items | some phrase rg-column-cell rg-column-free | its cells
rg-column = column { COLUMN($cell) }, from you outwards: { LIST($items, style: "comma") }
    .terse = column { COLUMN($cell) }: { LIST($items, style: "comma") }

# One occupied cell in a column.
# $cell | cell | (unused) which
# $column | text | (unused) its column
# $row | number 1-7 | its row
# $what | phrase rg-half rg-castle | what lies there
rg-column-cell = row { WORDS($row) } { $what }

# Empty cells in a column.
# $count | number 1-7 | (unused) how many
# $cells | some phrase rg-column-name | which
rg-column-free = { LIST($cells, style: "comma", form: "empty") }
    .terse = { LIST($cells) } empty

# An empty cell in a column: its row.
# $cell | cell | (unused) which
# $column | text | (unused) its column
# $row | number 1-7 | its row
rg-column-name = row { WORDS($row) }
    .empty = row { WORDS($row) } empty

# A column without anything.
# $column | text | (unused) its letter
# $cell | cell | its cell nearest to the player
rg-column-empty = column { COLUMN($cell) }: all empty
    .terse = column { COLUMN($cell) }: empty

# A column that the board does not have.
# $column | text | (unused) its letter or number
rg-no-column = this board has no such column

# Where a domino may go.
# $number | number 1-48 | the domino
# $terrain_a | terrain | (unused) first half
# $crowns_a | number 0-3 | (unused) crowns on it
# $terrain_b | terrain | (unused) second half
# $crowns_b | number 0-3 | (unused) crowns on it
# $count | number 1-99 | how many places
# $first | number 1-99 | number of the first place listed
# $items | some phrase rg-spot | at most three places
# $more | number 0-99 | (unused) how many follow
rg-fits = { $first ->
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

# Where a domino brings most points, best first; only where the table allowed advice.
# $number | number 1-48 | the domino
# $terrain_a | terrain | (unused) first half
# $crowns_a | number 0-3 | (unused) crowns on it
# $terrain_b | terrain | (unused) second half
# $crowns_b | number 0-3 | (unused) crowns on it
# $count | number 1-99 | how many places
# $first | number 1-99 | number of the first place listed
# $items | some phrase rg-spot | at most three places
# $more | number 0-99 | (unused) how many follow
rg-best = { $first ->
        [1] Best places first, { COUNT($count, of: "place") } for domino { WORDS($number) }.
       *[other] { "" }
    } { LIST($items, $first, style: "sentences", form: "ordered") }
    .terse = { $first ->
        [1] Best first, { COUNT($count, of: "place") }.
       *[other] { "" }
    } { LIST($items, $first, style: "sentences", form: "ordered") }

# Advice was asked for, but the table did not allow it.
rg-no-advice = advice is not allowed in this game. The command fits, three one, says all places in the order of the board
    .terse = advice is not allowed in this game

# One place for a domino; .ordered with its number in the list.
# $terrain_a | terrain | first half
# $crowns_a | number 0-3 | (unused) crowns on it
# $a | cell | where it would lie
# $terrain_b | terrain | second half
# $crowns_b | number 0-3 | (unused) crowns on it
# $b | cell | where it would lie
# $index | number 1-99 | given by the list
rg-spot = { NOUN($terrain_a) } { $a }, { NOUN($terrain_b) } { $b }
    .ordered = { ORDINAL($index) }: { NOUN($terrain_a) } { $a }, { NOUN($terrain_b) } { $b }
    .full = { NOUN($terrain_a) } { $a } and { NOUN($terrain_b) } { $b }
    .ordered-full = { ORDINAL($index) }: { NOUN($terrain_a) } { $a } and { NOUN($terrain_b) } { $b }

# A domino fits nowhere.
# $number | number 1-48 | the domino
# $terrain_a | terrain | (unused) first half
# $crowns_a | number 0-3 | (unused) crowns on it
# $terrain_b | terrain | (unused) second half
# $crowns_b | number 0-3 | (unused) crowns on it
# $count | number 0-0 | (unused) none
# $first | number 1-99 | (unused)
# $items | list phrase rg-spot | (unused)
# $more | number 0-99 | (unused)
rg-fits-nowhere = domino { WORDS($number) } has no place, it has to be put aside
    .terse = there is no place for it

# The last act.
# $act | phrase rg-placed rg-placed-by rg-castle-placed rg-discarded rg-ended rg-lots rg-drawn rg-chosen rg-corrected rg-left | what was done
rg-last = last move: { NOUN($act, form: "last") }

# Nothing has been done yet.
rg-nothing-yet = so far no move

# What is awaited: a castle.
# $player | name | from whom
rg-await-castle = Waiting: { $player }, castle on the board

# What is awaited: a domino.
# $player | name | from whom
rg-await-domino = Waiting: { $player }, domino on the board

# What is awaited: the end, because nothing is left to lay.
rg-await-end = Waiting, the game can be ended now

# A question about a board, asked from no seat.
rg-whose-board = which player do you mean? Type the number or the name

# A question that is not understood.
# $question | text | (unused) what was asked
rg-not-understood = this question is not known, help lists the questions

## Set-up.

# Too few or too many players.
# $count | number | how many there are
# $least | number 1-2 | how many there must be
# $most | number 1-4 | how many there may be
rg-setup-players = { $count ->
        [one] there is
       *[other] there are
    } { WORDS($count) } { $count ->
        [one] player
       *[other] players
    }, at least { WORDS($least) } and at most { WORDS($most) } can play

# Two players on one seat.
rg-setup-seats = two players have the same seat

# A board of a size that the game does not have.
# $columns | number 1-7 | its columns
# $rows | number 1-7 | its rows
rg-setup-size = the board has { WORDS($columns) } by { COUNT($rows, of: "square") }, five by five or seven by seven are needed

# A variant that is not known.
# $variant | text | its name
rg-setup-variant = this variant is not known: { $variant }

# A tile set with the same object twice.
# $tile | text | which
rg-setup-tile-twice = the tile set has this tile twice: { $tile }

# A tile set with a wrong object.
# $tile | text | which
rg-setup-tile = the tile set has a tile that does not belong to this game: { $tile }

# Too few castles in the tile set.
# $count | number 0-4 | castles
# $players | number 1-4 | players
rg-setup-castles = the tile set has { COUNT($count, of: "castle") }, and { $players ->
        [one] one plays
       *[other] { WORDS($players) } play
    }

## A table found as it lies.

# A board that belongs to nobody.
# $board | text | its name
rg-unknown-board = a board belongs to no player: { $board }

# A piece that the set does not have.
# $thing | text | its name in the file
# $cell | cell | where it lies
rg-unknown-thing = { $cell }, unknown piece: { $thing }
    .terse = { $cell }, unknown piece

# A piece outside the board.
# $cell | cell | where
rg-off-board = { $cell } is not on the board

# A part that lies in two places.
# $thing | text | (unused) its name in the file
# $first | cell | one place
# $second | cell | the other place
rg-thing-twice = the same piece lies in two places: { $first } and { $second }

# Half a domino without its partner.
# $number | number 1-48 | the domino
# $cell | cell | where the half lies
rg-half-missing = only half of domino { WORDS($number) } lies there, { $cell }

## Layout files.

# A layout file that cannot be read. The place in the file is written beside the sentence.
# $file | text | the file
# $line | number 0-999 | the line, nought where none is to blame
# $column | number 0-999 | the column in the line, nought where none is to blame
# $reason | id missing directory special denied unreadable too-large not-utf8 control empty head-letters size row-short row-long rows-few rows-many unknown-cell crowns two-castles | what is wrong
# $found | text | the word at fault, or nothing
# $expected | number 0-7 | how many are needed
# $counted | number 0-99 | how many there are
# $known | some text | what may stand there; where nothing is told of it, nothing
rg-layout = File { $file }{ $line ->
        [0] { "" }
       *[other] , line { WORDS($line) }{ $column ->
            [0] { "" }
           *[other] , column { WORDS($column) }
        }
    }: { $reason ->
        [missing] there is no such file. Check its name
        [directory] this is a folder, not a file. Name a file in it
        [special] this is no ordinary file. Name another
        [denied] reading it is not allowed. Allow it, or copy the file
        [unreadable] it cannot be read. Copy it again
        [too-large] it is too large to be a kingdom. Check its name
        [not-utf8] it is not plain text. Save it as plain text
        [control] it holds a character that is no text
        [empty] it is empty
        [head-letters] these letters are not known, { $found }. Known are { LIST($known) }
        [size] the row has { COUNT($counted, of: "square") }, five or seven are needed
        [row-short] the row is too short, { COUNT($counted, of: "square") } instead of { WORDS($expected) }
        [row-long] the row is too long, { COUNT($counted, of: "square") } instead of { WORDS($expected) }
        [rows-few] there are too few rows, { WORDS($counted) } instead of { WORDS($expected) }
        [rows-many] there are too many rows, { WORDS($counted) } instead of { WORDS($expected) }
        [unknown-cell] this word is not known, { $found }
        [crowns] a square has at most three crowns, { $found }
       *[two-castles] there is a second castle
    }

## Commands of this game: the words to type, apart by commas, and what each does.

# Words to type: all areas.
command-areas = areas, area

# Words to type: who leads.
command-ranking = ranking, rank, leader

# Words to type: one square.
command-here = here, square

# Words to type: one row.
command-row = row

# Words to type: one column.
command-column = column

# Words to type: neighbours of a square.
command-around = around, neighbours

# Words to type: where a domino may go.
command-fits = fits, fit, where

# Words to type: the best places of a domino.
command-best = best, advice

# Words to type: laying a domino.
command-place = place, lay, placed, places, domino

# Words to type: laying a castle.
command-castle = castle, castles

# Words to type: putting a domino aside.
command-discard = discard, discards, put aside

# What it does: all areas.
command-does-areas = all areas

# What it does: who leads.
command-does-ranking = who leads

# What it does: one square.
command-does-here = what lies on a square and around it

# What it does: one row.
command-does-row = the board row by row, or one row by its number

# What it does: one column.
command-does-column = a column, from the near side

# What it does: neighbours of a square.
command-does-around = the four neighbours of a square

# What it does: where a domino may go.
command-does-fits = where a domino fits

# What it does: the best places of a domino.
command-does-best = the best places of a domino

# What it does: laying a domino.
command-does-place = lays a domino

# What it does: laying a castle.
command-does-castle = lays a castle

# What it does: putting a domino aside.
command-does-discard = puts a domino aside
