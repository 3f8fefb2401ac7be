### The whole match of Královská zahrada: set-up, draft, turns, rounds, variants, and what goes wrong there.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see kingdom.ftl.

## Dominoes on offer.

# A domino of a line by its number and halves; .line in the list of an offer, with whose king stands there; .new in a
# line just drawn, where no king stands yet, and where the shortest level says the noun once. A Polish sentence never
# begins with three.
# $number | number 1-48 | the domino
# $terrain_a | terrain | first half
# $crowns_a | number 0-3 | crowns on it
# $terrain_b | terrain | second half
# $crowns_b | number 0-3 | crowns on it
# $taken | number 0-1 | whether a king stands on it
# $player | name | whose king, empty for nobody's
# $index | number 1-5 | (unused) given by the list
rg-offered = domino { WORDS($number) }, { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }
    .line = domino { WORDS($number) }: { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }{ $taken ->
        [0] { "" }
       *[1] , { $player } stands on it
    }
    .line-terse = domino { WORDS($number) }, { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }{ $taken ->
        [0] { "" }
       *[1] , { $player }
    }
    .new = domino { WORDS($number) }: { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }
    .new-terse = { $index ->
        [1] domino { WORDS($number) }
       *[other] { WORDS($number) }
    }, { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }
    .number = domino { WORDS($number) }

# The halves of a domino, each with its crowns.
# $terrain_a | terrain | first half
# $crowns_a | number 0-3 | crowns on it
# $terrain_b | terrain | second half
# $crowns_b | number 0-3 | crowns on it
rg-halves = { PART($terrain_a, $crowns_a, of: "rg-half", names: "terrain crowns", form: "short") }{ $crowns_a ->
        [0] { "" }
       *[other] ,
    } and { PART($terrain_b, $crowns_b, of: "rg-half", names: "terrain crowns", form: "short") }

## What is done in a match.

# Lots have decided who begins.
# $player | name | who begins
# $count | number 3-5 | (unused) how many dominoes the first line needs
rg-lots = { $player } begins. Lay out the first line
    .terse = { $player } begins
    .last = { $player } begins

# A domino was drawn, and the line is not complete yet.
# $number | number 1-48 | the domino
# $terrain_a | terrain | first half
# $crowns_a | number 0-3 | crowns on it
# $terrain_b | terrain | second half
# $crowns_b | number 0-3 | crowns on it
# $player | name | (unused) nobody
# $left | number 0-4 | how many are still missing
rg-drawn = Drawn: domino { WORDS($number) }, { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }. { $left ->
        [0] The offer is complete
        [one] { WORDS($left) } more is missing
       *[other] { WORDS($left) } more are missing
    }
    .terse = domino { WORDS($number) }, missing { WORDS($left) }
    .last = drawn, domino { WORDS($number) }

# The new line is complete.
# $count | number 3-5 | how many dominoes
# $items | some phrase rg-offered | the dominoes by number
rg-offer-new = { COUNT($count, of: "domino") } are on offer. { LIST($items, style: "sentences", form: "new") }
    .terse = On offer: { LIST($items, style: "sentences", form: "new") }

# A king was put on a domino.
# $player | name | whose king
# $number | number 1-48 | the domino
# $terrain_a | terrain | first half
# $crowns_a | number 0-3 | crowns on it
# $terrain_b | terrain | second half
# $crowns_b | number 0-3 | crowns on it
# $taken | number 0-1 | (unused)
rg-chosen = { $player } chooses domino { WORDS($number) }, { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }
    .terse = { $player }: king on domino { WORDS($number) }
    .last = { $player }, king on domino { WORDS($number) }

# A number that was told wrong has been put right.
# $wrong | number 1-48 | what was told
# $number | number 1-48 | what it is
# $terrain_a | terrain | first half
# $crowns_a | number 0-3 | crowns on it
# $terrain_b | terrain | second half
# $crowns_b | number 0-3 | crowns on it
# $player | name | (unused) nobody
rg-corrected = Corrected: domino { WORDS($wrong) } is domino { WORDS($number) }, { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }
    .last = corrected, domino { WORDS($wrong) } is domino { WORDS($number) }

# A number is put right that the program has drawn itself, so that nobody can have misread it.
# $wrong | number 1-48 | what the program drew
# $number | number 1-48 | what it is to be
# $terrain_a | terrain | (unused) first half
# $crowns_a | number 0-3 | (unused) crowns on it
# $terrain_b | terrain | (unused) second half
# $crowns_b | number 0-3 | (unused) crowns on it
# $player | name | (unused) nobody
confirm-correct = The program drew domino { WORDS($wrong) } itself. Should it really be domino { WORDS($number) }? Type the same again. Otherwise nothing changes
    .terse = Domino { WORDS($number) } instead of domino { WORDS($wrong) }, which the program drew? Type the same again

# A player has left the table.
# $player | name | who
rg-left = { $player } has left the table. These dominoes go out of the game, and the program moves these kings, always onto the lowest free number
    .terse = { $player } has left the table
    .last = { $player } has left the table

# A domino is out of the game that nobody chose, or that belonged to somebody who has left.
# $number | number 1-48 | the domino
rg-unchosen = domino { WORDS($number) } is out of the game, nobody has it
    .terse = domino { WORDS($number) } is out of the game

# A round is over.
# $round | number 1-12 | which
# $left | number 0-12 | rounds left
# $count | number 3-5 | dominoes of a line
# $last | number 0-1 | whether the next round is the last, without a new line
rg-round-end = Round { WORDS($round) } is over, { $left ->
        [one] { COUNT($left, of: "round") } is left
       *[other] { COUNT($left, of: "round") } are left
    }. { $last ->
        [0] Lay out { COUNT($count, of: "domino") }
       *[1] In the last round nobody chooses
    }
    .terse = End of round { WORDS($round) }. { COUNT($left, of: "round") } left

# Rounds.
# $n | number | how many
count-round = { WORDS($n) } { $n ->
        [one] round
       *[other] rounds
    }

# Whose act it is: to choose in the first choice.
# $player | name | whose
# $count | number 1-5 | how many dominoes are free
# $free | some phrase rg-offered | the free dominoes
rg-turn-choose = It is { $player }'s turn. Put a king on a free domino{ $count ->
        [1] , the last is { LIST($free, style: "comma", form: "number") }
       *[other] . Free: { LIST($free, form: "number") }
    }
    .terse = { $player } to choose
    .theirs = { "" }

# After placing: the same player's king goes on. The shortest level leaves it unsaid.
# $player | name | (unused) whose
# $count | number 1-5 | how many dominoes are free
# $free | some phrase rg-offered | the free dominoes
rg-turn-king = Now the king. { $count ->
        [1] The last free one is { LIST($free, style: "comma", form: "number") }
       *[other] Free: { LIST($free, form: "number") }
    }
    .terse = { "" }
    .theirs = { "" }

# Whose act it is: to place a domino.
# $player | name | whose
# $number | number 1-48 | the domino
# $terrain_a | terrain | first half
# $crowns_a | number 0-3 | crowns on it
# $terrain_b | terrain | second half
# $crowns_b | number 0-3 | crowns on it
# $taken | number 0-1 | (unused)
# $castle | number 0-1 | whether the castle stands already
# $nowhere | number 0-1 | whether it fits nowhere
rg-turn-place = It is { $player }'s turn. Domino { WORDS($number) }: one half { PART($terrain_a, $crowns_a, of: "rg-half", names: "terrain crowns") }, the other half { PART($terrain_b, $crowns_b, of: "rg-half", names: "terrain crowns") }{ $castle ->
        [0] . First the castle has to be laid
       *[1] { "" }
    }{ $nowhere ->
        [0] { "" }
       *[1] . It fits nowhere, put it aside: four three, a point and its number
    }
    .terse = { $player } to play: { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }{ $castle ->
        [0] , first the castle
       *[1] { "" }
    }{ $nowhere ->
        [0] { "" }
       *[1] , fits nowhere, discard, four three
    }
    .theirs = It is { $player }'s turn. Domino { WORDS($number) }: { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }
    .theirs-terse = { $player } to play

# Every act is done: the last one still waits to be confirmed.
# $last | number 0-1 | whether the match is over, or one of Dynasty's games
rg-over = { $last ->
        [0] All dominoes are placed. Confirm to hear the points of this game
       *[1] All dominoes are placed. Confirm to hear the points
    }
    .terse = All placed. Confirm the end

# An area has grown by the placement just accepted; the shortest level leaves it unsaid, "score" tells it.
# $terrain | terrain | of the area
# $squares | number 1-49 | squares now
# $crowns | number 0-99 | crowns now
# $points | number | points now
# $gained | number | (unused) more points than before
# $player | name | (unused) whose area
# $several | number 0-1 | (unused)
rg-area-grew-match = { PART($terrain, $squares, $crowns, $points, of: "rg-area", names: "terrain squares crowns points") }
    .terse = { "" }

## Dynasty: three games, and their sums.

# One of three games is over.
# $game | number 1-3 | which
# $ties | list phrase rg-tie | players with the same points and what decides
# $places | some phrase rg-final-rank | the players, best first
rg-game-over = Game { WORDS($game) } of three is over. { SIZE($ties) ->
        [0] { "" }
       *[other] { LIST($ties, style: "sentences") }.
    } { LIST($places, style: "sentences") }
    .terse = Game { WORDS($game) }: { LIST($places, style: "sentences") }

# The sums after a game, and what comes next.
# $game | number 2-3 | the game that begins
# $sums | some phrase rg-dynasty-sum | each player's sum
rg-dynasty-so-far = Together so far: { LIST($sums, style: "comma") }. Game { WORDS($game) } begins, lay the castles anew
    .terse = Together: { LIST($sums, style: "comma") }. Game { WORDS($game) } begins

# One player's sum.
# $player | name | who
# $total | number | points of all games so far
rg-dynasty-sum = { $player } { COUNT($total, of: "point") }

# Dynasty is over: the sums decide, and equal sums share the victory.
# $ties | list phrase rg-tie-sum | players with the same sum
# $places | some phrase rg-final-rank | the players, best first
rg-dynasty-over = The three games are over. { SIZE($ties) ->
        [0] { "" }
       *[other] { LIST($ties, style: "sentences") }.
    } { LIST($places, style: "sentences") }
    .terse = Three games together: { LIST($places, style: "sentences") }

## Bonus points of variants.

# Ten points for the castle in the middle; a score line.
# $points | number | how many
rg-bonus-centralised = Middle Kingdom: { COUNT($points, of: "point") }
    .terse = Middle Kingdom { WORDS($points) }

# Five points for no domino put aside; a score line.
# $points | number | how many
rg-bonus-harmony = Harmony: { COUNT($points, of: "point") }
    .terse = Harmony { WORDS($points) }

# Bonuses that can still be lost, as one item of a list; the total leaves them out.
# $items | some phrase rg-bonus-open | which
rg-bonuses-open = if the game ended now, { LIST($items) } would be added
    .terse = { LIST($items) } if the game ended now

# One of them.
# $bonus | id centralised harmony | which
# $points | number 5-10 | how many points
rg-bonus-open = { COUNT($points, of: "point") } { $bonus ->
        [centralised] of Middle Kingdom
       *[harmony] of Harmony
    }
    .terse = { $bonus ->
        [centralised] Middle Kingdom
       *[harmony] Harmony
    } { WORDS($points) }

# Bonuses of variants that were asked for and are not won, as one item of a list.
# $items | some phrase rg-bonus-missed | which
rg-bonuses-missed = without a bonus: { LIST($items, style: "comma") }
    .terse = without { LIST($items) }

# One of them, and why it is not won.
# $bonus | id centralised harmony | which
rg-bonus-missed = { $bonus ->
        [centralised] Middle Kingdom, the castle is not in the middle
       *[harmony] Harmony, a domino was put aside
    }
    .terse = { $bonus ->
        [centralised] Middle Kingdom
       *[harmony] Harmony
    }

# The points of Dynasty's games before this one; a score line.
# $games | number 1-2 | how many games
# $points | number | their points together
rg-earlier-games = { $games ->
        [one] The game before
       *[other] The games before
    }: { COUNT($points, of: "point") }

## What is awaited.

# Lots.
rg-await-lots = Waiting for lots: who begins

# Dominoes for a line.
# $count | number 1-5 | how many are missing
rg-await-draw = Waiting: { COUNT($count, of: "domino") } on offer

# A king on a domino.
# $player | name | whose
rg-await-king = Waiting: { $player }, king on a domino

# A domino on the board, or put aside if it fits nowhere.
# $player | name | whose
# $number | number 1-48 | the domino
# $terrain_a | terrain | first half
# $crowns_a | number 0-3 | crowns on it
# $terrain_b | terrain | second half
# $crowns_b | number 0-3 | crowns on it
# $taken | number 0-1 | (unused)
# $nowhere | number 0-1 | whether it fits nowhere
rg-await-place = Waiting: { $player }, domino { WORDS($number) } on the board, { PART($terrain_a, $crowns_a, $terrain_b, $crowns_b, of: "rg-halves", names: "terrain_a crowns_a terrain_b crowns_b") }{ $nowhere ->
        [0] { "" }
       *[1] , fits nowhere, discard, four three
    }

# The confirmation of the last act.
# $last | number 0-1 | (unused) whether the match is over with it
rg-await-over = Waiting, everything is placed and only has to be confirmed

## Why an act is not possible now; each is taken up by "Careful: ...".

# Somebody else is on turn.
# $player | name | who is
# $waits | phrase rg-await-lots rg-await-draw rg-await-king rg-await-place rg-await-castle rg-await-over | what is awaited
# $due | list phrase rg-offered | the domino of whoever acted, where another one was laid
rg-not-your-turn = it is { $player }'s turn{ SIZE($due) ->
        [0] . { $waits }
       *[1] , and then you have { LIST($due, style: "comma", form: "number") }
    }
    .terse = it is { $player }'s turn{ SIZE($due) ->
        [0] { "" }
       *[1] , you have { LIST($due, style: "comma", form: "number") }
    }

# Another step comes first.
# $player | name | (unused) who is on turn
# $waits | phrase rg-await-lots rg-await-draw rg-await-king rg-await-place rg-await-castle rg-await-over | what is awaited
rg-not-now = this is not possible now. { $waits }
    .terse = impossible now. { $waits }

# The lots are drawn already.
# $player | name | who begins
rg-lots-done = the lots are drawn already, { $player } begins

# A number that has been drawn before.
# $number | number 1-48 | which
rg-drawn-already = domino { WORDS($number) } has been drawn already

# The line has as many dominoes as it may have.
# $number | number 1-48 | (unused) the domino too many
# $count | number 3-5 | dominoes of a line
# $waits | phrase rg-await-lots rg-await-draw rg-await-king rg-await-place rg-await-castle rg-await-over | what is awaited
rg-line-full = the line is complete, it has { COUNT($count, of: "domino") }. { $waits }
    .terse = the line is complete, { COUNT($count, of: "domino") }

# No line is due any more: the last one has been drawn.
# $waits | phrase rg-await-lots rg-await-draw rg-await-king rg-await-place rg-await-castle rg-await-over | what is awaited
rg-no-line = all dominoes of this game have been drawn. { $waits }
    .terse = all dominoes are drawn. { $waits }

# Another king stands on the domino.
# $number | number 1-48 | the domino
# $player | name | whose king
# $free | some phrase rg-offered | (unused) the free dominoes
rg-king-there = { $player } already has domino { WORDS($number) }
    .terse = { $player } already has domino { WORDS($number) }

# A king stands in a slot of the tray where no domino is read.
rg-king-nowhere = a king stands where no domino lies

# Put a domino under the king.
rg-remedy-king = Put it on a free domino, or type the number of the domino
    .terse = Put it on a free domino

# The domino is not in the newer line.
# $number | number 1-48 | the domino
# $free | some phrase rg-offered | (unused) the free dominoes
rg-not-offered = domino { WORDS($number) } is not on offer

# Not the domino that the player's king stands on.
# $number | number 1-48 | the domino that was laid
# $due | phrase rg-offered | the domino that is due
rg-not-yours = { NOUN($due, form: "number") } is due, this is { WORDS($number) }
    .terse = { NOUN($due, form: "number") } is due, not { WORDS($number) }

# A number to put right that lies in no line.
# $number | number 1-48 | which
rg-not-in-line = domino { WORDS($number) } lies in no line

# The match cannot be ended yet.
# $waits | phrase rg-await-lots rg-await-draw rg-await-king rg-await-place rg-await-castle rg-await-over | what is awaited
rg-not-over = the game is not over yet. { $waits }

# An act of the draft in free placement.
rg-no-draft = dominoes are laid freely in this game, there is no draft

## What to do.

# It is not this player's turn.
rg-remedy-wait = Wait for your turn

# The same, and the domino lies on the board already.
rg-remedy-lift-wait = Lift it and wait for your turn

# Another domino has to be chosen.
# $number | number 1-48 | (unused) the one that was chosen
# $free | some phrase rg-offered | the free dominoes
# $player | name | (unused) whose king stands there
rg-remedy-free-domino = Free: { LIST($free, form: "number") }

# Another number has to be told.
rg-remedy-number = Feel or ask for the number again and type it once more
    .terse = Type the number once more

## Set-up.

# The Duel with another number of players.
# $count | number 1-4 | how many there are
rg-setup-duel = the Mighty Duel is for two players, and { $count ->
        [one] one plays
       *[other] { WORDS($count) } play
    } here

# Wider offer with too many players.
# $count | number 1-4 | how many there are
rg-setup-wider = Wider offer is for two or three players, and { $count ->
        [one] one plays
       *[other] { WORDS($count) } play
    } here

# A board of a size that the match does not have.
# $columns | number 5-7 | its columns
# $size | number 5-7 | what the match needs
rg-setup-match-size = this match is played on boards of { WORDS($size) } by { COUNT($size, of: "square") }, not { WORDS($columns) } by { WORDS($columns) }

# Too few dominoes in the tile set.
# $count | number | how many there are
# $needed | number | how many the match needs
rg-setup-dominoes = the tile set has { COUNT($count, of: "domino") }, this match needs { WORDS($needed) }

# A variant by its name.
# $variant | id dynasty centralised harmony duel wider | which
rg-variant = { $variant ->
        [dynasty] Dynasty
        [centralised] Middle Kingdom
        [harmony] Harmony
        [duel] Mighty Duel
       *[wider] Wider offer
    }

# Set-up, first step: the variants.
# $variants | some phrase rg-variant | those chosen
rg-prepare-variants = Variants: { LIST($variants, style: "comma") }

# Set-up: castles and kings.
# $players | number 2-4 | (unused) how many play
# $kings | number 1-2 | kings of each player
# $size | number 5-7 | squares of a board's side
rg-prepare-castles = Everybody takes a board of { WORDS($size) } by { COUNT($size, of: "square") }, a castle and { $kings ->
        [1] one king
       *[2] two kings
    } of the same shape, and puts the castle on any square
    .terse = Everybody: castle and { $kings ->
        [1] one king
       *[2] two kings
    }

# Set-up: dominoes that are not played.
# $aside | number 0-24 | how many are set aside
# $in_play | number 24-48 | how many are played
# $rounds | number 6-12 | rounds
# $special | number 0-1 | whether the numbers are those of the Duel with Wider offer
rg-prepare-aside = { $aside ->
        [0] All { COUNT($in_play, of: "domino") } are played, none is set aside
       *[other] Shuffle the dominoes and set { WORDS($aside) } aside unseen, { COUNT($in_play, of: "domino") } are played
    }, in { COUNT($rounds, of: "round") }{ $special ->
        [0] { "" }
       *[1] . These are the numbers of the Duel with Wider offer
    }
    .terse = { $aside ->
        [0] All { COUNT($in_play, of: "domino") }
       *[other] Set { COUNT($aside, of: "domino") } aside
    }, { COUNT($rounds, of: "round") }

# Set-up: the first line.
# $count | number 3-5 | dominoes of a line
# $wider | number 0-1 | whether one of them stays free
rg-prepare-line = Draw { COUNT($count, of: "domino") } for the first line, the lowest number first, then turn them over{ $wider ->
        [0] { "" }
       *[1] . One of each line stays free and goes out of the game
    }
    .terse = Lines of { COUNT($count, of: "domino") }

# Set-up: how a king is put on a domino.
rg-prepare-king = Put a king on a domino on offer. If the dominoes do not lie on the tray, type it: five three, a point and the number of the domino
    .terse = King without the tray: five three, a point, the number

# How acts are typed where no board reads them; said where computers play, for whoever sits there alone.
rg-prepare-typed = Without a board that reads dominoes, type the castle: four two, a point, the number of the player, a point, and the square as two digits. A domino: four one, a point, its number, a point, one square, a point, the other square
    .terse = Without a board: castle four two, point, player, point, square. Domino four one, point, its number, both squares
