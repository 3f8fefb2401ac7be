"""What an organiser does with a league: people, tables and results told, standings shown (docs/league.md)."""
