"""What is asked of the process that thinks, as a line.

A JSON object: id, match, game, set-up, the acts told so far in notation, the player who asks, effort, seed. Names
of players are left out. Nothing hidden can be in it: chance comes into a game as acts that all are told.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from typing import Any

from companion.core.model import Player
from companion.games.api import Setup
from companion.minds.opinion import Effort


@dataclass(frozen=True)
class Question:
    """What are the acts of a seat worth?

    match: names the match, the same each time it is taken up; never made of what is hidden. acts: those that
    stand, in notation. seat: number of the player. state: what they lead to, for who answers here; no part of
    the line.
    """

    match: str
    game: str
    setup: Setup
    acts: tuple[str, ...]
    seat: int
    effort: Effort
    state: Any = field(compare=False, repr=False)

    @property
    def seed(self) -> int:
        """From match, ply and seat, so that the same situation is thought about in the same way."""
        told = f"{self.match} {len(self.acts)} {self.seat}"
        return int.from_bytes(hashlib.sha256(told.encode()).digest()[:8], "big")

    @cached_property
    def id(self) -> str:
        """Match and acts in one word: after an undo the same ply has another one."""
        return f"{len(self.acts)}.{self.seat}.{hashlib.sha256(self._body.encode()).hexdigest()[:24]}"

    @cached_property
    def line(self) -> bytes:
        """As the process reads it."""
        return f'{{"id":"{self.id}",{self._body[1:]}\n'.encode()

    @cached_property
    def _body(self) -> str:
        setup = replace(self.setup, players=tuple(Player(one.number, "") for one in self.setup.players))
        told = {
            "match": self.match,
            "game": self.game,
            "setup": asdict(setup) | {"variants": sorted(setup.variants), "options": dict(setup.options)},
            "acts": self.acts,
            "seat": self.seat,
            "effort": asdict(self.effort),
            "seed": self.seed,
        }
        return json.dumps(told, separators=(",", ":"))
