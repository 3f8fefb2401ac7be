### Azul na stronie. Opis komunikatów jest w pliku angielskim.

az-scene-offer = warsztaty i środek stołu

az-scene-lines = linie wzoru

az-scene-floor = podłoga

az-scene-free = { $place }, wolne

az-scene-space = minus { WORDS($costs) }

az-scene-marker = znacznik gracza rozpoczynającego ma { $player }

az-scene-gold = { NOUN($source, form: "empty") }, specjalny, { PART($edition, $gold, $colour, of: "az-special", names: "edition kind colour") }
