### What the program says of itself: journal, kept games, voice, ports, tile sets.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.
### The program never says "mine" or "my" of itself: it is a terrain.

## The journal: every accepted move is kept there. First what happened, then what it means, then what to do.

# Another program has the journal open.
# $file | text | (unused) the journal's file
journal-locked = The journal is in use by another program. A game is probably running already. End it, or go on there
    .terse = The journal is in use by another program

# A newer program has written the journal.
# $file | text | (unused) the journal's file
# $schema | number 0-99 | (unused) its version
# $known | number 0-99 | (unused) the version known here
journal-newer = The journal was written by a newer program. Nothing in it has been changed. Install the newer program
    .terse = The journal is from a newer program, it is unchanged

# The file in the journal's place is of another program.
# $file | text | (unused) the journal's file
journal-foreign = The file in the journal's place belongs to another program. It is left as it is. Choose another place in the settings
    .terse = The journal's file belongs to another program

# The journal cannot be opened.
# $file | text | (unused) the journal's file
# $reason | id full readonly locked damaged io older | what the disk says
journal-unusable = The journal cannot be opened: { $reason ->
        [full] the disk is full
        [readonly] writing is not allowed there
        [locked] another program is using it
        [damaged] the file is damaged
        [older] the file is from an older program
       *[io] the disk does not answer
    }

# Moves cannot be written now; they are kept in memory.
# $file | text | (unused) the journal's file
# $reason | id full readonly locked gone damaged io | what the disk says
# $folder | text | where the journal's file lies
journal-in-memory = Careful: { $reason ->
        [full] the disk is full
        [readonly] the journal must not be written
        [locked] another program holds the journal
        [gone] the journal is gone from its place
        [damaged] the journal is damaged
       *[io] the disk does not answer
    }. From now on the moves are kept in memory only, and are written as soon as it is possible. The game goes on. { $reason ->
        [full] Make room where this folder lies
        [readonly] Allow writing in this folder
        [gone] Bring this folder back
        [locked] End the other program, this folder is the journal's
        [damaged] Look after the disk of this folder
       *[io] Look after the disk of this folder
    }: { $folder }
    .terse = Careful: the journal cannot be written, the moves are kept in memory

# What was kept in memory has been written.
# $file | text | (unused) the journal's file
# $count | number 1-9999 | (unused) lines written
journal-written = The journal is complete again, everything has been written
    .terse = Everything is written

# A damaged journal was set aside and its good part kept.
# $file | text | (unused) the journal's file
# $aside | text | (unused) where the damaged file lies now
# $name | text | its name
# $count | number 0-9999 | lines kept
journal-healed = Careful: the journal was damaged. { COUNT($count, of: "line") } of it could be kept. The damaged file is set aside as { $name }
    .terse = Careful: the journal was damaged, the good part is kept

# An older journal was brought up to date; the old file is kept.
# $file | text | (unused) the journal's file
# $aside | text | (unused) where the old file lies now
journal-migrated = The journal has been updated for this program. The old file is kept beside it
    .terse = The journal has been updated

# There is no game in the journal.
# $file | text | (unused) the journal's file
journal-empty = there is no game in the journal yet

# Something was to be written, but there is no open game.
journal-no-game = there is no open game

# A game number that the journal does not have.
# $game | number | the number
journal-no-such-game = the journal has no game { WORDS($game) }

# The beginning of a game is lost, so that it cannot be read.
# $game | number 1-999 | the number
journal-game-damaged = game { WORDS($game) } cannot be read, its beginning is lost

# A finished game cannot be gone on with.
# $game | number 1-999 | the number
journal-game-finished = game { WORDS($game) } is finished

# The game was played with another tile set than the one in use.
# $tiles | text | id of that set
journal-other-tiles = this game was played with another tile set: { $tiles }

# At the end lines could not be written.
# $count | number 1-9999 | how many
journal-rows-lost = Careful: the last part of the game could not be written, { $count ->
        [one] { COUNT($count, of: "line") } is lost
       *[other] { COUNT($count, of: "line") } are lost
    }. When the game goes on, check points and pieces

## The game begins, goes on, is offered again.

# A new game begins.
# $players | some name | who plays
game-begun = A new game begins: { LIST($players) }
    .terse = New game: { LIST($players) }

# A kept game goes on.
# $count | number 0-99 | moves so far
game-resumed = The game goes on, so far { COUNT($count, of: "move") }
    .terse = The game goes on

# A game is open in the journal; asked before playing.
# $players | some name | who plays
# $count | number 0-99 | moves so far
resume-offer = An open game is kept: { LIST($players) }, { COUNT($count, of: "move") }. Go on with it? Enter yes, zero no
    .terse = Open game, { LIST($players) }. Go on? Enter yes, zero no

# The program ends while the game is open.
play-kept = the game is kept and is offered again next time

# The name of a player who gave none.
# $number | number 1-5 | seat
player-default = { ORDINAL($number) } player

# Boards were to be read, but none is there.
no-board-found = there is no board to be found. Check the cable, or play with typed moves

## Kept games: history, export, import, replay.

# How many games are kept.
# $count | number 0-999 | how many
history-count = { $count ->
        [0] There is no game in the journal yet
       *[other] The journal has { COUNT($count, of: "game") }
    }

# One kept game in the list.
# $number | number 1-999 | its number
# $when | phrase moment | day and time
# $players | some name | who played
# $rows | number 0-9999 | (unused) lines of the journal
# $state | id open over given-up imported damaged | how it stands
history-game = Game { WORDS($number) }, { $when }, { LIST($players) }, { $state ->
        [open] open
        [over] finished
        [given-up] abandoned
        [imported] imported
       *[damaged] damaged
    }

# A game was written to a file.
# $number | number 1-999 | its number
# $file | text | the file
# $rows | number 0-9999 | (unused) lines written
history-exported = Game { WORDS($number) } is written to file { $file }

# A game was taken from a file.
# $number | number 1-999 | its number here
# $file | text | (unused) the file
history-imported = The game is taken in and has number { WORDS($number) }

# Asked before a game, or every game, is deleted for good.
# $number | number 0-999 | its number, nought for all
history-forget-ask = { $number ->
        [0] All games: really forget them for good?
       *[other] Game { WORDS($number) }: really forget it for good?
    } One yes, zero no

# A game, or every game, was deleted.
# $number | number 0-999 | its number, nought for all
history-forgotten = { $number ->
        [0] All games are forgotten
       *[other] Game { WORDS($number) } is forgotten
    }

# Nothing was deleted.
history-not-forgotten = everything is kept

# A game could not be written to a file.
# $file | text | the file
# $reason | text | (unused) the system's own words
export-not-written = The file cannot be written: { $file }

# A stranger's file cannot be taken in; nothing was.
# $file | text | the file
# $line | number 0-9999 | the line, nought where none is to blame
# $column | number 0-9999 | the column, nought where none is to blame
# $reason | id not-text too-long control not-json nesting number length type not-an-export newer order header count missing directory special denied too-large unreadable | what is wrong
import-refused = File { $file }{ $line ->
        [0] { "" }
       *[other] , line { WORDS($line) }{ $column ->
            [0] { "" }
           *[other] , column { WORDS($column) }
        }
    }: { $reason ->
        [not-text] it is not plain text
        [too-long] the line is too long
        [control] it holds a character that is no text
        [not-json] the line cannot be read
        [nesting] the line is nested too deeply
        [number] a number is out of its bounds
        [length] a text is too long
        [type] something is of the wrong kind
        [not-an-export] it is no exported game
        [newer] it is from a newer program
        [order] its lines are not in their order
        [header] the beginning of the game is wrong
        [count] lines are missing or too many
       *[other] { NOUN($reason, of: "file-fault") }
    }. Nothing has been taken in

# A kept game was judged again.
# $count | number 0-999 | differences
# $moves | number 0-999 | moves checked
replay-checked = { $count ->
        [0] { COUNT($moves, of: "move") }, judged as before
        [one] { COUNT($moves, of: "move") }, { WORDS($count) } judged differently
       *[other] { COUNT($moves, of: "move") }, { WORDS($count) } judged differently
    }

## The voice.

# There is no sound device; said once, in print.
no-sound-device = There is no sound device. Every line is printed instead

# The speech engine cannot be loaded.
# $library | text | which was wanted
# $reason | text | (unused) the system's own words
voice-no-library = The speech engine cannot be loaded: { $library }

# The speech engine refuses a sentence.
# $code | number | (unused) its own number
voice-engine = The speech engine cannot say this sentence

# The speech engine lacks a language.
# $language | id cs pl en | which
voice-no-language = The speech engine does not know { $language ->
        [cs] Czech
        [pl] Polish
       *[en] English
    }

# The place named for the speech cannot be written; said before anything has begun.
# $file | text | the file
wav-unwritable = The sound file cannot be written: { $file }. So far nothing has begun. Choose another place

# Two options that exclude each other.
# $text | text | the option to print only
# $wav | text | the option to write the speech
wav-and-text = With { $text } nothing is spoken, so { $wav } has nothing to write. Leave out one of the two

# The sound file cannot be written.
# $file | text | the file
# $reason | text | (unused) the system's own words
voice-wav = The sound file cannot be written: { $file }

# The voice cannot be started.
# $reason | text | (unused) the system's own words
voice-no-process = The voice cannot be started. Every line is printed instead

# The voice stopped several times and is given up.
# $starts | number 1-99 | (unused) how often it was started
# $reason | text | (unused) its last words
voice-gone = The voice has stopped again and again. Every line is printed until it is back

# A voice that was gone speaks again; it says so itself.
voice-back = The voice is back. From here on every line is spoken again

# One sentence could not be said.
# $attempts | number 1-9 | (unused) how often it was tried
voice-line-failed = One sentence could not be said, it stands in print

# A language that is not there.
# $language | text | which
language-unknown = this language is not there: { $language }. There are Czech, Polish and English

## Ports.

# Another program has the port open.
# $port | text | the port
port-busy = The port is in use by another program: { $port }. Close that program

# The system does not allow opening the port.
# $port | text | the port
port-denied = Opening the port is not allowed: { $port }. Ask companion doctor how to allow it

# There is no such port.
# $port | text | the port
port-gone = The port is not there: { $port }. Check the cable

# More boards than can be read.
# $port | text | the port
# $count | number 1-9 | how many can be read
port-full = More boards than can be read, the most is { COUNT($count, of: "board") }. This port is left alone: { $port }

# What is at the port is no board.
# $port | text | the port
port-silent = Port { $port }: no board answers. Pull the cable out and plug it in again

# What is at the port sends far more than a board ever does, and nobody's board has been known there.
# $port | text | the port
port-flood = Port { $port } sends far too much, so it is not read now. Unplug what is connected there and plug it in again

# The name of the port is not understood.
# $port | text | the port
port-name = this is no name of a port: { $port }

# The port fails.
# $port | text | the port
# $reason | text | (unused) the system's own words
port-failed = The port does not work: { $port }. It is tried again

# A file cannot be written.
# $file | text | the file
# $reason | text | (unused) the system's own words
file-cannot-write = The file cannot be written: { $file }

# Why a file is not read, and what to do.
file-fault-missing = there is no such file. Check its name

# Why a file is not read, and what to do.
file-fault-directory = this is a folder, not a file. Name a file in it

# Why a file is not read, and what to do: it is a device, a pipe or a socket.
file-fault-special = this is no ordinary file. Name another

# Why a file is not read, and what to do.
file-fault-denied = reading it is not allowed. Allow it, or copy the file

# Why a file is not read, and what to do.
file-fault-too-large = it is too large. Check its name

# Why a file is not read, and what to do.
file-fault-unreadable = it cannot be read. Copy it again

# Why a file is not read, and what to do.
file-fault-not-utf8 = it is not plain text. Save it as plain text

## Tile sets.

# The file of a tile set cannot be read.
# $file | text | the file
# $reason | id missing directory special denied too-large unreadable | why, and what to do
tiles-unreadable = The tile set cannot be read, { $file }: { NOUN($reason, of: "file-fault") }

# The file of a tile set has a fault; the first is told.
# $file | text | the file
# $line | number 1-999 | its line
# $column | number 1-999 | its column
# $reason | phrase tiles-title tiles-number tiles-number-twice tiles-number-used-twice tiles-none tiles-fields tiles-too-many tiles-terrain tiles-crowns tiles-pockets tiles-not-utf8 tiles-no-titles tiles-format tiles-no-format tiles-no-id tiles-colour tiles-colour-twice tiles-colour-other tiles-colour-format tiles-count | what is wrong
# $count | number 1-999 | (unused) how many faults there are
# $faults | list phrase tiles-fault | (unused) all of them
tiles-wrong = Tile set { $file }, line { WORDS($line) }, column { WORDS($column) }: { $reason }

# One fault of several in a file.
# $line | number 1-999 | its line
# $column | number 1-999 | its column
# $reason | phrase tiles-title tiles-number tiles-number-twice tiles-number-used-twice tiles-none tiles-fields tiles-too-many tiles-terrain tiles-crowns tiles-pockets tiles-not-utf8 tiles-no-titles tiles-format tiles-no-format tiles-no-id tiles-colour tiles-colour-twice tiles-colour-other tiles-colour-format tiles-count | what is wrong
tiles-fault = Line { WORDS($line) }, column { WORDS($column) }: { $reason }

# A title of a column is not the right one.
# $text | text | what stands there
# $expected | text | what should
tiles-title = the title is { $text }, it should be { $expected }

# A number of a tile cannot be read.
# $text | text | what stands there
tiles-number = this is no number of a tile: { $text }

# A number is used on two lines.
# $text | text | the number
# $first | number 1-999 | the earlier line
tiles-number-twice = this number is already used: { $text }, first on line { WORDS($first) }

# A number is used by two dominoes.
# $number | number 1-99 | the number
tiles-number-used-twice = two dominoes have number { WORDS($number) }

# A file without tiles.
tiles-none = there is no tile in it

# A line has too few or too many fields.
# $count | number 0-99 | how many it has
# $expected | number 1-9 | how many are needed
tiles-fields = the line has { WORDS($count) } { $count ->
        [one] field
       *[other] fields
    } and needs { WORDS($expected) }

# A line has something after its last field.
# $text | text | what
tiles-too-many = too much on the line: { $text }

# A terrain that is not known.
# $text | text | what stands there
tiles-terrain = this terrain is not known: { $text }

# A wrong number of crowns.
# $text | text | what stands there
# $most | number 1-9 | the most
tiles-crowns = crowns: { $text }, the most is { WORDS($most) }

# The pockets of a half cannot be read.
# $text | text | what stands there
tiles-pockets = these are no five pockets: { $text }

# The file is no text.
tiles-not-utf8 = it is not plain text

# The line of titles is missing.
# $titles | text | (unused) the titles
tiles-no-titles = the line of titles is missing

# A format that is not known.
# $format | text | what stands there
# $known | number 1-9 | the format known here
tiles-format = the format is { $format }, known is { WORDS($known) }

# The format is missing.
# $format | text | (unused) nothing
# $known | number 1-9 | the format known here
tiles-no-format = the format is missing, known is { WORDS($known) }

# The id of the set is missing.
tiles-no-id = the id of the set is missing

# A number that the set does not have.
# $number | number | which
tiles-no-such-number = the set has no domino { WORDS($number) }

# What a half shows, in a list.
# $terrain | terrain | its terrain
# $crowns | number 0-3 | its crowns
tiles-kind = { PART($terrain, $crowns, of: "rg-half", names: "terrain crowns") }

# Halves that a cell alone cannot tell apart; the domino can.
# $kinds | several phrase tiles-kind | which
tiles-shared = these halves share one word: { LIST($kinds) }. The domino tells them apart

# Pockets that no half may have.
# $number | number 1-99 | the domino
# $half | id a b | which half
# $word | text | (unused) its pockets
tiles-unlawful = domino { WORDS($number) }, { $half ->
        [a] first half
       *[b] second half
    }: these pockets belong to another game

# Pockets that look the same when turned.
# $number | number 1-99 | the domino
# $half | id a b | which half
# $word | text | (unused) its pockets
tiles-symmetric = domino { WORDS($number) }, { $half ->
        [a] first half
       *[b] second half
    }: these pockets do not tell how it lies

# Pockets that no castle may have.
# $number | number 1-9 | the castle
# $word | text | (unused) its pockets
tiles-castle-unlawful = castle { WORDS($number) }: these pockets belong to another game

# A castle that is read like another object.
# $number | number 1-9 | the castle
# $other | text | the other object's name in the file
tiles-castle-like = castle { WORDS($number) } is read like another tile: { $other }

# Fewer castles than players.
# $count | number 0-9 | castles
# $expected | number 1-9 | players
tiles-few-castles = the tile set has { COUNT($count, of: "castle") }, and { $expected ->
        [one] one plays
       *[other] { WORDS($expected) } play
    }

# A tile of another game that is read like one of ours.
# $game | text | the other game
# $number | number 1-99 | its number
tiles-foreign-like = a tile of another game is read like one of this set: { $game }, number { WORDS($number) }

# A domino that is almost the same when turned.
# $number | number 1-99 | the domino
# $distance | number 0-9 | (unused) in how many pockets it differs
tiles-turn-close = domino { WORDS($number) } is almost the same when turned round

# Two dominoes with the same pockets.
# $first | number 1-99 | one
# $second | number 1-99 | the other
tiles-same-words = domino { WORDS($first) } and domino { WORDS($second) } are read as the same

# Two dominoes with almost the same pockets.
# $first | number 1-99 | one
# $second | number 1-99 | the other
# $distance | number 0-9 | (unused) in how many pockets they differ
tiles-close = domino { WORDS($first) } and domino { WORDS($second) } are almost the same

# A domino glued in upside down would be read as another.
# $number | number 1-99 | the domino
# $reads_as | number 1-99 | what it would be read as
tiles-inverted = domino { WORDS($number) } glued in upside down is read as domino { WORDS($reads_as) }

## Virtual boards and their scripts, for trying out.

# A script cannot be read.
# $file | text | the file
# $reason | id missing directory special denied too-large unreadable not-utf8 | why, and what to do
script-unreadable = The script cannot be read, { $file }: { NOUN($reason, of: "file-fault") }

# A line of a script is wrong.
# $file | text | the file
# $line | number 1-999 | its line
# $column | number 1-1 | (unused)
# $reason | phrase script-verb script-args | what is wrong
script-wrong = Script { $file }, line { WORDS($line) }: { $reason }

# A word that no script knows.
# $text | text | the word
script-verb = this command is not known: { $text }

# A command with wrong words after it.
# $text | text | the command
script-args = wrong words after { $text }

# The object lies on the virtual board.
# $thing | text | the object's name in the set
virtual-lies-already = it lies on the board already: { $thing }

# The object does not lie on the virtual board.
# $thing | text | the object's name in the set
virtual-lies-not = this is not on the board: { $thing }

# The object has no such half.
# $thing | text | the object's name in the set
# $half | text | (unused) which half
virtual-no-half = it has no such half: { $thing }

# The set has no such object.
# $thing | text | the object's name in the set
virtual-no-thing = the set has no { $thing }

# A cell outside the virtual board.
# $column | number | its column
# $row | number | its row
virtual-no-cell = the board has no column { WORDS($column) }, row { WORDS($row) }

# A cell of the virtual board is taken.
# $cell | text | which
virtual-taken = taken: { $cell }

# The virtual board is on already.
virtual-powered = the board is on already

# An object was given a wrong number of cells.
# $thing | text | the object's name in the set
# $count | number 0-9 | how many were given
# $expected | number 1-2 | how many it covers
virtual-spots = { WORDS($count) } { $count ->
        [one] square is given
       *[other] squares are given
    }, { WORDS($expected) } needed, { $thing }

# Cells that do not lie side by side.
# $thing | text | the object's name in the set
virtual-not-neighbours = these squares do not lie side by side: { $thing }

## Settings.

# The settings file has a fault; a setting at fault keeps its usual value.
# $file | text | (unused) the file
# $line | number 0-9999 | the line, nought where none is to blame
# $column | number 0-9999 | (unused) the column
# $reason | id range choice length uid missing type syntax encoding newer special directory denied too-large unreadable | what is wrong
# $detail | text | (unused) the parser's own words
# $setting | text | name of the setting, or nothing
# $found | text | (unused) what stands there
# $used | text | what is used instead, or nothing
# $expected | list text | what is possible, or nothing
settings-wrong = Settings{ $line ->
        [0] { "" }
       *[other] , line { WORDS($line) }
    }: { $reason ->
        [range] { $setting } is out of its bounds
        [choice] { $setting } knows only { LIST($expected, style: "or") }
        [length] { $setting } is too long
        [uid] { $setting } is no number of a board
        [missing] { $setting } is missing
        [type] { $setting } is of the wrong kind
        [syntax] the line cannot be read, so nothing in the file is used
        [encoding] the file is not plain text, so the usual values hold. Save it as plain text
        [newer] the file is from a newer program, so it is left alone
        [special] this is no ordinary file, so the usual values hold. Move it away
        [directory] this is a folder, not a file, so the usual values hold. Move it away
        [denied] reading the file is not allowed, so the usual values hold. Allow it
        [too-large] the file is too large, so the usual values hold. Move it away
       *[unreadable] the file cannot be read, so the usual values hold. Move it away
    }. { SAME($used, "") ->
        [yes] { "" }
       *[no] { $used } is used instead
    }

# A setting that this program does not know; it is kept in the file.
# $name | text | its name
settings-unknown = This setting is not known, it stays in the file: { $name }

# The settings file could not be written.
# $file | text | the file
# $reason | id full readonly form held | why
# $detail | text | (unused) the system's own words
settings-not-written = The settings could not be written, { $reason ->
        [full] the disk is full
        [form] the file is laid out in an unusual way, it stays as it is
        [held] another program has the file open. Close it and set this again
       *[readonly] writing is not allowed there
    }: { $file }

# A script slides an object that lies elsewhere.
# $thing | text | the object's name in the set
virtual-lies-elsewhere = it lies elsewhere on the board: { $thing }

# This system has no pseudo-terminals for virtual boards.
# $port | text | (unused) where it should have been
virtual-no-pty = virtual boards with a port of their own need Linux or macOS

# Part of a kept game was damaged; said when it is taken up again.
# $count | number 1-9999 | lines of the journal that are lost
game-rows-lost = Careful: the record of this game is damaged, { $count ->
        [one] { COUNT($count, of: "line") } is lost
       *[other] { COUNT($count, of: "line") } are lost
    }. Check the points and the pieces on the boards
    .terse = Careful: { $count ->
        [one] { COUNT($count, of: "line") } of this game is lost
       *[other] { COUNT($count, of: "line") } of this game are lost
    }. Check points and pieces
