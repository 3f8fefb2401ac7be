### Finished gardens: layout files, points with their reasons, gardens told space by space.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

## Files that a garden is written in.

# Where a fault of a file is.
# $file | text | the file
# $line | number 0-999 | its line, nought where none is to blame
# $column | number 0-999 | the character in it, nought where none is to blame
qg-layout-where = File { $file }{ $line ->
        [0] { "" }
       *[other] , line { WORDS($line) }{ $column ->
            [0] { "" }
           *[other] , character { WORDS($column) }
        }
    }

# Something that a file does not tell as it should.
# $file | text | the file
# $line | number 0-999 | its line, nought where none is to blame
# $column | number 0-999 | the character in it, nought where none is to blame
# $reason | id missing directory special denied unreadable too-large not-utf8 control empty line-bare line-unknown line-twice head-game head-letters head-points head-round head-side head-jokers side-other spaces-few spaces-many hexagon-unknown slot-missing slot-unknown hour-missing hour-unknown cell-twice no-expansion pavilion ornament printed-missing | what is wrong
# $found | text | what stands there
# $expected | number 0-12 | how many there should be
# $counted | number 0-99 | how many there are
# $known | list text | what may stand there
# $cell | phrase qg-cell-fountain qg-cell-middle qg-cell-rim | the space that is meant
# $ornament | phrase qg-ornament | what stands there, where it takes no hexagon
qg-layout = { PART($file, $line, $column, of: "qg-layout-where", names: "file line column") }: { $reason ->
        [missing] there is no such file. Check the name
        [directory] this is a folder, no file. Name a file in it
        [special] this is no ordinary file. Name another
        [denied] it may not be read. Give the right to read it, or copy the file
        [unreadable] it cannot be read. Copy it again
        [too-large] it is too large. Check the name
        [not-utf8] this is no plain text. Save it as plain text
        [control] here is a sign that belongs in no text. Delete it
        [empty] no garden is written in it. Write the name of a part, a colon and its hexagons
        [line-bare] the colon is missing behind { $found }. Write the name of a part, a colon and what lies there
        [line-unknown] this line is not known, { $found }. Possible are { LIST($known, style: "comma") }, and the name of each space
        [line-twice] this line is here for the second time, { $found }. Leave one out
        [head-game] the file belongs to another game, { $found }. Name that game, or put the line right
        [head-letters] these letters are not known, { $found }. Known are { LIST($known) }
        [head-points] this is no number of points, { $found }. Write a number from zero on
        [head-round] this is no round, { $found }. The last one is { WORDS($expected) }. Leave the line out at the end of the game
        [head-side] this side is not known, { $found }. Possible are { LIST($known, style: "comma") }
        [head-jokers] this is no number of jokers, { $found }. The most is { WORDS($expected) }
        [side-other] the file is of the other side of the scoring board, { $found }. Put the line right, or leave out the variant
        [spaces-few] there are { WORDS($counted) } spaces instead of { WORDS($expected) }. A hyphen is an empty space
        [spaces-many] there are { WORDS($counted) } spaces instead of { WORDS($expected) }. Delete the others, from { $found } on
        [hexagon-unknown] this is no hexagon, { $found }. Write a colour and a pattern, or their two digits
        [slot-missing] the side of the expansion is missing. Possible are { LIST($known) }
        [slot-unknown] this is no side of an expansion, { $found }. Possible are { LIST($known) }
        [hour-missing] the hour of the printed hexagon is missing. Possible are { LIST($known) }
        [hour-unknown] this is no hour of the printed hexagon, { $found }. Possible are { LIST($known) }
        [cell-twice] { NOUN($cell, form: "listed") } is written twice, { $found }. Leave one out
        [no-expansion] { NOUN($cell, form: "listed") } is written, but no expansion lies there. Write how it lies, front or back, or delete the hexagon
        [pavilion] { NOUN($cell, form: "listed") } is taken by the pavilion. Delete the hexagon, or write that the expansion lies with its back on top
        [ornament] { $ornament } takes no hexagon. Delete it
       *[printed-missing] { NOUN($cell, form: "listed") } shows the printed hexagon of its expansion. Write which it is, or put its hour right
    }

# Something in a file that the rules do not allow.
# $file | text | the file
# $line | number 0-999 | its line, nought where none is to blame
# $column | number 0-999 | the character in it, nought where none is to blame
# $fault | phrase qg-fault | what it is
qg-layout-rule = { PART($file, $line, $column, of: "qg-layout-where", names: "file line column") }: { $fault }

# What cannot lie so, and what to do.
# $reason | id adjacent group-twice tiles-many expansions-many storage-full beds-full | what it is
# $cell | phrase qg-cell-fountain qg-cell-middle qg-cell-rim | a space
# $other | phrase qg-cell-fountain qg-cell-middle qg-cell-rim | another one
# $hexagon | phrase qg-hexagon | the hexagon
# $property | phrase qg-property | the colour or pattern of the group
# $counted | number 0-99 | how many there are
# $most | number 0-12 | how many there may be
qg-fault = { $reason ->
        [adjacent] the same hexagon lies on two neighbouring spaces, { $hexagon }: { NOUN($cell, form: "listed") }, and { NOUN($other, form: "listed") }. Check both
        [group-twice] { $hexagon } lies twice in one group, { NOUN($property, form: "group") }: { NOUN($cell, form: "listed") }, and { NOUN($other, form: "listed") }. Check both
        [tiles-many] there are { WORDS($counted) } tiles of one hexagon, { $hexagon }, the set has { WORDS($most) }. Check gardens and storages
        [expansions-many] there are { WORDS($counted) } expansions of one hexagon, { $hexagon }, the set has { WORDS($most) }. Check gardens and storages
        [storage-full] the storage holds { WORDS($counted) } tiles and jokers, it takes { WORDS($most) }. Check the storage
       *[beds-full] the storage holds { WORDS($counted) } expansions, it takes { WORDS($most) }. Check the storage
    }

# More pieces lie in several gardens than a set has.
# $fault | phrase qg-fault | which
qg-doubt-set = the gardens do not go together. { $fault }

# Hexagons of the fountain board that were laid in no order: the first of them touched none, and the next shared nothing.
# $items | some phrase qg-form-laid | the first of these spaces, each with its hexagon
# $count | number 2-55 | (unused) how many there are
# $cells | some text | (unused) names of all these spaces, for programs
qg-doubt-fountain = the fountain line cannot have come about: { LIST($items, style: "comma") }. Whichever was laid first, another one beside it shares neither colour nor pattern with it. Look which of them lies there otherwise

# The same where expansions take part.
# $items | some phrase qg-form-laid | the first of these spaces, each with its hexagon
# $count | number 2-55 | how many there are
# $cells | some text | (unused) names of all these spaces, for programs
qg-doubt-order = in no order of laying can this have come about, { COUNT($count, of: "hexagon") }: { LIST($items, style: "comma") }. Whichever was laid first, another one beside it shares neither colour nor pattern with it. Look which of them lies there otherwise

## Points.

# The points on the counter, and where they are from.
# $player | name | whose
# $points | number | how many
# $source | id told file playing asked none | where they are from
# $option | text | the option that tells them
qg-score-running = { $player }, counter: { $source ->
        [none] so far nobody has entered the points, they count as zero. Add the option { $option } and a number
       *[other] { COUNT($points, of: "point") }
    }
    .terse = { $player }, counter: { $source ->
        [none] without points, add the option { $option }
       *[other] { COUNT($points, of: "point") }
    }

# What a sector of the wheel brings.
# $property | phrase qg-property | its colour or pattern
# $count | number 0-42 | hexagons that have it
# $each | number 0-9 | points of each
# $points | number 0-378 | points of all
qg-score-sector = { $property }: { $count ->
        [0] none in the garden
       *[other] { COUNT($count, of: "hexagon") }, each worth { COUNT($each, of: "point") }, together { COUNT($points, of: "point") }
    }
    .terse = { $property }: { COUNT($points, of: "point") }

# What pavilions bring in a round, a point each.
# $count | number 0-6 | pavilions, and points
qg-score-pavilions = Pavilions: { $count ->
        [0] none in the garden
       *[other] { COUNT($count, of: "pavilion") }, together { COUNT($count, of: "point") }
    }
    .terse = Pavilions: { COUNT($count, of: "point") }

# Points after a round.
# $player | name | whose
# $round | number 1-4 | which round
# $total | number | points now
# $won | number 0-999 | points of this round
qg-score-round = { $player } has { COUNT($total, of: "point") } after round { WORDS($round) }, which brings { WORDS($won) }
    .terse = { $player } { COUNT($total, of: "point") }

# Jokers in storage at the end, a point each.
# $count | number 1-12 | jokers, and points
qg-score-jokers = Storage, { COUNT($count, of: "joker") }: plus { COUNT($count, of: "point") }

# A hexagon in storage at the end.
# $thing | phrase qg-hexagon qg-expansion | which
# $points | number 1-6 | what it costs
qg-score-stored = Storage, { $thing }: minus { COUNT($points, of: "point") }

# The points were held at nought after the storage.
# $player | name | whose
qg-score-floor = { $player }: points never fall below zero

# A group that scores.
# $property | phrase qg-property | its colour or pattern
# $sort | id colour pattern | which of the two it is
# $count | number 3-6 | its hexagons
# $each | number 1-6 | points of each, in a group by pattern
# $points | number 3-36 | points without bonus
# $bonus | number 0-6 | its bonus
# $members | some phrase qg-score-member qg-hexagon | its hexagons
# $lying | some phrase qg-score-lying | its hexagons, and where they lie
qg-score-group = { NOUN($property, form: "group") }, { COUNT($count, of: "hexagon") }{ $sort ->
        [colour] { "" }
       *[pattern] , each worth { COUNT($each, of: "point") }
    }: { LIST($members, style: "comma") }. Together { COUNT($points, of: "point") }{ $bonus ->
        [0] { "" }
       *[other] , and the bonus { WORDS($bonus) }
    }
    .terse = { NOUN($property, form: "group") }: { COUNT($count, of: "hexagon") }, { COUNT($points, of: "point") }{ $bonus ->
        [0] { "" }
       *[other] , bonus { WORDS($bonus) }
    }
    .full = { NOUN($property, form: "group") }, { COUNT($count, of: "hexagon") }{ $sort ->
        [colour] { "" }
       *[pattern] , each worth { COUNT($each, of: "point") }
    }: { LIST($members, style: "comma") }. Where they lie: { LIST($lying, style: "sentences") }. Together { COUNT($points, of: "point") }{ $bonus ->
        [0] { "" }
       *[other] , and the bonus { WORDS($bonus) }
    }

# A hexagon of a group by colour: its pattern and value.
# $property | phrase qg-property | its pattern
# $value | number 1-6 | its points
qg-score-member = { $property } { WORDS($value) }

# A hexagon and where it lies.
# $hexagon | phrase qg-hexagon | which
# $cell | phrase qg-cell-fountain qg-cell-middle qg-cell-rim | where
qg-score-lying = { $hexagon }, { NOUN($cell, form: "listed") }

# A group that is too small to score.
# $property | phrase qg-property | its colour or pattern
# $hexagons | several phrase qg-hexagon | both hexagons
qg-score-pair = { NOUN($property, form: "group") }, two hexagons only, without points: { LIST($hexagons) }

# All points of a garden at the end.
# $player | name | whose
# $total | number | all points
# $counter | number | those on the counter
# $storage | number | what the storage brings or costs
# $groups | number | points of groups
# $bonus | number | bonuses
qg-score-total = { $player } has { COUNT($total, of: "point") }: counter { WORDS($counter) }, storage { WORDS($storage) }, groups { WORDS($groups) }, bonuses { WORDS($bonus) }
    .terse = { $player } { COUNT($total, of: "point") }

# The places at the end of the game.
# $places | some phrase qg-score-place | one a rank
qg-score-final = The game is over. { LIST($places, style: "sentences") }
    .terse = { LIST($places, style: "sentences") }

# The places during the game.
# $places | some phrase qg-score-place | one a rank
qg-score-leads = { LIST($places, style: "sentences") }

# A place; equal points share it.
# $rank | number 1-4 | which
# $players | some name | who has it
# $total | number | their points
# $over | number 0-1 | whether the game has ended
qg-score-place = { $rank ->
        [1] { $over ->
            [0] { SIZE($players) ->
                [1] In the lead, { LIST($players) }
               *[other] In the lead together, { LIST($players) }
            }
           *[1] { SIZE($players) ->
                [1] { LIST($players) } wins
               *[other] { LIST($players) } share the victory
            }
        }
       *[other] { ORDINAL($rank) } place, { LIST($players) }
    }, { COUNT($total, of: "point") }

## What cannot be counted so.

# More gardens than can play.
# $count | number 5-99 | gardens
# $most | number 4-4 | players at most
qg-count-players = { $count ->
        [one] there is { WORDS($count) } garden
       *[other] there are { WORDS($count) } gardens
    }, at most { WORDS($most) } can play. Leave some out

# Not as many numbers of points as gardens.
# $told | number 1-99 | numbers that were told
# $count | number 1-4 | gardens
qg-count-each = { WORDS($told) } { $told ->
        [one] number of points was given
       *[other] numbers of points were given
    }, and there { $count ->
        [one] is { WORDS($count) } garden
       *[other] are { WORDS($count) } gardens
    }. Each garden needs its own, in the same order

# Points that are none.
# $found | text | what was typed
# $most | number 999-999 | the most that is believed
qg-count-number = these are no points of a counter: { $found }. Write a number, at most { WORDS($most) }

# Files that are not of one scoring.
# $what | id round side | in what they differ
qg-count-mixed = { $what ->
        [round] the files score different rounds. Give all of them the same line for the round, or count them one by one
       *[side] the files are of different sides of the scoring board. Give all of them the same line for the side
    }

# The dialogue was asked for as JSON.
# $option | text | the option that asks for JSON
qg-count-json = the option { $option } works only with gardens in files. Leave it out, or write the gardens down as files

# A ranking of one garden.
# $command | text | what counts a single one
qg-rank-few = a ranking needs two gardens at least. Name more files, or count a single one by: { $command }

## Gardens told space by space.

# Colours or patterns with their digits; said at the beginning.
# $sort | id colour pattern | which of the two
# $items | several phrase qg-form-digit | all six
qg-form-digits = { $sort ->
        [colour] Colours, the first digit
       *[pattern] Patterns, the second digit
    }: { LIST($items, style: "comma") }

# A colour or pattern and its digit.
# $property | phrase qg-property | which
# $number | number 1-6 | the digit
qg-form-digit = { $property } { WORDS($number) }

# How gardens are told; said at the beginning.
qg-form-begin = Enter alone is an empty space. Minus goes one question back, star reads back what you entered

# Gardens were left before their end.
# $players | several name | who plays
qg-form-resume = Gardens are kept: { LIST($players) }. Go on with them? Enter yes, zero no

# Asks what is to be scored.
qg-form-round = What is scored? Enter: the end of the game. One digit: that round

# Asks for the points on the counter.
# $player | name | whose
qg-form-points = { $player }: how many points are on the counter? Type the number

# Asks for jokers.
# $player | name | whose
qg-form-jokers = { $player }: how many jokers are in the storage? Enter: none

# Asks for a hexagon in storage.
# $player | name | whose
# $known | number 0-1 | whether such a question has been answered
qg-form-stored = { $player }, a hexagon in the storage{ $known ->
        [0] : colour and pattern, for an expansion seven before them. Enter: no more
       *[1] ? Enter: no more
    }
    .terse = { $player }, a hexagon in the storage? Enter: no more

# Asks what lies in a slot.
# $slot | phrase qg-slot | which
# $known | number 0-1 | whether such a question has been answered
qg-form-slot = { $slot }{ $known ->
        [0] . Enter: none there. Five: face down. With a pavilion: the key where the printed hexagon lies
       *[1] : none, five, or the key of the printed hexagon?
    }
    .terse = { $slot }: none, five, or the key of the printed hexagon?

# Asks what lies on a space.
# $cell | phrase qg-cell-fountain qg-cell-middle qg-cell-rim | which
# $printed | number 0-1 | whether it is the printed hexagon
qg-form-cell = { $cell }{ $printed ->
        [0] { "" }
       *[1] , printed hexagon
    }?

# What was just told.
# $thing | phrase qg-hexagon qg-expansion | which
qg-form-echo = Noted: { $thing }

# Points and jokers, read back.
# $player | name | whose
# $points | number | on the counter
# $jokers | number 0-12 | in the storage
qg-form-told = { $player }, counter: { COUNT($points, of: "point") }. Storage: { COUNT($jokers, of: "joker") }

# Hexagons in storage, read back.
# $player | name | whose
# $things | list phrase qg-hexagon qg-hexagons qg-expansion | which
qg-form-storage = { $player }, hexagons in the storage: { SIZE($things) ->
        [0] none
       *[other] { LIST($things, style: "comma") }
    }

# A part of the garden, read back.
# $slot | phrase qg-slot | which slot, where it is not the fountain board
# $fountain | number 0-1 | whether it is the fountain board
# $face_down | number 0-1 | whether the expansion lies face down
# $laid | list phrase qg-form-laid | hexagons with their spaces
qg-form-part = { $fountain ->
        [1] Fountain board
       *[0] { $slot }, { $face_down ->
            [0] with its pavilion
           *[1] face down
        }
    }: { SIZE($laid) ->
        [0] empty
       *[other] { LIST($laid, style: "sentences") }
    }

# A hexagon and its space.
# $hexagon | phrase qg-hexagon | which
# $cell | phrase qg-cell-fountain qg-cell-middle qg-cell-rim | where
qg-form-laid = { NOUN($cell, form: "listed") }, { $hexagon }

# What was told cannot lie so; the question follows.
# $fault | phrase qg-fault | why
qg-form-refused = Careful: { $fault }. Minus goes one question back

# What was typed is no answer to this question; the question follows.
# $text | text | what was typed
# $due | id round points jokers stored slot cell over | what is asked
# $printed | number 0-1 | whether a printed hexagon is asked for
qg-form-unfit = This cannot be read here, { $text }. { $due ->
        [round] Type one digit of a round, or Enter
        [points] Type a number
        [jokers] Type a number, at most twelve
        [stored] Type a colour and a pattern, two digits, such as one three
        [slot] Type Enter, five, or one of the keys around it
        [cell] { $printed ->
            [0] Type a colour and a pattern, two digits, such as one three
           *[1] Type a colour and a pattern, the printed hexagon is never empty
        }
       *[over] Enter closes the count, minus goes one question back
    }

# There are doubts about the gardens that were told; the question is asked again after each of them.
# $words | text | what is typed to count all the same
qg-form-doubts = Minus goes one question back. One, or the words { $words }, counts everything as it is. Enter keeps the gardens and leaves

# All gardens are told; what keys do now.
qg-form-closing = Enter closes the count, minus goes one question back

# What can be typed besides.
# $words | some text | words to type
qg-form-help = Minus goes one question back, star reads back what you entered. Words, too: { LIST($words, style: "comma") }

# The gardens are left before their end.
qg-form-kept = The gardens are kept. The same command goes on with them

# The gardens cannot be written down.
# $file | text | the file
qg-form-unsaved = Careful: the gardens cannot be kept, { $file }. The count goes on, but do not leave before its end

# The kept gardens cannot be read.
# $file | text | the file
# $aside | text | how the file is called now
qg-form-damaged = Careful: the kept gardens cannot be read, { $file }. They are set aside as { $aside }, and new ones begin

# The kept gardens are of a newer version.
# $file | text | the file
qg-form-newer = the kept gardens are of a newer version of the program, { $file }. Use that version, or move the file away

# Words to type: what has been told of a garden.
command-qg-form-garden = garden
