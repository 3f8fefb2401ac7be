### Co o tej grze mówi pomoc poleceń. Opis komunikatów jest w pliku angielskim.

rg-about-score = Królewski ogród, chyba że { $game } mówi inaczej: najpierw najdalszy rząd, między kratkami odstęp. C to zamek, W zboże, F las, L jezioro, M łąka, S bagno, N { NOUN($mine, of: "terrain") }, za literą liczba koron. Czytane są też litery dużego druku danego języka, gdy pierwszy wiersz mówi, czyje są: { $letters }
rg-about-sums = Dynastia bierze pliki pierwszej partii, potem drugiej, potem trzeciej, graczy zawsze w tej samej kolejności: { $example }. Gracz nazywa się tak jak plik pierwszej partii
rg-about-rank = W Królewskim ogrodzie o remisie rozstrzyga największy obszar, potem korony. Kto ma wszystko takie samo, dzieli miejsce
rg-about-discarded = Ile płytek odłożono, raz dla każdego królestwa, po kolei
