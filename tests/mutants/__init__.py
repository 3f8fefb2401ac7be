"""Mutants: small errors planted in a room, each of which one of the room's own tests must find."""
