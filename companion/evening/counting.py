"""What `score` and `rank` share of all games: what was asked for, which game counts, names, errors, JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.core.errors import CompanionError, CountError
from companion.evening.here import here, line, words
from companion.games import count_options, manifest, offer

if TYPE_CHECKING:
    from companion.evening.here import Here


class CountLeftError(CountError):
    """Whoever was asked what a count needs has left it, and nothing is counted."""

    status = 1


@dataclass(frozen=True, slots=True)
class CountRequest:
    """A command as it was typed. game: its name, "" where none was named. where: made when it is needed.

    options: those of games' manifests that were given.
    """

    where: Callable[[], Here]
    files: tuple[str, ...] = ()
    game: str = ""
    variants: tuple[str, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    as_it_lies: bool = False
    as_json: bool = False
    ports: tuple[str, ...] = ()
    lang: str | None = None
    text: bool = False
    wav: str = ""

    @property
    def quiet(self) -> bool:
        """Whether nothing is to be said aloud."""
        return self.as_json or self.text or bool(self.wav) or self.where().settings.speaker == "reader"

    @property
    def typed(self) -> bool:
        """Whether what is typed is to be counted, whatever is played."""
        return any(one.told and one.name in self.options for one in count_options())

    @property
    def tells(self) -> bool:
        """Whether anything is told of the game that it may see otherwise itself."""
        return bool(self.variants or self.options)

    def check(self) -> None:
        """Refuse options that the game has not. Raises CountError: score-unfit."""
        own = {one.name for one in manifest(self.game).counts}
        for option in self.options:
            if option not in own:
                raise CountError("score-unfit", option=option, game=offer(self.game).title)


def request_of(told: dict[str, Any]) -> CountRequest:
    """Options and arguments by their names, as one value."""
    lang, level = told["lang"], told.pop("level")
    layouts = told.pop("layouts", ())
    told["files"] = (*layouts, *told["files"])
    told["game"] = told["game"] or ""
    given = {one.name: told.pop(one.name.strip("-").replace("-", "_"), None) for one in count_options()}
    options = {name: value for name, value in given.items() if value}
    return CountRequest(where=cache(lambda: here(lang, level)), options=options, **told)


def names_of(files: Sequence[str]) -> list[str]:
    """How kingdoms are called: by the file without folder and ending; with folders where two would be the same."""
    paths = [Path(file).parent / Path(file).stem for file in files]
    names = []
    for path in paths:
        depth = 1
        others = [other.parts for other in paths if other != path]
        while depth < len(path.parts) and any(parts[-depth:] == path.parts[-depth:] for parts in others):
            depth += 1
        names.append(" ".join(path.parts[-depth:]))
    return names


def wrong(error: CompanionError, file: str, lang: str | None) -> None:
    """One line for a person, led by what a program looks for: file, line, column."""
    parts = (file, *(error.facts.get(name) for name in ("line", "column")))
    line(f"{':'.join(str(part) for part in parts if part)}: {words(lang).write(error)}", err=True)


def print_json(data: object) -> None:
    """One line of JSON."""
    line(json.dumps(data, ensure_ascii=False, separators=(",", ":")))
