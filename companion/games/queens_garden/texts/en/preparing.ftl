### Azul Queen's Garden before it begins: names, variants, who draws, how the table is made ready, what cannot be.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

# The name of the game.
qg-title = Azul Queen's Garden

# A variant by its name.
# $variant | id side-b below | which
qg-variant = { $variant ->
        [side-b] side B of the scoring board
       *[below] points may fall below zero
    }

# Who draws.
# $usual | id hand companion | who, where only Enter is pressed
qg-preparing-draw = Who draws lots, tiles and garden expansions? Hands: one. The program: two. Enter: { $usual ->
        [hand] hands
       *[companion] the program
    }

## How the table is made ready.

# First step: the variants.
# $variants | some phrase qg-variant | those chosen
qg-prepare-variants = Variants: { LIST($variants, style: "comma") }

# The boards of each player.
qg-prepare-garden = Everybody takes a garden board and puts the fountain board in the middle of it
    .terse = Garden boards, fountain boards into their middle

# How the garden is laid, and how its places are named.
qg-prepare-clock = Places are named by the clock. Lay the garden so that one expansion points away from you: that is twelve o'clock. Clockwise follow two, four, six, eight and ten. The spaces at the fountain and the rim of each expansion have the same hours, statues and benches the odd ones
    .terse = Lay the garden so that one expansion points away from you: twelve o'clock. Clockwise two, four, six, eight, ten

# How hours are typed on a keypad.
qg-prepare-keys = On a keypad the keys around five are the hours: eight is twelve o'clock, nine is two, three is four, two is six, one is eight, seven is ten. Five is the middle
    .terse = Keys around five are the hours, eight is twelve o'clock, five the middle

# The storage of each player.
# $jokers | number 3-3 | jokers that lie there first
# $tiles | number 12-12 | its spaces for tiles
# $expansions | number 2-2 | its spaces for expansions
qg-prepare-storage = Everybody takes a storage board and puts { WORDS($jokers) } jokers on it. It has { WORDS($tiles) } spaces where tiles and jokers go, and { WORDS($expansions) } where expansions go. The other jokers lie beside the tower
    .terse = Storages, { WORDS($jokers) } jokers into each, the others beside the tower

# The scoring board.
# $points | number 15-15 | points at the beginning
# $side_b | number 0-1 | whether side B is played
qg-prepare-points = Scoring board with { $side_b ->
        [0] side A
       *[1] side B
    } on top, the wheel and the evaluation marker at their start. Every score marker stands on { WORDS($points) }, the point tokens lie beside the board
    .terse = Scoring board with { $side_b ->
        [0] side A
       *[1] side B
    } on top, wheel at its start, points on { WORDS($points) }

# The tiles.
# $companion | number 0-1 | whether the program draws
# $count | number 108-108 | how many there are
qg-prepare-bag = { $companion ->
        [0] Put all tiles into the bag: { WORDS($count) }
       *[1] The program draws. Put the tiles ready, sorted by colour and pattern
    }
    .terse = { $companion ->
        [0] All tiles into the bag
       *[1] The program draws, sort the tiles
    }

# The garden expansions.
# $companion | number 0-1 | whether the program draws
# $count | number 4-4 | round stacks
# $each | number 5-8 | expansions of each stack
# $supply | number 4-16 | expansions that are left
qg-prepare-stacks = { $companion ->
        [0] Shuffle the expansions face down. Make { WORDS($count) } stacks, a stack a round, with { WORDS($each) } expansions in each. The other { WORDS($supply) } are the supply, with the shield on top. The first stack goes into the display, the starting player marker beside it
       *[1] The program also keeps the round stacks and says which expansion is turned over. Sort the expansions by colour. In each round there are { WORDS($each) }, in the supply { WORDS($supply) }
    }
    .terse = { $companion ->
        [0] { WORDS($count) } stacks, in each { WORDS($each) } expansions, in the supply { WORDS($supply) }
       *[1] Sort the expansions. In each round { WORDS($each) }, in the supply { WORDS($supply) }
    }

# Who begins.
qg-prepare-start = The youngest player begins, or lots decide

## What cannot be played so.

# Too few or too many players.
# $count | number 0-9 | how many there are
# $least | number 2-2 | how many there must be
# $most | number 4-4 | how many there may be
qg-setup-players = { $count ->
        [one] there is
       *[other] there are
    } { WORDS($count) } { $count ->
        [one] player
       *[other] players
    }, at least { WORDS($least) } and at most { WORDS($most) } can play

# Two players on one seat.
qg-setup-seats = two players have the same seat

# A variant that the game does not have.
# $variant | text | its name
qg-setup-variant = this game has no such variant: { $variant }

# Side B is to be played, and nobody has entered its points yet.
qg-setup-side-b = the points on side B of the scoring board have not been entered yet. Enter them once with the command companion wheel, then begin again

# The wheel or the rewards of a set-up are damaged.
qg-setup-tables = the points of the wheel or the jokers for surrounding are damaged. Check them with the command companion wheel, then begin a new game

# The tile set is not that of this game.
qg-setup-tiles = these are not the tiles of this game. Begin a new game
