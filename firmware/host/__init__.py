"""The firmware on this computer, without a board."""
