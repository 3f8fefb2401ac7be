### Several games: which one is played, what is kept of another one.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

# Which game is to be prepared, and their digits.
# $items | some phrase preparing-game-digit | all games
# $usual | phrase rg-title az-title qg-title | the game that Enter alone takes
preparing-game = Which game? { LIST($items, style: "sentences") }. Enter: { $usual }

# A game and its digit.
# $game | phrase rg-title az-title qg-title | which
# $number | number 1-9 | the digit
preparing-game-digit = { $game }: { WORDS($number) }

# Free placement was asked for, and the game has none.
# $game | phrase rg-title az-title qg-title | which game
preparing-no-free = { $game } is always played in turns, its pieces are not laid freely. Leave out free placement, or name another game

# A variant that the game does not have.
# $found | text | what was typed
# $known | some text | those that it has
variant-unknown = the variant { $found } is not known. Variants: { LIST($known, style: "comma") }

# A game of another kind than the next one would be is open in the journal; asked before playing.
# $game | phrase rg-title az-title qg-title | its name
# $players | some name | who plays
# $count | number 0-99 | moves so far
resume-offer-of = An open game of { $game } is kept: { LIST($players) }, { COUNT($count, of: "move") }. Go on with it? Enter yes, zero no
    .terse = Open game of { $game }, { LIST($players) }. Go on? Enter yes, zero no

# A kept game is one that this program does not know.
# $game | text | the name of the game
journal-other-game = this version of the program does not know the game { $game }. A newer one may read it

# A game that another package brings cannot be loaded.
# $game | text | its name as that package gives it
# $reason | text | what the system says
game-unusable = the game { $game }, which another package brings, cannot be used. Everything else works without it. The reason: { $reason }

# The tiles of a game have no magnets yet, and no board reads them.
# $game | phrase rg-title az-title qg-title | which game
tiles-plain = { $game }: its tiles have no magnets yet, no board reads them. There is no tile set to show, check or read

# One kept game in the list.
# $number | number 1-999 | its number
# $game | phrase rg-title az-title qg-title | which game it is
# $when | phrase moment | day and time
# $players | some name | who played
# $state | id open over given-up imported damaged | how it stands
history-game-of = Game { WORDS($number) }, { $game }, { $when }, { LIST($players) }, { $state ->
        [open] open
        [over] finished
        [given-up] abandoned
        [imported] imported
       *[damaged] damaged
    }
