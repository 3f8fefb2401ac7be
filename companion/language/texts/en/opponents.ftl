### Computers that play for somebody at the table.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

# A level, as it is named: "level club".
# $level | id beginner family club strong full | which
computer-level = { $level ->
        [beginner] beginner
        [family] family
        [club] club
        [strong] strong
       *[full] full strength
    }

# How a computer is called at the table.
# $number | number 1-4 | which one, of several
# $several | number 0-1 | whether there are several
computer-name = { $several ->
        [0] Computer
       *[1] Computer { $number ->
            [1] Alpha
            [2] Bravo
            [3] Charlie
           *[other] Delta
        }
    }

# Somebody's acts are done by a computer from now on.
# $player | name | for whom it plays
# $level | id beginner family club strong full | how well
computer-plays = The computer plays for { $player }, level { PART($level, of: "computer-level", names: "level") }

# A computer plays at another level from now on.
# $player | name | for whom it plays
# $level | id beginner family club strong full | how well
computer-changed = { $player } now plays at level { PART($level, of: "computer-level", names: "level") }

# A computer plays no more for somebody.
# $player | name | who acts again
computer-left = { $player } plays without the computer again

# One for whom a computer plays, in a list.
# $player | name | for whom
# $level | id beginner family club strong full | how well
computer-of = { $player }, level { PART($level, of: "computer-level", names: "level") }

# For whom computers play, and how that is changed.
# $items | list phrase computer-of | for whom
# $people | number 6-6 | the digit for people
computer-who = { SIZE($items) ->
        [0] People alone play
       *[other] Computers at the table: { LIST($items) }
    }. To change that, type the player's number, point, nine three, point, and a level from one to five. { WORDS($people) } lets people play again
    .terse = { SIZE($items) ->
        [0] People alone play
       *[other] Computers at the table: { LIST($items) }
    }

# A level that is not there was typed.
# $people | number 6-6 | the digit for people
computer-levels = That is no level. Beginner: one. Family: two. Club: three. Strong: four. Full strength: five. People play again: { WORDS($people) }

# It is not clear for whom a computer is to play.
computer-whose = For which player? Type the player's number, point, nine three, point, and the level

# Nobody has taught computers this game.
# $player | name | (unused) for whom one was to play
computer-cannot = Computers have not learned this game. Everything stays as it is

# The last person cannot leave everything to computers.
# $player | name | for whom one was to play
computer-all = { $player } is the last person at the table, and one must play. To listen to computers only, leave and run: companion demo

# The match is over, or the player has left.
# $player | name | for whom one was to play
computer-over = { $player } has nothing more to do in this match

# The fast part of the program is missing, or does not know these rules.
computer-simply = Computers play more simply here than their level promises

# It is a computer's turn: said as people want to hear it who have nothing to do now.
# $turn | phrase rg-turn-choose rg-turn-king rg-turn-place az-turn az-await-spread qg-turn | as it is said to a person
computer-turn = { NOUN($turn, form: "theirs") }

# What a computer wants laid on its own board; hands do that.
# $player | name | (unused) for whom it plays; the name stands in the act
# $thing | phrase rg-domino rg-castle-thing az-tile | which piece
# $act | phrase rg-placed rg-castle-placed | where
computer-lays = Now lay { NOUN($thing, form: "accusative") }. { NOUN($act, form: "last") }

# What a computer wants done where all can reach; hands do that, and sensors see it.
# $player | name | (unused) for whom it plays; the name stands in the act
# $act | phrase rg-chosen | what
computer-shows = Now do this on the table. { NOUN($act, form: "last") }

# What a computer has done has to be done on the table, by hands.
# $player | name | for whom it plays
computer-hands = That is still to be done on the table for { $player }

# Somebody has undone an act; the computer does not act at once.
# $player | name | for whom it plays
computer-waits = { $player } waits. Enter lets the computer go on

# A computer knows its act, and somebody has to let it be done, as the settings want it.
# $player | name | for whom it plays
computer-ready = { $player } has decided. Enter makes the move
    .terse = { $player }: Enter

# Free placement was asked for together with computers.
computer-free = Computers play in turns, here dominoes were to be laid freely. Leave out one of the two

# A level was typed that is none.
# $found | text | what was typed
computer-level-unknown = the level { $found } is not known. Levels: beginner, family, club, strong, full, or one to five
