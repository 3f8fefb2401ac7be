terrain-forest = Wald
terrain-field = Weizen
terrain-lake = See
terrain-mine = Mine
rg-castle = Schloss
rg-total = { $player } hat { COUNT($total, of: "point") }
    .terse = { $player } { COUNT($total, of: "point") }
