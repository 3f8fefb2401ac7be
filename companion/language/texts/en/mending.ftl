### A kept game that is damaged, a journal that cannot be read or written, and what is done about it.

# An act of a player is missing in a kept game; then follows what waits.
# $player | name | whose act
# $number | number 1-99 | which of theirs of this sort
# $kind | id placement choice take pass act | of what sort it is
# $more | number 0-99 | further acts that are missing after it
mending-missing = Careful: the journal is damaged. { $player }: the { ORDINAL($number) } { $kind ->
        [placement] placement
        [choice] choice
        [take] take
        [pass] pass
       *[act] move
    } is missing{ $more ->
        [0] {""}
        [one] , and { WORDS($more) } move after it
       *[other] , and { WORDS($more) } moves after it
    }

# The same of an act that is nobody's in particular.
# $number | number 1-99 | which of this sort
# $kind | id draw lots round act | of what sort it is
# $more | number 0-99 | further acts that are missing after it
mending-nobodys = Careful: the journal is damaged. The { ORDINAL($number) } { $kind ->
        [draw] draw
        [lots] drawing of lots
        [round] end of a round
       *[act] move
    } is missing{ $more ->
        [0] {""}
        [one] , and { WORDS($more) } move after it
       *[other] , and { WORDS($more) } moves after it
    }

# Lines are missing, and nobody can tell whether an act is among them.
# $count | number 1-9999 | lines
mending-perhaps = Careful: the journal is damaged, { $count ->
        [one] { COUNT($count, of: "line") } of it is missing
       *[other] { COUNT($count, of: "line") } of it are missing
    }. A move may be among them. Check boards and points
    .terse = Careful: the journal lacks { COUNT($count, of: "line") }, perhaps a move

# Lines are missing, and among them that something was taken back.
# $count | number 1-9999 | lines
mending-undone = Careful: the journal is damaged, { $count ->
        [one] { COUNT($count, of: "line") } of it is missing
       *[other] { COUNT($count, of: "line") } of it are missing
    }. Something was taken back there. Check boards and points, and undo what does not lie there
    .terse = Careful: the journal lacks { COUNT($count, of: "line") }, something was taken back

# Lines are missing, but every act of the game is known.
# $count | number 1-9999 | lines
mending-harmless = The journal lacks { COUNT($count, of: "line") }. All moves of the game are there
    .terse = The journal lacks { COUNT($count, of: "line") }, but no move

# After one of the sentences before: what to do, and what comes of it.
# $count | number 0-9999 | acts kept after the missing ones
mending-waits = Lay or type what is missing. { $count ->
        [0] If nothing is, go on
        [one] { COUNT($count, of: "move") } waits for it and then counts again by itself
       *[other] { COUNT($count, of: "move") } wait for it and then count again by themselves
    }
    .terse = Lay or type it{ $count ->
        [0] { "" }
        [one] . { COUNT($count, of: "move") } waits
       *[other] . { COUNT($count, of: "move") } wait
    }

# What was kept after missing acts counts again.
# $count | number 1-9999 | acts
mending-counted = { $count ->
        [one] { COUNT($count, of: "move") } from the journal counts again
       *[other] { COUNT($count, of: "move") } from the journal count again
    }

# What was kept does not fit what has been told instead.
# $count | number 1-9999 | acts
mending-unfit = { $count ->
        [one] { COUNT($count, of: "move") } in the journal does not fit
       *[other] { COUNT($count, of: "move") } in the journal do not fit
    }. If the last move was entered wrong, undo it and enter the right one. If you go on without that, the rest is dropped
    .terse = { $count ->
        [one] { COUNT($count, of: "move") } in the journal does not fit
       *[other] { COUNT($count, of: "move") } in the journal do not fit
    }. Undo, or go on without them

# What was kept does not fit and was dropped, as the players have gone on.
# $count | number 1-9999 | acts
mending-dropped = Careful: { $count ->
        [one] { COUNT($count, of: "move") } that does not fit is dropped
       *[other] { COUNT($count, of: "move") } that do not fit are dropped
    }. Go on from here and type or lay what was played since
    .terse = Careful: { $count ->
        [one] { COUNT($count, of: "move") } is dropped
       *[other] { COUNT($count, of: "move") } are dropped
    }

# The end of the journal was only half written when the program or the power failed.
# $file | text | (unused) the journal's file
journal-torn = Careful: the companion was cut off while it was writing. The last move may be missing. Check boards and points
    .terse = Careful: the last move may be missing

# The journal's file was moved or removed while a game was being played; it is written anew.
# $file | text | the journal's file
journal-vanished = Careful: the journal is gone from its place. This game is written anew to { $file } as soon as that is possible. Nothing of it is lost as long as the companion runs
    .terse = Careful: the journal is gone, this game is written anew

# A journal that could not be read got another name, and a new one was begun.
# $file | text | (unused) the journal's file
# $aside | text | (unused) where the old file lies now
# $name | text | its new name
journal-put-away = A new journal is begun. The old file is kept beside it as { $name }
    .terse = New journal, the old file is { $name }

# Asked before a new game is begun although kept games may be there that cannot be read.
# $reason | id newer foreign damaged readonly full io header | why they cannot
# $file | text | the journal's file
journal-begin-anew = { $reason ->
        [newer] The journal was written by a newer program, its games cannot be read here
        [foreign] The file in the journal's place belongs to another program
        [damaged] The journal was damaged, and no open game is left in it
        [readonly] The journal must not be read
        [full] The journal cannot be read, and the disk is full
        [header] The beginning of the open game is damaged, it cannot go on
       *[io] The journal cannot be read, the disk does not answer
    }. Begin a new game? One yes, zero no. Nothing is deleted, the old file stays: { $file }
    .terse = { $reason ->
        [newer] The journal is of a newer program
        [foreign] The journal's file is of another program
        [damaged] The journal was damaged, no open game is left
        [readonly] The journal must not be read
        [full] The journal cannot be read, the disk is full
        [header] The beginning of the open game is damaged
       *[io] The journal cannot be read
    }. Begin a new game? One yes, zero no

# Nobody has said that a new game is to be begun; the command ends.
# $reason | text | (unused) why the old one cannot go on
# $file | text | the journal's file
# $command | text | what begins a new game
journal-not-begun = The game has not begun, and everything is as it was: { $file }. To begin a new game all the same, type { $command }

# The game could not be written at all.
# $count | number 1-9999 | (unused) lines
journal-game-lost = Careful: this game could not be written at all and is not kept. Make room on the disk, or allow writing, before the next game
    .terse = Careful: this game is not kept
