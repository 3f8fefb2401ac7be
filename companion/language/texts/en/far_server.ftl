### Far matches: the server, and what a table hears of it.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

## What the commands tell

# The extra parts that far matches need are not installed.
# $command | text | installs them
far-extra = The parts for playing with friends who are far away are not installed. Nothing was begun. This installs them: { $command }

# The server's program is being fetched.
# $size | text | (unused) megabytes
far-fetching = The server is being fetched. That takes a moment

# The server runs for this computer alone; its address follows.
far-serving = The server is ready, for this computer. It keeps every move before it confirms it. Its address

# The server runs for the network; its addresses follow, each on a line.
far-serving-network = The server is ready, for this network. It keeps every move before it confirms it. Its addresses

# How the server is ended.
far-serving-ends = Control and C end it. What it keeps stays

# The server was ended.
far-served = The server has ended. What it kept is there when it begins again

# The server is a service now; how to read what it says follows on a line.
# $folder | text | what it keeps
# $user | text | of the system, made for it
far-service = The server runs now, as the user { $user }, and begins with this computer. It keeps everything in the folder { $folder }. This shows what it says

# A copy was made.
# $file | text | the copy
far-backed-up = Everything that the server keeps is in the file { $file }. Keep it as safe as a key

# A copy came back.
# $folder | text | where it is
far-restored = The copy is back, in the folder { $folder }. Begin the server. Tables append what is missing by themselves

## Why there is no server

# No server's program can be had.
# $least | text | the first safe version
# $reason | text | (unused) what was tried
# $variable | text | names a mirror of Debian
far-server-none = There is no program for the server, and none can be fetched. Nothing was begun. Install the server of NATS, version { $least } or newer, or let { $variable } name a mirror of Debian

# The server of this computer is unsafe, and no other can be fetched.
# $version | text | its version
# $least | text | the first safe version
# $reason | text | (unused) what was tried
# $variable | text | names a mirror of Debian
far-server-old = The server on this computer, version { $version }, can lose moves or let strangers in, and no other can be fetched. Nothing was begun. Install version { $least } or newer, or let { $variable } name a mirror of Debian

# The server's program does not run here, or is unsafe.
# $version | text | its version, or a question mark
far-server-runs-not = The server's program does not run here, or its version is unsafe: { $version }. Nothing was begun. Install another one

# The server confirms what is not on the disk yet.
far-server-careless = The server confirms moves before they are on the disk, so it was ended. A power cut would lose them. Install another version

# The server does not start.
# $reason | text | what it says of it
far-server-starts-not = The server does not start: { $reason }. Nothing is lost. Often another program has its port

# The server ended by itself.
# $file | text | its log
far-server-ended = The server has ended by itself. What was confirmed is kept. Its log says why: { $file }. Begin it again

# The server's folder cannot be read or written.
# $file | text | the folder or the file
# $reason | text | why
far-server-folder = The server's folder cannot be used, { $file }: { $reason }. Nothing was begun. Bring back a copy, or name another folder

# Another program of ours has the server's folder.
# $file | text | the folder
far-server-busy = A server is using this folder: { $file }. Nothing was changed. End it first

# There is nothing to copy.
# $file | text | the folder
far-server-empty = This folder has never had a server: { $file }. There is nothing to copy. Name another folder

# A copy may not come back over a server.
# $file | text | the folder
far-server-there = This folder has a server's matches already: { $file }. Nothing was changed. Name an empty folder

# The copy cannot be written or read.
# $file | text | the copy
# $reason | text | why
far-server-copy = The copy cannot be written or read, { $file }: { $reason }. The server's matches are as they were. Name another file

# This computer has no systemd.
far-service-none = This computer does not run services by systemd. Nothing was changed. Let the server begin with it in another way

# systemd refuses the service, or this user may not.
# $file | text | of the service
# $reason | text | why
far-service-refused = The service cannot be made, { $file }: { $reason }. Do it as the user root

## What a table hears of the server and of the log of its match

# The server does not answer.
# $address | text | of the server
far-unreachable = The server cannot be reached: { $address }. What is kept here stays. See that the server runs and that this computer is on the network, then try again

# The server shows another certificate than the invitation named.
# $address | text | of the server
far-untrusted = What answers at { $address } is not the server of the invitation. Nothing was sent. Ask for a new invitation

# The server does not accept the pass of this seat.
# $address | text | of the server
far-refused = The server no longer lets this table in: { $address }. The match is kept here. Ask who runs the server

# The server's certificate does not hold by this computer's clock, which tells another time than the server.
# $address | text | of the server
# $way | id ahead behind | whether the clock here is ahead of the server's
# $days | number 1-9999 | by how much
far-clock = The server { $address } was not believed, because the clock of this computer is { $way ->
        [ahead] ahead of
       *[behind] behind
    } the server's by { COUNT($days, of: "day") }. Nothing was sent. Set the date and the time on this computer, then try again

# Days by which clocks differ.
# $n | number | how many
count-day = { WORDS($n) } { $n ->
        [one] day
       *[other] days
    }

# By this computer's clock the server's certificate does not hold yet; the server's own time is not known, or the same.
# $address | text | of the server
far-certificate-early = The certificate of the server { $address } begins later than now, by the clock of this computer, so nothing was sent. That clock is probably behind. Set the date and the time on this computer, then try again

# By this computer's clock the server's certificate has ended; the server's own time is not known, or the same.
# $address | text | of the server
far-certificate-over = The certificate of the server { $address } has ended, by the clock of this computer, so nothing was sent. If date and time here are right, ask who runs the server for a new certificate

# The server of others is of an unsafe version.
# $address | text | of the server
# $version | text | its version
far-server-unsafe = The server { $address } is of version { $version }, which can lose moves or let strangers in. Nothing was sent. Ask who runs it for a newer one

# Nobody answers for this match at the server.
# $address | text | of the server
far-nobody = The server { $address } does not know this match. It is kept here. Ask who opened it

# What was to be sent is too long.
# $address | text | (unused) of the server
far-oversize = That is too long for the server. It was not sent. Tell it in shorter words

# The match has as many entries as a match may have.
# $count | text | (unused) how many
far-log-full = This match is full, the server takes no more of it. Nothing is lost. Begin a new one

# The server refuses for a reason of its own.
# $reason | text | its words
far-log-refuses = The server refuses: { $reason }. The match is kept here. Try again later

# An entry in the middle of the log is gone.
# $number | text | (unused) which
far-log-torn = Part of the match is missing at the server. The match is stopped, and every table has kept it. Ask who runs the server for a copy

# The server has lost the last entries.
# $number | text | (unused) the last that was heard
far-log-back = The server has lost the last moves. The tables give them back now. Wait for them

# The log has other entries than this table kept.
# $number | text | (unused) where
far-log-fork = The tables do not agree. The match is stopped, and nothing is lost. Compare by telephone what was heard last
