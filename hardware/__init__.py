"""The hardware: one file of parameters, and what is drawn, wired, reckoned and exported from it.

parameters   hardware/parameters.toml, typed
magnets      from poses of tiles to millivolts; report: margins, worst case, rates, holding force
shapes       the vocabulary of solids; tiles, housing, table: what is printed; catalogue: all of it
electronics  circuits, rules, layouts, files for the maker of boards
sections     what of tiles and posts the report reckons with, cut from exported meshes
tables       what follows for the wiring and the firmware
bom          what to buy
export       everything as files; solids, papers, pictures write them
"""
