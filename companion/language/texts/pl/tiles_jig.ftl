jig-of = Przyrząd i magnesy: { $thing }
jig-gauge = płytka pomiarowa
jig-magnets = Magnesów: { WORDS($count, gender: "masculine") }. Końcem pałeczki z plusem: { WORDS($plus, gender: "masculine") }. Końcem z kreską: { WORDS($bar, gender: "masculine") }

jig-lay = Połóż przyrząd na blasze stalowej, kieszeniami do góry
jig-turned = Obróć go tak, żeby brzeg z numerem albo znakiem płytki był najbliżej ciebie
jig-signs = Każda kieszeń ma wypukły znak, plus albo kreskę. Lewe kieszenie mają go po prawej, prawe kieszenie po lewej, środkowa od bliższej strony
jig-take = Zsuń ze stosu jeden magnes. Weź go tym końcem pałeczki, który ma ten sam znak co kieszeń
jig-away = Jeśli pałeczka odpycha magnes, odwróć go
jig-set = Włóż go do kieszeni i odchyl pałeczkę na bok
jig-half = { $side ->
        [left] Lewa połowa
       *[right] Prawa połowa
    } przyrządu, { WORDS($count, gender: "feminine") } { $count ->
        [one] kieszeń
        [few] kieszenie
       *[many] kieszeni
    }. { $half ->
        [a] Należą do pierwszej połowy płytki
       *[b] Należą do drugiej połowy płytki
    }, { $what }
jig-pocket = { $side ->
        [left] Lewa połowa, { NOUN($site, of: "pocket") }
        [right] Prawa połowa, { NOUN($site, of: "pocket") }
       *[whole] { NOUN($site, of: "pocket") }
    }: { $sign ->
        [plus] plus
       *[bar] kreska
    }
jig-felt = Przesuń palcami po wszystkich kieszeniach. { $count ->
        [one] Wystawać ma { WORDS($count) } magnes
        [few] Wystawać mają { WORDS($count) } magnesy
       *[many] Wystawać ma { WORDS($count) } magnesów
    }

jig-base = Połóż na przyrządzie podstawę płytki, spodem do góry. Pasuje tylko w jeden sposób
jig-over = Ściśnij jedno z drugim, zdejmij z blachy i odwróć
jig-on-steel = Połóż to na blasze stalowej. Teraz podstawa jest na spodzie, a przyrząd na wierzchu
jig-lift = Podnieś przyrząd prosto do góry. Magnesy zostają w podstawie
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
