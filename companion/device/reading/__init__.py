"""The board room: from the words of cells to objects lying on a board."""
