# Kółko i krzyżyk: zdania gry w testach.
nc-title = Kółko i krzyżyk
nc-variant = trzy w rzędzie przegrywają
setting-is-variants-misere = trzy w rzędzie przegrywają
nc-await = { $player } zaznacza kratkę
nc-marked = { $player } zaznacza kratkę { WORDS($cell) }
nc-over = { $won ->
        [0] Partia kończy się remisem
       *[other] Wygrywa { $player }
    }
nc-won = { $player } wygrywa
nc-ended = partia jest skończona
nc-turn = teraz gra { $player }
nc-taken = kratka { WORDS($cell) } nie jest wolna
nc-notation = takiego ruchu w tej grze nie ma
nc-count = Zaznaczone: { COUNT($count, of: "square") }
nc-points = { $player }: { COUNT($count, of: "point") }
nc-doubt = tyle krzyżyków i kółek naraz być nie może
nc-few = do kolejności potrzeba co najmniej dwóch plików
nc-layout = { $file } nie pokazuje żadnej planszy
nc-sign = { $sign }
nc-word = { $sign ->
        [X] krzyżyk
       *[O] kółko
    }
command-mark = znak
command-does-mark = zaznaczyć kratkę
command-nc-row = rząd
command-does-nc-row = ile kratek jest zaznaczonych
