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
