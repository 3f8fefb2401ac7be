### Azul Queen's Garden: the tables that an owner can correct, the wheel of either side and the jokers for surrounding.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

## The tables told.

# Before the rounds of one side.
# $side | id a b | which side of the scoring board
# $own | number 0-1 | whether its owner has entered or confirmed it
qg-wheel-side = Wheel on side { $side ->
        [a] A
       *[b] B
    }, { $own ->
        [0] as it is believed to be printed
       *[1] as you entered it
    }

# What the wheel scores in a round.
# $round | number 1-4 | which round
# $items | some phrase qg-wheel-sector | its three colours and patterns with their points
# $sure | number 0-1 | whether it is certain, or entered by the owner
qg-wheel-row = Round { WORDS($round) }{ $sure ->
        [0] , likely
       *[1] { "" }
    }: { LIST($items, style: "comma") }

# One of the twelve sectors.
# $property | phrase qg-property | colour or pattern
# $points | number 0-9 | points for each hexagon
qg-wheel-sector = { $property } { COUNT($points, of: "point") }

# The points of side B have not been entered yet.
# $command | text | the command that asks for them
qg-wheel-side-b-empty = Wheel on side B: not entered yet. To be typed: { $command }

# Jokers for what is surrounded.
# $items | some phrase qg-reward | the four of them
# $sure | number 0-1 | whether the owner has entered or confirmed them
qg-wheel-rewards = Jokers for surrounding{ $sure ->
        [0] , likely
       *[1] { "" }
    }: { LIST($items, style: "comma") }

# What is surrounded, and jokers for it.
# $what | id fountain statue bench pavilion | what
# $count | number 0-9 | jokers
qg-reward = { $what ->
        [fountain] fountain
        [statue] statue
        [bench] bench
       *[pavilion] pavilion
    } { WORDS($count) }

# Where these tables are kept, and how they are corrected.
# $file | text | the file
# $command | text | the command that corrects them
qg-wheel-where = Correct them with { $command }, they are kept in { $file }

## The dialogue.

# One colour or pattern: its round and its points; how to answer is said once.
# $property | phrase qg-property | which
# $round | number 1-4 | the round that is proposed
# $points | number 0-9 | the points that Enter keeps
# $known | number 0-1 | whether there are points to keep
# $first | number 0-1 | whether it is the first question
qg-wheel-ask = { $first ->
        [0] { "" }
       *[1] Read the points from the shields of your board. Type round and points, two digits, then Enter. One digit alone is the points. The word back goes one question back.
    } { $property }: round { WORDS($round) }{ $known ->
        [0] , how many points?
       *[1] , for each hexagon { COUNT($points, of: "point") }. Enter keeps it
    }
    .terse = { $property }: round { WORDS($round) }{ $known ->
        [0] , how many points?
       *[1] , for each hexagon { COUNT($points, of: "point") }. Enter keeps it
    }

# Jokers for what is surrounded.
# $what | id fountain statue bench pavilion | what
# $count | number 0-9 | jokers that Enter keeps
qg-reward-ask = Jokers for a surrounded { $what ->
        [fountain] fountain
        [statue] statue
        [bench] bench
       *[pavilion] pavilion
    }: { WORDS($count) }. Enter keeps it

# All of it is read back before it is kept.
# $items | some phrase qg-wheel-row qg-wheel-rewards | what was entered
qg-wheel-check = { LIST($items, style: "sentences") }. Enter saves, zero throws it away

# It cannot be kept so.
# $items | some phrase qg-wheel-times qg-wheel-round qg-wheel-points | what is wrong
qg-wheel-wrong = Careful: { LIST($items, style: "sentences") }. Enter goes through it again, zero throws it away

# An answer about a sector that was not understood.
# $text | text | what was typed
qg-wheel-unfit = { $text } was not understood. Type the round, then the points, one digit each, or the points alone. There are four rounds

# Enter alone, where there are no points to keep.
qg-wheel-needed = The points are not known yet. Read them from the board

# An answer about jokers that was not understood.
# $text | text | what was typed
qg-reward-unfit = { $text } was not understood. Type one digit

# The tables are kept.
qg-wheel-saved = Saved. It holds for every game that is begun from now on

# Nothing is kept.
qg-wheel-dropped = Thrown away. Everything stays as it was

# Nobody answered to the end.
qg-wheel-left = Everything stays as it was, not all was answered

## What is wrong with a table.

# A criterion that there is none of.
# $side | id a b | (unused) which side
# $text | text | what was told
qg-wheel-strange = there is no such colour or pattern: { $text }

# A colour or pattern that is missing, or there twice.
# $side | id a b | (unused) which side
# $property | phrase qg-property | which
# $count | number 0-12 | how often it is there
qg-wheel-times = { $property } must be there once, and is there { $count ->
        [0] not at all
        [2] twice
       *[other] more often
    }

# A round with too many or too few sectors.
# $side | id a b | (unused) which side
# $round | number 0-9 | which round
# $count | number 0-12 | how many it has
# $needed | number 3-3 | how many it must have
qg-wheel-round = round { WORDS($round) } has { WORDS($count) } { $count ->
        [one] colour or pattern
       *[other] colours and patterns
    } and must have { WORDS($needed) }

# Points beyond a shield.
# $side | id a b | (unused) which side
# $points | number | what was told
# $most | number 9-9 | the most that can be
qg-wheel-points = a shield shows { WORDS($most) } points at most, not { WORDS($points) }

# Something that cannot be surrounded.
# $text | text | what was told
qg-reward-strange = this cannot be surrounded: { $text }

# A reward that is missing.
# $what | id fountain statue bench pavilion | for what
qg-reward-missing = the jokers for the { $what ->
        [fountain] fountain
        [statue] statue
        [bench] bench
       *[pavilion] pavilion
    } are missing

# Jokers beyond what a legend can show.
# $what | id fountain statue bench pavilion | (unused) for what
# $count | number | what was told
# $most | number 9-9 | the most that can be
qg-reward-jokers = there are { WORDS($most) } jokers at most, not { WORDS($count) }

## The file.

# Side B is to be played or counted, and nobody has entered its points.
# $command | text | the command that asks for them
qg-wheel-side-b = the points on side B of the scoring board are not known here, and nothing was begun. Enter them once from your board. To be typed: { $command }

# What stands in the file can be no wheel.
# $file | text | the file
# $reason | phrase qg-wheel-strange qg-wheel-times qg-wheel-round qg-wheel-points qg-reward-strange qg-reward-missing qg-reward-jokers owned-form | why
# $command | text | the command that corrects it
qg-wheel-file = the corrected tables in { $file } cannot be used: { $reason }. The printed ones hold. To enter them anew, type: { $command }
