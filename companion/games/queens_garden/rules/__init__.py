"""The rules of Queen's Garden: states, acts, what is legal and what it is worth."""
