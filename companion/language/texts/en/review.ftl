### The review of a match that is over: the choices that cost most, gone to, heard and tried again.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

## Before it begins.

# Somebody asks for the review while it is still thought about.
# $done | number 0-999 | moves looked at
# $count | number 1-999 | all of them
review-thinking = The review is under way: { WORDS($done) } of { COUNT($count, of: "move") }

# The review was asked for too early, and can be asked for now.
review-ready = The review is ready

# A command begins to look through a kept match.
# $number | number 0-999 | its number, 0 for a file
review-looks = The computer looks through { $number ->
        [0] the game of the file
       *[other] game { WORDS($number) }
    }. That takes some seconds

# A game has no review: nobody was thinking of turns, computers have not learned it, or they alone played.
review-cannot = There is no review of this game. It takes turns played by people, in a game that computers have learned

# A kept match has no result.
# $number | number 0-999 | its number, 0 for a file
# $command | text | plays it to its end
review-open = { $number ->
        [0] The game of the file
       *[other] Game { WORDS($number) }
    } is not finished. The review comes at the end: { $command }

# The rules of this version do not allow what was played in a kept match.
# $version | text | the version that kept it
review-other = The game was kept by version { $version }, and this version judges its moves otherwise. It can be heard again, and has no review

## What is told.

# Values are rougher than they should be.
review-simple = The computer has thought more simply than usual, so the points are rough

# A player has no costly choice.
# $player | name | who
review-praise = { $player }: each choice as good as the best, or nearly so

# The review of a player begins; the first choice follows.
# $player | name | whose
# $count | number 1-3 | how many choices it has
review-begins = { $player }: { $count ->
        [1] one choice alone cost much
        [2] two choices alone cost much
       *[3] three choices cost most
    }. Position: one. The best: seven. Why: five. Next: six. Print: eight. Leave: zero. Or type what you would rather have played
    .terse = { $player }: { $count ->
        [1] one choice
        [2] two choices
       *[3] three choices
    }

# A choice of the review, and which it is.
# $number | number 1-3 | which one
# $count | number 1-3 | of how many
# $what | phrase review-played | the choice
review-at = { $count ->
        [1] { $what }
       *[other] { ORDINAL($number) } of { WORDS($count) }. { $what }
    }

# What was done, and what it cost.
# $round | number 0-20 | in which round, 0 before the first
# $act | phrase rg-chosen rg-placed-by rg-discarded az-taken az-tiled qg-taken qg-placed qg-laid qg-bought qg-passed | what was done
# $points | number 1-99 | what it cost
review-played = { $round ->
        [0] { "" }
       *[other] Round { WORDS($round) }:
    } { NOUN($act, form: "last") }. That cost { COUNT($points, of: "point") }

# What was better.
# $choice | phrase az-choice-drop az-choice-spread az-choice-take az-choice-tile qg-choice-buy qg-choice-lay qg-choice-pass qg-choice-place qg-choice-take rg-choice-castle rg-choice-choose rg-choice-discard rg-choice-place | as a clause says it
# $points | number 1-99 | by how much
review-best = It was better by { COUNT($points, of: "point") } to { $choice }

# Why it was better.
# $choice | phrase az-choice-drop az-choice-spread az-choice-take az-choice-tile qg-choice-buy qg-choice-lay qg-choice-pass qg-choice-place qg-choice-take rg-choice-castle rg-choice-choose rg-choice-discard rg-choice-place | as a clause says it
# $reasons | list phrase az-reason-bonus az-reason-cell az-reason-denied az-reason-falls az-reason-filled az-reason-lacks az-reason-left az-reason-marker az-reason-near az-reason-still az-reason-wall qg-reason-denial qg-reason-given qg-reason-group qg-reason-jokers qg-reason-later qg-reason-marker qg-reason-nearly qg-reason-next qg-reason-now qg-reason-price qg-reason-spaces qg-reason-stored qg-reason-surround qg-reason-taken rg-reason-crowns rg-reason-denial rg-reason-harmony rg-reason-hole rg-reason-middle rg-reason-next rg-reason-nowhere rg-reason-open rg-reason-order rg-reason-points | at most two clauses
review-why = { SIZE($reasons) ->
        [0] It was better to { $choice }. No single count tells why: whoever plays on from there does better
       *[other] It was better to { $choice }: { LIST($reasons, style: "sentences") }
    }

# All of a choice, in the written review.
# $round | number 0-20 | in which round, 0 before the first
# $act | phrase rg-chosen rg-placed-by rg-discarded az-taken az-tiled qg-taken qg-placed qg-laid qg-bought qg-passed | what was done
# $choice | phrase az-choice-drop az-choice-spread az-choice-take az-choice-tile qg-choice-buy qg-choice-lay qg-choice-pass qg-choice-place qg-choice-take rg-choice-castle rg-choice-choose rg-choice-discard rg-choice-place | what was better, as a clause says it
# $points | number 1-99 | by how much
# $reasons | list phrase az-reason-bonus az-reason-cell az-reason-denied az-reason-falls az-reason-filled az-reason-lacks az-reason-left az-reason-marker az-reason-near az-reason-still az-reason-wall qg-reason-denial qg-reason-given qg-reason-group qg-reason-jokers qg-reason-later qg-reason-marker qg-reason-nearly qg-reason-next qg-reason-now qg-reason-price qg-reason-spaces qg-reason-stored qg-reason-surround qg-reason-taken rg-reason-crowns rg-reason-denial rg-reason-harmony rg-reason-hole rg-reason-middle rg-reason-next rg-reason-nowhere rg-reason-open rg-reason-order rg-reason-points | why, at most two clauses
review-whole = { $round ->
        [0] { "" }
       *[other] Round { WORDS($round) }:
    } { NOUN($act, form: "last") }. It was better by { COUNT($points, of: "point") } to { $choice }{ SIZE($reasons) ->
        [0] { "" }
       *[other] : { LIST($reasons, style: "sentences") }
    }

# The first line of the written review.
# $game | phrase rg-title az-title qg-title | of which game
# $player | name | whose choices
review-title = Review, { $game }, { $player }

## What comes of a try.

# Somebody wants to try.
review-try = Type any move as in the match. Nothing is changed by it

# A choice is laid again on a board.
# $items | list phrase rg-domino | what was laid there later
review-lay = { SIZE($items) ->
        [0] Lay what you would rather have played, or type it
       *[other] Take off { LIST($items) }. Then lay what you would rather have played, or type it
    }. The match stays as it was

# What was tried is as good as the best.
review-good = As good as the best

# What was tried wins back half of what was lost, or more.
review-nearly = Nearly: that wins back half of it, or more

# What was tried is what was played.
review-same = That is what was played

# What was tried is no better, or hardly.
review-again = There is better. Try another, or seven tells the best

# What was tried was never looked at.
review-unknown = This move was left out when the computer looked. Whether it is better stays open

## On the way.

# There is no choice before this one.
review-first = This is the first choice

# There is no choice after this one.
review-last = That was the last choice

# What can be typed.
# $read | text | the word for hearing the position
# $try | text | the word for trying
# $show | text | the word for the best
# $why | text | the word for reasons
# $next | text | the word for the next choice
# $print | text | the word for writing it down
# $previous | text | the word for the choice before
# $repeat | text | the word for hearing the choice again
# $stop | text | the word for leaving
review-help = { $read } tells what lay there and was on offer, { $try } is any move you type, { $show } tells the best, { $why } the reasons. { $next } and { $previous } go to other choices, { $repeat } tells this one again, { $print } writes all of them down, { $stop } leaves the review. Questions are answered as it was then

# The review of a player is written down.
# $file | text | where
review-printed = The review is in the file { $file }

# It cannot be written down.
# $file | text | where it should have been
review-not-printed = The file { $file } could not be written. The review can still be heard. See whether the disk is full

## Words to type.

# Words to type: what lay there.
review-typed-read = position, read

# Words to type: trying.
review-typed-try = try

# Words to type: the best.
review-typed-show = show, best, the best, show the best

# Words to type: a file.
review-typed-print = print, write
