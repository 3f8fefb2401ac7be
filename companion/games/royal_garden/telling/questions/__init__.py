"""The questions of players, by what they are about; module answer of the game asks them."""
