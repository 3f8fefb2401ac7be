### What can be chosen in a match of Královská zahrada, and why it is better than something else.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see kingdom.ftl.

## What can be chosen, as a clause says it after "it is best to": no capital, no full stop.

# Laying the castle.
# $number | number 1-8 | (unused) which
# $cell | cell | where
rg-choice-castle = lay the castle on { $cell }

# Putting a king on a domino.
# $number | number 1-48 | the domino
# $terrain_a | terrain | first half
# $crowns_a | number 0-3 | crowns on it
# $terrain_b | terrain | second half
# $crowns_b | number 0-3 | crowns on it
rg-choice-choose = take domino { WORDS($number) }, { PART($terrain_a, $crowns_a, of: "rg-choice-half", names: "terrain crowns") }{ $crowns_a ->
        [0] { "" }
       *[other] ,
    } and { PART($terrain_b, $crowns_b, of: "rg-choice-half", names: "terrain crowns") }

# Laying a domino; crowns are said where nothing else tells its halves apart.
# $number | number 1-48 | the domino
# $terrain_a | terrain | first half
# $crowns_a | number 0-3 | crowns on it
# $a | cell | where it lies
# $terrain_b | terrain | second half
# $crowns_b | number 0-3 | crowns on it
# $b | cell | where it lies
rg-choice-place = lay domino { WORDS($number) }, { SAME($terrain_a, $terrain_b) ->
        [yes] { PART($terrain_a, $crowns_a, of: "rg-choice-half", names: "terrain crowns") } { $a } and { PART($terrain_b, $crowns_b, of: "rg-choice-half", names: "terrain crowns") } { $b }
       *[no] { NOUN($terrain_a) } { $a } and { NOUN($terrain_b) } { $b }
    }
    .terse = lay { SAME($terrain_a, $terrain_b) ->
        [yes] { PART($terrain_a, $crowns_a, of: "rg-choice-half", names: "terrain crowns") } { $a } and { PART($terrain_b, $crowns_b, of: "rg-choice-half", names: "terrain crowns") } { $b }
       *[no] { NOUN($terrain_a) } { $a } and { NOUN($terrain_b) } { $b }
    }

# Putting a domino aside that fits nowhere.
# $number | number 1-48 | the domino
rg-choice-discard = put domino { WORDS($number) } aside

# A half of the domino that is taken or laid.
# $terrain | terrain | what it shows
# $crowns | number 0-3 | crowns on it
rg-choice-half = { NOUN($terrain) } { $crowns ->
        [0] { "" }
       *[other] { PART($crowns, of: "rg-with-crowns", names: "crowns") }
    }

## Why it is better than another choice: clauses without a full stop. Of two places of one domino the other one is
## "otherwise"; of two dominoes it is named.

# More points of areas at once.
# $gained | number 1-99 | what it brings
# $against | number 0-99 | what the other one brings
# $number | number 0-48 | the other domino, nought for another place
rg-reason-points = { $number ->
        [0] it brings { COUNT($gained, of: "point") } at once, otherwise { $against ->
            [0] none
           *[other] only { WORDS($against) }
        }
       *[other] it can bring { COUNT($gained, of: "point") } now, domino { WORDS($number) } { $against ->
            [0] none
           *[other] only { WORDS($against) }
        }
    }

# The other domino fits nowhere.
# $number | number 1-48 | the other domino
# $harmony | number 0-1 | whether Harmony is lost by it
rg-reason-nowhere = domino { WORDS($number) } fits nowhere and would have to be put aside{ $harmony ->
        [0] { "" }
       *[1] , so that Harmony would be lost
    }

# More squares on which a terrain can go on.
# $terrain | terrain | which
# $squares | number 1-49 | on how many
# $against | number 0-49 | on how many otherwise
rg-reason-open = { NOUN($terrain, form: "the") } can still grow on { COUNT($squares, of: "square") }, otherwise { $against ->
        [0] on none
       *[other] only on { WORDS($against) }
    }

# What the own domino that is laid later can bring right after it.
# $number | number 1-48 | that domino
# $gained | number 0-99 | the most that it can bring; nought only where it otherwise fits nowhere
# $against | number 0-99 | the most otherwise
# $fits | number 0-1 | whether it fits somewhere otherwise
rg-reason-next = { $gained ->
        [0] domino { WORDS($number) } then has a place, otherwise not
       *[other] domino { WORDS($number) } can then bring { COUNT($gained, of: "point") }, otherwise { $fits ->
            [0] it fits nowhere
           *[1] { $against ->
                [0] none
               *[other] only { WORDS($against) }
            }
        }
    }

# More crowns on the domino, for squares that still come.
# $crowns | number 1-6 | on it
# $against | number 0-5 | on the other domino
# $number | number 1-48 | the other domino
rg-reason-crowns = it has { COUNT($crowns, of: "crown") }, domino { WORDS($number) } { $against ->
        [0] none
       *[other] only { WORDS($against) }
    }

# What somebody else could make of the domino, who still chooses.
# $player | name | who
# $gained | number 1-99 | points that it could bring on that board as it lies
# $against | number 0-99 | the most of all that are left
rg-reason-denial = { $player } could make { COUNT($gained, of: "point") } of it now, of the others { $against ->
        [0] none
       *[other] only { WORDS($against) }
    }

# An earlier turn in the next round.
# $place | number 1-5 | which place in the order
# $against | number 2-5 | which with the other domino
# $number | number 1-48 | the other domino
# $latest | number 0-1 | whether it may be earlier still
rg-reason-order = { $latest ->
        [0] this king acts { ORDINAL($place) } in the next round, with domino { WORDS($number) } only { ORDINAL($against) }
       *[1] this king acts { ORDINAL($place) } at the latest in the next round, with domino { WORDS($number) } at the latest { ORDINAL($against) }
    }

# Squares that no domino can cover any more.
# $squares | number 0-48 | how many there must be
# $against | number 1-48 | how many otherwise
# $number | number 0-48 | the other domino, nought for another place
rg-reason-hole = { $number ->
        [0] otherwise { COUNT($against, of: "square") } would have to stay empty
       *[other] with domino { WORDS($number) } at least { COUNT($against, of: "square") } would have to stay empty
    }{ $squares ->
        [0] { "" }
       *[other] , this way only { WORDS($squares) }
    }

# The bonus of Middle Kingdom.
# $sure | number 0-1 | whether it can no longer be lost; else there is room for it
# $never | number 0-1 | whether there is none otherwise; else it is not certain
# $number | number 0-48 | the other domino, nought for another place
rg-reason-middle = the ten points of Middle Kingdom are { $sure ->
        [0] still possible
       *[1] certain
    }, { $number ->
        [0] otherwise
       *[other] with domino { WORDS($number) }
    } { $never ->
        [0] not yet
       *[1] they are lost
    }

# The bonus of Harmony.
# $number | number 0-48 | the other domino, nought for another place
rg-reason-harmony = the five points of Harmony are still possible, { $number ->
        [0] otherwise
       *[other] with domino { WORDS($number) }
    } they are lost
