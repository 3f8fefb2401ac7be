"""Random evenings at the outputs: announcements, keys, dying voices, devices that go, settings that change."""

from __future__ import annotations

from collections.abc import Iterator

from tests.benchmarks.figures import Figure
from tests.outputs_evening import play

SEQUENCES = 10_000


def measure(sequences: int = SEQUENCES) -> Iterator[Figure]:
    """How many of the sequences were heard wrongly; each that was is named by its seed."""
    wrong = lines = owed = 0
    for seed in range(sequences):
        try:
            evening = play(seed)
        except AssertionError as error:
            wrong += 1
            print(f"sequence {seed}: {error}", flush=True)
        else:
            lines += len(evening.known)
            owed += sum(1 for known in evening.known.values() if not known.excused)
    values = {"wrong": float(wrong), "played": float(sequences), "lines": float(lines), "owed": float(owed)}
    yield Figure("random sequences at the outputs", "sequences and lines", values, ("wrong", 0.0), 0)
