"""How a listener keeps a table in mind: what was understood is played by the rules, and can be taken back.

The rules are an independent engine, a table of its own; see azul_memory and queens_memory. A line that does not
fit what is known raises UnsureError: something was told wrong, or left out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any, Generic, Protocol, TypeVar

from tests.listening_player.ears import Understood
from tests.listening_player.memory import UnsureError

Act = tuple[str, tuple[Any, ...]]
"""An act as the engine knows it: the name of its method, and the arguments."""


class Heard(Protocol):
    """A table of an independent engine."""

    round: int

    @property
    def over(self) -> bool:
        """Whether the match is over."""

    def state(self, names: Sequence[str]) -> dict[str, Any]:
        """Everything, as plain data."""


Table = TypeVar("Table", bound=Heard)


class TableMemory(Generic[Table]):
    """The match as one listener knows it. table: None until the set-up has been heard.

    ended: what was heard of the end, the ranking as it was told and as it is by the rules. open: acts of this
    round, which can be undone.
    """

    def __init__(self, players: int) -> None:
        self.players = tuple(range(1, players + 1))
        self.table: Table | None = None
        self.ended: list[tuple[Any, Any]] = []
        self.open: list[Act] = []
        self._base: Table | None = None
        self._before: tuple[Table, list[Act]] | None = None  # the round before, until this one has begun

    def hear(self, told: Understood) -> None:
        """Take in what a line told. Answers and refusals tell nothing new. UnsureError."""
        hears: Callable[..., None] | None = getattr(self, f"_hear_{told.kind}", None)
        if hears is None:
            return
        if self.table is None and not told.kind.startswith("prepare"):
            raise UnsureError(f"{told.kind} before the set-up")
        hears(**told.facts)

    @property
    def known(self) -> Table:
        """The table; UnsureError before the set-up."""
        if self.table is None:
            raise UnsureError("nothing is known yet")
        return self.table

    def rounds(self) -> int:
        """Grows with every round and with the end."""
        return (self.table.round if self.table is not None else 0) + len(self.ended)

    def state(self, names: Sequence[str]) -> dict[str, Any]:
        """Everything that is known, to be compared with what is true."""
        if self.table is None:
            return {"phase": ""}
        return {**self.table.state(names), "ended": [[told, true] for told, true in self.ended]}

    # ---- doing and undoing -----------------------------------------------------------------------------------

    def _begin(self) -> None:
        """Nothing before can be undone."""
        self._base, self.open = deepcopy(self.known), []

    def _do(self, name: str, *args: Any) -> None:
        try:
            getattr(self.known, name)(*args)
        except AssertionError as error:
            raise UnsureError(f"{name} {args}: {error}") from error
        self.open.append((name, args))

    def _undo(self, is_meant: Callable[[Act], bool]) -> None:
        """One act of this round has never been."""
        for at in range(len(self.open) - 1, -1, -1):
            if is_meant(self.open[at]):
                self._replay(self.open[:at] + self.open[at + 1 :])
                return
        raise UnsureError("an act is undone that was not heard")

    def _is_open(self, is_meant: Callable[[Act], bool]) -> None:
        """An act that is asked about before it is undone can be undone."""
        expect(any(map(is_meant, self.open)), "somebody asks about an act that was not heard")

    def _round_again(self, round_: object) -> None:
        """The end of the round before has never been."""
        expect(not self.open and self._before is not None, "no end of a round was heard")
        assert self._before is not None
        self._base, acts = self._before
        self._before = None
        self._replay(acts)
        expect(self.known.round == round_, "another round was ended")

    def _replay(self, acts: Sequence[Act]) -> None:
        assert self._base is not None
        self.table = deepcopy(self._base)
        self.open = []
        for name, args in acts:
            self._do(name, *args)


def expect(holds: bool, why: str) -> None:
    """UnsureError unless it holds."""
    if not holds:
        raise UnsureError(why)


__all__ = ["Act", "TableMemory", "UnsureError", "expect"]
