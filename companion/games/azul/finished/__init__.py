"""A finished table of Azul: read from files or boards, doubted, counted and reported."""
