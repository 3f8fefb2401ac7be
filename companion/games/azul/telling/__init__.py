"""What is said of Azul: facts and keys, without words."""
