"""What is said of Královská zahrada: facts and keys, without words."""
