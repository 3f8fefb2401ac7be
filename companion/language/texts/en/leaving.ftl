### A player leaves the table: what is alike in all games.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

# Words to type: a player leaves the table.
command-leave = leave, leaves

# What it does.
command-does-leave = leaves the table, the others play on

# The question before it.
# $player | name | who leaves
confirm-leave = Is { $player } really leaving the table? The others play on. Type the same again. Otherwise nothing changes
    .terse = Is { $player } leaving? Type the same again

# A reason: the player has left before.
# $player | name | who
left-already = { $player } is no longer at the table

# A reason: nobody would be left.
last-one = nobody else is left at the table. End the game, or leave the program
