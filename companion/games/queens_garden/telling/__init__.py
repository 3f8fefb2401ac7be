"""What is said of Queen's Garden: facts and keys, without words."""
