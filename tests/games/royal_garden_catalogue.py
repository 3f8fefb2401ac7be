"""Every message of Královská zahrada with its facts: what the game may say, and what the texts must word.

A fact's type: "number"; "place"; "text" (what was typed or a name in a file); "name" (a player's, empty where
nobody is meant); "names" a tuple of them; one or more ids apart by "|"; "=key|key" a phrase of one of these keys;
"*key|key" a tuple of such phrases.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.model import Fact, Phrase, Place

TERRAIN = "field|forest|lake|meadow|swamp|mine"
LYING = TERRAIN + "|castle"
EDGE = "left|right|near|far"
FLAG = "number"
NOUN = "=rg-half|rg-castle|rg-empty|rg-edge"
THING = "=rg-domino|rg-castle-thing|rg-other-thing"

HALVES = {"terrain_a": TERRAIN, "crowns_a": "number", "terrain_b": TERRAIN, "crowns_b": "number"}
SPOT = {**HALVES, "a": "place", "b": "place"}
PLACED = {
    "player": "name",
    "number": "number",
    **SPOT,
    "joins": "castle|terrain|both",
    "join_a": FLAG,
    "join_b": FLAG,
}
DECIDED = {"total": "number", "largest_area": "number", "crowns": "number"}
REASON = "points|largest_area|crowns|shared"
JOIN = {
    "terrain_a": TERRAIN,
    "terrain_b": TERRAIN,
    "castle": FLAG,
    "join_a": FLAG,
    "join_b": FLAG,
    "to": "*rg-join-to",
}
AREA = {"terrain": TERRAIN, "squares": "number", "crowns": "number", "points": "number"}
AROUND = {"left": NOUN, "right": NOUN, "far": NOUN, "near": NOUN}
CELL = {"cell": "place", "column": "text", "row": "number"}
REASONS = "*rg-alone|rg-mismatch|rg-outside|rg-taken|rg-frame|rg-not-neighbours"
REMEDIES = (
    "*rg-remedy-join|rg-remedy-match|rg-remedy-move|rg-remedy-empty|rg-remedy-side-by-side|rg-remedy-discard"
)
PART = {"count": "number", "first": "number", "more": "number"}
LISTED = {"first": "number", "more": "number", "step": "number"}

KEYS: dict[str, dict[str, str]] = {
    # nouns and parts of sentences
    "rg-half": {"terrain": TERRAIN, "crowns": "number"},
    "rg-castle": {},
    "rg-empty": {},
    "rg-edge": {},
    "rg-unknown-kind": {"kind": "text"},
    "rg-domino": {"number": "number"},
    "rg-castle-thing": {"number": "number"},
    "rg-other-thing": {"name": "text"},
    "rg-beside": {"what": TERRAIN},
    "rg-join-to": {"what": LYING},
    "rg-spot": SPOT,
    "rg-area-points": AREA,
    "rg-rank": {"rank": "number", "players": "names", "reason": REASON, **DECIDED},
    "rg-bonus-missed": {"bonus": "centralised|harmony"},
    "rg-bonuses-missed": {"items": "*rg-bonus-missed"},
    "rg-area-bare": {"terrain": TERRAIN, "count": "number", "squares": "number"},
    "rg-areas-bare": {"items": "*rg-area-bare"},
    "rg-final-rank": {"rank": "number", "players": "names", "reason": REASON, **DECIDED},
    "rg-tie": {
        "players": "names",
        "total": "number",
        "reason": "largest_area|crowns|shared",
        "each": "*rg-tie-one",
    },
    "rg-tie-one": {
        "player": "name",
        "reason": "largest_area|crowns|shared",
        "largest_area": "number",
        "crowns": "number",
    },
    # acts
    "rg-placed": PLACED,
    "rg-placed-by": PLACED,
    "rg-castle-placed": {"player": "name", "number": "number", "cell": "place"},
    "rg-discarded": {"player": "name", "number": "number", **HALVES},
    "rg-ended": {"player": "name"},
    "rg-area-grew": {"player": "name", "several": FLAG, **AREA, "gained": "number"},
    "rg-ranking": {"places": "*rg-rank"},
    "rg-final": {"ties": "*rg-tie", "places": "*rg-final-rank"},
    # what is awaited
    "rg-await-castle": {"player": "name"},
    "rg-await-domino": {"player": "name"},
    "rg-await-end": {},
    # score lines
    "rg-area": AREA,
    # problems
    "rg-notation": {"text": "text"},
    "rg-no-player": {"number": "number"},
    "rg-unknown-castle": {"number": "number"},
    "rg-castle-twice": {"player": "name", "cell": "place"},
    "rg-castle-foreign": {"number": "number", "player": "name"},
    "rg-no-castle": {"player": "name"},
    "rg-unknown-domino": {"number": "number"},
    "rg-gone": {"number": "number", "player": "name", "own": FLAG, "a": "place", "b": "place"},
    "rg-gone-discarded": {"number": "number", "player": "name"},
    "rg-not-neighbours": {"a": "place", "b": "place"},
    "rg-outside": {
        "edge": EDGE,
        "count": "number",
        "number": "number",
        "half": "a|b|both|whole",
        "terrain": LYING,
        "crowns": "number",
    },
    "rg-frame": {"columns": "number", "rows": "number", "width": "number", "height": "number"},
    "rg-taken": {"cell": "place", "what": LYING},
    "rg-alone": {"number": "number", **HALVES},
    "rg-mismatch": {
        "number": "number",
        **HALVES,
        "count_a": "number",
        "beside_a": "*rg-beside",
        "count_b": "number",
        "beside_b": "*rg-beside",
        "beside": "*rg-beside",
    },
    "rg-still-fits": {"number": "number", "places": "number", **SPOT},
    # problems of a board found as it lies, of a set-up, of a kingdom's notation
    "rg-unknown-board": {"board": "text"},
    "rg-unknown-thing": {"thing": THING, "cell": "place"},
    "rg-off-board": {"cell": "place"},
    "rg-thing-twice": {"thing": THING, "first": "place", "second": "place"},
    "rg-half-missing": {"number": "number", "cell": "place"},
    "rg-setup-players": {"count": "number", "least": "number", "most": "number"},
    "rg-setup-seats": {},
    "rg-setup-size": {"columns": "number", "rows": "number"},
    "rg-setup-variant": {"variant": "text"},
    "rg-setup-tile": {"tile": "text"},
    "rg-setup-tile-twice": {"tile": "text"},
    "rg-setup-castles": {"count": "number", "players": "number"},
    # remedies
    "rg-remedy-lift": {},
    "rg-remedy-number": {},
    "rg-remedy-castle-first": {},
    "rg-remedy-lift-castle": {},
    "rg-remedy-free": {},
    "rg-remedy-empty": {},
    "rg-remedy-side-by-side": {},
    "rg-remedy-move": {"direction": EDGE, "count": "number"},
    "rg-remedy-join": JOIN,
    "rg-remedy-match": JOIN,
    "rg-remedy-discard": {"number": "number"},
    "rg-remedy-notation": {},
    # answers
    "rg-not-understood": {"question": "text"},
    "rg-whose-board": {},
    "rg-here": {
        "cell": "place",
        "terrain": TERRAIN,
        "crowns": "number",
        "number": "number",
        **AROUND,
        "area": "=rg-area",
    },
    "rg-here-castle": {"cell": "place", **AROUND},
    "rg-here-empty": {"cell": "place", **AROUND},
    "rg-here-outside": {"cell": "place"},
    "rg-around": {"cell": "place", "what": NOUN, **AROUND},
    "rg-row": {"row": "number", **LISTED, "items": "*rg-row-cell|rg-row-free"},
    "rg-row-empty": {"row": "number", **LISTED},
    "rg-no-row": {"row": "number"},
    "rg-row-cell": {**CELL, "what": NOUN},
    "rg-row-free": {"count": "number", "cells": "*rg-row-name"},
    "rg-row-name": CELL,
    "rg-column": {"column": "text", "cell": "place", "items": "*rg-column-cell|rg-column-free"},
    "rg-column-empty": {"column": "text", "cell": "place"},
    "rg-no-column": {"column": "text"},
    "rg-column-cell": {**CELL, "what": NOUN},
    "rg-column-free": {"count": "number", "cells": "*rg-column-name"},
    "rg-column-name": CELL,
    "rg-score": {"player": "name", "total": "number", **PART, "items": "*rg-area-points"},
    "rg-areas": {"player": "name", "total": "number", **PART, "items": "*rg-area|rg-areas-bare"},
    "rg-fits": {"number": "number", **HALVES, **PART, "items": "*rg-spot"},
    "rg-fits-nowhere": {"number": "number", **HALVES, **PART, "items": "*rg-spot"},
    "rg-find": {"terrain": TERRAIN, **PART, "items": "*rg-area-at"},
    "rg-find-none": {"terrain": TERRAIN, **PART, "items": "*rg-area-at"},
    "rg-area-at": {**AREA, "rows": "*rg-area-row"},
    "rg-area-row": {"row": "number", "cells": "*rg-row-name"},
    "rg-bring": {"number": "number", **HALVES, **PART, "items": "*rg-spot-brings"},
    "rg-spot-brings": {**SPOT, "gained": "number"},
    "rg-bring-none": {"number": "number", **HALVES, **PART, "items": "*rg-spot-brings"},
    "rg-bring-there": {
        "number": "number",
        **SPOT,
        "gained": "number",
        "areas": "*rg-area",
        "middle": "same|won|lost",
    },
    "rg-bring-not": {"number": "number", "reasons": REASONS, "remedies": REMEDIES},
    "rg-which-domino": {},
    "rg-aside": {"own": "number", "removed": "number", **PART, "items": "*rg-offered|rg-aside-by"},
    "rg-aside-none": {"own": "number", "removed": "number", **PART, "items": "*rg-offered"},
    "rg-aside-by": {"number": "number", **HALVES, "player": "name"},
    "rg-offered": {"number": "number", **HALVES, "player": "name", "taken": FLAG},
    "rg-no-draft": {},
    "rg-last": {"act": "=rg-placed|rg-placed-by|rg-castle-placed|rg-discarded|rg-ended"},
    "rg-nothing-yet": {},
}

LAYOUT_REASONS = (
    "missing|directory|denied|unreadable|too-large|not-utf8|control|empty|head-letters|size|row-short|row-long|rows-few"
    "|rows-many|unknown-cell|crowns|two-castles"
)
ERRORS: dict[str, dict[str, str]] = {
    "rg-layout": {
        "file": "text",
        "line": "number",
        "column": "number",
        "reason": LAYOUT_REASONS,
        "found": "text",
        "expected": "number",
        "counted": "number",
        "known": "names",
    },
}
"""Messages of files, raised as errors."""


def wrong(key: str, facts: Mapping[str, Fact], met: set[str]) -> list[str]:
    """What in a message is not as the catalogue says; every key met, nested ones too, is added to `met`."""
    met.add(key)
    if key not in KEYS:
        return [f"{key} is not in the catalogue"]
    expected = KEYS[key]
    found = [f"{key}: facts {sorted(facts)}, not {sorted(expected)}"] if set(facts) != set(expected) else []
    for name in set(facts) & set(expected):
        found += [f"{key}.{name}: {told}" for told in _wrong_fact(facts[name], expected[name], met)]
    return found


def _wrong_fact(fact: Fact, kind: str, met: set[str]) -> list[str]:
    if kind[0] == "*":
        items = fact if isinstance(fact, tuple) else ("no tuple",)
        return [told for one in items for told in _wrong_fact(one, "=" + kind[1:], met)]
    if kind[0] == "=" and isinstance(fact, Phrase) and fact.key in kind[1:].split("|"):
        return wrong(fact.key, fact.facts, met)
    if kind == "number":
        good = type(fact) is int
    elif kind == "place":
        good = isinstance(fact, Place)
    elif kind == "names":
        good = isinstance(fact, tuple) and all(isinstance(one, str) for one in fact)
    else:
        good = isinstance(fact, str) and (kind in ("text", "name") or fact in kind.split("|"))
    return [] if good else [f"{fact!r} is no {kind}"]
