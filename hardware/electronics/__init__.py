"""Circuit boards: from the wiring in companion/data to drawings, checks and files for the maker of boards.

circuit   components and what their pins are wired to
"""
