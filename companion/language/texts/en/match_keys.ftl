### Questions about a match that every game has, and the words for them.

# Words to type: acts that can still be taken back.
command-open = open

# Words to type: what has happened meanwhile.
command-changed = changed, changes, news

# What it does: acts that can still be taken back.
command-does-open = which acts are still open

# What it does: what has happened meanwhile.
command-does-changed = what has changed since your last act
