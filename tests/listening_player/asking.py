"""Asking about everything: the questions by which a listener who has lost the thread finds it again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.listening_player.ears import Understood

PATIENCE = 4
"""How often one question is asked before all of them begin anew."""
AT_ONCE = 3
"""Items that a list tells in one answer; the next ones are asked for by number."""

ROUNDS = ("rounds", "rounds_last", "rounds_first")
ORDER = ("order_lots", "order_first", "order_none", "order_acting", "order_acting_none", "order_line")
OFFER = ("offer_line", "line_missing", "offer_none", "offer_over")
ASIDE = ("aside", "aside_on", "aside_none")
ROW = ("row", "row_empty")
WAITS = (
    "waits_nothing",
    "awaits",
    *(f"await_{what}" for what in ("lots", "draw", "king", "place", "nowhere", "castle", "over")),
)


class Asking:
    """A round of questions. answers: None until all are answered, then what memory.renew takes."""

    def __init__(self, players: Sequence[int], seat: int, size: int) -> None:
        self.answers: dict[str, Any] | None = None
        self._players, self._seat = tuple(players), seat
        self._told: dict[str, Any] = {
            "lots": False,
            "first": (),
            "acting": 0,
            "old": [],
            "new": [],
            "missing": 0,
            "aside": [],
            "out": 0,
            "boards": {player: ("", {}) for player in players},
        }
        self._left: list[tuple[str, tuple[str, ...], str]] = [
            ("14", ROUNDS, "rounds"),
            ("52", ORDER, "order"),
            ("51", OFFER, "offer"),
            ("1", WAITS, "waits"),
            ("0.34", ASIDE, "aside"),
        ]
        rows = [(player, row) for player in players for row in range(1, size + 1)]
        self._left += [(f"{player}.22.{row}", ROW, f"row {player} {row}") for player, row in rows]
        self._asked = 0

    def key(self) -> str | None:
        """What to type now; None when it has been typed often enough."""
        self._asked += 1
        return self._left[0][0] if self._asked <= PATIENCE else None

    def take(self, told: Understood) -> bool:
        """Whether this answers the question asked; then the next one is due."""
        key, kinds, name = self._left[0]
        if not self._asked or told.kind not in kinds or not self._is_mine(told, name) or self._is_known(told):
            return False
        word, *rest = name.split()
        known = getattr(self, f"_{word}")(told, *map(int, rest))
        first = key.split(".")[: 2 if key.startswith("0.") else 1]
        self._left[0:1] = [(".".join([*first, str(known + 1)]), kinds, name)] if known else []
        self._asked = 0
        if not self._left:
            self._told["between"] = not (self._told["new"] or self._told["start"])
            self.answers = self._told
        return True

    def _is_mine(self, told: Understood, name: str) -> bool:
        """A row names its number, and whose it is where it is not the asker's own."""
        if not name.startswith("row"):
            return True
        _, player, row = name.split()
        whose = told.facts.get("player", self._seat)
        return (whose, told.facts["row"]) == (int(player), int(row))

    def _is_known(self, told: Understood) -> bool:
        """Whether these items have been told: somebody else has asked the same."""
        known = {one[0] for one in (*self._told["old"], *self._told["new"], *self._told["aside"])}
        items: Any = told.facts.get("items", told.facts.get("aside", ()))
        return any(one[0] in known for one in items)

    def _rounds(self, told: Understood) -> int:
        facts = told.facts
        known = {"rounds_last": 0, "rounds_first": facts.get("rounds", 0)}
        left = known.get(told.kind, facts.get("rounds_left", facts.get("left", 0)))
        assert isinstance(left, int)
        self._told["start"] = told.kind == "rounds_first"
        self._told["left"] = left + (not self._told["start"])
        return 0

    def _waits(self, told: Understood) -> int:
        self._told["over"] = told.kind == "waits_nothing"
        return 0

    def _order(self, told: Understood) -> int:
        facts, mine = told.facts, self._told
        if told.kind == "order_lots":
            mine["lots"] = True
        elif told.kind == "order_first":
            mine["first"] = self._turns(facts["names"], facts["moves"])
        elif told.kind == "order_acting_none":
            mine["acting"] = facts["player"]
        elif told.kind != "order_none":
            mine["acting"] = facts.get("player", 0)
            items: Any = facts["items"]
            mine["old"] += items
            return _more(mine["old"], facts["count"])
        return 0

    def _turns(self, names: Any, moves: Any) -> tuple[int, ...]:
        """Who still chooses first, in turn: clockwise, however few of them are named."""
        at = self._players.index(names[0])
        round_the_table = (self._players[at:] + self._players[:at]) * 2
        return round_the_table[:moves]

    def _offer(self, told: Understood) -> int:
        facts, mine = told.facts, self._told
        mine["missing"] = facts.get("missing", int(told.kind == "offer_none"))
        mine["new"] += facts.get("items", ())
        return _more(mine["new"], facts.get("count", 0))

    def _aside(self, told: Understood) -> int:
        facts, mine = told.facts, self._told
        mine["aside"] += facts.get("aside", ())
        mine["out"] = mine["out"] or sum(int(str(facts.get(name, 0))) for name in ("dominoes", "left"))
        return _more(mine["aside"], mine["out"])

    def _row(self, told: Understood, player: int, row: int) -> int:
        castle, cells = self._told["boards"][player]
        shown: Any = told.facts.get("row_cells", ())
        for column, kind in shown:
            if kind == "C":
                castle = f"{column}{row}"
            elif kind:
                cells[f"{column}{row}"] = kind
        self._told["boards"][player] = (castle, cells)
        return 0


def _more(items: Sequence[object], count: Any) -> int:
    """How many items are known where some are missing, 0 where none is."""
    return len(items) if len(items) < count else 0
