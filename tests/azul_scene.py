"""Tables of Azul as the manuals for players tell them: a round of two, the reverse side, special displays."""

from __future__ import annotations

from functools import cache

from tests.azul_rig import AzulRig, azul_setup
from tests.typed_scene import TypedScene, lines_of

ROUND = ("3331", "2244", "3111", "5555", "4352")
"""What hands draw for the five displays of the round, by digits: red, red, red, blue and so on."""


class Scene(TypedScene[AzulRig]):
    """A table of two with a board for each; keeps what is typed and all that is said."""

    def __init__(self, language: str, edition: str = "azul_mini", *variants: str, draw: str = "hand") -> None:
        super().__init__(language, AzulRig(azul_setup(edition, 2, *variants, draw=draw)))


def first_round(language: str) -> Scene:
    """Azul Mini, drawn by hands: takes with mistakes, tiles laid and typed, the round's end, questions."""
    one = Scene(language)
    one.steps()
    one.steps(draw="companion")
    one.typed("55.1", *ROUND[:4], "54", *ROUND[4])
    one.typed("53", "1", "3", "44", "3", "3", "313")  # asked for step by step, with one step back
    one.typed("433", "453", "53", "4", "0", "455", "031", "244")
    one.typed("44", "244")
    _questions(one)
    one.typed("022", "544", "055", "012", "030", "41.1", "021")
    one.typed("1", seat=1)
    one.does(lambda hands: hands.put(1, "red D3", ms=2000))  # the wrong cell
    one.typed("5")
    one.does(lambda hands: hands.push(1, "red D3", "E3"))  # line three before line one
    one.does(lambda hands: hands.put(1, "yellow B5"))
    one.typed("1", "41", "1", "44", "2 41", "1", "41.2", "7", "47")
    one.typed("5", seat=1)
    one.typed("7")
    one.typed("5", seat=2)
    one.does(lambda hands: hands.take_off(1, "red E3", ms=2000))
    one.does(lambda hands: hands.put(1, "red E3", ms=2000))
    _walls(one)
    return one


def _questions(one: Scene) -> None:
    """What can be asked while tiles are taken; Petr is on turn, Jana asks."""
    one.typed("51", "6", "25.3", "31", "31.2", "31.5.3", "33.5.3.2", "33.5.3.0", "34", seat=1)
    one.typed("24", "2.24", "27", "2.27", "14", "52", "48", "8", "1", "32", seat=1)


def _walls(one: Scene) -> None:
    """What can be asked about walls and points."""
    one.typed("26", "22.3", "23.5", "21.3.4", "21.3.5", "3", "12", "13", "14", "1", seat=1)


def companion_draws(language: str) -> Scene:
    """The companion is the bag: one display a key."""
    one = Scene(language, draw="companion")
    one.dealt("lots 1", "draw red red red blue", "draw yellow yellow black black")
    one.typed("1")
    return one


def reverse(language: str) -> Scene:
    """The grey side: columns to choose, and a line that has no cell."""
    one = Scene(language, "azul_mini", "reverse")
    one.steps()
    one.typed("55.1", "3333", "1111", "5555", "4444", "2222")
    one.typed("132", "212", "354", "444", "525")
    one.typed("41", "2", "4", "9", "41.4.4", "1", "7", "7", "2 41.2.1", "2 41.4", "1", "2")
    return one


def specials(language: str) -> Scene:
    """Master Chocolatier with special displays: four of the round, one whose rest is spread, one kept."""
    one = Scene(language, "master_chocolatier", "special")
    one.steps()
    one.typed("55.1", "56.1.4", "56", "3", "5", "5512", "2244", "5111", "3333", "4532")
    one.typed("51", "152", "58", "1", "2", "9")
    one.typed("315", "27", "34")
    return one


def leaving(language: str) -> Scene:
    """Jana has to go."""
    one = Scene(language)
    one.typed("55.1", *ROUND, "1.57", "1.57")
    return one


PARTS = (first_round, companion_draws, reverse, specials, leaving)


@cache
def scene(language: str) -> tuple[str, ...]:
    """What is said in the tables, in order; as many sentences in each language."""
    return lines_of(language, (part(language) for part in PARTS))
