"""English draughts on a board of eight by eight with sensors: a game that moves and takes pieces, for tests."""
