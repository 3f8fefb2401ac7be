### Questions about a match that every game has, and the words for them.

# Words to type: acts that can still be taken back.
command-open = open

# Words to type: what has happened meanwhile.
command-changed = changed, changes, news

# What it does: acts that can still be taken back.
command-does-open = which moves are still open

# What it does: what has happened meanwhile.
command-does-changed = what has changed since your last move

## After a match.

# What comes next, after a match. Each answer is a digit, or a word.
# $detail | text | the word for the question that tells where the points came from
# $review | number 0-1 | whether the choices that cost most can be gone through
after-match = What next? { $detail }: one. The result again: two. New game: three. Leave: four{ $review ->
        [0] { "" }
       *[1] . Review: five
    }
    .terse = { $detail }: one. Result: two. New game: three. Leave: four{ $review ->
        [0] { "" }
       *[1] . Review: five
    }?

# Whose points are to be told.
# $items | several phrase after-player | the players
after-whose = Whose? { LIST($items, style: "sentences") }

# A player and the digit.
# $player | name | who
# $number | number 1-4 | the digit
after-player = { $player }: { WORDS($number) }

# Words to type: where the points came from.
after-typed-detail = areas, points, score

# Words to type: the result once more.
after-typed-result = the result again, result

# Words to type: another match of the same game.
after-typed-new = new game, new

# Words to type: the evening is over.
after-typed-leave = leave, quit, exit

# Words to type: the choices that cost most.
after-typed-review = review, the review
