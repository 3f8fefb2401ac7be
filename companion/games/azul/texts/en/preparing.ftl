### Azul Mini and Azul Master Chocolatier before they begin: names, variants, who draws, what cannot be.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

# The name of the game.
# $edition | id azul_mini master_chocolatier | which
az-title = { $edition ->
        [azul_mini] Azul Mini
       *[master_chocolatier] Azul Master Chocolatier
    }

# A variant by its name.
# $edition | id azul_mini master_chocolatier | of which game
# $variant | id reverse special marker | which
az-variant = { $variant ->
        [reverse] { $edition ->
            [azul_mini] grey side
           *[master_chocolatier] brown side
        }
        [special] special displays
       *[marker] the starting player marker too may lie on special display five
    }
    .terse = { $variant ->
        [reverse] { $edition ->
            [azul_mini] grey side
           *[master_chocolatier] brown side
        }
        [special] special displays
       *[marker] marker on special display five
    }

# Who draws.
# $edition | id azul_mini master_chocolatier | of which game
# $usual | id hand companion | who, where only Enter is pressed
az-preparing-draw = Who draws lots and { $edition ->
        [azul_mini] tiles
       *[master_chocolatier] pralines
    }? Hands: one. The program: two. Enter: { $usual ->
        [hand] hands
       *[companion] the program
    }

## What cannot be played so.

# Too few or too many players.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $count | number 0-9 | how many there are
# $least | number 2-4 | how many there must be
# $most | number 2-4 | how many there may be
az-setup-players = { $count ->
        [one] there is
       *[other] there are
    } { WORDS($count) } { $count ->
        [one] player
       *[other] players
    }, at least { WORDS($least) } and at most { WORDS($most) } can play

# Two players on one seat.
# $edition | id azul_mini master_chocolatier | (unused) of which game
az-setup-seats = two players have the same seat

# A variant that the game does not have.
# $edition | id azul_mini master_chocolatier | of which game
# $variant | text | its name
az-setup-variant = { PART($edition, of: "az-title", names: "edition") } has no such variant: { $variant }

# The marker may lie on special display five, but special displays are not played.
# $edition | id azul_mini master_chocolatier | (unused) of which game
az-setup-marker = the marker can lie on special display five only with special displays. Choose them first

# A tile set with a tile of another game.
# $edition | id azul_mini master_chocolatier | of which game
az-setup-tiles = the tile set has tiles that do not belong to { PART($edition, of: "az-title", names: "edition") }. Choose another tile set in the settings

# A tile set with more or fewer tiles of a colour than the game has.
# $edition | id azul_mini master_chocolatier | of which game
# $colour | id blue yellow red black white brown | which colour
# $count | number 0-9999 | how many the set has
# $needed | number 20-20 | how many the game has of each colour
az-setup-count = the tile set has { WORDS($count) } { NOUN($colour, of: "az-colour") } { $count ->
        [one] tile
       *[other] tiles
    }. { PART($edition, of: "az-title", names: "edition") } has { WORDS($needed) } of each colour. Correct their number in the file of the set, or choose another tile set in the settings
