### Ogrody dużymi literami. Opis komunikatów jest w pliku angielskim.
### Każda litera jest w słowie, które zastępuje, i żadna nie jest dla dwóch rzeczy.

qg-large-letter = { $what ->
        [blue] N
        [purple] F
        [dark-purple] C
        [light-green] J
        [dark-green] Z
        [yellow] T
        [fountain] A
        [statue] P
        [bench] W
        [pavilion] L
       *[joker] K
    }

qg-large-word = { $what ->
        [blue] niebieska
        [purple] fioletowa
        [dark-purple] ciemnofioletowa
        [light-green] jasnozielona
        [dark-green] ciemnozielona
        [yellow] żółta
        [fountain] fontanna
        [statue] posąg
        [bench] ławka
        [pavilion] pawilon
       *[joker] joker
    }
