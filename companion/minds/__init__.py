"""What the choices of a seat are worth, seen with its own eyes: one question for all games."""
