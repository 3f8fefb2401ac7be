### What the keys do at the table: questions before an act, long answers, learning, help, sound.

# An answer about somebody else: the name comes first.
# $player | name | whose board
# $what | phrase rg-here rg-here-empty rg-row rg-column rg-around rg-fits rg-best rg-bring rg-bring-there rg-find rg-aside az-fits az-fits-source az-fits-lines az-best az-cost az-cost-not az-lines az-lines-empty az-wall az-wall-empty az-row az-column az-here az-here-free az-here-closed az-floor-now az-floor-empty az-bonuses az-ask-display az-ask-colour az-ask-line az-ask-tile az-ask-column az-ask-side qg-here qg-here-free qg-here-none qg-here-ornament qg-around qg-surround qg-surround-done qg-surround-none qg-nearest qg-nearest-none qg-garden qg-storage qg-groups qg-groups-none qg-find qg-fits qg-fits-none qg-fits-one qg-fits-nowhere qg-pay qg-pay-free qg-pay-none qg-best qg-best-none qg-no-advice qg-bonuses qg-bonuses-none qg-wheel-now why-listed | the answer, or what is asked
of-player = { $player }: { $what }

# What the game waits for, of several players.
# $count | number 2-5 | (unused) from how many
# $items | several phrase rg-await-castle rg-await-domino | at most three of them
# $more | number 0-4 | how many are not told
waiting-for = { LIST($items, style: "sentences") }{ $more ->
        [0] { "" }
       *[other] . And { WORDS($more) } more { $more ->
            [one] player
           *[other] players
        }
    }

# The game waits for nothing.
waiting-for-nothing = the game is over, nothing is awaited

# An act typed at the table's keyboard without the player.
whose-act = whose move is this? Type the number or the name of the player
    .terse = whose move? Number or name of the player

# Leaving the program.
confirm-quit = Really leave? The game is kept and can go on later. Type the same again. Anything else, and the game goes on
    .terse = Leave? Type the same again

# A long answer has nothing after this.
list-over = that is the end of the list
    .terse = end of the list

# A long answer has nothing before this.
list-begins = that is the beginning of the list
    .terse = beginning of the list

# From now on keys are only explained.
learning-begins = Learning keys: from now on each key only says what it does. The keys seven, two, Enter end it
    .terse = Learning keys. Seven, two, Enter ends it

# Keys work again.
learning-ends = End of learning, the keys work again
    .terse = The keys work again

# Help for this moment: what can be typed now.
# $items | some phrase command-is | at most six commands
help-now = What can be typed now. { LIST($items, style: "sentences") }

## Sound and speech, changed by keys. What is now set.

# How fast the voice is.
# $value | number 80-600 | words a minute
# $end | id none low high | whether it goes no further
knob-rate = Speed { WORDS($value) }{ $end ->
        [low] , slower is not possible
        [high] , faster is not possible
       *[none] { "" }
    }

# How loud the voice is.
# $value | number 10-100 | percent
# $end | id none low high | whether it goes no further
knob-volume = Volume { WORDS($value) }{ $end ->
        [low] , quieter is not possible
        [high] , louder is not possible
       *[none] { "" }
    }

# How high the voice is.
# $value | number 0-100 | percent
# $end | id none low high | whether it goes no further
knob-pitch = Pitch { WORDS($value) }{ $end ->
        [low] , deeper is not possible
        [high] , higher is not possible
       *[none] { "" }
    }

# Short sounds before the words.
# $on | number 0-1 | whether they are on
knob-earcons = { $on ->
        [0] Short sounds are off
       *[1] Short sounds are on
    }

# How much is said.
# $level | id terse normal full | the level
knob-level = { $level ->
        [terse] Short sentences
        [full] Full sentences
       *[normal] Usual sentences
    }

# The language from now on.
# $language | id cs pl en | (unused) which
knob-language = The language is English

# Another voice.
# $number | number 1-9 | its number
knob-voice = Voice number { WORDS($number) }

# A kind of sentence is said or not.
# $topic | id placed area turn lifted final ready hint | which
# $on | number 0-1 | whether it is said
knob-topic = { $topic ->
        [placed] Pieces that are laid
        [area] Points of areas
        [turn] Whose turn it is
        [lifted] Moves taken back
        [final] Moves made final
        [ready] Boards that are ready
       *[hint] Hints
    }: { $on ->
        [0] left out from now on
       *[1] no longer left out
    }

# Which kinds of sentences can be made silent.
# $count | number 7-7 | (unused) how many
knob-topics = Kinds of lines that can be left out. Type nine one, a point and a number. Pieces that are laid: one. Points of areas: two. Whose turn it is: three. Moves taken back: four. Moves made final: five. Boards that are ready: six. Hints: seven

# All commands, a group of numbers at a time: those of one digit, then ten to nineteen, and so on.
# $group | number 0-9 | first of the two digits, 0 for the commands of one digit
# $count | number 1-99 | how many commands the group has
# $first | number 1-10 | (unused) which of the groups
# $items | some phrase command-is | all of them
# $more | number 0-9 | how many groups follow
commands-listed = { $group ->
        [0] Asked all the time
        [1] Points
        [2] What lies there
        [3] What can be done
        [4] Moves
        [5] The offer and the draw
        [7] The program
        [8] Voice and language
        [9] What is said and how
       *[other] More of this game
    }, { COUNT($count, of: "command") }. { LIST($items, style: "sentences") }{ $more ->
        [0] { "" }
       *[other] . Key six tells the next group
    }

# Commands, counted.
# $n | number | how many
count-command = { WORDS($n) } { $n ->
        [one] command
       *[other] commands
    }

# Other commands cannot reach the running game.
door-closed = The game runs, but other commands cannot reach it: its own folder cannot be written. The command companion doctor says what to do
    .terse = Other commands cannot reach this game

# Going back through what was said: there is nothing before.
no-earlier-line = this is the earliest line

# Going forward through what was said: there is nothing after.
no-later-line = this is the latest line

# Ends a piece of a line that takes long: what is typed to hear the next piece.
line-goes-on = Six for more

# The companion was asked to draw, but nothing is to be drawn now.
nothing-to-draw = there is nothing to draw now

# Taking back somebody's act that has no piece.
# $act | phrase rg-chosen rg-drawn rg-lots rg-corrected rg-left rg-discarded | the act
confirm-undo-act = Really undo this: { NOUN($act, form: "last") }? Type the same again. Anything else, and it stands
    .terse = Undo: { NOUN($act, form: "last") }? Type the same again
