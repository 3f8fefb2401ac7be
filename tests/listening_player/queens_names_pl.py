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
    "tulips": (True, "płytki tulipany"),
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


def coloured(pattern: str, colour: str) -> str:
    """A hexagon: niebieskie drzewo, niebieski ptak."""
    name, ending = PATTERNS[pattern]
    stem = COLOURS[colour]
    soft = stem.endswith("k")
    ending = {"e": "ie", "y": "i"}.get(ending, ending) if soft else ending
    return f"{stem}{ending} {name}"


NAMES = Names(
    hexagon=coloured,
    properties={
        **{one: f"{said}a" for one, said in COLOURS.items()},
        **{one: said for one, (said, _) in PATTERNS.items()},
    },
    taking={
        "blue": "niebieskie",
        "purple": "fioletowe",
        "dark-purple": "ciemnofioletowe",
        "light-green": "jasnozielone",
        "dark-green": "ciemnozielone",
        "yellow": "żółte",
        "tree": "drzewa",
        "bird": "ptaki",
        "butterfly": "motyle",
        "flower": "kwiaty",
        "plant": "rośliny",
        "tulips": "tulipany",
    },
    shades=lambda one: [coloured(pattern, one).rpartition(" ")[0] for pattern in PATTERNS],
    group=lambda one: f"grupa {COLOURS[one]}a" if one in COLOURS else f"grupa {PATTERNS[one][0]}",
    hours=dict(enumerate(HOURS, start=1)),
    at={
        "fountain": "przy fontannie {}",
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
    pair="{} w dwóch sztukach",
    three="{} w trzech sztukach",
)
