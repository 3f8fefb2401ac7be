"""A league against a second reckoner, written from docs/league.md before the room itself."""
