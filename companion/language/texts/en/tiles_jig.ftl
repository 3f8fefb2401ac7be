### The sheet for laying the magnets of one tile into its base, said, printed and in Braille.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

## companion tiles jig: what it is about.

# Which tile's magnets are going to be set.
# $thing | phrase rg-domino tiles-castle tiles-tile jig-gauge | the tile
jig-of = Magnets: { $thing }

# The tile with which sensors are measured, of no game.
jig-gauge = gauge tile

# How many magnets are needed, and with which end of the stick they are set.
# $count | number 1-10 | all of them
# $plus | number 0-10 | with the plus end
# $bar | number 0-10 | with the bar end
jig-magnets = All together: { WORDS($count) }. With the plus end of the stick: { WORDS($plus) }. With the bar end: { WORDS($bar) }

## companion tiles jig: laying the magnets in.

# Where the base goes.
jig-lay = Lay the base on the steel sheet, its pockets upwards

# How the base lies.
jig-turned = Turn it so that one of its two pegs stands at the left, and the other on the near side

# What is felt at the pockets.
jig-signs = Beside each pocket you feel a sunk sign, a plus or a bar. Left pockets have it at their right, right pockets at their left, the middle pocket on its near side

# How a magnet is taken.
jig-take = Slide one magnet off the stack. Take it with the end of the stick that has the same sign as the pocket

# The stick repels the magnet.
jig-away = If the stick pushes the magnet away, turn the magnet over

# How a magnet is set.
jig-set = Set it into the pocket, down to the bottom, and tilt the stick away. The steel keeps it

# The pockets of one half of a domino follow.
# $side | id left right | which half
# $count | number 0-5 | its pockets
# $what | phrase tiles-kind | what that half shows
jig-half = { $side ->
        [left] Left half
       *[right] Right half
    }: { $what }, { WORDS($count) } { $count ->
        [one] pocket
       *[other] pockets
    }

# One pocket.
# $side | id left right whole | which half of a domino, whole where it has none
# $site | id near-left near-right far-right far-left centre | where
# $sign | id plus bar | its sign, and the end of the stick
jig-pocket = { $side ->
        [left] Left half, { NOUN($site, of: "pocket") }
        [right] Right half, { NOUN($site, of: "pocket") }
       *[whole] { NOUN($site, of: "pocket") }
    }: { $sign ->
        [plus] plus
       *[bar] bar
    }

# All magnets are set.
# $count | number 1-10 | magnets
jig-felt = Feel all pockets. { $count ->
        [one] { WORDS($count) } magnet should lie in, and not stand out
       *[other] { WORDS($count) } magnets should lie in, and none stand out
    }

## companion tiles jig: closing it.

# The cap goes on for the check.
jig-cap = Put the cap on without glue. It fits one way only

# The check before gluing.
# $command | text | the command
jig-check = Before you glue, check the tile on a board by: { $command }

# The same for the gauge, which is in no tile set.
# $command | text | the command
jig-check-gauge = Before you glue, lay the tile on one square of a board, every pocket should read north by: { $command }

# The end.
jig-glue = If all agrees, glue the cap on, and leave the tile on the steel sheet until the glue is dry

## companion tiles jig --steps.

# What can be typed between two steps.
# $repeat | text | what repeats a step
# $previous | text | what goes back by one
# $quit | text | what ends it
jig-keys = Enter goes on. Again: { $repeat } and Enter. Back: { $previous } and Enter. To end: { $quit } and Enter

## A tile that is named.

# The tile set has no tile that is called so.
# $text | text | what was typed
# $id | text | the set
tiles-no-such-tile = tile set { $id } has nothing of this name: { $text }. A domino is named by its number, a castle by the word castle and its number, a tile of a colour by its colour

## The sheet in Braille.

# The sheet is there.
# $file | text | its file
# $count | number 1-99 | its pages
braille-written = The sheet in Braille is written, file { $file }. It has { WORDS($count) } { $count ->
        [one] page
       *[other] pages
    }

# The program that translates into Braille is missing.
# $program | text | its name
# $command | text | what installs it
braille-none = The sheet in Braille cannot be made, for the program { $program } of liblouis is missing. In Debian and its relatives this installs it: { $command }. Without the Braille file the sheet is said and printed all the same

# The program that translates into Braille is there and does not do it.
# $program | text | its name
# $table | text | the table of the language
# $command | text | what installs it anew
braille-failed = The sheet in Braille cannot be made. The program { $program } does not translate with table { $table }. Perhaps its tables are missing, in Debian and its relatives this brings them: { $command }. Without the Braille file the sheet is said and printed all the same
