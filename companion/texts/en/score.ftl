### Counting what lies there at the end, of whatever game.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

# An option that the game has not.
# $option | text | the option
# $game | phrase rg-title az-title qg-title | which game is counted
score-unfit = the option { $option } has no meaning in { $game }. Leave it out, or name the game that is meant

# A game is being played, and another one was asked for.
# $game | phrase rg-title az-title qg-title | which is played
# $asked | phrase rg-title az-title qg-title | which was asked for
score-other-game = the game being played is { $game }, asked for was { $asked }. Ask without a game, or end that game first
