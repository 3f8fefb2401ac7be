### Co o tej grze mówi pomoc poleceń. Opis komunikatów jest w pliku angielskim.

qg-about-score = Ogród Królowej: wiersz ma nazwę, dwukropek i treść. Wiersze na górze: { $heads }. Miejsca fontanny zgodnie z ruchem wskazówek od dwunastej, kreska to puste: { $fountain }. Rozszerzenie zapisuje się według tego, gdzie leży, i według nadrukowanego sześciokąta, jak { $front }, odwrócone { $back }, pojedyncze miejsce { $space }. Sześciokąt to kolor i wzór, słowami albo dwiema cyframi: { $colours }, { $patterns }. Bez plików, po grze bez elektroniki, program pyta o ogrody miejsce po miejscu
qg-about-rank = W Ogrodzie Królowej miejsce dzieli ten, kto ma tyle samo punktów
about-wheel = Poprawia, co punktuje obrotowe koło w grze Azul Ogród Królowej
about-wheel-more = Punkty drugiej strony, { $b }, są tylko na kartonie: tutaj wpisuje się je raz. Program pyta o każdy kolor i wzór, z jego rundą i punktami. Sam Enter nic nie zmienia, słowo wstecz wraca o jedno pytanie. Przed zapisaniem wszystko jest odczytywane. Bez terminala tabele są wypisywane
