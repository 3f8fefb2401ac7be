"""How things of Queen's Garden are called in Czech."""

from __future__ import annotations

from tests.listening_player.queens_ears import Names

COLOURS = {
    "blue": "modr",
    "purple": "fialov",
    "dark-purple": "tmavě fialov",
    "light-green": "světle zelen",
    "dark-green": "tmavě zelen",
    "yellow": "žlut",
}
PATTERNS = {
    "tree": ("strom", "ý"),
    "bird": ("pták", "ý"),
    "butterfly": ("motýl", "ý"),
    "flower": ("květina", "á"),
    "plant": ("rostlina", "á"),
    "tulips": ("tulipány", "é"),
}
"""What each is called, and how a colour beside it ends."""
OF = {
    "tree": "stromů",
    "bird": "ptáků",
    "butterfly": "motýlů",
    "flower": "květin",
    "plant": "rostlin",
    "tulips": "tulipánů",
}
"""Of what a group is."""
SEVERAL = {
    "tree": ("m", "stromy"),
    "bird": ("m", "ptáci"),
    "butterfly": ("m", "motýli"),
    "flower": ("f", "květiny"),
    "plant": ("f", "rostliny"),
    "tulips": ("m", "dílky tulipány"),
}
HOURS = [
    "jednička",
    "dvojka",
    "trojka",
    "čtyřka",
    "pětka",
    "šestka",
    "sedmička",
    "osmička",
    "devítka",
    "desítka",
    "jedenáctka",
    "dvanáctka",
]
AT_HOURS = [
    "jedničce",
    "dvojce",
    "trojce",
    "čtyřce",
    "pětce",
    "šestce",
    "sedmičce",
    "osmičce",
    "devítce",
    "desítce",
    "jedenáctce",
    "dvanáctce",
]
"""The hours as they are called, and where something is."""
NAMES = Names(
    hexagon=lambda pattern, colour: f"{COLOURS[colour]}{PATTERNS[pattern][1]} {PATTERNS[pattern][0]}",
    properties={
        **{one: f"{said}á" for one, said in COLOURS.items()},
        **{one: said for one, (said, _) in PATTERNS.items()},
    },
    taking={
        "blue": "modré",
        "purple": "fialové",
        "dark-purple": "tmavě fialové",
        "light-green": "světle zelené",
        "dark-green": "tmavě zelené",
        "yellow": "žluté",
        "tree": "stromy",
        "bird": "ptáky",
        "butterfly": "motýly",
        "flower": "květiny",
        "plant": "rostliny",
        "tulips": "tulipány",
    },
    shades=lambda one: [COLOURS[one] + ending for ending in ("ý", "á", "é")],
    group=lambda one: f"{COLOURS[one]}á skupina" if one in COLOURS else f"skupina {OF[one]}",
    hours=dict(enumerate(HOURS, start=1)),
    at={
        "fountain": "u fontány {}",
        "expansion": "destička {}",
        "rim": "okraj {}",
        "statue": "socha {}",
        "bench": "lavička {}",
        "pavilion": "pavilón {}",
    },
    fountain="fontána",
    middle="střed",
    bed="destička {}",
    top="vrch sloupečku",
    place="místo",
    from_top="ze sloupečku",
    from_place="z místa",
    pair="{} ve dvou kusech",
    three="{} ve třech kusech",
)
