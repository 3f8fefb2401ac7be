### One owner: the lock, the local socket, and a second terminal that joins a running game.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

## The owner: one process holds ports, voice and journal.

# The folder of lock and socket cannot be used, so no game can begin.
# $folder | text | the folder
# $reason | id denied readonly full foreign open occupied locks failed | what is wrong with it
# $variable | text | the variable of the environment that names the folder of all our files
local-folder-wrong = The game cannot begin: { $reason ->
        [denied] the companion must not write in its own folder
        [readonly] the disk of the companion's own folder is read only
        [full] the disk of the companion's own folder is full
        [foreign] the companion's own folder belongs to another user
        [open] other users may write in the companion's own folder
        [occupied] something else stands in the place of the companion's own folder or of a file in it
        [locks] the disk of the companion's own folder cannot lock files
       *[failed] the companion's own folder cannot be used
    }: { $folder }. { $reason ->
        [denied] Allow writing there
        [readonly] Allow writing there
        [full] Make room there
        [foreign] Remove the folder
        [open] Remove the folder, a new one will be made
        [occupied] Remove it, a new one will be made
        [locks] Name a folder on another disk as { $variable }
       *[failed] Ask the command companion doctor
    }, then begin again

# A companion has the lock, but cannot be spoken with yet.
local-starting = The game is just starting. Try again in a moment

# The running companion does not answer.
# $pid | number 0-9999999 | its process, 0 if not known
local-silent = The running game does not answer. What has been played is kept. Try again{ $pid ->
        [0] { "" }
       *[other] , or end process number { WORDS($pid) } and begin anew
    }
    .terse = The running game does not answer

# So many commands are connected that no more are let in.
local-full = The running game cannot listen now: too many commands are connected. End one, then try again

# The connection was cut, the game goes on.
local-cut = The connection is gone, but the game goes on. Start this command again

# The running companion has died.
local-died = The running game has stopped. Everything so far is saved. To go on, type: companion play
    .terse = The running game has stopped, all is kept

# The running companion is of another version than this command.
# $theirs | number 0-999 | version of what the game speaks
# $ours | number 0-999 | version of what this command speaks
# $newer | id game command | which of the two is newer
local-version = This command cannot talk with the running game. The game has version { WORDS($theirs) }, the command version { WORDS($ours) }. { $newer ->
        [game] Use the command that was installed with the game
       *[command] Leave the game, it is kept, and begin it again
    }

## A second terminal.

# This terminal's keyboard has joined the running game.
# $players | some name | who plays
# $count | number 0-999 | (unused) moves so far
local-joined = The game is running: { LIST($players) }. This keyboard has joined it

# The seat asked for is not there.
# $seat | number 0-5 | the seat
# $count | number 0-5 | how many seats there are
local-seat-none = Seat number { WORDS($seat) } is not in this game, it has { WORDS($count) } { $count ->
        [one] seat
       *[other] seats
    }. Choose another seat

# This terminal leaves; the game goes on.
local-left = This keyboard has left, the game goes on

# The companion has ended in good order.
# $reason | id finished left | the match is over, or is kept to be taken up again
local-over = The running game has ended, { $reason ->
        [finished] the match is over
       *[left] it is kept and is offered again next time
    }

## Said aloud from outside.

# A text from another command, as it is.
# $text | text | the text
said-aloud = { $text }

# There was no word in what was to be said.
say-nothing = The text has no word in it. Type what is to be said after the command
