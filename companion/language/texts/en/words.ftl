### Words that every sentence is built from: numbers, ordinals, lists, names of cells, things that are counted.
### Every message says what it is for and names its facts: "# $name | type | meaning". Types: number (0-3: only these),
### name, text, words (already worded), cell, terrain, id (the possible ids), phrase (the possible messages), and of these
### list (any number, none too), some (at least one), several (at least two).
### "(unused)" begins the meaning of a fact that a sentence may leave out in every language.

## Numbers. Whole numbers are put together from these words only. Attributes are genders and cases;
## .compound is the form after tens and hundreds. Cell rows, dominoes and other names use the value itself.

number-0 = zero
number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
number-11 = eleven
number-12 = twelve
number-13 = thirteen
number-14 = fourteen
number-15 = fifteen
number-16 = sixteen
number-17 = seventeen
number-18 = eighteen
number-19 = nineteen
number-20 = twenty
number-30 = thirty
number-40 = forty
number-50 = fifty
number-60 = sixty
number-70 = seventy
number-80 = eighty
number-90 = ninety
number-100 = one hundred
number-200 = two hundred
number-300 = three hundred
number-400 = four hundred
number-500 = five hundred
number-600 = six hundred
number-700 = seven hundred
number-800 = eight hundred
number-900 = nine hundred

# A number below zero.
# $number | words | the number without its sign
number-minus = minus { $number }

# Tens and units: 24.
# $tens | words | the tens
# $units | words | the units
number-tens-and = { $tens }-{ $units }

# Hundreds and what follows: 102, 345.
# $head | words | the hundreds
# $rest | words | what follows
# $n | number 1-99 | (unused) what follows, as a number
number-hundreds-and = { $head } and { $rest }

# Thousands: 1000, 2000, 21000.
# $n | number 1-999 | how many thousands
number-thousands = { WORDS($n) } thousand

# Thousands and what follows: 1200, 1002.
# $head | words | the thousands
# $rest | words | what follows
# $n | number 1-999 | (unused) what follows, as a number
number-thousands-and = { $head } { $rest }

## Ordinals: ranks, rows, rounds.

ordinal-1 = first
ordinal-2 = second
ordinal-3 = third
ordinal-4 = fourth
ordinal-5 = fifth
ordinal-6 = sixth
ordinal-7 = seventh
ordinal-8 = eighth
ordinal-9 = ninth
ordinal-10 = tenth
ordinal-11 = eleventh
ordinal-12 = twelfth

# An ordinal that has no word of its own above; stands before its noun.
# $n | number | the number
ordinal-beyond = number { WORDS($n) }

# Words that may stand before what a command needs, and say nothing more; apart by commas.
filler-typed = on, onto, from, to, into, in, at, of, by, the, a, an, and, with, all, every, domino, tile, tiles, number, player, praline, pralines, colour, color, pattern, hexagon, hexagons, square, space, row, line, column, place

# A number in words, as it may be typed; its forms are those in which numbers are said.
# $number | number | the number
number-typed = { WORDS($number) }

# A rank in words, as it may be typed instead of its number.
# $number | number 1-12 | the number
ordinal-typed = { ORDINAL($number) }


## Lists. The value joins the last item, .more the ones before it.

# Items that all hold.
# $before | words | the items so far
# $next | words | the next item
list-and = { $before } and { $next }
    .more = { $before }, { $next }

# Items of which one is enough.
# $before | words | the items so far
# $next | words | the next item
list-or = { $before } or { $next }
    .more = { $before }, { $next }

# Items one after the other.
# $before | words | the items so far
# $next | words | the next item
list-comma = { $before }, { $next }

# Whole sentences one after the other.
# $before | words | the sentences so far
# $next | words | the next sentence
list-sentences = { $before }. { $next }

# A list of which only some are named: how many there are, and these.
# $count | number 2-99 | how many there are
# $shown | words | those that are named
list-example = { WORDS($count) } in all, for example { $shown }

## Names and texts.

# The dot inside a name of a file ("settings.toml").
sign-dot = dot

# A name that has no letter that can be spoken.
nameless = without a name

# A message that has no words; nobody should ever hear it.
# $name | words | the message's id as words
# $reason | words | (unused) why, for the log
phrase-missing = A sentence is missing here, { $name }

## Names of cells: columns from the player's left, rows from the player outwards. No preposition before them.

# A column by a word. Columns beyond the last one of a board are said by their number.
# $column | number 1-8 | its number
column-words = { $column ->
        [1] Alpha
        [2] Bravo
        [3] Charlie
        [4] Delta
        [5] Echo
        [6] Foxtrot
        [7] Golf
       *[8] Hotel
    }

# A column by its number.
# $column | number | its number
column-labels = column { WORDS($column) }

# A column by its letter, written so that a voice says the letter.
# $column | number 1-8 | its number
column-letters = { $column ->
        [1] eh
        [2] bee
        [3] cee
        [4] dee
        [5] ee
        [6] ef
        [7] gee
       *[8] aitch
    }

# A column by its name in chess for the blind.
# $column | number 1-8 | its number
column-chess = { $column ->
        [1] Anna
        [2] Bella
        [3] Cesar
        [4] David
        [5] Eva
        [6] Felix
        [7] Gustav
       *[8] Hector
    }

# A cell, its column by a word: "Bravo three".
# $column | number 1-7 | its column
# $row | number | its row
cell-words = { COLUMN($column, most: 8) } { WORDS($row) }
    .full = column { COLUMN($column, most: 8) }, row { WORDS($row) }

# A cell by numbers with labels.
# $column | number | its column
# $row | number | its row
cell-labels = column { WORDS($column) }, row { WORDS($row) }

# A cell, its column by a letter.
# $column | number 1-7 | its column
# $row | number | its row
cell-letters = { COLUMN($column, most: 8) } { WORDS($row) }
    .full = column { COLUMN($column, most: 8) }, row { WORDS($row) }

# A cell, its column by a chess name.
# $column | number 1-7 | its column
# $row | number | its row
cell-chess = { COLUMN($column, most: 8) } { WORDS($row) }
    .full = column { COLUMN($column, most: 8) }, row { WORDS($row) }

## Things that are counted. A form .accusative is used after a verb or "by".

# Squares of a board or an area.
# $n | number | how many
count-square = { WORDS($n) } { $n ->
        [one] square
       *[other] squares
    }

# Crowns.
# $n | number | how many
count-crown = { WORDS($n) } { $n ->
        [one] crown
       *[other] crowns
    }

# Points.
# $n | number | how many
count-point = { WORDS($n) } { $n ->
        [one] point
       *[other] points
    }

# Dominoes.
# $n | number | how many
count-domino = { WORDS($n) } { $n ->
        [one] domino
       *[other] dominoes
    }

# Places where something may be laid.
# $n | number | how many
count-place = { WORDS($n) } { $n ->
        [one] place
       *[other] places
    }

# Physical objects on a board: dominoes and castles.
# $n | number | how many
count-object = { WORDS($n) } { $n ->
        [one] piece
       *[other] pieces
    }

# Things that are wrong.
# $n | number | how many
count-thing = { WORDS($n) } { $n ->
        [one] thing
       *[other] things
    }

# Moves of a game.
# $n | number | how many
count-move = { WORDS($n) } { $n ->
        [one] move
       *[other] moves
    }

# Boards with sensors.
# $n | number | how many
count-board = { WORDS($n) } { $n ->
        [one] board
       *[other] boards
    }

# Games kept in the journal.
# $n | number | how many
count-game = { WORDS($n) } { $n ->
        [one] game
       *[other] games
    }

# Castles.
# $n | number | how many
count-castle = { WORDS($n) } { $n ->
        [one] castle
       *[other] castles
    }

# Lines of the journal or of a file.
# $n | number | how many
count-line = { WORDS($n) } { $n ->
        [one] line
       *[other] lines
    }
