"""The two editions as data: colours, the coloured wall, and what else differs."""

from __future__ import annotations

from dataclasses import dataclass, field

SIZE = 5
"""Pattern lines, wall rows and wall columns (AZ-05, AZ-06)."""
EACH = 20
"""Tiles of each colour (AZ-02)."""
DISPLAYS = {2: 5, 3: 7, 4: 9}
"""Number of players -> displays (AZ-15, AZ-16, AZ-17)."""
ALL_DISPLAYS = 9
"""Displays in the box (AZ-03)."""
FILLING = 4
"""Tiles that a display is filled with (AZ-21)."""
PENALTIES = (0, 1, 2, 4, 6, 8, 11, 14)
"""What so many things on the floor line cost together (AZ-07)."""
FLOOR = 7
"""Spaces of the floor line (AZ-07)."""
MARKER = SIZE + 1
"""The starting marker where a floor line is listed, after the numbers of the colours."""

REVERSE, SPECIAL, SHELTER = "reverse", "special", "marker"
"""Variants: the grey or brown side; special displays; and the marker may lie on SN5 as well (ruling 12)."""

SN1, SN2, SN3, SN4, SN5 = "sn1", "sn2", "sn3", "sn4", "sn5"


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition. A colour is a number from 1 to 5, its word that of `colours`; 0 is no colour.

    golds: the gold sides of the nine displays, empty where there are none (MC-04).
    """

    name: str
    colours: tuple[str, ...]
    golds: tuple[str, ...] = ()
    numbers: dict[str, int] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Number the colours."""
        object.__setattr__(self, "numbers", {word: number for number, word in enumerate(self.colours, 1)})

    def word(self, colour: int) -> str:
        """The id of a colour."""
        return self.colours[colour - 1]

    @property
    def variants(self) -> tuple[str, ...]:
        """The variants that this edition has."""
        return (REVERSE, SPECIAL, SHELTER) if self.golds else (REVERSE,)


def column_of(row: int, colour: int) -> int:
    """The column of a colour in a row of the coloured side, both from 0 (AZ-08, MC-02)."""
    return (colour - 1 + row) % SIZE


def colour_at(row: int, column: int) -> int:
    """The colour of a cell of the coloured side (AZ-08, MC-02)."""
    return (column - row) % SIZE + 1


MINI = Edition("azul_mini", ("blue", "yellow", "red", "black", "white"))
"""Azul Mini; its wall is taken to be that of the base game (AZ-10)."""

_PRALINES = ("blue", "brown", "white", "black", "red")
CHOCOLATIER = Edition(
    "master_chocolatier",
    _PRALINES,
    (SN1, *(f"{SN2}-{word}" for word in _PRALINES), SN3, SN4, SN5),
)
"""Azul Master Chocolatier (MC-01)."""
