"""Measurements and soaks."""
