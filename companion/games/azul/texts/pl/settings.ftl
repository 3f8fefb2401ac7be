### Co o tej grze mówią ustawienia. Opis komunikatów jest w pliku angielskim.

setting-tile-set-azul-mini = zestaw płytek do gry Azul Mini
setting-tile-set-azul-mini-what = Plik z zestawem płytek do gry Azul Mini. Zwykle jest to zestaw podstawowy
setting-tile-set-master-chocolatier = zestaw płytek do gry Azul Mistrz czekolady
setting-tile-set-master-chocolatier-what = Plik z zestawem płytek do gry Azul Mistrz czekolady. Zwykle jest to zestaw podstawowy
setting-is-variants-reverse = szara lub brązowa strona
setting-is-variants-special = specjalne warsztaty
setting-is-variants-marker = znacznik na specjalnym warsztacie pięć
