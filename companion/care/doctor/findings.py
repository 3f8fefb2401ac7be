"""What a check finds, and how a check that breaks is told like any other fact."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from companion.core.errors import CompanionError
from companion.core.model import Phrase

if TYPE_CHECKING:
    from companion.config import Directories, Loaded, Settings
    from companion.device.link import Ports


class Severity(Enum):
    """What a finding means for playing."""

    GOOD = "good"
    REMARK = "remark"  # worth knowing; it can be played all the same
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Finding:
    """One fact, and what to do about it where something is to be done.

    lack: what a whole game wants and has not, though it can be played without: sound, board, calibration, or "".
    """

    severity: Severity
    what: Phrase
    remedy: Phrase | None = None
    lack: str = ""

    def phrase(self) -> Phrase:
        """The whole line."""
        if self.severity is Severity.WRONG and self.remedy is not None:
            return Phrase("doctor-wrong", {"what": self.what, "remedy": self.remedy})
        if self.severity is Severity.WRONG:
            return Phrase("careful-reason", {"reason": self.what, "player": "", "several": 0})
        if self.remedy is not None:
            return Phrase("doctor-remark", {"what": self.what, "remedy": self.remedy})
        return self.what


def good(what: Phrase) -> Finding:
    """A fact that is as it should be."""
    return Finding(Severity.GOOD, what)


def remark(what: Phrase, remedy: Phrase | None = None, *, lack: str = "") -> Finding:
    """A fact that is worth knowing. lack: see Finding."""
    return Finding(Severity.REMARK, what, remedy, lack)


def wrong(what: Phrase, remedy: Phrase | None = None) -> Finding:
    """A fact that hinders playing; without a remedy, `what` tells it itself."""
    return Finding(Severity.WRONG, what, remedy)


@dataclass(frozen=True, slots=True)
class Patient:
    """Whom the checks look at: settings as they were read, directories, and which ports may be opened."""

    loaded: Loaded
    places: Directories
    ports: Ports
    language: str

    @property
    def settings(self) -> Settings:
        """The settings as they hold."""
        return self.loaded.settings


def findings(name: str, check: Callable[[], Iterable[Finding]]) -> list[Finding]:
    """All that a check finds; whatever stops it is a finding too. name: id of the check in doctor-failed."""
    found: list[Finding] = []
    try:
        for finding in check():
            found.append(finding)
    except CompanionError as error:
        found.append(wrong(Phrase(error.key, error.facts)))
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        # A missing module is a damaged installation; anything else that nobody expected is a fault of ours.
        remedy = "install" if isinstance(error, ImportError) else "report"
        facts = {
            "check": name,
            "reason": reason,
            "remedy": remedy,
            "command": "companion doctor --report report.zip",
        }
        found.append(wrong(Phrase("doctor-failed", facts)))
    return found
