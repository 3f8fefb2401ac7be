page-after-title = Po partii

page-after = Po partii

page-after-ranking = Ranking

page-after-open = Ta partia jeszcze się nie skończyła. Wszystko jest tak, jak stoi teraz

page-after-came = Skąd są punkty, { $player }

page-after-reason = Za co

page-after-points = Punkty

page-after-sum = Razem

page-after-marked = Zaznaczono: { LIST($places) }

page-after-unmarked = Zaznaczenie zniknęło

page-after-mark = zaznaczone

page-after-replay = Odtwarzanie

page-after-first = Początek

page-after-before = Wstecz

page-after-next = Dalej

page-after-last = Koniec

page-after-start = Przed pierwszym ruchem

page-after-acts = Ruchy

page-after-boards = Plansze

page-after-sheet = Arkusz w brajlu

page-after-print = Drukuj

page-after-said = Komunikaty

page-after-none = Na razie nie ma tu żadnej partii. Gdy jakaś będzie grana, odśwież tę stronę

page-sheet-none = Arkusza w brajlu nie można zrobić, bo na komputerze, na którym działa Companion, brakuje programu { $program } z liblouis. Partia jest, jaka była. W Debianie i pokrewnych systemach instaluje go: { $command }

page-sheet-failed = Arkusza w brajlu nie można zrobić. Program { $program } nie tłumaczy z tablicą { $table }. Partia jest, jaka była. W Debianie i pokrewnych systemach tablice dołoży: { $command }

page-after-lost = Strona nie odpowiada. To, co widać, zostaje. Spróbuj jeszcze raz albo otwórz adres ponownie

page-kept = Żeby obejrzeć { $number ->
        [0] grę z pliku
       *[other] grę numer { WORDS($number) }
    }, otwórz w przeglądarce ten adres

page-kept-ends = Strona jest zamknięta. Gra pozostaje zapisana

page-kept-open = Gra numer { WORDS($number) } jeszcze trwa. Dopóki jest grana, pokazuje ją jej własna strona: { $page }. Tak można grać dalej: { $play }

page-kept-lost = Uwaga: część tej gry przepadła w dzienniku. Widać ją, dopóki jest cała, to { COUNT($count, of: "move") }. Ranking i punkty są z tej chwili

page-kept-left = Ta partia jest niedokończona, ma { COUNT($count, of: "move") }. Ranking i punkty są takie, jak wtedy stały

journal-other-rules = Grę zapisała wersja { $version }, a ta wersja inaczej ocenia jej ruchy. Można jej znów posłuchać i pozostaje zapisana
