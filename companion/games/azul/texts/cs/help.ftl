### Co o této hře říká nápověda příkazů. Popis zpráv je v anglickém souboru.

az-about-score = Azul: pět řad po pěti políčkách, nejdřív řada nejkratšího řádku, mezery kdekoli. Azul Mini: B modrá, Y žlutá, R červená, K černá, W bílá. Azul Mistři čokolády: B modrá, N hnědá, W bílá, K černá, R červená. Číslice jedna až pět znamenají tytéž barvy v tomhle pořadí. Řádky před řadami mohou říct víc: { $heads }. Řádek s { $remark } je poznámka. { $rounds } počítá body sady bez elektroniky
az-about-rank = V Azulu rozhodují při shodě celé řady
az-about-points = Azul a Zahrady pro královnu: body na počítadle před tím, co se boduje, pro každou desku jednou, po řadě
az-about-reverse = Azul: stěny jsou z druhé strany, šedé nebo hnědé
az-about-rounds = Azul: počítá kolo po kole, co se napíše, a pokračuje tam, kde přestal
