"""Azul: Queen's Garden."""
