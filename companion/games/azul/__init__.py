"""Azul Mini and Azul Master Chocolatier: one engine, two editions as data."""
