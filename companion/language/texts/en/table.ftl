### What the referee says at any game: warnings, what to put back, what is final; and how a table talks about itself.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

## Warnings: the first word tells the kind, then the reason, then what to do.

# One fault with its remedy.
# $reason | phrase rg-alone rg-mismatch rg-outside rg-taken rg-frame rg-no-castle rg-castle-twice rg-castle-foreign rg-unknown-castle rg-gone rg-gone-discarded rg-unknown-domino rg-not-neighbours rg-notation rg-not-your-turn rg-not-now rg-king-there rg-king-nowhere rg-not-offered rg-not-yours rg-drawn-already | what is wrong
# $remedy | phrase rg-remedy-join rg-remedy-match rg-remedy-move rg-remedy-empty rg-remedy-free rg-remedy-side-by-side rg-remedy-discard rg-remedy-castle-first rg-remedy-lift-castle rg-remedy-lift rg-remedy-notation rg-remedy-wait rg-remedy-lift-wait rg-remedy-free-domino rg-remedy-king rg-remedy-number | what to do
# $player | name | whose board, empty when nobody knows
# $several | number 0-1 | whether several people play
careful = Careful{ PART($player, $several, of: "whose-warning", names: "player several") }: { $reason }. { $remedy }

# One fault.
# $reason | phrase rg-still-fits rg-ended rg-no-player rg-taken rg-not-neighbours rg-castle-twice rg-not-yours rg-not-now rg-lots-done rg-line-full rg-no-line rg-not-in-line left-already last-one rg-not-over rg-no-draft | what is wrong
# $player | name | whose board, empty when nobody knows
# $several | number 0-1 | whether several people play
careful-reason = Careful{ PART($player, $several, of: "whose-warning", names: "player several") }: { $reason }

# Two faults; each is said in its short form.
# $first | phrase rg-alone rg-mismatch rg-outside rg-taken rg-frame rg-no-castle rg-not-neighbours | the more helpful
# $second | phrase rg-alone rg-mismatch rg-outside rg-taken rg-frame rg-not-neighbours | the other
# $player | name | whose board, empty when nobody knows
# $several | number 0-1 | whether several people play
careful-two = Careful{ PART($player, $several, of: "whose-warning", names: "player several") }, two things. First: { NOUN($first, form: "short") }. Second: { NOUN($second, form: "short") }
    .terse = Careful{ PART($player, $several, of: "whose-warning", names: "player several") }, two things: { NOUN($first, form: "short") }, { NOUN($second, form: "short") }

# More than two faults; the rest waits for the question why.
# $first | phrase rg-alone rg-mismatch rg-outside rg-taken rg-frame rg-no-castle rg-not-neighbours | the most helpful
# $second | phrase rg-alone rg-mismatch rg-outside rg-taken rg-frame rg-not-neighbours | the next
# $count | number 3-6 | how many there are
# $player | name | whose board, empty when nobody knows
# $several | number 0-1 | whether several people play
careful-more = Careful{ PART($player, $several, of: "whose-warning", names: "player several") }, { COUNT($count, of: "thing") }. First: { NOUN($first, form: "short") }. Second: { NOUN($second, form: "short") }. Put these right, then the rest is said
    .terse = Careful{ PART($player, $several, of: "whose-warning", names: "player several") }, { COUNT($count, of: "thing") }: { NOUN($first, form: "short") }, { NOUN($second, form: "short") }, more later

# What lies there is not what was said that hands were to lay; that is said again.
# $player | name | whose board
# $several | number 0-1 | whether several people play
# $reasons | some phrase rg-alone rg-mismatch rg-outside rg-taken rg-frame rg-not-neighbours rg-not-yours rg-not-now rg-castle-twice rg-castle-foreign rg-gone rg-unknown-domino | why it could not be at all
# $act | phrase rg-placed rg-castle-placed rg-chosen | the act
careful-announced = Careful{ PART($player, $several, of: "whose-warning", names: "player several") }: { SIZE($reasons) ->
        [0] something else was announced
       *[other] { LIST($reasons) }
    }. Once more: { NOUN($act, form: "last") }

# Whose board a warning is about, after its first word; empty while one person plays.
# $player | name | whose board
# $several | number 0-1 | whether several people play
whose-warning = { $several ->
        [0] { "" }
       *[1] , { $player }
    }

# A part of an object and its place, in a list: "wheat field Charlie two".
# $what | phrase rg-half rg-castle | which part
# $cell | cell | where
part-at = { NOUN($what, form: "short") } { $cell }
    .terse = { NOUN($what, form: "bare") } { $cell }

# A final piece has gone: what to put back where.
# $player | name | whose board
# $thing | phrase rg-domino rg-castle-thing | which object
# $parts | some phrase part-at | its parts and their places
# $several | number 0-1 | (unused) whether several people play; the name comes first in any case
put-back = { $player }: { $thing } is final and should stay. Put it back: { LIST($parts, style: "comma") }
    .terse = { $player }: put { $thing } back, { LIST($parts, style: "comma") }
    .full = { $player }: { $thing } is final and should stay. Put it back: { LIST($parts, style: "and") }

# Many pieces have gone or moved at once. The first to put back is named, but while something is in its way.
# $player | name | whose board
# $count | number 3-25 | how many objects
# $thing | phrase rg-domino rg-castle-thing | the first object
# $parts | list phrase part-at | its parts and their places; none while something is in the way
# $several | number 0-1 | (unused) whether several people play; the name comes first in any case
knocked = { $player }: { COUNT($count, of: "object") } are out of place. Everything is saved. Put them back one by one{ SIZE($parts) ->
        [0] { "" }
       *[other] , first { $thing }: { LIST($parts, style: "comma") }
    }
    .terse = { $player }: { COUNT($count, of: "object") } out of place{ SIZE($parts) ->
        [0] { "" }
       *[other] . First put back { $thing }, { LIST($parts, style: "comma") }
    }
    .full = { $player }: { COUNT($count, of: "object") } are out of place. Everything is saved. Put them back one by one{ SIZE($parts) ->
        [0] { "" }
       *[other] , first { $thing }: { LIST($parts, style: "and") }
    }

# The next piece of a board that is being put in order.
# $player | name | whose board
# $step | id first next last | which of the pieces that are missing
# $after | number 0-24 | how many are still missing after it
# $thing | phrase rg-domino rg-castle-thing | which object
# $parts | some phrase part-at | its parts and their places
# $several | number 0-1 | (unused) whether several people play; the name comes first in any case
put-next = { $player }: { $step ->
        [first] first
        [last] at last
       *[next] now
    } lay { $thing }: { LIST($parts, style: "comma") }{ $step ->
        [last] { "" }
       *[other] . After it: { COUNT($after, of: "object") }
    }
    .terse = { $player }: { $step ->
        [first] first
        [last] last
       *[next] next
    } { $thing }, { LIST($parts, style: "comma") }

# A final piece lies elsewhere on its board than it should.
# $player | name | whose board
# $thing | phrase rg-domino rg-castle-thing | which object
# $cells | some cell | where it lies
# $parts | some phrase part-at | its parts and where they belong
# $several | number 0-1 | (unused) whether several people play; the name comes first in any case
put-elsewhere = { $player }: { $thing } lies in the wrong place, { LIST($cells) }. It belongs here: { LIST($parts, style: "comma") }
    .terse = { $player }: { $thing } belongs elsewhere, { LIST($parts, style: "comma") }

# A final piece of two parts lies on its own cells, but the other way round.
# $player | name | whose board
# $thing | phrase rg-domino | which object
# $cells | some cell | (unused) where it lies; these are the cells of its parts
# $parts | some phrase part-at | its parts and where they belong
# $several | number 0-1 | (unused) whether several people play; the name comes first in any case
put-turned = { $player }: { $thing } lies in its place, but the other way round. Turn it: { LIST($parts, style: "comma") }
    .terse = { $player }: turn { $thing }, { LIST($parts, style: "comma") }

# A piece that is no move at all.
# $player | name | whose board
# $thing | phrase rg-domino rg-castle-thing | which object
# $cells | some cell | where it lies
# $several | number 0-1 | (unused) whether several people play; the name comes first in any case
take-away = { $player }: { $thing } does not belong here now. Lift it from the board: { LIST($cells) }
    .terse = { $player }: lift { $thing }, { LIST($cells) }

# An act was typed, and its piece is not on the board that would read it.
# $player | name | whose act
# $thing | phrase rg-domino rg-castle-thing | which object
lay-it = { $player }: now lay { $thing } on the board
    .terse = { $player }: now { $thing } on the board

# An open move was lifted again by the player.
# $player | name | whose move
# $thing | phrase rg-domino rg-castle-thing | which object
# $cells | some cell | (unused) where it lay
taken-back = Taken back: { $player }, { $thing }{ NOUN($thing, form: "alike") ->
        [yes] , { LIST($cells, form: "row") }
       *[other] { "" }
    }. It may be laid elsewhere
    .terse = Taken back: { $player }, { $thing }{ NOUN($thing, form: "alike") ->
        [yes] , { LIST($cells, form: "row") }
       *[other] { "" }
    }

# The last open act is undone by word, and its piece is off the board already.
# $player | name | whose act
# $thing | phrase rg-domino rg-castle-thing | which object
# $cells | some cell | where it lay
undone = The last move is undone: { $player }, { $thing }, { LIST($cells, form: "beside") }
    .terse = Undone: { $player }, { $thing }{ NOUN($thing, form: "alike") ->
        [yes] , { LIST($cells, form: "row") }
       *[other] { "" }
    }

# The same, and its piece still lies there.
# $player | name | whose act
# $thing | phrase rg-domino rg-castle-thing | which object
# $cells | some cell | where it lies
undone-lift = The last move is undone: { $player }, { $thing }, { LIST($cells, form: "beside") }. Lift it from the board
    .terse = Undone: { $player }, { $thing }{ NOUN($thing, form: "alike") ->
        [yes] , { LIST($cells, form: "row") }
       *[other] { "" }
    }. Lift it

# The same where turns are taken: what is awaited now follows.
# $player | name | whose act
# $thing | phrase rg-domino rg-castle-thing | which object
# $cells | some cell | where it lay
# $waits | some phrase rg-await-lots rg-await-draw rg-await-king rg-await-place rg-await-castle rg-await-over | what is awaited now
undone-next = The last move is undone: { $player }, { $thing }, { LIST($cells, form: "beside") }. { LIST($waits, style: "sentences") }
    .terse = Undone: { $player }, { $thing }{ NOUN($thing, form: "alike") ->
        [yes] , { LIST($cells, form: "row") }
       *[other] { "" }
    }

# The same, and the piece of the undone act still lies there.
# $player | name | whose act
# $thing | phrase rg-domino rg-castle-thing | which object
# $cells | some cell | where it lies
# $waits | some phrase rg-await-lots rg-await-draw rg-await-king rg-await-place rg-await-castle rg-await-over | what is awaited now
undone-lift-next = The last move is undone: { $player }, { $thing }, { LIST($cells, form: "beside") }. Lift it from the board. { LIST($waits, style: "sentences") }
    .terse = Undone: { $player }, { $thing }{ NOUN($thing, form: "alike") ->
        [yes] , { LIST($cells, form: "row") }
       *[other] { "" }
    }. Lift it

# A move can no longer be taken back.
# $thing | phrase rg-domino rg-castle-thing | which object
# $cells | some cell | (unused) where it lies
# $player | name | whose move
# $several | number 0-1 | whether several people play
made-final = { $several ->
        [0] { $thing }
       *[1] { $player }: { $thing }
    } is final and stays
    .terse = { $several ->
        [0] Final
       *[1] { $player }: final, { $thing }
    }

# Half a domino lies flat, the other half does not.
# $what | phrase rg-half | the half that is read
# $cell | cell | where
# $player | name | whose board, empty when nobody knows
# $several | number 0-1 | whether several people play
half-placed = Careful{ PART($player, $several, of: "whose-warning", names: "player several") }: the board reads only one half of the domino, { NOUN($what, form: "bare") } { $cell }. The other half is not flat. Straighten the domino and press it down
    .terse = Careful{ PART($player, $several, of: "whose-warning", names: "player several") }: only half, { NOUN($what, form: "bare") } { $cell }. Straighten the domino

# Half a domino lies on the board, the other half can only be outside.
# $what | phrase rg-half | the half that is read
# $cell | cell | where
# $edge | id left right near far | over which edge
# $player | name | whose board, empty when nobody knows
# $several | number 0-1 | whether several people play
half-over-edge = Careful{ PART($player, $several, of: "whose-warning", names: "player several") }: the board reads only one half of the domino, { NOUN($what, form: "bare") } { $cell }. The other half is over the { NOUN($edge, of: "edge") }. Move the domino onto the board
    .terse = Careful{ PART($player, $several, of: "whose-warning", names: "player several") }: only half, { NOUN($what, form: "bare") } { $cell }, the other over the { NOUN($edge, of: "edge") }. Move it onto the board

# What was complained about has been lifted, and nothing else is wrong.
# $player | name | whose board
put-right = { $player }: lifted, all is in order again
    .terse = { $player }: lifted, in order

# Everything that was out of place lies right again.
# $player | name | whose board
restored = { $player }: everything is in its place again
    .terse = { $player }: board in order

# Confirm was asked, but nothing waits for it.
nothing-open = there is no move waiting for confirmation
    .terse = there is nothing to confirm

# Undo was asked, but nothing can be undone.
nothing-to-undo = there is nothing to undo, the last move is final
    .terse = there is nothing to undo

# The answer to why where more than three things are wrong, three at a time, what stops the asker first.
# $count | number 4-99 | how many things
# $first | number 1-99 | number of the first one listed
# $items | some phrase careful careful-reason careful-two careful-more put-back put-next take-away board-lost tray-lost board-fault row-fault square-fault cell-fault | at most three of them
# $more | number 0-96 | how many follow
why-listed = { $first ->
        [1] { COUNT($count, of: "thing") }. { LIST($items, style: "sentences") }
       *[other] { LIST($items, style: "sentences") }
    }{ $more ->
        [0] { "" }
       *[other] . Key six goes on, { WORDS($more) } more
    }

# "Why" was asked, but nothing is wrong.
why-nothing = everything is in order on the boards
    .terse = all in order

# Repeat was asked before anything was said.
nothing-said-yet = so far nothing has been said

## Questions before something that cannot be undone.

# Ending the game.
confirm-end = Really end the game? Type the same again. Anything else, and the game goes on
    .terse = End the game? Type the same again

# Taking back somebody's act.
# $player | name | whose act
# $thing | phrase rg-domino rg-castle-thing | which object
# $cells | some cell | where it lies
confirm-undo = Really undo this: { $player }, { $thing }{ NOUN($thing, form: "alike") ->
        [yes] , { LIST($cells, form: "row") }
       *[other] { "" }
    }? Type the same again. Anything else, and it stands
    .terse = Undo: { $player }, { $thing }{ NOUN($thing, form: "alike") ->
        [yes] , { LIST($cells, form: "row") }
       *[other] { "" }
    }? Type the same again

# Starting a new game while one is open.
confirm-new = Really begin a new game? The open game stays in the journal. Type the same again. Anything else, and the game goes on
    .terse = New game? Type the same again

# Nothing was changed after such a question.
not-done = everything stays as it is
    .terse = all as before

## The table.

# Names of the columns and how rows count; at the start of a game and on help.
# $columns | several phrase column | the columns from the left
cell-names = Columns from the left: { LIST($columns, style: "comma") }. Rows count from you

# One column, in the list of their names.
# $column | number 1-8 | which
column = { COLUMN($column, most: 8) }

# A player's name that is also the name of a column.
# $player | name | the name
name-is-column = { $player } is also the name of a column. Choose another name or other names of squares

# A player's name that another player has already.
# $player | name | the name
name-twice = { $player } is there twice. Choose another name

