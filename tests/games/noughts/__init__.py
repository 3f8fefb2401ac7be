"""Noughts and crosses, a game of another package: nothing outside this folder knows it."""
