"""Královská zahrada: dominoes of landscape around a castle. The game object is in the module `game`."""
