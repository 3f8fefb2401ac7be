### Azul dużymi literami. Opis komunikatów jest w pliku angielskim.
### Każda litera jest w słowie, które zastępuje, i żadna nie jest dla dwóch kolorów.

az-large-letter = { $tile ->
        [blue] N
        [yellow] T
        [red] W
        [black] C
        [white] B
        [brown] Z
       *[marker] K
    }

az-large-word = { $tile ->
        [blue] niebieska
        [yellow] żółta
        [red] czerwona
        [black] czarna
        [white] biała
        [brown] brązowa
       *[marker] znacznik
    }
