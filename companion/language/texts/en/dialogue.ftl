### What a command still needs, asked one thing at a time.

# Somebody has left the question: by Escape, by stop, or by another command, whose answer follows.
dialogue-left = The question is dropped, everything stays as it is
    .terse = The question is dropped

# An answer to what was asked before the turn moved on, or long ago; it is not counted.
question-over = The question of before no longer counts. Type the command again

# What was typed is no answer to what is asked; the question follows.
# $text | text | what was typed
dialogue-unfit = This does not fit here: { $text }

# Somebody asks what can be typed beside an answer; the question follows.
# $back | text | the word for going back
# $repeat | text | the word for asking again
# $stop | text | the word for leaving
dialogue-help = { $back } goes one question back, { $repeat } asks again, { $stop } leaves the questions
