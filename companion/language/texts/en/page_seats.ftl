### Who may open the page, and what it tells of itself.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

## Who may open the page

# The page is opened for the network, said at the table.
# $way | id plain tls | whether it is encrypted
page-network = From now on every device in this network can open the page, until the match is over{ $way ->
        [plain] . What it tells can be overheard there
       *[tls] { "" }
    }

# It is closed for the network, said at the table.
page-network-ends = The page is no longer open to the network

# The page was to be encrypted.
# $certificate | text | a file
# $private | text | a file
page-tls = The page is not opened, because the certificate { $certificate } or its key { $private } cannot be read. The game goes on. Both files have to be in the format PEM, the key without a password

# The match is over, and with it the page on the network; in the terminal.
page-over = The match is over, so the page is closed for the network. For the next match call companion page again

# A match of other players is played now, so that the seats of the page are nobody's; in the terminal.
page-other = Others play now, so the page is closed. Call companion page again for this match

# No browser has come for a minute; in the terminal.
page-nobody = The page is still waiting for a browser. Type one of the addresses above into a browser on this computer, or copy it there. Without a browser the game goes on at the table as before

## Whose page that is

# A page without a seat asks for one; the table answers by confirming.
# $player | name | whose seat it is
page-wish = { $player }: a phone wants this seat. Confirm: seven

# A page asks to watch; the table answers by confirming.
page-wish-watch = A phone wants to watch. Confirm: seven

# The table has confirmed.
# $player | name | whose seat it is
page-wish-yes = { $player }: the phone has the seat

# The table has confirmed that a page watches.
page-wish-watch-yes = The phone may watch

# The digits by which a page gets a seat, said at the table.
# $digits | text | six digits
page-digits = The digits for the page are: { $digits }

# The first browser of a seat has come, said at the table.
# $player | name | whose seat it is
page-came = { $player }: the page is open

# One more browser has opened a seat, said at the table.
# $player | name | whose seat it is
page-second = { $player }: this seat is open in a second browser

# No browser of a seat is there any more, said at the table.
# $player | name | whose seat it is
page-left = { $player }: the page is closed or asleep. The game goes on, and so does the page when it is opened again

# A page asked for what is done only at the table.
page-withheld = That is done at the table, not from a page

## What a seat's keyboard may tell

# Somebody told at a seat's keyboard, or from a page, what chance decides; here the companion draws.
rights-chance = The program draws here. What comes of it is told only at the table's keyboard

# Somebody told at a seat's keyboard an act of another player, who has an own keyboard, or the table's.
# $player | name | whose keyboard it is
rights-own = { $player }: here you play for yourself alone. The others do that at their own keyboard, or the table's

# Somebody wanted to undo at a seat's keyboard what was drawn, or the act that the draw followed.
rights-undo = What the program has drawn stays, and so does the move before it. Only the table's keyboard undoes it

## What a page is told of itself

# One more browser has opened the seat of a page.
page-second-here = This seat is open in another browser as well, and both play it. If that is not you, tell the table

# The script of a page is of another version than its server.
page-old = This page is of another version than the companion. Load it again

# The companion has ended after the match.
page-finished = The match is over and the companion has ended. The page goes on with the next match of these players

# The game was left, to be resumed.
page-left-kept = The game was left and is kept. As soon as it is resumed, the page goes on

# A page has no seat, or its server does not know it any more.
page-stranger = This page has no seat, or no longer. Ask the table for one, or have six digits said there

# Too many lines in a short time.
page-fast = Too fast. The last line was not taken

# Where a browser runs no scripts.
page-script = This page needs JavaScript. Switch it on in the browser, or play at the table

# Before the links to the languages.
page-language = Language

# Heading of what gets a page its seat.
page-pair = A seat for this page

# Before the list of seats.
page-pair-whose = Whose seat

# In the list of seats, for who does not play.
page-pair-watch = Only watch

# A button.
page-pair-ask = Ask the table

# A button: the table says six digits.
page-pair-say = Have six digits said at the table

# Before the field for six digits.
page-pair-digits = Six digits

# A button: these are the digits.
page-pair-use = Use the digits

# The table was asked for a seat.
page-pair-asked = The table is being asked. Somebody there has a minute to confirm

# The page has its seat.
page-pair-yes = The seat is yours

# Nobody has confirmed.
page-pair-late = The table has not confirmed. Ask again, or have the digits said

# Another page is asking at this moment.
page-pair-busy = Another page is asking just now. Try again in a minute

# The table cannot be asked now.
page-pair-closed = The table cannot be asked just now. Have the digits said

# The table says six digits now.
page-pair-said = The table says the digits now. They hold for two minutes

# Other digits than those that were said.
# $left | number 0-4 | so many times they can still be typed
page-pair-wrong = These are not the digits. { $left ->
        [0] They do not hold any more, have new ones said
        [one] { WORDS($left) } more try
       *[other] { WORDS($left) } more tries
    }

# No digits hold at this moment.
page-pair-none = The digits no longer hold. Have new ones said at the table

# Asked too often.
page-pair-often = That was too often. Wait a minute
