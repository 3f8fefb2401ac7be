"""What is done with tile sets: shown, checked, made, and their magnets laid in."""
