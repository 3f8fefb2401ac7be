### Zahrady velkým písmem. Popis zpráv je v anglickém souboru.
### Každé písmeno je v slově, které zastupuje, a žádné není pro dvě věci.

qg-large-letter = { $what ->
        [blue] M
        [purple] F
        [dark-purple] T
        [light-green] S
        [dark-green] Z
        [yellow] L
        [fountain] N
        [statue] C
        [bench] V
        [pavilion] P
       *[joker] K
    }

qg-large-word = { $what ->
        [blue] modrá
        [purple] fialová
        [dark-purple] tmavě fialová
        [light-green] světle zelená
        [dark-green] tmavě zelená
        [yellow] žlutá
        [fountain] fontána
        [statue] socha
        [bench] lavička
        [pavilion] pavilón
       *[joker] žolík
    }
