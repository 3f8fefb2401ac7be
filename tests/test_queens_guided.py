"""The guided dialogue of Queen's Garden: only what can be is offered, what cannot be is refused where it shows."""

from __future__ import annotations

import pytest

from companion.core.model import Phrase
from companion.games.queens_garden.rules.state import ACT, FILL, OVER, ROUND, TURN, State
from companion.input.helping import help_now
from companion.input.meanings import Asker
from tests.games.queens_kit import BACK, GAME, garden, heap, setup, table
from tests.queens_typist import SHOWN, STORED, Typist, offered


def args(typist: Typist) -> tuple[str, ...]:
    """What has been answered so far."""
    assert typist.asking is not None
    return typist.asking.args


# ---- taking -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("begin", ["53", "take", "0.53", "1 take"])
def test_a_take_asks_for_colour_or_pattern_then_for_each_copy(begin: str) -> None:
    typist = Typist(SHOWN)
    assert typist.type(begin) == []
    assert typist.said() == (
        "Lucka: which colour or pattern? Blue ten brings three hexagons. Purple twenty brings one hexagon. "
        "Yellow sixty brings one hexagon. Tree zero and one brings one hexagon. "
        "Bird zero and two brings two hexagons. Flower zero and four brings one hexagon. "
        "Plant zero and five brings one hexagon."
    )
    assert typist.asked("10 2 3") == [
        "From where, blue tree? Zero is a tile on top of the stack, which then moves on. Place two, an expansion.",
        "From where, blue bird? Zero is a tile on top of the stack, which then moves on. Place one, a tile. "
        "Place three, a tile.",
        f"tell {'1' if begin[0] == '1' else '0'} take blue 2 3",
    ]
    assert typist.state.mine != SHOWN.mine and typist.state.gardens[0].beds == (1, 7)


def test_the_stack_moves_on_only_once() -> None:
    typist = Typist(SHOWN)
    assert typist.asked("53 10 0")[-1].startswith(
        "From where, blue bird? Zero is a tile on top of the stack. Place"
    )


def test_a_copy_is_not_asked_for_where_only_one_fits() -> None:
    full = SHOWN._replace(gardens=(garden(beds="bird-blue tree-red".replace("red", "yellow")), SHOWN.gardens[1]))
    assert Typist(full).asked("53 01") == [*Typist(full).asked("53"), "tell 0 take tree"]
    assert Typist(full).asked("53 10")[-1].startswith("From where, blue bird?")


def test_only_what_fits_into_the_storage_is_offered() -> None:
    """Of twelve spaces one is free: a colour that brings two tiles is no answer, and its reason is said."""
    tight = SHOWN._replace(
        gardens=(garden(tiles=f"{STORED} {STORED[:0]}plant-blue plant-purple", jokers=3), garden())
    )
    assert tight.mine.free_tiles == 1
    typist = Typist(tight)
    typist.type("53")
    assert typist.asking is not None and offered(typist.asking) == ["20", "60", "01", "04", "05"]
    for line, key in (("10", "qg-storage-tiles"), ("02", "qg-storage-tiles"), ("30", "qg-nothing-there")):
        assert typist.type(line) == [] and typist.reason() == key
        assert typist.told[-1].key == "qg-ask-criterion", "and asked again"
    assert typist.type("20") == ["tell 0 take purple"]
    assert Typist(tight).asked("53 01 0")[-1] == "tell 0 take tree 0"


def test_a_full_storage_takes_nothing() -> None:
    full = SHOWN._replace(gardens=(garden(tiles=STORED, jokers=6), garden()))
    full = full._replace(beside=full.beside[:1])
    typist = Typist(full)
    assert typist.type("53") == [] and typist.reason() == "qg-storage-tiles" and typist.asking is None


def test_a_wrong_place_is_refused_and_asked_again() -> None:
    typist = Typist(SHOWN)
    typist.asked("53 10")
    for line in ("3", "8", "121"):
        typist.type(line)
        assert typist.told[-1].key == ("qg-ask-copy"), line
    assert args(typist) == ("blue", "bird-blue@1"), "a copy by its name"
    assert typist.type("44") == [] and args(typist) == ("blue",)
    assert typist.type("4") == [] and typist.reason() == "qg-not-at-place", "a place here"
    assert typist.type("back") == [] and args(typist) == ()


# ---- into the garden --------------------------------------------------------------------------------------------


def test_a_placing_asks_what_where_and_then_piece_by_piece() -> None:
    typist = Typist(SHOWN)
    assert typist.asked("41 13 52 14") == [
        "Lucka: which tile? Yellow tree sixty-one, blue butterfly thirteen, yellow butterfly sixty-three, "
        "blue flower fourteen.",
        "Which space, blue butterfly? Possible, six in all: fountain twelve o'clock, fountain two o'clock, "
        "fountain four o'clock.",
        "What pays? Cost three, still lacking two things: yellow butterfly sixty-three, blue flower fourteen, "
        "expansion blue bird seven and twelve, joker two zeros.",
        "What pays? Cost three, still lacking one thing: expansion blue bird seven and twelve, joker two zeros.",
    ]
    assert typist.type("712") == ["tell 0 place butterfly-blue fountain-6 flower-blue expansion-bird-blue"]
    assert typist.state.gardens[0].beds == ()


def test_the_rest_of_a_payment_is_not_asked_where_only_one_is_left() -> None:
    typist = Typist(SHOWN)
    assert typist.asked("41 13 52 63")[-1] == "tell 0 place butterfly-blue fountain-6 butterfly-yellow"
    assert typist.state.gardens[0].jokers == 1, "the joker goes too"
    assert Typist(SHOWN).asked("41.61.58") == ["tell 0 place tree-yellow fountain-12"], "it costs nothing more"
    assert Typist(SHOWN).type("41.13.58.63") == ["tell 0 place butterfly-blue fountain-12 butterfly-yellow"]


def test_a_payment_that_cannot_be_is_refused_at_the_piece_where_it_shows() -> None:
    typist = Typist(SHOWN)
    typist.asked("41 13 52")
    for line, key in (("61", "qg-cost-strange"), ("22", "qg-no-such-tile"), ("713", "qg-no-such-expansion")):
        assert typist.type(line) == [] and typist.reason() == key
        assert typist.told[-1].key == "qg-ask-given" and typist.asking is not None and len(typist.asking.args) == 2
    typist.type("14")
    assert typist.type("63") == [] and typist.reason() == "qg-cost-mixed"
    assert typist.type("14") == [] and typist.reason() == "qg-no-such-tile"
    assert typist.type("44") == [] and typist.reason() == "qg-no-such-tile", "the light green flower"
    assert typist.type("4") == [] and typist.asking is not None and len(typist.asking.args) == 2
    assert typist.type("previous") == [] and typist.asking is not None and len(typist.asking.args) == 1
    typist.type("52")
    assert Typist(SHOWN).type("41.13.52.00.00.00") == []
    assert typist.state == SHOWN


def test_jokers_that_are_not_there_and_a_rest_that_cannot_be_paid() -> None:
    poor = table(
        garden(tiles="plant-blue plant-purple plant-yellow plant-dark-green tree-blue bird-blue", jokers=2)
    )
    typist = Typist(poor)
    typist.asked("41 15 52")
    assert typist.type("66") == [] and typist.reason() == "qg-no-such-tile" and typist.state == poor
    assert typist.type("11") == ["tell 0 place plant-blue fountain-6 tree-blue"], "with the bird and both jokers"
    poorer = table(garden(tiles="plant-blue plant-purple plant-yellow plant-dark-green bird-blue", jokers=1))
    typist = Typist(poorer)
    assert typist.asked("41 15") and typist.type("52") == ["tell 0 place plant-blue fountain-6"], "only one way"
    two = table(garden(tiles="flower-blue flower-purple flower-yellow flower-dark-green bird-blue", jokers=1))
    typist = Typist(two)
    typist.asked("41 14 52")
    assert typist.type("12") == [] and typist.reason() == "qg-cost-open"
    assert typist.type("00") == [] and typist.type("00") == [] and typist.reason() == "qg-too-few-jokers"
    assert typist.state == two


def test_what_cannot_be_paid_is_not_asked_where_it_goes() -> None:
    typist = Typist(SHOWN)
    typist.type("41")
    assert typist.type("26") == [] and typist.reason() == "qg-unpayable"
    assert typist.type("11") == [] and typist.reason() == "qg-no-such-tile"
    assert typist.told[-1].key == "qg-ask-tile" and typist.state == SHOWN
    bare = table(garden())
    for line in ("41", "42"):
        assert Typist(bare).type(line) == []
    typist = Typist(bare)
    typist.type("41")
    assert typist.reason() == "qg-none-to-lay" and typist.asking is None


def test_a_space_that_cannot_be_is_refused() -> None:
    laid = garden({"fountain-12": "tree-blue"}, tiles="tree-yellow bird-yellow bird-blue tree-blue", jokers=3)
    typist = Typist(table(laid))
    typist.asked("41 12")
    for line, key in (
        ("58", "qg-cell-taken"),
        ("92", "qg-no-expansion"),
        ("01", "qg-ornament-there"),
        ("55", "qg-ornament-there"),
    ):
        assert typist.type(line) == [] and typist.reason() == key
    typist.asked("4 62")
    assert typist.type("59") == [] and typist.reason() == "qg-nothing-shared"
    assert typist.asked("4 11")[-1] and typist.type("59") == [] and typist.reason() == "qg-identical-neighbour"


def test_a_hexagon_that_finds_no_space_is_not_offered() -> None:
    patterns = ("tulips", "plant", "flower", "butterfly", "bird")
    laid = {f"fountain-{hour}": f"{one}-yellow" for hour, one in zip((12, 4, 6, 8, 10), patterns, strict=True)}
    full = table(garden({**laid, "fountain-2": "tree-yellow"}, tiles="tree-blue"))
    typist = Typist(full)
    assert typist.type("41") == [] and typist.reason() == "qg-none-to-lay" and typist.asking is None
    typist = Typist(table(garden(laid, tiles="tree-blue tree-yellow")))
    typist.type("41")
    assert typist.asking is not None and offered(typist.asking) == ["61"]
    assert typist.type("11") == [] and typist.reason() == "qg-no-space-for" and typist.asking is not None


def test_an_expansion_is_asked_for_with_slot_and_rim() -> None:
    laid = garden({"2-10": "tree-blue"}, {2: 10}, beds="bird-blue tree-purple", jokers=3)
    typist = Typist(table(laid))
    assert typist.asked("42 12 8 2") == [
        "Lucka: which expansion? Expansion purple tree twenty-one, expansion blue bird twelve.",
        "Where does it go? At twelve o'clock key eight, at four o'clock key three, at six o'clock key two, "
        "at eight o'clock key one, at ten o'clock key seven.",
        "Where on the rim, blue bird? At twelve o'clock key eight, at two o'clock key nine, "
        "at four o'clock key three, at six o'clock key two, at eight o'clock key one, at ten o'clock key seven.",
        "tell 0 lay bird-blue 12h 6h",
    ]
    assert typist.state.gardens[0].jokers == 2 and typist.state.gardens[0].slots[0] == 3
    typist = Typist(table(laid))
    typist.asked("42 12")
    assert typist.type("9") == [] and typist.reason() == "qg-slot-taken"
    assert typist.type("6") == [] and typist.told[0].key == "dialogue-unfit", "six is no key of an hour"
    assert typist.asked("4h 6h")[-1] == "tell 0 lay bird-blue 4h 6h"


def test_a_purchase_says_price_and_points_first() -> None:
    typist = Typist(table(garden(slots={12: BACK}, score=15)))
    assert typist.asked("43 2") == [
        "Lucka: where does it go? Price six points, then left nine points. At two o'clock key nine, "
        "at four o'clock key three, at six o'clock key two, at eight o'clock key one, at ten o'clock key seven.",
        "tell 0 buy 6h",
    ]
    for state, key in (
        (table(garden(score=5)), "qg-buy-points"),
        (table(garden(), supply=0), "qg-supply-empty"),
        (table(garden(slots=dict.fromkeys((12, 2, 4, 6, 8, 10), BACK))), "qg-slots-full"),
    ):
        typist = Typist(state)
        assert typist.type("43") == [] and typist.reason() == key and typist.asking is None
    typist = Typist(table(garden(slots={12: BACK})))
    typist.type("43")
    assert typist.type("8") == [] and typist.reason() == "qg-slot-taken" and typist.asking is not None


# ---- passing ----------------------------------------------------------------------------------------------------


def test_a_pass_needs_one_enter_more_and_only_where_something_can_be_discarded() -> None:
    typist = Typist(SHOWN)
    assert typist.type("49") == []
    assert typist.said().startswith(
        "Lucka: anything to discard? Enter alone passes, the first pass costs one point."
    )
    assert typist.type("") == ["tell 0 pass"] and typist.state.passed == (1,)
    assert typist.state.gardens[0].tiles == SHOWN.mine.tiles
    assert Typist(table(garden())).type("49") == ["tell 0 pass"], "nothing is stored"
    assert Typist(table(garden(tiles=STORED, score=1))).type("pass") == ["tell 0 pass"], (
        "and no point is left for it"
    )


def test_discards_are_named_one_by_one_and_nothing_goes_before_enter() -> None:
    typist = Typist(SHOWN)
    assert typist.asked("49 61 712")[1:] == [
        "Anything else to discard? So far yellow tree, minus one point. Enter passes. Yellow tree sixty-one, "
        "blue butterfly thirteen, yellow butterfly sixty-three, blue flower fourteen, purple tulips twenty-six, "
        "expansion blue bird seven and twelve.",
        "Anything else to discard? So far yellow tree, expansion blue bird, minus three points. Enter passes. "
        "Yellow tree sixty-one, blue butterfly thirteen, yellow butterfly sixty-three, blue flower fourteen, "
        "purple tulips twenty-six.",
    ]
    assert typist.state == SHOWN
    assert typist.type("712") == [] and typist.reason() == "qg-no-such-expansion"
    assert typist.type("4") == [] and typist.said().startswith(
        "Anything else to discard? So far yellow tree, minus"
    )
    assert typist.type("") == ["tell 0 pass tree-yellow"]
    assert len(typist.state.gardens[0].tiles) == len(SHOWN.mine.tiles) - 1
    typist = Typist(SHOWN)
    typist.type("49")
    typist.type("61")
    assert typist.type("0") == [] and typist.state == SHOWN and typist.asking is None, "nought drops the question"


def test_what_is_typed_together_passes_at_once() -> None:
    assert Typist(SHOWN).type("49.61") == ["tell 0 pass tree-yellow"]
    assert Typist(SHOWN).type("pass yellow tree 712") == ["tell 0 pass tree-yellow expansion-bird-blue"]


def test_discards_that_cost_too_much_are_refused() -> None:
    typist = Typist(table(garden(tiles=STORED, score=4)))
    typist.type("49")
    assert typist.asking is not None and offered(typist.asking) == ["61", "13", "63"]
    assert typist.type("14") == [] and typist.reason() == "qg-discard-points"
    assert typist.asked("13")[-1].endswith("minus three points. Enter passes.")
    assert typist.type("61") == [] and typist.reason() == "qg-discard-points"
    assert typist.type("") == ["tell 0 pass butterfly-blue"]


def test_enter_alone_repeats_every_other_question() -> None:
    for lines in ("53", "53 10", "41", "41 13", "41 13 52", "42", "43"):
        typist = Typist(SHOWN)
        typist.asked(lines)
        before = typist.asking
        assert before is not None and typist.type("") == [] and typist.asking == before
        assert [one.key for one in typist.told] == [before.asks.key], "no word of refusal"
    typist = Typist(table(garden(), phase=FILL, lacking=3))
    typist.asked("54 11")
    assert typist.type("") == [] and args(typist) == ("tree-blue",), "one tile is no whole draw"


# ---- chance -----------------------------------------------------------------------------------------------------


def test_hands_that_draw_are_asked_for_as_many_as_are_lacking() -> None:
    typist = Typist()
    typist.type("55 2")
    assert typist.state.phase == FILL
    assert typist.asked("54 11 12 11") == [
        "Tile one: which hexagon?",
        "Tile two: which hexagon?",
        "Tile three: which hexagon?",
        "Tile four: which hexagon?",
    ]
    assert typist.type("61") == ["tell draw tree-blue bird-blue tree-blue tree-yellow"]
    assert typist.state.phase == ACT
    few = table(garden(), phase=FILL, lacking=2, bag=heap("tree-blue"), tower=heap("bird-blue plant-yellow"))
    assert Typist(few).asked("54 12 11")[-1] == "tell draw bird-blue tree-blue", "the order of telling is free"
    typist = Typist(few)
    typist.asked("54 12")
    assert typist.type("65") == [] and typist.reason() == "qg-bag-first", "the bag has one more"
    assert typist.type("66") == [] and typist.reason() == "qg-drawn-too-many"
    assert typist.type("11") == ["tell draw bird-blue tree-blue"]
    typist = Typist(few)
    assert typist.type("53") == [] and typist.reason() == "qg-not-now"
    assert typist.type("54.11.12.65") == [] and typist.reason() == "qg-draw-count"


def test_a_turned_expansion_is_asked_for_its_hexagon() -> None:
    due = table(garden(), beside=["tree-blue", "", "expansion bird-blue"], phase=TURN)
    typist = Typist(due)
    assert typist.asked("56 12") == ["Place two, expansion turned: which hexagon?", typist.said()]
    assert typist.reason() == "qg-turned-already"
    assert typist.type("13") == ["tell turn butterfly-blue"] and typist.state.beside[1].face == 13
    assert Typist(due).type("56.2.13") == ["tell turn 2 butterfly-blue"]
    assert Typist(due).asked("56.2 13")[-1] == "tell turn 2 butterfly-blue"
    typist = Typist(due)
    assert typist.type("56.3") == [] and typist.reason() == "qg-turn-other"


# ---- whenever ---------------------------------------------------------------------------------------------------


def test_an_act_of_another_moment_is_not_asked_for() -> None:
    for line in ("54", "56", "2 take", "2.41", "2 49", "9 43"):
        typist = Typist(SHOWN)
        assert typist.type(line) == [] and typist.told[0].key.startswith("careful") and typist.asking is None
    for state in (table(garden(), phase=ROUND, turn=0), table(garden(), phase=OVER, turn=0)):
        for line in ("53", "take blue", "41", "42", "43", "49", "54", "56"):
            typist = Typist(state)
            typist.type(line)
            assert typist.asking is None and typist.told[0].key.startswith("careful"), line


def test_help_offers_what_serves_now() -> None:
    def serving(state: State) -> list[str]:
        return [one for one in GAME.serves(state) if any(one == known.name for known in GAME.commands)]

    assert serving(SHOWN)[:5] == ["take", "place", "lay", "buy", "pass"]
    assert serving(GAME.start(setup())) == ["lots"]
    assert serving(table(garden(), phase=FILL, lacking=4))[0] == "draw"
    assert serving(table(garden(), phase=TURN))[0] == "turn"
    assert GAME.serves(table(garden(), phase=ROUND))[0] == "confirm"
    assert serving(table(garden(), phase=OVER)) == list(GAME.serves(table(garden(), phase=OVER)))
    typist = Typist()
    told = help_now(typist, typist.interpreter, Asker("other", 0, 0))  # type: ignore[arg-type]
    items = next(one for one in told if one.key == "help-now").facts["items"]
    assert isinstance(items, tuple) and isinstance(items[0], Phrase)
