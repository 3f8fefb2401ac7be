"""What a hostile seat appends: garbage, others' bytes and acts, chance, undo, floods, and other versions."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from companion.core.canonical import canonical
from companion.far import entry
from companion.far.entry import FarEntry, PauseBody
from companion.far.shared_log import KeptEntry
from tests.far.kit import FarHouse, FarTable, SignedPlainly

KINDS = (
    "garbage", "copied", "signed-by-another", "another-seat", "old-head", "another-match", "another-state",
    "newer", "repeated", "oversize", "text", "another's-act", "nobody's-act", "chance", "undo", "confirm",
    "reveal", "open", "join", "result", "own-act", "leave", "pause", "apart",
)  # fmt: skip


class HostileSeat:
    """A seat that knows the match, signs as itself, and says anything. counts: how often each kind was said."""

    def __init__(self, table: FarTable, seat: int, seed: int) -> None:
        self._table, self.seat, self._dice = table, seat, random.Random(seed)
        self.counts = dict.fromkeys(KINDS, 0)
        self._made = 0

    @property
    def _house(self) -> FarHouse:
        return self._table.houses[self.seat - 1]

    def say(self) -> str:
        """Append one entry, which all hear; gives its kind where more came of it than a seat may do, else ""."""
        kind = self._dice.choice(KINDS)
        self.counts[kind] += 1
        before, data = self._played(), self._data(kind)
        is_drawn = bool(self._house.replica.agreed.next_reveal)
        self._table.log.kept.append(KeptEntry(self._table.log.head + 1, data, self.seat))
        self._table.tell_all()
        after = self._played()
        players = {player for _, player in before ^ after}
        allowed = {0} if is_drawn and kind == "reveal" else {0, self.seat} if kind == "confirm" else {self.seat}
        undone = {player for _, player in before - after}
        return kind if players - allowed or undone - {self.seat} else ""

    def _played(self) -> set[tuple[int, int]]:
        """Number and player of each standing act."""
        match = self._house.replica.agreed.match
        assert match is not None
        return {(one.number, one.move.player) for one in match.table.referee.ledger.played}

    def _data(self, kind: str) -> bytes:
        dice, log = self._dice, self._table.log
        other = dice.choice([house.seat for house in self._table.houses if house.seat != self.seat])
        if kind == "garbage":
            return dice.randbytes(dice.randrange(700))
        if kind == "copied":
            return dice.choice(log.kept).data
        told = self._told(kind, other)
        signer = other if kind == "signed-by-another" else self.seat
        sealed = SignedPlainly(signer).close(canonical(told).encode())
        return sealed[:1] + bytes(32) + sealed[33:] if kind == "signed-by-another" else sealed

    def _told(self, kind: str, other: int) -> dict[str, Any]:
        """An entry that would count, were it not for one thing."""
        dice, replica = self._dice, self._house.replica
        self._made += 1
        told: dict[str, Any] = {
            "v": 1, "match": "m1", "n": replica.head + 1, "seat": self.seat, "id": f"h{self._made}",
            "prev": entry.chained(replica.kept[-1].data), "state": replica.agreed.digest(),
            "body": self._body(kind, other),
        }  # fmt: skip
        changes: dict[str, Callable[[], dict[str, Any]]] = {
            "another-seat": lambda: {"seat": other},
            "old-head": lambda: {"n": max(1, told["n"] - dice.randrange(1, 4))},
            "another-match": lambda: {"match": "m2"},
            "another-state": lambda: {"state": "f" * 32},
            "newer": lambda: {"v": 2, "more": 1},
            "repeated": lambda: {"id": self._repeated()},
            "oversize": lambda: {"id": "x" * 600},
        }
        return {**told, **changes.get(kind, dict)()}

    def _repeated(self) -> str:
        """The id of an entry of this seat that counts already: of its joining."""
        mine = [entry.read(kept.data[33:]) for kept in self._table.log.kept[:9] if kept.seat == self.seat]
        return next(one.id for one in mine if isinstance(one, FarEntry))

    def _body(self, kind: str, other: int) -> dict[str, Any]:
        dice, agreed = self._dice, self._house.replica.agreed
        assert agreed.match is not None
        match kind:
            case "undo":
                last = agreed.match.table.referee.ledger.count
                body: dict[str, Any] = {"kind": "undo", "move": max(1, last - dice.randrange(3))}
            case "reveal":
                draw = agreed.draws.done + dice.randrange(1, 3)
                body = {"kind": "reveal", "draw": draw, "value": self._value()}
            case "open" | "join":
                own = self._house.opening() if kind == "open" else self._house.joining()
                body = own.model_dump(mode="json")
            case "result":
                body = {"kind": "result", "totals": [99] * 2, "ranks": [1, 2]}
            case "pause":
                body = {"kind": "pause", "resting": dice.random() < 0.5}
            case "apart":
                body = {"kind": kind, "rules": dice.randbytes(16).hex(), "program": "99.0"}
            case "confirm" | "leave":
                body = {"kind": kind}
            case _:
                body = {"kind": "act", "text": self._text(kind, other)}
        return body

    def _value(self) -> str:
        """The right value, or one too early, or none."""
        draws = self._house.replica.agreed.draws
        draw = draws.done + 1 + self._dice.randrange(2)
        return self._dice.choice((self._house.chain.value(draw).hex(), self._dice.randbytes(32).hex()))

    def _text(self, kind: str, other: int) -> str:
        dice, match = self._dice, self._house.replica.agreed.match
        assert match is not None
        game, state = match.table.referee.game, match.table.referee.state
        if kind == "text":
            return "".join(dice.choices(" !#09AZaz.:-@é\x1b", k=dice.randrange(1, 60)))
        awaited = game.awaited(state)
        moves = [move for one in awaited for move, _ in one.chance] if kind == "chance" else []
        moves = moves or [one.confirms for one in awaited if one.confirms is not None and kind == "nobody's-act"]
        text = game.text(dice.choice(moves)) if moves else self._legal(kind, other)
        rest = text.split(" ", 1)[-1]
        return dice.choice((text, rest, f"0 {rest}", f"{self.seat} {rest}", f"{other} {rest}"))[:316]

    def _legal(self, kind: str, other: int) -> str:
        """An act that is legal for somebody, if there is one: of the other for another's."""
        match = self._house.replica.agreed.match
        assert match is not None
        referee = match.table.referee
        move = self._house.would_play()
        if kind == "own-act" and move is not None and move.player == self.seat:
            return referee.game.text(move)
        return referee.game.text(move) if move is not None else f"{other} leave"


def resume(table: FarTable, hostile: int) -> None:
    """Another house lets a match go on that rests."""
    for house in table.houses:
        if house.seat != hostile and house.replica.agreed.resting:
            house.replica.propose(PauseBody(resting=False))
            table.step()
            return
