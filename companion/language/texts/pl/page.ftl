page-extra = Części potrzebne do strony nie są zainstalowane. Gra toczy się dalej. Zainstaluje je to: { $command }

page-none = Żadna gra się nie toczy, więc nie ma czego pokazać. Zacznij ją poleceniem companion play i wywołaj to jeszcze raz

page-taken = Port { $port } zajmuje inny program. Gra toczy się dalej. Podaj inny port opcją { $option }, zero bierze dowolny wolny

page-watch = Kto chce tylko patrzeć, otwiera w przeglądarce ten adres

page-plays = { $player } gra pod tym adresem

page-ends = Strona jest zamknięta. Gra toczy się dalej

page-title = Stół

page-skip = Do polecenia

page-said = Co zostało powiedziane

page-command = Polecenie

page-label = Polecenie jak przy stole. Dziewiątka to pomoc

page-send = Wyślij

page-last = Ostatnio powiedziano

page-now = Co można teraz zrobić

page-back = Wstecz

page-whole = To wszystko

page-boards = Widoki

page-large = Duży druk

page-picture = Obraz

page-seat = Przy stole

page-connecting = Łączenie

page-lost = Połączenie zostało przerwane. Trwa ponowna próba

page-again = Połączono ponownie

page-missed = zdań w tym czasie. Są powyżej

page-table = Na stole

page-gone = Companion nie działa. Gdy ruszy, strona pójdzie dalej

page-back-again = Companion znowu działa

page-board = Plansza

page-heap = Miejsce { $name }

page-castle = zamek

page-player = { $player }, { COUNT($total, of: "point") }

page-other-board = Inna plansza

page-legend = Na obrazkach
