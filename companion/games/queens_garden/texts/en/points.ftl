### Azul Queen's Garden: the end of a round, the wheel, score lines, why points came, the end of the game.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

## The end of a round.

# The end of a round, as the item of a list.
# $round | number 1-4 | which
qg-round-ended = End of round { WORDS($round) }
    .last = end of round { WORDS($round) }

# What wheel and pavilions have brought a player.
# $player | name | whose
# $round | number 1-4 | which round
# $points | number 0-99 | points of this round
# $items | list phrase qg-won-round qg-won-pavilions | the reasons
# $total | number | points on the counter then
qg-round-scored = { $player }, round { WORDS($round) }{ SIZE($items) ->
        [0] : the wheel brings nothing
       *[other] . { LIST($items, style: "sentences") }. Together { COUNT($points, of: "point") }
    }. { $player } now has { COUNT($total, of: "point") }
    .terse = { $player }, { COUNT($points, of: "point") }{ SIZE($items) ->
        [0] { "" }
       *[other] : { LIST($items, style: "comma", form: "listed") }
    }

# A sector of the wheel. .listed stands in a list of points.
# $criterion | phrase qg-property | its colour or pattern
# $count | number 1-36 | hexagons in the garden
# $points | number 0-99 | what they bring
qg-won-round = { $criterion }: { COUNT($count, of: "hexagon") }, { COUNT($points, of: "point") }
    .terse = { $criterion }, { COUNT($points, of: "point") }
    .listed = { $criterion } { WORDS($points) }

# Pavilions in the garden, a point each. .listed stands in a list of points.
# $count | number 1-6 | how many
# $points | number 1-6 | what they bring
qg-won-pavilions = { COUNT($count, of: "pavilion") }, together { COUNT($points, of: "point") }
    .terse = pavilions, { COUNT($points, of: "point") }
    .listed = pavilions { WORDS($points) }

# What people put away after a round. The shortest level leaves it unsaid.
# $tiles | number 0-48 | tiles in the display
# $expansions | number 0-12 | expansions in the display
qg-cleared = From the display into the tower: { COUNT($tiles, of: "garden-tile") }, under the supply: { COUNT($expansions, of: "expansion") }. Turn the wheel by a quarter
    .terse = { "" }

# A round begins.
# $round | number 2-4 | which
# $player | name | who begins it
qg-round = Round { WORDS($round) }. { $player } begins and puts the starting player marker into the display
    .terse = Round { WORDS($round) }, { $player } begins

# What the wheel shows.
# $round | number 1-4 | in which round
# $items | some phrase qg-shown | what scores
qg-wheel = In round { WORDS($round) } each hexagon scores: { LIST($items) }
    .terse = Wheel, points: { LIST($items, style: "comma") }

# A sector that the wheel shows.
# $criterion | phrase qg-property | its colour or pattern
# $points | number 0-9 | points of a hexagon
qg-shown = { $criterion } { COUNT($points, of: "point") }
    .terse = { $criterion } { WORDS($points) }

## Score lines.

# The points on the counter.
# $points | number | how many
qg-running = on the counter { COUNT($points, of: "point") }

# What the storage brings at the end: a point a joker, less the values of hexagons.
# $count | number 1-14 | things in the storage
# $points | number | what they bring or cost
qg-line-storage = storage, { COUNT($count, of: "thing") }: { COUNT($points, of: "point") }

# A group that scores.
# $criterion | phrase qg-property | its colour or pattern
# $items | some phrase qg-hexagon | its hexagons
# $count | number 3-6 | how many
# $points | number 3-36 | what they bring
qg-line-group = { NOUN($criterion, form: "group") }: { COUNT($count, of: "hexagon") }, { COUNT($points, of: "point") }
    .full = { NOUN($criterion, form: "group") }, { COUNT($count, of: "hexagon") }: { LIST($items) }, { COUNT($points, of: "point") }

# The bonus of a group.
# $criterion | phrase qg-property | its colour or pattern
# $items | some phrase qg-hexagon | (unused) its hexagons
# $count | number 4-6 | how many
# $points | number 4-6 | the bonus
qg-line-bonus = bonus, { NOUN($criterion, form: "group") } of { COUNT($count, of: "hexagon") }: { COUNT($points, of: "point") }

# One place of the ranking. .won is said at the end of the game, .listed in a sentence about what would be.
# $rank | number 1-4 | the place
# $players | some name | who has it
# $count | number 1-4 | how many they are
# $total | number | their points
qg-rank = { $rank ->
        [1] { $count ->
            [1] In the lead, { LIST($players) }
           *[other] In the lead together, { LIST($players) }
        }
       *[other] { $count ->
            [1] { ORDINAL($rank) } place { LIST($players) }
           *[other] { ORDINAL($rank) } place together, { LIST($players) }
        }
    }, { COUNT($total, of: "point") }
    .won = { $rank ->
        [1] { $count ->
            [1] { LIST($players) } wins
           *[other] { LIST($players) } share the victory
        }
       *[other] { ORDINAL($rank) } place { LIST($players) }
    }, { COUNT($total, of: "point") }
    .listed = { $count ->
        [1] { ORDINAL($rank) } place { LIST($players) }
       *[other] { ORDINAL($rank) } place together, { LIST($players) }
    }, { COUNT($total, of: "point") }

## The end of the game.

# Before the lines of a player's final scoring. The shortest level tells the sum only.
# $player | name | whose
# $lines | number 0-40 | how many lines follow
qg-end-player = Final scoring, { $player }{ $lines ->
        [0] : nothing in storage, no group of three
       *[other] { "" }
    }
    .terse = { "" }

# One line of the final scoring.
# $what | phrase qg-line-storage qg-line-group qg-line-bonus | which
qg-end-line = { $what }
    .terse = { "" }

# What the end has brought a player, and all points.
# $player | name | whose
# $storage | number | what the storage brings or costs
# $held | number 0-1 | whether it would cost more points than there are
# $groups | number 0-24 | (unused) groups that score
# $points | number 0-200 | what they bring
# $bonuses | number 0-60 | what bonuses bring
# $total | number | all points
qg-end-sum = { $player }: storage { COUNT($storage, of: "point") }{ $held ->
        [0] { "" }
       *[1] , because the score never falls below zero
    }, groups { COUNT($points, of: "point") }, bonuses { COUNT($bonuses, of: "point") }. Altogether { COUNT($total, of: "point") }
    .terse = { $player }: storage { WORDS($storage) }, groups { WORDS($points) }, bonuses { WORDS($bonuses) }, altogether { COUNT($total, of: "point") }

# The end of the game.
# $places | some phrase qg-rank | the places, best first
qg-final = The game is over. { LIST($places, style: "sentences", form: "won") }
    .terse = { LIST($places, style: "sentences", form: "won") }

## Why: the reasons of the last points, told when somebody asks.

# One reason.
# $player | name | whose
# $what | phrase qg-won-round qg-won-pavilions qg-line-storage qg-line-group qg-line-bonus qg-why-buy qg-why-first-pass qg-why-discard | which
qg-reason = { $player }, { $what }

# A purchase.
# $count | number 1-1 | (unused) expansions
# $points | number 0-6 | what it cost
qg-why-buy = an expansion of the supply was bought: minus { COUNT($points, of: "point") }

# The first pass of a round.
# $count | number 1-1 | (unused)
# $points | number 0-1 | what it cost
qg-why-first-pass = the first pass of the round: minus { COUNT($points, of: "point") }

# What was discarded after a pass.
# $count | number 1-14 | how many things
# $points | number 0-84 | what it cost
qg-why-discard = discarded after the pass, { COUNT($count, of: "thing") }: minus { COUNT($points, of: "point") }
