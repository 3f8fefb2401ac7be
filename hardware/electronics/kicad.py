"""The only owner of KiCad: one run of its own Python fills, checks, re-reads and exports a board.

    done = run(folder / "strip5.kicad_pcb", fill=True, files=folder / "strip5")
    done.report.findings, done.facts.pads

KiCad 6 is found as the module pcbnew of the system's Python.
"""

from __future__ import annotations

import json
import re
import subprocess
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from hardware.errors import HardwareError

PYTHON: Final = "/usr/bin/python3"
SCRIPT: Final = Path(__file__).with_name("pcbnew_run.py")
LONGEST_S: Final = 240.0

_KIND = re.compile(r"^\[(?P<kind>\w+)\]: (?P<words>.*)$")
_SEVERITY = re.compile(r"^ +.*Severity: (?P<severity>\w+)$")
_ITEM = re.compile(r"^ +@\((?P<x>[-\d.]+) mm, (?P<y>[-\d.]+) mm\): (?P<words>.*)$")
_COUNT = re.compile(r"^\*\* Found (?P<count>\d+) (DRC violations|unconnected pads|Footprint errors) \*\*$")


class KiCadError(HardwareError):
    """KiCad is missing, or failed; the text tells what to do."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One entry of KiCad's report. kind: KiCad's key ("clearance", "unconnected_items", ...); items: in words."""

    kind: str
    severity: str
    words: str
    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Report:
    """KiCad's design-rule check of one board."""

    findings: tuple[Finding, ...]

    @property
    def errors(self) -> tuple[Finding, ...]:
        """Findings that KiCad calls errors, missing connections among them."""
        return tuple(one for one in self.findings if one.severity == "error")

    @property
    def warnings(self) -> tuple[Finding, ...]:
        """All other findings."""
        return tuple(one for one in self.findings if one.severity != "error")


@dataclass(frozen=True, slots=True)
class Footprint:
    """A placed part as KiCad reads it. courtyard: outlines on its own side, in the layout's axes."""

    reference: str
    name: str
    value: str
    front: bool
    at_mm: tuple[float, float]
    turn_deg: float
    courtyard: tuple[tuple[tuple[float, float], ...], ...]


@dataclass(frozen=True, slots=True)
class Facts:
    """A board as KiCad reads it, in the layout's axes.

    pads: (reference, pin) -> (net, x, y); pins of one number (two pads) keep the last. holes: every drilled place.
    filled_mm2: "F.Cu GND" -> area. rules_mm: the limits of the check, "clearance", "track", "via", "via_drill"
    and distance of copper to the board's "edge". unconnected: missing connections.
    """

    pads: dict[tuple[str, str], tuple[str, float, float]]
    footprints: tuple[Footprint, ...]
    outline: tuple[tuple[tuple[float, float], ...], ...]
    thickness_mm: float
    tracks: int
    vias: int
    track_widths_mm: tuple[float, ...]
    drills_mm: tuple[float, ...]
    holes: tuple[tuple[float, float], ...]
    filled_mm2: dict[str, float]
    rules_mm: dict[str, float]
    unconnected: int


@dataclass(frozen=True, slots=True)
class Done:
    """What one run brought."""

    report: Report
    facts: Facts


@cache
def available() -> bool:
    """Whether the system's Python has KiCad's module."""
    try:
        tried = subprocess.run([PYTHON, "-c", "import pcbnew"], capture_output=True, timeout=60, check=False)
    except OSError:
        return False
    return tried.returncode == 0


def run(board: Path, *, fill: bool = True, files: Path | None = None) -> Done:
    """Fill the zones (and save the board), check it, re-read it, and write the maker's files into a folder.

    KiCadError when KiCad is missing or fails.
    """
    if not available():
        raise KiCadError(f"KiCad 6 is missing: {PYTHON} cannot import pcbnew. Install the package kicad.")
    with TemporaryDirectory() as folder:
        report, facts = Path(folder) / "report.txt", Path(folder) / "facts.json"
        command = [PYTHON, str(SCRIPT), str(board), "--report", str(report), "--facts", str(facts)]
        command += ["--fill"] if fill else []
        command += ["--files", str(files)] if files else []
        try:
            tried = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=LONGEST_S, check=False)
        except subprocess.TimeoutExpired as error:
            raise KiCadError(f"KiCad took longer than {LONGEST_S:g} seconds with {board.name}") from error
        if tried.returncode or not facts.exists():
            raise KiCadError(f"KiCad failed with {board.name}: {tried.stderr.strip() or tried.stdout.strip()}")
        read = json.loads(facts.read_text(encoding="utf-8"))
        return Done(parse_report(report.read_text(encoding="utf-8")), _facts(read))


def parse_report(text: str) -> Report:
    """KiCad's report as values; ValueError when it has not as many entries as it tells."""
    found: list[Finding] = []
    told = 0
    for line in text.splitlines():
        if match := _COUNT.match(line):
            told += int(match["count"])
        elif match := _KIND.match(line):
            found.append(Finding(match["kind"], "", match["words"], ()))
        elif found and (match := _SEVERITY.match(line)):
            last = found.pop()
            found.append(Finding(last.kind, match["severity"], last.words, last.items))
        elif found and (match := _ITEM.match(line)):
            last = found.pop()
            words = f"{match['words']} at {match['x']}, {match['y']} of the page"
            found.append(Finding(last.kind, last.severity, last.words, (*last.items, words)))
    if told != len(found) or "End of Report" not in text:
        raise ValueError(f"KiCad's report tells of {told} findings, {len(found)} were read")
    return Report(tuple(found))


def _facts(read: dict[str, Any]) -> Facts:
    return Facts(
        pads={(reference, pin): (net, x, y) for reference, pin, net, x, y in read["pads"] if pin},
        footprints=tuple(
            Footprint(
                one["reference"],
                one["name"],
                one["value"],
                one["front"],
                (one["at_mm"][0], one["at_mm"][1]),
                one["turn_deg"],
                _outlines(one["courtyard"]),
            )
            for one in read["footprints"]
        ),
        outline=_outlines(read["outline"]),
        thickness_mm=read["thickness_mm"],
        tracks=read["tracks"],
        vias=read["vias"],
        track_widths_mm=tuple(read["track_widths_mm"]),
        drills_mm=tuple(read["drills_mm"]),
        holes=tuple((x, y) for x, y in read["holes"]),
        filled_mm2=read["filled_mm2"],
        rules_mm=read["rules_mm"],
        unconnected=read["unconnected"],
    )


def _outlines(read: list[list[list[float]]]) -> tuple[tuple[tuple[float, float], ...], ...]:
    return tuple(tuple((x, y) for x, y in outline) for outline in read)
