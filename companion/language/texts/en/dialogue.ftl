### What a command still needs, asked one thing at a time.

# Somebody has left the question: by Escape, by stop, or by another command, whose answer follows.
dialogue-left = The question is dropped, everything stays as it is
    .terse = The question is dropped

# An answer to what was asked before the turn moved on, or long ago; it is not counted.
question-over = The question of before no longer counts. Type the command again

# What was typed is no answer to what is asked; the question follows.
# $text | text | what was typed
dialogue-unfit = This does not fit here: { $text }

# Somebody wants to go one question back at the first one, which follows.
dialogue-first = This is the first question

# Somebody asks what can be typed beside an answer; the question follows.
# $back | text | the word for going back
# $repeat | text | the word for asking again
# $stop | text | the word for leaving
# $drops | number 0-1 | whether going back drops what is asked for at the first question, as for a command in a game
dialogue-help = { $back } goes one question back{ $drops ->
        [1] , or drops the command at the first one
       *[0] , to the first one at most
    }, { $repeat } asks again, { $stop } leaves the questions
