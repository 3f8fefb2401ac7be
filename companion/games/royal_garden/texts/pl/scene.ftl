### Co z Královské zahrady pokazuje strona.

rg-scene-kingdom = Królestwo

rg-scene-offer = Oferta

rg-scene-order = Do położenia, w tej kolejności

rg-scene-king = król: { $player }

rg-scene-free = wolna

rg-scene-cell = { $cell }
