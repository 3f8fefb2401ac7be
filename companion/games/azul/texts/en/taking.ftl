### Azul Mini and Azul Master Chocolatier: making a round ready, and taking tiles.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.
### .last is an act as the item of a list: "Undone: Emma, display one, three red, line three".

## Making a round ready.

# Lots have decided who begins.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $player | name | who
az-lots = { $player } begins and puts the starting player marker in the centre of the table
    .terse = { $player } begins
    .last = { $player } begins

# A display shows its gold side in this round.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $source | phrase az-source | which display
# $special | phrase az-special | what it does
az-gold = { $source } is special: { $special }
    .terse = { $source }: { $special }
    .full = { $source } is special: { NOUN($special, form: "effect") }
    .last = { $source } special, { $special }

# A display has been filled.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $source | phrase az-source | which display
# $number | number 1-9 | (unused) its number
# $items | some phrase az-tiles | what lies on it
az-drawn = { $source }: { LIST($items) }
    .terse = { $source }: { LIST($items, style: "comma") }
    .last = { $source }, { LIST($items, style: "comma") }

# A gold display has got its extra praline.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $source | phrase az-source | which display
# $number | number 1-9 | (unused) its number
# $items | some phrase az-tiles | the extra one
az-extra = { $source } gets { LIST($items) } as well
    .terse = { $source }, { LIST($items) } as well
    .last = { $source }, { LIST($items) } as well

# A gold display has taken a colour from its neighbours.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $source | phrase az-source | which display
# $colour | id blue yellow red black white brown | the colour
# $items | some phrase az-source | the displays that gave one each
az-gathered = { $source } takes { NOUN($colour, of: "az-colour") } { LIST($items, form: "from") }

# Everything is laid out. The shortest level leaves it unsaid: whose turn it is follows.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $round | number 1-20 | the round that begins
az-offer-begins = The displays are ready
    .terse = { "" }
    .full = The displays are ready, round { WORDS($round) } begins

# Whose turn it is to take.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $player | name | whose
az-turn = It is { $player }'s turn
    .terse = { $player } to play
    .theirs = { "" }

## Taking.

# A player has taken tiles: whence, which, to which pattern line, what falls, what becomes of the rest.
# $edition | id azul_mini master_chocolatier | of which game
# $player | name | who
# $source | phrase az-source | whence
# $tiles | phrase az-tiles | what was taken
# $colour | id blue yellow red black white brown | (unused) its colour
# $count | number 1-20 | how many
# $line | number 0-5 | the pattern line, 0 where all of them fall
# $room | number 0-4 | free spaces of the line afterwards
# $rest | id centre stays spread | what becomes of the rest of the display
# $items | list phrase az-tiles | the rest
# $first | number 0-20 | how many of the first colour of the rest, 0 without a rest
# $keeps | number 0-1 | whether the display comes along
# $fell | number 0-7 | tiles that fall on the floor line
# $marker | number 0-1 | whether the starting player marker falls there too
# $penalty | number 0-14 | what the floor line costs now
# $lid | number 0-20 | tiles that go into the lid
# $sheltered | id none tile marker | what lies on the special display beside the floor line
az-taken = { $player } takes { $tiles } { NOUN($source, form: "from") }{ $line ->
        [0] { "" }
       *[other] { " " }and lays { $count ->
            [one] it
           *[other] them
        } on pattern line { WORDS($line) }. { $room ->
            [0] The line is full
           *[other] The line needs { WORDS($room) } more
        }
    }. { $keeps ->
        [0] { "" }
       *[1] { $player } keeps the display beside the floor line until the end of the round.
    } { PART($edition, $fell, $marker, $penalty, $lid, $sheltered, of: "az-fallen", names: "edition fell marker penalty lid sheltered") }. { PART($edition, $rest, $items, $first, of: "az-rest", names: "edition rest items first") }
    .terse = { $player }: { $source }, { $tiles }{ $line ->
        [0] { "" }
       *[other] . Line { WORDS($line) } { $room ->
            [0] full
           *[other] needs { WORDS($room) }
        }
    }. { $keeps ->
        [0] { "" }
       *[1] Display kept.
    } { PART($edition, $fell, $marker, $penalty, $lid, $sheltered, of: "az-fallen", names: "edition fell marker penalty lid sheltered") }. { PART($edition, $rest, $items, $first, of: "az-rest", names: "edition rest items first") }
    .last = { $player }, { $source }, { $tiles }, { $line ->
        [0] floor
       *[other] line { WORDS($line) }
    }

# What falls at a take or when a line finds no cell: only what there is, in the order of laying.
# $edition | id azul_mini master_chocolatier | of which game
# $fell | number 0-7 | tiles that fall on the floor line
# $marker | number 0-1 | whether the starting player marker falls there too
# $penalty | number 0-14 | what the floor line costs now
# $lid | number 0-20 | tiles that go into the lid
# $sheltered | id none tile marker | what lies on the special display beside the floor line
az-fallen = { $sheltered ->
        [none] { "" }
        [tile] One { NOUN($edition, of: "az-piece") } goes on the special display and costs nothing.
       *[marker] The starting player marker goes on the special display and costs nothing.
    } { $marker ->
        [0] { $fell ->
            [0] { "" }
            [one] { PART($edition, $fell, of: "az-pieces", names: "edition count") } falls on the floor, now minus { COUNT($penalty, of: "point") }.
           *[other] { PART($edition, $fell, of: "az-pieces", names: "edition count") } fall on the floor, now minus { COUNT($penalty, of: "point") }.
        }
       *[1] { $fell ->
            [0] The starting player marker falls on the floor, now minus { COUNT($penalty, of: "point") }.
           *[other] The starting player marker and { PART($edition, $fell, of: "az-pieces", names: "edition count") } fall on the floor, now minus { COUNT($penalty, of: "point") }.
        }
    } { $lid ->
        [0] { "" }
        [one] { PART($edition, $lid, of: "az-pieces", names: "edition count") } goes into the lid
       *[other] { PART($edition, $lid, of: "az-pieces", names: "edition count") } go into the lid
    }
    .terse = { $sheltered ->
        [none] { "" }
        [tile] One on the special display.
       *[marker] Marker on the special display.
    } { $marker ->
        [0] { $fell ->
            [0] { "" }
            [one] { WORDS($fell) } falls, now minus { COUNT($penalty, of: "point") }.
           *[other] { WORDS($fell) } fall, now minus { COUNT($penalty, of: "point") }.
        }
       *[1] { $fell ->
            [0] Marker falls, now minus { COUNT($penalty, of: "point") }.
           *[other] Marker and { WORDS($fell) } fall, now minus { COUNT($penalty, of: "point") }.
        }
    } { $lid ->
        [0] { "" }
       *[other] { WORDS($lid) } into the lid
    }

# What becomes of the rest of a display. What is going to be spread is told with the question where.
# $edition | id azul_mini master_chocolatier | of which game
# $rest | id centre stays spread | what becomes of it
# $items | list phrase az-tiles | the rest
# $first | number 0-20 | how many of its first colour
az-rest = { SIZE($items) ->
        [0] { "" }
       *[other] { $rest ->
            [spread] { "" }
            [stays] { LIST($items) } { SIZE($items) ->
                [1] { $first ->
                    [one] stays
                   *[other] stay
                }
               *[other] stay
            } on the { NOUN($edition, of: "az-display") }
           *[centre] { LIST($items) } { SIZE($items) ->
                [1] { $first ->
                    [one] goes
                   *[other] go
                }
               *[other] go
            } to the centre
        }
    }
    .terse = { SIZE($items) ->
        [0] { "" }
       *[other] { $rest ->
            [spread] { "" }
            [stays] { LIST($items, style: "comma") } { SIZE($items) ->
                [1] { $first ->
                    [one] stays
                   *[other] stay
                }
               *[other] stay
            }
           *[centre] { LIST($items, style: "comma") } to the centre
        }
    }

# The rest of a special display has been spread over its neighbours.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $player | name | who has spread it
# $items | some phrase az-spread-to | each colour and where it went
az-spread = { $player } spreads the rest: { LIST($items) }
    .terse = { $player }: { LIST($items, style: "comma") }
    .last = { $player }, rest of the special display, { LIST($items, style: "comma") }

# One colour of the rest and where it went.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $tiles | phrase az-tiles | what
# $source | phrase az-source | which display got it
az-spread-to = { $tiles } { NOUN($source, form: "onto") }

## What is awaited: said of the next step, as a reason, and as an answer.

# Lots.
# $edition | id azul_mini master_chocolatier | (unused) of which game
az-await-lots = Waiting for lots: who begins

# Special displays.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $count | number 1-4 | how many are still to be turned
az-await-gold = Waiting: lots, which displays are special, { WORDS($count) } more
    .terse = Waiting: special displays, { WORDS($count) } more

# The tiles of a display.
# $edition | id azul_mini master_chocolatier | of which game
# $source | phrase az-source | which display
# $count | number 1-4 | how many tiles
# $number | number 1-9 | (unused) the display's number
az-await-draw = Waiting: { PART($edition, $count, of: "az-pieces", names: "edition count") } { NOUN($source, form: "onto") }

# The extra praline of a special display.
# $edition | id azul_mini master_chocolatier | of which game
# $source | phrase az-source | which display
# $count | number 1-1 | how many
# $number | number 1-9 | (unused) the display's number
az-await-extra = Waiting: { PART($edition, $count, of: "az-pieces", names: "edition count") } more { NOUN($source, form: "onto") }

# A player's take.
# $edition | id azul_mini master_chocolatier | of which game
# $player | name | whose
az-await-take = Waiting: { $player }, { NOUN($edition, of: "az-piece", form: "tiles") } from a display or from the centre of the table
    .terse = Waiting: { $player } takes { NOUN($edition, of: "az-piece", form: "tiles") }

# What is left on a special display is to be spread.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $player | name | who spreads it
# $source | phrase az-source | the display
# $items | some phrase az-colour | the colours on it
# $left | phrase az-source | the neighbour of the lower number
# $right | phrase az-source | the neighbour of the higher number
az-await-spread = Waiting: { $player } spreads { LIST($items, form: "accusative") } { NOUN($source, form: "from") }, each colour { NOUN($left, form: "onto") } or { NOUN($right, form: "onto") }
    .terse = Waiting: { $player } spreads { LIST($items, style: "comma", form: "accusative") }
    .theirs = { "" }

# The game is over; also the reason why nothing more can be done.
# $edition | id azul_mini master_chocolatier | (unused) of which game
az-over = the game is over

# A player has left the table.
# $player | name | who
# $edition | id azul_mini master_chocolatier | (unused) of which game
az-left-table = { $player } has left the table. Put what lies in the lines and on the floor into the lid, the wall counts as it stands
    .terse = { $player } has left the table
    .last = { $player } has left the table
