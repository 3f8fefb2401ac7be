### The coupon: the first thing that is built, measured step by step.

# What will be done.
# $count | number 1-40 | how many steps
# $number | number 1-9 | which castle is needed
coupon-begin = The coupon is measured in { COUNT($count, of: "coupon-step") }. Have a meter ready, a bare magnet with its plus side known, castle { WORDS($number) }, the gauge tile and the wand's rod. A reading is typed in millivolts, or in volts with a point. Back, repeat, help and stop are understood

# Steps of the coupon.
# $n | number | how many
count-coupon-step = { WORDS($n) } { $n ->
        [one] step
       *[other] steps
    }

# Asked with a meter, before anything has power.
coupon-ask-short = Leave the coupon without USB. Set the meter to continuity, black on ground, red on three volts three. Does it beep? One is yes, nought is no

# Asked with a meter.
# $low | number 0-6000 | the least
# $high | number 0-6000 | the greatest
coupon-ask-vbus = Plug in USB. Set the meter to volts and leave black on ground. Red on VBUS: between { WORDS($low) } and { COUNT($high, of: "millivolt") }. What does it show?

# Asked with a meter.
# $low | number 0-6000 | the least
# $high | number 0-6000 | the greatest
coupon-ask-vsys = Red on VSYS: lower than VBUS by between { WORDS($low) } and { COUNT($high, of: "millivolt") }. What does it show?

# Asked with a meter.
# $low | number 0-6000 | the least
# $high | number 0-6000 | the greatest
coupon-ask-rail = Red on three volts three: between { WORDS($low) } and { COUNT($high, of: "millivolt") }. What does it show?

# The board is looked for.
coupon-ask-find = The coupon needs its program now, as every board. Press Enter, and it is looked for

# Asked with a meter, the cell has no power.
# $high | number 0-6000 | the greatest
coupon-ask-cell-off = The power of the first square is held off. Red on the cell supply: at most { COUNT($high, of: "millivolt") }. What does it show?

# Asked with a meter, the cell has power.
# $low | number 0-6000 | the least
# $high | number 0-6000 | the greatest
coupon-ask-cell-on = Now it is held on. Red on the cell supply: between { WORDS($low) } and { COUNT($high, of: "millivolt") }. What does it show?

# Asked with a meter in the cable.
# $most | number 0-1000 | the greatest
coupon-ask-current = The board reads all the time now. Its current through a USB meter is at most { COUNT($most, of: "milliampere") }. How many does it show?

# A current.
# $n | number | how much
count-milliampere = { WORDS($n) } { $n ->
        [one] milliampere
       *[other] milliamperes
    }

# Nothing lies there.
# $low | number 0-3300 | the least
# $high | number 0-3300 | the greatest
coupon-ask-empty = Take everything off the coupon. Each sensor of the first square should give between { WORDS($low) } and { COUNT($high, of: "millivolt") }. Press Enter

# Asked with a meter at one sensor.
# $apart | number 0-100 | how far they may be apart
coupon-ask-meter = Red on the output of the sensor near left in the first square. Meter and board should differ by at most { COUNT($apart, of: "millivolt") }. What does it show?

# A bare magnet is laid.
# $nominal | number 0-3300 | what is planned
# $low | number 0-3300 | the least
# $high | number 0-3300 | the greatest
coupon-ask-bare = Lay the bare magnet on the middle of the first square, plus side down. Planned are { COUNT($nominal, of: "millivolt") }, between { WORDS($low) } and { WORDS($high) }. Press Enter

# It is turned over.
# $nominal | number 0-3300 | what is planned
# $low | number 0-3300 | the least
# $high | number 0-3300 | the greatest
coupon-ask-turned-over = Turn the magnet over. Planned are { COUNT($nominal, of: "millivolt") }, between { WORDS($low) } and { WORDS($high) }. Press Enter

# A castle is laid.
# $number | number 1-9 | which
# $plus | number 0-3300 | planned where plus is down
# $minus | number 0-3300 | planned where minus is down
coupon-ask-castle = Lay castle { WORDS($number) } on the first square. Planned are { COUNT($plus, of: "millivolt") } below a plus, { WORDS($minus) } below a minus. Press Enter

# Whether it is held.
coupon-ask-holds = Lift the coupon and turn it over. Does the castle stay? One is yes, nought is no

# The gauge is laid.
# $nominal | number 0-3300 | what is planned
# $low | number 0-3300 | the least
# $high | number 0-3300 | the greatest
coupon-ask-gauge = Lay the gauge tile there instead. Planned are { COUNT($nominal, of: "millivolt") }, between { WORDS($low) } and { WORDS($high) }. Press Enter

# The strongest magnet is laid.
# $end | number 0-1000 | the greatest distance of an output's end from its rail
coupon-ask-rod = Take the tile away. Stand the wand's rod on the middle, plus side down. The output goes to its end, at most { COUNT($end, of: "millivolt") } from a rail. Press Enter

# The same turned over.
# $end | number 0-1000 | the greatest distance of an output's end from its rail
coupon-ask-rod-over = Turn the rod over. Now it goes to the other end, at most { COUNT($end, of: "millivolt") } from the other rail. Press Enter

# A castle is turned.
# $number | number 1-9 | which
coupon-ask-turn = Lay castle { WORDS($number) } there again, turn it by hand as far as the posts let it, and hold it. Press Enter

# The other class of sensors.
# $low | number 0-3300 | the least
# $high | number 0-3300 | the greatest
coupon-ask-second-empty = Now the square to the right, with the cheaper sensors. Take everything off. Each should give between { WORDS($low) } and { COUNT($high, of: "millivolt") }. Press Enter

# A castle is laid there.
# $number | number 1-9 | which
coupon-ask-second-castle = Lay castle { WORDS($number) } on that square. Press Enter

# What a sensor gives.
# $cell | cell | which square
# $site | id near-left near-right far-right far-left centre | which sensor
# $level | number 0-3300 | its voltage
coupon-level = { $cell }, { NOUN($site, of: "pocket") }: { COUNT($level, of: "millivolt") }

# A step has passed.
coupon-good = As planned

# What is probably wrong, and what to do.
# $cause | id short cable diode regulator switch-on switch-off budget no-power wrong-part output-ground output-supply converter not-felt reversed wrong-tile not-held no-steel steel-gap thick-skin flat-magnet narrow-magnet strong-magnet sensitive-sensor early-end posts | which
coupon-cause = { $cause ->
        [short] Short between the supply and ground. Do not plug in. Look for a bridge of solder, first at what was added last
        [cable] The cable or the port. Try another of both
        [diode] The diode between VBUS and VSYS, or a wire that goes around it
        [regulator] The regulator of the Pico, or too much load on it. Unplug, and look for what draws current
        [switch-on] The switch of the cell does not open. Look at its transistor and the wire to its gate
        [switch-off] The switch of the cell does not close. Look at its transistor and the wire to its gate
        [budget] Too much current. Unplug, and look for a short or a part that is not the planned one
        [no-power] The outputs give nothing. The square has no power, or its multiplexer is not enabled
        [wrong-part] The part. A sensor at rest gives half of the supply, a switch with a digital output does not
        [output-ground] An output is shorted to ground, or its wire is broken
        [output-supply] An output is shorted to the supply
        [converter] The meter and the board disagree. Look at the wire from the sensor to the multiplexer, and at the reference of the converter
        [not-felt] The magnet is not felt. Look whether it lies over the square, and whether the sensors are those of the list
        [reversed] The sign is reversed. The plus side of the magnet is its other one, or the sensors lie with their face down
        [wrong-tile] These are not the magnets of this tile. Lay it flat between the posts, or check it by its own command
        [not-held] The castle is not held. There is no steel below, or it is too far away
        [no-steel] Probably the steel sheet is missing
        [steel-gap] Probably the steel lies about a millimetre too deep
        [thick-skin] Probably the skin is about a millimetre too thick, or there is air below it
        [flat-magnet] Probably the magnets are one millimetre high instead of two
        [narrow-magnet] Probably the magnets are five millimetres wide instead of six
        [strong-magnet] Probably the magnets are of a stronger grade, as N fifty-two
        [sensitive-sensor] Probably the sensors are twice as sensitive as planned, as A three instead of A four
        [early-end] The output ends early. The sensor is one of the cheaper class, or the rod is too weak
       *[posts] The posts do not stop the tile. Look at their size, and at the notches
    }

# A step has failed; what now.
# $asks | id yes-no meter milliampere hands find | what it asks
# $stop | id yes no | whether nothing else may be tried before
coupon-again = { $stop ->
        [yes] { $asks ->
            [yes-no] Mend that first, then answer nought when it no longer beeps
           *[other] Mend that first, then type what the meter shows
        }
       *[other] { $asks ->
            [meter] Mend it and type what the meter shows, or press Enter to go on without it
            [milliampere] Mend it and type what the meter shows, or press Enter to go on without it
           *[other] Mend it and press Enter to measure again, or type nought to go on without it
        }
    }

# What can be answered.
# $asks | id yes-no meter milliampere hands find | what it asks
coupon-answer = { $asks ->
        [yes-no] One is yes, nought is no
        [meter] A reading is a whole number of millivolts, or volts with a point
        [milliampere] It is a whole number of milliamperes
       *[other] Press Enter when it is done
    }

# Another board answers.
# $columns | number 1-8 | its columns
# $rows | number 1-8 | its rows
coupon-other-board = This is no coupon, it says that it has { WORDS($columns) } by { COUNT($rows, of: "square") }. Unplug other boards and look at the wire that makes it five by five

# It was left.
coupon-left = Left before the end

# To be written down.
# $low | number 0-3300 | the lower end
# $high | number 0-3300 | the upper end
coupon-ends = To be kept: outputs end at { WORDS($low) } and at { COUNT($high, of: "millivolt") }

# To be written down.
# $low | number 0-3300 | the lowest output below a castle
# $high | number 0-3300 | the highest
coupon-second = To be kept: below the castle the cheaper sensors give between { WORDS($low) } and { COUNT($high, of: "millivolt") }

# All steps have passed.
coupon-pass = The coupon is as planned. Boards can be ordered

# Something has failed.
# $count | number 1-40 | how many steps
coupon-wrong = The coupon is not as planned, { COUNT($count, of: "coupon-step") } failed. Order nothing before that is mended
