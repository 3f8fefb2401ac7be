### The installer's own words. Facts that stand in a comment are put in when the installer is built or run.

# Title of the first page's text, heard first. $version (text): that of the companion.
installer-welcome = companion { $version } reads the boards of magnetic games, judges, counts and speaks. It is installed for you alone. The next page asks for the folder; then it is installed.

# A box that can be ticked.
installer-autostart = &Begin a game by itself when I log in

# Above the field with the folder.
installer-folder = Folder of the program. Settings and kept games lie elsewhere, and stay when the program goes.

# The last page.
installer-done = companion is installed. Plug in a board and choose "companion" in the start menu. In a new console, the word companion calls it.

# A box that can be ticked, on the last page.
installer-begin = Begin &now

# The last page's button.
installer-close = &Close

# What the installer is doing now, as a line.
installer-preparing = The program is made ready to start quickly. That takes up to a minute.

# A shortcut in the start menu, to the program's help in a console.
installer-shortcut-console = companion, commands

# Refused: a game is running out of this folder.
installer-running = companion is running, so it cannot be exchanged or removed. Your game is kept. End it with the command: end the program, then begin this again.

# Refused: nothing may be written there. $folder (text): the folder.
installer-rights = Nothing may be written into { $folder }. Nothing was changed. Choose another folder, such as the one that is offered.

# Refused: the disk is full. $folder (text): the folder. $needed (text): whole megabytes.
installer-space = There is too little room for { $folder }. Nothing was changed, your games are kept. Make { $needed } megabytes free, then begin this again.

# Refused: a file could not be written, though there was room.
installer-broken = Not all files could be written. The companion that was installed before stays as it was, and your games are kept. Begin this again; if it fails again, fetch the installer anew.

# Asked, or refused where nobody can be asked: a newer one is there. $installed (text), $version (text): versions.
installer-newer = companion { $installed } is installed, which is newer than { $version }. The older one may not be able to go on with its games.

# After installer-newer, where somebody is asked.
installer-newer-ask = Install the older one all the same?

# After installer-newer, where nobody can be asked.
installer-newer-over = Nothing was changed. The option /OVER installs it all the same.

# First page of the remover.
installer-removing = companion is removed from this computer.

# A box that can be ticked, on the remover's first page.
installer-forget = &Remove my kept games, settings and tile sets, too. They cannot be brought back.

# When it is removed.
installer-removed = companion is removed. Your kept games and settings are still there.

# When it is removed with everything.
installer-removed-all = companion is removed, with its games and settings.
