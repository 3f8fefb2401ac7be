"""How a daemon is to run, and what other threads may tell it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from companion.config import Settings
from companion.core.errors import CompanionError
from companion.core.places import directories
from companion.device import link
from companion.language.phrases import Phrases
from companion.minds.minds import Minds
from companion.play.dealer import Dealer
from companion.play.table import TELL
from companion.speech.events import Style
from companion.speech.sound import Sound

if TYPE_CHECKING:
    from companion.daemon.far_match import FarMatch


@dataclass(frozen=True, slots=True)
class Quit:
    """Leave the game as it is, to be resumed."""


@dataclass(frozen=True, slots=True)
class ProgramAct:
    """A move or command from a program beside the daemon, such as the demonstration's players, or from chance.

    word: what the table is to make of it, TELL or ANNOUNCE.
    """

    text: str
    seat: int = 0
    source: str = "table"
    word: str = TELL


@dataclass(frozen=True, slots=True)
class Draw:
    """Let chance decide what is awaited: from a program that plays, for whom nobody asks."""


def silent(_settings: Settings, phrases: Phrases) -> Sound:
    """How a daemon sounds that nobody told how: every line is a text."""
    return Sound(text=True, style=Style(phrases.language))


@dataclass(slots=True)
class Plan:
    """How a daemon is to run.

    settings: as they hold at the start. sound_of: how settings sound. keep: remembers settings that keys have
    changed. read: given the settings that hold, those that hold with what their file tells now, and what is wrong
    with it. write: prints a line. keyboard: read by lines, or by keys at a terminal. echoes: whether what is typed
    is shown, when all sounds like this. remembered: unique id of a board -> surface it had last. older: whether a
    board's program is older than ours, None where that cannot be told. dealer: draws what chance decides. stay: go
    on after the end of the match. minds: who thinks for computers at the table, and about what was played. papers:
    the folder of what is written for people. turn: shows the next page of the
    large view; None where there is none. look: told about whose board somebody asks. far: the far
    match that is played, None for one at this table alone.
    """

    ports: link.Ports
    phrases: Phrases
    settings: Settings = field(default_factory=Settings)
    sound_of: Callable[[Settings, Phrases], Sound] = silent
    keep: Callable[[Settings], None] = lambda _settings: None
    read: Callable[[Settings], tuple[Settings, Sequence[CompanionError]]] | None = None
    write: Callable[[str], None] = print
    keyboard: TextIO | None = None
    echoes: Callable[[Sound], bool] = lambda _sound: True
    remembered: dict[str, str] = field(default_factory=dict)
    older: Callable[[str], bool | None] = lambda _firmware: None
    dealer: Dealer = field(default_factory=Dealer)
    stay: bool = False
    minds: Callable[[], Minds] = Minds
    papers: Path = field(default_factory=lambda: directories().data / "reviews")
    turn: Callable[[], None] | None = None
    look: Callable[[int], None] = lambda _seat: None
    far: FarMatch | None = None
