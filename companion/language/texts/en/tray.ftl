### A tray with sensors, on which the offer lies; and which acts stand, are open, or were done since.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

## The tray.

# Stands where a player's name stands, in a fault or warning that is about the tray.
tray-name = tray

# A tray is there.
tray-ready = The tray is ready
    .terse = Tray ready

# A tray that shows an earlier game where a new one begins: nothing on it counts.
tray-old = The tray is ready, but an earlier game still lies on it. Clear the tray, then begin
    .terse = Tray: an earlier game lies there, clear it

# It has been cleared; what the game waits for follows.
# $waits | list phrase rg-await-lots rg-await-draw rg-await-king rg-await-place rg-await-castle rg-await-over | what is awaited now
tray-cleared = The tray is clear{ SIZE($waits) ->
        [0] { "" }
       *[1] . { LIST($waits, style: "sentences") }
    }
    .terse = Tray clear

# The connection to the tray is gone.
tray-lost = The connection to the tray is lost. Everything is saved. Check the cable. Until it is back, type the numbers of drawn and chosen dominoes
    .terse = Tray: connection lost, everything is saved

# The tray does not tell what lies on it.
tray-tells-nothing = The tray does not say what lies on it. Pull its cable out and plug it in again
    .terse = Tray says nothing. Pull its cable out and plug it in again

# The tray sends far more than it ever does. It is not read until it calms.
tray-flood = The tray sends far too much, so it is not read now. Everything is saved. Unplug it and plug it in again. Until it is back, type the numbers of drawn and chosen dominoes
    .terse = Tray sends too much. Unplug it, plug it in again

# The tray is there again.
tray-back = The tray is back
    .terse = Tray back

## Boards with pieces of an earlier game.

# A new game begins, and old pieces still lie on these boards.
# $players | list name | whose boards
# $tray | number 0-1 | one: on the tray as well
clear-boards = A new game begins. Take everything off { SIZE($players) ->
        [0] the tray
       *[other] the boards: { LIST($players, style: "comma") }{ $tray ->
            [0] { "" }
           *[1] . Clear the tray as well
        }
    }
    .terse = New game. Clear { SIZE($players) ->
        [0] the tray
       *[other] the boards: { LIST($players, style: "comma") }{ $tray ->
            [0] { "" }
           *[1] . And the tray
        }
    }

## What stands and what can still be undone.

# An act can no longer be taken back: an answer, a confirmation, or a hint.
# $player | name | (unused) whose act; its name stands in the act
# $act | phrase rg-placed rg-placed-by rg-castle-placed rg-discarded rg-chosen rg-drawn rg-lots rg-corrected rg-left | which
act-final = Final: { NOUN($act, form: "last") }

# An act can still be taken back.
# $player | name | (unused) whose act; its name stands in the act
# $act | phrase rg-placed rg-placed-by rg-castle-placed rg-discarded rg-chosen rg-drawn rg-lots rg-corrected rg-left | which
act-open = Still open: { NOUN($act, form: "last") }
    .terse = Open: { NOUN($act, form: "last") }

# The last open act is undone by word; it lays no piece.
# $player | name | (unused) whose act; its name stands in the act
# $act | phrase rg-discarded rg-castle-placed rg-chosen rg-drawn rg-lots rg-corrected rg-left | which
# $waits | list phrase rg-await-lots rg-await-draw rg-await-king rg-await-place rg-await-castle rg-await-over | what is awaited now, where that is one act
undone-act = The last move is undone: { NOUN($act, form: "last") }{ SIZE($waits) ->
        [0] { "" }
       *[1] . { LIST($waits, style: "sentences") }
    }
    .terse = Undone: { NOUN($act, form: "last") }

# After an undone act: what the program has drawn because of it goes back with it, and hands put it back too.
# $items | some phrase rg-drawn rg-lots | at most three of the acts of chance, oldest first
# $more | number 0-9 | how many are not told
undone-drawn = What was drawn after it goes back too: { LIST($items, style: "sentences", form: "last") }{ $more ->
        [0] { "" }
       *[other] . And { WORDS($more) } more { $more ->
            [one] draw
           *[other] draws
        }
    }
    .terse = Goes back too: { LIST($items, style: "sentences", form: "last") }{ $more ->
        [0] { "" }
       *[other] . And { WORDS($more) } more { $more ->
            [one] draw
           *[other] draws
        }
    }

# No act has been played yet.
nothing-yet = so far no move

# What was done since the asker's last act, three at a time, oldest first.
# $count | number 1-96 | how many acts
# $first | number 1-96 | number of the first act listed
# $items | some phrase rg-placed rg-placed-by rg-castle-placed rg-discarded rg-chosen rg-corrected rg-left | at most three acts
# $more | number 0-95 | acts that follow
changed = { $first ->
        [1] { COUNT($count, of: "act") }. { LIST($items, style: "sentences", form: "last") }
       *[other] { LIST($items, style: "sentences", form: "last") }
    }{ $more ->
        [0] { "" }
       *[other] . { COUNT($more, of: "act") } left
    }

# Nobody has acted since the asker's last act.
changed-nothing = since your last move nobody has played
    .terse = since your move nothing more

# Acts of players.
# $n | number | how many
count-act = { WORDS($n) } { $n ->
        [one] move
       *[other] moves
    }
