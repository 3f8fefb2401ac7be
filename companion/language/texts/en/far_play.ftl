### What a table hears while a far match is played.

# What was told here may not be done now.
# $why | id early resting draw waiting others illegal undo nothing over | why
far-void = { $why ->
        [early] Wait until everybody has joined
        [resting] The match rests. It goes on now. Tell your move once more
        [draw] Lots are being drawn. Wait a moment
        [waiting] Your last move is still on its way. Wait for it
        [undo] That can no longer be undone. Others have played, or lots were drawn
        [over] The match is over
        [illegal] That cannot be played now
        [nothing] Confirming means nothing now
       *[others] That is not your own move. The others play at their tables
    }

# What was told or laid waits until the server is there again.
far-kept = Kept. It will be sent when the connection is back

# What was told or laid takes its time to the other tables.
far-sent = Your move is on its way

# The match is over, and the server went away before it took this table's result.
# $match | text | its name
far-result-kept = The connection is gone before the others had the result from here. It is kept, and sent when the connection is back, or by: companion far play { $match }

# The server cannot be heard any more.
far-away = The connection is gone. The match waits, and nothing is lost

# The server is there again.
far-back = The connection is back

# Another table was left.
# $player | name | who plays there
far-left = { $player } has left the table. We wait

# Another pass of the server cannot be kept.
# $reason | phrase far-record-unwritten far-record-wrong far-record-none | why
far-pass-unkept = The server's new pass cannot be kept here. The game goes on with the old one. { $reason }

# Another table has left the match for good.
# $player | name | who played there
far-resigned = { $player } has left the match for good. It goes on without that player

# So much of what another table sent means nothing that the match rests.
# $player | name | who plays there
far-flood = { $player }: that table sends what means nothing, so the match rests. Ask there what is wrong

# Another table has judged its move on another state of the match.
# $player | name | who plays there
far-differs = { $player }: that table knows the match otherwise, so its last move does not count. Compare by telephone

# What another table says is of a newer version than this program knows.
# $player | name | who plays there
far-newer = { $player }: that table has a newer program, so what it says does not count. Update the program here

# What was told here was overtaken by another table.
# $act | id act confirm undo | what it was
far-overtaken = { $act ->
        [confirm] Another table was faster. Nothing was confirmed. Confirm again if you still want to
        [undo] Another table was faster. Nothing was undone
       *[act] Another table was faster. Your move cannot be played any more. Tell another one
    }

# The moves that the journal kept are not those of the match.
far-refolded = The journal here lacks moves of this match. All of them are fetched again, and nothing is lost

# Programs, own tables or tile sets of two tables differ, so that they would judge differently.
far-rules = The programs or tiles here and at the other table are not the same. This match cannot be played. Bring both to one version

# The program here is older than the one that has begun the match, and would judge otherwise.
# $here | text | version of the program here
# $there | text | version of the one that has begun it
far-rules-older = This match was begun by version { $there } of the program. The one here is older, version { $here }, and would judge differently, so the match cannot be played here yet. It stays as it is. Update the program on this computer, then play on

# The program here is newer than the one that has begun the match, and would judge otherwise.
# $here | text | version of the program here
# $there | text | version of the one that has begun it
far-rules-newer = This match was begun by version { $there } of the program. The one here is newer, version { $here }, and would judge differently, so the match cannot be played here. It stays as it is. Have the others update and begin a new one together, or install version { $there } here

# Both programs are of one version, and yet they would judge differently.
# $here | text | version of both
far-rules-same = This match cannot be played here, though both programs are of version { $here }. Their tile sets, or what was entered from the boards, are not the same, or one of them was changed. The match stays as it is. Make both alike, then play on

# Another table has a program that is older than the one that has begun the match, and would judge otherwise.
# $player | name | who plays there
# $here | text | version of the one that has begun it
# $there | text | version of the program there
far-apart-older = { $player }: the program at that table is older, version { $there }. This match was begun by version { $here }, and would be judged differently there, so nobody can play there yet. It stays as it is. Have the program updated there, then play on

# Another table has a program that is newer than the one that has begun the match, and would judge otherwise.
# $player | name | who plays there
# $here | text | version of the one that has begun it
# $there | text | version of the program there
far-apart-newer = { $player }: the program at that table is newer, version { $there }. This match was begun by version { $here }, and would be judged differently there, so nobody can play there. It stays as it is. Update the program on this computer and begin a new match together, or have version { $here } installed there

# The program at another table is of the same version, and yet it would judge differently.
# $player | name | who plays there
# $here | text | version of both
far-apart-same = { $player }: this match cannot be played at that table, though both programs are of version { $here }. Their tile sets, or what was entered from the boards, are not the same, or one of them was changed. The match stays as it is. Make both alike, then play on

# The program, own tables or tile sets of another table differ, so that it would judge differently.
# $player | name | who plays there
far-apart = { $player }: the programs or tiles at that table and here are not the same, so nobody can play there yet. Bring both to one version, then play on

# A computer is to play for somebody who plays at another table.
# $player | name | who plays there
far-computer = { $player } plays at another table. Only there can a computer take over

# Nothing is heard of another table for some seconds.
# $player | name | who plays there
far-gone = { $player } cannot be heard just now. We wait

# Another table that was not heard is there again.
# $player | name | who plays there
far-returned = { $player } is back
