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

## More that cannot be done

# A name is told without consent, or consent without a name.
# $name | text | the option for a name
# $shown | text | the option for consent
league-consent-name = A name is kept only if it may be shown. Nothing was written. Give both: { $name }, { $shown }

# Fewer than two people are there for a round.
# $count | number 0-1 | how many are
league-too-few = People who are there: { WORDS($count) }. A round needs at least two, so nothing was proposed. Enter more people

# Too many people are to sit at a table.
# $count | number 5-99 | how many
# $most | number 4-4 | how many can
league-too-many = People typed: { WORDS($count) }. At a table sit at most { WORDS($most) }. Nothing was written. Type fewer

# The match of a file has no end.
# $file | text | the file
league-match-open = The match in this file has no end yet: { $file }. Nothing was counted. Finish it, then export it again

# Judged anew, a match comes to something else than its file says.
# $file | text | the file
league-match-differs = Judged again, the match in this file comes to something else: { $file }. Nothing was counted. Ask the table, then decide: companion league rule

# The players of a match are those of no table.
# $players | some name | who played
# $round | text | an option
# $table | text | another
league-whose-match = They sat together at a table in no round: { LIST($players) }. Nothing was counted. Tell which table it is: { $round }, { $table }

# Totals are typed beside a file, and are others.
# $totals | some phrase league-total | each with whose it is
league-totals-differ = The match in the file came to other totals: { LIST($totals) }. Nothing was written. Check what was typed

# A total is larger than any can be.
# $most | number 9999-9999 | the largest
league-total-wrong = A total is at most { WORDS($most) }. Nothing was written. Check what was typed

# The key that signs cannot be read or made.
# $file | text | the file
league-key = The organiser's key cannot be used: { $file }. Nothing was signed. Bring back its copy, or remove it, then a new one is made

# A file of an export cannot be read.
# $file | text | the file
# $reason | id missing directory special denied too-large unreadable | why
league-unreadable = What was exported cannot be read, { $file }: { NOUN($reason, of: "file-fault") }

# The folder into which results come is not there.
# $folder | text | which
league-no-folder = The folder cannot be read: { $folder }. Results in it are not heard. Check its name

# Points of another kind cannot be shared.
# $points | number 12-1200 | as typed
league-points-wrong = Only a multiple of twelve can be shared at tables of two, three and four, and { WORDS($points) } is none. No season has begun. Give twelve, twenty-four or more

# The pass of a centre cannot be written.
# $file | text | the file
league-pass-not-written = The pass cannot be written: { $file }. Nothing has changed. Choose another place

# A file is no pass of a centre.
# $file | text | the file
league-pass-strange = This is no pass of a league's centre: { $file }. Nothing has changed. Ask the organiser for the file again

# No server of this computer is known.
# $folder | text | where it would be
# $command | text | what to type
league-no-server = On this computer no server has run yet: { $folder }. Nobody was invited. Begin one: { $command }

# The certificate of the server of this computer cannot be read.
# $file | text | where it should be
league-certificate = The server's certificate cannot be read: { $file }. Nobody was invited. The file has to be in the format PEM

# An address of a server cannot be one.
# $address | text | as typed
league-address = This is no address of a server: { $address }. Nobody was invited. Write it like this: club.local

# This computer sends for no centre.
# $command | text | what to type
league-not-joined = This computer has no pass of a centre, so nothing is sent. Take the organiser's file: { $command }

# Somebody is told to agree who did not play.
# $player | text | who
# $players | some name | who played
league-agreed-nobody = In this match nobody is called { $player }. Nothing was sent. At the table are { LIST($players) }

# Results that wait cannot be written or read.
# $folder | text | where they wait
league-outbox = Results that wait to be sent cannot be kept here: { $folder }. Nothing is lost. Make room there or let it be written to, then send again

# The server of the league is away.
# $count | number 0-9999 | results that wait
# $command | text | what to type
league-waits-here = The league's server cannot be reached. Results that wait here: { WORDS($count) }. Nothing is lost. Send them later: { $command }

# The pass of a centre is of an older version: results could not be sealed.
# $count | number 0-9999 | results that wait
# $command | text | what the organiser types
league-pass-older = The pass of this centre is of an older version, and results could not be sealed. Results that wait here: { WORDS($count) }. Nothing is lost. Ask the organiser for a new pass: { $command }

# The organiser has never listened to the server.
# $count | number 0-9999 | results that wait
# $command | text | what to type
league-nobody-listens = The organiser does not take results over the server yet. Results that wait here: { WORDS($count) }. Nothing is lost. Send them later: { $command }

# What answers is not the server of the pass, or no authority that this computer knows vouches for it.
# $count | number 0-9999 | results that wait
# $command | text | what to type
league-untrusted = What answers is not the server that this centre has a pass for, or its certificate does not hold. Results that wait here: { WORDS($count) }. Nothing is lost. Ask the organiser about it, then: { $command }

# The server does not accept the pass.
# $count | number 0-9999 | results that wait
# $command | text | what to type
league-shut-out = The league's server does not accept this centre's pass. Results that wait here: { WORDS($count) }. Nothing is lost. Take a new pass from the organiser, then: { $command }

# The server of the league refuses for a reason of its own.
# $reason | text | its words
league-server-refuses = The league's server refuses: { $reason }. Results stay here. Ask who runs the server

# What came is no result.
league-parcel-strange = Over the server came something that this program does not take for a result. It does not count. Ask the centres whether their program is newer

# A result is sealed to a key that this computer does not have.
league-parcel-sealed = A result came that is sealed for another computer than this one. It does not count here. Bring back the copy of the file league.key, or give the centre a new pass: companion league invite

# A result is of another season.
league-parcel-season = A result came that was signed for another season. It does not count. Ask the centre whether it has the pass of this season

# A result is signed by another key than that of its centre.
# $centres | list text | the centre that sent it, or none
league-parcel-key = A result was signed by a key that does not hold now{ SIZE($centres) ->
        [0] { "" }
       *[other] , from { LIST($centres) }
    }. It does not count. Give the centre a new pass: companion league invite

# The signature of a result does not hold.
# $centre | text | the centre that sent it
league-parcel-unsigned = The signature on a result from { $centre } does not hold. It does not count. Ask the centre to send it again

# What was signed is not what the record of the match comes to.
# $players | some name | who played
league-parcel-differs = What was signed and the record of the match differ: { LIST($players) }. It does not count. Ask at the table, then rule: companion league rule

## Where a table stands

# Somebody sits alone.
league-state-bye = bye

# Nothing was told of a table.
league-state-open = totals are awaited

# Totals were typed.
league-state-by-hand = totals typed by hand

# Totals were sent by the table's computer and not judged anew.
league-state-heard = totals sent by the table

# Totals were folded anew from the journal.
league-state-verified = totals verified from the record of the game

# Different totals were told.
league-state-disputed = disputed, a ruling is awaited

# The organiser has decided.
league-state-ruled = decided by the organiser

## What the commands tell

# Somebody's total.
# $player | name | whose
# $total | number | points
league-total = { $player } { WORDS($total) }

# A table of a round.
# $number | number 1-999 | the table
# $players | some name | who sits there
# $state | id bye open by-hand heard verified disputed ruled | where it stands
# $totals | list phrase league-total | each with whose it is, none where none count
# $unsigned | list name | who has not signed the totals, nobody where nothing is signed
league-table = Table { WORDS($number) }: { SIZE($totals) ->
        [0] { LIST($players) }
       *[other] { LIST($totals) }
    }. { NOUN($state, of: "league-state") }{ SIZE($unsigned) ->
        [0] { "" }
       *[other] . Not signed by: { LIST($unsigned) }
    }

# The computer's clock is behind what was written last.
league-clock = The clock of this computer is behind the last entry. The order of entries counts, so nothing depends on it. Set the clock right

# A season begins.
# $season | number 1-99 | its number
# $title | text | what it is called
league-season-begun = Season { WORDS($season) } begins: { $title }

# How points are counted.
# $full | number 12-1200 | for who beats all others at a table
# $bye | number 0-1200 | for a bye
# $ours | number 0-1 | one: nobody has told other points
league-award = Who beats everybody at a table gets { COUNT($full, of: "point") }, a bye brings { COUNT($bye, of: "point") }. { $ours ->
        [0] That was told for this season
       *[1] That is how this program counts, no league has set it
    }

# How many centres there are.
# $count | number 0-999 | how many
league-centres = Centres: { WORDS($count) }

# One of the centres.
# $name | text | which
league-centre = { $name }

# A centre is entered.
# $name | text | which
league-centre-told = Centre entered: { $name }

# How many people play.
# $count | number 0-999 | how many
league-people = People: { WORDS($count) }

# Somebody who plays.
# $handle | name | what they are called
# $shown | number 0-1 | one: by name on pages
# $about | list text | category and centre, as far as there are
league-person = { $handle }{ SIZE($about) ->
        [0] { "" }
       *[other] , { LIST($about, style: "comma") }
    }{ $shown ->
        [0] { "" }
       *[1] , by name on the pages
    }

# Somebody is entered.
# $handle | name | what they are called
# $about | list text | category and centre, as far as there are
league-person-told = Entered: { $handle }{ SIZE($about) ->
        [0] { "" }
       *[other] , { LIST($about, style: "comma") }
    }

# What is true of somebody now.
# $handle | name | what they are called
# $about | list text | category and centre, as far as there are
league-person-changed = From now on: { $handle }{ SIZE($about) ->
        [0] { "" }
       *[other] , { LIST($about, style: "comma") }
    }

# How somebody is called on pages.
# $shown | number 0-1 | one: by name
league-person-shown = { $shown ->
        [0] On pages stands the handle, a name is kept nowhere
       *[1] On pages stands the name
    }

# Two entries are one person.
# $handle | name | the one that stays
# $other | name | the other
league-same-told = { $handle } and { $other } are one person from now on. What both played counts together

# The next round begins, with no table yet.
# $round | number 1-999 | the round
league-round-begun = Round { WORDS($round) } begins. Seat its tables: companion league seat

# Heads the tables of a round.
# $round | number 1-999 | the round
# $count | number 0-999 | tables
league-round = Round { WORDS($round) }, tables: { WORDS($count) }

# Heads the proposal of a round.
# $round | number 1-999 | the round
# $count | number 1-999 | tables
league-proposal = Proposal of round { WORDS($round) }, tables: { WORDS($count) }

# A table of the proposal.
# $number | number 1-999 | the table
# $players | some name | who is to sit there
league-proposal-table = Table { WORDS($number) }: { LIST($players) }

# Somebody who is to sit alone.
# $number | number 1-999 | the table
# $players | some name | who
league-proposal-bye = Table { WORDS($number) }: { LIST($players) }, a bye

# Whether the proposal is to be taken.
league-proposal-ask = Seat everybody so? One yes, zero no

# The proposal was not taken.
league-proposal-left = Everything stays as it was, the round has not begun

# The proposal was taken.
# $round | number 1-999 | the round
league-proposal-seated = Round { WORDS($round) } begins, everybody has a seat

# A table is there no more.
# $round | number 1-999 | the round
# $number | number 1-999 | the table
league-table-removed = Round { WORDS($round) }: table { WORDS($number) } is removed

# The names of a match were others, so that seats were counted.
league-by-seats = The file has other names than the table, so its totals were taken in the order of the seats. Check whose they are

# The same result was told before.
# $round | number 1-999 | the round
league-result-again = Round { WORDS($round) }: the same was told before, it counts once

# Typed totals are taken.
# $round | number 1-999 | the round
league-result-by-hand = Round { WORDS($round) }: taken as typed

# Totals of a journal are taken.
# $round | number 1-999 | the round
league-result-verified = Round { WORDS($round) }: the game was judged again, its totals are equal

# A table has two different results.
# $command | text | what to type
league-disputed = Different totals were told, so the table brings nothing until there is a ruling: { $command }

# A ruling is written.
# $round | number 1-999 | the round
league-ruled = Round { WORDS($round) }: the ruling is written

# Heads the standings.
# $title | text | the season
# $round | number 0-999 | rounds so far
league-standings = { $title }, rounds so far: { WORDS($round) }

# One line of the standings.
# $place | number 1-999 | the place
# $player | name | whose
# $points | number 0-999 | points
# $won | number 0-99 | tables won
league-standing = Place { WORDS($place) }: { $player }, { COUNT($points, of: "point") }, tables won: { WORDS($won) }

# A table waits for a ruling.
# $round | number 1-999 | the round
# $number | number 1-999 | the table
league-waits = Round { WORDS($round) }, table { WORDS($number) }: a ruling is awaited

# A file is written.
# $file | text | the file
league-written = Written: { $file }

# By what people compare a key aloud.
# $mark | text | digits in fives
league-mark = Digits of the organiser's key: { $mark }

# All entries are as they were written.
# $count | number 1-999999 | entries
league-whole = Everything is as it was written, entries: { WORDS($count) }

# Some entries were written by a clock that was behind.
# $count | number 1-999999 | entries
league-clocks = Entries written while a clock was behind: { WORDS($count) }. Their order counts, so nothing depends on it

# How many tables stand so.
# $state | id bye open by-hand heard verified disputed ruled | where it stands
# $count | number 1-999 | how many
league-tables = Tables, { NOUN($state, of: "league-state") }: { WORDS($count) }

# The signature of an export holds.
league-signed = The signature holds

# The signature of an export does not hold.
league-not-signed = The signature does not hold: somebody changed these files, or some are missing. Trust nothing in them. Ask the organiser for them again

# The entries of an export lead to its standings.
# $count | number 1-999999 | entries
league-followed = The entries lead to these standings, entries: { WORDS($count) }

# The entries of an export do not lead to its standings.
league-not-followed = The entries lead to other standings than these. Trust nothing in them. Ask the organiser for the files again

## What is heard while results come

# The pass of a centre is written.
# $centre | text | which
# $file | text | the file
league-invited = Pass of { $centre }, an older one holds no longer: { $file }

# What is to be done with a pass.
# $command | text | what to type there
league-invited-then = Hand the file over yourself, for who has it speaks for the centre. There: { $command }

# This computer sends for a centre from now on.
# $title | text | the season
# $centre | text | which
league-joined = From now on this computer sends results: { $title }, centre { $centre }

# Whether somebody at the table agrees to the totals that were just told.
# $player | name | who is asked
league-agree-ask = { $player }, do you agree? One yes, zero no

# A result is kept that some have not agreed to.
# $players | some name | who
league-sent-unsigned = Kept without the signature of { LIST($players) }. The organiser hears of it

# What the server has now.
# $count | number 0-9999 | results
league-sent = Sent, and kept by the server: { WORDS($count) }

# Whether all that was signed is signed rightly.
# $count | number 0-9999 | signatures
# $wrong | number 0-9999 | those that do not hold
league-signatures = Signatures of results: { WORDS($count) }{ $wrong ->
        [0] { "" }
       *[other] . Those that do not hold: { WORDS($wrong) }. Somebody changed them, rule on these tables
    }

# The server of the league is there.
league-server-there = The league's server is there. What centres send is said as it comes

# The server of the league is away.
league-server-away = The league's server cannot be reached. Results wait at the centres, and nothing is lost. It is tried again and again

# Results are said from now on.
# $title | text | the season
league-listens = { $title }: results are said as they come. Control and C ends it

# The server of the league answers, and does not take the organiser's pass.
league-server-closed = The league's server does not let this season in. Results wait at the centres, and nothing is lost. Invite a centre anew: companion league invite

# A table has finished.
# $number | number 1-999 | the table
# $totals | some phrase league-total | each with whose it is
# $unsigned | list name | who has not signed the totals, nobody where nothing is signed
league-heard = Table { WORDS($number) } is finished: { LIST($totals) }{ SIZE($unsigned) ->
        [0] { "" }
       *[other] . Not signed by: { LIST($unsigned) }
    }

# A table has sent different results.
# $number | number 1-999 | the table
# $totals | list phrase league-total | (unused) none
league-heard-disputed = Table { WORDS($number) } has two different results. A ruling is awaited

# The organiser has decided about a table.
# $number | number 1-999 | the table
# $totals | list phrase league-total | each with whose it is, none where none count
league-heard-ruled = Table { WORDS($number) }, decided: { SIZE($totals) ->
        [0] it brings nothing
       *[other] { LIST($totals) }
    }

## What stands on the pages

# Heads the standings on a page.
league-page-standings = standings

# Heads a column.
league-page-place = place

# Heads a column.
league-page-player = player

# Heads a column.
league-page-category = category

# Heads a column.
league-page-centre = centre

# Heads a column.
league-page-points = points

# Heads a column.
league-page-won = tables won

# Heads a column.
league-page-table = table

# Heads a column.
league-page-players = players and totals

# Heads a column.
league-page-state = state

# Heads the tables of a round.
# $round | number 1-999 | the round
league-page-round = round { WORDS($round) }

# What this language is called in itself.
league-page-language = in English

# Whose names stand on a page.
league-page-names = Names stand here by consent alone, all others are called by a handle

## Help

# help of the commands
about-league = Keeps the season of a league: people, rounds, tables, results, standings

# help of the commands
about-league-new = Begins a season

# help of the commands
about-league-centre = Enters a centre, without a name lists them

# help of the commands
about-league-person = Enters somebody, or tells more of them, without a handle lists who plays

# help of the commands
about-league-round = Lists the tables of a round, the newest without a number

# help of the commands
about-league-pair = Proposes the tables of the next round and asks before anybody is seated

# help of the commands
about-league-seat = Seats a table of a round by hand, without handles removes it

# help of the commands
about-league-result = Takes the result of a table from an exported game, which is judged again, or as it is typed

# help of the commands
about-league-rule = Decides what a table brings, and keeps why

# help of the commands
about-league-standings = Tells how everybody stands

# help of the commands
about-league-page = Writes the standings as pages for browsers into a folder, one a language

# help of the commands
about-league-export = Writes the season into a folder: signed, and as tables

# help of the commands
about-league-check = Looks over the season, or what was exported into a folder

# help of the commands
about-league-listen = Takes and says results as they come

# help of the commands
about-league-invite = Writes the pass with which a centre sends results over the server

# help of the commands
about-league-connect = Takes a centre's pass, so that this computer sends for it

# help of the commands
about-league-send = Has the result of a match signed and sends it, and all that waits

# help of the commands
about-option-league-address = Where centres reach the server, such as club.local

# help of the commands
about-option-league-server = The folder of the server, if it is not the usual one

# help of the commands
about-option-league-agreed = Somebody at the table who agrees to the totals. Otherwise everybody is asked

# help of the commands
about-option-league-again = Also sends what was sent before, for a server that has lost it

# help of the commands
about-option-league-points = Points for who beats everybody at a table, a multiple of twelve

# help of the commands
about-option-league-bye = Points for a bye, otherwise half of those

# help of the commands
about-option-league-season = The season, by its number. Otherwise it is the newest

# help of the commands
about-option-league-categories = A category of people. Each time it is given, one more

# help of the commands
about-option-league-name = The name for pages, kept only if it may be shown

# help of the commands
about-option-league-shown = Whether that person has said yes to the name on pages. Forgotten is for good

# help of the commands
about-option-league-category = The person's category

# help of the commands
about-option-league-centre = The person's centre

# help of the commands
about-option-league-same = Somebody who was entered a second time and is the same person

# help of the commands
about-option-league-begin = Begins the next round without tables

# help of the commands
about-option-league-size = At most so many at a table

# help of the commands
about-option-league-away = Somebody who is not there. Each time it is given, one more

# help of the commands
about-option-league-file = The exported game of the match, also from a stick or by mail

# help of the commands
about-option-league-round = The round of the table

# help of the commands
about-option-league-table = The number of the table in its round

# help of the commands
about-option-league-reason = Why it is decided so

# help of the commands
about-option-league-nothing = The table brings nothing

# help of the commands
about-option-league-only-category = Only these people, among themselves

# help of the commands
about-option-league-only-centre = Only the people of this centre, among themselves

# help of the commands
about-option-league-folder = Also takes exported games that are put into this folder

# help of the commands
about-value-title = TITLE

# help of the commands
about-value-handle = HANDLE

# help of the commands
about-value-table = TABLE

# help of the commands
about-value-total = TOTAL

# help of the commands
about-value-folder = FOLDER

# a command line that is not taken
# $option | text | the option for none
usage-totals-or = Give either totals, or { $option }

# the command league as it may also be typed, one word
command-word-league = league

# the command new as it may also be typed, one word
command-word-new = new

# the command centre as it may also be typed, one word
command-word-centre = centre

# the command person as it may also be typed, one word
command-word-person = person

# the command round as it may also be typed, one word
command-word-round = round

# the command pair as it may also be typed, one word
command-word-pair = pair

# the command result as it may also be typed, one word
command-word-result = result

# the command rule as it may also be typed, one word
command-word-rule = rule

# the command standings as it may also be typed, one word
command-word-standings = standings

# the command listen as it may also be typed, one word
command-word-listen = listen

# the command connect as it may also be typed, one word
command-word-connect = connect

# the command send as it may also be typed, one word
command-word-send = send
