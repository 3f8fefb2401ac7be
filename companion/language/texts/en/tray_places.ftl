### The draft tray: its places, and trays that are not used.
### A place of the tray is named where a square would be: "Careful, tray: something lies on near slot three".

# A place of the tray: a slot holds a domino on two cells, and has a place for a king.
# $column | number 1-5 | the slot, from the left
# $row | number 1-6 | 1 and 2 the near line, 3 and 4 the far line, 5 and 6 their kings
place-tray = { $row ->
        [1] near slot
        [2] near slot
        [3] far slot
        [4] far slot
        [5] near king
       *[other] far king
    } { WORDS($column) }

# A tray that is not of the right size.
# $columns | number 1-7 | its columns
# $rows | number 1-7 | its rows
# $kings | number 0-15 | its sensors for kings
# $wanted_columns | number 5-5 | columns of the game
# $wanted_rows | number 4-4 | rows of the game
# $wanted_kings | number 10-10 | kings' sensors of the game
tray-wrong-size = Careful: this tray has { WORDS($columns) } by { COUNT($rows, of: "square") }, kings' sensors { WORDS($kings) }. The game needs { WORDS($wanted_columns) } by { WORDS($wanted_rows) }, kings' sensors { WORDS($wanted_kings) }. The tray is not read. Type the numbers of the dominoes
    .terse = Careful: tray of another size, it is not read. Type the numbers of the dominoes

# A second tray.
tray-extra = One tray too many, the game reads the first one. Unplug this one
    .terse = One tray too many, unplug it

# A king on the tray.
monitor-king = a king

# A word that a cell of the virtual board cannot have.
# $cell | text | which cell
# $count | number 1-5 | how many signs its words have
virtual-word = { $cell }: its word has { WORDS($count) } { $count ->
        [one] sign
       *[other] signs
    }
