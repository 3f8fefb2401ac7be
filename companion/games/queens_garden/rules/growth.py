"""What a hexagon that came to a garden has led to: groups that score from now on, jokers for what it closes in."""

from __future__ import annotations

from companion.core.model import Announcement, Fact, Phrase, Topic
from companion.games.queens_garden.rules import placing, scoring
from companion.games.queens_garden.rules.cells import sort
from companion.games.queens_garden.rules.hexes import VALUE, other_of
from companion.games.queens_garden.rules.state import State
from companion.games.queens_garden.telling import nouns


def followed(before: State, after: State, cell: int, spent: int) -> list[Announcement]:
    """Groups that the player on turn has enlarged, then jokers won and lost. spent: jokers given up for it."""
    return [*_groups(before, after, cell), *_surrounded(before, after, cell, spent)]


def _groups(before: State, after: State, cell: int) -> list[Announcement]:
    """Groups of three or more with the new hexagon (QG-164 to QG-169).

    reached: 1 where the group scores from now on, or has the size of a bonus.
    """
    was, cells = before.mine.cells, after.gardens[after.table.seats[before.turn]].cells
    old = scoring.groups(was, scoring.LEAST)
    said = []
    for criterion, members in scoring.groups(cells, scoring.LEAST):
        if cell not in members:
            continue
        bonus = after.table.bonuses.get(len(members), 0)
        new = not any(one.criterion == criterion and set(one.cells) < set(members) for one in old)
        facts: dict[str, Fact] = {"player": before.name(before.turn), "criterion": nouns.criterion(criterion)}
        facts |= {"count": len(members), "points": scoring.worth(cells, members), "bonus": bonus}
        facts |= {"items": tuple(member(criterion, one) for one in sorted(cells[at] for at in members))}
        said.append(Announcement("qg-group", {**facts, "reached": int(new or bonus > 0)}, topic=Topic.AREA))
    return said


def member(criterion: str, hexagon: int) -> Phrase:
    """A hexagon of a group by the property that the group does not name, with its value."""
    other = nouns.criterion(other_of(hexagon, criterion))
    return Phrase("qg-member", {"property": other, "points": VALUE[hexagon]})


def _surrounded(before: State, after: State, cell: int, spent: int) -> list[Announcement]:
    """What is closed in now, jokers for it, and those that find no space (QG-92 to QG-101)."""
    garden = after.gardens[after.table.seats[before.turn]]
    found = placing.surrounded(garden.cells, garden.slots, cell)
    jokers = sum(after.table.rewards[sort(one)] for one in found)
    if not jokers:
        return []
    kept = garden.jokers - (before.mine.jokers - spent)
    facts: dict[str, Fact] = {"player": before.name(before.turn), "items": tuple(map(nouns.ornament, found))}
    facts |= {"count": kept, "lost": jokers - kept, "held": garden.jokers}
    return [Announcement("qg-surrounded", facts)]
