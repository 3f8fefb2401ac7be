"""The care of what a game needs: the computer, the settings, boards and tile sets."""
