### Friends far away: invited and joined by nine digits, listed, left and forgotten.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

## What is asked

# Which server keeps the match.
far-server-ask = Which server? Type its address, digits and points are enough. Enter: this computer

# What was typed is no address.
far-server-unfit = This is no address of a server

# Which digits were told on the telephone.
far-code-ask = Which nine digits were you told? Type them, then Enter

# What was typed is no code.
far-code-unfit = These are not nine digits

# The name that the others hear: only by a yes.
# $known | number 0-1 | whether a name is proposed
# $name | name | the proposed one
far-name-ask = { $known ->
        [0] Which name may the others hear? Type it. Enter alone: none, they hear only a number
       *[1] May the others hear the name { $name }? One yes, zero no. Or type another name
    }

# A name with signs that cannot be sent.
far-name-unfit = This name has signs that cannot be sent

## Who invites

# The digits to be told, while it is waited.
# $number | number 2-4 | whose seat it is
# $digits | text | nine digits, in threes
far-invite-code = Tell the { ORDINAL($number) } player these digits on the telephone: { $digits }. They hold for ten minutes and bring in one person. Enter says them again
    .terse = Digits for the { ORDINAL($number) } player: { $digits }

# Somebody has come in.
# $number | number 2-4 | at which seat
far-invite-came = The { ORDINAL($number) } player is in

# Nobody came by the last digits.
far-invite-again = New digits? One yes, zero no

# Inviting ends before everybody has come.
# $command | text | goes on with it
far-invite-kept = The match is kept and waits for the others. This invites again: { $command }

# Everybody has come.
far-invite-all = All players are in

# It is not played at once.
# $command | text | begins to play
far-later = This begins the match: { $command }

# The guest typed other digits, or somebody guessed.
far-invite-wrong = Somebody typed other digits, so these are no longer of use. Nobody came in. Tell new ones

# The ten minutes are over.
far-invite-late = The ten minutes are over, and nobody came in. Tell new digits

# These digits have served.
far-invite-used = These digits have been used, they bring in nobody else. Tell new ones

# What was heard is no guest of ours.
far-invite-garbled = What answered is not this program, so nobody came in. Tell new digits

# The guest's program is of another version.
far-invite-version = The other program is of another version, so nobody came in. Both of you should install the newest one

# The seat could not be kept or its pass not be had.
far-invite-failed = The guest could not be let in. The match is kept. Tell new digits

## Who is invited

# It is asked whether the digits are right.
far-join-knocks = The table is being looked for

# The guest is in; what it will be.
# $game | phrase rg-title az-title qg-title | which game
# $count | number 2-4 | how many play
# $number | number 2-4 | which player this house is
far-joined = You are in, as the { ORDINAL($number) } of { WORDS($count) } players. The game is { $game }

# The host knows other digits.
far-join-wrong = The digits are not the same, so you are not in. Ask for new ones and type them again

# The ten minutes are over.
far-join-late = These digits held for ten minutes, and these are over. You are not in. Ask for new ones

# Somebody else came by these digits.
far-join-used = Somebody has already used these digits. You are not in. Ask for new ones

# What answers is no host of ours.
far-join-garbled = What answered is not this program, so you are not in. Ask for new digits

# The host's program is of another version.
far-join-version = The other program is of another version, so you are not in. Both of you should install the newest one

# The host could not let the guest in.
far-join-failed = The other computer could not let you in. Ask there what it says, and for new digits

# Nobody waits at these digits.
# $address | text | of the server
far-room-closed = At the server { $address } nobody waits for these digits. You are not in. Compare digits and server by telephone, and ask for new digits

# A game that this program does not know.
# $game | text | its name
far-join-other-game = This program does not know the game { $game }. The invitation is kept. Install what the others have

# A kept match is of a game that this program does not know.
# $game | text | its name
far-game-unknown = This program does not know the game { $game }, so this match cannot go on here. It stays as it is, and the others wait. Install the version of the program that they have, then play on

# A conversation was left.
far-left-off = Stopped. Nothing has begun

## It begins

# Others are waited for, who have not begun to play.
# $missing | number 1-3 | how many
far-waits = { $missing ->
        [1] We wait. One more player is missing
       *[other] We wait. { WORDS($missing) } more players are missing
    }

# Another table is ready to play.
# $player | name | who plays there
far-sits = { $player } is at the table

# It is waited no longer.
# $command | text | begins to play
far-waits-left = You wait no longer. The match is kept. This begins it: { $command }

# Somebody has left a match for good before all had come.
far-broken-off = Somebody has left this match before it began, so it will not be played. Begin a new one together

# A far match cannot begin, or be left, while a game runs.
far-running = A game is running on this computer. Nothing was changed. Leave that game first, then type this again

## The server

# A server that is new here shows a certificate of its own; the program keeps it.
# $address | text | of the server
far-server-new = The server { $address } is new here. From now on this very one is expected there

# The server shows another certificate than before.
# $address | text | of the server
far-server-changed = The server { $address } is not the one that was there before. Nothing was sent. Ask who runs it. If it is right, forget the old matches

# The address of the settings or of an option is none.
# $address | text | what was typed
far-server-wrong = This is no address of a server: { $address }. Nothing was begun. It is a name or a number, and after a colon the port

# The door is asked too often.
# $address | text | (unused) of the server
far-door-often = The server has had too many invitations within a minute. Everything is kept. Wait a minute and try again

# The server has forgotten this match.
# $address | text | (unused) of the server
far-door-gone = The server does not have this match any more. Your own copy is kept. Begin a new one together

# The door does not do what was asked.
# $address | text | of the server
far-door-refused = The server { $address } does not allow this. Everything stays as it was. Ask who runs it

# The door answers something else than it should.
# $address | text | of the server
far-door-form = The server { $address } is of another version. Everything stays as it was. Ask who runs it for the newest one

## What is kept

# There is no such match.
# $match | text | what was typed
far-record-none = There is no far match { $match } here. This numbers those that are: companion far list

# There is none at all.
# $command | text | what is typed
far-record-none-at-all = There is no far match here so far. This begins one: { $command }

# More than one is meant.
# $count | number 2-99 | how many
far-record-several = There are { WORDS($count) } far matches. This numbers them, and the number is enough: companion far list

# Only who has opened a match invites to it.
far-record-guest = Only who has opened this match can invite to it. Nothing was changed. Ask them for digits

# A seat is to be offered again of which there is none.
# $count | number 2-4 | how many play
far-seat-none = This match has { WORDS($count) } players, and no such seat. Nothing was sent. This tells the seats: companion far list

# A seat is to be offered again whose player has joined the match in play.
# $number | number 2-4 | whose seat it is
far-seat-joined = The { ORDINAL($number) } player has joined this match already, so that seat cannot be given again. Nothing was sent. If that computer has lost what it kept, begin a new match together

# The record of a match cannot be read.
# $file | text | the file
# $reason | id newer form content directory special denied too-large unreadable | why
far-record-wrong = A far match cannot go on, { $file }: { $reason ->
        [newer] a newer version of the program has written it, and it stays as it is. Start that version
        [form] what stands in it is not understood. It stays as it is. Bring back a copy, or ask for new digits
        [content] it belongs to another match. Bring back a copy
       *[other] { NOUN($reason, of: "file-fault") }
    }

# The record of a match cannot be written.
# $file | text | the file
# $reason | text | the system's words
far-record-unwritten = The match cannot be kept here, { $file }: { $reason }. Nobody was let in and nothing is lost. Make room on the disk, or see whose the folder is, then try again

# How many matches are kept.
# $count | number 0-99 | how many
far-list-count = Far matches: { WORDS($count) }

# One kept match.
# $at | number 1-99 | which of them, by which it can be meant
# $match | text | its name
# $game | phrase rg-title az-title qg-title | which game
# $count | number 2-4 | how many play
# $here | number 1-4 | how many have come
# $number | number 1-4 | which player this house is
# $stage | id inviting playing left | how far it is
# $address | text | of the server
far-list-one = { WORDS($at) }: { $game }, match { $match }, you are the { ORDINAL($number) } of { WORDS($count) } players. { $stage ->
        [inviting] In so far: { WORDS($here) }
        [left] You have left it
       *[playing] All are in
    }. Server { $address }

# One kept match, of a game that this program does not know.
# $at | number 1-99 | which of them, by which it can be meant
# $match | text | its name
# $game | text | the game's name
far-list-other-game = { WORDS($at) }: match { $match }. This program does not know its game { $game }. Install the version that the others have

## Leaving for good

# Whether to leave.
# $match | text | which
far-leave-ask = Really leave for good? The match is { $match }. The others are told, and play on without you. You cannot come back. One yes, zero no

# Left.
far-leave-done = You have left the match for good, and the others will hear it. What was played stays here until you forget the match

# The others could not be told.
# $reason | phrase far-unreachable far-refused far-nobody far-untrusted far-clock far-certificate-early far-certificate-over far-server-unsafe far-log-refuses far-log-back far-rules far-rules-older far-rules-newer far-rules-same | why
far-leave-untold = You have not left the match, because the others cannot be told. { $reason }

# A match that was left for good is to be played, or left again.
# $match | text | which
far-record-left = You have left this match for good, so it cannot be played here any more. This removes it: companion far forget { $match }

# A match that is over is to be played.
far-over = This match is over, and the others have the result from here. Begin a new one together. This tells the games that are kept: companion history

# A match that is over is to be played, and the others could not be told what it came to.
# $reason | phrase far-unreachable far-refused far-nobody far-untrusted far-clock far-certificate-early far-certificate-over far-server-unsafe far-log-refuses far-log-back far-rules far-rules-older far-rules-newer far-rules-same | why
far-over-untold = This match is over. Its result stays here, but the others cannot be told. { $reason }

## Forgetting

# Whether to forget.
# $match | text | which
# $host | number 0-1 | whether this house has opened it
far-forget-ask = Really forget the match { $match }? Its keys, names and moves are removed from this computer{ $host ->
        [0] { "" }
       *[1] , and from the server
    }. The others keep theirs. One yes, zero no

# Forgotten.
# $host | number 0-1 | whether it is gone at the server too
far-forget-done = The match is forgotten on this computer{ $host ->
        [0] { "" }
       *[1] , and on the server
    }. The others keep their own copies

# Forgotten here; the server could not be asked.
# $reason | phrase far-unreachable far-refused far-nobody far-untrusted far-clock far-certificate-early far-certificate-over far-server-unsafe far-log-refuses far-door-often far-door-gone far-door-refused far-door-form | why
far-forget-here = The match is forgotten on this computer. { $reason }. On the server it stays sealed, and nobody can open it from here

# It was not wanted after all.
far-unchanged = All stays as it was

## The commands

# the command invite as it may also be typed, one word
command-word-invite = invite

# the command join as it may also be typed, one word
command-word-join = join

# the command list as it may also be typed, one word
command-word-list = list

# help of the commands
about-far-invite = Begins a match with friends far away, who come in by nine digits

# help of the commands
about-far-invite-more = Which game, how many play, the server and your name are asked unless they are told. Then nine digits are said for each friend, to be told on the telephone. The name of a match goes on inviting to it

# help of the commands
about-far-join = Comes into a friend's match by the nine digits that were told

# help of the commands
about-far-join-more = Both computers have to use the same server. What is not told is asked. What is kept of the match are its keys, its seats and your name where you said yes to it

# help of the commands
about-far-list = Lists the far matches that are kept here

# help of the commands
about-far-list-more = One a line, the oldest first: its name, the game, your seat, how many have come, and the server

# the command leave as it may also be typed, one word
command-word-leave = leave

# help of the commands
about-far-leave = Leaves a far match for good, and tells the others

# help of the commands
about-far-leave-more = The others play on without you, by the rules of the game. For a pause just leave the program: the match waits. Without a name the only match there is is meant

# help of the commands
about-far-forget = Removes a far match with its keys, names and moves

# help of the commands
about-far-forget-more = Who has opened the match removes it from the server, too. The others keep their own copies. Without a name the only match there is is meant

# help of the commands
about-value-match = MATCH

# help of the commands
about-value-digits = DIGITS

# help of the commands
about-value-address = ADDRESS

# help of an option
about-option-far_count = How many play, you included

# help of an option
about-option-far_name = The name that the others hear

# help of an option
about-option-far_server = The address of the server, in place of that of the settings

# help of an option
about-option-far_seat = Offers the seat of this player again, who has lost what was kept before play began

# help of an option
about-option-later = Plays at another time

# help of the commands
about-far-play = Plays a far match

# help of the commands
about-far-play-more = From its beginning, or from where it was left. Without a name the only match there is is meant
