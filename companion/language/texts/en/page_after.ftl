### A match on a page after its end: ranking, points, replay, and what is printed.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

# The document before there is a match.
page-after-title = After the match

# A link to it.
page-after = After the match

# Heading of the ranking.
page-after-ranking = Ranking

# The match is not over, so that the ranking and the points are those of now.
page-after-open = This match is not over. All is as it stands now

# Heading of the points of one player.
# $player | name | whose
page-after-came = How { $player }'s points came

# Head of a column: the reasons for points.
page-after-reason = What for

# Head of a column, and of the last row's number: points.
page-after-points = Points

# The last row of a table of points.
page-after-sum = Together

# Cells are marked because a line of points was chosen.
# $places | some cell | where they are
page-after-marked = Marked: { LIST($places) }

# The marks of a line of points are gone.
page-after-unmarked = The marks are gone

# Behind the name of a marked cell.
page-after-mark = marked

# Heading of the replay.
page-after-replay = Replay

# A button: the table before the first act.
page-after-first = First

# A button: one act back.
page-after-before = Before

# A button: one act further.
page-after-next = Next

# A button: the table after the last act.
page-after-last = Last

# Where the replay stands before any act.
page-after-start = Before the first act

# What the list of acts is.
page-after-acts = The acts

# Heading of what lies there, as the replay shows it.
page-after-boards = The boards

# A link: a file for an embosser.
page-after-sheet = Braille sheet

# A button: prints with the browser.
page-after-print = Print

# Heading of the page's own words.
page-after-said = Told

# Nothing is known of a match yet.
page-after-none = So far there is no match here. As soon as one is played, reload this page

# The sheet in Braille needs a program.
# $program | text | which
# $command | text | installs it
page-sheet-none = The Braille sheet cannot be made, for the program { $program } of liblouis is missing on the companion's computer. The match is as it was. In Debian and its relatives this installs it: { $command }

# The program for Braille does not work.
# $program | text | which
# $table | text | with which table of its own
# $command | text | brings its tables
page-sheet-failed = The Braille sheet cannot be made. The program { $program } does not translate with table { $table }. The match is as it was. In Debian and its relatives this brings its tables: { $command }

# The page or the companion did not answer.
page-after-lost = The page does not answer. What is shown stays. Try again, or open the address anew

## A kept game on a page.

# The address of the page of a kept game follows on a line of its own.
# $number | number 0-999 | its number, 0 for a file
page-kept = To look back at { $number ->
        [0] the game of the file
       *[other] game { WORDS($number) }
    }, open this address in a browser

# The page of a kept game is over.
page-kept-ends = The page is closed. The game stays kept

# A kept game still goes on.
# $number | number 1-999 | its number
# $page | text | shows the page of the running game
# $play | text | plays it to its end
page-kept-open = Game { WORDS($number) } is not finished. While it is played, its own page shows it: { $page }. This goes on with it: { $play }

# Rows of a kept game are lost, so that it ends with the last act before them.
# $count | number 0-9999 | how many acts there are
page-kept-lost = Careful: part of this game is lost in the journal. It is shown as far as it is whole, until act { WORDS($count) }. Ranking and points are those of that moment

# A kept game was not played to its end.
# $count | number 0-9999 | how many acts there are
page-kept-left = This match was not played to its end, it has { WORDS($count) } { $count ->
        [1] act
       *[other] acts
    }. Ranking and points are as they stood

# A kept game cannot be shown by this version's rules.
# $version | text | the version that kept it
journal-other-rules = The game was kept by version { $version }, and this version judges its moves otherwise. It can be heard again, and stays kept
