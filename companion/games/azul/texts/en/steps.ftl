### Azul Mini and Azul Master Chocolatier: how the table is made ready.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

# First step: the variants.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $variants | some phrase az-variant | those chosen
az-prepare-variants = Variants: { LIST($variants, style: "comma") }

# The players' boards.
# $edition | id azul_mini master_chocolatier | of which game
# $reverse | number 0-1 | whether the side without colours is played
# $players | number 2-4 | (unused) how many play
az-prepare-boards = Everybody takes a board, with the { $reverse ->
        [0] coloured
       *[1] { $edition ->
            [azul_mini] grey
           *[master_chocolatier] brown
        }
    } side on top, and sets the points to zero
    .terse = Boards with the { $reverse ->
        [0] coloured
       *[1] { $edition ->
            [azul_mini] grey
           *[master_chocolatier] brown
        }
    } side on top, points on zero

# Which row is where, and how cells are named.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $reverse | number 0-1 | whether the side without colours is played
az-prepare-rows = Row one, the shortest line, is the far one, row five the near one. Columns count from the left. A square is named by row and { $reverse ->
        [0] colour
       *[1] column
    }
    .terse = Row one is the far one, row five the near one

# The displays.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $count | number 5-9 | how many
# $special | number 0-1 | whether some show their gold side
# $golds | number 2-4 | how many of them in each round
az-prepare-displays = Lay { WORDS($count) } displays in a circle and number them clockwise. { $special ->
        [0] { "" }
       *[1] All show their blue side first. In each round lots turn { WORDS($golds) } of them over to their gold side, these are special
    }
    .terse = { WORDS($count) } displays{ $special ->
        [0] { "" }
       *[1] , { WORDS($golds) } special in each round
    }

# The tiles.
# $edition | id azul_mini master_chocolatier | of which game
# $companion | number 0-1 | whether the program draws
# $each | number 20-20 | how many of each colour
# $count | number 100-100 | how many in all
az-prepare-bag = { $companion ->
        [0] Put all { PART($edition, $count, of: "az-pieces", names: "edition count") } into the bag, { WORDS($each) } of each colour
       *[1] The program draws. Put the { NOUN($edition, of: "az-piece", form: "tiles") } ready, each colour by itself
    }
    .terse = { $companion ->
        [0] All { NOUN($edition, of: "az-piece", form: "tiles") } into the bag
       *[1] The program draws, sort the { NOUN($edition, of: "az-piece", form: "tiles") } by colour
    }

# Who has the starting player marker first.
# $edition | id azul_mini master_chocolatier | of which game
az-prepare-start = The starting player marker goes to whoever { $edition ->
        [azul_mini] was in Portugal last
       *[master_chocolatier] ate chocolate last
    }, or lots decide
    .terse = The marker goes to whoever { $edition ->
        [azul_mini] was in Portugal last
       *[master_chocolatier] ate chocolate last
    }

# How acts are typed; said where computers play, for whoever sits there alone.
# $edition | id azul_mini master_chocolatier | which game
az-prepare-typed = To take { NOUN($edition, of: "az-piece", form: "tiles") }, type five three, and you are asked for the rest. To lay one { NOUN($edition, of: "az-wall", form: "onto") }: four one
