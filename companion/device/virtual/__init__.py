"""Boards made of software, that speak the protocol of real ones: those of the demonstration."""
