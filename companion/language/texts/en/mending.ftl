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
       *[act] act
    } is missing{ $more ->
        [0] {""}
       *[other] , and acts after it: { WORDS($more) }
    }

# The same of an act that is nobody's in particular.
# $number | number 1-99 | which of this sort
# $kind | id draw lots round act | of what sort it is
# $more | number 0-99 | further acts that are missing after it
mending-nobodys = Careful: the journal is damaged. The { ORDINAL($number) } { $kind ->
        [draw] draw
        [lots] drawing of lots
        [round] end of a round
       *[act] act
    } is missing{ $more ->
        [0] {""}
       *[other] , and acts after it: { WORDS($more) }
    }

# Lines are missing, and nobody can tell whether an act is among them.
# $count | number 1-9999 | lines
mending-perhaps = Careful: the journal is damaged, missing lines: { WORDS($count) }. An act of the game may be among them. Check boards and points
    .terse = Careful: missing lines: { WORDS($count) }, perhaps an act

# Lines are missing, and among them that something was taken back.
# $count | number 1-9999 | lines
mending-undone = Careful: the journal is damaged, missing lines: { WORDS($count) }. Something was taken back there. Check boards and points, and undo what does not lie there
    .terse = Careful: missing lines: { WORDS($count) }, something was taken back

# Lines are missing, but every act of the game is known.
# $count | number 1-9999 | lines
mending-harmless = Missing lines of the journal: { WORDS($count) }. No act of the game is missing
    .terse = Missing lines: { WORDS($count) }, no act

# After one of the sentences before: what to do, and what comes of it.
# $count | number 0-9999 | acts kept after the missing ones
mending-waits = { $count ->
        [0] Lay or tell what is missing. If nothing is, go on
       *[other] Lay or tell what is missing. Kept acts that wait for it: { WORDS($count) }. Then they count again by themselves
    }
    .terse = { $count ->
        [0] Lay or tell it
       *[other] Lay or tell it. Kept acts that wait: { WORDS($count) }
    }

# What was kept after missing acts counts again.
# $count | number 1-9999 | acts
mending-counted = Kept acts that count again: { WORDS($count) }

# What was kept does not fit what has been told instead.
# $count | number 1-9999 | acts
mending-unfit = What was kept after it does not fit, acts: { WORDS($count) }. If the last act was told wrong, undo it and tell the right one. If you go on without that, the kept acts are dropped
    .terse = Kept acts that do not fit: { WORDS($count) }. Undo, or go on without them

# What was kept does not fit and was dropped, as the players have gone on.
# $count | number 1-9999 | acts
mending-dropped = Careful: kept acts that do not fit are dropped: { WORDS($count) }. Go on from here and tell or lay what was played since
    .terse = Careful: kept acts are dropped: { WORDS($count) }

# The end of the journal was only half written when the program or the power failed.
# $file | text | (unused) the journal's file
journal-torn = Careful: the companion was cut off while it was writing. The last act may be missing. Check boards and points
    .terse = Careful: the last act may be missing

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
