### Voices beside the built-in one: the system's, and the user's screen reader. Where the built-in one takes over, it says why, once.

# None of the operating system's voices can be used.
# $reason | text | (unused) the program's own words
voice-system-none = The system's voices cannot be used. The built-in voice speaks
    .terse = System voices unusable, the built-in one speaks

# The system's voice lacks the program that plays its sound.
# $program | text | its name
voice-no-player = The system's voice has nothing to play its sound with, install { $program }. The built-in voice speaks
    .terse = Missing: { $program }. The built-in voice speaks

# The system's voice told that it had spoken, long before it can have.
voice-system-silent = The system's voice made no sound. The built-in voice speaks from now on. Check the sound of the system
    .terse = System voice silent, the built-in one speaks

# The system's voice did not come to the end of a sentence.
voice-system-hung = The system's voice got stuck. The built-in voice speaks from now on
    .terse = System voice stuck, the built-in one speaks

# The system's voice refused a sentence.
# $reason | text | (unused) the program's own words
voice-system-failed = The system's voice has failed. The built-in voice speaks from now on
    .terse = System voice failed, the built-in one speaks

# The system has no voice of a language.
# $language | id cs pl en | which
voice-language-none = The system has no { $language ->
        [cs] Czech
        [pl] Polish
       *[en] English
    } voice. The built-in voice speaks
    .terse = { $language ->
        [cs] Czech
        [pl] Polish
       *[en] English
    } voice missing, the built-in one speaks

# The chosen voice stopped several times and was given up.
voice-replaced = The chosen voice has stopped again and again. The built-in voice speaks from now on
    .terse = Chosen voice gone, the built-in one speaks

# No screen reader can be reached.
# $reason | text | (unused) the program's own words
reader-none = The screen reader does not answer. Every line is printed instead. Switch the reader on and start the companion again
    .terse = Screen reader missing, lines are printed

# What the screen reader speaks through has no voice of a language.
# $language | id cs pl en | which
reader-language-none = The screen reader's speech has no { $language ->
        [cs] Czech
        [pl] Polish
       *[en] English
    } voice. Every line is printed instead
    .terse = { $language ->
        [cs] Czech
        [pl] Polish
       *[en] English
    } reader voice missing, lines are printed
