"""What was asked for on the command line, or carried over from the match before."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from companion.core.errors import CompanionError
from companion.evening.setting import PlayManner
from companion.games import named, offer

if TYPE_CHECKING:
    from companion.config import Settings


@dataclass(frozen=True, slots=True)
class GameWish:
    """What was asked for on the command line, or carried over from the match before.

    resume None: ask, if there is an open game. number: of the open game to take up, None for the newest. game:
    which one is played, "" for what the settings say. asks: a new game is prepared by questions, if somebody sits
    at a terminal. match, variants, draw, advice: how it is played, None for what the settings say. programs:
    number of each player for whom a computer plays -> its level. far: name of the far match that is played, "" for
    one at this table alone.
    """

    names: tuple[str, ...]
    ports: tuple[str, ...] = ()
    resume: bool | None = None
    text: bool = False
    wav: str = ""
    number: int | None = None
    game: str = ""
    asks: bool = False
    match: bool | None = None
    variants: tuple[str, ...] | None = None
    draw: str | None = None
    advice: bool | None = None
    programs: Mapping[int, str] = field(default_factory=dict)
    far: str = ""

    def plays(self, settings: Settings) -> str:
        """The name of the game that is played."""
        return self.game or named(settings.game) or ""

    def manner(self, settings: Settings, count: int) -> PlayManner:
        """How so many players are to play; one lays freely, where the game has that.

        Variants of the settings that are not for so many players are left out; those asked for are kept.
        CompanionError preparing-free, preparing-no-free, computer-free.
        """
        offered = offer(self.plays(settings))
        if self.variants and self.match is False:
            raise CompanionError("preparing-free")
        if self.match is False and not offered.free:
            raise CompanionError("preparing-no-free", game=offered.title)
        advice = offered.advice and (settings.advice if self.advice is None else self.advice)
        if self.programs and self.match is False:
            raise CompanionError("computer-free")
        free = offered.free and (settings.play == "free" if self.match is None else not self.match)
        free = free and not self.programs
        if (free or (offered.free and count < offered.fewest)) and not self.variants:
            return PlayManner(advice=advice)
        variants = offered.fitting(settings.variants, count) if self.variants is None else self.variants
        return PlayManner(True, variants, self.draw or settings.draw, advice, self.programs)
