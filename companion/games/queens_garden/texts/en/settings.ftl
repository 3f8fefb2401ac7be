### What the settings say of this game.

# A variant of Azul Queen's Garden.
setting-is-variants-side-b = side B of the scoring board

# A variant of Azul Queen's Garden.
setting-is-variants-below = points below zero
