### Azul Mini and Azul Master Chocolatier: what things are called. $edition is in every message of the two games.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

## Words that differ between the editions. .onto and .at stand with their preposition.

# A tile.
az-piece-azul_mini = tile
    .the = the tile
    .tiles = tiles

# A praline.
az-piece-master_chocolatier = praline
    .the = the praline
    .tiles = pralines

# The wall of a player's board.
az-wall-azul_mini = wall
    .onto = on the wall
    .at = on the wall

# The chocolate box of a player's board.
az-wall-master_chocolatier = box
    .onto = into the box
    .at = in the box

# A display. .from, .onto and .at stand with their preposition.
az-display-azul_mini = display
    .from = from display
    .from-several = from displays
    .onto = on display
    .at = on display

# The same in the other edition.
az-display-master_chocolatier = display
    .from = from display
    .from-several = from displays
    .onto = on display
    .at = on display

## Colours of tiles and pralines.

# Blue.
az-colour-blue = blue

# Yellow.
az-colour-yellow = yellow

# Red.
az-colour-red = red

# Black.
az-colour-black = black

# White.
az-colour-white = white

# Brown.
az-colour-brown = brown

# No colour: nothing is said.
az-colour-none = { "" }

# A colour as it stands in lists. Beside the name of a cell, .short and .bare, it is not named: the thing has been.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $colour | id blue yellow red black white brown | which
az-colour = { NOUN($colour, of: "az-colour") }
    .accusative = { NOUN($colour, of: "az-colour") }
    .short = { "" }
    .bare = { "" }

# A tile as a thing. .gender is for languages that need it.
# $edition | id azul_mini master_chocolatier | of which game
# $colour | id blue yellow red black white brown | its colour
az-tile = the { NOUN($colour, of: "az-colour") } { NOUN($edition, of: "az-piece") }
    .accusative = the { NOUN($colour, of: "az-colour") } { NOUN($edition, of: "az-piece") }
    .gender = neuter
    .alike = yes

# So many of one colour: "three red".
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $colour | id blue yellow red black white brown | which
# $count | number 1-20 | how many
az-tiles = { WORDS($count) } { NOUN($colour, of: "az-colour") }
    .terse = { WORDS($count) } { NOUN($colour, of: "az-colour") }
    .accusative = { WORDS($count) } { NOUN($colour, of: "az-colour") }

# So many, whatever their colour.
# $edition | id azul_mini master_chocolatier | of which game
# $count | number 0-100 | how many
az-pieces = { $edition ->
        [azul_mini] { COUNT($count, of: "tile") }
       *[master_chocolatier] { COUNT($count, of: "praline") }
    }
    .accusative = { $edition ->
        [azul_mini] { COUNT($count, of: "tile") }
       *[master_chocolatier] { COUNT($count, of: "praline") }
    }

# Tiles.
# $n | number | how many
count-tile = { WORDS($n) } { $n ->
        [one] tile
       *[other] tiles
    }

# Pralines.
# $n | number | how many
count-praline = { WORDS($n) } { $n ->
        [one] praline
       *[other] pralines
    }

# Pattern lines of a board.
# $n | number | how many
count-pattern-line = { WORDS($n) } { $n ->
        [one] line
       *[other] lines
    }

## Places.

# A display by its number, or the centre. The forms stand with their preposition; .empty is a statement.
# $edition | id azul_mini master_chocolatier | of which game
# $source | number 0-9 | its number, 0 the centre
# $gold | id blue sn1 sn2 sn3 sn4 sn5 | (unused) which side it shows
az-source = { $source ->
        [0] the centre of the table
       *[other] { NOUN($edition, of: "az-display") } { WORDS($source) }
    }
    .terse = { $source ->
        [0] centre
       *[other] { NOUN($edition, of: "az-display") } { WORDS($source) }
    }
    .from = { $source ->
        [0] from the centre of the table
       *[other] { NOUN($edition, of: "az-display", form: "from") } { WORDS($source) }
    }
    .onto = { $source ->
        [0] in the centre of the table
       *[other] { NOUN($edition, of: "az-display", form: "onto") } { WORDS($source) }
    }
    .at = { $source ->
        [0] in the centre of the table
       *[other] { NOUN($edition, of: "az-display", form: "at") } { WORDS($source) }
    }
    .empty = { $source ->
        [0] the centre of the table is empty
       *[other] { NOUN($edition, of: "az-display") } { WORDS($source) } is empty
    }

# What a gold display does, in few words. .effect tells it whole.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $kind | id sn1 sn2 sn3 sn4 sn5 | which of the five kinds
# $colour | id none blue yellow red black white brown | whose colour it attracts, none for other kinds
az-special = { $kind ->
        [sn1] one more
        [sn2] attracts { NOUN($colour, of: "az-colour") }
        [sn3] the rest stays
        [sn4] the rest goes to its neighbours
       *[sn5] shelter beside the floor
    }
    .effect = { $kind ->
        [sn1] once all displays are filled, one more praline is drawn onto it
        [sn2] once all displays are filled, it takes one { NOUN($colour, of: "az-colour") } from each of its two neighbours
        [sn3] what is left on it stays there and does not go to the centre
        [sn4] what is left on it is spread over its two neighbours by whoever takes from it
       *[sn5] whoever takes from it keeps it beside the floor line, and the next praline that falls lies on it and costs nothing
    }

# A pattern line by its number. .into stands with its preposition.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $line | number 1-5 | which
az-line = line { WORDS($line) }

# A complete pattern line and its colour, in a list.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $line | number 1-5 | which
# $colour | id blue yellow red black white brown | what it holds
az-line-colour = line { WORDS($line) } { NOUN($colour, of: "az-colour") }

# A wall cell of the coloured side, by row and colour. .listed has no comma of its own; .beside follows the tile.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $row | number 1-5 | its row, one is the far one
# $column | number 1-5 | its column from the left
# $colour | id blue yellow red black white brown | the colour of the cell
az-cell = row { WORDS($row) }, { NOUN($colour, of: "az-colour") }
    .full = row { WORDS($row) }, { NOUN($colour, of: "az-colour") }, column { WORDS($column) }
    .listed = row { WORDS($row) } { NOUN($colour, of: "az-colour") }
    .column = column { WORDS($column) }
    .row = row { WORDS($row) }
    .beside = row { WORDS($row) }, column { WORDS($column) }

# A wall cell of the reverse side, by row and column. .listed has no comma of its own.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $row | number 1-5 | its row, one is the far one
# $column | number 1-5 | its column from the left
az-cell-free = row { WORDS($row) }, column { WORDS($column) }
    .listed = row { WORDS($row) } column { WORDS($column) }
    .column = column { WORDS($column) }
    .row = row { WORDS($row) }

# What lies on a floor line: tiles and the starting player marker.
# $edition | id azul_mini master_chocolatier | of which game
# $tiles | number 0-7 | how many tiles
# $marker | number 0-1 | whether the marker lies there too
az-on-floor = { $marker ->
        [0] { PART($edition, $tiles, of: "az-pieces", names: "edition count") }
       *[1] { $tiles ->
            [0] the starting player marker
           *[other] { PART($edition, $tiles, of: "az-pieces", names: "edition count") } and the starting player marker
        }
    }
    .terse = { $marker ->
        [0] { PART($edition, $tiles, of: "az-pieces", names: "edition count") }
       *[1] { $tiles ->
            [0] the marker
           *[other] { PART($edition, $tiles, of: "az-pieces", names: "edition count") } and the marker
        }
    }
    .accusative = { $marker ->
        [0] { PART($edition, $tiles, of: "az-pieces", names: "edition count", form: "accusative") }
       *[1] { $tiles ->
            [0] the starting player marker
           *[other] { PART($edition, $tiles, of: "az-pieces", names: "edition count", form: "accusative") } and the starting player marker
        }
    }
