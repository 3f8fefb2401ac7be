"""Conversations with one board: asking it, leading hands over it, reading a tile back."""
