### Queen's Garden in large letters, beside the sentences that are spoken.
### Every message says what it is for and names its facts: "# $name | type | meaning"; see words.ftl.

# The letter of a colour, of what can be surrounded, or of a joker: one that its word has, another one for each.
# $what | id blue purple dark-purple light-green dark-green yellow fountain statue bench pavilion joker | which
qg-large-letter = { $what ->
        [blue] B
        [purple] P
        [dark-purple] D
        [light-green] L
        [dark-green] G
        [yellow] Y
        [fountain] F
        [statue] S
        [bench] H
        [pavilion] V
       *[joker] J
    }

# The word that such a letter stands for.
# $what | id blue purple dark-purple light-green dark-green yellow fountain statue bench pavilion joker | which
qg-large-word = { $what ->
        [blue] blue
        [purple] purple
        [dark-purple] dark purple
        [light-green] light green
        [dark-green] dark green
        [yellow] yellow
        [fountain] fountain
        [statue] statue
        [bench] bench
        [pavilion] pavilion
       *[joker] joker
    }
