### Polish. What each message is for and which facts it has stands in the English file.
### Ł and L are too much alike from afar: łąka has its last letter.

large-letter = { $terrain ->
        [field] Z
        [forest] L
        [lake] J
        [meadow] A
        [swamp] B
       *[mine] K
    }

large-word = { NOUN($terrain) }

large-waiting = Czekamy: { LIST($players, style: "comma") }

large-turns = Gwiazdka pokazuje na zmianę ostatnie zdanie, planszę, ofertę i wszystko razem
