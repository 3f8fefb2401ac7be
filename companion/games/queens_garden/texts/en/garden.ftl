### Azul Queen's Garden: laying tiles and expansions, what they lead to, passing.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.
### .last is an act as the item of a list.

# A tile has been laid.
# $player | name | who
# $hexagon | phrase qg-hexagon | which
# $cell | phrase qg-cell-fountain qg-cell-middle qg-cell-rim | where
# $cost | number 1-6 | what it costs
# $items | list phrase qg-got qg-jokers | what was given up
# $tiles | number 0-12 | tiles in the storage afterwards
# $expansions | number 0-2 | expansions in the storage afterwards
# $jokers | number 0-12 | jokers in the storage afterwards, without those that are won
qg-placed = { $player } lays { $hexagon }, { $cell }. { PART($cost, $items, of: "qg-paid", names: "cost items") }. { PART($tiles, $expansions, $jokers, of: "qg-stored", names: "tiles expansions jokers") }
    .terse = { $player } lays: { $hexagon }, { NOUN($cell, form: "listed") }{ PART($cost, $items, of: "qg-paid", names: "cost items", form: "last") }
    .last = { $player } lays: { $hexagon }, { NOUN($cell, form: "listed") }{ PART($cost, $items, of: "qg-paid", names: "cost items", form: "last") }

# An expansion has been laid.
# $player | name | who
# $hexagon | phrase qg-hexagon | what is printed on it
# $slot | phrase qg-slot | where
# $hour | number 2-12 | where its hexagon points, even
# $cost | number 1-6 | what it costs
# $items | list phrase qg-got qg-jokers | what was given up
# $tiles | number 0-12 | tiles in the storage afterwards
# $expansions | number 0-1 | expansions in the storage afterwards
# $jokers | number 0-12 | jokers in the storage afterwards, without those that are won
qg-laid = { $player } lays the expansion { $hexagon }, { NOUN($slot, form: "hour") }, its hexagon { PART($hour, of: "qg-clock", names: "hour", form: "at") }. { PART($cost, $items, of: "qg-paid", names: "cost items") }. { PART($tiles, $expansions, $jokers, of: "qg-stored", names: "tiles expansions jokers") }
    .terse = { $player } lays: expansion { $hexagon }, { NOUN($slot, form: "hour") }, rim { PART($hour, of: "qg-clock", names: "hour") }{ PART($cost, $items, of: "qg-paid", names: "cost items", form: "last") }
    .last = { $player } lays: expansion { $hexagon }, { NOUN($slot, form: "hour") }, rim { PART($hour, of: "qg-clock", names: "hour") }{ PART($cost, $items, of: "qg-paid", names: "cost items", form: "last") }

# What was given up beside the hexagon itself. .last follows an act in the same sentence.
# $cost | number 1-6 | what it costs
# $items | list phrase qg-got qg-jokers | what was given up
qg-paid = { SIZE($items) ->
        [0] { "" }
       *[other] Cost { WORDS($cost) }, paid with { LIST($items) }
    }
    .last = { SIZE($items) ->
        [0] { "" }
       *[other] , paid with { LIST($items) }
    }

# What the storage holds afterwards.
# $tiles | number 0-12 | tiles
# $expansions | number 0-2 | expansions
# $jokers | number 0-12 | jokers
qg-stored = In the storage: { COUNT($tiles, of: "garden-tile") }, { $expansions ->
        [0] { "" }
       *[other] { COUNT($expansions, of: "expansion") },
    } { COUNT($jokers, of: "joker") }

# A group has grown to three hexagons or more. Where it neither begins to score nor has the size of a bonus, only the
# fullest level tells it.
# $player | name | (unused) whose
# $criterion | phrase qg-property | its colour or pattern
# $count | number 3-6 | its hexagons
# $points | number 3-36 | their values together
# $bonus | number 0-6 | its bonus
# $items | some phrase qg-member | its hexagons
# $reached | number 0-1 | whether it scores from now on, or has the size of a bonus
qg-group = { $reached ->
        [0] { "" }
       *[1] The { NOUN($criterion, form: "group") } has { COUNT($count, of: "hexagon") }: { LIST($items, style: "comma") }. { COUNT($points, of: "point") } together{ $bonus ->
            [0] { "" }
           *[other] , and the bonus { WORDS($bonus) }
        }
    }
    .terse = { $reached ->
        [0] { "" }
       *[1] { NOUN($criterion, form: "group") }: { COUNT($count, of: "hexagon") }, { COUNT($points, of: "point") }{ $bonus ->
            [0] { "" }
           *[other] , bonus { WORDS($bonus) }
        }
    }
    .full = The { NOUN($criterion, form: "group") } has { COUNT($count, of: "hexagon") }: { LIST($items, style: "comma") }. { COUNT($points, of: "point") } together{ $bonus ->
        [0] { "" }
       *[other] , and the bonus { WORDS($bonus) }
    }

# One hexagon of a group, by what the group does not name, with its value; "point" is said with the first one.
# $property | phrase qg-property | its pattern or colour
# $points | number 1-6 | its value
# $index | number 1-6 | its number in the list
qg-member = { $property } { $index ->
        [1] { COUNT($points, of: "point") }
       *[other] { WORDS($points) }
    }

# Something has been surrounded.
# $player | name | who
# $items | some phrase qg-ornament | what
# $count | number 0-9 | jokers that come into the storage
# $lost | number 0-9 | jokers that find no space
# $held | number 0-12 | jokers in the storage then
qg-surrounded = { $player } has surrounded: { LIST($items) }. That brings { COUNT($count, of: "joker") }{ $lost ->
        [0] { "" }
        [one] , and { WORDS($lost) } is lost because the storage is full
       *[other] , and { WORDS($lost) } are lost because the storage is full
    }. In the storage: { COUNT($held, of: "joker") }
    .terse = Surrounded: { LIST($items) }, plus { COUNT($count, of: "joker") }{ $lost ->
        [0] { "" }
       *[other] , lost { WORDS($lost) }
    }

# An expansion of the supply has been bought.
# $player | name | who
# $slot | phrase qg-slot | where it lies
# $lost | number 6-6 | what it costs
# $total | number | points on the counter then
qg-bought = { $player } buys an expansion of the supply and lays it face down, { NOUN($slot, form: "hour") }, minus { COUNT($lost, of: "point") }. { $player } now has { COUNT($total, of: "point") }
    .terse = { $player } buys an expansion: { NOUN($slot, form: "hour") }, minus { COUNT($lost, of: "point") }
    .last = { $player } buys an expansion: { NOUN($slot, form: "hour") }

# A player has passed.
# $player | name | who
# $first | number 0-1 | whether nobody has passed before in this round
# $lost | number 0-1 | what that costs; 0 where there is no point to lose
# $items | list phrase qg-hexagon qg-hexagons qg-expansion | what is discarded
# $cost | number 0-84 | what that costs
# $total | number | points on the counter then
qg-passed = { $player } passes{ $first ->
        [0] { "" }
       *[1] { " " }first and takes the starting player marker{ $lost ->
            [0] { "" }
           *[1] , minus { COUNT($lost, of: "point") }
        }
    }. { SIZE($items) ->
        [0] { "" }
       *[other] Discarded: { LIST($items) }, minus { COUNT($cost, of: "point") }.
    } { $player } now has { COUNT($total, of: "point") }
    .terse = { $player } passes{ $first ->
        [0] { "" }
       *[1] { " " }first{ $lost ->
            [0] { "" }
           *[1] , minus { COUNT($lost, of: "point") }
        }
    }{ SIZE($items) ->
        [0] { "" }
       *[other] . Discarded: { LIST($items) }, minus { COUNT($cost, of: "point") }
    }
    .last = { $player } passes{ SIZE($items) ->
        [0] { "" }
       *[other] , discarded { LIST($items) }
    }
