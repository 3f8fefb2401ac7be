"""What about finished gardens cannot have come about by the rules: each as a Problem with its facts."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.model import Fact, Phrase, Problem
from companion.games.queens_garden.finished.finished import too_many
from companion.games.queens_garden.finished.order import order
from companion.games.queens_garden.finished.report import fault_named
from companion.games.queens_garden.rules.cells import NAMES, SPACES
from companion.games.queens_garden.rules.state import Garden
from companion.games.queens_garden.telling import nouns

MOST_NAMED = 6
"""Hexagons of one doubt that are named; of more the first."""


def of_garden(garden: Garden) -> list[Problem]:
    """Doubts about one garden (QG-82 to QG-84, QG-114).

    Problems: qg-doubt-fountain, hexagons of the fountain board alone that were laid in no order; qg-doubt-order,
    any others. Both have the facts items, each a hexagon and its cell, count, and cells, their names.
    """
    found = order(garden.cells, garden.slots)
    if found.possible is not False:
        return []
    items = tuple(
        Phrase("qg-form-laid", {"hexagon": nouns.hexagon(garden.cells[cell]), "cell": nouns.cell(cell)})
        for cell in found.cells[:MOST_NAMED]
    )
    names = tuple(NAMES[cell] for cell in found.cells)
    facts: dict[str, Fact] = {"items": items, "count": len(found.cells), "cells": names}
    return [Problem("qg-doubt-fountain" if set(found.cells) <= set(SPACES) else "qg-doubt-order", facts)]


def of_gardens(gardens: Sequence[Garden]) -> list[Problem]:
    """Doubts about the gardens of one game together: qg-doubt-set (QG-03, QG-09)."""
    return [Problem("qg-doubt-set", {"fault": fault_named(fault)}) for fault in too_many(gardens)]
