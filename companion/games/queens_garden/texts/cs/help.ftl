### Co o této hře říká nápověda příkazů. Popis zpráv je v anglickém souboru.

qg-about-score = Zahrady pro královnu: řádek má jméno, dvojtečku a co říká. Řádky nahoře: { $heads }. Místa fontány po směru hodin od dvanácti, pomlčka je prázdné: { $fountain }. Rozšíření se píše podle toho, kde leží, a podle natištěného šestiúhelníku, jako { $front }, lícem dolů { $back }, jediné místo { $space }. Šestiúhelník je barva a vzor, slovy nebo dvěma číslicemi: { $colours }, { $patterns }. Bez souborů, po hře bez elektroniky, se program ptá na zahrady místo po místu
qg-about-rank = V Zahradách pro královnu se o místo dělí, kdo má stejně bodů
about-wheel = Opraví, co boduje otočné kolo hry Azul Zahrady pro královnu
about-wheel-more = Body druhé strany, { $b }, jsou jen na kartonu: sem se zadávají jednou. U každé barvy a symbolu se příkaz ptá na kolo a na body. Enter nechá, co zaznělo, slovo zpět vrátí o otázku. Než se to uloží, všechno se přečte. Bez terminálu se tabulky vypíšou
