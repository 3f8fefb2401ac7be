### Queen's Garden: what can be chosen, and why one thing is better than another one. All of it are clauses of a sentence.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see nouns.ftl.

## What can be chosen, as it stands after "it is best to".

# To take a colour or a pattern.
# $criterion | phrase qg-property | which
# $items | list phrase qg-got-from | of hexagons that lie at several places, which one
qg-choice-take = take { NOUN($criterion, form: "taken") }{ SIZE($items) ->
        [0] { "" }
       *[other] , { LIST($items) }
    }

# To lay a stored tile.
# $hexagon | phrase qg-hexagon | which
# $cell | phrase qg-cell-fountain qg-cell-middle qg-cell-rim | where
# $items | list phrase qg-hexagon qg-hexagons qg-expansion qg-jokers | what is given up for it
qg-choice-place = place { NOUN($hexagon, form: "accusative") }, { NOUN($cell, form: "listed") }{ SIZE($items) ->
        [0] { "" }
       *[other] , paid with { LIST($items) }
    }

# To lay a stored expansion.
# $hexagon | phrase qg-hexagon | what is printed on it
# $slot | phrase qg-slot | where
# $hour | number 2-12 | where its hexagon points, even
# $items | list phrase qg-hexagon qg-hexagons qg-expansion qg-jokers | what is given up for it
qg-choice-lay = lay the expansion { $hexagon }, { NOUN($slot, form: "hour") }, its hexagon { PART($hour, of: "qg-clock", names: "hour", form: "at") }{ SIZE($items) ->
        [0] { "" }
       *[other] , paid with { LIST($items) }
    }

# To buy an expansion.
# $slot | phrase qg-slot | where it comes to lie
qg-choice-buy = buy an expansion, { NOUN($slot, form: "hour") }

# To pass.
# $items | list phrase qg-hexagon qg-hexagons qg-expansion | what is discarded
qg-choice-pass = pass{ SIZE($items) ->
        [0] { "" }
       *[other] { " " }and discard { LIST($items) }
    }

## Why it is better than something else; "otherwise" is with that.

# More points at once.
# $points | number 1-99 | points that it brings
# $other | number 0-99 | points that the other one brings
# $cost | number 0-99 | points that the other one costs; 0 where it costs none
qg-reason-now = it brings { COUNT($points, of: "point") } at once, otherwise { $cost ->
        [0] { $other ->
            [0] nothing
           *[other] { WORDS($other) }
        }
       *[other] minus { WORDS($cost) }
    }

# Fewer points that are lost at once.
# $points | number 0-99 | what it costs
# $cost | number 1-99 | what the other one costs
qg-reason-price = at once it costs { $points ->
        [0] nothing, otherwise { COUNT($cost, of: "point") }
       *[other] only { COUNT($points, of: "point") }, otherwise { WORDS($cost) }
    }

# More points in later rounds, by wheel and pavilions.
# $points | number 1-99 | what it brings there
# $other | number 0-99 | what the other one brings there
qg-reason-later = in later rounds it brings { COUNT($points, of: "point") }, otherwise { $other ->
        [0] nothing
       *[other] { WORDS($other) }
    }

# A laying that can follow brings more.
# $thing | phrase qg-hexagon qg-expansion | what can be laid then
# $points | number 1-99 | points that it brings at once
# $other | number 0-99 | points of the best laying that can follow the other one
qg-reason-next = after that { NOUN($thing, form: "accusative") } can bring { COUNT($points, of: "point") }, otherwise { $other ->
        [0] nothing
       *[other] { WORDS($other) } at most
    }

# More hexagons for the storage.
# $count | number 1-6 | how many
# $other | number 0-5 | how many by the other one
qg-reason-taken = the storage gains { COUNT($count, of: "hexagon") }, otherwise { $other ->
        [0] nothing
       *[other] { WORDS($other) }
    }

# More spaces in the garden.
# $count | number 1-48 | free ones afterwards
# $other | number 0-48 | free ones after the other one
qg-reason-spaces = the garden then has { WORDS($count) } free { $count ->
        [one] space
       *[other] spaces
    }, otherwise { $other ->
        [0] none
       *[other] { WORDS($other) }
    }

# Another player can make less of what is left to take.
# $player | name | who
# $thing | phrase qg-hexagon qg-expansion | what that player would take and lay
# $points | number 1-99 | points that it would bring
# $left | number 0-98 | points of the best that is left
qg-reason-denial = otherwise { $player } can take { NOUN($thing, form: "accusative") } and make { COUNT($points, of: "point") } of it, of what is left { $left ->
        [0] nothing
       *[other] { WORDS($left) } at most
    }

# The starting marker.
qg-reason-marker = it brings the starting player marker for the next round

# Something is surrounded.
# $items | some phrase qg-ornament | what
# $count | number 1-12 | jokers that it brings
qg-reason-surround = it surrounds the { LIST($items) }, which brings { COUNT($count, of: "joker") }

# Something is nearly surrounded.
# $ornament | phrase qg-ornament | what
# $count | number 1-2 | hexagons that it lacks
# $jokers | number 1-9 | jokers that it will bring
qg-reason-nearly = the { $ornament } then lacks only { COUNT($count, of: "hexagon") } and will bring { COUNT($jokers, of: "joker") }

# A large group that may become a whole one.
# $criterion | phrase qg-property | its colour or pattern
# $count | number 4-5 | its hexagons
qg-reason-group = the { NOUN($criterion, form: "group") } then has { WORDS($count) } hexagons of six and can still grow

# Fewer jokers given up.
# $count | number 0-5 | how many
# $other | number 1-5 | how many for the other one
qg-reason-jokers = it costs { $count ->
        [0] no joker, otherwise { COUNT($other, of: "joker") }
       *[other] only { COUNT($count, of: "joker") }, otherwise { WORDS($other) }
    }

# Fewer hexagons given up.
# $count | number 0-5 | how many
# $other | number 1-5 | how many for the other one
qg-reason-given = from the storage it costs { $count ->
        [0] no hexagon, otherwise { COUNT($other, of: "hexagon") }
       *[other] only { COUNT($count, of: "hexagon") }, otherwise { WORDS($other) }
    }

# In the last round, less is left in the storage that costs points.
# $points | number 0-84 | what it costs at the end
# $other | number 1-84 | what would be left by the other one
qg-reason-stored = what is then left in the storage costs { $points ->
        [0] nothing at the end, otherwise { COUNT($other, of: "point") }
       *[other] { COUNT($points, of: "point") } at the end, otherwise { WORDS($other) }
    }
