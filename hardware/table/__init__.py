"""What lies on the table beside board and tiles: kings, the tower, the wand. Millimetres."""
