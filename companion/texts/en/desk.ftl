### What the keys do at the table: questions before an act, long answers, learning, help, sound.

# An answer about somebody else: the name comes first.
# $player | name | whose board
# $what | phrase rg-here rg-here-empty rg-row rg-column rg-around rg-fits rg-best | the answer
of-player = { $player }: { $what }

# What the game waits for, of several players.
# $count | number 2-5 | (unused) from how many
# $items | several phrase rg-await-castle rg-await-domino | at most three of them
# $more | number 0-4 | how many are not told
waiting-for = { LIST($items, style: "sentences") }{ $more ->
        [0] { "" }
       *[other] . More players: { WORDS($more) }
    }

# The game waits for nothing.
waiting-for-nothing = the game is over, nothing is awaited

# Leaving the program.
confirm-quit = Really leave? The game is kept and can go on later. Press the same key again. Any other key stays
    .terse = Leave? Same key again

# Putting a domino aside.
# $number | number 1-48 | which domino
confirm-discard = Domino { WORDS($number) }: really put it aside? Press the same key again. Any other key keeps it
    .terse = Put domino { WORDS($number) } aside? Same key again

# A long answer has nothing after this.
list-over = that is the end of the list
    .terse = end of the list

# A long answer has nothing before this.
list-begins = that is the beginning of the list
    .terse = beginning of the list

# From now on keys are only explained.
learning-begins = Learning keys: from now on each key only says what it does. Learn and Enter ends it, on a keypad seven two Enter
    .terse = Learning keys. Seven two Enter ends it

# Keys work again.
learning-ends = End of learning, the keys work again
    .terse = The keys work again

# Help for this moment: what the game waits for.
# $items | some phrase rg-await-castle rg-await-domino rg-await-end | at most three of them
help-waits = { LIST($items, style: "sentences") }

# Help for this moment: what can be typed now.
# $items | some phrase command-is | at most six commands
help-now = What can be typed now. { LIST($items, style: "sentences") }

## Sound and speech, changed by keys. What is now set.

# How fast the voice is.
# $value | number 80-600 | words a minute
# $end | id none low high | whether it goes no further
knob-rate = Rate { WORDS($value) }{ $end ->
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
        [low] , lower is not possible
        [high] , higher is not possible
       *[none] { "" }
    }

# Short sounds before the words.
# $on | number 0-1 | whether they are on
knob-earcons = { $on ->
        [0] Sounds are off
       *[1] Sounds are on
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
        [lifted] Acts taken back
        [final] Acts made final
        [ready] Boards that are ready
       *[hint] Hints
    }: { $on ->
        [0] silent from now on
       *[1] said again
    }

# Which kinds of sentences can be made silent.
# $count | number 7-7 | (unused) how many
knob-topics = Type nine one, a point and a number. One pieces, two areas, three turns, four acts taken back, five final acts, six boards, seven hints

# All commands, three at a time.
# $count | number 1-99 | how many there are
# $first | number 1-99 | (unused) number of the first one listed
# $items | some phrase command-is | at most three of them
# $more | number 0-99 | how many follow
commands-listed = { COUNT($count, of: "command") }. { LIST($items, style: "sentences") }{ $more ->
        [0] { "" }
       *[other] . Next goes on, still to come: { WORDS($more) }
    }

# Commands, counted.
# $n | number | how many
count-command = { WORDS($n) } { $n ->
        [one] command
       *[other] commands
    }

# Other commands cannot reach the running game.
door-closed = The game runs, but other commands cannot reach it: its own folder cannot be written. Ask the doctor
    .terse = Other commands cannot reach this game

# Going back through what was said: there is nothing before.
no-earlier-line = this is the earliest line

# Going forward through what was said: there is nothing after.
no-later-line = this is the latest line
