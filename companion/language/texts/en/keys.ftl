### What is typed: the words of commands, what each command and key does, and what is wrong with a line.

## Words of commands, apart by commas, the usual one first; each is one word and no two commands share one.

# Words to type: silence.
command-stop = stop, silence, no

# Words to type: what is awaited.
command-waiting = waiting, turn, wait

# Words to type: the last line again.
command-repeat = repeat, again

# Words to type: points.
command-score = score, points

# Words to type: one line back.
command-previous = previous, back

# Words to type: the reason of the latest warning.
command-why = why, reason

# Words to type: one line on.
command-next = next, more

# Words to type: the latest act.
command-last = last, latest

# Words to type: take an act back.
command-undo = undo

# Words to type: make an act final.
command-confirm = confirm, yes, ok

# Words to type: end of the game.
command-end = end, finish, over

# Words to type: help for this moment.
command-help = help

# Words to type: learning keys.
command-learn = learn, keys

# Words to type: a new game.
command-new = new

# Words to type: leaving.
command-quit = quit, exit

# Words to type: the list of all commands.
command-commands = commands, list

# Words to type: the next language.
command-language = language

# Words to type: rate.
command-slower = slower

# Words to type: rate.
command-faster = faster

# Words to type: loudness.
command-quieter = quieter

# Words to type: loudness.
command-louder = louder

# Words to type: pitch.
command-lower = lower, deeper

# Words to type: pitch.
command-higher = higher

# Words to type: how much is said.
command-level = level, detail

# Words to type: short sounds.
command-earcons = sounds, sound

# Words to type: the next voice.
command-voice = voice

# Words to type: a topic on or off.
command-mute = mute, topic

# Words to type: the last line digit by digit.
command-numbers = numbers, digits

# Words to type: for whom a computer plays.
command-computer = computer

## What each command does, in few words, as they are after its key or number.

# What it does: silence.
command-does-stop = silence, and also the answer no

# What it does: what is awaited.
command-does-waiting = what the game waits for

# What it does: the last line again.
command-does-repeat = the last line again

# What it does: points.
command-does-score = points, area by area

# What it does: one line back.
command-does-previous = one line back, in a list one part

# What it does: the reason of the latest warning.
command-does-why = why something is wrong

# What it does: one line on.
command-does-next = one line on, in a list one part

# What it does: the latest act.
command-does-last = the last move at the table

# What it does: take an act back.
command-does-undo = takes the last move back

# What it does: make an act final.
command-does-confirm = makes the move final

# What it does: end of the game.
command-does-end = ends the game and counts the points

# What it does: help for this moment.
command-does-help = what can be typed now

# What it does: learning keys.
command-does-learn = keys only say what they do

# What it does: a new game.
command-does-new = begins a new game

# What it does: leaving.
command-does-quit = leaves, the game is kept

# What it does: the list of all commands.
command-does-commands = all commands

# What it does: the next language.
command-does-language = the next language

# What it does: rate.
command-does-slower = a slower voice

# What it does: rate.
command-does-faster = a faster voice

# What it does: loudness.
command-does-quieter = a quieter voice

# What it does: loudness.
command-does-louder = a louder voice

# What it does: pitch.
command-does-lower = a deeper voice

# What it does: pitch.
command-does-higher = a higher voice

# What it does: how much is said.
command-does-level = shorter or longer sentences

# What it does: short sounds.
command-does-earcons = short sounds, on or off

# What it does: the next voice.
command-does-voice = another voice

# What it does: a topic on or off.
command-does-mute = one kind of line, on or off

# What it does: the last line digit by digit.
command-does-numbers = the last line slowly, its numbers digit by digit

# What it does: for whom a computer plays.
command-does-computer = a computer's level for a player, and who plays

## Explaining keys and lines.

# How a command is typed and what it does.
# $number | number 0-99 | its number on a keypad
# $word | text | its word
# $needs | id none number cell row column terrain number-number number-cell number-cell-cell colour side pattern wallrow wallcolumn wallrow-wallcolumn display-colour-line hexagon gardencell criterion clock hexagon-gardencell hexagon-clock-clock | what follows it
# $what | phrase command-does-stop command-does-waiting command-does-repeat command-does-score command-does-previous command-does-why command-does-next command-does-last command-does-undo command-does-confirm command-does-end command-does-help command-does-learn command-does-new command-does-quit command-does-commands command-does-language command-does-slower command-does-faster command-does-quieter command-does-louder command-does-lower command-does-higher command-does-level command-does-earcons command-does-voice command-does-mute command-does-numbers command-does-computer command-does-areas command-does-ranking command-does-here command-does-row command-does-column command-does-around command-does-fits command-does-best command-does-place command-does-castle command-does-discard command-does-rounds command-does-find command-does-bring command-does-aside command-does-offer command-does-order command-does-choose command-does-draw command-does-lots command-does-correct command-does-leave command-does-open command-does-changed command-does-az-score command-does-az-why command-does-az-confirm command-does-az-bonuses command-does-az-ranking command-does-az-rounds command-does-az-here command-does-az-row command-does-az-column command-does-az-lines command-does-az-find command-does-az-wall command-does-az-floor command-does-az-fits command-does-az-best command-does-az-cost command-does-az-left command-does-az-tile command-does-az-drop command-does-az-offer command-does-az-order command-does-az-take command-does-az-draw command-does-az-lots command-does-az-gold command-does-az-spread command-does-qg-score command-does-qg-why command-does-qg-confirm command-does-qg-waiting command-does-qg-bonuses command-does-qg-ranking command-does-qg-rounds command-does-qg-here command-does-qg-around command-does-qg-groups command-does-qg-find command-does-qg-garden command-does-qg-storage command-does-qg-fits command-does-qg-best command-does-qg-pay command-does-qg-left command-does-qg-surround command-does-qg-place command-does-qg-lay command-does-qg-buy command-does-qg-pass command-does-qg-offer command-does-qg-patterns command-does-qg-take command-does-qg-draw command-does-qg-lots command-does-qg-turn command-does-qg-wheel | what it does
command-is = { WORDS($number) } or { $word }{ $needs ->
        [number] , then a number
        [cell] , then a square
        [row] , then a row
        [column] , then a column
        [terrain] , then a terrain
        [number-number] , then the wrong number and the right one
        [number-cell] , then number and square
        [number-cell-cell] , then number and two squares
        [colour] , then a colour
        [side] , then left or right
        [pattern] , then a line
        [wallrow] , then a row
        [wallcolumn] , then a column
        [wallrow-wallcolumn] , then row and column
        [display-colour-line] , then display, colour and line
        [hexagon] , then a hexagon
        [gardencell] , then a space
        [criterion] , then a colour or a pattern
        [clock] , then an hour
        [hexagon-gardencell] , then hexagon and space
        [hexagon-clock-clock] , then hexagon and two hours
       *[none] { "" }
    }: { $what }
    .terse = { WORDS($number) }{ $needs ->
            [number] , then a number
            [cell] , then a square
            [row] , then a row
            [column] , then a column
            [terrain] , then a terrain
            [number-number] , then the wrong number and the right one
            [number-cell] , then number and square
            [number-cell-cell] , then number and two squares
            [colour] , then a colour
            [side] , then left or right
            [pattern] , then a line
            [wallrow] , then a row
            [wallcolumn] , then a column
            [wallrow-wallcolumn] , then row and column
            [display-colour-line] , then display, colour and line
            [hexagon] , then a hexagon
            [gardencell] , then a space
            [criterion] , then a colour or a pattern
            [clock] , then an hour
            [hexagon-gardencell] , then hexagon and space
            [hexagon-clock-clock] , then hexagon and two hours
           *[none] { "" }
        }: { $what }

# What a digit does alone on a line.
# $number | number 0-9 | the digit
# $what | phrase command-does-stop command-does-waiting command-does-repeat command-does-score command-does-previous command-does-why command-does-next command-does-last command-does-undo command-does-confirm command-does-end command-does-help command-does-learn command-does-new command-does-quit command-does-commands command-does-language command-does-slower command-does-faster command-does-quieter command-does-louder command-does-lower command-does-higher command-does-level command-does-earcons command-does-voice command-does-mute command-does-numbers command-does-computer command-does-areas command-does-ranking command-does-here command-does-row command-does-column command-does-around command-does-fits command-does-best command-does-place command-does-castle command-does-discard command-does-rounds command-does-find command-does-bring command-does-aside command-does-offer command-does-order command-does-choose command-does-draw command-does-lots command-does-correct command-does-leave command-does-open command-does-changed command-does-az-score command-does-az-why command-does-az-confirm command-does-az-bonuses command-does-az-ranking command-does-az-rounds command-does-az-here command-does-az-row command-does-az-column command-does-az-lines command-does-az-find command-does-az-wall command-does-az-floor command-does-az-fits command-does-az-best command-does-az-cost command-does-az-left command-does-az-tile command-does-az-drop command-does-az-offer command-does-az-order command-does-az-take command-does-az-draw command-does-az-lots command-does-az-gold command-does-az-spread command-does-qg-score command-does-qg-why command-does-qg-confirm command-does-qg-waiting command-does-qg-bonuses command-does-qg-ranking command-does-qg-rounds command-does-qg-here command-does-qg-around command-does-qg-groups command-does-qg-find command-does-qg-garden command-does-qg-storage command-does-qg-fits command-does-qg-best command-does-qg-pay command-does-qg-left command-does-qg-surround command-does-qg-place command-does-qg-lay command-does-qg-buy command-does-qg-pass command-does-qg-offer command-does-qg-patterns command-does-qg-take command-does-qg-draw command-does-qg-lots command-does-qg-turn command-does-qg-wheel | what it does
key-is = Key { WORDS($number) }: { $what }
    .terse = { WORDS($number) }: { $what }

# What a letter does alone on a line.
# $letter | phrase letter-name | the letter
# $what | phrase command-does-stop command-does-waiting command-does-repeat command-does-score command-does-previous command-does-why command-does-next command-does-last command-does-undo command-does-confirm command-does-end command-does-help command-does-learn command-does-new command-does-quit command-does-commands command-does-language command-does-slower command-does-faster command-does-quieter command-does-louder command-does-lower command-does-higher command-does-level command-does-earcons command-does-voice command-does-mute command-does-numbers command-does-computer command-does-areas command-does-ranking command-does-here command-does-row command-does-column command-does-around command-does-fits command-does-best command-does-place command-does-castle command-does-discard command-does-rounds command-does-find command-does-bring command-does-aside command-does-offer command-does-order command-does-choose command-does-draw command-does-lots command-does-correct command-does-leave command-does-open command-does-changed command-does-az-score command-does-az-why command-does-az-confirm command-does-az-bonuses command-does-az-ranking command-does-az-rounds command-does-az-here command-does-az-row command-does-az-column command-does-az-lines command-does-az-find command-does-az-wall command-does-az-floor command-does-az-fits command-does-az-best command-does-az-cost command-does-az-left command-does-az-tile command-does-az-drop command-does-az-offer command-does-az-order command-does-az-take command-does-az-draw command-does-az-lots command-does-az-gold command-does-az-spread command-does-qg-score command-does-qg-why command-does-qg-confirm command-does-qg-waiting command-does-qg-bonuses command-does-qg-ranking command-does-qg-rounds command-does-qg-here command-does-qg-around command-does-qg-groups command-does-qg-find command-does-qg-garden command-does-qg-storage command-does-qg-fits command-does-qg-best command-does-qg-pay command-does-qg-left command-does-qg-surround command-does-qg-place command-does-qg-lay command-does-qg-buy command-does-qg-pass command-does-qg-offer command-does-qg-patterns command-does-qg-take command-does-qg-draw command-does-qg-lots command-does-qg-turn command-does-qg-wheel | what it does
key-letter = Letter { $letter }: { $what }

# A letter that is no command.
# $letter | phrase letter-name | the letter
key-letter-none = Letter { $letter }: alone it is no command

# The name of a letter, written so that a voice says the letter.
# $letter | id a b c d e f g h i j k l m n o p q r s t u v w x y z | the letter
letter-name = { $letter ->
        [a] eh
        [b] bee
        [c] cee
        [d] dee
        [e] ee
        [f] ef
        [g] gee
        [h] aitch
        [i] eye
        [j] jay
        [k] kay
        [l] el
        [m] em
        [n] en
        [o] oh
        [p] pee
        [q] cue
        [r] ar
        [s] ess
        [t] tee
        [u] you
        [v] vee
        [w] double you
        [x] ex
        [y] why
       *[z] zed
    }

# What the point key does.
key-point = Point: stands between a command and its numbers
    .terse = Point: between numbers

# What the Enter key does.
key-enter = Enter: ends what is typed

# What the Backspace key does.
key-backspace = Backspace: takes the last key back

# What the Escape key does.
key-escape = Escape: drops what is typed

# What a line does that names another player first.
# $number | number 1-9 | the player
# $what | phrase command-does-stop command-does-waiting command-does-repeat command-does-score command-does-previous command-does-why command-does-next command-does-last command-does-undo command-does-confirm command-does-end command-does-help command-does-learn command-does-new command-does-quit command-does-commands command-does-language command-does-slower command-does-faster command-does-quieter command-does-louder command-does-lower command-does-higher command-does-level command-does-earcons command-does-voice command-does-mute command-does-numbers command-does-computer command-does-areas command-does-ranking command-does-here command-does-row command-does-column command-does-around command-does-fits command-does-best command-does-place command-does-castle command-does-discard command-does-rounds command-does-find command-does-bring command-does-aside command-does-offer command-does-order command-does-choose command-does-draw command-does-lots command-does-correct command-does-leave command-does-open command-does-changed command-does-az-score command-does-az-why command-does-az-confirm command-does-az-bonuses command-does-az-ranking command-does-az-rounds command-does-az-here command-does-az-row command-does-az-column command-does-az-lines command-does-az-find command-does-az-wall command-does-az-floor command-does-az-fits command-does-az-best command-does-az-cost command-does-az-left command-does-az-tile command-does-az-drop command-does-az-offer command-does-az-order command-does-az-take command-does-az-draw command-does-az-lots command-does-az-gold command-does-az-spread command-does-qg-score command-does-qg-why command-does-qg-confirm command-does-qg-waiting command-does-qg-bonuses command-does-qg-ranking command-does-qg-rounds command-does-qg-here command-does-qg-around command-does-qg-groups command-does-qg-find command-does-qg-garden command-does-qg-storage command-does-qg-fits command-does-qg-best command-does-qg-pay command-does-qg-left command-does-qg-surround command-does-qg-place command-does-qg-lay command-does-qg-buy command-does-qg-pass command-does-qg-offer command-does-qg-patterns command-does-qg-take command-does-qg-draw command-does-qg-lots command-does-qg-turn command-does-qg-wheel | what it does
key-of-board = Board of player { WORDS($number) }: { $what }

# What a line does that names player nought first.
# $what | phrase command-does-stop command-does-waiting command-does-repeat command-does-score command-does-previous command-does-why command-does-next command-does-last command-does-undo command-does-confirm command-does-end command-does-help command-does-learn command-does-new command-does-quit command-does-commands command-does-language command-does-slower command-does-faster command-does-quieter command-does-louder command-does-lower command-does-higher command-does-level command-does-earcons command-does-voice command-does-mute command-does-numbers command-does-computer command-does-areas command-does-ranking command-does-here command-does-row command-does-column command-does-around command-does-fits command-does-best command-does-place command-does-castle command-does-discard command-does-rounds command-does-find command-does-bring command-does-aside command-does-offer command-does-order command-does-choose command-does-draw command-does-lots command-does-correct command-does-leave command-does-open command-does-changed command-does-az-score command-does-az-why command-does-az-confirm command-does-az-bonuses command-does-az-ranking command-does-az-rounds command-does-az-here command-does-az-row command-does-az-column command-does-az-lines command-does-az-find command-does-az-wall command-does-az-floor command-does-az-fits command-does-az-best command-does-az-cost command-does-az-left command-does-az-tile command-does-az-drop command-does-az-offer command-does-az-order command-does-az-take command-does-az-draw command-does-az-lots command-does-az-gold command-does-az-spread command-does-qg-score command-does-qg-why command-does-qg-confirm command-does-qg-waiting command-does-qg-bonuses command-does-qg-ranking command-does-qg-rounds command-does-qg-here command-does-qg-around command-does-qg-groups command-does-qg-find command-does-qg-garden command-does-qg-storage command-does-qg-fits command-does-qg-best command-does-qg-pay command-does-qg-left command-does-qg-surround command-does-qg-place command-does-qg-lay command-does-qg-buy command-does-qg-pass command-does-qg-offer command-does-qg-patterns command-does-qg-take command-does-qg-draw command-does-qg-lots command-does-qg-turn command-does-qg-wheel | what it does
key-of-table = The whole table: { $what }

# What was typed is no command and no move.
# $text | text | what was typed
key-unknown = This is no command: { $text }. Nine and Enter is help
    .terse = Unknown: { $text }

# A word that only begins several commands; the next line may be the whole word, or the word that is lacking.
# $items | some text | the whole words
key-which = Which command? { LIST($items, style: "or") }

# A digit where one of a few things is needed, and it stands for none of them.
# $digit | number 0-9 | what was typed
# $needs | phrase key-needs-colour key-needs-display key-needs-line key-needs-pattern key-needs-wallrow key-needs-wallcolumn key-needs-side key-needs-special key-needs-terrain key-needs-hexagon key-needs-shown key-needs-criterion key-needs-gardencell key-needs-clock key-needs-ornament key-needs-given key-needs-gone key-needs-displayplace | what is needed
key-digit-none = The digit { WORDS($digit) } means nothing there. { $needs }

# A word where something else is needed.
# $text | text | what was typed
# $needs | phrase key-needs-colour key-needs-display key-needs-line key-needs-pattern key-needs-wallrow key-needs-wallcolumn key-needs-side key-needs-special key-needs-terrain key-needs-hexagon key-needs-shown key-needs-criterion key-needs-gardencell key-needs-clock key-needs-ornament key-needs-given key-needs-gone key-needs-displayplace key-needs | what is needed
key-word-none = This means nothing here: { $text }. { $needs }

# A command without what must follow it, or with something else.
# $word | text | the command's word
# $missing | id cell row column number nothing | what is missing; nothing: too much follows
key-needs = Command { $word }: { $missing ->
        [cell] which square? Type its name, or column and row as two digits
        [row] which row? Type its number
        [column] which column? Type its name or its number
        [number] which number?
       *[nothing] too much was typed. Type the command again with less after it
    }
    .terse = { $word }: { $missing ->
            [cell] which square?
            [row] which row?
            [column] which column?
            [number] which number?
           *[nothing] too much was typed
        }

# A key that is a digit only with Num Lock on. What was typed before it on the line is dropped.
num-lock-off = This key is no digit now: it is an arrow, or Num Lock is off. On a keypad press Num Lock, then type the line again
    .terse = Press Num Lock and type again

## Keypads that are read by themselves.

# This system hands out no keypad by itself.
# $name | text | the keypad as the settings name it
keypad-elsewhere = Keypad { $name }: this system does not let it be read by itself. The keyboard still works. Type on the keypad in the window of the game

# The system does not let us read a keypad.
# $name | text | the keypad as the settings name it
keypad-denied = Keypad { $name }: reading it is not allowed. The keyboard still works. The command companion doctor says how to allow it

# Another program has taken a keypad for itself.
# $name | text | the keypad as the settings name it
keypad-busy = Keypad { $name }: another program has it. The keyboard still works. Close that program, and the keypad will work

# A keypad of the settings is not there.
# $name | text | the keypad as the settings name it
keypad-missing = Keypad { $name }: it is not there. The keyboard still works. Plug it in, and it will work

# A keypad has been unplugged.
# $name | text | the keypad as the settings name it
keypad-gone = Keypad { $name } is gone. What was being typed on it is dropped. Check its cable or battery
    .terse = Keypad { $name } is gone

# A keypad is there again.
# $name | text | the keypad as the settings name it
keypad-back = Keypad { $name } is there again
