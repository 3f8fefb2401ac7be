"""What is typed in Queen's Garden: commands, notation, guided acts."""
