### Azul Mini and Azul Master Chocolatier: score lines, the ranking, the end.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

# The points on the counter; a score line.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $points | number 0-240 | how many
az-running = on the counter { COUNT($points, of: "point") }

# A complete row; a score line.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $row | number 1-5 | which
# $points | number 2-2 | what it brings
az-bonus-row = row { WORDS($row) } is complete, { COUNT($points, of: "point") }
    .short = row { WORDS($row) }

# A complete column; a score line.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $column | number 1-5 | which
# $points | number 7-7 | what it brings
az-bonus-column = column { WORDS($column) } is complete, { COUNT($points, of: "point") }
    .short = column { WORDS($column) }

# All five tiles of a colour; a score line.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $colour | id blue yellow red black white brown | which
# $points | number 10-10 | what they bring
az-bonus-colour = { NOUN($colour, of: "az-colour") } is complete, { COUNT($points, of: "point") }
    .short = all { NOUN($colour, of: "az-colour") }

# One place while the game goes on, with the bonuses that the wall brings already.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $rank | number 1-4 | the place
# $players | some name | who has it, several when it is shared
# $count | number 1-4 | how many have it
# $reason | id points rows shared | (unused) what decides
# $total | number 0-300 | all points
# $running | number 0-240 | (unused) those on the counter
# $bonuses | number 0-95 | those of the bonuses of who has the place alone
# $rows | number 0-5 | (unused) complete rows
az-rank = { $rank ->
        [1] { $count ->
            [1] In the lead, { LIST($players) }
           *[other] In the lead together, { LIST($players) }
        }
       *[other] { $count ->
            [1] { ORDINAL($rank) } place { LIST($players) }
           *[other] { ORDINAL($rank) } place together, { LIST($players) }
        }
    }, { COUNT($total, of: "point") }{ $count ->
        [1] { $bonuses ->
            [0] { "" }
           *[other] , including { COUNT($bonuses, of: "point") } in bonuses
        }
       *[other] { "" }
    }
    .terse = { $rank ->
        [1] { $count ->
            [1] In the lead, { LIST($players) }
           *[other] In the lead together, { LIST($players) }
        }
       *[other] { $count ->
            [1] { ORDINAL($rank) } place { LIST($players) }
           *[other] { ORDINAL($rank) } place together, { LIST($players) }
        }
    }, { COUNT($total, of: "point") }

# What a wall brings at the end of the game; only of players whose wall brings something.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $player | name | whose wall
# $items | some phrase az-bonus-row az-bonus-column az-bonus-colour | what is complete
# $points | number 2-95 | what it brings together
az-bonuses-won = { $player }, bonuses. { LIST($items, style: "sentences") }{ SIZE($items) ->
        [1] { "" }
       *[other] . Together { COUNT($points, of: "point") }
    }
    .terse = { $player }, bonuses { COUNT($points, of: "point") }: { LIST($items, style: "comma", form: "short") }

# The end of the game.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $rounds | number 1-20 | how many rounds it took
# $places | some phrase az-final-rank | the places, best first
# $cause | id row locked empty | why: a complete row, no row that can be completed any more, no tile left
az-final = { $cause ->
        [locked] There is no row left that can be completed.
        [empty] Bag and lid are empty.
       *[row] { "" }
    } The game is over. { LIST($places, style: "sentences") }
    .terse = { LIST($places, style: "sentences") }
    .full = { $cause ->
        [locked] There is no row left that can be completed.
        [empty] Bag and lid are empty.
       *[row] { "" }
    } The game is over after { COUNT($rounds, of: "round") }. { LIST($places, style: "sentences") }

# One place at the end, and what decided between players with the same points.
# $edition | id azul_mini master_chocolatier | (unused) of which game
# $rank | number 1-4 | the place
# $players | some name | who has it, several when it is shared
# $count | number 1-4 | how many have it
# $reason | id points rows shared | what decides
# $total | number 0-300 | all points
# $running | number 0-240 | (unused) those on the counter
# $bonuses | number 0-95 | those of the bonuses
# $rows | number 0-5 | complete rows
az-final-rank = { $rank ->
        [1] { $count ->
            [1] { LIST($players) } wins
           *[other] { LIST($players) } share the victory
        }
       *[other] { ORDINAL($rank) } place, { LIST($players) }
    }, { COUNT($total, of: "point") }{ $bonuses ->
        [0] { "" }
       *[other] , including bonuses of { COUNT($bonuses, of: "point") }
    }{ $reason ->
        [rows] { $rank ->
            [1] { $rows ->
                [one] , by { WORDS($rows) } complete row
               *[other] , by { WORDS($rows) } complete rows
            }
           *[other] { $rows ->
                [one] , { WORDS($rows) } complete row
               *[other] , { WORDS($rows) } complete rows
            }
        }
       *[other] { "" }
    }
    .terse = { $rank ->
        [1] { $count ->
            [1] { LIST($players) } wins
           *[other] { LIST($players) } share the victory
        }
       *[other] { ORDINAL($rank) } place { LIST($players) }
    }, { COUNT($total, of: "point") }{ $reason ->
        [rows] { $rank ->
            [1] , by complete rows, { WORDS($rows) }
           *[other] , complete rows { WORDS($rows) }
        }
       *[other] { "" }
    }
