"""A league: who sits with whom in each round, and how everybody stands (docs/league.md). Pure."""
