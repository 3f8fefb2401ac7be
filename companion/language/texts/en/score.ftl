### Counting what lies there at the end, of whatever game.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

# An option that the game has not.
# $option | text | the option
# $game | phrase rg-title az-title qg-title | which game is counted
score-unfit = the option { $option } has no meaning in { $game }. Leave it out, or name the game that is meant

# A game that is counted in other ways only.
# $game | phrase rg-title az-title qg-title | which game
score-not-so = { $game } cannot be counted in this way. Give layout files, or play the game with the companion

# A game is being played, and another one was asked for.
# $game | phrase rg-title az-title qg-title | which is played
# $asked | phrase rg-title az-title qg-title | which was asked for
score-other-game = the game being played is { $game }, asked for was { $asked }. Ask without a game, or end that game first

## What is doubted before anything is counted: each with its reason and what to do.

# A doubt about what lies there, and whose it is.
# $player | name | whose board or file, empty when it is about all of them
# $several | number 0-1 | whether it is named whose
# $doubt | phrase layout-letters doubt-board-empty doubt-board-gone doubt-board-silent doubt-board-fault doubt-board-version doubt-board-twin doubt-port doubt-cell rg-doubt-castle rg-doubt-castles rg-doubt-stranded rg-doubt-odd rg-doubt-squares rg-doubt-many rg-doubt-set rg-doubt-elsewhere az-doubt-cell az-doubt-points az-doubt-row qg-doubt-fountain qg-doubt-order qg-doubt-set | what is wrong, and how it is put right
score-doubt = Careful{ PART($player, $several, of: "whose-warning", names: "player several") }: { $doubt }

# The letters of a file mean one thing to programs and another in the large print.
# $language | text | the code of the set language
layout-letters = its letters can be read in two ways. If they are those of the large print, write letters: { $language } as its first line, else letters: international

# Nothing lies on a board that is connected.
doubt-board-empty = nothing lies on this board. Lay there what lay there at the end, or unplug the board if nobody played on it

# A board that was read has been unplugged.
doubt-board-gone = the board is no longer connected. Check its cable

# A board says who it is, but not what lies on it.
doubt-board-silent = the board does not say what lies on it. Unplug its cable and plug it in again

# A board that speaks another version of the protocol is not counted.
# $theirs | number 0-99 | its version
# $ours | number 0-99 | the version spoken here
doubt-board-version = a board has version { WORDS($theirs) } and the program version { WORDS($ours) }, so it is not counted. Update the older one

# Two boards tell the same number, so only one of them is counted.
doubt-board-twin = two boards have the same number, so only one of them is counted. Unplug one of them

# A port at which a board is expected cannot be used.
# $why | phrase port-busy port-denied port-gone port-full port-silent port-flood port-name port-failed | why, and what to do
doubt-port = a board may be missing from this count. { $why }

# A board, or one row of it, tells of a fault of its own.
# $fault | id supply noise calibration strip stuck flapping snapshot | what is wrong
# $row | number 0-7 | the row that does not answer, nought for the whole board
doubt-board-fault = { $row ->
        [0] { $fault ->
            [supply] the board has too little power, what it reads is not sure. Plug its cable straight into the computer
            [calibration] the board has no calibration, what it reads is not sure. Compare what is counted with what lies there
            [noise] the board is disturbed, what it reads is not sure. Move phones and magnets away
           *[other] the board reports a fault, what it reads is not sure. Unplug its cable and plug it in again
        }
       *[other] nothing is read in row { WORDS($row) }, its sensors do not answer. Write down what lies on this board and count the file
    }

# A cell that cannot be read.
# $cell | cell or phrase az-score-cell | where
# $doubt | id unknown foreign askew unsure flapping stuck | why
doubt-cell = { $doubt ->
        [unknown] { $cell }, something that the board does not know lies there. Lift it and lay it again
        [foreign] { $cell }, a tile of another game lies there. Lift it from the board
        [askew] { $cell }, something lies askew there. Turn it straight until it lies flat between the posts
        [unsure] { $cell } cannot be read clearly. Press down what lies there, or lift it and lay it again
        [flapping] { $cell } changes all the time. Lay the piece flat. If nothing lies there, the sensor is at fault
       *[stuck] { $cell }, a sensor is broken, so that nobody knows what lies there. Write down what lies on this board and count the file
    }

# What can be done about the doubts that were just said. Enter alone looks again; one and nought are digits of a keypad.
# $words | text | what is typed to count all the same
# $files | number 0-1 | whether files are counted, not boards
score-doubts-ask = What now? { $files ->
        [1] Correct the files and press Enter, then they are read again
       *[0] Put it right and press Enter, then the boards are read again
    }. One, or the words { $words }, counts everything as it is. Zero leaves without counting

# Words that count in spite of doubts, apart by commas; the first is the one that is told.
score-as-it-lies-words = as it lies, as they lie

# There are doubts, and nobody has chosen to count all the same.
# $option | text | the option that counts all the same
score-not-counted = There are doubts, so nobody is named a winner. Put right what was said and count again, or add the option { $option }

# Said before the points: there were doubts, and all was counted in spite of them.
# $count | number 1-99 | how many doubts
score-as-it-lies = Counted as it lies, with { WORDS($count) } { $count ->
        [one] doubt
       *[other] doubts
    }
