"""What is typed in Královská zahrada: commands, notation, guided acts."""
