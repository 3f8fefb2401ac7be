### Faults that a board tells of itself: a sensor, a square, a row, the whole board; each with its end.
### They are nobody's act and begin with the name of the player whose board it is.

## Where and how many.

# Where in its square a sensor lies, seen by the player of the board.
# $sensor | id near-left near-right far-right far-left centre | which of the five
sensor-place = { $sensor ->
        [near-left] near left
        [near-right] near right
        [far-right] far right
        [far-left] far left
       *[centre] middle
    }

# Faults of a board.
# $n | number | how many
count-fault = { WORDS($n) } { $n ->
        [one] fault
       *[other] faults
    }

## One sensor.

# A sensor has a fault; nothing in the game has changed.
# $player | name | whose board
# $cell | cell | where
# $sensor | id near-left near-right far-right far-left centre | which sensor of the square
# $fault | id stuck flapping noise supply calibration | what is wrong with it
# $again | number 0-1 | whether it comes and goes
cell-fault = { $player }: the { PART($sensor, of: "sensor-place", names: "sensor") } sensor of { $cell } { $fault ->
        [flapping] wavers
        [noise] is disturbed
        [supply] has too little power
        [calibration] is not calibrated
       *[stuck] is broken
    }{ $again ->
        [1] , it comes and goes
       *[0] { "" }
    }. { $fault ->
        [flapping] Lay the piece flat. What is not read there, type as a move
        [noise] Move phones and magnets away. What is not read there, type as a move
       *[other] What is not read there, type as a move
    }
    .terse = { $player }: { $cell }, { PART($sensor, of: "sensor-place", names: "sensor") } sensor { $fault ->
        [flapping] wavers
        [noise] disturbed
        [supply] has too little power
        [calibration] not calibrated
       *[stuck] broken
    }{ $again ->
        [1] , it comes and goes
       *[0] { "" }
    }. Type what is not read there

# The same fault is over.
# $player | name | whose board
# $cell | cell | where
# $sensor | id near-left near-right far-right far-left centre | (unused) which sensor of the square
# $fault | id stuck flapping noise supply calibration | (unused) what was wrong
cell-fault-cleared = { $player }: the sensor of { $cell } works again
    .terse = { $player }: { $cell }, sensor works again

## All sensors of a square.

# All five sensors of a square have a fault; nothing in the game has changed.
# $player | name | whose board
# $cell | cell | where
# $fault | id stuck flapping noise supply calibration | what is wrong
# $again | number 0-1 | whether it comes and goes
square-fault = { $player }: the sensors of { $cell } { $fault ->
        [flapping] waver
        [noise] are disturbed
        [supply] have too little power
        [calibration] are not calibrated
       *[stuck] are broken
    }{ $again ->
        [1] , it comes and goes
       *[0] { "" }
    }. { $fault ->
        [flapping] Lay the piece flat. What is not read there, type as a move
        [noise] Move phones and magnets away. What is not read there, type as a move
       *[other] What you lay there, type as a move
    }
    .terse = { $player }: { $cell }, sensors { $fault ->
        [flapping] waver
        [noise] disturbed
        [supply] have too little power
        [calibration] not calibrated
       *[stuck] broken
    }{ $again ->
        [1] , it comes and goes
       *[0] { "" }
    }. Type what is not read there

# The same fault is over.
# $player | name | whose board
# $cell | cell | where
# $fault | id stuck flapping noise supply calibration | (unused) what was wrong
square-fault-cleared = { $player }: the sensors of { $cell } work again
    .terse = { $player }: { $cell }, sensors work again

## A row.

# The sensors of one row do not answer; what lies there counts as before.
# $player | name | whose board
# $row | number 1-7 | which row, from the player
# $fault | id strip | (unused) what is wrong
# $again | number 0-1 | whether it comes and goes
row-fault = { $player }: nothing is read in row { WORDS($row) }, its sensors do not answer{ $again ->
        [1] , it comes and goes
       *[0] { "" }
    }. What lies there still counts. What you lay there, type as a move
    .terse = { $player }: row { WORDS($row) } is not read{ $again ->
        [1] , it comes and goes
       *[0] { "" }
    }. Type what you lay there

# The row is read again.
# $player | name | whose board
# $row | number 1-7 | which row
# $fault | id strip | (unused) what was wrong
row-fault-cleared = { $player }: row { WORDS($row) } is read again

## The whole board.

# A fault of a whole board, with what to do.
# $player | name | whose board
# $fault | id stuck flapping strip supply weak noise calibration snapshot | what is wrong
# $again | number 0-1 | whether it comes and goes
# $command | text | what calibrates a board
board-fault = { $player }: { $fault ->
        [supply] the board has too little power and is not read{ $again ->
            [1] , it comes and goes
           *[0] { "" }
        }. What lies there still counts. Take another cable or a hub with its own supply, until then type your moves
        [weak] the supply of the board is weak{ $again ->
            [1] , it comes and goes
           *[0] { "" }
        }. The board still reads. Take another cable or a hub with its own supply
        [calibration] the board has no calibration{ $again ->
            [1] , it comes and goes
           *[0] { "" }
        }. Its reading is not sure. Check what you hear, or type your moves. After the game, type { $command }
        [noise] the board is disturbed{ $again ->
            [1] , it comes and goes
           *[0] { "" }
        }. Move phones and magnets away from it
       *[other] the board reports a fault{ $again ->
            [1] , it comes and goes
           *[0] { "" }
        }. Pull its cable out and plug it in again
    }
    .terse = { $player }: { $fault ->
        [supply] board has too little power, it is not read. Another cable or hub. Type your moves
        [weak] weak supply. Another cable or a hub with its own supply
        [calibration] board has no calibration, its reading is not sure. Check it, or type your moves
        [noise] board disturbed. Move phones and magnets away
       *[other] board fault. Pull the cable out and plug it in again
    }

# The fault of a whole board is over.
# $player | name | whose board
# $fault | id stuck flapping strip supply weak noise calibration snapshot | what was wrong
board-fault-cleared = { $player }: { $fault ->
        [supply] the board has enough power again
        [weak] the supply of the board is good again
        [calibration] the board is calibrated now
        [noise] the board is no longer disturbed
       *[other] the board works again
    }
    .terse = { $player }: { $fault ->
        [supply] enough power again
        [weak] good supply again
        [calibration] calibrated now
        [noise] no longer disturbed
       *[other] board works again
    }

# A board has so many faults that they are told as a number.
# $player | name | whose board
# $count | number 1-320 | how many last now
board-faults = { $player }: the board reports { COUNT($count, of: "fault") }. { $count ->
        [1] The command why says what it is
       *[other] The command why says which they are
    }. What is not read, type as a move
    .terse = { $player }: { COUNT($count, of: "fault") } of the board. Type what is not read

# None of the many faults is left.
# $player | name | whose board
board-faults-over = { $player }: the board has no fault left
    .terse = { $player }: no fault left
