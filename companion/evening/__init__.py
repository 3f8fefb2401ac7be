"""Before and after a game: preparing it, taking it up again, counting what lies there."""
