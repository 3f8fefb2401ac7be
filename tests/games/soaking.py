"""What the soaks of games share: how differences are told, and how counted events are printed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor

Counts = dict[str, Counter[str]]
"""Policy -> events of its games, "games", "acts" and "rounds" among them."""


def differ(what: str, ours: object, theirs: object) -> None:
    """AssertionError where the two do not say the same."""
    assert ours == theirs, f"{what}: here {ours!r}, there {theirs!r}"


def report(
    found: Counts, games: int, groups: Mapping[str, Iterable[str]], least: float, free: Collection[str] = ()
) -> bool:
    """Print the counts, one fact a line; whether everything that must occur did so often enough.

    least: of an event, for each game of the main policies. free: groups whose events need not occur.
    """
    for policy, counts in found.items():
        played = max(1, counts["games"])
        print(f"games played {policy}: {counts['games']}, of {counts['acts'] / played:.0f} acts", end="")
        print(f" and {counts['rounds'] / played:.1f} rounds, given up {counts['given up']}")
    enough = True
    for group, events in groups.items():
        print(f"{group}:")
        for event in events:
            by = {policy: counts[event] for policy, counts in found.items() if counts[event]}
            total = sum(by.values())
            few = group not in free and total < least * games
            enough = enough and not few
            shares = ", ".join(f"{policy} {number}" for policy, number in by.items())
            print(f"- {event}: {total}{' TOO FEW' if few else ''} ({shares or 'never'})")
    return enough


def counted(soak: Callable[[int, int, int, int], Counts], games: int, seed: int, workers: int) -> Counts:
    """What a soak (games, seed, part, parts) counts, spread over processes."""
    with ProcessPoolExecutor(workers) as pool:
        parts = [pool.submit(soak, games, seed, at, workers) for at in range(workers)]
        results = [part.result() for part in parts]
    return {policy: sum((one[policy] for one in results), Counter()) for policy in results[0]}
