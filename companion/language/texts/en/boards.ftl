### Boards with sensors: found, lost, back, and what they cannot read.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.
### "Disconnected" and its like are never said: one clipped syllable turns it into its contrary.

## Coming and going.

# A board that shows an earlier game where a new one begins: nothing on it counts.
# $player | name | whose
board-old = { $player }: the board is ready, but an earlier game still lies on it. Clear the board, then begin
    .terse = { $player }: an earlier game lies there, clear the board

# It has been cleared; what the game waits for follows.
# $player | name | whose
# $waits | list phrase rg-await-lots rg-await-draw rg-await-king rg-await-place rg-await-castle rg-await-domino rg-await-over | what is awaited now of that player, else of anybody
board-cleared = { $player }: the board is clear{ SIZE($waits) ->
        [0] { "" }
       *[1] . { LIST($waits, style: "sentences") }
    }
    .terse = { $player }: the board is clear

# A board is there and its player is known.
# $player | name | whose
# $columns | number 5-7 | its columns
# $rows | number 5-7 | its rows
# $lying | number 0-25 | objects that lie on it
board-ready = { $player }: the board is ready. { WORDS($columns) } by { COUNT($rows, of: "square") }, { $lying ->
        [0] empty so far
        [one] { COUNT($lying, of: "object") } lies on it
       *[other] { COUNT($lying, of: "object") } lie on it
    }
    .terse = { $player }: board ready{ $lying ->
        [0] { "" }
       *[other] , { COUNT($lying, of: "object") }
    }

# A board is there that nobody has taken yet.
board-whose = A new board is connected. Whoever sits at it, press a button on it
    .terse = New board. Whose is it?

# Which button of a new board is whose; follows the message that asks.
# $items | some phrase board-button | each button with its player
# $castle | number 0-1 | whether laying a castle tells it, too
board-buttons = { LIST($items, style: "sentences") }{ $castle ->
        [0] { "" }
       *[other] . Or lay the castle on it
    }

# One button of a new board and whose it is; an item of the message above.
# $number | number 1-5 | the button and the seat
# $player | name | who sits there
board-button = Button { WORDS($number) }: { $player }

# Whose board it is; a button was pressed or a castle laid on it.
# $player | name | whose
board-of = { $player } sits at this board
    .terse = Board: { $player }

# The connection to a board is gone.
# $player | name | whose
board-lost = { $player }: the connection to the board is lost. Everything is saved. Check the cable, the game will wait
    .terse = { $player }: connection lost, everything is saved

# A board sends far more than a board ever does. It is not read until it calms.
# $player | name | whose
board-flood = { $player }: the board sends far too much, so it is not read now. Everything is saved. Unplug it and plug it in again. If it goes on, update the board's program
    .terse = { $player }: board sends too much. Unplug it, plug it in again

# A board is back and everything lies as it was.
# $player | name | whose
board-back = { $player }: the board is back and the same pieces lie on it
    .terse = { $player }: board back, all correct

# A board is back and something lies otherwise than before.
# $player | name | whose
board-back-changed = { $player }: the board is back, but something lies differently than before. You will hear what
    .terse = { $player }: board back, something has changed

# A board is back, or another one in its place, and nothing lies on it of what should. The pieces are named next.
# $player | name | whose
# $count | number 1-25 | how many objects should lie on it
board-back-bare = { $player }: the board is ready, but bare. Everything is saved. Lay { COUNT($count, of: "object") } on it, one by one as you hear them
    .terse = { $player }: board ready, lay { COUNT($count, of: "object") } on it

# A board has started anew in the middle of a game; follows the loss of its connection. Next is said what lies there.
# $player | name | whose
# $cause | id power reset watchdog software bootloader | why
board-restarted = { $player }: { $cause ->
        [power] the board had no power for a moment. Nothing of the game is lost. If it happens again, take another cable or a hub with its own supply
        [watchdog] the board had stopped and has started again by itself. Nothing of the game is lost
       *[other] the board has started again. Nothing of the game is lost
    }
    .terse = { $player }: { $cause ->
        [power] board had no power for a moment, nothing is lost
       *[other] board started again, nothing is lost
    }

# The computer has slept, and the board with it.
# $player | name | whose
board-resumed = { $player }: the board slept with the computer and is awake again. Nothing of the game is lost
    .terse = { $player }: board awake again

# Two boards tell the same number.
# $uid | text | (unused) the number
board-two-ids = Careful: two boards have the same number, so only the first is read. Unplug one of them
    .terse = Careful: two boards with the same number. Unplug one

# A board that speaks another version of the protocol and is not used.
# $theirs | number 0-99 | its version
# $ours | number 0-99 | the version spoken here
board-version = Careful: this board has version { WORDS($theirs) } and the program version { WORDS($ours) }. The board is not read. Update the older one
    .terse = Careful: board of another version, it is not read

# A board that speaks a slightly different version and is used.
# $theirs | number 0-99 | (unused) its minor version
# $firmware | text | its program
board-minor = A board has a slightly different version of its program, { $firmware }. It is read all the same
    .terse = Board with a slightly different program

# A board of another size than the game.
# $columns | number 1-7 | its columns
# $rows | number 1-7 | its rows
# $wanted_columns | number 5-7 | columns of the game
# $wanted_rows | number 5-7 | rows of the game
board-wrong-size = Careful: this board has { WORDS($columns) } by { COUNT($rows, of: "square") }, the game needs { WORDS($wanted_columns) } by { WORDS($wanted_rows) }. The board is not read
    .terse = Careful: board of another size, it is not read

# A board is connected, and the game has none that could be read.
board-unread = In this game no board is read. Type every move
    .terse = In this game no board is read

# More boards than players.
# $count | number 1-4 | players
board-extra = One board too many, only { COUNT($count, of: "board") } can be used here. This board is not read. If it is to stand in for another one, unplug that one, then press a button on this one
    .terse = One board too many

# A tray that this game does not use.
board-tray-unused = This tray is not used in this game

# No board is connected.
board-none = The game waits for a board, so far there is none
    .terse = Waiting for a board

# A board that sends lines that cannot be read.
# $player | name | whose
board-garbled = { $player }: the board sends what cannot be read. Check the cable, everything is saved
    .terse = { $player }: board cannot be read, check the cable

## Cells that cannot be read.

# Something lies there that the board does not know.
# $cell | cell | where
# $player | name | whose board, empty when nobody knows
# $several | number 0-1 | whether several people play
cell-unknown = Careful{ PART($player, $several, of: "whose-warning", names: "player several") }: something that the board does not know lies on { $cell }. Lift it and lay it again. Nothing in the game has changed
    .terse = Careful{ PART($player, $several, of: "whose-warning", names: "player several") }: { $cell }, unknown tile. Lift it and lay it again

# A tile of another game lies there.
# $cell | cell | where
# $player | name | whose board, empty when nobody knows
# $several | number 0-1 | whether several people play
cell-foreign = Careful{ PART($player, $several, of: "whose-warning", names: "player several") }: a tile of another game lies on { $cell }. Lift it from the board
    .terse = Careful{ PART($player, $several, of: "whose-warning", names: "player several") }: { $cell }, tile of another game. Lift it

# The sensors are between two states.
# $cell | cell | where
# $player | name | whose board, empty when nobody knows
# $several | number 0-1 | whether several people play
cell-unsure = Careful{ PART($player, $several, of: "whose-warning", names: "player several") }: { $cell } cannot be read clearly. Press down what lies there, or lift it and lay it again
    .terse = Careful{ PART($player, $several, of: "whose-warning", names: "player several") }: { $cell } is unclear. Press it down

# Only the centre of a piece is read, which lies turned.
# $cell | cell | where
# $player | name | whose board, empty when nobody knows
# $several | number 0-1 | whether several people play
cell-askew = Careful{ PART($player, $several, of: "whose-warning", names: "player several") }: something lies askew on { $cell }, only its centre is read. Turn it straight until it lies flat between the posts
    .terse = Careful{ PART($player, $several, of: "whose-warning", names: "player several") }: { $cell } lies askew. Turn it straight

# A magnet much stronger than a tile's is near a cell, such as that of a loudspeaker. No sensor is at fault.
# $cell | cell | where
# $player | name | whose board, empty when nobody knows
# $several | number 0-1 | whether several people play
cell-strong-field = Careful{ PART($player, $several, of: "whose-warning", names: "player several") }: a very strong magnet is near { $cell }. Move telephones, loudspeakers and other magnets away from the board. The game goes on
    .terse = Careful{ PART($player, $several, of: "whose-warning", names: "player several") }: strong magnet near { $cell }. Move it away

# A cell changes all the time.
# $cell | cell | where
# $player | name | whose board, empty when nobody knows
# $several | number 0-1 | whether several people play
cell-flapping = Careful{ PART($player, $several, of: "whose-warning", names: "player several") }: { $cell } changes all the time. Lay the piece flat. If nothing lies there, the sensor is at fault
    .terse = Careful{ PART($player, $several, of: "whose-warning", names: "player several") }: { $cell } changes all the time. Lay the piece flat

# A sensor is broken.
# $cell | cell | where
# $player | name | whose board, empty when nobody knows
# $several | number 0-1 | whether several people play
cell-stuck = Careful{ PART($player, $several, of: "whose-warning", names: "player several") }: a sensor of { $cell } is broken. The board is still read as far as it can be. What you lay there, type as a move
    .terse = Careful{ PART($player, $several, of: "whose-warning", names: "player several") }: { $cell }, broken sensor. Type what you lay there

# A piece that is read a second time on the same board.
# $cells | some cell | where the second one lies
# $player | name | whose board, empty when nobody knows
# $several | number 0-1 | whether several people play
thing-twice = Careful{ PART($player, $several, of: "whose-warning", names: "player several") }: the piece on { LIST($cells) } is already read elsewhere on this board. Lift it and leave the first one
    .terse = Careful{ PART($player, $several, of: "whose-warning", names: "player several") }: already read elsewhere, { LIST($cells) }. Lift it

# Halves lie side by side so that several pairings fit.
# $cells | several cell | where
# $player | name | whose board, empty when nobody knows
# $several | number 0-1 | whether several people play
cells-ambiguous = Careful{ PART($player, $several, of: "whose-warning", names: "player several") }: it is not clear which halves belong together, { LIST($cells) }. Lift one domino and lay it again
    .terse = Careful{ PART($player, $several, of: "whose-warning", names: "player several") }: unclear halves, { LIST($cells) }. Lay one domino again
