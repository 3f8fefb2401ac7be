"""A finished table of Queen's Garden: read from files or boards, doubted, counted and reported."""
