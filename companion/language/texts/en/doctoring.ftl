### What doctor tells of versions, voices, sound and keys, its report, and faults of the program itself.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

## Faults of the program itself.

# The program ends because of a fault of its own.
program-broken = The program has come upon a fault of its own and ends. The game is kept, start again to go on. The command companion doctor packs a report of it

# A thread of the program has ended because of a fault of its own.
program-part-broken = A part of the program has come upon a fault of its own. The game goes on and is kept. If something stays silent, leave and start again

## Versions, and what is kept.

# The number of one kept thing.
# $what | id settings journal export protocol tiles local | which
# $number | text | its number
doctor-version = Version of { $what ->
        [settings] the settings
        [journal] the journal
        [export] written games
        [protocol] the language of boards
        [tiles] tile sets
       *[local] the talk between programs
    }: { $number }

# There is a log.
# $file | text | its file
doctor-log = Log: { $file }

# The log cannot be written.
# $file | text | its file
doctor-log-readonly = Log: writing is not allowed, { $file }

# What to do about a log that cannot be written.
doctor-log-remedy = Allow writing there, or move the file away

# A companion is running now.
# $number | text | number of its process
doctor-running = Game: the companion is running now, process { $number }

# What far matches are played with is installed.
# $version | text | of the client of their server
doctor-far-parts = Friends far away: the parts are there, nats { $version }

# What far matches are played with is not installed.
doctor-far-parts-none = Friends far away: the parts are missing

# How these parts are installed.
# $command | text | the command
doctor-far-parts-remedy = This installs them: { $command }

# One kept far match.
# $at | number 1-99 | which of them, as companion far list numbers them
# $game | phrase rg-title az-title qg-title | which game
# $stage | id going over waiting inviting left | how far it is
doctor-far-match = Far match { WORDS($at) }: { $game }, { $stage ->
        [over] over
        [waiting] not begun here so far
        [inviting] somebody is still missing
        [left] you have left it for good
       *[going] going on
    }

# How much of a far match this computer has.
# $at | number 1-99 | which of them
# $count | number 0-5000 | entries of its log
doctor-far-known = Far match { WORDS($at) }, entries of its log known here: { WORDS($count) }

# What was told in a far match and has not reached the server.
# $at | number 1-99 | which of them
# $count | number 1-99 | how many
doctor-far-unsent = Far match { WORDS($at) }, still to be sent: { WORDS($count) }

# How long the server lets this computer into a far match.
# $at | number 1-99 | which of them
# $days | number 0-99 | whole days
doctor-far-pass = Far match { WORDS($at) }: the server's pass lasts { COUNT($days, of: "day") } more

# The pass of a far match has ended.
# $at | number 1-99 | which of them
doctor-far-pass-over = Far match { WORDS($at) }: the server's pass is over. The server gives another one when the match is played

# A server of far matches answers.
# $address | text | of the server
doctor-far-server = Server of far matches: it answers, { $address }

# A server of far matches cannot be used now.
doctor-far-server-none = Server of far matches: it cannot be used

# A line to be typed, as it stands.
# $command | text | the line
doctor-type = To be typed: { $command }

## Voices.

# Which speech engine is used.
# $engine | id espeak system pyttsx3 | which
doctor-engine = Speech engine: { $engine ->
        [system] the system's voices
        [pyttsx3] the system's voices, the older way
       *[espeak] the built-in voice
    }

# What to do when the system's voices cannot be used.
doctor-engine-remedy = Install a voice in the system, or leave the speech engine as usual

# How many voices the system has.
# $count | number 0-999 | how many
doctor-voices-system = The system has { WORDS($count) } { $count ->
        [one] voice
       *[other] voices
    }

# A voice of the system for a language.
# $language | id cs pl en | which
# $voice | text | its name
doctor-voice-system = Voice of the system, { NOUN($language, of: "language") }: { $voice }

# The system has no voice of a language, and it is not needed.
# $language | id cs pl en | which
doctor-voice-system-none = Voice of the system, { NOUN($language, of: "language") }: there is none, and it is not needed

# The system has no voice of a language, though its voices were chosen.
# $language | id cs pl en | which
doctor-voice-system-missing = Voice of the system, { NOUN($language, of: "language") }: missing. The built-in voice speaks instead

# The system's voices cannot be used.
doctor-voices-system-lost = Voices of the system: they cannot be used

# What to do when the system lacks the voice of a language.
doctor-voice-remedy = A voice of this language can be installed in the system's settings

# The voice of the settings is there.
# $voice | text | its name
doctor-voice-named = Voice of the settings: there, { $voice }

# The voice of the settings is not there.
# $voice | text | its name
doctor-voice-named-none = Voice of the settings: missing, { $voice }

# Voices that can be chosen instead.
# $voices | some text | their names
doctor-voice-choose = Another voice speaks. Choose one of these in the settings: { LIST($voices) }

# What plays all sound where its library is missing.
# $program | text | its name
doctor-sound-player = Sound: the program { $program } plays it

# Nothing is there that could play sound.
doctor-sound-player-none = Sound: its library and a program that would play it are missing

# How a missing player of sound is installed.
# $command | text | the command
doctor-sound-player-remedy = In Debian and its relatives this installs a player: { $command }

# What plays the system's voices on Linux is there.
# $program | text | its name
doctor-player = Player of the system's voices: there, { $program }

# What plays the system's voices on Linux is missing.
# $program | text | its name
doctor-player-none = Player of the system's voices: missing, { $program }

# How a missing player is installed.
# $command | text | the command
doctor-player-remedy = Only the system's voices need it. In Debian and its relatives this installs it: { $command }

# The user's screen reader reads what is printed.
doctor-reader-print = Screen reader: it reads what is printed

# The screen reader can be reached directly.
# $engine | text | which
doctor-reader = Screen reader: it answers, { $engine }

## Sound.

# Asked after a sentence was said aloud.
# $language | id cs pl en | which
doctor-heard-ask = Did you hear the sentence in { NOUN($language, of: "language") }? Enter yes, zero no

# A sentence was heard.
# $language | id cs pl en | which
doctor-heard = Sound: heard, { NOUN($language, of: "language") }

# A sentence was not heard.
# $language | id cs pl en | which
doctor-unheard = Sound: silence, { NOUN($language, of: "language") }

# What to do when nothing was heard.
doctor-unheard-remedy = Make the sound of the computer louder, or choose another sound device in the settings

# A sound device.
# $device | text | its name
doctor-device = Sound device: { $device }

# A sound device of the settings is there.
# $seat | number 0-5 | whose, nought for the table's
# $device | text | its name
doctor-device-named = Sound device, { $seat ->
        [0] table
       *[other] seat { WORDS($seat) }
    }: there, { $device }

# A sound device of the settings is missing.
# $seat | number 0-5 | whose, nought for the table's
# $device | text | its name
doctor-device-none = Sound device, { $seat ->
        [0] table
       *[other] seat { WORDS($seat) }
    }: missing, { $device }

# What to do about a missing sound device.
# $command | text | the command
doctor-device-remedy = Connect it, or choose one that is there with { $command }. Until then the usual one is used

## Keys.

# Whether somebody types.
# $state | id there none | whether
doctor-terminal = Keyboard: { $state ->
        [there] a terminal is there
       *[none] there is no terminal, commands come from a file or a program
    }

# The terminal shows every letter.
# $encoding | text | its encoding
doctor-letters = Letters: all are shown, { $encoding }

# The terminal cannot show every letter.
# $encoding | text | its encoding
doctor-letters-none = Letters: some are replaced, { $encoding }

# What to do about a terminal that cannot show every letter.
doctor-letters-remedy = Set the terminal to Unicode

# A keyboard or keypad with digits, which could be named in the settings.
# $device | text | its name
doctor-keypad-known = Keys with digits: { $device }

# A keypad of the settings is there.
# $seat | number 0-5 | whose, nought for the table's
# $device | text | its name
doctor-keypad = Keypad, { $seat ->
        [0] table
       *[other] seat { WORDS($seat) }
    }: there, { $device }

# A keypad of the settings is missing.
# $seat | number 0-5 | whose, nought for the table's
# $device | text | its name
doctor-keypad-none = Keypad, { $seat ->
        [0] table
       *[other] seat { WORDS($seat) }
    }: missing, { $device }

# What to do about a missing keypad.
# $command | text | the command
doctor-keypad-remedy = Connect it, or choose one that is there with { $command }

# A keypad must not be read by this user.
# $device | text | its name
# $group | text | the group that may
doctor-keypad-denied = Keypad: { $device }, reading is allowed only within the group { $group }

# Another system cannot read keypads by themselves.
doctor-keypads-linux = Keypads: on this system they are read only in the window of the game

# Whether the number lock is on.
# $state | id on off | whether
doctor-numbers = Num Lock: { $state ->
        [on] on
       *[off] off, keypads type no digits
    }

# How the number lock is switched on.
doctor-numbers-remedy = Press the key at the top left of the keypad

## The report.

# The report was written.
# $file | text | its file
report-made = Report: { $file }

# One part of the report.
# $part | id versions findings settings log game | which
# $number | number 0-999 | number of the game
report-part = In it: { $part ->
        [versions] versions of program, packages and system
        [findings] what doctor has found
        [settings] the settings
        [log] the log
       *[game] game { WORDS($number) }
    }

# The report is without a game.
report-no-game = A game is not in it, because there is none that can be read

# What was replaced in the report.
report-names = Names of players, user and computer, folders, ports and numbers of boards are replaced

# Where the report goes.
report-stays = It stays on this computer until you send it

# The report could not be written.
# $file | text | its file
# $reason | text | (unused) the system's own words
report-not-written = The report could not be written: { $file }. Choose another place
