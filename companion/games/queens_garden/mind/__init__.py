"""How Queen's Garden is thought about: what acts are worth, in points."""
