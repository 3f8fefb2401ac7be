### How the voice reads a word, told and mended by its owner.

# How the voice reads a word now; it is said, so that it is heard.
# $word | words | the word
# $source | id own usual written | who says so
# $reading | words | respelled, or phonemes
reading-now = { $word }: read { $source ->
        [own] as you have set: { $reading }
        [usual] as the lexicon of the program says: { $reading }
       *[written] as it is written: { $reading }
    }

# How a word is to be read.
# $own | id yes no | the owner has a reading of it
reading-ask = How should it be read? Type it as it sounds, or phonemes of espeak in square brackets. Enter alone leaves it as it is{ $own ->
        [yes] , zero takes your reading away
       *[no] {""}
    }

# The word alone, as it would be read from now on.
# $word | words | the word
reading-heard = So it sounds: { $word }

# Whether what was heard is kept.
reading-keep = Enter keeps it, zero goes back. Or type another reading

# What is kept.
# $word | words | the word
# $source | id own usual written | who says so
# $reading | words | respelled, or phonemes
reading-kept = Kept. { $word }: read { $source ->
        [own] as you have set: { $reading }
        [usual] as the lexicon of the program says: { $reading }
       *[written] as it is written: { $reading }
    }

# Nothing was changed.
reading-left = It stays as it was

# What was typed cannot be read aloud.
# $typed | text | what was typed
reading-wrong = This cannot be read: { $typed }. Use letters, or phonemes in square brackets

# Phonemes were typed, and the voice that speaks takes none.
reading-no-phonemes = The voice that speaks now takes no phonemes and reads the word as it is written. Type it as it sounds

# What was typed is no word.
# $typed | text | what was typed
reading-no-word = The lexicon takes one word of letters: { $typed }

# There are too many words.
reading-full = The lexicon is full. Take a word away first
