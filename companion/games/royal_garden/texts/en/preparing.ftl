### How the table is made ready, where it depends on who draws; see match.ftl.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see kingdom.ftl.

# Set-up: lots, where hands draw them.
rg-prepare-lots = Draw lots who begins, and type the command lots with the number of the player. Without a number the program draws
    .terse = Then lots, who begins

# Set-up: dominoes and lines, where the program draws.
# $in_play | number 24-48 | how many are played
# $rounds | number 6-12 | rounds
# $special | number 0-1 | whether the numbers are those of the Duel with Wider offer
# $count | number 3-5 | dominoes of a line
# $wider | number 0-1 | whether one of them stays free
rg-prepare-drawn = When all castles are placed, the program decides who begins and draws the first dominoes. Each line has { COUNT($count, of: "domino") }, find them by number. { COUNT($in_play, of: "domino") } are played, in { COUNT($rounds, of: "round") }{ $special ->
        [0] { "" }
       *[1] . These are the numbers of the Duel with Wider offer
    }{ $wider ->
        [0] { "" }
       *[1] . One of each line stays free and goes out of the game
    }
    .terse = The program draws lines of { COUNT($count, of: "domino") }, { COUNT($rounds, of: "round") }

# The name of the game.
rg-title = Royal Garden
