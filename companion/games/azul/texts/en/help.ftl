### What the help of the commands tells of this game.

# help of the commands
# $heads | text | lines before the rows
# $remark | text | the sign that begins a remark
# $rounds | text | an option
az-about-score = Azul: five rows of five squares, the row of the shortest line first, blanks where you like. Azul Mini: B blue, Y yellow, R red, K black, W white. Azul Master Chocolatier: B blue, N brown, W white, K black, R red. The digits one to five mean the same colours in this order. Lines before the rows may tell more: { $heads }. A line with { $remark } is a remark. { $rounds } keeps the score of a set without electronics

# help of the commands
az-about-rank = In Azul a tie is broken by complete rows

# help of the commands
az-about-points = Azul and Queen's Garden: the points on the counter before what is scored, once for each board, in order

# help of the commands
az-about-reverse = Azul: the walls are of the reverse side, grey or brown

# help of the commands
az-about-rounds = Azul: counts round by round what is typed, and goes on where it was left
