### What is typed in Queen's Garden: words of commands and things, what each command does, what is asked one
### thing at a time.

## Words of commands, apart by commas, the usual one first.

# Words to type: points.
command-qg-score = score, points

# Words to type: what the game waits for.
command-qg-waiting = waiting, wait

# Words to type: the reason of a warning or of points.
command-qg-why = why, reason

# Words to type: confirm what is due.
command-qg-confirm = confirm, yes, ok

# Words to type: the bonuses of the end.
command-qg-bonuses = bonuses, bonus

# Words to type: who leads.
command-qg-ranking = ranking, rank, leader

# Words to type: which round it is.
command-qg-rounds = rounds, round

# Words to type: one space of the garden.
command-qg-here = here, cell, space

# Words to type: what lies around a space.
command-qg-around = around, neighbours, neighbors

# Words to type: the groups of a garden.
command-qg-groups = groups, group

# Words to type: where a colour or a pattern is.
command-qg-find = find, colour, color

# Words to type: a garden.
command-qg-garden = garden

# Words to type: a storage.
command-qg-storage = storage, store

# Words to type: what may go where.
command-qg-fits = fits, fit, where

# Words to type: advice.
command-qg-best = best, advice

# Words to type: what could pay for a hexagon.
command-qg-pay = pay, cost, price

# Words to type: what is left in bag, tower and supply.
command-qg-left = left, remaining, bag

# Words to type: what would be surrounded.
command-qg-surround = surround, surrounded

# Words to type: a tile to the garden.
command-qg-place = place, put, tile, place tile, place a tile

# Words to type: an expansion to the garden.
command-qg-lay = lay, expansion, lays, lay expansion, place expansion, lays the expansion

# Words to type: an expansion of the supply.
command-qg-buy = buy, purchase, buys, buy expansion

# Words to type: the end of a player's round.
command-qg-pass = pass, passes, pass turn

# Words to type: the display by colour.
command-qg-offer = offer, display, overview

# Words to type: the display by pattern.
command-qg-patterns = patterns, pattern

# Words to type: hexagons from the display.
command-qg-take = take, takes, acquire

# Words to type: what was drawn for the stack.
command-qg-draw = draw, drawn

# Words to type: who begins.
command-qg-lots = lots, lot, starter, begins

# Words to type: an expansion that is turned up.
command-qg-turn = turn, turned, shows

# Words to type: what the wheel shows.
command-qg-wheel = wheel, rotating wheel

## What each command does, in few words, as they are after its key or number.

# What it does: points.
# $edition | id queens_garden | (unused) which game
command-does-qg-score = points, and what they come from

# What it does: what the game waits for.
# $edition | id queens_garden | (unused) which game
command-does-qg-waiting = what the game waits for

# What it does: the reason of a warning or of points.
# $edition | id queens_garden | (unused) which game
command-does-qg-why = why something is wrong, else why the last points

# What it does: confirm what is due.
# $edition | id queens_garden | (unused) which game
command-does-qg-confirm = does what is due: the end of the round

# What it does: the bonuses of the end.
# $edition | id queens_garden | (unused) which game
command-does-qg-bonuses = what the end would bring, as it stands now

# What it does: who leads.
# $edition | id queens_garden | (unused) which game
command-does-qg-ranking = who leads

# What it does: which round it is.
# $edition | id queens_garden | (unused) which game
command-does-qg-rounds = which round it is, who has passed

# What it does: one space of the garden.
# $edition | id queens_garden | (unused) which game
command-does-qg-here = one space of the garden, by the keys of the clock

# What it does: what lies around a space.
# $edition | id queens_garden | (unused) which game
command-does-qg-around = what lies around a space, clockwise from twelve

# What it does: the groups of a garden.
# $edition | id queens_garden | (unused) which game
command-does-qg-groups = the groups of a garden

# What it does: where a colour or a pattern is.
# $edition | id queens_garden | (unused) which game
command-does-qg-find = where a colour or a pattern lies

# What it does: a garden.
# $edition | id queens_garden | (unused) which game
command-does-qg-garden = the whole garden, part by part

# What it does: a storage.
# $edition | id queens_garden | (unused) which game
command-does-qg-storage = the storage

# What it does: what may go where.
# $edition | id queens_garden | (unused) which game
command-does-qg-fits = what may go where, and at what price

# What it does: advice.
# $edition | id queens_garden | (unused) which game
command-does-qg-best = what is best to do now

# What it does: what could pay for a hexagon.
# $edition | id queens_garden | (unused) which game
command-does-qg-pay = every way to pay for a hexagon

# What it does: what is left in bag, tower and supply.
# $edition | id queens_garden | (unused) which game
command-does-qg-left = what is left in the bag, the tower and the supply

# What it does: what would be surrounded.
# $edition | id queens_garden | (unused) which game
command-does-qg-surround = what is lacking around fountain, statue, bench or pavilion

# What it does: a tile to the garden.
# $edition | id queens_garden | (unused) which game
command-does-qg-place = lays a stored tile in the garden

# What it does: an expansion to the garden.
# $edition | id queens_garden | (unused) which game
command-does-qg-lay = lays a stored expansion at the garden

# What it does: an expansion of the supply.
# $edition | id queens_garden | (unused) which game
command-does-qg-buy = buys an expansion, face down, for six points

# What it does: the end of a player's round.
# $edition | id queens_garden | (unused) which game
command-does-qg-pass = passes. What is to be discarded is asked, Enter alone passes

# What it does: the display by colour.
# $edition | id queens_garden | (unused) which game
command-does-qg-offer = the display by colour, or one place of it

# What it does: the display by pattern.
# $edition | id queens_garden | (unused) which game
command-does-qg-patterns = the display by pattern

# What it does: hexagons from the display.
# $edition | id queens_garden | (unused) which game
command-does-qg-take = takes all hexagons of a colour or of a pattern

# What it does: what was drawn for the stack.
# $edition | id queens_garden | (unused) which game
command-does-qg-draw = draws tiles for the top of the stack

# What it does: who begins.
# $edition | id queens_garden | (unused) which game
command-does-qg-lots = lots, who begins

# What it does: an expansion that is turned up.
# $edition | id queens_garden | (unused) which game
command-does-qg-turn = turns the expansion that is due

# What it does: what the wheel shows.
# $edition | id queens_garden | (unused) which game
command-does-qg-wheel = what the wheel shows now and next

## Colours and patterns, as they are typed; two of them together are a hexagon.

# Words to type: the colour blue.
criterion-typed-blue = blue, blues

# Words to type: the colour purple.
criterion-typed-purple = purple, purples

# Words to type: the colour dark purple.
criterion-typed-dark-purple = dark purple

# Words to type: the colour light green.
criterion-typed-light-green = light green

# Words to type: the colour dark green.
criterion-typed-dark-green = dark green

# Words to type: the colour yellow.
criterion-typed-yellow = yellow, yellows

# Words to type: the pattern tree.
criterion-typed-tree = tree, trees

# Words to type: the pattern bird.
criterion-typed-bird = bird, birds

# Words to type: the pattern butterfly.
criterion-typed-butterfly = butterfly, butterflies

# Words to type: the pattern flower.
criterion-typed-flower = flower, flowers

# Words to type: the pattern plant.
criterion-typed-plant = plant, plants

# Words to type: the pattern tulips.
criterion-typed-tulips = tulips, tulip

# Words to type: a joker.
given-typed-joker = joker, jokers

# Words to type, before a hexagon: an expansion.
given-typed-expansion = expansion, expansions

# Words to type: twelve o'clock.
clock-typed-12h = twelve, twelve o'clock

# Words to type: two o'clock.
clock-typed-2h = two, two o'clock

# Words to type: four o'clock.
clock-typed-4h = four, four o'clock

# Words to type: six o'clock.
clock-typed-6h = six, six o'clock

# Words to type: eight o'clock.
clock-typed-8h = eight, eight o'clock

# Words to type: ten o'clock.
clock-typed-10h = ten, ten o'clock

## A command without what must follow it, or with something else.

# What a cell may be called for short when it is typed. Its forms are further ways.
# $what | id fountain space statue bench pavilion rim | what it is
# $slot | number 0-12 | where its expansion lies; 0 for none
# $hour | number 0-12 | where it lies; 0 for what is in the middle
qg-cell-typed = { $what ->
        [fountain] fountain
        [space] fountain { PART($hour, of: "qg-clock", names: "hour") }
        [statue] statue { PART($hour, of: "qg-clock", names: "hour") }
        [bench] bench { PART($hour, of: "qg-clock", names: "hour") }
        [pavilion] pavilion { PART($slot, of: "qg-clock", names: "hour") }
       *[rim] expansion { PART($slot, of: "qg-clock", names: "hour") } { PART($hour, of: "qg-clock", names: "hour") }
    }
    .number = { $what ->
        [fountain] fountain
        [space] fountain { WORDS($hour) }
        [statue] statue { WORDS($hour) }
        [bench] bench { WORDS($hour) }
        [pavilion] pavilion { WORDS($slot) }
       *[rim] expansion { WORDS($slot) } { WORDS($hour) }
    }

# A command that needs a hexagon behind it.
# $word | text | the command's word
key-needs-hexagon = Command { $word }: which hexagon? Type its colour and its pattern, in words or as two digits
    .terse = { $word }: which hexagon? Colour and pattern

# A command that needs the hexagon that a turned expansion shows.
# $word | text | the command's word
key-needs-shown = Command { $word }: which hexagon? Type its colour and its pattern, in words or as two digits
    .terse = { $word }: which hexagon? Colour and pattern

# A command that needs a colour or a pattern behind it.
# $word | text | the command's word
key-needs-criterion = Command { $word }: which colour or pattern? Type the word. In digits a colour is its digit and zero, a pattern zero and its digit
    .terse = { $word }: which colour or pattern?

# A command that needs a space of the garden behind it.
# $word | text | the command's word
key-needs-gardencell = Command { $word }: which space? Type for example fountain two, or two keys: towards the expansion, then towards the space. Five is the fountain, or a middle
    .terse = { $word }: which space? Two keys

# A command that needs a direction behind it.
# $word | text | the command's word
key-needs-clock = Command { $word }: at which hour? Type the word, for example two, or the key in its direction: eight is twelve o'clock, two is six o'clock
    .terse = { $word }: at which hour? One key

# A command that needs something behind it that can be surrounded.
# $word | text | the command's word
key-needs-ornament = Command { $word }: around what? Type for example statue one, or fountain. In digits it is zero and the hour, five five for the fountain, the key of the expansion and five for a pavilion
    .terse = { $word }: around what? For example fountain

# A command with something behind it that cannot be given up.
# $word | text | the command's word
key-needs-given = Command { $word }: which hexagon or joker? Type colour and pattern, for an expansion seven before them, for a joker zero zero
    .terse = { $word }: which hexagon or joker?

# A command with something behind it that cannot be discarded.
# $word | text | the command's word
key-needs-gone = Command { $word }: which stored hexagon? Type colour and pattern, for an expansion seven before them
    .terse = { $word }: which stored hexagon?

# A command with something behind it that is no place of the display.
# $word | text | the command's word
key-needs-displayplace = Command { $word }: which place of the display? Type its number, zero is the top of the stack
    .terse = { $word }: which place? Zero is the stack

## What a question offers, with the keys that mean it.

# A colour or a pattern that can be taken.
# $property | phrase qg-property | which
# $sort | id colour pattern | what it is
# $number | number 1-60 | its digits: of a colour with the zero behind it, of a pattern without the zero before it
# $count | number 1-6 | how many hexagons it brings
qg-key-property = { $property } { $sort ->
        [colour] { WORDS($number) }
       *[pattern] zero and { WORDS($number) }
    } brings { COUNT($count, of: "hexagon") }
    .terse = { $property }, { COUNT($count, of: "hexagon") }

# A hexagon.
# $hexagon | phrase qg-hexagon qg-expansion | which
# $number | number 11-66 | its two digits
qg-key-tile = { $hexagon } { WORDS($number) }
    .terse = { $hexagon }

# An expansion that is given up.
# $expansion | phrase qg-expansion | which
# $number | number 11-66 | its two digits
qg-key-expansion = { $expansion } seven and { WORDS($number) }
    .terse = { $expansion }

# A joker.
qg-key-joker = joker two zeros
    .terse = joker

# A direction.
# $hour | number 2-12 | which, even
# $key | number 1-9 | the key in its direction
qg-key-clock = { PART($hour, of: "qg-clock", names: "hour", form: "at") } key { WORDS($key) }
    .terse = { PART($hour, of: "qg-clock", names: "hour", form: "at") }

# A place from which a hexagon can be taken, and what that means.
# $number | number 0-8 | which: 0 the top of the stack
# $what | id tile expansion stack | a tile, an expansion, or a tile of the stack because of which it moves on
qg-key-copy = { $number ->
        [0] zero is a tile on top of the stack{ $what ->
            [stack] , which then moves on
           *[other] { "" }
        }
       *[other] place { WORDS($number) }, { $what ->
            [expansion] an expansion
           *[other] a tile
        }
    }
    .terse = { $number ->
        [0] zero is the stack{ $what ->
            [stack] , which moves on
           *[other] { "" }
        }
       *[other] place { WORDS($number) }, { $what ->
            [expansion] an expansion
           *[other] a tile
        }
    }

## Asked one thing at a time; each begins small, for a name may stand before it.

# Asks which colour or pattern is taken, of those that fit into the storage.
# $items | some phrase qg-key-property | what is there
qg-ask-criterion = which colour or pattern? { LIST($items, style: "sentences") }
    .terse = which? { LIST($items, style: "sentences") }
    .full = which colour or pattern? { LIST($items, style: "sentences") }. A colour is its digit and zero, a pattern zero and its digit

# Asks from which place a hexagon is taken that lies at several.
# $hexagon | phrase qg-hexagon | which
# $items | several phrase qg-key-copy | the places
qg-ask-copy = from where, { $hexagon }? { LIST($items, style: "sentences") }

# Asks which stored tile is placed, of those that can be now.
# $items | some phrase qg-key-tile | the tiles
qg-ask-tile = which tile? { LIST($items, style: "comma") }

# Asks where a tile is placed.
# $hexagon | phrase qg-hexagon | which
# $items | some phrase qg-cell-fountain qg-cell-middle qg-cell-rim | the first of the spaces
# $count | number 1-48 | how many spaces there are
qg-ask-cell = which space, { $hexagon }? Possible, { WORDS($count) } in all: { LIST($items, style: "comma", form: "listed") }
    .terse = where? { WORDS($count) } in all: { LIST($items, style: "comma", form: "listed") }
    .full = which space, { $hexagon }? Possible, { WORDS($count) } in all: { LIST($items, style: "comma", form: "listed") }. Type two keys: towards the expansion, then towards the space. Five is the fountain, or a middle

# Asks what is given up next for a tile or an expansion.
# $cost | number 2-6 | the cost, the hexagon itself counted
# $lacking | number 1-5 | how many things are still to be given up
# $items | some phrase qg-key-tile qg-key-expansion qg-key-joker | what can be
qg-ask-given = what pays? Cost { WORDS($cost) }, still lacking { COUNT($lacking, of: "thing") }: { LIST($items, style: "comma") }
    .terse = what pays? Lacking { COUNT($lacking, of: "thing") }: { LIST($items, style: "comma") }

# Asks which stored expansion is laid, of those that can be now.
# $items | some phrase qg-key-tile | the expansions
qg-ask-expansion = which expansion? { LIST($items, style: "comma") }

# Asks where an expansion is laid.
# $items | some phrase qg-key-clock | the free places
qg-ask-slot = where does it go? { LIST($items, style: "comma") }

# Asks in which direction the printed hexagon of an expansion lies.
# $hexagon | phrase qg-hexagon | the printed one
# $items | some phrase qg-key-clock | the directions
qg-ask-rim = where on the rim, { $hexagon }? { LIST($items, style: "comma") }

# Asks where an expansion of the supply is laid, and says what it costs.
# $price | number 6-6 | what it costs
# $left | number 0-999 | the points after that
# $items | some phrase qg-key-clock | the free places
qg-ask-buy = where does it go? Price { COUNT($price, of: "point") }, then left { COUNT($left, of: "point") }. { LIST($items, style: "comma") }
    .terse = where does it go? Price { COUNT($price, of: "point") }. { LIST($items, style: "comma") }

# Asks what is discarded after a pass; Enter alone passes without it.
# $first | number 0-1 | one: nobody has passed before in this round
# $items | some phrase qg-key-tile qg-key-expansion | what can be discarded
qg-ask-discard = anything to discard? Enter alone passes{ $first ->
        [1] , the first pass costs one point
       *[0] { "" }
    }. { LIST($items, style: "comma") }

# The same, when something has been named: Enter alone passes and discards it.
# $gone | some phrase qg-hexagon qg-hexagons qg-expansion | what is discarded
# $points | number 1-99 | what that costs
# $items | list phrase qg-key-tile qg-key-expansion | what else can be
qg-ask-discard-more = anything else to discard? So far { LIST($gone, style: "comma") }, minus { COUNT($points, of: "point") }. Enter passes. { LIST($items, style: "comma") }

# Asks what a hand has drawn for the top of the stack, tile by tile.
# $number | number 1-4 | which of the tiles that are drawn now
# $lacking | number 1-4 | how many are still lacking
qg-ask-draw = tile { WORDS($number) }: which hexagon?
    .terse = tile { WORDS($number) }?
    .full = tile { WORDS($number) }: which hexagon? Type colour and pattern, two digits. { WORDS($lacking) } still missing

# Asks what an expansion shows that is turned up.
# $place | phrase qg-place | where it lies
qg-ask-turn = { $place }, expansion turned: which hexagon?
    .terse = { $place }: which hexagon?

## Why nothing can be asked for.

# Nothing that is stored can be laid in the garden, or nothing is stored.
# $sort | id tile expansion | what is to be laid
# $count | number 0-12 | how many are stored
qg-none-to-lay = { $sort ->
        [tile] { $count ->
            [0] there is no tile in the storage
           *[other] the storage has no tile that can be placed now, for its cost or its neighbours
        }
       *[expansion] { $count ->
            [0] there is no expansion in the storage
           *[other] the storage has no expansion that can be laid now, for its cost or its neighbours
        }
    }

# A stored hexagon finds no space in the garden.
# $thing | phrase qg-hexagon qg-expansion | which
qg-no-space-for = there is no space now, { $thing }. Every one has neighbours that do not match
    .terse = there is no space now, { $thing }

# What was given up so far fits, but nothing in the storage can make up the rest.
# $hexagon | phrase qg-hexagon | which is laid
# $lacking | number 1-5 | how many things are lacking
qg-cost-open = the rest of the cost cannot be paid in this way, { $hexagon }. { WORDS($lacking) } still missing

# What helps when nothing can be laid.
qg-remedy-fits = Take hexagons first, or ask thirty-one where each may go
