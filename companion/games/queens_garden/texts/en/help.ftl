### What the help of the commands tells of this game.

# help of the commands
# $heads | text | lines at the top
# $fountain | text | such a line
# $front | text | such a line
# $back | text | such a line
# $space | text | such a line
# $colours | text | colours and their digits
# $patterns | text | patterns and their digits
qg-about-score = Queen's Garden: each line has a name, a colon and what it says. Lines at the top: { $heads }. The spaces of the fountain board clockwise from twelve o'clock, a hyphen is empty: { $fountain }. An expansion is told by where it lies and by its printed hexagon, as { $front }, face down as { $back }, and one space alone as { $space }. A hexagon is its colour and pattern, in words or as two digits: { $colours }, { $patterns }. Without files, after a game without electronics, each garden is asked for space by space

# help of the commands
qg-about-rank = In Queen's Garden whoever has as many points shares the place

# help of the commands
about-wheel = Corrects what the wheel of Queen's Garden scores

# help of the commands
# $b | text | the letter of the side
about-wheel-more = The points of the second side, { $b }, are printed on the board only: they are entered here once. Each colour and pattern is asked for with its round and its points. Enter keeps what is told, the word back goes one question back. All of it is read back before it is kept. Without a terminal the tables are printed
