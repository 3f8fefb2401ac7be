"""Tests of the firmware core on this computer."""
