### What the commands boards, monitor, tiles and doctor tell; mostly read from a terminal, one fact a line.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

## companion boards.

# How many boards were found.
# $count | number 1-9 | how many
boards-found = { $count ->
        [one] { COUNT($count, of: "board") } is connected
       *[other] { COUNT($count, of: "board") } are connected
    }

# Heads the facts of one board.
# $number | number 1-9 | its place in this list
boards-board = Board number { WORDS($number) }

# The port at which a board is.
# $port | text | the port
boards-port = Port: { $port }

# The number by which a board is known everywhere.
# $uid | text | the number
boards-uid = Its own number: { $uid }

# What a board is for.
# $kind | id board tray | which
boards-kind = Kind: { $kind ->
        [board] a player's board
       *[tray] a tray for the offer
    }

# How large a board is.
# $columns | number 1-7 | its columns
# $rows | number 1-7 | its rows
boards-size = Size: { WORDS($columns) } by { COUNT($rows, of: "square") }

# The program that runs on a board.
# $firmware | text | its name and version
boards-firmware = Program on the board: { $firmware }

# The version of the language between board and program.
# $major | number 0-255 | the first part
# $minor | number 0-255 | the second part
boards-protocol = Protocol version: { WORDS($major) } point { WORDS($minor) }

# Whose board it is.
# $number | number 1-5 | the seat
# $name | name | who sits there
boards-seat = Seat: number { WORDS($number) }, { $name }

# Which seat a board has, without a name.
# $number | number 1-5 | the seat
boards-seat-nameless = Seat: number { WORDS($number) }

# A board that has no seat yet.
boards-seat-none = Seat: so far none, a game will ask for it

# A board does what it is asked.
boards-answers = It answers

# A board says hello, and then does not do what it is asked.
boards-mute = It says hello, but then answers nothing. Unplug it and plug it in again

# What to do about a port whose reason does not say it.
# $reason | id silent name full failed | why the port cannot be used
boards-remedy = { $reason ->
        [silent] Unplug the board and plug it in again. If it stays silent, its program has to be updated
        [name] A port is named as the computer names it
        [full] Unplug a board that is not needed
       *[failed] Unplug the board, and plug it in at another socket
    }

# The ports are busy because a game is running.
boards-game-runs = A game is running and holds its boards. End the game, then ask again

# There is no board.
boards-none = So far there is no board to be found

# What to check when there is no board.
boards-check-cable = Push the cable in at both ends. A cable that only charges will not do

# Where more is told.
# $command | text | what to type
boards-check-more = To learn more, type: { $command }

## companion monitor.

# There is no board yet.
monitor-waiting = So far there is no board. Plug one in, it is found by itself

# A board that is heard from now on.
# $number | number 1-9 | how it is called here
# $port | text | its port
# $uid | text | its own number
monitor-board = Board number { WORDS($number) }: port { $port }, own number { $uid }

# A line of one board among several.
# $number | number 1-9 | which board
# $what | phrase monitor-cell monitor-touch monitor-button monitor-fault monitor-notice monitor-strong-field monitor-log monitor-snapshot monitor-restarted | what it says
monitor-on = Board { WORDS($number) }: { $what }

# What lies on a cell now.
# $cell | cell | which
# $what | phrase monitor-half monitor-empty monitor-doubt monitor-king tiles-kind tiles-castle tiles-tile | what lies there
monitor-cell = { $cell }: { $what }

# Half a domino that is read whole.
# $number | number 1-99 | the domino
# $what | phrase tiles-kind | what the half shows
monitor-half = { $what }, domino { WORDS($number) }

# A cell on which nothing lies.
monitor-empty = empty

# A cell that cannot be read.
# $doubt | id unknown foreign askew unsure flapping stuck twice ambiguous | why
monitor-doubt = { $doubt ->
        [unknown] something unknown
        [foreign] a tile of another game
        [askew] it lies askew
        [unsure] unclear
        [flapping] it changes all the time
        [stuck] a sensor is broken
        [twice] a piece that is read twice
       *[ambiguous] unclear which halves belong together
    }

# A snapshot was told; cells that have changed come before this.
# $count | number 0-49 | pieces read whole
monitor-snapshot = The whole board was read: { COUNT($count, of: "object") }

# The wand touched a cell.
# $cell | cell | which
monitor-touch = Touch: { $cell }

# A button was pressed.
# $number | number 1-5 | which
monitor-button = Button number { WORDS($number) }

# A board reports a fault of its own, or that it is over.
# $fault | id stuck flapping strip supply noise calibration | what
# $cleared | number 0-1 | one: it is over
monitor-fault = { $cleared ->
        [0] Fault
       *[1] Fault over
    }: { $fault ->
        [stuck] a sensor is stuck
        [flapping] a square changes all the time
        [strip] a row of sensors does not answer
        [supply] too little current
        [noise] too much noise
       *[calibration] no calibration is stored, or it is damaged
    }

# The same, of one cell.
# $fault | id stuck flapping strip supply noise calibration | what
# $cleared | number 0-1 | one: it is over
# $cell | cell | where
monitor-fault-at = { PART($fault, $cleared, of: "monitor-fault", names: "fault cleared") }, { $cell }

# Something has happened to a board that is no fault.
# $notice | id started-power started-reset started-watchdog started-software started-bootloader supply-weak supply-good resumed other | what
# $value | number 0-65535 | millivolts of the supply, or seconds of sleep
monitor-notice = { $notice ->
        [started-power] The board has started: it had no power, or too little
        [started-reset] The board has started: its reset line was pulled
        [started-watchdog] The board has started: its program had hung
        [started-software] The board has started: it was told to
        [started-bootloader] The board has started after its boot loader
        [supply-weak] Weak supply, { WORDS($value) } millivolts. Take another cable or a hub with its own supply
        [supply-good] Good supply again, { WORDS($value) } millivolts
        [resumed] The board slept with the computer and is awake again after { WORDS($value) } { $value ->
            [one] second
           *[other] seconds
        }
       *[other] A notice that this program does not know
    }

# A magnet much stronger than a tile's is near a cell; no fault.
# $cell | cell | where
monitor-strong-field = A very strong magnet is near { $cell }. Move telephones, loudspeakers and other magnets away from the board

# A remark of the board's program for its makers.
# $text | text | the remark
monitor-log = Remark of the board: { $text }

# A message about a cell that the board has not, or a word of a wrong length.
monitor-unfitting = A message that does not fit this board

# A board has started again.
monitor-restarted = The board has started again

# The connection is lost.
# $port | text | the port
monitor-lost = Port { $port }: the connection is lost. It is tried again

# A line that cannot be read; its bytes follow.
# $port | text | the port
# $reason | id length ascii frame crc schema | what is wrong
monitor-garbled = Port { $port }, garbled line, { $reason ->
        [length] it is too long
        [ascii] it has bytes that are no text
        [frame] its end is missing or damaged
        [crc] its check letters do not fit
       *[schema] its check letters fit, but it is no message
    }

# Told at the end.
# $lines | number 0-9999 | lines that came
# $garbled | number 0-9999 | how many of them could not be read
monitor-heard = { $lines ->
        [one] { COUNT($lines, of: "line") } was heard
       *[other] { COUNT($lines, of: "line") } were heard
    }{ $garbled ->
        [0] { "" }
        [one] , { WORDS($garbled) } of them garbled
       *[other] , { WORDS($garbled) } of them garbled
    }

## companion tiles.

# The id of the tile set.
# $id | text | the id
tiles-show-id = Tile set: { $id }

# Its name.
# $name | text | the name
tiles-show-name = Name: { $name }

# Its file.
# $file | text | the file
tiles-show-file = File: { $file }

# The set that needs no file.
tiles-show-standard = It is the set that comes with the program

# How many dominoes it has.
# $count | number 0-999 | how many
tiles-show-dominoes = Dominoes: { WORDS($count) }

# How many castles it has.
# $count | number 0-99 | how many
tiles-show-castles = Castles: { WORDS($count) }

# How many different halves it has.
# $count | number 0-99 | how many
tiles-show-kinds = Different halves: { WORDS($count) }

# How many tiles of other games it tells from its own.
# $count | number 0-99 | how many
tiles-show-foreign = Tiles of other games that are told apart: { WORDS($count) }

# In how many pockets any two dominoes differ.
# $distance | number 0-10 | the least number
tiles-show-distance = Pockets in which any two dominoes differ, at least: { WORDS($distance) }

# A domino and what it shows.
# $number | number 1-99 | the domino
# $a | phrase tiles-kind | its first half
# $b | phrase tiles-kind | its second half
tiles-domino = Domino { WORDS($number) }: first half { $a }, second half { $b }

# A castle, by its number.
# $number | number 1-9 | which
tiles-castle = castle { WORDS($number) }

# How pockets are named.
tiles-lying = The pockets are named as seen from above, the first half at the left of the second. The pole that is named points down

# The five pockets of a half.
# $half | id a b | which half
# $pockets | several phrase tiles-pocket | its pockets
tiles-pockets-of = { $half ->
        [a] First half
       *[b] Second half
    }: { LIST($pockets, style: "comma") }

# One pocket.
# $site | id near-left near-right far-right far-left centre | where
# $pole | id north south empty unsure | the pole that points down
tiles-pocket = { NOUN($site, of: "pocket") } { NOUN($pole, of: "pole") }

# A pocket's place: near left.
pocket-near-left = near left

# A pocket's place: near right.
pocket-near-right = near right

# A pocket's place: far right.
pocket-far-right = far right

# A pocket's place: far left.
pocket-far-left = far left

# A pocket's place: the middle.
pocket-centre = middle

# A magnet with its north pole down.
pole-north = north

# A magnet with its south pole down.
pole-south = south

# A pocket without a magnet.
pole-empty = empty

# A pocket that cannot be read clearly.
pole-unsure = unclear

# A tile set has no faults.
# $name | text | its file or id
tiles-check-good = Tile set { $name }: no faults

# How many faults were told.
# $count | number 1-9999 | how many
tiles-check-faults = { $count ->
        [one] There is { WORDS($count) } fault
       *[other] There are { WORDS($count) } faults
    }

# How many remarks follow.
# $count | number 1-9999 | how many
tiles-check-remarks = { $count ->
        [one] There is { WORDS($count) } remark
       *[other] There are { WORDS($count) } remarks
    }, but games can be played

# Each kind of half can be read from its own pockets.
# $count | number 0-99 | kinds
tiles-check-own = Each kind of half has pockets of its own, { $count ->
        [one] there is { WORDS($count) } kind
       *[other] there are { WORDS($count) } kinds
    }

# Magnets are being chosen.
# $file | text | the table
tiles-make-seeking = The table is read, { $file }. Magnets are being chosen, that can take a minute

# One misread magnet is put right.
tiles-make-safe = If one magnet of a domino is misread, the domino is known all the same

# One misread magnet is too much.
tiles-make-weak = Careful: if one magnet of a domino is misread, it can be taken for another. Try another seed

# The set has been written.
# $file | text | the file
tiles-make-written = The tile set is written, file { $file }

# The file to be written is there.
# $file | text | the file
# $option | text | what to add
tiles-make-there = The file is there already: { $file }. Choose another name, or add { $option } in order to replace it

# The table cannot be read.
# $file | text | the file
# $reason | id missing directory special denied too-large unreadable | why, and what to do
tiles-table-unreadable = The table cannot be read, { $file }: { NOUN($reason, of: "file-fault") }

# A board is ready to read a tile.
tiles-read-wait = Lay one tile on the board and take the hand away

# Too much lies on the board.
# $count | number 2-49 | occupied cells
tiles-read-many = Occupied by what was laid: { COUNT($count, of: "square") }. Leave one tile alone

# All magnets are right.
# $thing | phrase rg-domino tiles-castle tiles-tile | which tile
tiles-read-agrees = { $thing }: every magnet is as in the tile set

# Some magnets are not right; each is told after this.
# $thing | phrase rg-domino tiles-castle tiles-tile | which tile
# $count | number 1-10 | how many
tiles-read-wrong = Careful: { $thing } differs from the tile set in { WORDS($count) } { $count ->
        [one] pocket
       *[other] pockets
    }

# One pocket that is not right.
# $half | id a b castle tile | which part
# $site | id near-left near-right far-right far-left centre | where
# $should | id north south empty unsure | the pole that should point down
# $pole | id north south empty unsure | the pole that does
tiles-read-pocket = { $half ->
        [a] First half
        [b] Second half
        [castle] Castle
       *[tile] Tile
    }, { NOUN($site, of: "pocket") }: should be { NOUN($should, of: "pole") }, is { NOUN($pole, of: "pole") }

# Only half a domino is read.
# $what | phrase tiles-kind | what the half shows
# $cell | cell | where
tiles-read-half = Careful: only one half is read, { $cell }, { $what }. Lay the domino flat, or look for magnets missing in its other half

# The tile belongs to another game.
# $game | text | which game
# $number | number 1-99 | its number
tiles-read-foreign = The tile belongs to another game: { $game }, number { WORDS($number) }

# Every magnet of a domino is upside down.
# $number | number 1-99 | the domino
tiles-read-inverted = Careful: this is domino { WORDS($number) } with every magnet upside down

# Several dominoes are equally near.
# $things | several phrase rg-domino tiles-castle tiles-tile | which
tiles-read-several = Careful: it cannot be told from others, { LIST($things, style: "or") }

# The tile is like none of the set.
tiles-read-unknown = Careful: the tile set has nothing like this

# The pockets as the board reads them, as they lie there.
# $cell | cell | where
# $pockets | several phrase tiles-pocket | what is read
tiles-read-as = { $cell }: { LIST($pockets, style: "comma") }

# The time is over.
tiles-read-nothing = The time is over, so far there is no tile to be read

## companion doctor.

# Something that hinders playing, and what to do.
# $what | phrase doctor-python doctor-journal-readonly doctor-journal-damaged doctor-disk doctor-language-broken doctor-voice-mute doctor-port-denied doctor-port-held doctor-directory-none doctor-keypad-denied doctor-log-readonly doctor-unheard doctor-player-none doctor-voices-system-lost voice-no-library voice-no-process voice-gone | what is wrong
# $remedy | phrase doctor-python-remedy doctor-folder-remedy doctor-journal-remedy doctor-disk-remedy doctor-install-remedy doctor-port-remedy doctor-held-remedy doctor-directory-remedy doctor-tiles-remedy doctor-log-remedy doctor-unheard-remedy doctor-player-remedy doctor-engine-remedy | what to do
doctor-wrong = Careful: { $what }. { $remedy }

# Something worth knowing, and what to do.
# $what | phrase no-sound-device doctor-boards-none doctor-boards-mute doctor-board-uncalibrated doctor-group-none doctor-group-later doctor-meddler doctor-player-none doctor-sound-player-none doctor-voices-system-lost doctor-voice-system-missing doctor-voice-named-none doctor-device-none doctor-keypad-none doctor-letters-none doctor-numbers awake-none doctor-firmware-none doctor-firmware-damaged doctor-far-parts-none doctor-far-unsent doctor-far-server-none | what
# $remedy | phrase doctor-sound-remedy boards-check-cable doctor-board-calibrate doctor-port-remedy doctor-group-login doctor-meddler-remedy doctor-sound-player-remedy doctor-player-remedy doctor-engine-remedy doctor-voice-remedy doctor-voice-choose doctor-device-remedy doctor-keypad-remedy doctor-letters-remedy doctor-numbers-remedy awake-none-remedy doctor-firmware-remedy doctor-far-parts-remedy doctor-type far-unreachable far-untrusted far-server-unsafe far-clock far-certificate-early far-certificate-over | what to do
doctor-remark = { $what }. { $remedy }

# A check that could not be done.
# $check | id program versions settings languages tiles firmware journal disk log voice engines reader sound devices keys ports directory boards programs running sleep autostart far | which
# $reason | text | the system's own words
# $remedy | id install report | what helps
# $command | text | the command that makes a report
doctor-failed = This could not be checked, { $check ->
        [program] the program
        [settings] the settings
        [languages] the texts
        [tiles] the tile set
        [firmware] the program for boards
        [journal] the journal
        [disk] the disk
        [voice] the voice
        [sound] the sound
        [ports] the ports
        [directory] the folder of ports
        [boards] the boards
        [versions] the versions
        [log] the log
        [engines] the system's voices
        [reader] the screen reader
        [devices] the sound devices
        [keys] the keys
        [running] whether the companion is running
        [sleep] sleep
        [autostart] autostart
        [far] matches with friends far away
       *[programs] other programs
    }: { $reason }. { $remedy ->
        [install] Install the program again
       *[report] That is a fault of the program. All else was checked. For its makers, this packs a report: { $command }
    }

# The version of the program.
# $version | text | the version
doctor-program = Program: version { $version }

# The version of Python.
# $version | text | the version
doctor-python = Python: version { $version }

# Python is too old.
# $needed | text | the version needed
doctor-python-remedy = Install Python version { $needed } or a newer one

# The settings file is in order.
# $file | text | the file
doctor-settings = Settings: in order, { $file }

# There is no settings file, which is no fault.
# $file | text | where it would be
doctor-settings-none = Settings: the usual ones. Others can be written into { $file }

# The tile set is in order.
# $id | text | its id
# $count | number 0-999 | dominoes
doctor-tiles = Tile set: { $id }, it has { COUNT($count, of: "domino") }

# What to do about a tile set that cannot be read.
# $command | text | what to type
doctor-tiles-remedy = To hear all faults, type: { $command }

# The journal is whole.
# $count | number 0-9999 | games in it
doctor-journal = Journal: whole, { COUNT($count, of: "game") } kept

# There is no journal yet, which is no fault.
# $file | text | where it will be
doctor-journal-new = Journal: so far none. The first game begins it, { $file }

# A running game writes the journal.
doctor-journal-running = Journal: in use by a game that is running now

# The journal must not be written.
# $file | text | the file
doctor-journal-readonly = Journal: writing is not allowed, { $file }

# What to do about a place that must not be written.
doctor-folder-remedy = Allow writing there, or choose another place in the settings

# An older journal.
doctor-journal-older = Journal: of an older program. The next game updates it and keeps the old file

# The file is whole, but part of its games is lost.
# $count | number 1-9999 | lines
doctor-journal-damaged = Journal: { $count ->
        [one] { COUNT($count, of: "line") } is missing in kept games
       *[other] { COUNT($count, of: "line") } are missing in kept games
    }

# What becomes of a game with missing lines.
doctor-journal-gaps = An open game goes on from there, and asks for the moves that are missing

# What to do about a journal that is not this program's.
doctor-journal-asks = The next game asks whether to begin a new journal, and keeps the old file

# What to do about a damaged journal.
doctor-journal-remedy = The next game sets the damaged file aside and keeps what is good of it

# Free room on the disk.
# $count | number 0-999999 | how much
# $unit | id megabytes gigabytes | of what
doctor-disk = Free room on the disk: { WORDS($count) } { $unit ->
        [megabytes] { $count ->
            [one] megabyte
           *[other] megabytes
        }
       *[gigabytes] { $count ->
            [one] gigabyte
           *[other] gigabytes
        }
    }

# There is too little room.
doctor-disk-remedy = Make room on the disk, or the moves are kept in memory only

# The texts of a language are there.
# $language | id cs pl en | which
# $count | number 0-9999 | how many sentences
doctor-language = Texts in { NOUN($language, of: "language") }: { WORDS($count) } { $count ->
        [one] sentence
       *[other] sentences
    }

# The texts of a language are damaged.
# $language | id cs pl en | which
doctor-language-broken = Texts in { NOUN($language, of: "language") }: sentences are missing or damaged

# A language's name.
language-cs = Czech

# A language's name.
language-pl = Polish

# A language's name.
language-en = English

# What to do about damaged parts of the program.
doctor-install-remedy = Install the program again. Until then every line is printed

# The voice starts.
# $engine | text | who speaks
doctor-voice = Voice: it starts, { $engine }

# The voice makes sound in a language.
# $language | id cs pl en | which
doctor-voice-language = Voice: it makes sound in { NOUN($language, of: "language") }

# The voice makes no sound in a language.
# $language | id cs pl en | which
doctor-voice-mute = Voice: it stays silent in { NOUN($language, of: "language") }

# A sentence to try the voice with.
doctor-sample = This is how the game will sound

# There is a sound device.
# $backend | text | the sound system
doctor-sound = Sound: a device is there, { $backend }

# What to do without a sound device.
doctor-sound-remedy = Connect a loudspeaker or headphones, then ask again

# A port of ours that can be opened.
# $port | text | the port
doctor-port-ours = Port of a board: { $port }, it may be opened

# A port of another device.
# $port | text | the port
doctor-port-other = Port of another device, left alone: { $port }

# A port that a running game holds.
# $port | text | the port
doctor-port-game = Port of a board: { $port }, in use by a game that is running now

# A port that must not be opened.
# $port | text | the port
# $group | text | the group that may
doctor-port-denied = Port of a board: { $port }, opening is allowed only within the group { $group }

# What to type so that ports may be opened.
# $command | text | what to type
doctor-port-remedy = Type this, then log out and in again: { $command }

# A port that another program holds.
# $port | text | the port
# $program | text | which program
# $number | number 1-9999999 | (unused) its process
doctor-port-held = Port of a board: { $port }, another program holds it, { $program }

# What to do about a program that holds a port.
# $program | text | which program
doctor-held-remedy = End that program: { $program }

# There is no board.
doctor-boards-none = Boards: so far there is none to be found

# This user may open serial ports.
# $group | text | the group
doctor-group = Ports: this user is in the group { $group }, they may be opened

# This user is in the group, but not yet in this session.
# $group | text | the group
doctor-group-later = Ports: this user is in the group { $group }, but not yet in this session

# What to do so that a group counts.
doctor-group-login = Log out and in again

# This user is not in the group.
# $group | text | the group
doctor-group-none = Ports: this user is not in the group { $group }. Some computers allow opening boards without it

# The folder of ports is there.
# $directory | text | the folder
# $count | number 0-99 | ports in it
doctor-directory = Folder of ports: { $directory }, with { WORDS($count) } { $count ->
        [one] port
       *[other] ports
    }

# The folder of ports is not there.
# $directory | text | the folder
doctor-directory-none = Folder of ports: so far there is none, { $directory }

# What to do about a folder that the settings name.
doctor-directory-remedy = Make the folder, or choose another one in the settings

# A program that opens new ports by itself.
# $program | text | which
# $state | id running installed | whether it runs now
doctor-meddler = Another program that tries out new ports is { $state ->
        [running] running now
       *[installed] installed, but not running
    }: { $program }

# What to do about such a program.
# $program | text | which
doctor-meddler-remedy = If a board is found late or not at all, end that program while you play, or tell it in its settings to leave boards alone: { $program }

# A companion is running and has the boards.
doctor-boards-running = Boards: the game that is running has them. The command companion boards tells of them

# Ports of boards are there, and nobody answers.
doctor-boards-mute = Boards: none answers

# A board answers and is calibrated.
# $name | text | its player's name, or its port
doctor-board = Board: it answers and is calibrated, { $name }

# A board answers and is not calibrated.
# $name | text | its player's name, or its port
doctor-board-uncalibrated = Board: it is not calibrated, { $name }

# What to do about a board that is not calibrated.
# $command | text | the command
doctor-board-calibrate = Its reading is not sure. Calibrate it: { $command }

# Nothing has to be put right, but a game has to do without these.
# $things | some phrase doctor-lack-sound doctor-lack-board doctor-lack-calibration | what is missing
doctor-lacking = A game can be played, but not with everything. Still missing: { LIST($things) }

# A thing that is missing.
doctor-lack-sound = a sound device

# A thing that is missing.
doctor-lack-board = a board

# A thing that is missing.
doctor-lack-calibration = the calibration of a board

# Everything works.
doctor-good = Everything that a game needs works

# How much is wrong.
# $count | number 1-99 | how many
doctor-count = { $count ->
        [one] { COUNT($count, of: "thing") } has to be put right before a game
       *[other] { COUNT($count, of: "thing") } have to be put right before a game
    }
