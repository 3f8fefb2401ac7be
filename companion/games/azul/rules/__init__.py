"""The rules of Azul: states, acts, what is legal and what it is worth."""
