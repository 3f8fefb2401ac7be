### Co o tej grze mówi pomoc poleceń. Opis komunikatów jest w pliku angielskim.

qg-about-score = Ogród Królowej: wiersz ma nazwę, dwukropek i treść. Wiersze na górze: { $heads }. Miejsca fontanny zgodnie z ruchem wskazówek od dwunastej, kreska to puste: { $fountain }. Rozszerzenie zapisuje się według tego, gdzie leży, i według nadrukowanego sześciokąta, jak { $front }, odwrócone { $back }, pojedyncze miejsce { $space }. Sześciokąt to kolor i wzór, słowami albo dwiema cyframi: { $colours }, { $patterns }. Bez plików, po grze bez elektroniki, program pyta o ogrody miejsce po miejscu
qg-about-rank = W Ogrodzie Królowej miejsce dzieli ten, kto ma tyle samo punktów
