"""Accessible tabletop companion for physical magnetic board games."""

__version__ = "0.1.0"
