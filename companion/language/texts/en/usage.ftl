### What is wrong with a command line, and the words of commands beside their fixed names.

# a command line that is not taken
# $command | text | the command with the option of help
usage-more = To learn more, type: { $command }

# a command line that is not taken
# $typed | text | what was typed
# $near | list text | commands that come nearest
usage-no-command = There is no such command: { $typed } { SIZE($near) ->
        [0] {""}
       *[other] . Near it: { LIST($near, style: "comma") }
    }

# a command line that is not taken
# $typed | text | what was typed
# $near | list text | options that come nearest
usage-no-option = There is no such option: { $typed } { SIZE($near) ->
        [0] {""}
       *[other] . Near it: { LIST($near, style: "comma") }
    }

# a command line that is not taken
usage-command-missing = A command is missing

# a command line that is not taken
# $name | text | an option, or what an argument is called
usage-missing = This is missing: { $name }

# a command line that is not taken
# $words | some text | what was typed beyond what is taken
usage-too-much = This is too much: { LIST($words, style: "comma") }

# a command line that is not taken
# $option | text | an option
usage-wants = A value is missing after { $option }

# a command line that is not taken
# $option | text | an option
usage-wants-none = This option takes no value: { $option }

# a command line that is not taken
# $name | text | an option or argument
# $typed | text | what was typed
# $choices | some text | what can be typed
usage-choice = { $name }: this cannot be: { $typed }. Possible are { LIST($choices) }

# a command line that is not taken
# $name | text | an option or argument
# $typed | text | what was typed
usage-number = { $name }: this is no number: { $typed }

# a command line that is not taken
# $name | text | an option or argument
# $typed | text | what was typed
# $least | text | the smallest
# $most | text | the largest
usage-range = { $name }: this cannot be: { $typed }. Possible is a number, at least { $least }, at most { $most }

# a command line that is not taken
# $name | text | an option or argument
# $typed | text | what was typed
# $least | text | the smallest
usage-least = { $name }: this cannot be: { $typed }. Possible is a number, at least { $least }

# a command line that is not taken
# $name | text | an option or argument
# $typed | text | what was typed
usage-value = { $name }: this cannot be: { $typed }

# a command line that is not taken
# $one | text | an option
# $other | text | the one that it needs
usage-together = These options go together: { $one }, { $other }

# a command line that is not taken
# $option | text | the option for all
usage-either = Give either a number, or { $option }

# the command set as it may also be typed, one word
command-word-set = set

# the command play as it may also be typed, one word
command-word-play = play

# the command score as it may also be typed, one word
command-word-score = score

# the command rank as it may also be typed, one word
command-word-rank = rank

# the command boards as it may also be typed, one word
command-word-boards = boards

# the command board as it may also be typed, one word
command-word-board = board

# the command coupon as it may also be typed, one word
command-word-coupon = coupon

# the command monitor as it may also be typed, one word
command-word-monitor = monitor

# the command page as it may also be typed, one word
command-word-page = page

# the command say as it may also be typed, one word
command-word-say = say

# the command replay as it may also be typed, one word
command-word-replay = replay

# the command review as it may also be typed, one word
command-word-review = review

# the command history as it may also be typed, one word
command-word-history = history

# the command tiles as it may also be typed, one word
command-word-tiles = tiles

# the command wheel as it may also be typed, one word
command-word-wheel = wheel

# the command demo as it may also be typed, one word
command-word-demo = demo

# the command settings as it may also be typed, one word
command-word-settings = settings

# the command doctor as it may also be typed, one word
command-word-doctor = doctor

# the command autostart as it may also be typed, one word
command-word-autostart = autostart

# the command completion as it may also be typed, one word
command-word-completion = completion

# the command flash as it may also be typed, one word
command-word-flash = flash

# the command firmware as it may also be typed, one word
command-word-firmware = firmware

# the command kind as it may also be typed, one word
command-word-kind = kind

# the command calibrate as it may also be typed, one word
command-word-calibrate = calibrate

# the command self test as it may also be typed, one word
command-word-self-test = self-test

# the command check tile as it may also be typed, one word
command-word-check-tile = check-tile

# the command show as it may also be typed, one word
command-word-show = show

# the command volts as it may also be typed, one word
command-word-volts = volts

# the command name as it may also be typed, one word
command-word-name = name

# the command seat as it may also be typed, one word
command-word-seat = seat

# the command export as it may also be typed, one word
command-word-export = export

# the command import as it may also be typed, one word
command-word-import = import

# the command forget as it may also be typed, one word
command-word-forget = forget

# the command check as it may also be typed, one word
command-word-check = check

# the command make as it may also be typed, one word
command-word-make = make

# the command jig as it may also be typed, one word
command-word-jig = jig

# the command read as it may also be typed, one word
command-word-read = read
