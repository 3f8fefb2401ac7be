### What a league tells its organiser and those who play (docs/league.md); read from a terminal, one fact a line.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.
### Who plays is called by a handle, which can be typed.

## What cannot be done, or read

# The extra parts that a league needs are not installed.
# $command | text | installs them
league-extra = The parts for leagues are not installed, so there is no season to work with. This installs them: { $command }

# There is no season in the league.
# $command | text | begins one
league-none = The league has so far no season. Begin one: { $command }

# A season is begun a second time.
# $title | text | what it is called
league-begun = This season has begun already and stays as it is: { $title }

# A season of this number is not there.
# $season | number 1-99 | the number
# $last | number 1-99 | the newest one
league-no-season = The league has no season { WORDS($season) }. The newest one has number { WORDS($last) }

# Nobody has this handle.
# $handle | text | what was typed
league-no-person = There is nobody in the season called { $handle }. Nothing was written. Who is there is listed by: companion league person

# A handle is told a second time, or sounds like another one.
# $handle | text | the one that is there
league-handle-taken = Somebody in the season is called { $handle } already. Nothing was written. If it is somebody else, choose a name that sounds different

# A name, handle or title cannot be one.
# $name | text | what was typed
# $most | number 1-300 | so many characters are possible
league-handle-wrong = This cannot be written down as a name: { $name }. Nothing was written. Type letters or digits, at most { WORDS($most) } characters

# A centre is told a second time.
# $name | text | what it is called
league-centre-twice = This centre is there already: { $name }. It stays as it is

# There is no centre of this name.
# $name | text | what was typed
# $known | list text | those that are there
league-no-centre = There is no centre { $name }. Nothing was written. { SIZE($known) ->
        [0] So far there is none at all
       *[other] These are there: { LIST($known) }
    }

# There is no category of this name.
# $name | text | what was typed
# $known | list text | those that are there
league-no-category = There is no category { $name }. Nothing was written. { SIZE($known) ->
        [0] This season has none, they are told when it begins
       *[other] These are there: { LIST($known) }
    }

# Two entries that are to be one person are one already.
# $handle | text | who
league-same-already = That is one person already: { $handle }. Nothing was written

# Two entries that are to be one person both sat at tables of a round.
# $handle | text | one
# $other | text | the other
# $round | number 1-99 | the round
league-same-met = In round { WORDS($round) } both sat at a table: { $handle } and { $other }. They cannot be one person, and nothing was written. If a table is wrong, seat it anew first

# A round is begun out of order.
# $round | number 1-999 | the round
# $next | number 1-999 | the one that can be begun
league-round-order = Round { WORDS($round) } cannot begin now. The next one has number { WORDS($next) }

# A round has not begun.
# $round | number 0-999 | the round
league-no-round = Round { WORDS($round) } has not begun. Nothing was written. Begin it: companion league round

# There is no such table in a round.
# $round | number 1-999 | the round
# $number | number 1-999 | the table
league-no-table = Round { WORDS($round) } has no table { WORDS($number) }. Nothing was written. Its tables are listed by: companion league round

# Somebody is seated who sits elsewhere in the round.
# $handle | text | who
# $number | number 1-999 | the table
league-seated-twice = In this round { $handle } sits at table { WORDS($number) } already. Nothing was written. Seat that table anew first

# A table that has totals is to be seated anew.
# $round | number 1-999 | the round
# $number | number 1-999 | the table
league-has-result = Round { WORDS($round) }, table { WORDS($number) } has totals already, so who sat there stays. Nothing was written. Correct it with a ruling: companion league rule

# Totals are told for somebody who sits alone.
# $round | number 1-999 | the round
# $number | number 1-999 | the table
league-bye-brings = Round { WORDS($round) }, table { WORDS($number) } is a bye, it has no totals. Nothing was written. Check the number of the table

# There are more or fewer totals than seats.
# $seats | number 2-4 | seats at the table
# $count | number 0-9 | totals that were told
league-totals-count = Totals told: { WORDS($count) }. Seats at that table: { WORDS($seats) }. Nothing was written. Type one total for each seat, in the order of the seats

# A match was counted for another table.
# $round | number 1-999 | the round
# $number | number 1-999 | the table
league-match-counted = This match counts already for another table: round { WORDS($round) }, table { WORDS($number) }. Nothing was written. Check the table, or choose the other file

# Others wrote to the season again and again.
league-moved = Others are writing to this season all the time. Nothing of this was written. Wait a moment, then do it again

# What is kept of a season is not as it was written.
# $number | number 1-999999 | the first entry that differs
league-changed = The season was changed by something other than this program, from entry { WORDS($number) } on. Nothing is counted or written now. Bring back the newest copy of the file

# What lies in the league's place is something else.
# $place | text | the file
league-foreign = In the league's place lies something that is no league: { $place }. It is left as it is. Choose another place: companion settings league

# A newer program has written the league.
# $place | text | where it is kept
league-newer = The league was written by a newer program: { $place }. Nothing in it has been changed. Install the newer program

# The league cannot be read or written.
# $place | text | where it is kept
# $reason | id full readonly locked damaged foreign unreachable refused io | why
league-store = The league cannot be reached: { $reason ->
        [full] the disk is full
        [readonly] writing is not allowed there
        [locked] another program holds the file
        [damaged] the file is damaged
        [foreign] the file is no league
        [unreachable] the database does not answer
        [refused] the database refuses this
       *[io] the disk does not answer
    }. Nothing of this was written. { $reason ->
        [full] Make room there, then do it again
        [readonly] Allow writing there, then do it again
        [locked] End that program, then do it again
        [damaged] Bring back the newest copy
        [foreign] Choose another place in the settings
        [unreachable] Start the database, or ask who looks after it
        [refused] Ask who looks after the database
       *[io] Look after that disk, then do it again
    }: { $place }

# The setting of the league names a database that is not known.
league-url = The setting of the league is no file and no address of PostgreSQL. Nothing was opened. Set it anew: companion settings league

# A password stands in the setting of the league.
league-password = A password stands in the setting of the league, where it would be told and packed into reports. Nothing was opened. Put it into PostgreSQL's own password file
