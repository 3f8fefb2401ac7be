### Azul Queen's Garden: why something is not possible, and what to do; taken up by "Careful: ...".
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.
### .short is the reason without what to do, where two reasons are said at once.

## Notation.

# A line that is no act.
qg-no-notation = this move cannot be read. Help says how moves are typed
    .terse = this is not a move
    .short = this is not a move

# An act that the game does not have.
qg-no-act = this game has no such move

# An act of nobody was told as a player's.
qg-nobodys = this is not a player's move. Type it without a player number

# A number that nobody has.
# $number | number | the number
qg-no-player = player number { WORDS($number) } is not at this table

# A word or digits that mean no hexagon.
# $told | text | what was told, empty where it is missing
qg-no-hexagon = the hexagon { $told } is not in this game. Type its colour and its pattern
    .terse = the hexagon { $told } is not in this game
    .short = the hexagon { $told } is not in this game

# A word or digits that mean no cell.
# $told | text | what was told
qg-no-cell = the space { $told } is not in the garden. Type the hour of the expansion, then the hour on its rim
    .terse = the space { $told } is not in the garden
    .short = the space { $told } is not in the garden

# An hour that is no direction.
# $hour | number | what was told
qg-no-hour = the clock has no { WORDS($hour) } here. Expansions lie at the even hours
    .terse = the clock has no { WORDS($hour) } here
    .short = the clock has no { WORDS($hour) } here

# A word that is no colour and no pattern.
# $told | text | what was told
qg-no-criterion = { $told } is neither a colour nor a pattern. There are six of each
    .terse = { $told } is neither a colour nor a pattern

## What comes first.

# The game is over.
qg-over = the game is over

# Another step comes first.
# $waits | phrase qg-await-lots qg-await-draw qg-await-turn qg-await-act qg-await-round | what is awaited
qg-not-now = this is not possible now. { $waits }
    .terse = impossible now. { $waits }

# The game cannot be ended yet.
# $waits | phrase qg-await-lots qg-await-draw qg-await-turn qg-await-act qg-await-round | what is awaited
qg-not-over = the game is not over yet. { $waits }

# Somebody else is on turn.
# $player | name | who is
# $waits | phrase qg-await-act | what is awaited
qg-not-your-turn = it is { $player }'s turn
    .terse = it is { $player }'s turn
    .full = it is { $player }'s turn. { $waits }

# Whoever wants to act has passed in this round.
# $player | name | who is on turn
# $waits | phrase qg-await-act | what is awaited
qg-has-passed = you have passed for this round, it is { $player }'s turn
    .terse = passed already, it is { $player }'s turn
    .full = you have passed for this round. { $waits }

## The bag and the stack.

# More tiles than the stack gets.
# $count | number 1-99 | how many were told
# $needed | number 1-4 | how many it gets
qg-draw-count = that is too many. The stack gets { COUNT($needed, of: "garden-tile") }, you entered { WORDS($count) }
    .terse = the stack gets { COUNT($needed, of: "garden-tile") }, you entered { WORDS($count) }

# More of a hexagon than are left in bag and tower.
# $hexagon | phrase qg-hexagon | which
# $count | number 1-4 | how many were told
# $left | number 0-3 | how many are left
# $each | number 3-3 | (unused) how many there are in all
qg-drawn-too-many = there are not so many left, { $hexagon }. You entered { WORDS($count) }, { $left ->
        [one] and { WORDS($left) } is left
       *[other] and { WORDS($left) } are left
    }. Check colour and pattern
    .terse = too many, { $hexagon }, you entered { WORDS($count) }, { $left ->
        [one] and { WORDS($left) } is left
       *[other] and { WORDS($left) } are left
    }
    .short = too many, { $hexagon }, you entered { WORDS($count) }, { $left ->
        [one] and { WORDS($left) } is left
       *[other] and { WORDS($left) } are left
    }

# The bag is drawn empty before the tower is poured in.
# $hexagon | phrase qg-hexagon | a tile in the bag
# $left | number 1-3 | how many of it are there
qg-bag-first = first everything left in the bag comes out, also { COUNT($left, of: "garden-tile") } { $hexagon }
    .terse = first everything from the bag, also { COUNT($left, of: "garden-tile") } { $hexagon }

# Another expansion is to be turned.
# $place | phrase qg-place | which was told
# $waits | phrase qg-await-turn | what is awaited
qg-turn-other = it is not the turn of { $place }. { $waits }

# Every expansion is there once.
# $hexagon | phrase qg-hexagon | what was told
qg-turned-already = this expansion has been seen in the game already, { $hexagon }. Check colour and pattern
    .terse = seen already, { $hexagon }
    .short = seen already, { $hexagon }

## Taking.

# The display has nothing of the colour or pattern.
# $criterion | phrase qg-property | which
qg-nothing-there = there is none of it in the display: { $criterion }

# The hexagon does not lie there.
# $hexagon | phrase qg-hexagon | which
# $place | phrase qg-place | where
qg-not-at-place = the hexagon { $hexagon } is not there: { $place }

# One hexagon is told with two places.
# $hexagon | phrase qg-hexagon | which
qg-copy-twice = only one of it is taken, { $hexagon }. Type only one place
    .terse = only one place, { $hexagon }

# A hexagon lies at several places, and which one is taken was not told.
# $hexagon | phrase qg-hexagon | which
# $items | several phrase qg-place | where it lies
qg-which-copy = the hexagon { $hexagon } lies at several places: { LIST($items) }. Type from where
    .terse = { $hexagon }, from where? { LIST($items, style: "or") }

# Not all tiles go into the storage.
# $count | number 1-6 | tiles that would be taken
# $free | number 0-5 | free spaces
# $most | number 12-12 | all spaces
qg-storage-tiles = the storage is too full. It would get { COUNT($count, of: "garden-tile") }, and { $free ->
        [0] there is no free space
        [one] there is { WORDS($free) } free space
       *[other] there are { WORDS($free) } free spaces
    }
    .terse = storage too full: { COUNT($count, of: "garden-tile") }, free spaces { WORDS($free) }
    .short = the storage is too full of tiles
    .full = the storage is too full. It would get { COUNT($count, of: "garden-tile") }, and { $free ->
        [0] there is no free space
        [one] there is { WORDS($free) } free space
       *[other] there are { WORDS($free) } free spaces
    } of { WORDS($most) }

# Not all expansions go into the storage.
# $count | number 1-6 | expansions that would be taken
# $free | number 0-2 | free spaces
# $most | number 2-2 | all spaces
qg-storage-expansions = the storage has too little room for expansions. It would get { COUNT($count, of: "expansion") }, and { $free ->
        [0] there is no free space
        [one] there is { WORDS($free) } free space
       *[other] there are { WORDS($free) } free spaces
    }
    .terse = storage too full: { COUNT($count, of: "expansion") }, free spaces { WORDS($free) }
    .short = the storage is too full of expansions
    .full = the storage has too little room for expansions. It would get { COUNT($count, of: "expansion") }, and { $free ->
        [0] there is no free space
        [one] there is { WORDS($free) } free space
       *[other] there are { WORDS($free) } free spaces
    } of { WORDS($most) }

## The storage.

# The tile is not in the storage, or not so often.
# $hexagon | phrase qg-hexagon | which
# $count | number 1-99 | how many were told
# $held | number 0-3 | how many are there
qg-no-such-tile = { $held ->
        [0] the storage has no such tile, { $hexagon }
       *[other] the storage does not have so many of this tile, { $hexagon }. You entered { WORDS($count) }, it has { WORDS($held) }
    }
    .short = { $held ->
        [0] the storage has no such tile, { $hexagon }
       *[other] the storage does not have so many of this tile, { $hexagon }
    }

# The expansion is not in the storage, or not so often.
# $hexagon | phrase qg-hexagon | what is printed on it
# $count | number 1-99 | how many were told
# $held | number 0-1 | how many are there
qg-no-such-expansion = { $held ->
        [0] the storage has no such expansion, { $hexagon }
       *[other] the storage has only one such expansion, { $hexagon }, you entered { WORDS($count) }
    }

# Fewer jokers than were told.
# $count | number 1-99 | how many were told
# $held | number 0-12 | how many are there
qg-too-few-jokers = there are not so many jokers in the storage. You entered { WORDS($count) }, it has { WORDS($held) }
    .terse = too few jokers, you entered { WORDS($count) }, the storage has { WORDS($held) }
    .short = there are not so many jokers in the storage

# A joker is to be discarded after a pass.
# $joker | id joker | (unused) what was told
qg-discard-joker = jokers stay when you pass. Only tiles and expansions may be discarded
    .terse = jokers stay, only tiles and expansions may go

# Discarding after a pass would cost more points than there are.
# $cost | number 1-84 | what it would cost
# $points | number 0-83 | what may be lost
qg-discard-points = discarding that costs { COUNT($cost, of: "point") }, at most { COUNT($points, of: "point") } can be lost. Discard less
    .terse = too few points: it costs { WORDS($cost) }, at most { WORDS($points) } can be lost

## Where it may lie.

# An expansion lies there already.
# $slot | phrase qg-slot | where
qg-slot-taken = taken, { NOUN($slot, form: "listed") } lies there already
    .terse = taken, { NOUN($slot, form: "listed") }

# All six expansions lie in the garden.
# $slot | phrase qg-slot | (unused) what was told
qg-slots-full = the garden is full, all six expansions lie in it
    .terse = the garden has all six expansions

# No expansion is left to be bought.
qg-supply-empty = the supply is empty, it has no expansion left. Only one from the storage can be laid
    .terse = the supply is empty
    .short = the supply is empty

# Too few points to buy an expansion.
# $points | number | points on the counter
# $price | number 6-6 | what it costs
qg-buy-points = there are too few points: an expansion of the supply costs { COUNT($price, of: "point") }, on the counter { COUNT($points, of: "point") }. Lay one from the storage, or do something else
    .terse = too few points: it costs { WORDS($price) }, on the counter { WORDS($points) }
    .short = there are too few points: it costs { WORDS($price) }, on the counter { WORDS($points) }

# The cell belongs to an expansion that is not there.
# $slot | phrase qg-slot | where
qg-no-expansion = { NOUN($slot, form: "listed") } is not laid yet, there is no space
    .terse = { NOUN($slot, form: "listed") } is not laid yet

# On an ornament nothing is laid.
# $ornament | phrase qg-ornament | what stands there
qg-ornament-there = the { $ornament } stands there, this is no space
    .terse = the { $ornament } stands there

# Something lies on the cell.
# $cell | phrase qg-cell-fountain qg-cell-middle qg-cell-rim | which
# $holds | phrase qg-hexagon | what lies there
qg-cell-taken = { NOUN($cell, form: "listed") } is taken, { $holds }
    .terse = taken, { $holds }: { NOUN($cell, form: "listed") }

# The same hexagon lies beside the cell.
# $hexagon | phrase qg-hexagon | which
# $cell | phrase qg-cell-fountain qg-cell-middle qg-cell-rim | (unused) where it was to go
# $other | phrase qg-cell-fountain qg-cell-middle qg-cell-rim | where the other one lies
qg-identical-neighbour = the same hexagon lies beside it, { $hexagon }: { NOUN($other, form: "listed") }. Equal hexagons never touch
    .terse = the same hexagon beside it: { NOUN($other, form: "listed") }
    .short = the same hexagon lies beside it: { NOUN($other, form: "listed") }

# No neighbour has its colour or its pattern.
# $hexagon | phrase qg-hexagon | which
# $cell | phrase qg-cell-fountain qg-cell-middle qg-cell-rim | (unused) where it was to go
# $items | some phrase qg-hexagon | the neighbours
qg-nothing-shared = the hexagon { $hexagon } shares neither colour nor pattern with what lies beside it: { LIST($items) }
    .terse = neither colour nor pattern shared with what lies beside it: { LIST($items) }
    .short = it shares neither colour nor pattern with what lies beside it

# The group that it would join has the same hexagon.
# $criterion | phrase qg-property | the group
# $cell | phrase qg-cell-fountain qg-cell-middle qg-cell-rim | (unused) where it was to go
# $hexagon | phrase qg-hexagon | which
# $other | phrase qg-cell-fountain qg-cell-middle qg-cell-rim | where the other one lies
qg-group-twin = the { NOUN($criterion, form: "group") } already has this hexagon, { $hexagon }: { NOUN($other, form: "listed") }
    .terse = the { NOUN($criterion, form: "group") } has it already: { NOUN($other, form: "listed") }
    .short = the { NOUN($criterion, form: "group") } already has this hexagon

# Groups that it would join to one have the same hexagon.
# $criterion | phrase qg-property | the groups
# $cell | phrase qg-cell-fountain qg-cell-middle qg-cell-rim | (unused) where it was to go
# $hexagon | phrase qg-hexagon | (unused) what was to go there
# $twin | phrase qg-hexagon | what both have
# $first | phrase qg-cell-fountain qg-cell-middle qg-cell-rim | where one lies
# $other | phrase qg-cell-fountain qg-cell-middle qg-cell-rim | where the other lies
qg-groups-joined = it would join two groups, and the { NOUN($criterion, form: "group") } would have two equal hexagons, { $twin }: { NOUN($first, form: "listed") } and { NOUN($other, form: "listed") }
    .terse = joined, the { NOUN($criterion, form: "group") } has two equal hexagons, { $twin }: { NOUN($first, form: "listed") } and { NOUN($other, form: "listed") }
    .short = joined, the { NOUN($criterion, form: "group") } would have two equal hexagons, { $twin }

## What it costs.

# Nothing in the storage can pay for it.
# $hexagon | phrase qg-hexagon | which
# $cost | number 2-6 | what it costs
# $needed | number 1-5 | how many others it needs
# $jokers | number 0-4 | jokers in the storage
qg-unpayable = the storage cannot pay the cost of { WORDS($cost) }, { $hexagon }. That takes { WORDS($needed) } more { $needed ->
        [one] hexagon
       *[other] hexagons
    } of its colour or of its pattern, and there { $jokers ->
        [0] is no joker
        [one] is { WORDS($jokers) } joker
       *[other] are { WORDS($jokers) } jokers
    }. Take more first, or place something else
    .terse = the storage cannot pay the cost of { WORDS($cost) }, it takes { WORDS($needed) } more, jokers { WORDS($jokers) }
    .short = the storage cannot pay the cost of { WORDS($cost) }

# More or fewer things were given up than it costs.
# $hexagon | phrase qg-hexagon | which
# $cost | number 1-6 | what it costs
# $needed | number 0-5 | how many others it needs
# $count | number 0-99 | how many were told
qg-cost-count = the payment does not fit, { $hexagon }. Cost { WORDS($cost) } takes { WORDS($needed) } more, you entered { WORDS($count) }
    .terse = cost { WORDS($cost) } takes { WORDS($needed) } more, you entered { WORDS($count) }
    .short = the payment does not fit: it takes { WORDS($needed) } more, you entered { WORDS($count) }

# Two equal hexagons in one payment, the laid one included.
# $hexagon | phrase qg-hexagon | (unused) what is laid
# $cost | number 2-6 | (unused) what it costs
# $needed | number 1-5 | (unused) how many others it needs
# $twin | phrase qg-hexagon | which is there twice
qg-cost-identical = two equal hexagons cannot pay together, { $twin }. The one that is laid counts too
    .terse = two equal hexagons in the payment, { $twin }
    .short = two equal hexagons in the payment, { $twin }

# What was given up has neither colour nor pattern of the laid hexagon.
# $hexagon | phrase qg-hexagon | what is laid
# $cost | number 2-6 | (unused) what it costs
# $needed | number 1-5 | (unused) how many others it needs
# $other | phrase qg-hexagon | what does not fit
qg-cost-strange = { $other } cannot pay here, the hexagon { $hexagon } has another colour and another pattern
    .terse = { $other } cannot pay here: other colour, other pattern
    .short = { $other } cannot pay here

# One payment has hexagons of the same colour and others of the same pattern.
# $hexagon | phrase qg-hexagon | what is laid
# $cost | number 3-6 | (unused) what it costs
# $needed | number 2-5 | (unused) how many others it needs
qg-cost-mixed = the payment mixes colour and pattern. All of it has either the colour or the pattern of this hexagon: { $hexagon }
    .terse = the payment mixes colour and pattern
    .short = the payment mixes colour and pattern

## A garden found as it lies.

# Something lies on a surface that is nobody's garden.
# $board | text | its name
qg-unknown-board = this board is nobody's here: { $board }

# Something that is no part of the game.
# $cell | phrase qg-cell-fountain qg-cell-middle qg-cell-rim qg-ornament | where
qg-unknown-thing = { $cell }: this does not belong to the game

# Something lies beside the garden.
qg-off-garden = something lies outside the garden. Lay it on a space, or take it away
    .terse = something lies outside the garden

# A group has two equal hexagons.
# $criterion | phrase qg-property | which group
# $cell | phrase qg-cell-fountain qg-cell-middle qg-cell-rim | one of its cells
qg-group-twice = the { NOUN($criterion, form: "group") } has two equal hexagons: { NOUN($cell, form: "listed") }

## Remedies.

# Colours and patterns that may be taken.
# $items | some phrase qg-property | which
qg-remedy-criteria = { SIZE($items) ->
        [1] Only this can be taken: { LIST($items) }
       *[other] Choices: { LIST($items, style: "or", most: 3) }
    }

# Where a hexagon lies.
# $hexagon | phrase qg-hexagon | which
# $items | some phrase qg-place | where
qg-remedy-places = It lies here, { $hexagon }: { LIST($items, style: "or") }

# Another copy would go into the storage.
qg-remedy-other-copy = Take the same hexagon from another place

# Where an expansion may be laid.
# $items | some phrase qg-slot | where
qg-remedy-slots = { SIZE($items) ->
        [1] Only here is a place left: { LIST($items, form: "hour") }
       *[other] Free here: { LIST($items, style: "or", form: "hour") }
    }

# Where a hexagon may be laid.
# $hexagon | phrase qg-hexagon | which
# $items | some phrase qg-cell-fountain qg-cell-middle qg-cell-rim | where
qg-remedy-cells = { SIZE($items) ->
        [1] Only here may it lie: { LIST($items, form: "listed") }
       *[other] Here it may lie: { LIST($items, style: "or", form: "listed", most: 3) }
    }
    .full = { SIZE($items) ->
        [1] Only here may { $hexagon } lie: { LIST($items, form: "listed") }
       *[other] Here { $hexagon } may lie: { LIST($items, style: "or", form: "listed", most: 3) }
    }

# How it can be paid: the only way, or the first of several, with the fewest jokers.
# $items | some phrase qg-way | the ways
qg-remedy-pay = { SIZE($items) ->
        [1] The only payment is this: { LIST($items) }
       *[other] Ways to pay: { LIST($items, most: 1) }
    }

# One way to pay.
# $items | some phrase qg-hexagon qg-hexagons qg-expansion qg-jokers | what is given up
qg-way = { LIST($items) }
