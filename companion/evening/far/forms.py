"""What is asked before a far match: the game, where the server is, which digits were told, which name is heard."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from companion.core.forms import Form, Led, Line, Step
from companion.core.model import Fact, Phrase
from companion.evening.naming import why_no_name
from companion.evening.preparing import Preparing
from companion.far.kept import NAME_MOST, server_address

if TYPE_CHECKING:
    from companion.language.phrases import Phrases

HERE: str = "127.0.0.1"
"""The server of this computer, where none is named."""
NINE = re.compile(r"[0-9]{9}")


@dataclass(frozen=True, slots=True)
class FarPreparing(Preparing):
    """The questions before a game of which one player sits here and the others far away: who sits is not asked."""

    @property
    def steps(self) -> tuple[str | int, ...]:
        """See Preparing."""
        told = ("game", "count", *(("variants",) if self.offer.variants else ()))
        return tuple(one for one in told if one not in self.settled)

    @property
    def _thought(self) -> bool:
        return False

    @property
    def _least(self) -> int:
        return max(self.offer.fewest, 2)


@dataclass(frozen=True, slots=True)
class FarAbout(Form):
    """Server, digits and name, as far as they are not known yet.

    steps: which of "server", "code" and "name" are asked. proposed: the name that one key takes, "" for none.
    address, code, name: what was answered.
    """

    phrases: Phrases
    steps: tuple[str, ...]
    proposed: str = ""
    at: int = 0
    address: str = ""
    code: str = ""
    name: str = ""

    @property
    def question(self) -> Phrase | None:
        """See Form."""
        if self.at >= len(self.steps):
            return None
        step = self.steps[self.at]
        facts: dict[str, Fact] = {}
        if step == "name":
            facts = {"known": int(bool(self.proposed)), "name": self.proposed}
        return Phrase(f"far-{step}-ask", facts)

    @property
    def is_text(self) -> bool:
        """See Form."""
        return True

    def answer(self, line: Line) -> Step:
        """See Form."""
        does: dict[str, Callable[[Line], FarAbout | Phrase]] = {
            "server": self._at_server,
            "code": self._by_code,
            "name": self._named,
        }
        told = does[self.steps[self.at]](line)
        return Step(self, (told,)) if isinstance(told, Phrase) else Step(replace(told, at=self.at + 1))

    def wrong(self, line: Line) -> Step:
        """See Form."""
        return Step(self)

    def back(self) -> Step | None:
        """See Form."""
        return Step(replace(self, at=self.at - 1)) if self.at else None

    def _at_server(self, line: Line) -> FarAbout | Phrase:
        """Points may be typed as commas, which some keypads have in their place."""
        address = server_address(line.plain.replace(",", ".") or HERE)
        return replace(self, address=address) if address else Phrase("far-server-unfit")

    def _by_code(self, line: Line) -> FarAbout | Phrase:
        code = nine_digits(line.plain)
        return replace(self, code=code) if code else Phrase("far-code-unfit")

    def _named(self, line: Line) -> FarAbout | Phrase:
        name = {"1": self.proposed, "0": ""}.get(line.plain, line.text) if self.proposed else line.text
        unfit = why_not_told(name, self.phrases)
        return replace(self, name=name) if unfit is None else unfit


@dataclass(frozen=True, slots=True)
class AtTheTelephone(Led):
    """Nine digits are told to somebody, and it is waited. Enter says them again. number: whose seat it is."""

    threes: tuple[str, str, str]
    number: int

    @property
    def question(self) -> Phrase:
        """See Form."""
        digits = ", ".join(" ".join(three) for three in self.threes)
        return Phrase("far-invite-code", {"number": self.number, "digits": digits})

    def entered(self) -> Step:
        """See Led."""
        return Step(self)


def nine_digits(typed: str) -> str:
    """The digits of a code, with or without what stands between groups; "" where they are not nine."""
    code = re.sub(r"[\s.,-]", "", typed)
    return code if NINE.fullmatch(code) else ""


def why_not_told(name: str, phrases: Phrases) -> Phrase | None:
    """Why the others cannot hear somebody under this name; None where they can, or under none."""
    if not name:
        return None
    if len(name) > NAME_MOST:
        return Phrase("preparing-name-long", {"most": NAME_MOST})
    if re.search(r'[\x00-\x1f\x7f"\\]', name):
        return Phrase("far-name-unfit")
    return why_no_name(name, (), phrases)
