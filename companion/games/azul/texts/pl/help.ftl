### Co o tej grze mówi pomoc poleceń. Opis komunikatów jest w pliku angielskim.

az-about-score = Azul: pięć rzędów po pięć kratek, najpierw rząd najkrótszego wiersza, odstępy gdziekolwiek. Azul Mini: B niebieski, Y żółty, R czerwony, K czarny, W biały. Azul Mistrz czekolady: B niebieski, N brązowy, W biały, K czarny, R czerwony. Cyfry od jednego do pięciu oznaczają te same kolory w tej kolejności. Wiersze przed rzędami mogą mówić więcej: { $heads }. Wiersz z { $remark } to uwaga. { $rounds } liczy punkty zestawu bez elektroniki
az-about-rank = W Azulu o remisie rozstrzygają pełne rzędy
az-about-points = Azul i Ogród Królowej: punkty na liczniku przed tym, co jest punktowane, raz dla każdej planszy, po kolei
az-about-reverse = Azul: ściany są z drugiej strony, szare albo brązowe
az-about-rounds = Azul: liczy runda po rundzie to, co wpisano, i podejmuje tam, gdzie przerwano
