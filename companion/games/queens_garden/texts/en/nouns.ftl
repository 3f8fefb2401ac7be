### Azul Queen's Garden: what things are called. Hexagons and cells stand in the nominative in every sentence.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

## Colours of hexagons. The forms are genders, for languages that need them.

# Blue.
qg-colour-blue = blue

# Purple.
qg-colour-purple = purple

# Dark purple.
qg-colour-dark-purple = dark purple

# Light green.
qg-colour-light-green = light green

# Dark green.
qg-colour-dark-green = dark green

# Yellow.
qg-colour-yellow = yellow

## Patterns.

# The pattern of value one.
qg-pattern-tree = tree

# The pattern of value two.
qg-pattern-bird = bird

# The pattern of value three.
qg-pattern-butterfly = butterfly

# The pattern of value four.
qg-pattern-flower = flower

# The pattern of value five.
qg-pattern-plant = plant

# The pattern of value six, six small flowers.
qg-pattern-tulips = tulips

## Hexagons and what shows them.

# A hexagon, also a tile that shows it. .alike, .gender and .accusative serve sentences about things on a board.
# $colour | id blue purple dark-purple light-green dark-green yellow | its colour
# $pattern | id tree bird butterfly flower plant tulips | its pattern
qg-hexagon = { NOUN($colour, of: "qg-colour") } { NOUN($pattern, of: "qg-pattern") }
    .accusative = the tile { NOUN($colour, of: "qg-colour") } { NOUN($pattern, of: "qg-pattern") }
    .gender = neuter
    .alike = yes
    .colour = { NOUN($colour, of: "qg-colour") }
    .bed-colour = { NOUN($colour, of: "qg-colour") }
    .pattern = { NOUN($pattern, of: "qg-pattern") }

# A colour or a pattern alone. .group is a group of it.
# $property | id blue purple dark-purple light-green dark-green yellow tree bird butterfly flower plant tulips | which
qg-property = { $property ->
        [blue] blue
        [purple] purple
        [dark-purple] dark purple
        [light-green] light green
        [dark-green] dark green
        [yellow] yellow
        [tree] tree
        [bird] bird
        [butterfly] butterfly
        [flower] flower
        [plant] plant
       *[tulips] tulips
    }
    .group = { $property ->
        [blue] blue
        [purple] purple
        [dark-purple] dark purple
        [light-green] light green
        [dark-green] dark green
        [yellow] yellow
        [tree] tree
        [bird] bird
        [butterfly] butterfly
        [flower] flower
        [plant] plant
       *[tulips] tulips
    } group
    .taken = { $property ->
        [blue] blue
        [purple] purple
        [dark-purple] dark purple
        [light-green] light green
        [dark-green] dark green
        [yellow] yellow
        [tree] trees
        [bird] birds
        [butterfly] butterflies
        [flower] flowers
        [plant] plants
       *[tulips] tulips
    }

# Several equal hexagons, in a list.
# $hexagon | phrase qg-hexagon | which
# $count | number 1-3 | how many
qg-hexagons = { $count ->
        [1] { $hexagon }
        [2] two tiles { $hexagon }
       *[3] three tiles { $hexagon }
    }

# Jokers.
# $count | number 0-12 | how many
qg-jokers = { COUNT($count, of: "joker") }

# An expansion by its printed hexagon. The other forms serve sentences about things on a board.
# $hexagon | phrase qg-hexagon | what is printed on it
qg-expansion = expansion { $hexagon }
    .accusative = the expansion { $hexagon }
    .gender = neuter
    .alike = no

# Something that is no part of the game.
qg-thing-unknown = an unknown piece
    .gender = neuter
    .alike = no

## The clock. Hours that are said inside the name of a cell.

# An hour. .at is the place where it points.
# $hour | number 1-12 | which
qg-clock = { WORDS($hour) } o'clock
    .at = at { WORDS($hour) } o'clock

# A free space of the fountain board. .listed is short at every level, for lists.
# $hour | number 2-12 | its direction, even
qg-cell-fountain = the fountain space { PART($hour, of: "qg-clock", names: "hour", form: "at") }
    .terse = fountain { PART($hour, of: "qg-clock", names: "hour") }
    .listed = fountain { PART($hour, of: "qg-clock", names: "hour") }

# The middle of an expansion. .listed has no comma of its own.
# $slot | number 2-12 | where the expansion lies, even
qg-cell-middle = the garden expansion { PART($slot, of: "qg-clock", names: "hour", form: "at") }, its middle
    .terse = expansion { PART($slot, of: "qg-clock", names: "hour") }, middle
    .listed = expansion { PART($slot, of: "qg-clock", names: "hour") } middle

# A cell on the rim of an expansion. .listed has no comma of its own.
# $slot | number 2-12 | where the expansion lies, even
# $hour | number 2-12 | where the cell lies on it, even
qg-cell-rim = the garden expansion { PART($slot, of: "qg-clock", names: "hour", form: "at") }, its rim space { PART($hour, of: "qg-clock", names: "hour", form: "at") }
    .terse = expansion { PART($slot, of: "qg-clock", names: "hour") }, rim { PART($hour, of: "qg-clock", names: "hour") }
    .listed = expansion { PART($slot, of: "qg-clock", names: "hour") } rim { PART($hour, of: "qg-clock", names: "hour") }

# Something that can be surrounded.
# $ornament | id fountain statue bench pavilion | what it is
# $hour | number 0-12 | where it stands: odd hours on the fountain board, the even hour of its expansion for a pavilion; 0 for the fountain
qg-ornament = { $ornament ->
        [fountain] fountain
        [statue] statue { PART($hour, of: "qg-clock", names: "hour", form: "at") }
        [bench] bench { PART($hour, of: "qg-clock", names: "hour", form: "at") }
       *[pavilion] pavilion { PART($hour, of: "qg-clock", names: "hour", form: "at") }
    }
    .terse = { $ornament ->
        [fountain] fountain
        [statue] statue { PART($hour, of: "qg-clock", names: "hour") }
        [bench] bench { PART($hour, of: "qg-clock", names: "hour") }
       *[pavilion] pavilion { PART($hour, of: "qg-clock", names: "hour") }
    }

# An expansion of a garden, or the place for one. .hour is its hour alone.
# $hour | number 2-12 | its direction, even
qg-slot = the garden expansion { PART($hour, of: "qg-clock", names: "hour", form: "at") }
    .terse = expansion { PART($hour, of: "qg-clock", names: "hour") }
    .listed = expansion { PART($hour, of: "qg-clock", names: "hour") }
    .hour = { PART($hour, of: "qg-clock", names: "hour") }

# A place of the display. .from and .onto stand with their preposition.
# $number | number 0-36 | which: 0 the top of the round stack
qg-place = { $number ->
        [0] top of the stack
       *[other] place { WORDS($number) }
    }
    .from = { $number ->
        [0] from the stack
       *[other] from place { WORDS($number) }
    }
    .onto = { $number ->
        [0] onto the stack
       *[other] onto place { WORDS($number) }
    }

## Things that are counted.

# Hexagons.
# $n | number | how many
count-hexagon = { WORDS($n) } { $n ->
        [one] hexagon
       *[other] hexagons
    }

# Tiles of this game.
# $n | number | how many
count-garden-tile = { WORDS($n) } { $n ->
        [one] tile
       *[other] tiles
    }

# Garden expansions.
# $n | number | how many
count-expansion = { WORDS($n) } { $n ->
        [one] expansion
       *[other] expansions
    }

# Jokers.
# $n | number | how many
count-joker = { WORDS($n) } { $n ->
        [one] joker
       *[other] jokers
    }

# Pavilions.
# $n | number | how many
count-pavilion = { WORDS($n) } { $n ->
        [one] pavilion
       *[other] pavilions
    }
