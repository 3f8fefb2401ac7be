"""A finished board of draughts, counted without its match."""
