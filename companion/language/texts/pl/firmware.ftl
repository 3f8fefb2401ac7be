### Polish. What each message is for and which facts it has stands in the English file.

board-firmware-older = { $player }: w tej planszy jest starszy program, { $firmware }. Mimo to jest czytana. Po grze wpisz { $command }
    .terse = { $player }: starszy program w planszy. Po grze wpisz { $command }

board-no-wand = { $player }: ta plansza nie czuje różdżki. O kratkę zapytaj klawiszem
    .terse = { $player }: plansza nie czuje różdżki

board-tells-nothing = { $player }: plansza nie mówi, co na niej leży. Wyjmij kabel i włóż go jeszcze raz
    .terse = { $player }: plansza milczy. Wyjmij kabel i włóż go jeszcze raz
