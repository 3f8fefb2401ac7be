### What is typed in Azul: words of commands and choices, what each command does, what is asked one thing at a time.

## Words of commands, apart by commas, the usual one first.

# Words to type: points.
command-az-score = score, points

# Words to type: the reason of a warning or of points.
command-az-why = why, reason

# Words to type: confirm what is due.
command-az-confirm = confirm, yes, ok

# Words to type: the bonuses of the end.
command-az-bonuses = bonuses, bonus

# Words to type: who leads.
command-az-ranking = ranking, rank, leader

# Words to type: which round it is.
command-az-rounds = rounds, round

# Words to type: one cell of the wall.
command-az-here = here, cell, square

# Words to type: a row of the wall.
command-az-row = row

# Words to type: a column of the wall.
command-az-column = column

# Words to type: the pattern lines.
command-az-lines = lines, line, pattern, pattern line, pattern lines

# Words to type: where a colour is.
command-az-find = find, colour, color

# Words to type: the wall.
command-az-wall = wall

# Words to type: the floor.
command-az-floor = floor

# Words to type: what can be taken and where it may go.
command-az-fits = fits, fit, where

# Words to type: advice.
command-az-best = best, advice

# Words to type: what a take would bring and cost.
command-az-cost = cost, costs, price

# Words to type: what is left in bag and lid.
command-az-left = left, remaining, bag

# Words to type: a tile to the wall.
command-az-tile = tile, tiling, lay, place

# Words to type: a line to the floor.
command-az-drop = drop, drops, discard

# Words to type: the displays.
command-az-offer = offer, displays, overview

# Words to type: who plays when.
command-az-order = order

# Words to type: a take.
command-az-take = take, takes, display

# Words to type: what was drawn for a display.
command-az-draw = draw, drawn

# Words to type: who begins.
command-az-lots = lots, lot, starter, begins

# Words to type: a display that shows its gold side.
command-az-gold = gold, golden, special

# Words to type: where the rest of a display goes.
command-az-spread = spread, distribute, spreads

## What each command does, in few words, as they are after its key or number.

# What it does: points.
# $edition | id azul_mini master_chocolatier | (unused) which edition
command-does-az-score = points, and what they come from

# What it does: the reason of a warning or of points.
# $edition | id azul_mini master_chocolatier | (unused) which edition
command-does-az-why = why something is wrong, else why the last points

# What it does: confirm what is due.
# $edition | id azul_mini master_chocolatier | (unused) which edition
command-does-az-confirm = does what is due: the next draw, the next square, the end of the round

# What it does: the bonuses of the end.
# $edition | id azul_mini master_chocolatier | (unused) which edition
command-does-az-bonuses = the bonuses of the end, as they stand now

# What it does: who leads.
# $edition | id azul_mini master_chocolatier | (unused) which edition
command-does-az-ranking = who leads

# What it does: which round it is.
# $edition | id azul_mini master_chocolatier | (unused) which edition
command-does-az-rounds = which round it is

# What it does: one cell of the wall.
# $edition | id azul_mini master_chocolatier | (unused) which edition
command-does-az-here = one square of the wall, by row and column

# What it does: a row of the wall.
# $edition | id azul_mini master_chocolatier | (unused) which edition
command-does-az-row = one row of the wall, from the left, row one is the far one

# What it does: a column of the wall.
# $edition | id azul_mini master_chocolatier | (unused) which edition
command-does-az-column = one column of the wall, from the far side

# What it does: the pattern lines.
# $edition | id azul_mini master_chocolatier | (unused) which edition
command-does-az-lines = the pattern lines

# What it does: where a colour is.
# $edition | id azul_mini master_chocolatier | (unused) which edition
command-does-az-find = where a colour lies

# What it does: the wall.
# $edition | id azul_mini master_chocolatier | (unused) which edition
command-does-az-wall = the whole wall, row by row

# What it does: the floor.
# $edition | id azul_mini master_chocolatier | (unused) which edition
command-does-az-floor = the floor, and what it costs

# What it does: what can be taken and where it may go.
# $edition | id azul_mini master_chocolatier | (unused) which edition
command-does-az-fits = what can be taken, and where it may go

# What it does: advice.
# $edition | id azul_mini master_chocolatier | (unused) which edition
command-does-az-best = which take is best now

# What it does: what a take would bring and cost.
# $edition | id azul_mini master_chocolatier | (unused) which edition
command-does-az-cost = what a take would bring and cost

# What it does: what is left in bag and lid.
# $edition | id azul_mini master_chocolatier | (unused) which edition
command-does-az-left = what is left in the bag and in the lid

# What it does: a tile to the wall.
# $edition | id azul_mini master_chocolatier | (unused) which edition
command-does-az-tile = { $edition ->
        [master_chocolatier] lays the praline of a complete line in the box
       *[azul_mini] lays the tile of a complete line on the wall
    }

# What it does: a line to the floor.
# $edition | id azul_mini master_chocolatier | (unused) which edition
command-does-az-drop = lets a line without a square fall to the floor

# What it does: the displays.
# $edition | id azul_mini master_chocolatier | (unused) which edition
command-does-az-offer = the displays and the centre

# What it does: who plays when.
# $edition | id azul_mini master_chocolatier | (unused) which edition
command-does-az-order = who plays when

# What it does: a take.
# $edition | id azul_mini master_chocolatier | (unused) which edition
command-does-az-take = { $edition ->
        [master_chocolatier] takes all pralines of a colour. Three digits alone mean the same
       *[azul_mini] takes all tiles of a colour. Three digits alone mean the same
    }

# What it does: what was drawn for a display.
# $edition | id azul_mini master_chocolatier | (unused) which edition
command-does-az-draw = draws for the next display. Four digits alone are four colours that a hand has drawn

# What it does: who begins.
# $edition | id azul_mini master_chocolatier | (unused) which edition
command-does-az-lots = lots, who begins

# What it does: a display that shows its gold side.
# $edition | id azul_mini master_chocolatier | (unused) which edition
command-does-az-gold = turns a display to its gold side

# What it does: where the rest of a display goes.
# $edition | id azul_mini master_chocolatier | (unused) which edition
command-does-az-spread = spreads the rest of a display on its neighbours

## Colours, places and sides, as they are typed and named.

# Words to type: the colour blue.
colour-typed-blue = blue, blues

# Words to type: the colour yellow.
colour-typed-yellow = yellow, yellows

# Words to type: the colour red.
colour-typed-red = red, reds

# Words to type: the colour black.
colour-typed-black = black, blacks

# Words to type: the colour white.
colour-typed-white = white, whites

# Words to type: the colour brown.
colour-typed-brown = brown, browns

# A colour in a question: blue.
colour-named-blue = blue

# A colour in a question: yellow.
colour-named-yellow = yellow

# A colour in a question: red.
colour-named-red = red

# A colour in a question: black.
colour-named-black = black

# A colour in a question: white.
colour-named-white = white

# A colour in a question: brown.
colour-named-brown = brown

# Words to type: the centre of the table, as a display.
display-typed-0 = centre, center, middle, table, centre of the table

# Words to type: the floor, as a line.
line-typed-0 = floor, ground

# What a pattern line or a row of the wall may be called when it is typed. Its forms are further ways.
# $line | number 0-5 | which
az-line-typed = line { WORDS($line) }
    .pattern = pattern line { WORDS($line) }
    .row = row { WORDS($line) }

# Words to type: the display on the left.
side-typed-left = left

# Words to type: the display on the right.
side-typed-right = right

# A colour and its digit.
# $number | number 1-5 | the digit
# $colour | id blue yellow red black white brown | which
colour-digit = { NOUN($colour, of: "colour-named") } { WORDS($number) }

# A side and its digit.
# $number | number 1-2 | the digit
# $side | id left right | which
side-digit = { $side ->
        [left] left
       *[right] right
    } { WORDS($number) }

## A command without what must follow it, or with something else.

# A command that needs a colour behind it.
# $word | text | the command's word
# $items | some phrase colour-digit | the colours of the edition
key-needs-colour = Command { $word }: which colour? { LIST($items, style: "comma") }
    .terse = { $word }: which colour? { LIST($items, style: "comma") }

# A command that needs a side behind it.
# $word | text | the command's word
# $items | some phrase side-digit | both sides
key-needs-side = Command { $word }: which side? { LIST($items, style: "comma") }
    .terse = { $word }: which side? { LIST($items, style: "comma") }

# A command that needs a display behind it.
# $word | text | the command's word
key-needs-display = Command { $word }: from where? Type its number on the table, zero is the centre
    .terse = { $word }: from where? Zero is the centre

# A command that needs a pattern line or the floor behind it.
# $word | text | the command's word
key-needs-line = Command { $word }: which line? Type its number, one is the shortest, zero is the floor
    .terse = { $word }: which line? Zero is the floor

# A command that needs a pattern line behind it.
# $word | text | the command's word
key-needs-pattern = Command { $word }: which line? Type its number, one is the shortest
    .terse = { $word }: which line?

# A command that needs a row of the wall behind it.
# $word | text | the command's word
key-needs-wallrow = Command { $word }: which row? Type its number, one is the far one
    .terse = { $word }: which row?

# A command that needs a column of the wall behind it.
# $word | text | the command's word
key-needs-wallcolumn = Command { $word }: which column? Type its number, counted from the left
    .terse = { $word }: which column?

# A command that needs what a gold display is behind it.
# $word | text | the command's word
key-needs-special = Command { $word }: which kind of special display? Type the number that is printed on it. Behind two also type the digit of its colour
    .terse = { $word }: which kind? Behind two the digit of the colour

## Asked one thing at a time; each begins small, for a name may stand before it.

# Asks from which display a colour is taken.
# $edition | id azul_mini master_chocolatier | (unused) which edition
az-ask-display = which display? Zero is the centre
    .terse = which display?

# Asks which colour is taken, of those that lie there.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $items | some phrase colour-digit | the colours there
az-ask-colour = which colour? { LIST($items, style: "comma") }
    .terse = colour: { LIST($items, style: "comma") }?

# Asks to which pattern line a colour goes, of those that take it; the floor always does.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $items | some phrase az-ask-line-item | the lines; not said where there are none
# $count | number 0-5 | how many
az-ask-line = which line? { $count ->
        [0] Only the floor takes it, zero
       *[other] { LIST($items, style: "comma") }, floor zero
    }
    .terse = line: { $count ->
            [0] only the floor, zero
           *[other] { LIST($items, style: "comma") }, floor zero
        }?

# A pattern line in such a question.
# $line | number 1-5 | which
az-ask-line-item = line { WORDS($line) }

# Asks which complete line goes to the wall, or falls.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $items | some phrase az-ask-line-item | the lines
az-ask-tile = which line? { LIST($items, style: "comma") }
    .terse = { LIST($items, style: "comma") }?

# Asks which free column a tile goes to.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $items | several phrase az-ask-column-item | the columns
az-ask-column = which column? { LIST($items, style: "comma") }
    .terse = { LIST($items, style: "comma") }?

# A column in such a question.
# $column | number 1-5 | which
az-ask-column-item = column { WORDS($column) }

# Asks to which neighbour a colour goes that is left on a display.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $colour | id blue yellow red black white brown | the colour
# $left | phrase az-source | the neighbour of the lower number, digit one
# $right | phrase az-source | the neighbour of the higher number, digit two
az-ask-side = where does { NOUN($colour, of: "colour-named") } go? One: { $left }, two: { $right }
    .terse = { NOUN($colour, of: "colour-named") }? One: { $left }, two: { $right }

# Asks what a hand has drawn for a display, tile by tile.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $display | number 1-9 | the display
# $number | number 1-4 | which of its tiles
# $extra | number 0-1 | one: the additional one of a gold display
# $items | some phrase colour-digit | all colours
az-ask-draw = display { WORDS($display) }, { $extra ->
        [0] { $edition ->
            [master_chocolatier] praline
           *[azul_mini] tile
        } { WORDS($number) }
       *[1] one more
    }: which colour?
    .terse = { $extra ->
            [0] { $edition ->
                [master_chocolatier] praline
               *[azul_mini] tile
            } { WORDS($number) }
           *[1] display { WORDS($display) }, one more
        }?
    .full = display { WORDS($display) }, { $extra ->
            [0] { $edition ->
                [master_chocolatier] praline
               *[azul_mini] tile
            } { WORDS($number) }
           *[1] one more
        }: which colour? { LIST($items, style: "comma") }

# Asks which display shows its gold side in this round.
# $edition | id azul_mini master_chocolatier | (unused) which edition
az-ask-gold = which display shows its gold side? Type its number
    .terse = which special display?

# Asks what a gold display is.
# $edition | id azul_mini master_chocolatier | (unused) which edition
az-ask-special = which kind is it? Type the number that is printed on it, behind two also the digit of its colour
    .terse = which kind?
