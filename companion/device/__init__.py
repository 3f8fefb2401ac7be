"""What lies under the table: the wire to a board, its program, its tiles, and what its readings mean."""
