"""Tests of the hardware: magnets, and what is decoded from them."""
