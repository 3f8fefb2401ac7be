### Counting and ranking finished kingdoms: variants, dominoes put aside, Dynasty's three games, and what goes wrong there.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see kingdom.ftl.

## What is told.

# Heads the kingdoms of one of Dynasty's games.
# $number | number 1-3 | which game
rg-game = { ORDINAL($number) } game

# One player's points of Dynasty, and those of each game.
# $player | name | who
# $total | number | all games together
# $games | some phrase rg-sum-game | each game, in order
rg-sum = { $player } has { COUNT($total, of: "point") }: { LIST($games, style: "comma") }
    .terse = { $player } { COUNT($total, of: "point") }

# One game among those that are added.
# $number | number 1-3 | which
# $points | number | its points
rg-sum-game = { ORDINAL($number) } game { WORDS($points) }

# Players with the same sum of Dynasty's games.
# $players | several name | who
# $total | number | their sum
rg-tie-sum = { LIST($players) } are level at { COUNT($total, of: "point") }. In Dynasty nothing else decides

## What is asked.

# How many dominoes a player has put aside, where the kingdom does not show it.
# $player | name | whose kingdom
rg-count-ask = { $player }: how many dominoes were put aside? Type the number, zero means none

## What cannot be counted so.

# A variant that does not exist.
# $found | text | what was typed
# $known | some text | those that exist
rg-count-variant = the variant { $found } is not known. Variants: { LIST($known, style: "comma") }

# The Duel is told of a small kingdom.
# $player | name | whose kingdom, or its file
rg-count-size = { $player }: this kingdom is five by five squares, the Mighty Duel needs seven by seven. Leave the Duel out, or write the kingdom down in seven rows

# More dominoes than there can be.
# $player | name | whose kingdom, or its file
# $laid | number 0-25 | dominoes that lie there
# $discarded | number | dominoes put aside
# $each | number 12-24 | dominoes that a player gets
rg-count-dominoes = { $player }: { COUNT($laid, of: "domino") } laid and { WORDS($discarded) } put aside, but a player gets only { WORDS($each) }. Check the kingdom, and how many were put aside

# Harmony needs a number that nobody has told.
# $player | name | whose kingdom, or its file
# $reason | id wider unread | why the kingdom itself does not tell
# $option | text | the option that takes the number
rg-count-unknown = { $player }: Harmony asks whether a domino was put aside, and { $reason ->
        [wider] in the Duel with Wider offer the kingdom does not show it
       *[unread] some squares cannot be read
    }. Add the option { $option } with the number, zero means none

# What was told as dominoes put aside is no number.
# $found | text | what was typed
# $option | text | the option that takes the number
rg-count-number = this is not a number: { $found }. The option { $option } takes how many dominoes were put aside

# A number of dominoes put aside below zero.
# $number | number | what was typed, below zero
rg-count-below = dominoes put aside cannot be fewer than zero, you entered { WORDS($number) }. Zero means none

# Not as many numbers of dominoes put aside as kingdoms.
# $told | number 1-99 | numbers that were told
# $count | number 1-99 | kingdoms
rg-count-each = { WORDS($told) } { $told ->
        [one] number was given
       *[other] numbers were given
    }, and there { $count ->
        [one] is { WORDS($count) } kingdom
       *[other] are { WORDS($count) } kingdoms
    }. Each kingdom needs its own, in the same order

# The files of Dynasty cannot be parted into three games.
# $count | number 1-99 | how many files there are
rg-count-thirds = Dynasty counts three games together, so each player needs three files. { $count ->
        [one] There is { WORDS($count) } file
       *[other] There are { WORDS($count) } files
    }. Name those of the first game, then of the second and the third, the players always in the same order

# A file of Dynasty could not be counted, so there are no sums.
rg-count-gap = The games of Dynasty are not counted together, because one kingdom is missing. Mend the file that was named, then count again

# Dynasty is asked of boards, on which one game lies.
rg-count-dynasty = Dynasty needs the kingdoms of three games, and only one game lies here. Write the kingdoms of each game down as files, and name the files

# A ranking of one kingdom.
# $command | text | what counts a single one
rg-rank-few = a ranking needs two kingdoms at least. Name more files, or count a single one by: { $command }

# A ranking is asked with Dynasty.
# $command | text | what adds up the games
rg-rank-dynasty = the sums of Dynasty are made and ranked by: { $command }

## What is doubted about a finished kingdom.

# There is no castle in the kingdom.
rg-doubt-castle = the castle is missing. Put it where it was in the game

# Two castles lie in one kingdom.
# $cells | several cell | where they lie
rg-doubt-castles = more than one castle is here: { LIST($cells) }. Take away what does not belong to this kingdom

# A domino that touched neither the castle nor its own terrain, in whatever order the dominoes were laid.
# $number | number 1-48 | which
# $cells | some cell | where it lies
rg-doubt-stranded = domino { WORDS($number) } touches neither the castle nor its own terrain, in whatever order the dominoes were laid: { LIST($cells) }. Look whether it lies where it lay in the game, or whether another one is missing beside it

# A kingdom with an odd number of squares, so that half a domino is missing or too much.
# $count | number 1-47 | how many squares
rg-doubt-odd = the number of squares is odd, { WORDS($count) }, so that they are not whole dominoes. Look for the half that is missing or too much

# Squares that are not made of dominoes of the set that could be laid there.
# $cells | some cell | where
rg-doubt-squares = no dominoes of the set can have been laid so: { LIST($cells, most: 6) }. Compare these squares with what lies there

# More dominoes than a player gets.
# $laid | number 1-24 | how many lie there
# $each | number 12-24 | how many a player gets
rg-doubt-many = { $laid ->
        [one] { COUNT($laid, of: "domino") } lies here
       *[other] { COUNT($laid, of: "domino") } lie here
    }, but a player gets { WORDS($each) }. Take away what does not belong to this kingdom, or name the variants of the game

# The kingdoms of one game together need dominoes that one set has not.
rg-doubt-set = one set does not have enough dominoes for all these kingdoms together. Compare them with what lies there, or count them apart if they are of different games

# A domino that lies on two boards at once.
# $number | number 1-48 | which
# $other | name | on whose board too
# $cells | some cell | where it lies here
rg-doubt-elsewhere = domino { WORDS($number) } is read here, { LIST($cells) }, and also on the board of { $other }. Lift it where it does not belong and lay it again
