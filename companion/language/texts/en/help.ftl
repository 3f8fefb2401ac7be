### What the commands tell of themselves: for the eye alone, as typed, the first sentence in the list of commands.

# help of the commands
about-usage = Usage

# help of the commands
about-options = Options

# help of the commands
about-commands = Commands

# help of an option
about-option-place = OPTIONS

# help of the commands
about-command-place = COMMAND

# help of the commands
# $name | text | the command as it is typed in every language
# $word | text | its word in this language
about-word = { $name }, or { $word }

# help of the commands
# $name | text | a command
about-same = { $name }

# help of the commands
# $value | text | what holds where nothing is given
about-usual = Otherwise { $value }

# what stands in the place of a value
about-value-level = LEVEL

# what stands in the place of a value
about-value-file = FILE

# what stands in the place of a value
about-value-name = NAME

# what stands in the place of a value
about-value-number = NUMBER

# what stands in the place of a value
about-value-text = TEXT

# what stands in the place of a value
about-value-game = GAME

# what stands in the place of a value
about-value-port = PORT

# what stands in the place of a value
about-value-tile = TILE

# what stands in the place of a value
about-value-cell = CELL

# what stands in the place of a value
about-value-value = VALUE

# what stands in the place of a value
about-value-setting = SETTING

# what stands in the place of a value
about-value-game-or-file = GAME OR FILE

# what stands in the place of a value
about-value-variant = VARIANT

# what stands in the place of a value
about-value-names = NAMES

# what stands in the place of a value
about-value-word = WORD

# help of the commands
about-companion = Reads a magnetic board, judges, keeps the score and speaks Czech, Polish or English

# help of the commands
# $help | text | the option
about-companion-more = Each command with { $help } after it says what it does and takes

# help of the commands
about-play = Plays a match on the connected boards

# help of the commands
# $players | text | an option
# $count | text | an option
# $free | text | an option
# $variant | text | an option
# $command | text | the command itself
about-play-more = Without { $players }, { $count }, { $free } or { $variant } a new game begins with a few questions. In a game, help and Enter tell what can be typed, nine and Enter on a keypad. While a game runs, a second { $command } joins it with its keyboard

# help of the commands
about-score = Counts the points of a finished game

# help of the commands
# $layout | text | an option
# $as_it_lies | text | an option
# $json | text | an option
about-score-more = Without files it counts the game that runs, with its own variants, else what lies on the connected boards, one player a board. With { $layout } it counts what is written down, one line a row, where a dot is an empty square. What is doubted is told first. At a terminal Enter then looks again, elsewhere the status is one, unless { $as_it_lies } is given. With { $json } each file is one line

# help of the commands
about-rank = Ranks finished boards, with what decides each tie

# help of the commands
# $command | text | the command that counts files
about-rank-more = More points are ahead. Files are written as for { $command }. Each player is called by the file. What is left is ranked where some cannot be read

# help of the commands
about-boards = Lists the connected boards

# help of the commands
about-boards-more = It tells where each is, whose it is, how large, and whether it answers. Only ports of boards are opened. While a game runs it is asked, and nothing is opened. The status is zero when at least one board answers

# help of the commands
about-board = Prepares one board: its program, calibration, test, name and seat

# help of the commands
about-board-flash = Puts the program that comes with the companion onto a board

# help of the commands
about-board-flash-more = The file is checked before the board is touched, and each step is told. With several boards press a button on the one that is meant. A board that waits in its boot loader already is found, too. The calibration is kept. It does not work while a game runs

# help of the commands
about-board-firmware = Tells which program is on each board, and whether it is older than the one shipped

# help of the commands
about-board-kind = Tells a board of which size and kind it is

# help of the commands
about-board-kind-more = Five by five squares, seven by seven, or the tray. It is for a board whose straps are open, which stores that and restarts

# help of the commands
about-board-calibrate = Measures the zero of all sensors of an empty board

# help of the commands
# $gain | text | an option
about-board-calibrate-more = With { $gain } a gauge tile is laid on one square after the other, and how strongly each sensor answers is stored. Enter, or any button of the board, goes on where it waits

# help of the commands
about-board-self-test = Walks a tile over the board and finds sensors that do not work

# help of the commands
about-board-self-test-more = Each place is said, and what lies there is judged by itself when it is still. Enter, or any button of the board, goes on where it waits. The words back, repeat and help are understood, stop ends with what was found so far

# help of the commands
about-board-check-tile = Says what each tile laid on the board is, and which of its magnets are wrong

# help of the commands
# $examples | text | how tiles are typed
about-board-check-tile-more = Tile after tile is laid and lifted. Enter, or any button of the board, ends it with a summary. With a tile it is compared with that one, however wrong its magnets are: { $examples }

# help of the commands
about-board-show = Tells what the sensors read, in words and millitesla

# help of the commands
# $example | text | a square
about-board-show-more = A square is a letter and a number, such as { $example }. Without one all squares are told that are not empty

# help of the commands
about-board-volts = Tells what each sensor of a square gives, in millivolts

# help of the commands
# $example | text | a square
# $power | text | an option
about-board-volts-more = A square is a letter and a number, such as { $example }. What calibration knows does not count here. With { $power } the square is held for a meter. Sensors are counted from near left against the clock, the middle is the last

# help of the commands
about-board-name = Gives a board's player a name

# help of the commands
about-board-name-more = An empty name takes it away. A board without a seat gets the first one that is free. With several boards press a button on the one that is meant

# help of the commands
about-board-seat = Gives a board a seat

# help of the commands
about-board-seat-more = Seats are counted clockwise from one to five. With several boards press a button on the one that is meant

# help of the commands
about-page = Shows the table of the running game on a page for browsers

# help of the commands
about-page-more = It tells an address to watch, and one for each player, at which the game is heard by the own screen reader, read in Braille or large letters, and played. Control and C end the page, and the game goes on

# help of the commands
about-coupon = Measures the coupon, which is built before any board, and says what is wrong

# help of the commands
about-coupon-more = Each step is said with what it should give. What a meter shows is typed, the board measures the rest. Back, repeat and help are understood, stop ends with what was found so far

# help of the commands
about-monitor = Prints what the boards say, line by line

# help of the commands
about-monitor-more = Each line is led by its port. Lines that cannot be read are shown with what is wrong with them. While a game runs it tells what it hears. Control and C end it

# help of the commands
about-say = Says a sentence, or lets a word be read otherwise

# help of the commands
# $text | text | an option
# $wav | text | an option
# $how | text | an option
about-say-more = While a game runs, the game says it in its own voice and language, after what it is saying. With { $text } or { $wav }, and when no game runs, this command does. With { $how } it tells how the voice reads a word, and asks how it should

# help of the commands
about-replay = Plays back or checks a kept game

# help of the commands
# $command | text | the command that lists games
about-replay-more = A game is given by its number in { $command }, or as an exported file. Without either it is the newest one. Its sentences are said one after the other, in any language

# help of the commands
about-review = Goes through the choices of a kept match that cost most

# help of the commands
# $command | text | the command that lists games
about-review-more = A game is given by its number in { $command }, or as an exported file. Without either it is the newest one. The computer looks at each choice of people as they could see the table then, some seconds long. What was typed in the match can be typed here: questions are answered, and moves are tried

# help of the commands
about-history = Lists, exports, imports and forgets kept games

# help of the commands
about-history-export = Writes one game to a file

# help of the commands
about-history-import = Takes a game from a file

# help of the commands
about-history-forget = Removes a game, or all, for good

# help of the commands
about-tiles = Shows, checks and makes tile sets, loads magnets, and reads back a tile

# help of the commands
about-tiles-show = Tells about the active tile set, or of one domino all its ten pockets

# help of the commands
about-tiles-check = Names every fault of a tile set's file with its line and column

# help of the commands
about-tiles-check-more = Without a file the active tile set is checked. The status is one if it has faults

# help of the commands
about-tiles-make = Makes a tile set's file from a table of dominoes

# help of the commands
# $titles | text | the titles of the columns
# $terrains | text | the names of terrains in files
about-tiles-make-more = It chooses the magnets of all pockets. The first line of the table has its titles: { $titles }. Terrains are { $terrains }. The second file is the one to be written

# help of the commands
about-tiles-jig = Tells how the magnets of one tile are laid into its base on a steel sheet

# help of the commands
# $examples | text | how tiles are typed
# $braille | text | an option
about-tiles-jig-more = Tiles are typed so: { $examples }. Pockets are named as the base lies, its pockets upwards. The file of { $braille } has forty cells a line and twenty-five lines a page

# help of the commands
about-tiles-read = Waits for one tile on a board, and says what it is and whether its magnets are right

# help of the commands
# $examples | text | how tiles are typed
about-tiles-read-more = With a tile it is compared with that one: { $examples }. The status is zero when all agree

# help of the commands
about-demo = Plays a whole game on boards made of software

# help of the commands
about-demo-more = The game leaves nothing behind: it has a journal and settings of its own, which are removed at the end. One player lays freely

# help of the commands
about-settings = Lists, explains, sets and resets what can be set

# help of the commands
# $example | text | a setting and a value
about-settings-more = Without anything all settings are listed. A name, or the title from the list, explains one, a value after it sets it: { $example }. Switches take on and off, lists take commas between their items. What is set counts in a running game too where that is possible

# help of the commands
about-doctor = Checks ports, voice, sound and files, and says what to do

# help of the commands
# $speak | text | an option
about-doctor-more = Only ports of boards are opened, while no game runs. Nothing is heard without { $speak }. The status is one when something has to be put right before a game. A report has names, folders, ports and numbers of boards replaced, and goes nowhere by itself

# help of the commands
about-autostart = Begins a game by itself when a board is plugged in

# help of the commands
# $rule | text | an option
about-autostart-more = It shows whether it does, or switches it on or off. On Linux the rule that { $rule } prints has to be installed once. On macOS and Windows a game begins at login. Only files that this command has written are ever changed or removed

# help of the commands
about-completion = Prints the script that completes commands in a shell

# help of the commands
# $bashrc | text | a file
# $bash | text | as it is typed
about-completion-bash = Bash, in { $bashrc }: { $bash }

# help of the commands
# $zshrc | text | a file
# $zsh | text | as it is typed
about-completion-zsh = Zsh, in { $zshrc } after compinit: { $zsh }

# help of the commands
# $fish | text | as it is typed
about-completion-fish = Fish, once: { $fish }

# help of the commands
# $profile | text | a file
# $powershell | text | as it is typed
about-completion-powershell = PowerShell, in { $profile }: { $powershell }

# help of the commands
# $shell | text | a variable
about-completion-shell = Without a name it is the shell that the variable { $shell } tells

# help of an option
about-option-help = Tells this and ends

# help of an option
about-option-version = Tells the version and ends

# help of an option
about-option-lang = Language of what is said

# help of an option
about-option-level = How much is said: terse, normal or full

# help of an option
about-option-text = Prints only, says nothing

# help of an option
about-option-wav = Also writes the speech into this file

# help of an option
about-option-port = The number of the page's port. Zero takes any free one

# help of an option
about-option-kept = Shows a kept game after its match instead of the table: its number, or an exported file

# help of an option
about-option-network = Also lets devices of this network open the page, until the match is over

# help of an option
about-option-tls = Encrypts the page with a certificate and its key, two files

# help of an option
about-option-ports = A board's serial port or address, also more than one. Otherwise boards are found

# help of an option
about-option-uid = The board's own number, or its end. Otherwise press a button

# help of an option
# $games | text | the games as they are typed
about-option-game = Which game: { $games }

# help of an option
about-option-variants = A variant, also more than one, or with commas

# help of an option
about-option-players = Names in the order of seats, with commas

# help of an option
about-option-count = How many play when no names are given

# help of an option
about-option-free = Lays dominoes freely, without draft and turns

# help of an option
about-option-draw = Who draws: hands, or the program

# help of an option
about-option-against = A computer of this level plays too. Each time it is given, one more

# help of an option
about-option-advice = Whether the best places may be named first

# help of an option
about-option-resume = Goes on with the open game, or begins a new one

# help of an option
about-option-seat = Whose this keyboard is. Zero is the table's

# help of an option
about-option-large = Shows the last sentence and the boards in large letters

# help of an option
about-option-layouts = Files with layouts, more may follow

# help of an option
about-option-as_it_lies = Counts in spite of doubts, which are said with the points

# help of an option
about-option-as_json = Prints JSON instead of words

# help of an option
about-option-file = Another UF two file than the one that is shipped

# help of an option
about-option-dry_run = Checks everything and changes nothing

# help of an option
about-option-gain = Walks the gauge tile over the squares, one after the other

# help of an option
about-option-power = Holds the square for a meter until Enter, with its power on or off

# help of an option
about-option-sensor = Which of its sensors a meter sees meanwhile

# help of an option
about-option-number = The domino that is walked

# help of an option
about-option-seconds = Ends after so many seconds

# help of an option
about-option-every = Tells the empty squares too

# help of an option
about-option-words = Says in words what lies on each square

# help of an option
about-option-how = Tells how the voice reads this word, and asks how it should

# help of an option
about-option-check = Judges the game again and lists what would be decided otherwise

# help of an option
about-option-replace_names = Gives the players other names, as for a report

# help of an option
about-option-everything = Forgets every game

# help of an option
about-option-yes = Does not ask

# help of an option
about-option-tile_id = Short name of the set. Otherwise it is the name of the file

# help of an option
about-option-name = Name of the set for people

# help of an option
about-option-page = The match can be watched in a browser, too, at the address that is told

# help of an option
about-option-seed = The same number gives the same result

# help of an option
about-option-force = Replaces the file if it is there

# help of an option
about-option-steps = One step at a time, Enter goes on

# help of an option
about-option-braille = Also writes the sheet into this file, for an embosser

# help of an option
# $braille | text | an option
about-option-unicode = With { $braille }: Unicode patterns in place of ASCII

# help of an option
about-option-side = Which side of the scoring board

# help of an option
about-option-jokers = Only the jokers for what is surrounded

# help of an option
about-option-only_print = Tells the tables and asks nothing

# help of an option
about-option-reset_name = Gives this setting its usual value

# help of an option
about-option-reset_all = Gives every setting its usual value, and asks first

# help of an option
about-option-speak = Says a sentence aloud in each language, and asks whether it was heard

# help of an option
about-option-report = Also packs log, versions, findings and one game into this file

# help of the commands
about-doctor-game = The game to pack. Otherwise it is the newest

# help of an option
about-option-print_rule = Prints the system's rule for boards, and nothing else

# help of an option
about-option-points = What the counter shows, once for each board, in order

# help of the commands
# $game | text | the title of a game
# $variants | some text | its variants as they are typed
about-variants = Variants of { $game }: { LIST($variants, style: "comma") }

# help of the commands
about-far = The server that keeps matches of friends who are far away

# help of the commands
about-far-serve = Runs the server on this computer

# help of the commands
about-far-serve-more = The server's program is fetched where none is there, and it is checked that it is a safe version and keeps every move before it confirms it. Control and C end it, and what it keeps stays

# help of the commands
about-far-install = Makes the server a service that begins with this computer

# help of the commands
about-far-install-more = For a club's computer with systemd. The user root calls it

# help of the commands
about-far-backup = Copies what the server keeps into a new file

# help of the commands
about-far-backup-more = The server has to be ended before. The copy holds its keys, too

# help of the commands
about-far-restore = Brings such a copy back where no server has been

# help of the commands
about-far-restore-more = Moves that came after the copy are given back by the tables themselves

# help of the commands
about-option-far_port = The number of the server's port. Zero takes any free one

# help of the commands
about-option-far_network = Also lets other computers reach the server

# help of the commands
about-option-far_tls = A certificate and its key, two files, in place of the one that is made here

# help of the commands
about-option-far_folder = The folder in which the server keeps everything
