### The table on a page, for browsers.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

## What the command tells

# The extra parts that a page needs are not installed.
page-extra = The parts for the page are not installed. The game goes on. Install them with the word page in brackets behind the package: companion-tabletop[page]

# No companion runs whose table could be shown.
page-none = No game is running, so there is no table to show. Begin one with companion play, then call this again

# Another program has the port.
# $port | number 0-65535 | which
page-taken = Another program has port { $port }. The game goes on. Name another one with --port, or zero for any free one

# The address for those who only watch follows on a line of its own.
page-watch = To watch, open this address in a browser

# The address of a player follows on a line of its own.
# $player | name | whose it is
page-plays = { $player } plays at this address

# The page is over, the game is not.
page-ends = The page is closed. The game goes on

## What the page shows

page-title = Table
page-skip = To the command
page-said = What was said
page-command = Command
page-label = A command, as at the table. Nine is help
page-send = Send
page-last = Last:
page-now = What can be done now
page-back = Back
page-choose = Choose
page-boards = Views
page-large = Large
page-picture = Picture
page-seat = At the table
page-connecting = Connecting
page-lost = The connection is lost. It is tried again
page-again = Connected again
page-missed = lines meanwhile. They stand above
page-table = On the table
page-empty-log = Nothing yet

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
