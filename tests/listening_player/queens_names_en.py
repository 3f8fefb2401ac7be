"""How things of Queen's Garden are called in English."""

from __future__ import annotations

from tests.listening_player.ears_en import number
from tests.listening_player.queens_ears import Names

PROPERTIES = {
    "blue": "blue",
    "purple": "purple",
    "dark-purple": "dark purple",
    "light-green": "light green",
    "dark-green": "dark green",
    "yellow": "yellow",
    **{one: one for one in ("tree", "bird", "butterfly", "flower", "plant", "tulips")},
}
NAMES = Names(
    hexagon=lambda pattern, colour: f"{PROPERTIES[colour]} {pattern}",
    properties=PROPERTIES,
    taking={
        "blue": "blue",
        "purple": "purple",
        "dark-purple": "dark purple",
        "light-green": "light green",
        "dark-green": "dark green",
        "yellow": "yellow",
        "tree": "trees",
        "bird": "birds",
        "butterfly": "butterflies",
        "flower": "flowers",
        "plant": "plants",
        "tulips": "tulips",
    },
    shades=lambda one: [PROPERTIES[one]],
    group=lambda one: f"{PROPERTIES[one]} group",
    hours={hour: f"{number(hour)} o'clock" for hour in range(1, 13)},
    at={
        "fountain": "fountain {}",
        "expansion": "expansion {}",
        "rim": "rim {}",
        "statue": "statue {}",
        "bench": "bench {}",
        "pavilion": "pavilion {}",
    },
    fountain="fountain",
    middle="middle",
    bed="expansion {}",
    top="top of the stack",
    place="place",
    from_top="from the stack",
    from_place="from place",
    pair="two tiles {}",
    three="three tiles {}",
)
