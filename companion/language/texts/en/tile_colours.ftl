### Tile sets with tiles of one part that are equal, and how they are checked.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

# A tile of one colour, nothing but its colour known.
# $colour | id blue yellow red black white brown | its colour
tiles-tile = { NOUN($colour, of: "tile-of") }

# Several tiles of one colour that are still missing.
# $colour | id blue yellow red black white brown | their colour
# $count | number 1-99 | how many
tiles-tile-count = { WORDS($count) } { $count ->
        [one] { NOUN($colour, of: "tile-of") }
       *[other] { NOUN($colour, of: "tile-of", form: "many") }
    }

## The tiles by their colours. The form .many follows or stands beside a number.

# A blue tile.
tile-of-blue = blue tile
    .many = blue tiles

# A yellow tile.
tile-of-yellow = yellow tile
    .many = yellow tiles

# A red tile.
tile-of-red = red tile
    .many = red tiles

# A black tile.
tile-of-black = black tile
    .many = black tiles

# A white tile.
tile-of-white = white tile
    .many = white tiles

# A brown tile.
tile-of-brown = brown tile
    .many = brown tiles

## companion tiles.

# One colour of a tile set: how many tiles, and their pockets.
# $colour | id blue yellow red black white brown | the colour
# $count | number 1-9999 | how many tiles
# $pockets | several phrase tiles-pocket | the pockets of each
tiles-show-colour = { NOUN($colour, of: "tile-of") }, equal ones: { WORDS($count) }. Pockets: { LIST($pockets, style: "comma") }

# No two colours can be confused.
# $count | number 1-6 | how many colours
tiles-check-colours = Each colour has pockets of its own, { $count ->
        [one] there is { WORDS($count) } colour
       *[other] there are { WORDS($count) } colours
    }

# The tile set is in order; its tiles are equal ones.
# $id | text | its id
# $count | number 0-999 | tiles
doctor-tiles-equal = Tile set: { $id }, it has { WORDS($count) } { $count ->
        [one] tile
       *[other] tiles
    }

# The self-test lays a domino, and the set has none.
# $id | text | the set
tiles-no-domino-to-walk = The self-test is done with a domino, and tile set { $id } has none. Choose a tile set with dominoes, and a domino of it

# A tile is asked for by its number, and the tiles of the set have none.
# $id | text | the set
# $option | text | what chooses the set of dominoes
tiles-no-numbers = the tiles of set { $id } have no numbers, only colours. Leave the number out, or choose a set with numbers by { $option }

## A tile that is checked.

# How the pockets of a tile of one part are named.
bench-check-tile = The pockets are named as the tile lies there now, seen from above. The pole that is named points down

# A tile is exactly one of another game, but also one or several of this set with one magnet amiss.
# $things | some phrase tiles-castle tiles-tile | which ones
bench-check-meant-any = If it is meant to be one of this set, a single magnet differs: { LIST($things, style: "or") }

## Faults of files.

# A colour that is not known.
# $text | text | what stands there
# $colours | some id blue yellow red black white brown | the known ones
tiles-colour = this is no tile of a known colour: { $text }. Known are { LIST($colours) }

# Two lines for one colour.
# $text | text | what stands there
# $first | number 1-999 | the line that has it first
tiles-colour-twice = this colour already has a line: { $text }, first on line { WORDS($first) }

# The second field names another colour than the first one.
# $text | text | what stands there
# $expected | text | what should stand there
tiles-colour-other = the colour is { $text }, the line is of { $expected }

# A line for tiles of a colour in a file of the first format.
# $text | text | what stands there
# $format | number 2-9 | the format that has such lines
tiles-colour-format = a line for { $text } needs format { WORDS($format) } in the head

# How many tiles of a colour there are is no number.
# $text | text | what stands there
# $most | number 1-9999 | the greatest number
tiles-count = this is no number of tiles: { $text }, the most is { WORDS($most) }

## Faults of sets.

# Pockets that do not keep to the rule of the words for this game.
# $colour | id blue yellow red black white brown | which tiles
# $word | text | (unused) their word
tiles-colour-unlawful = { NOUN($colour, of: "tile-of") }: these pockets belong to another game

# Tiles of a colour are read like something else of the set.
# $colour | id blue yellow red black white brown | which tiles
# $other | text | what else
tiles-colour-like = { NOUN($colour, of: "tile-of") } is read like something else of this set: { $other }

## Tiles that lie askew.

# A castle without a magnet in the middle, which is gone from a board where it lies askew.
# $number | number 1-99 | which castle
tiles-castle-centreless = castle { WORDS($number) } has no magnet in its middle pocket. Where it lies askew, its square is read as empty. It can be played as it is, if you lay it flat

# The same of tiles of a colour.
# $colour | id blue yellow red black white brown | which tiles
tiles-colour-centreless = { NOUN($colour, of: "tile-of") }: no magnet in the middle pocket. Where it lies askew, its square is read as empty. It can be played as it is, if you lay it flat

# A tile that is checked lies askew, or has only one magnet.
# $cell | cell | where
tiles-read-askew = Careful: only the middle pocket is read, { $cell }. The tile lies askew, turn it straight until it lies flat between the posts. If it does, its corners have no magnets
