"""Magnet physics: from where tiles lie to the voltage of every Hall sensor.

    geometry    poses, and where the magnets of a thing are
    field       the field at the sensors: exact (magpylib) and by table
    sensors     field -> millivolts
    populations  kinds of sensors, and what calibration makes of them
    motion      moves as poses over time
    scene       a whole board on which things are laid, slid, lifted and knocked: millivolts over time
    boards      many still boards at once
    troubles    boards on which a tile lies on a crumb
    verdict     whether what a board reads is what lies there

Axes: x to the right, y away from the player, z up; origin of x and y is the centre of the near left cell, z = 0 is
the plane of the Hall elements. Fields are those along the downward direction, so a magnet with its north pole down
is positive. Simulated only: nothing of it has been built or measured.
"""
