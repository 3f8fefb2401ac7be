"""A board of noughts and crosses on paper: three rows of X, O and dots; the file's player has the crosses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.core.errors import CountError, FileError
from companion.core.model import Announcement, Problem
from companion.games.api import Space
from companion.games.counting import CountWish, Doubts, Finished, House, Lain
from companion.games.layout import decoded, read
from tests.games.noughts.game import CELLS, full
from tests.games.noughts.manifest import NAME


@dataclass(frozen=True)
class Counted:
    """What was written down, and what it is worth."""

    name: str
    signs: str
    points: int


class Crosses(Finished[None, Counted]):
    """Files and the running game."""

    def rules(self, wish: CountWish) -> None:
        """There are none to choose."""

    def few(self, rules: None) -> CountError:
        """Two at least."""
        return CountError("nc-few")

    def read(self, rules: None, file: str, name: str, at: int, house: House) -> Counted:
        """Nine signs."""

        def wrong(reason: str, line: int, column: int) -> FileError:
            return FileError("nc-layout", file=file, line=line, column=column)

        signs = "".join(decoded(read(file, wrong), wrong).split())
        if len(signs) != CELLS or not set(signs) <= set("XO."):
            raise wrong("signs", 1, 1)
        return Counted(name, signs, int(full([at for at, sign in enumerate(signs, 1) if sign == "X"])))

    def playing(
        self, rules: None, told: Sequence[Space], variants: tuple[str, ...], columns: int
    ) -> list[Counted]:
        """As the game says."""
        return [Counted(one.name, "", one.points) for one in told]

    def doubts(
        self, rules: None, found: Sequence[Counted | None], house: House, boards: Sequence[Lain] = ()
    ) -> Doubts:
        """More noughts than crosses, or two crosses more."""
        counts = [(at, one.signs.count("X") - one.signs.count("O")) for at, one in enumerate(found) if one]
        return [(at, Problem("nc-doubt")) for at, more in counts if more not in (0, 1)]

    def report(
        self, rules: None, counted: Sequence[Counted], house: House, *, over: bool, whole: bool
    ) -> list[Announcement]:
        """Points."""
        return [Announcement("nc-points", {"player": one.name, "count": one.points}) for one in counted]

    def places(self, counted: Sequence[Counted]) -> list[Announcement]:
        """The same, best first."""
        return [
            Announcement("nc-points", {"player": one.name, "count": one.points})
            for one in sorted(counted, key=lambda one: -one.points)
        ]

    def data(self, counted: Counted, file: str) -> dict[str, object]:
        """Points."""
        return {"game": NAME, "file": file, "name": counted.name, "total": counted.points}

    def ranking(self, counted: Sequence[Counted], files: Sequence[str]) -> dict[str, object]:
        """Best first."""
        return {"ranking": [one.name for one in sorted(counted, key=lambda one: -one.points)]}


FINISHED = Crosses()
