### Počítání toho, co na konci leží, ať je to která hra. Popis zpráv je v anglickém souboru.

score-unfit = volba { $option } ke hře { $game } nepatří. Vynechte ji, nebo jmenujte hru, kterou myslíte

score-other-game = právě se hraje { $game }, spočítat se má { $asked }. Zeptejte se bez názvu hry, nebo napřed tu hru ukončete
