### Czech. What each message is for and which facts it has stands in the English file.
### Les and louka begin alike, and so do their second letters and others': louka has its last one.

large-letter = { $terrain ->
        [field] O
        [forest] L
        [lake] J
        [meadow] K
        [swamp] B
       *[mine] D
    }

large-word = { NOUN($terrain) }

large-waiting = Čeká se: { LIST($players, style: "comma") }

large-turns = Hvězdička střídá na obrazovce poslední větu, desku, nabídku a všechno dohromady
