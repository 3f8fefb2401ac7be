### What a command still needs, asked one thing at a time.

# Somebody has left the question: by Escape, by stop, or by another command, whose answer follows.
dialogue-left = The question is dropped, everything stays as it is
    .terse = The question is dropped

# What was typed is no answer to what is asked; the question follows.
# $text | text | what was typed
dialogue-unfit = This does not fit here: { $text }
