"""How things of Queen's Garden are called in Polish."""

from __future__ import annotations

from tests.listening_player.queens_ears import Names

COLOURS = {
    "blue": "niebiesk",
    "purple": "fioletow",
    "dark-purple": "ciemnofioletow",
    "light-green": "jasnozielon",
    "dark-green": "ciemnozielon",
    "yellow": "żółt",
}
PATTERNS = {
    "tree": ("drzewo", "e"),
    "bird": ("ptak", "y"),
    "butterfly": ("motyl", "y"),
    "flower": ("kwiat", "y"),
    "plant": ("roślina", "a"),
    "tulips": ("tulipany", "e"),
}
"""What each is called, and how a colour beside it ends."""
SEVERAL = {
    "tree": (False, "drzewa"),
    "bird": (False, "ptaki"),
    "butterfly": (False, "motyle"),
    "flower": (False, "kwiaty"),
    "plant": (True, "rośliny"),
}
HOURS = [
    "pierwsza",
    "druga",
    "trzecia",
    "czwarta",
    "piąta",
    "szósta",
    "siódma",
    "ósma",
    "dziewiąta",
    "dziesiąta",
    "jedenasta",
    "dwunasta",
]
AT_HOURS = [
    "pierwszej",
    "drugiej",
    "trzeciej",
    "czwartej",
    "piątej",
    "szóstej",
    "siódmej",
    "ósmej",
    "dziewiątej",
    "dziesiątej",
    "jedenastej",
    "dwunastej",
]
"""The hours as they are called, and where something is."""


OF = {
    "tree": "drzew",
    "bird": "ptaków",
    "butterfly": "motyli",
    "flower": "kwiatów",
    "plant": "roślin",
    "tulips": "tulipanów",
}
"""What a group is of."""


def ending(stem: str, end: str) -> str:
    """A colour with its ending, soft behind a k."""
    return stem + ({"e": "ie", "y": "i"}.get(end, end) if stem.endswith("k") else end)


def coloured(pattern: str, colour: str) -> str:
    """A hexagon: niebieskie drzewo, niebieski ptak."""
    name, end = PATTERNS[pattern]
    return f"{ending(COLOURS[colour], end)} {name}"


NAMES = Names(
    hexagon=coloured,
    properties={
        **{one: ending(said, "e") for one, said in COLOURS.items()},
        **{one: said for one, (_, said) in SEVERAL.items()},
        "tulips": "tulipany",
    },
    alone={
        **{ending(stem, end): one for one, stem in COLOURS.items() for end in "yae"},
        **{said: one for one, (said, _) in PATTERNS.items()},
    },
    group=lambda one: f"grupa {COLOURS[one]}a" if one in COLOURS else f"grupa {OF[one]}",
    hours=dict(enumerate(HOURS, start=1)),
    at={
        "fountain": "fontanna {}",
        "expansion": "kafel {}",
        "rim": "brzeg {}",
        "statue": "posąg {}",
        "bench": "ławka {}",
        "pavilion": "pawilon {}",
    },
    fountain="fontanna",
    middle="środek",
    bed="kafel {}",
    top="wierzch stosu",
    place="miejsce",
    from_top="ze stosu",
    from_place="z miejsca",
    at_top="na stosie",
    at_place="na miejscu",
    pair="{} dwa razy",
    three="{} trzy razy",
)
