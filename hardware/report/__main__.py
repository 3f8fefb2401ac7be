"""Writes the physics report: python -m hardware.report [--boards N] [--game GAME] [--sensor KIND] [--out FOLDER]

The folder (build/report) gets report.md, in sentences that a screen reader reads well, figures.csv, and pictures
whose words stand in the report. Ends with status 1 if a figure does not keep its limit; then sensors of this kind
must not be fitted for this set of tiles.
"""

from __future__ import annotations

import argparse
import csv
import sys
from pathlib import Path

from companion.device.tiles.files import standard
from companion.games import SENSED
from hardware.magnets.populations import PLANNED, populations
from hardware.report.findings import Finding, Measured, measure
from hardware.report.pictures import pictures

FOLDER = Path("build") / "report"
NOTHING_BUILT = "All of this is simulated; nothing of it has been built or measured."


def text(findings: tuple[Finding, ...], seen: list[tuple[str, str]]) -> str:
    """The report as a page: what falls short first, then chapter by chapter, then the pictures."""
    short = [one for one in findings if not one.is_met]
    lines = ["# Physics of the board", "", NOTHING_BUILT, ""]
    if short:
        lines += [f"{len(short)} figures do not keep their limits:", "", *(f"- {told(one)}" for one in short), ""]
    else:
        lines += ["Every figure keeps its limits.", ""]
    for chapter in dict.fromkeys(one.chapter for one in findings):
        some = [one for one in findings if one.chapter == chapter]
        lines += [f"## {chapter}", "", *(f"- {told(one)}" for one in some), ""]
    lines += ["## Pictures", ""]
    for name, words in seen:
        lines += [f"![{Path(name).stem}]({name})", "", words, ""]
    return "\n".join(lines)


def told(one: Finding) -> str:
    """A finding as one sentence or two, with its limit."""
    limits = [f"at least {one.least:g}"] if one.least is not None else []
    limits += [f"at most {one.most:g}"] if one.most is not None else []
    kept = "kept" if one.is_met else "NOT kept"
    return one.words + (f" Limit: {' and '.join(limits)}; {kept}." if limits else "")


def write(measured: Measured, seen: list[tuple[str, str]], folder: Path) -> None:
    """Both files. OSError."""
    (folder / "report.md").write_text(text(measured.findings, seen), encoding="utf-8", newline="\n")
    with (folder / "figures.csv").open("w", encoding="utf-8", newline="") as file:
        out = csv.writer(file)
        out.writerow(("chapter", "figure", "value", "unit", "least", "most", "met"))
        for one in measured.findings:
            value = f"{one.value:.4g}"
            out.writerow(
                (one.chapter, one.name, value, one.unit, one.least, one.most, "yes" if one.is_met else "no")
            )


def main(arguments: list[str]) -> int:
    """Measure, write and print; 0 if every figure keeps its limit, 2 if the folder cannot be written."""
    words = argparse.ArgumentParser(prog="python -m hardware.report", description="The physics report.")
    words.add_argument("--boards", type=int, default=2000, help="random boards for the error rates; 20000 in full")
    words.add_argument("--game", choices=sorted(SENSED), default="royal_garden", help="whose tile set")
    words.add_argument("--sensor", choices=populations(), default=PLANNED, help="which kind is fitted")
    words.add_argument("--out", type=Path, default=FOLDER, help="folder for the report; else build/report")
    chosen = words.parse_args(arguments)
    try:
        chosen.out.mkdir(parents=True, exist_ok=True)
        tiles = standard(chosen.game)
        population = populations()[chosen.sensor]
        measured: Measured | None = None
        for one in measure(tiles, max(1, chosen.boards), population):
            if isinstance(one, Measured):
                measured = one
            else:
                print(one, flush=True)
        assert measured is not None
        seen = list(pictures(tiles, measured.holds, population, chosen.out))
        write(measured, seen, chosen.out)
    except OSError as error:
        print(
            f"The report cannot be written to {chosen.out}: {error}. Choose another folder with --out.",
            file=sys.stderr,
        )
        return 2
    print(text(measured.findings, seen))
    print(f"Written: {chosen.out / 'report.md'}")
    return 0 if all(one.is_met for one in measured.findings) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
