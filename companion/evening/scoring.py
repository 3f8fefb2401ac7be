"""What `score` and `rank` do: the game that is meant counts what is meant. Loads no more than that game."""

from __future__ import annotations

from dataclasses import replace

from companion.evening import counter
from companion.evening.counting import CountRequest
from companion.games import NAMES


def score(request: CountRequest) -> None:
    """Tell the score of files, of rounds, of the running game, else of what lies on boards. CompanionError."""
    playing = None
    if not request.files and not request.rounds:
        from companion.evening.cold import running

        playing = running(request)
    game = request.game or (playing.game if playing is not None else NAMES[0])
    counter.score(replace(request, game=game), playing)


def rank(request: CountRequest) -> None:
    """Tell the places of finished boards, written down as files. CompanionError."""
    game = request.game or NAMES[0]
    counter.rank(replace(request, game=game))
