"""The second opinion on Královská zahrada: the whole match, from the rulebook, knowing nothing of companion."""
