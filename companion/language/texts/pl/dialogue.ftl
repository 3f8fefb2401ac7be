### Polish. What each message is for and which facts it has stands in the English file.

dialogue-left = Koniec pytania, wszystko zostaje bez zmian
    .terse = Koniec pytania

question-over = Poprzednie pytanie już się nie liczy. Wpisz polecenie jeszcze raz

dialogue-unfit = To tutaj nie pasuje: { $text }

dialogue-first = To jest pierwsze pytanie

dialogue-help = { $back } cofa o jedno pytanie{ $drops ->
        [1] , przy pierwszym odwołuje polecenie
       *[0] , najdalej do pierwszego
    }, { $repeat } powtarza pytanie, { $stop } kończy pytania
