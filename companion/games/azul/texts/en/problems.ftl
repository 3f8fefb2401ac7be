### Azul Mini and Azul Master Chocolatier: why something is not possible, and what to do; taken up by "Careful: ...".
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

## Notation.

# A line that is no act.
# $edition | id azul_mini master_chocolatier | (unused) of which game
az-no-notation = this move cannot be read. Help says how moves are typed
    .terse = this is not a move

# An act that the game does not have.
# $edition | id azul_mini master_chocolatier | (unused) of which game
az-no-act = this game has no such move

# An act of nobody was told as a player's.
# $edition | id azul_mini master_chocolatier | (unused) of which game
az-nobodys = this is not a player's move. Type it without a player number

# A number that nobody has.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $number | number | the number
az-no-player = player number { WORDS($number) } is not at this table

# A tile was told without its column, and it is not the only one.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $line | number 1-5 | which line
# $count | number 0-5 | how many columns are free for it
az-which-column = line { WORDS($line) } { $count ->
        [0] finds no free column
       *[other] has several free columns. Type the column too
    }

## What comes first.

# Another step comes first.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $waits | phrase az-await-lots az-await-gold az-await-draw az-await-extra az-await-take az-await-spread az-await-tile az-await-choice az-await-round az-over | what is awaited
az-not-now = this is not possible now. { $waits }
    .terse = impossible now. { $waits }

# A tile came to a wall, or was told, before all is taken.
# $edition | id azul_mini master_chocolatier | of which game
# $waits | phrase az-await-lots az-await-gold az-await-draw az-await-extra az-await-take az-await-spread | what is awaited
az-tiling-early = { NOUN($edition, of: "az-piece", form: "tiles") } go { NOUN($edition, of: "az-wall", form: "onto") } only when all is taken. { $waits }
    .terse = all has to be taken first
    .short = all has to be taken first

# The game cannot be ended yet.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $waits | phrase az-await-lots az-await-gold az-await-draw az-await-extra az-await-take az-await-spread az-await-tile az-await-choice az-await-round | what is awaited
az-not-over = the game is not over yet. { $waits }

# Somebody else is on turn.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $player | name | who is
# $waits | phrase az-await-take az-await-spread | what is awaited
az-not-your-turn = it is { $player }'s turn
    .terse = it is { $player }'s turn
    .full = it is { $player }'s turn. { $waits }

## Lots and tiles from the bag.

# No such display in this game.
# $edition | id azul_mini master_chocolatier | of which game
# $number | number | what was told
# $count | number 5-9 | the last one
az-no-display = { NOUN($edition, of: "az-display") } { WORDS($number) } is not in this game, the last one is { WORDS($count) }

# The display shows its gold side already.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $source | phrase az-source | which
az-gold-already = { $source } is special already

# No such gold side.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $kind | text | what was told
az-no-gold = there is no such special display: { $kind }

# Another display shows this gold side.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $special | phrase az-special | which
az-gold-twice = another display is this one already: { $special }

# No such colour in this edition.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $colour | text | what was told
az-no-such-colour = this game has no such colour: { $colour }

# Not as many tiles as a display gets.
# $edition | id azul_mini master_chocolatier | of which game
# $count | number 0-99 | how many were told
# $needed | number 1-4 | how many it gets
az-draw-count = the number is not right. Draw { PART($edition, $needed, of: "az-pieces", names: "edition count") }, you entered { WORDS($count) }
    .terse = draw { PART($edition, $needed, of: "az-pieces", names: "edition count") }, you entered { WORDS($count) }

# More of a colour than are left in bag and lid.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $colour | id blue yellow red black white brown | which
# $count | number 1-4 | how many were told
# $left | number 0-3 | how many are left
# $each | number 20-20 | (unused) how many there are in all
az-drawn-too-many = there are not so many { NOUN($colour, of: "az-colour") } left. You entered { WORDS($count) }, { $left ->
        [one] and { WORDS($left) } is left
       *[other] and { WORDS($left) } are left
    }. Check the colours
    .terse = too many { NOUN($colour, of: "az-colour") }, you entered { WORDS($count) }, { $left ->
        [one] and { WORDS($left) } is left
       *[other] and { WORDS($left) } are left
    }

# The bag is drawn empty before the lid is poured in.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $colour | id blue yellow red black white brown | a colour in the bag
# $left | number 1-3 | how many of it are there
az-bag-first = first everything left in the bag comes out, also { PART($colour, $left, of: "az-tiles", names: "colour count") }
    .terse = first everything from the bag, also { PART($colour, $left, of: "az-tiles", names: "colour count") }

## Taking.

# Nothing lies there.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $source | phrase az-source | where
az-nothing-there = { NOUN($source, form: "empty") }

# The colour does not lie there.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $source | phrase az-source | where
# $colour | id blue yellow red black white brown | which
az-colour-not-there = there is no { NOUN($colour, of: "az-colour") } { NOUN($source, form: "at") }

# No such pattern line.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $line | number | what was told
az-no-line = there is no line { WORDS($line) }. The last line is five, and zero is the floor
    .terse = there is no line { WORDS($line) }

# The pattern line is full.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $line | number 1-5 | which
# $colour | id blue yellow red black white brown | what it holds
az-line-full = line { WORDS($line) } is full, { NOUN($colour, of: "az-colour") }

# The pattern line holds another colour.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $line | number 1-5 | which
# $colour | id blue yellow red black white brown | (unused) what was taken
# $holds | id blue yellow red black white brown | what it holds
# $count | number 1-4 | (unused) how many
az-line-other = line { WORDS($line) } already holds { NOUN($holds, of: "az-colour") }

# The colour is on the wall in this row already.
# $edition | id azul_mini master_chocolatier | of which game
# $line | number 1-5 | which
# $colour | id blue yellow red black white brown | what was taken
az-line-wall = { NOUN($colour, of: "az-colour") } is { NOUN($edition, of: "az-wall", form: "at") } already, row { WORDS($line) }

# A side is needed for each colour that is spread.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $count | number 1-4 | (unused) how many colours
# $items | some phrase az-colour | the colours
az-spread-count = type left or right, once each: { LIST($items) }

## Tiling.

# No such cell.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $line | number | (unused) the row that was told
# $column | number | (unused) the column that was told
az-no-cell = this is not a square. Rows and columns are numbered from one, the last one is five
    .terse = this is not a square

# The tile of this line is on the wall.
# $edition | id azul_mini master_chocolatier | of which game
# $line | number 1-5 | which
# $colour | id blue yellow red black white brown | the colour
# $count | number 0-5 | (unused) tiles in the line
# $needed | number 1-5 | (unused) spaces of the line
az-tiled-already = { NOUN($colour, of: "az-colour") } is { NOUN($edition, of: "az-wall", form: "at") } already, row { WORDS($line) }

# The pattern line is empty.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $line | number | which
# $colour | id blue yellow red black white brown | (unused) the colour
# $count | number 0-0 | (unused) tiles in it
# $needed | number 1-5 | (unused) its spaces
az-line-empty = line { WORDS($line) } is empty

# The pattern line holds another colour than the tile.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $line | number 1-5 | which
# $colour | id blue yellow red black white brown | the colour of the tile
# $holds | id blue yellow red black white brown | what the line holds
# $count | number 1-5 | (unused) tiles in it
# $needed | number 1-5 | (unused) its spaces
az-line-holds = line { WORDS($line) } holds { NOUN($holds, of: "az-colour") }, not { NOUN($colour, of: "az-colour") }

# The pattern line is not full.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $line | number 2-5 | which
# $colour | id blue yellow red black white brown | (unused) the colour
# $count | number 1-4 | tiles in it
# $needed | number 2-5 | its spaces
az-line-incomplete = line { WORDS($line) } is not full: it has { WORDS($count) }, it needs { WORDS($needed) }

# The cell is that of another colour.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $line | number 1-5 | its row
# $column | number 1-5 | its column
# $colour | id blue yellow red black white brown | the colour of the tile
az-wrong-cell = row { WORDS($line) }, column { WORDS($column) } is not the square of { NOUN($colour, of: "az-colour") }

# A tile lies on the cell already.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $line | number 1-5 | its row
# $column | number 1-5 | its column
# $colour | id blue yellow red black white brown | (unused) the colour of the tile
# $holds | id blue yellow red black white brown | what lies there
az-cell-taken = row { WORDS($line) }, column { WORDS($column) } is taken, { NOUN($holds, of: "az-colour") }

# The column has this colour in another row.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $line | number 1-5 | (unused) the row of the tile
# $column | number 1-5 | the column
# $colour | id blue yellow red black white brown | the colour
# $row | number 1-5 | where it has it
az-column-has = column { WORDS($column) } already has { NOUN($colour, of: "az-colour") }, row { WORDS($row) }

# The column has to stay free for a line before it.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $line | number 1-5 | (unused) the row of the tile
# $column | number 1-5 | the column
# $colour | id blue yellow red black white brown | the colour
az-cell-needed = column { WORDS($column) } is needed by an earlier row, { NOUN($colour, of: "az-colour") } too

# The line is not complete and cannot be dropped.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $line | number 1-5 | which
# $count | number 0-5 | (unused) tiles in it
# $needed | number 1-5 | (unused) its spaces
az-drop-nothing = line { WORDS($line) } has nothing that must go on the floor

# The line has a free cell and must not be dropped.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $line | number 1-5 | which
# $colour | id blue yellow red black white brown | what it holds
# $items | some number 1-5 | (unused) the columns where it may go
az-drop-not = line { WORDS($line) }, { NOUN($colour, of: "az-colour") }, still has a free square

## Walls found as they lie.

# A board that no player has.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $board | text | its name
az-unknown-board = this board belongs to nobody here: { $board }

# Something that is no tile of the game.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $cell | phrase az-cell az-cell-free | where
az-unknown-thing = { $cell }: this does not belong to the game

# A tile outside the wall.
# $edition | id azul_mini master_chocolatier | of which game
# $cell | cell | where
az-off-wall = { $cell } is not a square of the { NOUN($edition, of: "az-wall") }

# A colour twice in a row of the reverse side.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $line | number 1-5 | the row
# $column | number 1-5 | (unused) the second column
# $colour | id blue yellow red black white brown | which
az-row-twice = row { WORDS($line) } has { NOUN($colour, of: "az-colour") } twice

# A colour twice in a column of the reverse side.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $line | number 1-5 | (unused) the second row
# $column | number 1-5 | the column
# $colour | id blue yellow red black white brown | which
az-column-twice = column { WORDS($column) } has { NOUN($colour, of: "az-colour") } twice

## What to do.

# The colours of the edition.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $items | some phrase az-colour | the colours
az-remedy-colours = The colours are { LIST($items) }

# Where there is something to take.
# $edition | id azul_mini master_chocolatier | of which game
# $centre | number 0-1 | whether something lies in the centre
# $items | list number 1-9 | the displays on which something lies
az-remedy-sources = Take { $centre ->
        [0] { "" }
       *[1] from the centre of the table{ SIZE($items) ->
            [0] { "" }
           *[other] { " " }or
        }
    } { SIZE($items) ->
        [0] { "" }
        [1] { NOUN($edition, of: "az-display", form: "from") } { LIST($items) }
       *[other] { NOUN($edition, of: "az-display", form: "from-several") } { LIST($items, style: "or") }
    }

# What lies there.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $source | phrase az-source | (unused) where
# $items | some phrase az-tiles | what
az-remedy-there = What lies there: { LIST($items) }

# Which lines still take the colour.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $colour | id blue yellow red black white brown | which
# $items | list number 1-5 | the lines
az-remedy-lines = { NOUN($colour, of: "az-colour") } may go { SIZE($items) ->
        [0] only on the floor
        [5] into any line or on the floor
       *[other] into line { LIST($items, style: "or") }, or on the floor
    }

# A tile came to the wall that has no business there.
# $edition | id azul_mini master_chocolatier | of which game
# $line | number 1-5 | the wall row
# $column | number 1-5 | the column
az-remedy-lift = Lift { NOUN($edition, of: "az-piece", form: "the") }: row { WORDS($line) }, column { WORDS($column) }

# The right cell on the coloured side.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $line | number 1-5 | (unused) the row
# $colour | id blue yellow red black white brown | (unused) the colour
# $column | number 1-5 | the right column
az-remedy-column = It belongs in column { WORDS($column) }

# Where the tile may go.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $items | some phrase az-row-columns | the rows
az-remedy-cells = It may go { LIST($items, style: "or") }

# Where a tile may go in one row.
# $line | number 1-5 | the row
# $items | some number 1-5 | the columns
az-row-columns = into row { WORDS($line) }, column { LIST($items, style: "or") }

# Where the tile may go in its row.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $items | some number 1-5 | the columns
az-remedy-columns = It may go into column { LIST($items, style: "or") }

# The line finds no cell.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $line | number 1-5 | which
az-remedy-drop = Put all of line { WORDS($line) } on the floor
