### Co o této hře říkají nastavení. Popis zpráv je v anglickém souboru.

setting-tile-set-azul-mini = sada dílků pro Azul Mini
setting-tile-set-azul-mini-what = Soubor se sadou dílků pro Azul Mini. Obvykle je to základní sada
setting-tile-set-master-chocolatier = sada dílků pro Azul Mistři čokolády
setting-tile-set-master-chocolatier-what = Soubor se sadou dílků pro Azul Mistři čokolády. Obvykle je to základní sada
setting-is-variants-reverse = šedá nebo hnědá strana
setting-is-variants-special = speciální nabídky
setting-is-variants-marker = žeton na speciální nabídce pět
