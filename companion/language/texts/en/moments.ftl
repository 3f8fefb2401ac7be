### Days and times.

# A day and a time.
# $day | number 1-31 | of the month
# $month | number 1-12 | of the year
# $year | number 0-9999 | the year, zero for this one
# $hour | number 0-23 | hours
# $minute | number 0-59 | minutes
moment = the { $day ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
        [10] tenth
        [11] eleventh
        [12] twelfth
        [13] thirteenth
        [14] fourteenth
        [15] fifteenth
        [16] sixteenth
        [17] seventeenth
        [18] eighteenth
        [19] nineteenth
        [20] twentieth
        [21] twenty-first
        [22] twenty-second
        [23] twenty-third
        [24] twenty-fourth
        [25] twenty-fifth
        [26] twenty-sixth
        [27] twenty-seventh
        [28] twenty-eighth
        [29] twenty-ninth
        [30] thirtieth
       *[31] thirty-first
    } of { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }{ $year ->
        [0] {""}
       *[other] , year { WORDS($year) }
    }, { $hour ->
        [0] zero
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
        [13] thirteen
        [14] fourteen
        [15] fifteen
        [16] sixteen
        [17] seventeen
        [18] eighteen
        [19] nineteen
        [20] twenty
        [21] twenty-one
        [22] twenty-two
       *[23] twenty-three
    } { $minute ->
        [0] o'clock
        [1] oh one
        [2] oh two
        [3] oh three
        [4] oh four
        [5] oh five
        [6] oh six
        [7] oh seven
        [8] oh eight
        [9] oh nine
       *[other] { WORDS($minute) }
    }

# So many hours.
# $n | number | how many
count-hour = { WORDS($n) } { $n ->
        [one] hour
       *[other] hours
    }

# So many minutes.
# $n | number | how many
count-minute = { WORDS($n) } { $n ->
        [one] minute
       *[other] minutes
    }
