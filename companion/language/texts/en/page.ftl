### The table on a page, for browsers.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

## What the command tells

# The extra parts that a page needs are not installed.
# $command | text | installs them
page-extra = The parts for the page are not installed. The game goes on. This installs them: { $command }

# No companion runs whose table could be shown.
page-none = There is no game running, so there is no table to show. Begin one with companion play, then call this again

# Another program has the port.
# $port | text | which
# $option | text | names another one
page-taken = Another program has port { $port }. The game goes on. Name another port with { $option }, zero takes any free one

# The address for those who only watch follows on a line of its own.
page-watch = To watch, open this address in a browser

# The address of a player follows on a line of its own.
# $player | name | whose it is
page-plays = { $player } plays at this address

# The page is over, the game is not.
page-ends = The page is closed. The game goes on

## What the page shows

# The document before there is a table.
page-title = Table

# A link at the beginning.
page-skip = To the command

# Heading of the sentences.
page-said = What was said

# Heading of the line for commands.
page-command = Command

# What the line for commands is.
page-label = A command, as at the table. Nine is help

# A button that sends it.
page-send = Send

# Before the last sentence.
page-last = Last said

# Heading of the buttons.
page-now = What can be done now

# A button: one answer back.
page-back = Back

# A button: the act is done as it has been told so far.
page-whole = That is all

# What the links to other views are.
page-boards = Views

# A link.
page-large = Large

# A link.
page-picture = Picture

# A link.
page-seat = At the table

# Before the first answer.
page-connecting = Connecting

# The connection to the page is lost.
page-lost = The connection is lost. It is tried again

# It is there again.
page-again = Connected again

# Behind the number of sentences that were said while the page was away.
page-missed = lines meanwhile. They stand above

# Heading of what lies between the players.
page-table = On the table

# The companion whose table is shown has ended, or does not answer.
page-gone = The companion is not there. As soon as it runs again, the page goes on

# It is there again.
page-back-again = The companion is there again

# A player's board, in a picture of letters.
page-board = Board

# What lies between the players, in a picture of letters.
# $name | text | its digit or letter
page-heap = Place { $name }

# The castle of a kingdom.
page-castle = castle

# A player with points, above the boards.
# $player | name | who
# $total | number | points if the match ended now
page-player = { $player }, { COUNT($total, of: "point") }

# A button of the large view, where one player's boards are shown at a time; behind it stands whose come next.
page-other-board = Other board

# Heading of what each ground in the pictures stands for.
page-legend = In the pictures
