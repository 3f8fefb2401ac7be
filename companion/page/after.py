"""A match looked at afterwards, or so far: who is first and why, where points came from, and every act. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from companion import games
from companion.core.model import Phrase, Place, ScoreLine
from companion.games.api import Setup
from companion.games.scenes import Scene
from companion.language.phrases import Phrases
from companion.page.drawn import SceneWords, scene_of
from companion.page.told import Json, ShownTable
from companion.play.course import Course
from companion.play.journal import codec

_SENTENCE = re.compile(r"(?<=[.?]) ")
RANKING = "score"
"""The question that tells, asked of nobody in particular, who is first and why."""


class MatchReplay:
    """One match in one language, for whoever looks back at it.

    setup: how it was set up. seat: whose eyes see it while it is not over, 0 for what all may see; afterwards
    nothing is hidden. note: what is told of a match that is not over, None: that it goes on.
    """

    def __init__(
        self, phrases: Phrases, game: str, setup: Setup, seat: int = 0, note: Phrase | None = None
    ) -> None:
        self._phrases, self._seat, self._setup = phrases, seat, setup
        self._note = note or Phrase("page-after-open")
        self._game = games.load(game)
        self._title = games.offer(game).title
        self._course = Course(self._game, setup)
        self._scenes = SceneWords(phrases)

    def follow(self, acts: Sequence[str]) -> None:
        """Be of these acts in notation, all of them legal, as this seat may know them.

        ValueError for what is no notation of the game.
        """
        self._course.follow(acts)

    @property
    def language(self) -> str:
        """In which it is told."""
        return self._phrases.language

    @property
    def count(self) -> int:
        """How many acts there are."""
        return len(self._course.moves)

    @property
    def is_over(self) -> bool:
        """Whether the match has its outcome."""
        return self._game.outcome(self._course.states[-1]) is not None

    def points(self) -> Json:
        """Ranking, score lines with the cells that earned them, and all acts: the document of /api/points."""
        state = self._seen(self.count)
        scene = scene_of(self._game, state)
        return {
            "game": self._part(self._title),
            "names": list(self._setup.names.values()),
            "over": self.is_over,
            "note": "" if self.is_over else self._say(self._note),
            "ranking": self._ranking(state),
            "players": [self._player(number, lines, state, scene) for number, lines in self._lines(state).items()],
            "acts": list(self._acts()),
        }

    def replay(self, number: int) -> Json:
        """The view after act `number`, 0 for the beginning: the document of /api/replay/N. IndexError."""
        if not 0 <= number <= self.count:
            raise IndexError(number)
        state = self._seen(number)
        totals = {one.player: one.total for one in self._game.standings(state)}
        names = self._setup.names.items()
        return {
            "number": number,
            "drawings": f"/drawings/{self._game.name}" if games.manifest(self._game.name).drawings else "",
            "players": [self._titled(one, name, totals.get(one, 0)) for one, name in names],
            **self._scenes.drawn(scene_of(self._game, state), self._seat),
        }

    def sheet(self) -> list[str]:
        """What is printed: title, ranking, points, and what lies on each sheet in the end; a sentence a line."""
        told, view = self.points(), self.replay(self.count)
        lines = [", ".join((told["game"], *told["names"])), told["note"], *told["ranking"]]
        for player in told["players"]:
            lines.append(f"{player['came']}:")
            lines += [*(one["text"] for one in player["lines"]), f"{player['sum']}: {player['total']}"]
        for sheet in view["sheets"]:
            rows = list(_rows(sheet["cells"]))
            if rows:
                owner = self._setup.names.get(sheet["owner"], "")
                lines += [", ".join(filter(None, (owner, sheet["title"]))) + ":", *rows]
        return [one for one in lines if one]

    # ---- inside ----------------------------------------------------------------------------------------------

    def _seen(self, number: int) -> Any:
        state = self._course.states[number]
        return state if self.is_over else self._game.seen(state, self._seat)

    def _ranking(self, state: Any) -> list[str]:
        """A sentence each."""
        told = (self._say(one) for one in self._game.answer(state, RANKING, 0))
        return [sentence for one in told for sentence in _SENTENCE.split(one)]

    def _lines(self, state: Any) -> dict[int, list[ScoreLine]]:
        """The score lines of each player, in the order of seats."""
        found: dict[int, list[ScoreLine]] = {one: [] for one in self._setup.names}
        for line in self._game.score(state):
            found[line.player].append(line)
        return found

    def _player(self, number: int, lines: Sequence[ScoreLine], state: Any, scene: Scene) -> Json:
        name, total = self._setup.names[number], sum(one.points for one in lines)
        return {
            **self._titled(number, name, total),
            "came": self._part(Phrase("page-after-came", {"player": name})),
            "sum": self._part(Phrase("page-after-sum")),
            "total": total,
            "lines": [self._line(one, state, scene) for one in lines],
        }

    def _titled(self, seat: int, name: str, total: int) -> Json:
        title = self._part(Phrase("page-player", {"player": name, "total": total}))
        return {"seat": seat, "name": name, "title": title}

    def _line(self, line: ScoreLine, state: Any, scene: Scene) -> Json:
        """marked: what is said when its cells are marked."""
        where = tuple(self._game.where(state, one) for one in line.places)
        return {
            "text": self._part(line),
            "points": line.points,
            "cells": cells_of(scene, line.places),
            "marked": self._say(Phrase("page-after-marked", {"places": where})) if where else "",
        }

    def _acts(self) -> Iterator[str]:
        """Each act as a sentence."""
        for state, move in zip(self._course.states, self._course.moves, strict=False):
            yield self._say(self._game.act(state, move))

    def _say(self, message: Any) -> str:
        return self._phrases.say(message)

    def _part(self, message: Any) -> str:
        return self._phrases.part(message)


class Replays:
    """The matches that one page server shows, each as a seat may see it and in the words that are asked for."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, str], tuple[object, MatchReplay]] = {}

    def of(self, table: ShownTable, seat: int, phrases: Phrases) -> MatchReplay:
        """The match of a table as it is known to a seat; what was folded before is kept while it goes on."""
        match = (table.game, table.setup)
        known, replay = self._known.get((seat, phrases.language), (None, None))
        if replay is None or known != match:
            replay = MatchReplay(phrases, table.game, codec.unpack(Setup, table.setup), seat)
            self._known[seat, phrases.language] = match, replay
        replay.follow(tuple(table.acts.values()))
        return replay


def cells_of(scene: Scene, places: Iterable[Place]) -> list[tuple[str, int, int]]:
    """The cells that show these places: id of the sheet, and where on it; nothing for what is not drawn."""
    there = {
        Place(sheet.board, *cell.at): (sheet.id, *cell.at)
        for sheet in scene.sheets
        if sheet.board
        for cell in sheet.cells
    }
    return [there[one] for one in places if one in there]


def _rows(cells: Sequence[Json]) -> Iterator[str]:
    """What lies in each row, a row a line; nothing for rows where nothing lies."""
    for _, row in groupby(cells, key=lambda one: one["y"]):
        if there := [one["name"] for one in row if one["art"] and one["name"]]:
            yield "; ".join(there)
