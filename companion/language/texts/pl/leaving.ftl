### Polish. What each message is for and which facts it has stands in the English file.

command-leave = odejdź, odchodzi, odchodzę

command-does-leave = odejście od stołu, pozostali grają dalej

confirm-leave = Na pewno odchodzi { $player }? Pozostali grają dalej. Wpisz to samo jeszcze raz. Inaczej nic się nie zmieni
    .terse = Odchodzi { $player }? Wpisz to samo jeszcze raz

left-already = { $player }: tego gracza nie ma już przy stole

last-one = przy stole nikt by nie został. Zakończ grę albo program
