### What the settings say of this game.

# A setting's title: tile-set-azul-mini.
setting-tile-set-azul-mini = tile set of Azul Mini

# What the setting tile-set-azul-mini does.
setting-tile-set-azul-mini-what = The file of the tile set of Azul Mini. Usually it is the standard one

# A setting's title: tile-set-master-chocolatier.
setting-tile-set-master-chocolatier = tile set of Azul Master Chocolatier

# What the setting tile-set-master-chocolatier does.
setting-tile-set-master-chocolatier-what = The file of the tile set of Azul Master Chocolatier. Usually it is the standard one

# A variant of Azul.
setting-is-variants-reverse = grey or brown side

# A variant of Azul.
setting-is-variants-special = special displays

# A variant of Azul.
setting-is-variants-marker = marker on special display five
