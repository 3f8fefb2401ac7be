### Polish. What each message is for and which facts it has stands in the English file.

voice-system-none = Głosów systemu nie da się użyć. Mówi wbudowany głos
    .terse = Bez głosu systemu, mówi głos wbudowany

voice-no-player = Głos systemu nie ma czym odtworzyć dźwięku, zainstaluj { $program }. Mówi wbudowany głos
    .terse = Brak { $program }. Mówi wbudowany głos

voice-system-silent = Głos systemu nie wydał dźwięku. Odtąd mówi wbudowany głos. Sprawdź dźwięk systemu
    .terse = Głos systemu milczy, mówi wbudowany

voice-system-hung = Głos systemu się zaciął. Odtąd mówi wbudowany głos
    .terse = Głos systemu się zaciął, mówi wbudowany

voice-system-failed = Głos systemu zawiódł. Odtąd mówi wbudowany głos
    .terse = Głos systemu zawiódł, mówi wbudowany

voice-language-none = System nie ma { $language ->
        [cs] czeskiego
        [pl] polskiego
       *[en] angielskiego
    } głosu. Mówi wbudowany głos
    .terse = Brak { $language ->
        [cs] czeskiego
        [pl] polskiego
       *[en] angielskiego
    } głosu, mówi wbudowany

voice-replaced = Wybrany głos zatrzymał się kilka razy. Odtąd mówi wbudowany głos
    .terse = Wybrany głos stanął, mówi wbudowany

reader-none = Czytnik ekranu nie odpowiada. Wszystko jest wypisywane jako tekst. Włącz czytnik i uruchom program ponownie
    .terse = Czytnik nie odpowiada, zostaje tekst

reader-language-none = Mowa czytnika ekranu nie ma { $language ->
        [cs] czeskiego
        [pl] polskiego
       *[en] angielskiego
    } głosu. Wszystko jest wypisywane jako tekst
    .terse = Czytnik nie zna { $language ->
        [cs] czeskiego
        [pl] polskiego
       *[en] angielskiego
    }, zostaje tekst
