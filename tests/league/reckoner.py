"""Standings by docs/league.md, reckoned another way: it imports nothing of the program.

tables: round, number -> people. sent: (round, number, totals) as they arrived. rulings: the same, in order, None
for totals where a table is to bring nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

Key = tuple[int, int]
Totals = tuple[int, ...]


def reckon(
    people: Sequence[str],
    tables: Mapping[Key, Sequence[str]],
    sent: Iterable[tuple[int, int, Totals]],
    rulings: Iterable[tuple[int, int, Totals | None]],
) -> list[tuple[int, str, float, int]]:
    """Place, who, points and tables won, in order of places; people of one place in order of the list."""
    told: dict[Key, list[Totals]] = {}
    for round_, number, totals in sent:
        told.setdefault((round_, number), []).append(totals)
    stands = {key: all_[0] for key, all_ in told.items() if len(set(all_)) == 1}
    for round_, number, ruled in rulings:
        stands.pop((round_, number), None)
        if ruled is not None:
            stands[round_, number] = ruled
    points, won = dict.fromkeys(people, 0.0), dict.fromkeys(people, 0)
    for key, seated in tables.items():
        if len(seated) == 1:
            points[seated[0]] += 6
        elif key in stands:
            best = sorted(stands[key], reverse=True)
            ladder = {2: [12, 0], 3: [12, 6, 0], 4: [12, 8, 4, 0]}[len(seated)]
            for who, total in zip(seated, stands[key], strict=True):
                steps = [step for step, one in zip(ladder, best, strict=True) if one == total]
                points[who] += sum(steps) / len(steps)
                won[who] += total == best[0] and len(steps) == 1
    rows = sorted(((-points[who], -won[who]), at, who) for at, who in enumerate(people))
    keys = [row[0] for row in rows]
    return [(keys.index(key) + 1, who, points[who], won[who]) for key, _, who in rows]
