### Pytania o partię, które ma każda gra, i słowa do nich. Co znaczy każda wiadomość, stoi w pliku angielskim.

command-open = otwarte

command-changed = zmiany, nowości

command-does-open = które ruchy można jeszcze cofnąć

command-does-changed = co się zmieniło od twojego ostatniego ruchu
