"""How Královská zahrada is thought about: what acts are worth, and its states for the fast core."""
