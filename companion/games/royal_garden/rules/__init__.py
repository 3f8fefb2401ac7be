"""The rules of Královská zahrada: states, acts, what is legal and what it is worth."""
