### Finished walls of both editions: layout files, the score, counting round by round.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

## Layout files.

# A layout file that cannot be counted. The place in the file is written beside the sentence.
# $edition | id azul_mini master_chocolatier | which edition
# $file | text | the file
# $line | number 0-999 | the line, nought where none is to blame
# $column | number 0-999 | the column in the line, nought where none is to blame
# $reason | id missing directory special denied unreadable too-large not-utf8 control empty head-unknown head-twice head-game head-letters head-points head-side side-other row-short row-long rows-few rows-many unknown-cell wrong-cell row-twice column-twice | what is wrong
# $found | text | the word at fault, or nothing
# $expected | number 0-5 | how many are needed
# $counted | number 0-99 | how many there are
# $colour | id blue yellow red black white brown | the colour of a tile that cannot lie there
# $row | number 0-5 | the row of the cell at fault, nought where none is to blame
# $at | number 0-5 | its column
# $right | number 0-5 | the column where it belongs, nought where several may be right
# $known | some text | what may stand there, or az-layout-letter for each colour; where nothing is told of it, nothing
az-layout = File { $file }{ $line ->
        [0] { "" }
       *[other] , line { WORDS($line) }{ $column ->
            [0] { "" }
           *[other] , character { WORDS($column) }
        }{ $row ->
            [0] { "" }
           *[other] , { NOUN($edition, of: "az-wall", form: "at") } row { WORDS($row) }, column { WORDS($at) }
        }
    }: { $reason ->
        [missing] there is no such file. Check its name
        [directory] this is a folder, not a file. Name a file in it
        [special] this is no ordinary file. Name another
        [denied] reading it is not allowed. Allow it, or copy the file
        [unreadable] it cannot be read. Copy it again
        [too-large] it is too large to be a wall. Check its name
        [not-utf8] it is not plain text. Save it as plain text
        [control] it holds a character that is no text. Take it out
        [empty] there is no wall in it. Write five rows of five squares
        [head-unknown] this line is not known, { $found }. Known are { LIST($known) }
        [head-twice] this line is there twice, { $found }. Leave one out
        [head-game] the file is of another game, { $found }. Name that game, or change this line
        [head-letters] these letters are not known, { $found }. Known are { LIST($known) }
        [head-points] this is no number of points, { $found }. Write a number, zero or more
        [head-side] this side is not known, { $found }. Known are { LIST($known) }
        [side-other] the file is of the other side, { $found }. Change this line, or ask without the reverse side
        [row-short] the row is too short, { COUNT($counted, of: "square") } instead of { WORDS($expected) }. A dot stands for an empty square
        [row-long] the row is too long, { COUNT($counted, of: "square") } instead of { WORDS($expected) }. Take the others out
        [rows-few] there are too few rows, { WORDS($counted) } instead of { WORDS($expected) }. Add what is missing, the shortest line first
        [rows-many] there are too many rows, { WORDS($counted) } instead of { WORDS($expected) }. Take the others out
        [unknown-cell] this is no colour, { $found }. Colours: { LIST($known, style: "comma") }
        [wrong-cell] { NOUN($colour, of: "colour-named") } does not belong there. In row { WORDS($row) } it belongs in column { WORDS($right) }
        [row-twice] { NOUN($colour, of: "colour-named") } is twice in row { WORDS($row) }. Correct one of the two
       *[column-twice] { NOUN($colour, of: "colour-named") } is twice in column { WORDS($at) }. Correct one of the two
    }

# A colour and its letter in a layout file.
# $letter | text | the letter
# $colour | id blue yellow red black white brown | which
az-layout-letter = { $letter } { NOUN($colour, of: "colour-named") }

## The score.

# The points on a player's counter, before the bonuses.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $player | name | whose
# $points | number 0-999 | the points
# $source | id told file playing journal asked rounds none | where they come from
# $option | text | the option that takes them
az-score-running = { $player }, counter: { $source ->
        [none] so far nobody has entered the points, zero is counted. Add the option { $option } with the number
        [journal] { COUNT($points, of: "point") }, from the kept game
       *[other] { COUNT($points, of: "point") }
    }
    .terse = { $player }, counter: { $source ->
        [none] points missing, add the option { $option }
       *[other] { COUNT($points, of: "point") }
    }

# A complete row of a wall.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $row | number 1-5 | which
# $points | number 2-2 | what it brings
az-score-row = Row { WORDS($row) } complete: { COUNT($points, of: "point") }

# A complete column of a wall.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $column | number 1-5 | which
# $points | number 7-7 | what it brings
az-score-column = Column { WORDS($column) } complete: { COUNT($points, of: "point") }

# A colour with all five tiles on a wall.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $colour | id blue yellow red black white brown | which
# $points | number 10-10 | what it brings
az-score-colour = { NOUN($colour, of: "colour-named") }, all five: { COUNT($points, of: "point") }

# All points of a player.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $player | name | who
# $total | number 0-999 | all points
# $bonuses | number 0-99 | how many of them come from bonuses
az-score-total = { $player } has { COUNT($total, of: "point") }{ $bonuses ->
        [0] { "" }
       *[other] , { WORDS($bonuses) } of them from bonuses
    }
    .terse = { $player } { COUNT($total, of: "point") }

# The end of a game: ties, then the places.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $places | some phrase az-score-tie az-score-place | ties, then the places, best first
az-score-final = The game is over. { LIST($places, style: "sentences") }
    .terse = { LIST($places, style: "sentences") }

# The ranking while a game goes on.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $places | some phrase az-score-tie az-score-place | ties, then the places, best first
az-score-leads = { LIST($places, style: "sentences") }

# Players with the same points, and what decides between them.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $players | several name | who
# $total | number 0-999 | their points
# $reason | id rows shared | what decides
# $each | several phrase az-score-tie-one | each player's complete rows
az-score-tie = { LIST($players) } are level at { COUNT($total, of: "point") }. { $reason ->
        [rows] Complete rows decide: { LIST($each, style: "comma") }
       *[shared] Complete rows are the same
    }

# One player in a tie.
# $player | name | who
# $rows | number 0-5 | complete rows
az-score-tie-one = { $player } { WORDS($rows) }

# One place of a ranking.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $rank | number 1-4 | the place
# $players | some name | who has it, several when shared
# $reason | id points rows shared | (unused) what decides against players with the same points
# $total | number 0-999 | points
# $over | number 0-1 | whether the game has ended
az-score-place = { $rank ->
        [1] { $over ->
            [0] { SIZE($players) ->
                [1] In the lead, { LIST($players) }
               *[other] In the lead together, { LIST($players) }
            }
           *[1] { SIZE($players) ->
                [1] { LIST($players) } wins
               *[other] { LIST($players) } share the victory
            }
        }
       *[other] { ORDINAL($rank) } place, { LIST($players) }
    }, { COUNT($total, of: "point") }

# A cell of a wall by its numbers.
# $row | number 1-5 | its row, the far one is the first
# $column | number 1-5 | its column from the left
az-score-cell = row { WORDS($row) }, column { WORDS($column) }

## What is asked, and what cannot be counted so.

# The points on a counter, where nobody has told them.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $player | name | whose
az-count-ask = { $player }: how many points are on the counter, without the bonuses? Type the number

# More walls than can play.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $count | number 5-99 | walls
# $most | number 4-4 | players at most
az-count-players = { $count ->
        [one] there is { WORDS($count) } wall
       *[other] there are { WORDS($count) } walls
    }, at most { WORDS($most) } can play. Leave some out

# Not as many numbers of points as walls.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $told | number 1-99 | numbers that were told
# $count | number 1-4 | walls
az-count-each = { WORDS($told) } { $told ->
        [one] number of points was given
       *[other] numbers of points were given
    }, and there { $count ->
        [one] is { WORDS($count) } wall
       *[other] are { WORDS($count) } walls
    }. Each wall needs its own, in the same order

# Points that are none.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $found | text | what was typed
# $most | number 999-999 | the most that is believed
az-count-number = these are no points of a counter: { $found }. Write a number, at most { WORDS($most) }

# The newest kept game is of this kind, but the wall on the board is another one.
# $edition | id azul_mini master_chocolatier | which edition
# $player | name | whose board
# $option | text | the option that takes points
az-count-kept-other = { $player }: the { NOUN($edition, of: "az-wall") } differs from the kept game, so the points of that game are left out. Add the option { $option } with the points on the counter

# A tile where none of its colour may lie.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $colour | id blue yellow red black white brown | its colour
# $row | number 1-5 | its row
# $column | number 1-5 | its column
# $reason | id wrong-cell row-twice column-twice | why
# $right | number 0-5 | the column where it belongs, nought where several may be right
# $cell | text | (unused) row and column, for programs
az-doubt-cell = row { WORDS($row) }, column { WORDS($column) }, { NOUN($colour, of: "colour-named") }: { $reason ->
        [wrong-cell] it belongs in column { WORDS($right) }. Move it there
        [row-twice] the row has it already. Take one of the two away
       *[column-twice] the column has it already. Take one of the two away
    }

# More points on the counter than the tiles of the wall can have brought.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $points | number 0-999 | the points that were told
# $most | number 0-200 | the most that are possible
az-doubt-points = you entered { COUNT($points, of: "point") }, but the tiles of this wall bring at most { WORDS($most) }. Look at the counter again, without the bonuses of the end, or for tiles that are missing

# No wall has a complete row, so that the game is not over.
# $edition | id azul_mini master_chocolatier | (unused) which edition
az-doubt-row = no wall has a complete row, and a game ends only when one has. Look for tiles that are missing. If nobody can complete a row any more, count everything as it lies

# A ranking of one wall.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $command | text | what counts a single one
az-rank-few = a ranking needs two walls at least. Name more files, or count a single one by: { $command }

## Counting round by round, from what is typed.

# A count round by round was asked for as JSON.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $option | text | the option that asks for JSON
az-rounds-json = the option { $option } does not work when rounds are typed. Leave it out, or write the walls down as files

# How a count is typed; said at its beginning.
# $edition | id azul_mini master_chocolatier | which edition
# $reverse | number 0-1 | whether the reverse side is played
# $items | several phrase colour-digit | the colours with their digits
az-rounds-begin = { PART($edition, of: "az-title", names: "edition") }, { $reverse ->
        [0] coloured side
       *[1] reverse side
    }. Colours: { LIST($items, style: "comma") }. Minus takes back the last entry, star tells the reasons, slash the points

# A count was left before its end.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $players | several name | who plays
# $round | number 1-99 | the round
az-rounds-resume = A count is kept: { LIST($players) }, round { WORDS($round) }. Go on with it? Enter yes, zero no

# Asks for a player's complete lines.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $player | name | who
# $round | number 1-99 | the round
# $reverse | number 0-1 | whether the reverse side is played
az-rounds-lines = { $player }, round { WORDS($round) }, complete lines: { $reverse ->
        [0] line and colour
       *[1] line, column and colour
    }. Enter: no more
    .terse = { $player }, round { WORDS($round) }: { $reverse ->
        [0] line and colour
       *[1] line, column and colour
    }

# Asks for the things on a player's floor.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $player | name | whose
az-rounds-floor = { $player }, floor: how many things, the marker included? Enter: none
    .terse = { $player }: floor?

# A tile went to the wall: its points, then what was typed.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $points | number 1-10 | its points
# $row | number 1-5 | its line
# $column | number 1-5 | its column
# $colour | id blue yellow red black white brown | its colour
# $reverse | number 0-1 | whether the reverse side is played
az-rounds-tile = Plus { COUNT($points, of: "point") }: line { WORDS($row) }, { NOUN($colour, of: "colour-named") }{ $reverse ->
        [0] { "" }
       *[1] , column { WORDS($column) }
    }

# A tile told before is counted after the new one, and brings something else now.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $row | number 1-5 | its line
# $points | number 1-10 | its points now
az-rounds-recount = Line { WORDS($row) } is counted after it and now brings { COUNT($points, of: "point") }

# A wall has a complete row.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $player | name | whose
# $row | number 1-5 | which
az-rounds-row-complete = { $player }: row { WORDS($row) } is complete, the game ends after this round

# What a player's round has brought.
# $edition | id azul_mini master_chocolatier | which edition
# $player | name | who
# $total | number 0-999 | points now
# $won | number 0-99 | points of the tiles
# $cost | number 0-14 | what the floor costs
# $limited | number 0-1 | whether the points were held at nought
az-rounds-turn = { $player } has { COUNT($total, of: "point") }: { $won ->
        [0] { NOUN($edition, of: "az-wall") } without points
       *[other] { NOUN($edition, of: "az-wall") } plus { WORDS($won) }
    }, { $cost ->
        [0] floor without loss
       *[other] floor minus { WORDS($cost) }
    }{ $limited ->
        [0] { "" }
       *[1] . Points never fall below zero
    }
    .terse = { $player } { COUNT($total, of: "point") }

# More things were told than a floor has spaces.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $things | number 8-99 | how many were told
# $most | number 7-7 | spaces of the floor
az-rounds-floor-full = You entered { COUNT($things, of: "thing") }. The floor has { WORDS($most) } spaces, what is beyond costs nothing

# A round has been told of everybody.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $round | number 1-99 | which
az-rounds-round = End of round { WORDS($round) }

# The game is over; what keys do now.
# $edition | id azul_mini master_chocolatier | (unused) which edition
az-rounds-closing = Enter closes the count, minus takes back the last entry

# The count is left before its end.
# $edition | id azul_mini master_chocolatier | (unused) which edition
az-rounds-kept = The count is kept. The same command goes on with it

# The last entry was taken back.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $what | id tile done floor end | what it was
# $player | name | of whom it was told
# $row | number 0-5 | its line
# $colour | id blue yellow red black white brown | its colour
# $things | number 0-99 | things on the floor
az-rounds-undone = Undone, { $player }: { $what ->
        [tile] line { WORDS($row) }, { NOUN($colour, of: "colour-named") }
        [done] the end of the lines
        [floor] floor, things { WORDS($things) }
       *[end] the end of the game
    }

# Why a player's last round brought what it did.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $player | name | who
# $items | some phrase az-rounds-reason az-rounds-reason-floor | the reasons
az-rounds-why = { $player }. { LIST($items, style: "sentences") }

# Nothing has been counted yet.
# $edition | id azul_mini master_chocolatier | (unused) which edition
az-rounds-why-none = So far nothing has been counted

# One tile with its runs.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $row | number 1-5 | its line
# $colour | id blue yellow red black white brown | its colour
# $across | number 1-5 | tiles joined across, itself included
# $down | number 1-5 | tiles joined down, itself included
# $points | number 1-10 | its points
az-rounds-reason = line { WORDS($row) }, { NOUN($colour, of: "colour-named") }: { $across ->
        [1] { $down ->
            [1] alone
           *[other] { WORDS($down) } down
        }
       *[other] { WORDS($across) } across{ $down ->
            [1] { "" }
           *[other] , { WORDS($down) } down
        }
    }, { COUNT($points, of: "point") }

# What the floor has cost.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $things | number 1-99 | things on it
# $cost | number 1-14 | points
az-rounds-reason-floor = floor: { COUNT($things, of: "thing") }, minus { COUNT($cost, of: "point") }

# A player's points so far.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $player | name | who
# $total | number 0-999 | points
az-rounds-points = { $player } has { COUNT($total, of: "point") }

# One row of a wall, from the left.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $row | number 1-5 | which
# $items | list phrase az-rounds-wall-cell | its tiles
az-rounds-wall-row = Row { WORDS($row) }: { SIZE($items) ->
        [0] empty
       *[other] { LIST($items, style: "comma") }
    }

# One tile of a row.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $colour | id blue yellow red black white brown | which
# $column | number 1-5 | its column
# $reverse | number 0-1 | whether the reverse side is played
az-rounds-wall-cell = { $reverse ->
        [0] { NOUN($colour, of: "colour-named") }
       *[1] column { WORDS($column) } { NOUN($colour, of: "colour-named") }
    }

# What can be typed besides.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $words | some text | words to type
az-rounds-help = Minus takes back the last entry, star tells the reasons, slash the points. Words, too: { LIST($words, style: "comma") }

# What was typed is no answer to this question; the question follows.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $text | text | what was typed
# $reverse | number 0-1 | whether the reverse side is played
# $due | id lines floors over | what is asked
az-rounds-unfit = This cannot be read here, { $text }. { $due ->
        [lines] { $reverse ->
            [0] Type a line and a colour, such as two three
           *[1] Type a line, a column and a colour, such as two four three
        }
        [floors] Type how many things lie on the floor
       *[over] Enter closes the count, minus takes back the last entry
    }

# The line was told in this round already.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $row | number 1-5 | the line
# $colour | id blue yellow red black white brown | (unused) the colour
az-rounds-line-told = Careful: line { WORDS($row) } has been entered in this round. Take it back by minus, or enter another one

# The wall row has the colour already.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $row | number 1-5 | the line
# $colour | id blue yellow red black white brown | the colour
az-rounds-has = Careful: row { WORDS($row) } already has { NOUN($colour, of: "colour-named") }. Check line and colour

# Reverse side: the colour finds no cell in the row.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $row | number 1-5 | the line
# $colour | id blue yellow red black white brown | the colour
az-rounds-no-cell = Careful: { NOUN($colour, of: "colour-named") } finds no square in row { WORDS($row) }. The whole line falls, count its tiles with the floor

# Reverse side: something lies in the cell already.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $row | number 1-5 | the line
# $column | number 1-5 | the column
# $colour | id blue yellow red black white brown | (unused) the colour
# $there | id blue yellow red black white brown | what lies there
az-rounds-taken = Careful: row { WORDS($row) }, column { WORDS($column) } is taken, { NOUN($there, of: "colour-named") }. Check the column

# Reverse side: the column has the colour already.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $row | number 1-5 | (unused) the line
# $column | number 1-5 | the column
# $colour | id blue yellow red black white brown | the colour
az-rounds-column-has = Careful: column { WORDS($column) } already has { NOUN($colour, of: "colour-named") }. Check the column

# A game can be ended between two rounds only.
# $edition | id azul_mini master_chocolatier | (unused) which edition
az-rounds-end-later = Careful: the round is not complete. Enter the rest of it, or take it back by minus, then end the game

# The count cannot be written down.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $file | text | the file
az-rounds-unsaved = Careful: the count cannot be kept, { $file }. It goes on, but do not leave before its end

# The kept count cannot be read.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $file | text | the file
# $aside | text | how the file is called now
az-rounds-damaged = Careful: the kept count cannot be read, { $file }. It is set aside as { $aside }, and a new count begins

# The kept count is of a newer version.
# $edition | id azul_mini master_chocolatier | (unused) which edition
# $file | text | the file
az-rounds-newer = the kept count is of a newer version of the program, { $file }. Use that version, or move the file away
