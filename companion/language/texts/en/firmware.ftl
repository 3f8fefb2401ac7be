### The programs of the boards: too old, or unable to do what they are asked.

# A board has an older program than the one that came with the companion. Said once.
# $player | name | whose board
# $firmware | text | its version
# $command | text | what renews it
board-firmware-older = { $player }: the program of this board is an older one, { $firmware }. The board is read all the same. After the game, type { $command }
    .terse = { $player }: older program on this board. After the game, type { $command }

# The wand is switched on, but this board cannot feel it.
# $player | name | whose board
board-no-wand = { $player }: this board does not feel the wand. Ask by a key what lies on a square
    .terse = { $player }: no wand on this board

# A board does not tell what lies on it.
# $player | name | whose board
board-tells-nothing = { $player }: the board does not say what lies on it. Pull its cable out and plug it in again
    .terse = { $player }: board says nothing. Pull the cable out and plug it in again
