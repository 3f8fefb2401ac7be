"""Tiles, from a tile set and the parameters: dominoes, castles, tiles of colours, and the stick. Millimetres.

tile_set      all printed parts of a set, and the gauge tile
outline       footprints with their notches
base          the lower piece, with pockets for magnets
pockets       the pockets and the marks beside them
number_plate  the number in the underside
cap           the upper piece, with the relief
colours       what a cap is printed in, for who sees a little
terrain       the relief of a half, and of a castle; crown: its crowns
stick         the polarity stick, by which magnets come into a base
assembly      pieces put together, as a maker does it
"""
