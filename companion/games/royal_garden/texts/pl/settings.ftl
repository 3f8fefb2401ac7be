### Co o tej grze mówią ustawienia. Opis komunikatów jest w pliku angielskim.

setting-is-variants-dynasty = Dynastia
setting-is-variants-centralised = Scentralizowane królestwo
setting-is-variants-harmony = Harmonia
setting-is-variants-duel = Pojedynek możnych
setting-is-variants-wider = Szerszy wybór
