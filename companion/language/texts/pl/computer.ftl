### Polish. What each message is for and which facts it has stands in the English file.

awake-why = otwarta gra
awake-ready = Uśpienie: dopóki gra jest otwarta, komputer nie zaśnie
awake-off = Uśpienie: komputer może zasnąć w czasie gry, tak jest w ustawieniach
awake-none = Uśpienie: nie da się mu stąd zapobiec
awake-none-remedy = Na czas gry wyłącz automatyczne usypianie w ustawieniach komputera
autostart-on = Autostart: włączony, { $file }
autostart-off = Autostart: wyłączony
autostart-older = Autostart: włączony, ale dla innej wersji programu, { $file }. Naprawi to następny wiersz
autostart-foreign = Autostart: w tym miejscu jest inny plik, pozostaje bez zmian, { $file }. Przenieś go i spróbuj jeszcze raz
autostart-unreadable = Autostart: pliku nie można zmienić, { $file }. Grę można zacząć ręcznie. Zezwól tam na zapis i spróbuj jeszcze raz
autostart-nothing-to-start = Autostart: na tym komputerze brakuje programu { $program }, który to robi. Gry zaczynaj ręcznie
autostart-rule = Reguła dla plansz: zainstalowana, { $file }
autostart-rule-other = Reguła dla plansz: inna wersja, { $file }
autostart-rule-none = Reguła dla plansz: jeszcze jej brakuje. Bez niej plansza nie uruchomi gry
autostart-rule-install = Zainstaluje ją następny wiersz, wystarczy wpisać go raz
autostart-rule-remove = Regułę dla plansz usunie następny wiersz
autostart-plug = Potem wyjmij kable plansz i włóż je jeszcze raz: gra się zacznie albo potoczy się dalej ta rozpoczęta
autostart-login = Od następnego logowania: gra się zacznie albo potoczy się dalej ta rozpoczęta
autostart-running = Gra, która teraz trwa, toczy się dalej
completion-unknown = Uzupełnianie: nie wiadomo, która to powłoka. Podaj jej nazwę: { LIST($shells, style: "or") }
