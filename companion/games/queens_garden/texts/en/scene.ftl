### Azul Queen's Garden as it is drawn on a page: what its sheets and those places are called that nothing else names.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

# Heading of a part of the table, or of what a player has.
# $sheet | id display stacks wheel track garden storage | which
qg-sheet = { $sheet ->
        [display] Display
        [stacks] Stacks of expansions
        [wheel] Wheel
        [track] Score track
        [garden] Garden
       *[storage] Storage
    }

# A cell of a garden, before what lies there.
# $cell | phrase qg-cell-fountain qg-cell-middle qg-cell-rim qg-ornament | which
qg-sheet-cell = { NOUN($cell, form: "terse") }

# Before the number of expansions in a heap.
# $heap | id stack later supply | of this round, of all later rounds, or the supply
qg-sheet-heap = { $heap ->
        [stack] stack of the round
        [later] stacks of later rounds
       *[supply] supply
    }

# An expansion of the display that is still to be turned.
qg-sheet-down = expansion, face down

# A space of the storage, before the word for empty.
qg-sheet-bed = space for an expansion

# The starting marker, which lies in the display.
qg-sheet-marker = starting player marker

# A row of the wheel, before what it scores.
# $round | number 1-4 | which round
# $now | number 0-1 | whether it is being played
qg-sheet-round = { $now ->
        [0] round { WORDS($round) }
       *[1] this round, { WORDS($round) }
    }

# A player's place on the score track.
# $player | name | who
# $points | number | the score so far, without what only the end brings
# $passed | number 0-1 | whether the player has passed in this round
# $marker | number 0-1 | whether the player has the starting marker
qg-sheet-score = { $player }, { COUNT($points, of: "point") }{ $passed ->
        [0] { "" }
       *[1] , has passed
    }{ $marker ->
        [0] { "" }
       *[1] , has the starting player marker
    }
