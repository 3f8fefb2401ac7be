"""Tile sets: which tiles there are, which magnets are in them, and the files that say so."""
