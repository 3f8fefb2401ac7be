### Polish. What each message is for and which facts it has stands in the English file.

installer-welcome = companion { $version } czyta plansze gier magnetycznych, rozstrzyga, liczy punkty i mówi. Instaluje się tylko dla ciebie. Następna strona pyta o folder, potem program się instaluje.

installer-autostart = &Zaczynaj grę samoczynnie po zalogowaniu

installer-folder = Folder programu. Ustawienia i zapisane gry leżą gdzie indziej i zostają, gdy program jest usuwany.

installer-done = companion jest zainstalowany. Podłącz planszę i wybierz companion w menu Start. W nowej konsoli uruchamia go słowo companion.

installer-begin = Uruchom &teraz

installer-close = Za&mknij

installer-preparing = Program jest przygotowywany, żeby szybko się uruchamiał. Trwa to najwyżej minutę.

installer-shortcut-console = companion, polecenia

installer-running = companion jest uruchomiony, więc nie można go wymienić ani usunąć. Twoja gra jest zapisana. Zakończ program i zacznij jeszcze raz.

installer-rights = W folderze { $folder } nie wolno zapisywać. Nic się nie zmieniło. Wybierz inny folder, na przykład proponowany.

installer-space = W folderze { $folder } jest za mało miejsca. Nic się nie zmieniło, twoje gry są zapisane. Zwolnij miejsce, potrzeba { $needed } MB, i zacznij jeszcze raz.

installer-broken = Nie wszystkie pliki udało się zapisać. Zainstalowany wcześniej companion pozostał, jak był, a twoje gry są zapisane. Zacznij jeszcze raz. Jeśli znowu się nie uda, pobierz instalator ponownie.

installer-newer = Zainstalowany jest companion { $installed }, nowszy niż { $version }. Starszy może nie umieć kontynuować jego gier.

installer-newer-ask = Czy mimo to zainstalować starszy?

installer-newer-over = Nic się nie zmieniło. Opcja /OVER mimo to go instaluje.

installer-removing = companion zostanie usunięty z tego komputera.

installer-forget = &Usuń też moje zapisane gry, ustawienia i zestawy kafelków. Nie można ich przywrócić.

installer-removed = companion jest usunięty. Twoje zapisane gry i ustawienia zostały.

installer-removed-all = companion jest usunięty, razem z grami i ustawieniami.
