### What the Debian package says beside the program's own texts: headings of the manual page. All stand without facts.

# the heading above the name of the program
manual-name = NAME

# the heading above how the program is typed
manual-synopsis = SYNOPSIS

# the heading above what the program does
manual-description = DESCRIPTION

# the heading above what can be typed
manual-commands = COMMANDS

# the heading above where more is told, which is a list of files
manual-more = SEE ALSO

# the book of which the page is one, as the foot of each page shows it
manual-book = User Commands
