jig-of = Magnesy: { $thing }
jig-gauge = płytka pomiarowa
jig-magnets = Razem: { WORDS($count, gender: "masculine") }. Końcem pałeczki z plusem: { WORDS($plus, gender: "masculine") }. Końcem z kreską: { WORDS($bar, gender: "masculine") }

jig-lay = Połóż podstawę płytki na blasze stalowej, kieszeniami do góry
jig-turned = Obróć ją tak, żeby jeden z dwóch kołków stał po lewej, a drugi od bliższej strony
jig-signs = Przy każdej kieszeni wyczujesz wklęsły znak, plus albo kreskę. Lewe kieszenie mają go po prawej, prawe kieszenie po lewej, środkowa od bliższej strony
jig-take = Zsuń ze stosu jeden magnes. Weź go tym końcem pałeczki, który ma ten sam znak co kieszeń
jig-away = Jeśli pałeczka odpycha magnes, odwróć go
jig-set = Włóż go do kieszeni aż do dna i odchyl pałeczkę na bok. Blacha go przytrzyma
jig-half = { $side ->
        [left] Lewa połowa
       *[right] Prawa połowa
    }: { $what }, { WORDS($count, gender: "feminine") } { $count ->
        [one] kieszeń
        [few] kieszenie
       *[many] kieszeni
    }
jig-pocket = { $side ->
        [left] Lewa połowa, { NOUN($site, of: "pocket") }
        [right] Prawa połowa, { NOUN($site, of: "pocket") }
       *[whole] { NOUN($site, of: "pocket") }
    }: { $sign ->
        [plus] plus
       *[bar] kreska
    }
jig-felt = Przesuń palcami po wszystkich kieszeniach. W środku { $count ->
        [one] ma leżeć { WORDS($count) } magnes
        [few] mają leżeć { WORDS($count) } magnesy
       *[many] ma leżeć { WORDS($count) } magnesów
    }, żaden nie może wystawać

jig-cap = Nałóż pokrywę, na razie bez kleju. Pasuje tylko w jeden sposób
jig-check = Zanim zaczniesz kleić, sprawdź płytkę na planszy tak: { $command }
jig-check-gauge = Zanim zaczniesz kleić, połóż płytkę na jednej kratce planszy. Każda kieszeń powinna być północ, odczyta to polecenie: { $command }
jig-glue = Jeśli wszystko się zgadza, przyklej pokrywę i zostaw płytkę na blasze, aż klej wyschnie

jig-keys = Dalej prowadzi Enter. Jeszcze raz: { $repeat } i Enter. Wstecz: { $previous } i Enter. Koniec: { $quit } i Enter

tiles-no-such-tile = zestaw { $id } nie ma niczego o tej nazwie: { $text }. Płytkę nazywa jej numer, zamek słowo zamek i numer, płytkę jednego koloru jej kolor

braille-written = Arkusz w brajlu jest zapisany, plik { $file }. Ma { WORDS($count, gender: "feminine", case: "accusative") } { $count ->
        [one] stronę
        [few] strony
       *[many] stron
    }
braille-none = Arkusza w brajlu nie da się utworzyć, brakuje programu { $program } z pakietu liblouis. W Debianie i systemach pokrewnych instaluje go polecenie: { $command }. Bez pliku w brajlu arkusz i tak zostanie powiedziany i wypisany
braille-failed = Arkusza w brajlu nie da się utworzyć. Program { $program } nie tłumaczy z tabelą { $table }. Być może brakuje mu tabel, w Debianie i systemach pokrewnych przynosi je polecenie: { $command }. Bez pliku w brajlu arkusz i tak zostanie powiedziany i wypisany
