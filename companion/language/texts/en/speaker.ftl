### Who speaks: the questions of the first start, and the earphones.

## First start. Each line is spoken by the voice of its own language, with the key that chooses it.

# The language of this file, and its key.
# $number | number 1-9 | the key
first-language = English: { WORDS($number) }

# The companion's own voice speaks, and nothing is printed.
# $number | number 1-9 | the key
first-own = The companion's own voice: { WORDS($number) }

# The companion is silent, and the user's screen reader reads what it prints.
# $number | number 1-9 | the key
first-reader = Your screen reader: { WORDS($number) }

# Every line is spoken and printed.
# $number | number 1-9 | the key
first-both = Both: { WORDS($number) }

# The choice has been made.
first-kept = Thank you. This is kept, and it can be changed in the settings

## Earphones.

# The earphone of a player is gone, unplugged or out of range.
# $player | name | whose
earphone-lost = { $player }: the earphone is gone. Answers are heard at the table until it is back
    .terse = { $player }: the earphone is gone

# The earphone of a player is there again.
# $player | name | whose
earphone-back = { $player }: the earphone is back
