### Czech. What each message is for and which facts it has stands in the English file.

command-leave = opustit, odchází, odcházím

command-does-leave = odchod od stolu, ostatní hrají dál

confirm-leave = Opravdu odchází { $player }? Ostatní hrají dál. Napište totéž znovu. Jinak se nic nemění
    .terse = Odchází { $player }? Napište totéž znovu

left-already = { $player } už u stolu není

last-one = u stolu by nikdo nezbyl. Ukončete hru, nebo program
