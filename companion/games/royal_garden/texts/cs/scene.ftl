### Co z Královské zahrady ukazuje stránka.

rg-scene-kingdom = Království

rg-scene-offer = Nabídka

rg-scene-order = K položení, v tomhle pořadí

rg-scene-king = král: { $player }

rg-scene-free = volný

rg-scene-cell = { $cell }
