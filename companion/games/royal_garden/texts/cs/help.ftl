### Co o této hře říká nápověda příkazů. Popis zpráv je v anglickém souboru.

rg-about-score = Královská zahrada, pokud { $game } neříká jinak: nejdřív nejvzdálenější řada, mezi políčky mezera. C je hrad, W obilné pole, F les, L jezero, M louka, S bažina, N { NOUN($mine, of: "terrain") }, za písmenem počet korun. Čtou se i písmena velkého písma v některém jazyce, když první řádek řekne, čí jsou: { $letters }
rg-about-sums = Dynastie bere soubory první hry, potom druhé, potom třetí, hráče vždy ve stejném pořadí: { $example }. Hráč se jmenuje podle souboru první hry
rg-about-rank = V Královské zahradě rozhoduje při shodě největší oblast, potom koruny. Kdo má všechno stejné, dělí se o místo
rg-about-discarded = Kolik dílků se odložilo, pro každé království jednou, po řadě
