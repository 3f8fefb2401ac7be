### A board is set right by its maker: kind, calibration, self-test, gluing check, fields, name and seat.

## Which board.

# Several boards are connected, and one is meant.
# $count | number 2-5 | boards
# $option | text | the option that names a board
bench-choose = { $count ->
        [one] { COUNT($count, of: "board") } is connected
       *[other] { COUNT($count, of: "board") } are connected
    }. Press a button on the board that you mean, or name it next time by { $option }

# There is no board.
# $remedy | phrase bench-none-remedy flash-by-hand | what to do when it stays silent
bench-none = So far there is no board that answers. Push its cable in at both ends, then run this again. If it stays silent: { $remedy }

# What to do with a board that stays silent.
bench-none-remedy = Type the command companion board flash, it tells what to do

# The only board speaks another major version of the protocol.
# $remedy | phrase flash-by-hand | what to do
bench-other-version = This board speaks another version of the protocol, so it cannot be asked for anything. Update its program like this: { $remedy }

# A number was given that no board has.
# $uid | text | the number, or its end
# $command | text | what lists the boards
bench-uid-none = So far there is no board whose number ends like this: { $uid }. The boards that are connected are listed by: { $command }

# Several boards, and no button was pressed.
# $option | text | the option that names a board
# $command | text | what lists the boards
bench-not-chosen = One minute has passed and it is still open which board you mean. Run this again, or name the board by { $option }. The numbers of the boards are listed by: { $command }

# The connection is lost in the middle.
bench-lost = The connection to the board is lost. Push its cable in at both ends, then run this again

# The board does not answer.
bench-mute = The board is connected and does not answer. Unplug it, plug it in again, then run this again

# A game has the ports.
bench-game-runs = A game is running and holds its boards. End the game, it is kept and can be resumed. Then run this again

# The game that told of its boards has ended.
bench-game-over = The game has ended meanwhile. Run this again

# The program on the board does not know the command.
# $command | text | what renews it
bench-too-old = The program on the board is too old to do this. Update it by: { $command }

# Somebody was waited for.
bench-waited = Three minutes have passed without a change, so this ends here. Run this again when the board lies before you

## Before anything is measured.

# The board has to be empty.
# $cells | list cell | where something is read
bench-clear = Take everything off the board{ SIZE($cells) ->
        [0] { "" }
       *[other] . Something is read on { LIST($cells, most: 6) }. If the board is empty, press Enter, or a button of the board
    }

## companion board calibrate.

# What it is about.
bench-calibrate-begin = Calibration: the zero of all sensors is measured while the board is empty

# It is being measured.
bench-calibrating = The board is empty and is being measured. Keep hands and magnets away from it

# It is done.
# $count | number 1-400 | sensors
bench-calibrated = The board is calibrated and keeps it without power, too. { WORDS($count) } { $count ->
        [one] sensor is
       *[other] sensors are
    } measured

# The board has refused to measure.
# $reason | id occupied unsteady faulty flash busy unsupported value range unknown | why
bench-refused = Careful: the board does not measure. { $reason ->
        [occupied] It still reads something. Take away everything, magnets beside and below the board too, then run this again
        [unsteady] Its readings changed meanwhile. Keep hands, phones and magnets away, then run this again
        [faulty] A sensor or a row of sensors is broken. The self-test tells which. Repair it first
        [flash] The result cannot be stored. Unplug the board, plug it in again, then run this again
        [busy] It is at work with something else. Wait a moment, then run this again
        [range] A sensor is too far from what it should read. The self-test tells which
       *[other] Its program cannot do this. Update the program on the board
    }

# The gauge is going to be walked.
# $count | number 1-49 | squares of the board
bench-gauge-begin = Now each square is measured with the gauge tile: five magnets, every north pole down. { $count ->
        [one] There is
       *[other] There are
    } { COUNT($count, of: "square") }

# Where to lay the gauge.
# $cell | cell | where
bench-gauge = Lay the gauge tile flat on { $cell } and take the hand away

# Where to lay it after that.
# $cell | cell | where
bench-gauge-next = Next: { $cell }

# A cell is measured.
# $cell | cell | which
bench-gauge-measured = Measured: { $cell }

# All magnets are upside down.
bench-gauge-over = Careful: every magnet reads south. Turn the gauge tile over

# A sensor is too far from the gauge.
# $cell | cell | which
bench-gauge-range = Careful: on { $cell } a sensor is too far from the gauge. Lift it and lay it flat again. If this comes again, press Enter to leave the square out, and look at its sensors later

# All cells are measured.
bench-gauge-done = Every square is measured

# Some cells were left out.
# $cells | some cell | which
bench-gauge-left = Careful: left without measuring, { LIST($cells) }

## companion board self-test.

# What is going to be done.
# $number | number 1-99 | the domino
# $a | phrase tiles-kind | its first half
# $b | phrase tiles-kind | its second half
# $count | number 1-99 | how often it is to be laid
bench-walk-begin = Self-test with domino { WORDS($number) }: { $a }, and { $b }. It takes { COUNT($count, of: "place") }

# What goes on by itself, and what the keys do.
bench-walk-keys = As soon as a place is read, the next one is named. Enter, or a button of the board, goes on without that

# A sensor reads a magnet on the empty board.
# $cell | cell | where
# $site | id near-left near-right far-right far-left centre | which sensor
# $should | id north south empty unsure | what it should read
# $pole | id north south empty unsure | what it reads
bench-bare = Careful: { $cell }, { NOUN($site, of: "pocket") }, should be { NOUN($should, of: "pole") } on the empty board, is { NOUN($pole, of: "pole") }

# Many sensors read something on the empty board.
# $count | number 1-400 | how many
bench-bare-many = Careful: the board is empty, but { WORDS($count) } { $count ->
        [one] sensor reads
       *[other] sensors read
    } something. You will hear which at the end. It is better to calibrate first

# The first place, or the same place once more.
# $number | number 1-99 | the domino
# $a | phrase tiles-kind | its first half
# $cell_a | cell | where that goes
# $b | phrase tiles-kind | its second half
# $cell_b | cell | where that goes
bench-lay = Lay domino { WORDS($number) }: { $a } on { $cell_a }, { $b } on { $cell_b }

# The next place.
# $a | phrase tiles-kind | its first half
# $cell_a | cell | where that goes
# $b | phrase tiles-kind | its second half
# $cell_b | cell | where that goes
bench-next = Next: { $a } on { $cell_a }, { $b } on { $cell_b }

# The same cells, the other way round.
# $a | phrase tiles-kind | its first half
# $cell_a | cell | where that goes
# $b | phrase tiles-kind | its second half
# $cell_b | cell | where that goes
bench-turn = Lift it, turn it by half a turn, and lay it on the same squares: { $a } on { $cell_a }, { $b } on { $cell_b }

# How far it is yet.
# $count | number 1-99 | places that are left
bench-left = { $count ->
        [one] { COUNT($count, of: "place") } is left
       *[other] { COUNT($count, of: "place") } are left
    }

# A place is read as it should be.
bench-right = Read, all as it should be

# A sensor reads otherwise than the magnet over it.
# $cell | cell | where
# $site | id near-left near-right far-right far-left centre | which sensor
# $should | id north south empty unsure | what it should read
# $pole | id north south empty unsure | what it reads
bench-wrong = Careful: { $cell }, { NOUN($site, of: "pocket") }: should be { NOUN($should, of: "pole") }, is { NOUN($pole, of: "pole") }

# What to do about it.
bench-press = Press the domino flat. If it stays like this, it is noted and the test goes on by itself

# What is wrong counts.
bench-noted = That is noted

# The halves lie the other way round.
# $a | phrase tiles-kind | its first half
# $cell_a | cell | where that goes
# $b | phrase tiles-kind | its second half
# $cell_b | cell | where that goes
bench-turned = Careful: it lies the other way round. Turn it by half a turn: { $a } on { $cell_a }, { $b } on { $cell_b }

# Only one half is read.
# $cell | cell | where
bench-half = Careful: only the half on { $cell } is read. Press the domino flat. If it lies flat, press Enter, and the other half is noted

# It lies on other cells.
# $cells | some cell | where something is read
# $wanted | some cell | where it should lie
bench-elsewhere = Careful: something is read on { LIST($cells, most: 6) }. It should lie on { LIST($wanted) } alone

# What lies there is read as something else.
# $number | number 1-99 | the domino
# $cells | some cell | where
bench-other = Careful: what lies on { LIST($cells) } does not read as domino { WORDS($number) }. Check that it is the right one and lies face upwards, then lay it again. Enter leaves this place out

# A place is left out.
# $cells | some cell | which
bench-skipped = Left out: { LIST($cells) }

# Somebody was waited for.
bench-gave-up = Three minutes have passed without a change, so the test ends here

# The domino itself is at fault.
# $number | number 1-99 | the domino
# $half | id a b | which half
# $site | id near-left near-right far-right far-left centre | which pocket
bench-pocket = Careful: domino { WORDS($number) } itself reads otherwise in one pocket nearly wherever it lies: { $half ->
        [a] first half
       *[b] second half
    }, { NOUN($site, of: "pocket") }. Check that magnet, and test again with another domino

# How many sensors follow.
# $count | number 1-400 | how many
bench-sensors = Look at { WORDS($count) } { $count ->
        [one] sensor
       *[other] sensors
    }

# One of them.
# $cell | cell | where
# $site | id near-left near-right far-right far-left centre | which sensor
# $should | id north south empty unsure | what it should read
# $pole | id north south empty unsure | what it reads
bench-sensor = { $cell }, { NOUN($site, of: "pocket") }: should be { NOUN($should, of: "pole") }, is { NOUN($pole, of: "pole") }

# All sensors of a cell are silent.
# $cell | cell | where
bench-dead = { $cell }: all of it reads empty, whatever lies there

# What to do about them.
bench-sensors-remedy = Calibrate the board and test again. If the same sensors are named, look at their solder joints

# Cells where a sensor has seen no magnet.
# $cells | some cell | which
bench-untested = Left without a whole test: { LIST($cells) }

# The domino has too few magnets for some sensors.
# $count | number 1-400 | how many
# $number | number 1-99 | the domino
bench-out-of-reach = Domino { WORDS($number) } has no magnet that reaches all sensors of this board. { $count ->
        [one] { WORDS($count) } sensor is left
       *[other] { WORDS($count) } sensors are left
    }. Test again with another domino

# All is well.
bench-good = The self-test is over. Every sensor reads as it should

# A pocket was read unclear.
bench-weak = Unclear means that the magnet is weak, sits too deep, or the tile does not lie flat. Lay it on other squares. If the same pocket is unclear there, change its magnet. If it is not, the board has a weak sensor

## companion board check-tile.

# A tile has been told, and what comes next. Said after the first tile, and as a reminder.
bench-check-next = Lift it and lay the next one. Enter, or a button of the board, ends the check

# The same, after each other tile.
bench-check-on = Now the next one

# Where the first half of a domino lies whose pockets are named.
# $cell | cell | where
bench-check-half = Its first half lies on { $cell } now

# A tile is exactly one of another game, but also a castle with one magnet amiss; that pocket follows.
# $thing | phrase tiles-castle | which castle
bench-check-meant = If it is meant to be { $thing }, this is what differs

# How the pockets of a castle are named.
bench-check-castle = The pockets are named as the castle lies there now, seen from above. The pole that is named points down

# A tile of this number was right before.
# $thing | phrase rg-domino tiles-castle tiles-tile | which tile
bench-check-again = Careful: { $thing } was laid before. If this is another tile, two have the same magnets

# Nothing was laid or lifted for a long time.
bench-check-silence = For a long time nothing has changed, so the check ends here

# The check ends without a tile.
bench-check-none = So far there is no tile that was checked

# What came of all tiles.
# $count | number 1-99 | tiles that were checked
# $right | number 0-99 | those of them that are right
bench-check-sum = { $count ->
        [one] { WORDS($count) } tile was checked
       *[other] { WORDS($count) } tiles were checked
    }, { WORDS($right) } without a fault

# Which tiles are not right.
# $things | some phrase rg-domino tiles-castle tiles-tile | which
bench-check-wrong = To be put right: { LIST($things) }

# Tiles that could not be told.
# $count | number 1-99 | how many
bench-check-unknown = { $count ->
        [one] { WORDS($count) } tile is not in the tile set
       *[other] { WORDS($count) } tiles are not in the tile set
    }

# Tiles that came more than once, right each time but perhaps the last.
# $things | some phrase rg-domino tiles-castle tiles-tile | which
bench-check-twice = Laid more than once: { LIST($things) }

# What of the tile set was not laid.
# $things | some phrase rg-domino tiles-castle bench-check-range tiles-tile-count | which
bench-check-left = Still to be laid: { LIST($things) }

# Three or more dominoes whose numbers follow each other.
# $first | number 1-99 | the first
# $last | number 1-99 | the last
bench-check-range = dominoes { WORDS($first) } through { WORDS($last) }

# Nothing of the tile set is missing.
bench-check-whole = The whole tile set was laid

## companion board show.

# A cell; its sensors follow.
# $cell | cell | which
bench-cell = { $cell }

# What a sensor reads.
# $site | id near-left near-right far-right far-left centre | which sensor
# $pole | id north south empty unsure | the pole that points down
# $field | number 0-1000 | how strong the field is
bench-field = { NOUN($site, of: "pocket") }: { NOUN($pole, of: "pole") }, { COUNT($field, of: "millitesla") }

# What the sensor of a king's place on a tray reads.
# $number | number 1-15 | which place
# $pole | id north south empty unsure | the pole that points down
# $field | number 0-1000 | how strong the field is
bench-king-field = King's place { WORDS($number) }: { NOUN($pole, of: "pole") }, { COUNT($field, of: "millitesla") }

# How much lies there.
# $count | number 0-64 | squares
# $unsure | number 0-64 | unclear ones among them
bench-show-sum = Something is read on { COUNT($count, of: "square") }{ $unsure ->
        [0] { "" }
        [one] , { WORDS($unsure) } of them unclear
       *[other] , { WORDS($unsure) } of them unclear
    }

# A cell that the board has not.
# $text | text | what was typed
# $columns | number 1-7 | columns of the board
# $rows | number 1-7 | its rows
bench-no-cell = This is no square of the board: { $text }. It has { WORDS($columns) } by { COUNT($rows, of: "square") }, named by a letter and a number

## companion board volts.

# What a sensor gives.
# $cell | cell | which
# $site | id near-left near-right far-right far-left centre | which sensor
# $level | number 0-3300 | its voltage
# $field | phrase count-millitesla count-microtesla | the strength of the field
# $pole | id north south empty unsure | the pole that points down
# $spread | number 0-3300 | the highest less the lowest of what was measured
bench-volts = { $cell }, { NOUN($site, of: "pocket") }: { COUNT($level, of: "millivolt") }, { $field } { NOUN($pole, of: "pole") }, spread { WORDS($spread) }

# A sensor is held for a meter.
# $cell | cell | which
# $site | id near-left near-right far-right far-left centre | which sensor
# $power | id on off | whether its cell has power
bench-held = { $cell }, { NOUN($site, of: "pocket") }, { $power ->
       *[on] is held with power on
        [off] is held with power off
    }. Measure, then press Enter

# After that the board works as ever.
bench-scans = The board reads again

# A board does not do it.
# $reason | id busy held value unsupported unknown | why
bench-volts-refused = The board does not measure. { $reason ->
        [busy] Another command is at work there. Try again
        [held] A square is held for a meter. Unplug the board and plug it in again
        [value] It has no such sensor
        [unsupported] It is made of software and has no voltages
       *[unknown] It does not say why. Unplug it, plug it in again, and try once more
    }

# A voltage.
# $n | number | how much
count-millivolt = { WORDS($n) } { $n ->
        [one] millivolt
       *[other] millivolts
    }

# The strength of a weak field.
# $n | number | how much
count-microtesla = { WORDS($n) } microtesla

# The strength of a field.
# $n | number | how much
count-millitesla = { WORDS($n) } millitesla

## companion board name and seat.

# Whose board it is from now on.
# $number | number 1-5 | its seat
# $name | name | its player
bench-seat = The board has seat number { WORDS($number) }, { $name }. This counts from the next game

# Which seat it has from now on.
# $number | number 1-5 | its seat
bench-seat-nameless = The board has seat number { WORDS($number) }. This counts from the next game

# Two boards have one seat.
# $number | number 1-5 | the seat
# $uid | text | the other board's own number
bench-seat-twice = Careful: another board has seat number { WORDS($number) }, too, its own number is { $uid }. Give it another seat

# All seats are given.
# $command | text | what gives one
bench-seats-full = All seats have their boards. Choose one by: { $command }

# A name that cannot be kept.
# $most | number 40-40 | letters
bench-name-wrong = A name may have at most { WORDS($most) } letters

## companion board kind.

# What is going to be done.
# $kind | id board tray | which
# $columns | number 1-7 | its columns
# $rows | number 1-7 | its rows
bench-kind-begin = From now on it is to be { $kind ->
        [board] a player's board
       *[tray] a tray for the offer
    }, { WORDS($columns) } by { COUNT($rows, of: "square") }. It stores that and restarts

# There is nothing to do.
bench-kind-already = So it is that already. Nothing has changed

# The board does not do it.
# $reason | id busy flash unknown | why
bench-kind-refused = Careful: the board stays as it is. { $reason ->
        [busy] It is at work with something else. Wait a moment, then run this again
        [flash] It cannot store anything. Unplug the board, plug it in again, then run this again
       *[unknown] Its program does not know this kind. Update the program on the board
    }

# It is done. Kind and size have been told.
# $command | text | what calibrates
bench-kind-done = The board is back. A calibration counts only for the kind that it was made with. If it has none for this one, calibrate it: { $command }

# Wires on the board count more than what it stores.
# $first | text | a pin
# $second | text | the other pin
bench-kind-straps = Careful: the board has stored it and is back, but is what it was before. Its straps decide. They are wires to ground from the pins { $first } and { $second }. Unplug the board, take both wires away, plug it in again. Then what it has stored counts

# The board restarts, and then nothing.
# $command | text | what lists the boards
bench-kind-not-back = The board has stored it, but does not answer since its restart. Unplug it and plug it in again. The boards that are connected are listed by: { $command }
