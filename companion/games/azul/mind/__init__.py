"""How the games of Azul are thought about: what acts are worth, and their states for the fast core."""
