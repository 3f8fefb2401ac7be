### What the commands board flash and board firmware tell: the program on a board and its renewal, one fact a line.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

## A board that cannot be reached by its program.

# What can be done without sight when a board does not enter its boot loader by itself.
flash-by-hand = Unplug the board. On the small circuit board at the socket of the cable there is one single button. Hold it down, plug the cable in, and let it go. Then type the command companion board flash

## companion board firmware.

# The version that comes with the companion.
# $version | text | the version
firmware-shipped = Program that comes with the companion: version { $version }

# How a board's program stands to the one that comes with the companion.
# $how | id older newer same unknown other | how
# $command | text | what to type to renew it
firmware-stands = { $how ->
        [older] It is older than the one that comes with the companion. To update it, type: { $command }
        [newer] It is newer than the one that comes with the companion
        [same] It is the one that comes with the companion
        [other] Its program speaks another version of the protocol. To update it, type: { $command }
       *[unknown] It cannot be compared with the one that comes with the companion
    }

# There is no program for boards in this installation.
firmware-not-shipped = This installation has no program for boards, so none can be put onto one. Install the companion again, or name a file

# The program for boards in this installation is damaged.
firmware-shipped-damaged = The program for boards in this installation is damaged. Boards are left as they are. Install the companion again

# A file that was named cannot be read.
# $file | text | the file
# $reason | id missing directory special denied too-large unreadable | why, and what to do
firmware-file-unread = This file cannot be read, { $file }: { NOUN($reason, of: "file-fault") }. The board has not been touched

# A file that was named must not be put onto a board.
# $file | text | the file
# $reason | id empty cut foreign magic family target payload numbers start outside kept twice | why
# $number | number 0-9999 | where, counted in blocks
firmware-file-wrong = The file { $file } is not used: { $reason ->
        [empty] it is empty
        [cut] it is cut off
        [foreign] it is not a program for boards
        [magic] block { WORDS($number) } of it is damaged
        [numbers] block { WORDS($number) } of it stands in a wrong place
        [family] it is made for another chip
        [kept] it would write over the calibration
       *[other] it does not fit the memory of the board
    }. The board has not been touched. Name an undamaged file that is made for this board

## companion board flash: before anything is touched.

# The program that is going to be put onto the board.
# $version | text | its version
flash-shipped = Program to be put onto the board: version { $version }, it comes with the companion

# The file that is going to be put onto the board.
# $file | text | the file
flash-file = File to be put onto the board: { $file }

# What the program in that file says of itself.
# $version | text | its version
flash-file-version = Version in the file: { $version }

# The file was checked.
# $count | number 1-2048 | its size in kilobytes
flash-file-good = The file is whole and made for this board, it has { WORDS($count) } { $count ->
        [one] kilobyte
       *[other] kilobytes
    }

# How the board's program stands to the one that is going to be put onto it.
# $how | id older newer same unknown | how
flash-stands = { $how ->
        [older] That one is older
        [newer] Careful: that one is newer
        [same] That is the same version, it is written once more
       *[unknown] Which of the two is newer cannot be told
    }

# A board waits in its boot loader already.
# $drive | text | its drive
flash-drive-there = A board is waiting for its program: drive { $drive }

# Several boards wait in their boot loaders.
# $count | number 2-5 | how many
flash-drives-several = { $count ->
        [one] { COUNT($count, of: "board") } is waiting for a program
       *[other] { COUNT($count, of: "board") } are waiting for a program
    }. Which is which cannot be told. Unplug all but one, then type this again

# One board waits in its boot loader, and another one answers.
# $drive | text | the drive of the first
# $port | text | the port of the second
flash-drive-and-board = One board is waiting for its program, drive { $drive }, and another one is connected, port { $port }. One at a time is worked on. Unplug the other, then type this again

# Linux knows the boot loader's drive, but nobody has mounted it.
# $command | text | what to type
flash-unmounted = A board is waiting for its program, but its drive is not mounted. Type this: { $command }. Then type the command companion board flash again

# What would be done without the option for a rehearsal.
# $step | id restart copy wait | which step
flash-would = { $step ->
        [restart] The board would be asked to restart and to wait for its program
        [copy] The program would be copied onto its drive
       *[wait] Then the board would start, and its version and calibration would be checked
    }

# The end of a rehearsal.
flash-nothing-done = All checks are passed. This was a rehearsal, everything is as before

## companion board flash: step by step.

# The board is told to restart.
flash-asks = The board is asked to restart and to wait for its program

# The board has not done so.
# $reason | id busy unsupported unknown value faulty silent | why
# $remedy | phrase flash-by-hand | what to do
flash-refused = The board does not restart: { $reason ->
        [busy] it is busy
        [silent] it does not answer
       *[other] its program cannot do that
    }. It is as before. { $remedy }

# The boot loader's drive is waited for.
flash-waits-drive = Waiting for its drive. This takes at most half a minute

# The drive did not come.
# $remedy | phrase flash-by-hand | what to do
flash-no-drive = The drive of the board has not come. The board is not broken, its old program is still there. { $remedy }

# The program is copied now.
# $drive | text | the drive
flash-copies = Copying onto the drive { $drive }. Leave the cable in

# The disk of the boot loader is full.
# $drive | text | the drive
flash-drive-full = The drive { $drive } has too little room. The board goes on waiting for its program. Unplug it, plug it in again, then type this again

# The drive vanished while it was written to.
# $drive | text | the drive
flash-drive-gone = The drive { $drive } vanished before all was copied. The board has no whole program now, which can be put right. Push the cable in at both ends, then type this again
    .terse = The drive { $drive } vanished before all was copied. Push the cable in, then type this again

# The drive must not be written to.
# $drive | text | the drive
flash-drive-denied = The drive { $drive } must not be written to. The board goes on waiting for its program. Allow writing there, then type this again

# The drive does not take the program, for another reason.
# $drive | text | the drive
flash-drive-failed = The drive { $drive } does not take the program. The board goes on waiting for it. Unplug it, use another socket, then type this again

# The drive has vanished after the copying, as it should.
flash-taken = The board has taken the program and starts

# The drive stayed after the copying.
# $remedy | phrase flash-by-hand | what to do
flash-drive-stays = The board has not taken the program and goes on waiting for it. { $remedy }

# The board did not say hello after the copying.
# $remedy | phrase flash-by-hand | what to do
flash-not-back = The board has taken the program, but does not answer. Unplug it and plug it in again. If it stays silent: { $remedy }

# The board is back.
# $firmware | text | what its program says of itself
flash-back = The board is back with this program: { $firmware }

# The board is back with another program than was copied.
# $firmware | text | what its program says of itself
# $version | text | what was copied
flash-old-program = The board is back with the program { $firmware }, but version { $version } was copied. It has not been taken. Type the command companion board flash again

# What became of the calibration.
# $how | id kept there changed none unknown | what
# $command | text | what to type to calibrate
flash-calibration = { $how ->
        [kept] Its calibration is kept
        [there] It has a calibration
        [changed] It has a calibration, but another one than before
        [none] It has no calibration yet. To calibrate it, type: { $command }
       *[unknown] It says nothing of its calibration
    }

# The board is back with its new program, but without the calibration that it had.
# $command | text | what to type to calibrate
flash-calibration-lost = The board has its new program, but its calibration is lost, so what it reads is not sure. To calibrate it anew, type: { $command }

# All is done.
flash-done = Done. The board can be played on

# The user has stopped the command while the board waits in its boot loader.
flash-interrupted = Stopped. The board is waiting for its program. Leave it plugged in and type the command companion board flash again

## companion doctor.

# The program for boards that comes with the companion is whole.
# $version | text | its version
doctor-firmware = Program for boards: whole, version { $version }

# There is none.
doctor-firmware-none = Program for boards: missing in this installation

# It is damaged.
doctor-firmware-damaged = Program for boards: damaged in this installation

# What to do about it.
doctor-firmware-remedy = Games can be played. To update the program of a board, install the companion again
