"""Solids: tiles with their relief, jigs, boards, tray and tower, all from hardware/parameters.toml. Millimetres.

part    what every maker of solids gives: a solid as it is printed, and how often it is needed
"""
