### What the help of the commands tells of this game.

# help of the commands
# $game | text | an option
# $letters | text | the first line of a file
# $mine | terrain | the last terrain
rg-about-score = Royal Garden, unless { $game } names another: the far row first, squares separated by blanks. C is the castle, W field, F forest, L lake, M meadow, S swamp, N { NOUN($mine, of: "terrain") }, with the number of crowns behind it. The letters of the large print in a language are read too, when the first line says whose they are: { $letters }

# help of the commands
# $example | text | how it is typed
rg-about-sums = Dynasty takes the files of the first match, then of the second, then of the third, the players always in the same order: { $example }. A player is called by the file of the first match

# help of the commands
rg-about-rank = In Royal Garden a tie is broken by the largest area, then by crowns. Who is equal in all of it shares the place

# help of the commands
rg-about-discarded = How many dominoes were put aside, once for each kingdom, in order
