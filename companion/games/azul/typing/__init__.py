"""What is typed in Azul: commands, notation, guided acts."""
