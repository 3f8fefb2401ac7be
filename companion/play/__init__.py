"""One match: table, referee, journal and chance, without threads."""
