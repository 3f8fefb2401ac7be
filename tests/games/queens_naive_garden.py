"""Words, cells, groups and payment of the naive engine of Azul: Queen's Garden (see queens_naive.py)."""

from __future__ import annotations

COLOURS = ["blue", "purple", "dark-purple", "light-green", "dark-green", "yellow"]
PATTERNS = ["tree", "bird", "butterfly", "flower", "plant", "tulips"]
HEXAGONS = [f"{pattern}-{colour}" for pattern in PATTERNS for colour in COLOURS]
TILE_SPACES = 12
HOURS = {12: (0, -1), 2: (1, -1), 4: (1, 0), 6: (0, 1), 8: (-1, 1), 10: (-1, 0)}

Garden = dict[str, str]


def named_cells() -> dict[str, tuple[int, int]]:
    """All 55 cells by name. QG-16, QG-18."""
    cells = {"fountain": (0, 0)}
    for hour, (q, r) in HOURS.items():
        further_q, further_r = HOURS[hour % 12 + 2]
        cells[f"fountain-{hour}"] = (q, r)
        cells[f"ornament-{hour % 12 + 1}"] = (q + further_q, r + further_r)
        cells[f"{hour}-middle"] = (3 * q, 3 * r)
        for rim, (rim_q, rim_r) in HOURS.items():
            cells[f"{hour}-{rim}"] = (3 * q + rim_q, 3 * r + rim_r)
    return cells


CELLS = named_cells()


def neighbours(cell: str) -> list[str]:
    """The cells that touch a cell; some of them may be ornaments or in empty slots. QG-18, QG-97."""
    q, r = CELLS[cell]
    around = [(q + step_q, r + step_r) for step_q, step_r in HOURS.values()]
    return [name for name, place in CELLS.items() if place in around]


def traits(hexagon: str) -> tuple[str, str]:
    """Pattern and colour. QG-07."""
    pattern, _, colour = hexagon.partition("-")
    return pattern, colour


def value(hexagon: str) -> int:
    """Cost and point value. QG-05."""
    return PATTERNS.index(traits(hexagon)[0]) + 1


def bare(word: str) -> str:
    """The hexagon of a piece given up, on a tile or on an expansion. QG-07."""
    return word.removeprefix("expansion-")


def alike(one: str, other: str) -> bool:
    """Whether two hexagons share colour or pattern, but not both. QG-83."""
    return one != other and any(a == b for a, b in zip(traits(one), traits(other), strict=True))


# Groups


def connected(garden: Garden, cell: str, criterion: str) -> frozenset[str]:
    """The cells of one colour or pattern that hang together with an occupied cell. QG-86, QG-91."""
    found, todo = {cell}, [cell]
    while todo:
        for near in neighbours(todo.pop()):
            if near in garden and criterion in traits(garden[near]) and near not in found:
                found.add(near)
                todo.append(near)
    return frozenset(found)


def all_groups(garden: Garden) -> list[tuple[str, frozenset[str]]]:
    """Every group of at least 2 hexagons, colours first. QG-86, QG-87, QG-170."""
    found: list[tuple[str, frozenset[str]]] = []
    for criterion in COLOURS + PATTERNS:
        for cell, hexagon in garden.items():
            if criterion in traits(hexagon):
                group = (criterion, connected(garden, cell, criterion))
                if len(group[1]) > 1 and group not in found:
                    found.append(group)
    return found


def fits(garden: Garden, cell: str, hexagon: str) -> str | None:
    """The row that forbids a hexagon beside its neighbours, or None. QG-82 to QG-91."""
    touching = [garden[near] for near in neighbours(cell) if near in garden]
    if hexagon in touching:
        return "QG-85"
    if touching and not any(alike(hexagon, other) for other in touching):
        return "QG-83"
    meant = {**garden, cell: hexagon}
    for criterion in traits(hexagon):
        members = [meant[member] for member in connected(meant, cell, criterion)]
        if members.count(hexagon) > 1:
            return "QG-88"
        if len(set(members)) < len(members):
            return "QG-89"
    return None


# Payment


def pays(hexagon: str, payment: list[str]) -> str | None:
    """The row that forbids a payment for a hexagon, or None. QG-65 to QG-76, QG-80.

    Whether the things are in storage is another question.
    """
    if len(payment) != value(hexagon) - 1:
        return "QG-65" if len(payment) < value(hexagon) - 1 else "QG-80"
    real = [hexagon] + [bare(word) for word in payment if word != "joker"]
    if len(set(real)) < len(real):
        return "QG-71"
    patterns, colours = {traits(h)[0] for h in real}, {traits(h)[1] for h in real}
    if len(patterns) == 1 or len(colours) == 1:
        return None
    mixed = all(alike(hexagon, other) for other in real[1:])
    return "QG-70" if mixed else "QG-68 QG-69"


# Notation


def shaped(kind: str, rest: list[str]) -> bool:
    """Whether the words after the kind of an act are words of the notation. QG-47."""
    hours = [str(hour) for hour in HOURS]
    good = kind == "round" and not rest
    match kind, rest:
        case "lots", [player]:
            good = number(player)
        case "draw", _:
            good = all(word in HEXAGONS for word in rest)
        case "turn", [place, hexagon]:
            good = number(place) and hexagon in HEXAGONS
        case "take", [criterion, *wishes]:
            good = criterion in COLOURS + PATTERNS and all(map(copy, wishes))
        case "place", [hexagon, cell, *payment]:
            good = hexagon in HEXAGONS and cell in CELLS and all(map(piece, payment))
        case "lay", [hexagon, hour, rim, *payment]:
            good = hexagon in HEXAGONS and hour in hours and rim in hours and all(map(piece, payment))
        case "buy", [hour]:
            good = hour in hours
        case "pass", _:
            good = all(map(piece, rest))
    return good


def number(word: str) -> bool:
    """Whether a word is a number as we write it: 0, 1, 2 and so on."""
    return word in [str(n) for n in range(100)]


def copy(word: str) -> bool:
    """Whether a word names a copy in the display, like bird-blue@3. QG-51."""
    hexagon, at, place = word.partition("@")
    return hexagon in HEXAGONS and at == "@" and number(place)


def piece(word: str) -> bool:
    """Whether a word names something in storage: a tile, an expansion or a joker. QG-67."""
    return word == "joker" or bare(word) in HEXAGONS
