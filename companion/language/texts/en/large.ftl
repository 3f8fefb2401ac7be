### The large view: what it writes beside the sentences that are spoken.

# The letter of a terrain on the boards drawn there: one that its word has, and another one for each.
# $terrain | terrain | which
large-letter = { $terrain ->
        [field] W
        [forest] F
        [lake] L
        [meadow] M
        [swamp] S
       *[mine] N
    }

# The word that such a letter stands for.
# $terrain | terrain | which
large-word = { NOUN($terrain) }

# Who may act now, when several may.
# $players | several name | who
large-waiting = Waiting: { LIST($players, style: "comma") }

# Where the large view is open: the key that turns its pages, behind help for this moment.
large-turns = The star key shows the last sentence, the board, what is on offer, and all together, in turns
