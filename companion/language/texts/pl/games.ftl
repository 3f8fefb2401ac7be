### Kilka gier: w którą się gra, co zapisano z innej. Opis komunikatów jest w pliku angielskim.

preparing-game = Która gra? { LIST($items, style: "sentences") }. Enter: { $usual }

preparing-game-digit = { $game }: { WORDS($number) }

preparing-match-players = Ilu graczy zagra? Najmniej { WORDS($least) }, najwyżej { WORDS($most) }. Enter: { WORDS($count) }

preparing-no-free = { $game } toczy się zawsze z turami, nie ma w tej grze układania swobodnego. Pomiń je albo wybierz inną grę

variant-unknown = wariant { $found } jest nieznany. Warianty: { LIST($known, style: "comma") }

resume-offer-of = Jest tu rozpoczęta gra { $game }: { LIST($players) }, { COUNT($count, of: "move") }. Grać dalej? Enter tak, zero nie
    .terse = Rozpoczęta gra { $game }, { LIST($players) }. Grać dalej? Enter tak, zero nie

journal-other-game = ta wersja programu nie zna gry { $game }. Nowsza może ją odczyta

game-unusable = gry { $game }, którą dostarcza inny pakiet, nie da się użyć. Wszystko inne działa i bez niej. Powód: { $reason }

tiles-plain = { $game }: płytki tej gry nie mają jeszcze magnesów i żadna plansza ich nie czyta. Nie ma zestawu do pokazania, sprawdzenia ani odczytu

history-game-of = Gra numer { WORDS($number) }, { $game }, { $when }, { LIST($players) }, { $state ->
        [open] rozpoczęta
        [over] zakończona
        [given-up] przerwana
        [imported] wczytana z pliku
       *[damaged] uszkodzona
    }
