"""A finished table of Královská zahrada: read from files or boards, doubted, counted and reported."""
