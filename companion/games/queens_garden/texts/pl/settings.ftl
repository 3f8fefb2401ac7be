### Co o tej grze mówią ustawienia. Opis komunikatów jest w pliku angielskim.

setting-is-variants-side-b = strona be planszy punktacji
setting-is-variants-below = punkty poniżej zera
