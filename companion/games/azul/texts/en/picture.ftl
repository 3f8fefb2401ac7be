### Azul in large letters, beside the sentences that are spoken.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

# The letter of a tile, or of the starting player marker: one that its word has, and another one for each.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $tile | id blue yellow red black white brown marker | which
az-large-letter = { $tile ->
        [blue] B
        [yellow] Y
        [red] R
        [black] K
        [white] W
        [brown] N
       *[marker] M
    }

# The word that such a letter stands for.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $tile | id blue yellow red black white brown marker | which
az-large-word = { $tile ->
        [blue] blue
        [yellow] yellow
        [red] red
        [black] black
        [white] white
        [brown] brown
       *[marker] marker
    }
