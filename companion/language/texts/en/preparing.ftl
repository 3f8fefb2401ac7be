### The questions before a new game, one at a time: which game (games.ftl), who plays, which variants...
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

# How many people play.
# $least | number 1-4 | the fewest
# $most | number 2-4 | the most
# $count | number 1-4 | how many, where only Enter is pressed
# $computers | number 0-1 | whether computers can play too
# $far | number 0-1 | whether friends far away can
preparing-players = How many people play? At least { WORDS($least) }, at most { WORDS($most) }.{ $computers ->
        [0] { "" }
       *[1] { " " }With computers: people, point, computers.
    }{ $far ->
        [0] { "" }
       *[1] { " " }Friends far away: zero.
    } Enter: { WORDS($count) }
    .terse = How many people play? At least { WORDS($least) }, at most { WORDS($most) }. Enter: { WORDS($count) }

# Friends far away play, or have invited.
preparing-away = Friends far away. To invite them: one. To join by nine digits: two

# Words to type: friends far away.
away-typed = far, far away

# Words to type: inviting friends.
invite-typed = invite

# Words to type: joining them.
join-typed = join

# How many computers play beside the people.
# $least | number 0-1 | at least
# $most | number 1-3 | at most
# $usual | number 0-3 | how many, where only Enter is pressed
preparing-computers = How many computers play as well? At least { WORDS($least) }, at most { WORDS($most) }. Enter: { WORDS($usual) }

# How well they play.
# $usual | id beginner family club strong full | the level, where only Enter is pressed
# $more | number 0-1 | whether six asks for names and variants too
preparing-level = How well does the computer play? Beginner: one. Family: two. Club: three. Strong: four. Full strength: five. { $more ->
        [0] { "" }
       *[1] Six: first choose name and variants.{ " " }
    }Enter: { PART($usual, of: "computer-level", names: "level") }
    .terse = How well? Enter: { PART($usual, of: "computer-level", names: "level") }

# A player's name; how to answer is said once.
# $number | number 1-4 | which player
# $name | name | the name that Enter alone takes
# $computers | number 0-1 | whether computers play too, of which one may sit here
preparing-name = { ORDINAL($number) } player, which name? { $computers ->
        [0] { "" }
       *[1] { $number ->
            [1] Or a digit, one to five: a computer of that level sits there.{ " " }
           *[other] { "" }
        }
    }{ $number ->
        [1] Type it, then Enter. Enter alone:
       *[other] Enter:
    } { $name }
    .terse = { ORDINAL($number) } player, which name? Enter: { $name }

# A seat at which a computer is going to play, unless somebody else is named.
# $number | number 1-4 | which player
# $level | id beginner family club strong full | how well
# $first | number 0-1 | whether it is the first computer, so that the answers are told
preparing-seat = { ORDINAL($number) } player: computer, level { PART($level, of: "computer-level", names: "level") }.{ $first ->
        [0] { "" }
       *[1] { " " }Another level: one to five. A name: a person plays.
    } Enter: yes
    .terse = { ORDINAL($number) } player: computer, level { PART($level, of: "computer-level", names: "level") }. Enter: yes

# Only computers would be left.
preparing-last-person = somebody has to play, and all others are computers

# Which variants, and their digits.
# $items | some phrase preparing-variant | those for so many players
# $chosen | list phrase rg-variant az-variant qg-variant | those chosen so far
preparing-variants = Variants, as many as you like. { LIST($items, style: "sentences") }. A digit adds one or takes it away, Enter goes on. Chosen: { SIZE($chosen) ->
        [0] none
       *[other] { LIST($chosen, style: "comma") }
    }
    .terse = Variants. { LIST($items, style: "sentences") }. Enter goes on. Chosen: { SIZE($chosen) ->
        [0] none
       *[other] { LIST($chosen, style: "comma") }
    }

# A variant and its digit.
# $number | number 1-5 | the digit
# $variant | phrase rg-variant az-variant qg-variant | which
preparing-variant = { $variant }: { WORDS($number) }

# A variant was added or taken away.
# $chosen | list phrase rg-variant az-variant qg-variant | those chosen so far
preparing-chosen = Chosen: { SIZE($chosen) ->
        [0] none
       *[other] { LIST($chosen, style: "comma") }
    }. Enter goes on

# Who draws in Královská zahrada.
# $usual | id hand companion | who, where only Enter is pressed
preparing-draw = Who draws lots and dominoes? Hands: one. The program: two. Enter: { $usual ->
        [hand] hands
       *[companion] the program
    }

# Words for who draws, as they may be typed; apart by commas.
# $number | number 1-2 | the digit that means the same
drawer-typed = { $number ->
        [1] hands, players, we
       *[2] program, computer
    }

# Words for whether the program may name the best places, as they may be typed; apart by commas.
# $number | number 0-1 | the digit that means the same
advice-typed = { $number ->
        [1] yes, it may
       *[0] no, it may not
    }

# Whether the best places may be named.
# $usual | number 0-1 | what Enter alone means
preparing-advice = May the program name the best places? One yes, zero no. Enter: { $usual ->
        [0] no
       *[1] yes
    }

# An answer that cannot be, and the question again.
# $reason | phrase preparing-unknown preparing-last-person preparing-name-letters preparing-name-long name-twice name-is-column rg-setup-duel rg-setup-wider az-setup-marker qg-wheel-unfit qg-wheel-needed qg-reward-unfit dialogue-help dialogue-first | why
# $question | phrase preparing-game preparing-players preparing-away preparing-computers preparing-level preparing-name preparing-seat preparing-variants preparing-chosen preparing-draw az-preparing-draw qg-preparing-draw preparing-advice qg-wheel-ask qg-reward-ask qg-wheel-check qg-wheel-wrong resume-offer resume-offer-of journal-begin-anew score-doubts-ask rg-count-ask az-count-ask history-forget-ask setting-reset-all-ask league-proposal-ask league-agree-ask doctor-heard-ask | the question
preparing-again = { $reason }. { $question }

# An answer that is none of those that are possible.
preparing-unknown = This is not among the answers

# A name of digits or signs alone.
preparing-name-letters = a name has at least one letter

# A name that is too long.
# $most | number 40-40 | letters at most
preparing-name-long = the name is too long, it has { WORDS($most) } letters at most

# Variants were asked for together with free placement.
preparing-free = Variants belong to a match with turns, here dominoes were to be laid freely. Leave out one of the two
