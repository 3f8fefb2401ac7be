### Azul velkým písmem. Popis zpráv je v anglickém souboru.
### Každé písmeno je v slově, které zastupuje, a žádné není pro dvě barvy.

az-large-letter = { $tile ->
        [blue] M
        [yellow] L
        [red] R
        [black] N
        [white] B
        [brown] H
       *[marker] T
    }

az-large-word = { $tile ->
        [blue] modrá
        [yellow] žlutá
        [red] červená
        [black] černá
        [white] bílá
        [brown] hnědá
       *[marker] žeton
    }
