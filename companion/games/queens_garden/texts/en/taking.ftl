### Azul Queen's Garden: what is awaited, lots, tiles from the bag, expansions that are turned, and taking.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.
### .last is an act as the item of a list: "Undone: Jane, by colour, blue, three hexagons".

## What is awaited: said of the next step, as a reason, and as an answer.

# Lots.
qg-await-lots = Waiting for lots: who begins

# Tiles from the bag.
# $count | number 1-4 | how many are still missing
qg-await-draw = Waiting: { COUNT($count, of: "garden-tile") } from the bag onto the round stack
    .terse = Waiting: { COUNT($count, of: "garden-tile") } onto the stack

# An expansion without tiles is to be turned.
# $place | phrase qg-place | where it lies
qg-await-turn = Waiting: turn the expansion over, { $place }
    .terse = Waiting: turn { $place }

# A player's act.
# $player | name | whose
# $must | number 0-1 | whether only a pass is possible
qg-await-act = Waiting: { $player }{ $must ->
        [0] { " " }takes, places or passes
       *[1] , who can only pass
    }
    .terse = Waiting: { $player }{ $must ->
        [0] { "" }
       *[1] , who can only pass
    }

# All have passed: the round waits to be ended.
# $round | number 1-4 | which
# $last | number 0-1 | whether the game ends with it
qg-await-round = Waiting: confirm the end of round { WORDS($round) }, then { $last ->
        [0] the wheel is scored
       *[1] the wheel and the gardens are scored, and the game is over
    }
    .terse = Waiting: confirm the end of { $last ->
        [0] round { WORDS($round) }
       *[1] the game
    }

# The game is over.
qg-await-over = the game is over

# Whose turn it is.
# $player | name | whose
# $must | number 0-1 | whether only a pass is possible
qg-turn = It is { $player }'s turn{ $must ->
        [0] { "" }
       *[1] . Only a pass is possible
    }
    .terse = { $player } to play{ $must ->
        [0] { "" }
       *[1] , only a pass is possible
    }
    .theirs = { "" }

## Making the display ready.

# Lots have decided who begins.
# $player | name | who
qg-lots = { $player } begins. The starting player marker lies in the display
    .terse = { $player } begins
    .last = { $player } begins

# Tiles have been drawn onto the top of the round stack.
# $items | some phrase qg-hexagon qg-hexagons | which
# $more | number 0-3 | how many are still to come
qg-drawn = Onto the stack: { LIST($items) }{ $more ->
        [0] { "" }
       *[other] . { WORDS($more) } more to come
    }
    .terse = Stack: { LIST($items, style: "comma") }{ $more ->
        [0] { "" }
       *[other] . { WORDS($more) } more to come
    }
    .last = stack, { LIST($items, style: "comma") }

# An expansion of the display has been turned face up.
# $place | phrase qg-place | where it lies
# $hexagon | phrase qg-hexagon | what is printed on it
qg-turned = { $place } now shows the expansion { $hexagon }
    .terse = { $place }: expansion { $hexagon }
    .last = { $place }, expansion { $hexagon }

## Taking.

# A player has taken hexagons: which, what became of the stack, what space the storage has left.
# $player | name | who
# $criterion | phrase qg-property | the colour or pattern
# $sort | id colour pattern | (unused) which of the two
# $items | some phrase qg-got qg-got-from | what came into the storage
# $count | number 1-6 | how many
# $moved | number 0-12 | the place that the top of the stack moves to, 0 where it stays
# $rest | list phrase qg-hexagon qg-hexagons | what lies on it then
# $tiles | number 0-12 | free spaces where tiles go
# $expansions | number 0-2 | free spaces where expansions go
# $full | id none tiles expansions both | what this take has filled
qg-taken = { $player } takes { NOUN($criterion, form: "taken") }, { COUNT($count, of: "hexagon") }: { LIST($items) }. { PART($moved, $rest, of: "qg-stack-moved", names: "moved rest") }. The storage has room left: { COUNT($tiles, of: "garden-tile") }, { COUNT($expansions, of: "expansion") }
    .terse = { $player } takes { NOUN($criterion, form: "taken") }: { $sort ->
        [colour] { LIST($items, form: "by-colour") }
       *[pattern] { LIST($items, form: "by-pattern") }
    }. { PART($moved, $rest, of: "qg-stack-moved", names: "moved rest") }. { $full ->
        [tiles] Storage full of tiles
        [expansions] Storage full of expansions
        [both] Storage full
       *[none] { "" }
    }
    .last = { $player } takes { NOUN($criterion, form: "taken") }: { $sort ->
        [colour] { LIST($items, form: "by-colour") }
       *[pattern] { LIST($items, form: "by-pattern") }
    }

# A hexagon that was taken or given up, on a tile or an expansion. .by-colour and .by-pattern tell only what all
# of them do not share.
# $hexagon | phrase qg-hexagon | which
# $expansion | number 0-1 | whether it is an expansion
# $other | phrase qg-property | (unused) the property that they do not share
qg-got = { $expansion ->
        [0] { $hexagon }
       *[1] expansion { $hexagon }
    }
    .terse = { $expansion ->
        [0] { $hexagon }
       *[1] expansion { $hexagon }
    }
    .by-colour = { $expansion ->
        [0] { NOUN($hexagon, form: "pattern") }
       *[1] expansion { NOUN($hexagon, form: "pattern") }
    }
    .by-pattern = { $expansion ->
        [0] { NOUN($hexagon, form: "colour") }
       *[1] expansion { NOUN($hexagon, form: "bed-colour") }
    }

# The same where it lies at several places, of which one is chosen.
# $expansion | number 0-1 | whether it is an expansion
# $hexagon | phrase qg-hexagon | what it shows
# $other | phrase qg-property | (unused) the property that they do not share
# $place | phrase qg-place | from where it was taken
qg-got-from = { $expansion ->
        [0] { $hexagon } { NOUN($place, form: "from") }
       *[1] expansion { $hexagon } { NOUN($place, form: "from") }
    }
    .terse = { $expansion ->
        [0] { $hexagon } { NOUN($place, form: "from") }
       *[1] expansion { $hexagon } { NOUN($place, form: "from") }
    }
    .by-colour = { $expansion ->
        [0] { NOUN($hexagon, form: "pattern") } { NOUN($place, form: "from") }
       *[1] expansion { NOUN($hexagon, form: "pattern") } { NOUN($place, form: "from") }
    }
    .by-pattern = { $expansion ->
        [0] { NOUN($hexagon, form: "colour") } { NOUN($place, form: "from") }
       *[1] expansion { NOUN($hexagon, form: "bed-colour") } { NOUN($place, form: "from") }
    }

# The top of the stack moves beside it.
# $moved | number 0-12 | to which place, 0 where it stays
# $rest | list phrase qg-hexagon qg-hexagons | what lies on it then
qg-stack-moved = { $moved ->
        [0] { "" }
       *[other] The top of the stack goes onto place { WORDS($moved) }{ SIZE($rest) ->
            [0] { "" }
           *[other] , with { LIST($rest) }
        }
    }
    .terse = { $moved ->
        [0] { "" }
       *[other] Top onto place { WORDS($moved) }
    }

## What runs out.

# The last expansion has left the stack: no more tiles are drawn in this round.
qg-stack-gone = The stack of this round is empty, it gets no more tiles
    .terse = Stack empty

# No tile is left in bag and tower: what is left of the stack is laid out and turned over.
# $count | number 1-8 | expansions of the stack
qg-none-left = The bag and the tower are empty. What is left of the stack is laid out and turned over: { COUNT($count, of: "expansion") }
    .terse = Bag and tower empty, { $count ->
        [one] { COUNT($count, of: "expansion") } is laid out
       *[other] { COUNT($count, of: "expansion") } are laid out
    }

# The bag does not have enough tiles: once it is empty, the tower is poured into it.
# $count | number 0-3 | tiles in the bag; 0 also just after the draw that emptied it
# $tower | number 1-108 | (unused) tiles in the tower
qg-bag-short = { $count ->
        [0] The bag is empty. The tiles of the tower go into it
       *[other] The bag has only { COUNT($count, of: "garden-tile") } left. Then the tiles of the tower go into it
    }
    .terse = { $count ->
        [0] Bag empty, tower into the bag
       *[other] Bag: { WORDS($count) } left, then tower into the bag
    }

# Bag and tower together have fewer than four tiles.
# $count | number 1-3 | how many
qg-few-left = The bag and the tower have no more than { COUNT($count, of: "garden-tile") } together, all go onto the stack
    .terse = Only { COUNT($count, of: "garden-tile") } left

# The last expansion of the supply has been bought.
qg-supply-gone = The supply has no expansion left
    .terse = Supply empty

# A player has left the table.
# $player | name | who
qg-left-table = { $player } has left the table. The garden counts as it stands, later rounds bring it nothing more
    .terse = { $player } has left the table
    .last = { $player } has left the table
