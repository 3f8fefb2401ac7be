### What the command settings tells: every setting with its title and what it does, its values, what it takes.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

# A setting's title: language.
setting-language = language

# What the setting language does.
setting-language-what = In which language the program speaks and prints. Usually it is the language of the system

# A setting's title: verbosity.
setting-verbosity = length of sentences

# What the setting verbosity does.
setting-verbosity-what = How much is said: short, usual or full sentences

# A setting's title: cells.
setting-cells = names of squares

# What the setting cells does.
setting-cells-what = How the squares of a board are named

# A setting's title: speaker.
setting-speaker = who speaks

# What the setting speaker does.
setting-speaker-what = Whether the program speaks with its own voice, leaves it to your screen reader, or both. It is asked at the first start

# A setting's title: engine.
setting-engine = speech engine

# What the setting engine does.
setting-engine-what = Which speech engine is used: the built-in one, or that of the system

# A setting's title: voice.
setting-voice = voice

# What the setting voice does.
setting-voice-what = The name of a voice, as the speech engine knows it. A voice speaks only its own language

# A setting's title: rate.
setting-rate = speed of speech

# What the setting rate does.
setting-rate-what = How fast the voice speaks, in words a minute

# A setting's title: volume.
setting-volume = volume of speech

# What the setting volume does.
setting-volume-what = How loud the voice is, in percent

# A setting's title: pitch.
setting-pitch = pitch of the voice

# What the setting pitch does.
setting-pitch-what = How high the voice is. Fifty is its usual pitch

# A setting's title: device.
setting-device = sound device of the table

# What the setting device does.
setting-device-what = The sound device that everybody at the table hears. Usually it is the one that the system prefers

# A setting's title: earphones.
setting-earphones = earphones

# What the setting earphones does.
setting-earphones-what = Private sound devices, each with its own speed and volume. Answers to the questions of one seat are heard there alone

# A setting's title: lead-ms.
setting-lead-ms = silence before a sentence

# What the setting lead-ms does.
setting-lead-ms-what = How many milliseconds of silence wake a sound device that cuts off the first syllable

# A setting's title: earcons.
setting-earcons = short sounds

# What the setting earcons does.
setting-earcons-what = Whether short sounds are heard before the words. The words say everything even without them

# A setting's title: earcon-volume.
setting-earcon-volume = volume of short sounds

# What the setting earcon-volume does.
setting-earcon-volume-what = How loud the short sounds are, in percent

# A setting's title: muted.
setting-muted = lines left out

# What the setting muted does.
setting-muted-what = What is left out until it is asked for. Warnings are always said

# A setting's title: keyboard-seat.
setting-keyboard-seat = whose the keyboard is

# What the setting keyboard-seat does.
setting-keyboard-seat-what = The number of the seat that the keyboard belongs to, or zero if it belongs to the whole table

# A setting's title: keypads.
setting-keypads = keypads

# What the setting keypads does.
setting-keypads-what = Keypads that are read in any window, and whose each one is

# A setting's title: game.
setting-game = game

# What the setting game does.
setting-game-what = Which game is played when nothing else is said

# A setting's title: play.
setting-play = kind of game

# What the setting play does.
setting-play-what = Whether a whole match with draft and turns is played, or dominoes are laid freely. One player always lays freely

# A setting's title: variants.
setting-variants = variants

# What the setting variants does.
setting-variants-what = Variants of the match. Those that are not for so many players are left out

# A setting's title: draw.
setting-draw = who draws

# What the setting draw does.
setting-draw-what = Who draws lots, and dominoes or tiles: hands, or the program

# A setting's title: advice.
setting-advice = advice

# What the setting advice does.
setting-advice-what = Whether the program may name the best places first. Everybody at the table should agree

# A setting's title: computer-pace.
setting-computer-pace = computer's move

# What the setting computer-pace does.
setting-computer-pace-what = When a computer at the table makes its move: as soon as it knows it, or only when somebody presses Enter

# A setting's title: stay-awake.
setting-stay-awake = computer kept awake

# What the setting stay-awake does.
setting-stay-awake-what = Whether the computer is kept from sleeping while a game is open

# A setting's title: ports.
setting-ports = further ports

# What the setting ports does.
setting-ports-what = Ports that are opened beside the boards that are found

# A setting's title: ports-directory.
setting-ports-directory = folder of ports

# What the setting ports-directory does.
setting-ports-directory-what = A folder in which each port is a board

# A setting's title: far-server.
setting-far-server = server for far matches

# What the setting far-server does.
setting-far-server-what = The address of the server through which far matches are played. Empty: it is asked for at an invitation

# A setting's title: usb.
setting-usb = boards of other makers

# What the setting usb does.
setting-usb-what = Boards of other makers that may be opened, by vendor and product

# A setting's title: settle-ms.
setting-settle-ms = rest of a piece

# What the setting settle-ms does.
setting-settle-ms-what = How many milliseconds a piece has to lie still before a board tells of it

# A setting's title: wand.
setting-wand = wand

# What the setting wand does.
setting-wand-what = Whether a small magnet held over a piece makes the companion say what lies there

# A setting's title: quiet-ms.
setting-quiet-ms = wait before a warning

# What the setting quiet-ms does.
setting-quiet-ms-what = How many milliseconds a board is left alone before a warning

# A setting's title: long-quiet-ms.
setting-long-quiet-ms = long wait before a warning

# What the setting long-quiet-ms does.
setting-long-quiet-ms-what = How many milliseconds a board is left alone before a warning about half a domino or about what cannot be read

# A setting's title: frame.
setting-frame = frame of the kingdom

# What the setting frame does.
setting-frame-what = Whether the kingdom is bound to the board, or may shift until it is full

# A setting's title: tile-set.
setting-tile-set = tile set

# What the setting tile-set does.
setting-tile-set-what = The file of the tile set. Usually it is the standard one

# A setting's title: journal.
setting-journal = journal

# What the setting journal does.
setting-journal-what = The file in which every move is kept

# A setting's title: league.
setting-league = league

# What the setting league does.
setting-league-what = Where the league is kept: a file, or the address of a database PostgreSQL without a password. Usually it is a file beside the journal

# A setting's title: far_server.
setting-far_server = server for far matches

# What the setting far_server does.
setting-far_server-what = The address of the server on which matches with friends far away are kept. Empty: it is asked

# A setting's title: seats.
setting-seats = seats

# What the setting seats does.
setting-seats-what = Which board belongs to which seat, and the name of its player. The program remembers it by itself

# A value: on.
setting-is-on = on

# A value: off.
setting-is-off = off

# A value that was left open.
setting-is-usual = as usual

# Who speaks was left open.
setting-is-asked = asked at the start

# A list without entries.
setting-is-none = empty

# A value.
setting-is-verbosity-terse = short sentences

# A value.
setting-is-verbosity-normal = usual sentences

# A value.
setting-is-verbosity-full = full sentences

# A value.
setting-is-cells-words = a word and a number

# A value.
setting-is-cells-labels = column and row by number

# A value.
setting-is-cells-letters = a letter and a number

# A value.
setting-is-cells-chess = names of people, as in chess

# A value.
setting-is-speaker-own = the program's own voice

# A value.
setting-is-speaker-reader = your screen reader

# A value.
setting-is-speaker-both = own voice and screen reader

# A value.
setting-is-engine-espeak = the built-in voice

# A value.
setting-is-engine-system = the voices of the system

# A value.
setting-is-engine-pyttsx3 = the voices of the system, the older way

# A value.
setting-is-play-match = a match with turns

# A value.
setting-is-play-free = dominoes laid freely

# A value.
setting-is-computer-pace-at-once = at once

# A value.
setting-is-computer-pace-enter = at Enter

# A value.
setting-is-draw-hand = hands

# A value.
setting-is-draw-companion = the program

# A value.
setting-is-frame-fixed = bound to the board

# A value.
setting-is-frame-floating = may shift

# A kind of lines.
setting-is-muted-placed = pieces that are laid

# A kind of lines.
setting-is-muted-area = points of areas

# A kind of lines.
setting-is-muted-turn = whose turn it is

# A kind of lines.
setting-is-muted-lifted = moves taken back

# A kind of lines.
setting-is-muted-final = moves made final

# A kind of lines.
setting-is-muted-ready = boards that are ready

# A kind of lines.
setting-is-muted-hint = hints

# One setting in the list.
# $title | phrase setting-rate setting-speaker setting-muted | its title
# $value | text | its value
# $name | text | its name, to be typed
setting-line = { $title }: { $value }. Typed: { $name }

# Several values of a setting.
# $items | some phrase setting-is-muted-placed setting-is-muted-turn | the values
setting-items = { LIST($items, style: "comma") }

# What a setting takes: one value of several.
# $value | text | what is typed
# $what | text | its meaning
setting-possible = Possible: { $value }, { $what }

# What a setting takes: numbers.
# $least | text | the smallest
# $most | text | the greatest
setting-possible-number = Possible: whole numbers, at least { $least }, at most { $most }

# What a setting takes: on and off.
setting-possible-switch = Possible: on or off

# What a setting takes: any text.
setting-possible-text = Possible: any text

# What a setting takes: several texts.
setting-possible-texts = Possible: any texts, with commas between them

# A setting takes several of the values that were named.
setting-possible-several = Several of these have commas between them

# What holds when a setting was not touched.
# $value | text | its usual value
setting-default = Usual value: { $value }

# When a change counts.
# $when | id now next | when
setting-counts = A change counts { $when ->
        [now] at once, also while a game runs
       *[next] from the next game on
    }

# A setting was set.
# $title | phrase setting-rate setting-speaker setting-muted | its title
# $value | text | its value now
# $when | id now next | when it counts
setting-done = { $title }: { $value }. It counts { $when ->
        [now] at once
       *[next] from the next game on
    }

# Asked before every setting is put back.
setting-reset-all-ask = All settings and the names of the players: really put everything back to its usual value? One yes, zero no

# Every setting was put back.
setting-reset-all-done = Settings: everything has its usual value

# The settings were not put back after all.
setting-reset-all-kept = Settings: everything stays as it was

# A setting could not be changed.
# $reason | phrase setting-unknown setting-not-number setting-not-switch setting-not-choice setting-not-choices setting-too-long setting-too-many setting-not-longer setting-shape-earphones setting-shape-keypads setting-shape-usb setting-shape-seats | why
setting-stays = The settings stay as they were. { $reason }

# The settings file cannot be changed by the program, after what is wrong with it.
# $file | text | the file
settings-file-refused = The settings stay as they were. Put this file right or move it away, then try again: { $file }

# A running companion could not be told of a change.
settings-not-told = The running game could not be told. The change counts when it is started again

# A name that no setting has.
# $name | text | what was typed
# $near | list name | names that come near
setting-unknown = There is no setting of this name: { $name }{ SIZE($near) ->
        [0] { "" }
       *[other] . Near to it: { LIST($near, style: "or") }
    }

# A setting takes numbers.
# $setting | text | name of the setting
# $least | text | the smallest
# $most | text | the greatest
setting-not-number = Possible for { $setting }: a whole number, at least { $least }, at most { $most }

# A setting takes on and off.
# $setting | text | name of the setting
setting-not-switch = Possible for { $setting }: on or off

# A setting takes one of several values.
# $setting | text | name of the setting
# $choices | some name | the values
setting-not-choice = Possible for { $setting }: { LIST($choices, style: "or") }

# A setting takes some of several values.
# $setting | text | name of the setting
# $choices | some name | the values
setting-not-choices = Possible for { $setting }, with commas between them: { LIST($choices) }

# A setting takes shorter texts.
# $setting | text | name of the setting
# $most | text | the greatest length
setting-too-long = Possible for { $setting }: a shorter text, letters at most { $most }

# A setting takes fewer entries.
# $setting | text | name of the setting
# $most | text | how many
setting-too-many = Possible for { $setting }: fewer entries, at most { $most }

# The long wait would be shorter than the other one.
# $short | text | the other wait, milliseconds
# $long | text | the long wait, milliseconds
setting-not-longer = The long wait must be at least as long as the other wait: now { $long } against { $short }

# How earphones are typed.
# $rate | text | the word before the speed
# $volume | text | the word before the loudness
setting-shape-earphones = Earphones: number of the seat, name of the sound device, then with commas { $rate } and { $volume }, each with its number. Several entries have semicolons between them

# How keypads are typed.
setting-shape-keypads = Keypads: number of the seat, or zero if it is the table's, then the name of the keypad. Several entries have semicolons between them

# How boards of other makers are typed.
setting-shape-usb = Boards of other makers: number of the vendor in four hexadecimal digits, then how the product's name begins. Several entries have semicolons between them

# How seats are typed.
setting-shape-seats = Seats: unique number of the board, number of the seat, then the player's name. Several entries have semicolons between them
