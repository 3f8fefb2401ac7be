### Polish. What each message is for and which facts it has stands in the English file.
### "Podłączona" and "odłączona" are never said as a verdict: they differ in one clipped consonant.

board-old = { $player }: plansza jest gotowa, ale leży na niej jeszcze poprzednia gra. Uprzątnij planszę i zacznij
    .terse = { $player }: leży tu poprzednia gra, uprzątnij planszę

board-cleared = { $player }: plansza jest uprzątnięta{ SIZE($waits) ->
        [0] { "" }
       *[1] . { LIST($waits, style: "sentences") }
    }
    .terse = { $player }: plansza jest uprzątnięta

board-ready = { $player }: plansza jest gotowa. { WORDS($columns) } na { COUNT($rows, of: "square") }, { $lying ->
        [0] na razie pusta
        [one] leży na niej { COUNT($lying, of: "object") }
        [few] leżą na niej { COUNT($lying, of: "object") }
       *[many] leży na niej { COUNT($lying, of: "object") }
    }
    .terse = { $player }: plansza gotowa{ $lying ->
        [0] { "" }
       *[other] , { COUNT($lying, of: "object") }
    }

board-whose = Podłączono nową planszę. Kto przy niej siedzi, niech naciśnie na niej przycisk
    .terse = Nowa plansza. Czyja?

board-buttons = { LIST($items, style: "sentences") }{ $castle ->
        [0] { "" }
       *[other] . Albo połóż na niej zamek
    }

board-button = Przycisk { WORDS($number) }: { $player }

board-of = Przy tej planszy siedzi { $player }
    .terse = Plansza: { $player }

board-lost = { $player }: brak połączenia z planszą. Wszystko jest zapisane. Sprawdź kabel, gra poczeka
    .terse = { $player }: brak połączenia, wszystko jest zapisane

board-flood = { $player }: plansza wysyła o wiele za dużo, więc teraz nie jest odczytywana. Wszystko jest zapisane. Odłącz ją i podłącz ponownie. Jeśli to nie pomoże, wgraj planszy program na nowo
    .terse = { $player }: plansza wysyła za dużo. Odłącz ją i podłącz ponownie

board-back = { $player }: plansza wróciła i leży na niej to samo co przedtem
    .terse = { $player }: plansza wróciła, wszystko się zgadza

board-back-changed = { $player }: plansza wróciła, ale coś leży inaczej niż przedtem. Zaraz usłyszysz co
    .terse = { $player }: plansza wróciła, coś leży inaczej

board-back-bare = { $player }: plansza jest gotowa, ale pusta. Wszystko jest zapisane. Połóż na niej { COUNT($count, of: "object") }, po kolei, jak usłyszysz
    .terse = { $player }: plansza gotowa, połóż na niej { COUNT($count, of: "object") }

board-restarted = { $player }: { $cause ->
        [power] plansza przez chwilę nie miała prądu. Z gry nic nie zginęło. Jeśli to się powtórzy, weź inny kabel albo hub z własnym zasilaniem
        [watchdog] plansza się zawiesiła i sama uruchomiła się od nowa. Z gry nic nie zginęło
       *[other] plansza uruchomiła się od nowa. Z gry nic nie zginęło
    }
    .terse = { $player }: { $cause ->
        [power] plansza przez chwilę nie miała prądu, nic nie zginęło
       *[other] plansza uruchomiła się od nowa, nic nie zginęło
    }

board-resumed = { $player }: plansza spała razem z komputerem i znowu działa. Z gry nic nie zginęło
    .terse = { $player }: plansza już nie śpi

board-two-ids = Uwaga: dwie plansze mają ten sam numer, czytana jest tylko pierwsza. Jedną z nich wyjmij
    .terse = Uwaga: dwie plansze z tym samym numerem. Jedną wyjmij

board-version = Uwaga: ta plansza ma wersję { WORDS($theirs) }, a program wersję { WORDS($ours) }. Plansza nie jest czytana. Zaktualizuj starsze z nich
    .terse = Uwaga: plansza innej wersji, nie jest czytana

board-minor = Plansza ma trochę inną wersję programu, { $firmware }. Mimo to jest czytana
    .terse = Plansza z trochę innym programem

board-wrong-size = Uwaga: ta plansza ma { WORDS($columns) } na { COUNT($rows, of: "square", case: "accusative") }, gra potrzebuje { WORDS($wanted_columns) } na { WORDS($wanted_rows) }. Plansza nie jest czytana
    .terse = Uwaga: plansza innej wielkości, nie jest czytana

board-unread = W tej grze żadna plansza nie jest czytana. Wpisuj każdy ruch na klawiaturze
    .terse = W tej grze plansze nie są czytane

board-extra = Jedna plansza za dużo, dla tylu graczy { $count ->
        [one] wystarczy { COUNT($count, of: "board") }
        [few] wystarczą { COUNT($count, of: "board") }
       *[many] wystarczy { COUNT($count, of: "board") }
    }. Ta plansza nie jest czytana. Jeśli ma zastąpić inną, odłącz tamtą, a potem naciśnij przycisk na tej
    .terse = Jedna plansza za dużo

board-tray-unused = Ta taca nie jest używana w tej grze

board-none = Czekamy na planszę, na razie żadnej nie ma
    .terse = Czekamy na planszę

board-garbled = { $player }: z planszy przychodzi coś, czego nie da się odczytać. Sprawdź kabel, wszystko jest zapisane
    .terse = { $player }: planszy nie da się odczytać, sprawdź kabel

cell-unknown = Uwaga{ PART($player, $several, of: "whose-warning", names: "player several") }: plansza nie rozpoznaje tego, co leży na kratce { $cell }. Podnieś to i połóż jeszcze raz. W grze nic się nie zmieniło
    .terse = Uwaga{ PART($player, $several, of: "whose-warning", names: "player several") }: { $cell }, nieznana płytka. Podnieś i połóż jeszcze raz

cell-foreign = Uwaga{ PART($player, $several, of: "whose-warning", names: "player several") }: płytka z innej gry leży na kratce { $cell }. Podnieś ją z planszy
    .terse = Uwaga{ PART($player, $several, of: "whose-warning", names: "player several") }: { $cell }, płytka z innej gry. Podnieś ją

cell-unsure = Uwaga{ PART($player, $several, of: "whose-warning", names: "player several") }: odczyt jest niepewny na kratce { $cell }. Dociśnij to, co na niej leży, albo podnieś i połóż jeszcze raz
    .terse = Uwaga{ PART($player, $several, of: "whose-warning", names: "player several") }: { $cell } niepewna. Dociśnij płytkę

cell-askew = Uwaga{ PART($player, $several, of: "whose-warning", names: "player several") }: coś leży krzywo na kratce { $cell }, odczytany jest tylko środek. Obróć to prosto, aż osiądzie między kołkami
    .terse = Uwaga{ PART($player, $several, of: "whose-warning", names: "player several") }: { $cell }, płytka leży krzywo. Obróć ją prosto

cell-strong-field = Uwaga{ PART($player, $several, of: "whose-warning", names: "player several") }: przy kratce { $cell } jest bardzo silny magnes. Odsuń od planszy telefony, głośniki i inne magnesy. Gra toczy się dalej
    .terse = Uwaga{ PART($player, $several, of: "whose-warning", names: "player several") }: silny magnes, { $cell }. Odsuń go od planszy

cell-flapping = Uwaga{ PART($player, $several, of: "whose-warning", names: "player several") }: odczyt ciągle się zmienia na kratce { $cell }. Wyrównaj to, co na niej leży. Jeśli jest pusta, czujnik jest wadliwy
    .terse = Uwaga{ PART($player, $several, of: "whose-warning", names: "player several") }: { $cell } ciągle się zmienia. Wyrównaj płytkę

cell-stuck = Uwaga{ PART($player, $several, of: "whose-warning", names: "player several") }: czujnik jest wadliwy na kratce { $cell }. Plansza jest czytana dalej, na ile się da. Co tam położysz, wpisz jako ruch
    .terse = Uwaga{ PART($player, $several, of: "whose-warning", names: "player several") }: { $cell }, wadliwy czujnik. Co tam położysz, wpisz

thing-twice = Uwaga{ PART($player, $several, of: "whose-warning", names: "player several") }: to, co leży { SIZE($cells) ->
        [1] na kratce
       *[other] na kratkach
    } { LIST($cells) }, plansza czyta już gdzie indziej. Podnieś to, a pierwszy element zostaw
    .terse = Uwaga{ PART($player, $several, of: "whose-warning", names: "player several") }: czytane już gdzie indziej, { LIST($cells) }. Podnieś to

cells-ambiguous = Uwaga{ PART($player, $several, of: "whose-warning", names: "player several") }: nie jest jasne, które połowy należą do siebie, { LIST($cells) }. Podnieś jedną płytkę i połóż jeszcze raz
    .terse = Uwaga{ PART($player, $several, of: "whose-warning", names: "player several") }: niejasne połowy, { LIST($cells) }. Połóż jedną płytkę jeszcze raz
