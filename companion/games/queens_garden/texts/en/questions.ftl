### Queen's Garden: answers to what players ask of the display, of a garden, of the storage, of the wheel and of points.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see nouns.ftl.

## What lies on the table.

# The display by colours or by patterns, three of them at a time.
# $sort | id colour pattern | by which
# $tiles | number 0-200 | tiles in the display
# $expansions | number 0-32 | open expansions in the display
# $count | number 1-6 | how many colours or patterns there are
# $first | number 1-6 | number of the first one listed
# $items | some phrase qg-offer-of | at most three of them
# $more | number 0-5 | (unused) how many follow
qg-offer = { $first ->
        [1] On offer: { COUNT($tiles, of: "garden-tile") }{ $expansions ->
            [0] { "" }
           *[other] { " " }and { COUNT($expansions, of: "expansion") }
        }, in { WORDS($count) } { $sort ->
            [colour] { $count ->
                [one] colour
               *[other] colours
            }
           *[pattern] { $count ->
                [one] pattern
               *[other] patterns
            }
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

# A colour or a pattern with all that it would bring.
# $property | phrase qg-property | which
# $count | number 1-6 | different hexagons, one of each can be taken
# $items | some phrase qg-offer-hexagon | these, each with its places
# $full | number 0-1 | whether the storage of the asker is too full
qg-offer-of = { $property }, { COUNT($count, of: "hexagon") }: { LIST($items, style: "comma") }{ $full ->
        [0] { "" }
       *[1] . The storage is too full
    }

# A hexagon in such a list, by its other property, and where it lies.
# $property | phrase qg-property | which
# $places | some phrase qg-offer-where | where; several: one of them is chosen
qg-offer-hexagon = { $property } { LIST($places, style: "or") }

# A place of the display where a hexagon lies, as a tile or as an expansion.
# $place | phrase qg-place | where
# $expansion | number 0-1 | whether it is an open expansion
qg-offer-where = { $expansion ->
        [0] { NOUN($place, form: "from") }
       *[1] expansion { NOUN($place, form: "from") }
    }

# There is nothing to take.
# $waits | phrase qg-await-lots qg-await-draw qg-await-turn qg-await-act qg-await-round qg-await-over | what the game waits for
qg-offer-none = the display is empty. { $waits }

# What lies on one expansion of the display.
# $place | phrase qg-place | where
# $items | list phrase qg-hexagon qg-hexagons | the tiles
# $stack | number 0-8 | at the top of the stack: how many expansions it has; else 0
qg-offer-place = { $place }: { SIZE($items) ->
        [0] empty
       *[other] { LIST($items, style: "comma") }
    }{ $stack ->
        [0] { "" }
       *[other] . The stack has { COUNT($stack, of: "expansion") }
    }

# An open expansion of the display.
# $place | phrase qg-place | where
# $expansion | phrase qg-expansion | which
qg-offer-face = { $place }: { $expansion }, it can be taken

# A place whose expansion has been taken.
# $place | phrase qg-place | where
qg-offer-gone = { $place }: its expansion is gone in this round

# A place that is not there.
# $place | phrase qg-place | which
# $places | list phrase qg-place | those that are there
qg-offer-nowhere = { $place } is not in the display{ SIZE($places) ->
        [0] { "" }
       *[other] . There are: { LIST($places, style: "comma") }
    }

# What bag and tower hold, and what is known of expansions; colours and patterns three at a time.
# $bag | number 0-108 | tiles in the bag
# $tower | number 0-108 | tiles in the tower
# $unseen | number 0-36 | expansions that nobody has seen yet
# $supply | number 0-36 | expansions in the supply
# $stack | number 0-8 | expansions in the round stack
# $later | number 0-24 | expansions in the stacks of later rounds
# $count | number 12-12 | (unused) how many colours and patterns there are
# $first | number 1-12 | number of the first one listed
# $items | some phrase qg-left-of | at most three of them
# $more | number 0-9 | (unused) how many follow
qg-left = { $first ->
        [1] In the bag { COUNT($bag, of: "garden-tile") }, in the tower { WORDS($tower) }. Expansions: in the stack { WORDS($stack) }, in later rounds { WORDS($later) }, in the supply { WORDS($supply) }, never seen { WORDS($unseen) }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

# A colour or a pattern in bag and tower.
# $property | phrase qg-property | which
# $bag | number 0-18 | tiles in the bag
# $tower | number 0-18 | tiles in the tower
qg-left-of = { $property }: in the bag { WORDS($bag) }, in the tower { WORDS($tower) }
    .terse = { $property }: bag { WORDS($bag) }, tower { WORDS($tower) }

# Where a colour or a pattern is.
# $property | phrase qg-property | which
# $count | number 0-36 | hexagons in the garden
# $stored | number 0-14 | tiles and expansions in the storage
# $offered | number 0-60 | tiles and open expansions in the display
# $first | number 1-36 | number of the first one listed
# $items | list phrase qg-find-at | at most three of those in the garden
# $more | number 0-33 | (unused) how many follow
qg-find = { $first ->
        [1] { $property }: in the garden { WORDS($count) }, in the storage { WORDS($stored) }, on offer { WORDS($offered) }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

# A hexagon of a garden and its cell.
# $hexagon | phrase qg-hexagon | which
# $cell | phrase qg-cell-fountain qg-cell-middle qg-cell-rim | where
qg-find-at = { $hexagon }: { NOUN($cell, form: "listed") }

## Cells.

# A cell where a hexagon lies, with its groups.
# $cell | phrase qg-cell-fountain qg-cell-middle qg-cell-rim | which
# $hexagon | phrase qg-hexagon | what lies there
# $printed | number 0-1 | whether it is printed on its expansion
# $items | list phrase qg-group-at | its groups, of two hexagons at least
qg-here = { $cell }: { $hexagon }{ $printed ->
        [0] { "" }
       *[1] , printed
    }{ SIZE($items) ->
        [0] , in no group
       *[other] . { LIST($items, style: "sentences") }
    }
    .terse = { $cell }: { $hexagon }{ SIZE($items) ->
        [0] { "" }
       *[other] . { LIST($items, style: "sentences") }
    }

# An empty space, with those of the stored tiles that may come there and can be paid for, three at a time.
# $cell | phrase qg-cell-fountain qg-cell-middle qg-cell-rim | which
# $tiles | number 0-12 | tiles in the storage
# $unpaid | number 0-12 | different ones that may come there, but cannot be paid for
# $count | number 0-12 | different ones that may come there now
# $first | number 1-12 | number of the first one listed
# $items | list phrase qg-hexagon | at most three of them
# $more | number 0-9 | (unused) how many follow
qg-here-free = { $first ->
        [1] { $cell }: empty. { $tiles ->
            [0] The storage has no tiles
           *[other] { $count ->
                [0] Nothing in the storage may go there now
               *[other] From the storage it takes { COUNT($count, of: "hexagon") }: { LIST($items, style: "comma") }
            }{ $unpaid ->
                [0] { "" }
               *[other] . { WORDS($unpaid) } more cannot be paid
            }
        }
       *[other] { LIST($items, style: "comma") }
    }
    .terse = { $first ->
        [1] { $cell }: empty{ $tiles ->
            [0] { "" }
           *[other] { $count ->
                [0] , takes nothing now
               *[other] , takes { COUNT($count, of: "hexagon") }: { LIST($items, style: "comma") }
            }
        }
       *[other] { LIST($items, style: "comma") }
    }

# A cell of a slot where no expansion lies.
# $cell | phrase qg-cell-middle qg-cell-rim | which
qg-here-none = { $cell }: the expansion is not there yet

# A cell where something stands that can be surrounded.
# $thing | phrase qg-lacking | what
qg-here-ornament = { $thing }. Nothing is laid there
    .terse = { $thing }

# Something that can be surrounded, and how many hexagons it lacks.
# $ornament | phrase qg-ornament | what
# $missing | number 0-6 | how many
qg-lacking = { $ornament } { $missing ->
        [0] surrounded
       *[other] lacks { WORDS($missing) }
    }

# The six sides of a cell.
# $cell | phrase qg-cell-fountain qg-cell-middle qg-cell-rim qg-ornament | which
# $items | several phrase qg-beside | clockwise from twelve o'clock
qg-around = { $cell }, all around. { LIST($items, style: "sentences") }
    .terse = { $cell }. { LIST($items, style: "sentences") }

# One side of a cell.
# $hour | phrase qg-clock | where
# $what | phrase qg-hexagon qg-side-free qg-side-none qg-side-edge qg-lacking | what is there
qg-beside = { $hour } { $what }

# An empty space on a side.
qg-side-free = empty

# A side where an expansion is missing.
# $slot | phrase qg-slot | (unused) the one that would lie there
qg-side-none = no expansion

# A side where the garden ends.
qg-side-edge = edge of the garden

# What one ornament or pavilion lacks, three cells at a time.
# $ornament | phrase qg-ornament | which
# $jokers | number 0-9 | jokers that it brings
# $count | number 1-6 | how many cells it lacks
# $first | number 1-6 | number of the first one listed
# $items | some phrase qg-lacked | at most three of them
# $more | number 0-5 | (unused) how many follow
qg-surround = { $first ->
        [1] { $ornament } lacks { COUNT($count, of: "hexagon") } and brings { COUNT($jokers, of: "joker") }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

# A cell that lacks its hexagon.
# $cell | phrase qg-cell-fountain qg-cell-middle qg-cell-rim | which
# $bare | number 0-1 | whether there is not even an expansion
qg-lacked = { NOUN($cell, form: "listed") }{ $bare ->
        [0] { "" }
       *[1] , no expansion yet
    }

# An ornament or pavilion that is surrounded.
# $ornament | phrase qg-ornament | which
# $jokers | number 0-9 | (unused) jokers that it brought
# $count | number 0-0 | (unused) none
# $first | number 1-1 | (unused)
# $items | list phrase qg-lacked | (unused)
# $more | number 0-0 | (unused)
qg-surround-done = { $ornament }: surrounded already

# A slot where no pavilion is.
# $slot | phrase qg-slot | which
# $down | number 0-1 | whether an expansion lies there face down
qg-surround-none = { $slot }: { $down ->
        [0] not there yet
       *[1] face down, without a pavilion
    }

# What is not surrounded yet, that which lacks least first, three at a time.
# $done | number 0-13 | how many are surrounded
# $count | number 1-13 | how many are not
# $first | number 1-13 | number of the first one listed
# $items | some phrase qg-nearest-at | at most three of them
# $more | number 0-10 | (unused) how many follow
qg-nearest = { $first ->
        [1] { WORDS($done) } surrounded, { WORDS($count) } still open.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

# Something that is not surrounded yet.
# $ornament | phrase qg-ornament | what
# $missing | number 1-6 | hexagons that it lacks
# $jokers | number 0-9 | jokers that it brings
qg-nearest-at = { $ornament } lacks { WORDS($missing) } and brings { COUNT($jokers, of: "joker") }

# Everything is surrounded.
# $done | number 7-13 | (unused) how many
# $count | number 0-0 | (unused) none
# $first | number 1-1 | (unused)
# $items | list phrase qg-nearest-at | (unused)
# $more | number 0-0 | (unused)
qg-nearest-none = all that can be surrounded is surrounded

## What a player has.

# A garden part by part, three of them at a time; on the last page the slots without an expansion.
# $hexagons | number 0-48 | hexagons in it
# $expansions | number 0-6 | expansions in it
# $count | number 1-7 | (unused) how many parts it has
# $first | number 1-7 | number of the first one listed
# $items | some phrase qg-garden-fountain qg-garden-slot | at most three of them
# $more | number 0-6 | (unused) how many follow
# $empty | list phrase qg-clock | where no expansion lies
qg-garden = { $first ->
        [1] Garden: { COUNT($hexagons, of: "hexagon") }, { COUNT($expansions, of: "expansion") }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }{ SIZE($empty) ->
        [0] { "" }
       *[other] . Without expansion: { LIST($empty, style: "comma") }
    }

# The spaces at the fountain.
# $items | list phrase qg-garden-cell | what lies there
# $free | list phrase qg-clock | which are empty
qg-garden-fountain = fountain: { SIZE($items) ->
        [0] all empty
       *[other] { LIST($items, style: "comma") }{ SIZE($free) ->
            [0] , complete
           *[other] . Free: { LIST($free, style: "comma") }
        }
    }

# An expansion of a garden.
# $slot | phrase qg-slot | which
# $down | number 0-1 | whether it lies face down
# $items | list phrase qg-garden-cell | what lies there
# $free | list phrase qg-clock qg-middle | which spaces are empty
qg-garden-slot = { NOUN($slot, form: "listed") }{ $down ->
        [0] { "" }
       *[1] , face down
    }: { SIZE($items) ->
        [0] all empty
       *[other] { LIST($items, style: "comma") }{ SIZE($free) ->
            [0] , complete
           *[other] . Free: { LIST($free, style: "comma") }
        }
    }

# A hexagon on a part of a garden.
# $where | phrase qg-clock qg-middle | its hour, or the middle
# $hexagon | phrase qg-hexagon | which
qg-garden-cell = { $where } { $hexagon }

# The middle of an expansion.
qg-middle = middle

# Groups, three at a time.
# $count | number 1-24 | how many
# $first | number 1-24 | number of the first one listed
# $items | some phrase qg-group-at | at most three of them
# $more | number 0-21 | (unused) how many follow
qg-groups = { $first ->
        [1] { WORDS($count) } { $count ->
        [one] group
       *[other] groups
    }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

# There is no group.
# $count | number 0-0 | (unused) none
# $first | number 1-1 | (unused)
# $items | list phrase qg-group-at | (unused)
# $more | number 0-0 | (unused)
qg-groups-none = the garden has no group yet

# A group of hexagons: its size, what it brings at the end, and what it lacks.
# $property | phrase qg-property | of which colour or pattern
# $count | number 2-6 | its hexagons
# $points | number 0-36 | what it brings at the end, 0 below three hexagons
# $bonus | number 0-6 | its bonus
# $short | number 0-1 | hexagons that it lacks to score
# $missing | list phrase qg-property | what it lacks to be complete
qg-group-at = { NOUN($property, form: "group") }: { COUNT($count, of: "hexagon") }, { $short ->
        [0] { COUNT($points, of: "point") }
       *[other] without points, one more makes it score
    }{ $bonus ->
        [0] { "" }
       *[other] , bonus { COUNT($bonus, of: "point") }
    }{ SIZE($missing) ->
        [0] , complete
       *[other] . To be complete it lacks { LIST($missing, style: "comma") }
    }
    .terse = { NOUN($property, form: "group") }: { COUNT($count, of: "hexagon") }, { $short ->
        [0] { COUNT($points, of: "point") }
       *[other] no points
    }{ $bonus ->
        [0] { "" }
       *[other] , bonus { WORDS($bonus) }
    }{ SIZE($missing) ->
        [0] , complete
       *[other] , lacks { LIST($missing, style: "comma") }
    }

# The storage, tiles by colour, three colours at a time.
# $tiles | number 0-12 | tiles
# $jokers | number 0-12 | jokers
# $free | number 0-12 | free spaces for tiles and jokers
# $expansions | list phrase qg-hexagon | what the stored expansions show
# $room | number 0-2 | free spaces for expansions
# $count | number 0-6 | (unused) how many colours
# $first | number 1-6 | number of the first one listed
# $items | list phrase qg-storage-of | at most three of them
# $more | number 0-3 | (unused) how many follow
qg-storage = { $first ->
        [1] Storage: { COUNT($tiles, of: "garden-tile") }, { COUNT($jokers, of: "joker") }, { $free ->
        [0] full
        [one] { WORDS($free) } free space
       *[other] { WORDS($free) } free spaces
    }. { SIZE($expansions) ->
            [0] No expansion
           *[other] Expansions: { LIST($expansions, style: "comma") }, { $room ->
                [0] both spaces taken
               *[other] one space free
            }
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }
    .terse = { $first ->
        [1] Storage: { COUNT($tiles, of: "garden-tile") }, { COUNT($jokers, of: "joker") }, free { WORDS($free) }{ SIZE($expansions) ->
            [0] { "" }
           *[other] . Expansions: { LIST($expansions, style: "comma") }
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

# The stored tiles of one colour.
# $property | phrase qg-property | which colour
# $items | some phrase qg-patterned | its patterns
qg-storage-of = { $property }: { LIST($items, style: "comma") }

# One, two or three tiles of a pattern whose colour has been named.
# $pattern | id tree bird butterfly flower plant tulips | which
# $count | number 1-3 | how many
qg-patterned = { $pattern ->
        [tree] { $count ->
            [1] tree
           *[other] { WORDS($count) } trees
        }
        [bird] { $count ->
            [1] bird
           *[other] { WORDS($count) } birds
        }
        [butterfly] { $count ->
            [1] butterfly
           *[other] { WORDS($count) } butterflies
        }
        [flower] { $count ->
            [1] flower
           *[other] { WORDS($count) } flowers
        }
        [plant] { $count ->
            [1] plant
           *[other] { WORDS($count) } plants
        }
       *[tulips] { $count ->
            [1] tulips
           *[other] { WORDS($count) } tulips
        }
    }

## What can be laid.

# The stored tiles and expansions that can be laid now, three at a time.
# $rest | number 0-14 | how many cannot be laid now
# $count | number 1-14 | how many can
# $first | number 1-14 | number of the first one listed
# $items | some phrase qg-fits-at | at most three of them
# $more | number 0-11 | (unused) how many follow
qg-fits = { $first ->
        [1] From the storage { COUNT($count, of: "hexagon") } can be placed now{ $rest ->
            [0] { "" }
           *[other] , { WORDS($rest) } cannot
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

# Something that can be laid: how many places take it, and what it costs.
# $thing | phrase qg-hexagon qg-expansion | what
# $places | number 1-48 | spaces, of an expansion slots
# $cost | number 1-6 | its cost, itself counted
# $jokers | number 0-5 | jokers that are needed for it at least
qg-fits-at = { $thing }: { COUNT($places, of: "place") }, cost { WORDS($cost) }{ $jokers ->
        [0] { "" }
       *[other] { " " }with { COUNT($jokers, of: "joker") }
    }

# Nothing that is stored can be laid.
# $rest | number 0-14 | how many different things are stored
# $count | number 0-0 | (unused) none
# $first | number 1-1 | (unused)
# $items | list phrase qg-fits-at | (unused)
# $more | number 0-0 | (unused)
qg-fits-none = { $rest ->
        [0] the storage has no tiles and no expansions
       *[other] from the storage nothing can be placed now
    }

# Where a hexagon may lie and what it costs, three places at a time.
# $hexagon | phrase qg-hexagon | which
# $held | id tile expansion both none | as what it is stored
# $cost | number 1-6 | its cost, itself counted
# $ways | number 0-400 | (unused) in how many ways it can be paid for
# $given | list phrase qg-hexagon qg-hexagons qg-expansion qg-jokers | the way with the fewest jokers, without itself
# $lacking | number 0-5 | how many things are missing to pay for it
# $count | number 1-54 | how many places
# $first | number 1-54 | number of the first one listed
# $items | some phrase qg-cell-fountain qg-cell-middle qg-cell-rim qg-fits-slot | at most three of them
# $more | number 0-51 | (unused) how many follow
qg-fits-one = { $first ->
        [1] { $hexagon }{ $held ->
            [none] , not in the storage
           *[other] { "" }
        }: { COUNT($count, of: "place") }, cost { WORDS($cost) }{ $lacking ->
            [0] { SIZE($given) ->
                [0] { "" }
               *[other] , paid with { LIST($given) }
            }
           *[other] , and { WORDS($lacking) } missing to pay
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences", form: "listed") }

# A slot that takes an expansion, and where its hexagon may point.
# $slot | phrase qg-slot | which
# $hours | some phrase qg-clock | the hours
qg-fits-slot = { NOUN($slot, form: "listed") }, { SIZE($hours) ->
        [6] any way round
       *[other] hexagon { LIST($hours, style: "or") }
    }
    .listed = { NOUN($slot, form: "listed") }, { SIZE($hours) ->
        [6] any way round
       *[other] hexagon { LIST($hours, style: "or") }
    }

# A hexagon that may lie nowhere now.
# $hexagon | phrase qg-hexagon | which
# $held | id tile expansion both none | as what it is stored
# $cost | number 1-6 | (unused) its cost
# $ways | number 0-400 | (unused) in how many ways it can be paid for
# $given | list phrase qg-hexagon qg-hexagons qg-expansion qg-jokers | (unused)
# $lacking | number 0-5 | (unused)
# $count | number 0-0 | (unused) none
# $first | number 1-1 | (unused)
# $items | list phrase qg-cell-rim | (unused)
# $more | number 0-0 | (unused)
qg-fits-nowhere = { $hexagon }{ $held ->
        [none] , not in the storage
       *[other] { "" }
    }: there is no place where it may lie now

# Every way to pay for a hexagon, those with the fewest jokers first, three at a time.
# $hexagon | phrase qg-hexagon | which
# $held | id tile expansion both none | as what it is stored
# $cost | number 2-6 | its cost, itself counted
# $count | number 1-400 | how many ways
# $first | number 1-400 | number of the first one listed
# $items | some phrase qg-pay-way | at most three of them
# $more | number 0-397 | (unused) how many follow
qg-pay = { $first ->
        [1] { $hexagon }{ $held ->
            [none] , not in the storage
           *[other] { "" }
        }: cost { WORDS($cost) }, itself counted, with { WORDS($count) } { $count ->
        [one] way
       *[other] ways
    } of paying.
       *[other] { "" }
    } { LIST($items, style: "sentences") }
    .terse = { $first ->
        [1] { $hexagon }{ $held ->
            [none] , not in the storage
           *[other] { "" }
        }: cost { WORDS($cost) }, with { WORDS($count) } { $count ->
        [one] way
       *[other] ways
    }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

# One way to pay: what is given up beside the hexagon.
# $items | some phrase qg-hexagon qg-hexagons qg-expansion qg-jokers | what
qg-pay-way = { LIST($items) }

# A hexagon that costs nothing but itself.
# $hexagon | phrase qg-hexagon | which
# $held | id tile expansion both none | as what it is stored
qg-pay-free = { $hexagon }{ $held ->
        [none] , not in the storage
       *[other] { "" }
    }: nothing else is discarded

# A hexagon that cannot be paid for.
# $hexagon | phrase qg-hexagon | which
# $held | id tile expansion both none | as what it is stored
# $cost | number 2-6 | its cost, itself counted
# $lacking | number 1-5 | how many things are missing
qg-pay-none = { $hexagon }{ $held ->
        [none] , not in the storage
       *[other] { "" }
    }: cost { WORDS($cost) }, and { WORDS($lacking) } missing to pay

# What to do, best first.
# $count | number 1-3 | (unused) how many
# $items | some phrase qg-best-act | at most three
qg-best = Best first. { LIST($items, style: "sentences") }

# An act with what it brings at once.
# $points | number 0-60 | points of groups, bonuses, wheel and pavilions that it adds
# $cost | number 0-99 | points that it costs
# $jokers | number 0-12 | jokers that it brings
# $choice | phrase qg-choice-take qg-choice-place qg-choice-lay qg-choice-buy qg-choice-pass | what is done
qg-best-act = { $points ->
        [0] { $cost ->
            [0] { $jokers ->
                [0] { "" }
               *[other] it brings { COUNT($jokers, of: "joker") }:
            }
           *[other] it costs { COUNT($cost, of: "point") }:
        }
       *[other] it brings { COUNT($points, of: "point") }{ $jokers ->
            [0] { "" }
           *[other] { " " }and { COUNT($jokers, of: "joker") }
        }:
    } { $choice }

# There is no act to advise.
# $waits | phrase qg-await-lots qg-await-draw qg-await-turn qg-await-act qg-await-round qg-await-over | what the game waits for
qg-best-none = now there is nothing to choose. { $waits }

# Advice was not allowed at set-up.
qg-no-advice = advice is not allowed in this game. What can be laid is answered by the command fits, three one
    .terse = advice is not allowed here

## The course of the game.

# Which round it is, who acts, who has passed, and where the starting marker is.
# $round | number 1-4 | which
# $left | number 0-3 | rounds that follow
# $players | list name | who still acts, from the one on turn
# $passed | list name | who has passed, in that order
# $taken | number 0-1 | whether somebody has the marker
# $holder | name | who, empty if nobody
# $starter | name | who began the round
qg-rounds = round { WORDS($round) }, { $left ->
        [0] the last one
       *[other] then { WORDS($left) } more
    }. { SIZE($players) ->
        [0] { "" }
       *[other] In turn: { LIST($players, style: "comma") }.
    } { SIZE($passed) ->
        [0] { "" }
       *[other] Passed: { LIST($passed, style: "comma") }.
    } The round began with { $starter }. { $taken ->
        [0] The starting player marker lies in the display
       *[1] Starting player marker: { $holder }{ $left ->
            [0] { "" }
           *[other] , who begins the next round
        }
    }
    .terse = round { WORDS($round) }, { $left ->
        [0] the last one
       *[other] then { WORDS($left) } more
    }. { SIZE($players) ->
        [0] { "" }
       *[other] In turn: { LIST($players, style: "comma") }.
    } { SIZE($passed) ->
        [0] { "" }
       *[other] Passed: { LIST($passed, style: "comma") }.
    } Marker: { $taken ->
        [0] display
       *[1] { $holder }
    }

# Nobody acts before the lots.
qg-rounds-lots = lots come first, who begins

# How many rounds the game had.
# $rounds | number 4-4 | how many
qg-rounds-over = the game is over after { WORDS($rounds) } rounds

# What the wheel scores in this round, and in the next one.
# $round | number 1-4 | which
# $items | several phrase qg-wheel-at | what it scores
# $own | number 0-1 | whether a player asks for a garden
# $pavilions | number 0-6 | pavilions of the garden, a point each
# $points | number 0-400 | what the round would bring now, pavilions included
# $then | list phrase qg-wheel-then | what it scores in the next round, none in the last one
qg-wheel-now = wheel, round { WORDS($round) }. { LIST($items, style: "sentences") }. { $own ->
        [0] Each pavilion one point
       *[1] { COUNT($pavilions, of: "pavilion") }. That would bring { COUNT($points, of: "point") } now
    }{ SIZE($then) ->
        [0] { "" }
       *[other] . Next round: { LIST($then, style: "comma") }
    }

# What one sector of the wheel scores.
# $property | phrase qg-property | the colour or pattern
# $each | number 0-9 | points for each hexagon
# $own | number 0-1 | whether a player asks for a garden
# $count | number 0-36 | such hexagons in it
qg-wheel-at = { $property }: { COUNT($each, of: "point") } each{ $own ->
        [0] { "" }
       *[1] , in the garden { WORDS($count) }
    }

# What a sector scores in the next round.
# $property | phrase qg-property | the colour or pattern
# $each | number 0-9 | points for each hexagon
qg-wheel-then = { $property } { COUNT($each, of: "point") }

# The wheel scores nothing any more.
qg-wheel-over = the game is over, the wheel has been scored in every round

## Points.

# Points of one player, and with all that the end would bring now.
# $player | name | whose
# $running | number | on the track
# $total | number | with the end
# $storage | number | what the storage brings at the end
# $groups | number | what the groups bring
# $bonuses | number | what their bonuses bring
# $over | number 0-1 | whether the game is over
qg-score = { $player } has { $over ->
        [0] { COUNT($running, of: "point") }, with the end as it is now { WORDS($total) }
       *[1] { COUNT($total, of: "point") }, before the end { WORDS($running) }
    }: storage { WORDS($storage) }, groups { WORDS($groups) }, bonuses { WORDS($bonuses) }
    .terse = { $player } { $over ->
        [0] { COUNT($running, of: "point") }, with the end { WORDS($total) }
       *[1] { COUNT($total, of: "point") }
    }

# What the end brings, or would bring now, three reasons at a time.
# $points | number | all together
# $over | number 0-1 | whether the game is over
# $count | number 1-50 | (unused) how many reasons
# $first | number 1-50 | number of the first one listed
# $items | some phrase qg-line-storage qg-line-group qg-line-bonus | at most three of them
# $more | number 0-47 | (unused) how many follow
qg-bonuses = { $first ->
        [1] The end { SIGN($points) ->
            [minus] { $over ->
                [0] would take away { COUNT($points, of: "point", sign: "none") } now
               *[1] takes away { COUNT($points, of: "point", sign: "none") }
            }
           *[plus] { $over ->
                [0] would bring { COUNT($points, of: "point") } now
               *[1] brings { COUNT($points, of: "point") }
            }
        }.
       *[other] { "" }
    } { LIST($items, style: "sentences") }

# The end brings nothing.
# $points | number 0-0 | (unused)
# $over | number 0-1 | (unused) whether the game is over
# $count | number 0-0 | (unused) none
# $first | number 1-1 | (unused)
# $items | list phrase qg-line-storage | (unused)
# $more | number 0-0 | (unused)
qg-bonuses-none = the end brings nothing yet

# Who leads, or has won, best first.
# $items | some phrase qg-rank | one a rank
# $over | number 0-1 | whether the game is over
qg-ranking = { $over ->
        [0] If the game ended now: { LIST($items, style: "comma", form: "listed") }
       *[1] The game is over. { LIST($items, style: "sentences", form: "won") }
    }
    .terse = { $over ->
        [0] { LIST($items, style: "sentences") }
       *[1] { LIST($items, style: "sentences", form: "won") }
    }

## What cannot be answered.

# A question about a garden, asked at the table, while nobody is on turn.
qg-whose-garden = which player do you mean? Type the number or the name

# Words that are no question.
# $question | text | (unused) what was asked
qg-not-understood = this question is not known, help lists them all
