"""What the process that thinks reads of a question, and its answers as lines.

An answer is `opinion ID` and JSON: measure, playouts, seed, complete, and of each choice its notation, value,
error, visits, and whether it is wasteful; or `failed ID` and a reason.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from companion.core.model import Move, Player, Tile
from companion.games.api import Game, Setup
from companion.games.thinking import Valued
from companion.minds.opinion import Effort, Measure, Opinion

Telling = Callable[[str], Move]
"""The act that a notation means; ValueError where it means none."""


def effort_of(told: Any) -> Effort:
    """The effort of a question. ValueError, KeyError or TypeError for none."""
    return replace(Effort(**told), measure=Measure(told["measure"]))


def setup_of(told: Any) -> Setup:
    """The set-up of a question. ValueError, KeyError or TypeError for none."""
    return Setup(
        players=tuple(Player(**one) for one in told["players"]),
        tiles=tuple(Tile(one["thing"], tuple(one["kinds"]), one["count"]) for one in told["tiles"]),
        edition=told["edition"],
        columns=told["columns"],
        rows=told["rows"],
        fixed_frame=told["fixed_frame"],
        variants=frozenset(told["variants"]),
        options=dict(told["options"]),
    )


def answer_line(number: str, game: Game[Any], opinion: Opinion) -> bytes:
    """An opinion as a line."""
    told = {
        "measure": opinion.measure,
        "playouts": opinion.playouts,
        "seed": opinion.seed,
        "complete": opinion.complete,
        "choices": [
            (game.text(one.move), one.value, one.error, one.visits, one.move in opinion.wasteful)
            for one in opinion.choices
        ],
    }
    return f"opinion {number} {json.dumps(told, separators=(',', ':'))}\n".encode()


def opinion_of(text: str, telling: Telling) -> Opinion:
    """The opinion of a line, behind its id. ValueError, KeyError or TypeError where it is none."""
    told = json.loads(text)
    choices, wasteful = [], set()
    for act, value, error, visits, is_wasteful in told["choices"]:
        move = telling(act)
        choices.append(Valued(move, float(value), float(error), int(visits)))
        if is_wasteful:
            wasteful.add(move)
    return Opinion(
        tuple(choices),
        Measure(told["measure"]),
        int(told["playouts"]),
        int(told["seed"]),
        told["complete"] is True,
        frozenset(wasteful),
    )
