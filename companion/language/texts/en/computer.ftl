### The computer around the game: sleep, starting by itself, completion of commands in a shell.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

## Sleep: while a game is open, the computer is kept from it.

# Shown by the system where it lists what keeps it from sleeping.
awake-why = a game is open

# The computer can be kept from sleeping.
awake-ready = Sleep: the computer stays awake while a game is open

# The user has set that the computer may sleep during a game.
awake-off = Sleep: the computer may sleep during a game, as the settings say

# This system has nothing that keeps it from sleeping, or it refuses.
awake-none = Sleep: the computer cannot be kept awake from here

# What to do when the computer cannot be kept awake.
awake-none-remedy = Switch off automatic sleep in the computer's settings while you play

## Starting by itself: when a board is plugged in (Linux), at login (macOS, Windows).

# It is switched on.
# $file | text | the file that does it
autostart-on = Autostart: on, { $file }

# It is switched off.
autostart-off = Autostart: off

# It is switched on, but the file is not as this program writes it: an older version, or a program that has moved. The command that renews it is the next line.
# $file | text | the file
autostart-older = Autostart: on, but for another version of the program, { $file }. The next line updates it

# A file that is not ours is in the place; it is left alone. Told as a fact, and as an error.
# $file | text | the file
autostart-foreign = Autostart: another file is in its place and stays as it is, { $file }. Move it away, then try again

# The file in the place cannot be read, written or removed.
# $file | text | the file
# $reason | text | (unused) the system's own words
autostart-unreadable = Autostart: the file cannot be changed, { $file }. Games can be started by hand. Allow writing there, then try again

# This Linux has not the program that starts others by itself.
# $program | text | its name
autostart-nothing-to-start = Autostart: this computer does without { $program }, which would have to do it. Begin games by hand

# The rule for boards is there.
# $file | text | its file
autostart-rule = Rule for boards: installed, { $file }

# Another version of the rule for boards is there.
# $file | text | its file
autostart-rule-other = Rule for boards: another version, { $file }

# The rule for boards is missing.
autostart-rule-none = Rule for boards: still missing. Without it no board starts a game

# Before the line that installs the rule for boards, once, by an administrator.
autostart-rule-install = The next line installs it, type it once

# Before the line that removes the rule for boards.
autostart-rule-remove = The next line removes the rule for boards too

# When it begins to work on Linux.
autostart-plug = Then pull out the boards' cables and plug them in again: a game begins, or the open one goes on

# When it begins to work on macOS and Windows.
autostart-login = From the next login on: a game begins, or the open one goes on

# It was switched off; a game that it began goes on.
autostart-running = A game that is running now goes on

## Completion of commands in a shell.

# The shell is not told, and not to be seen from the system.
# $shells | several text | the shells that are known
completion-unknown = Completion: the shell is not known here. Name it: { LIST($shells, style: "or") }
