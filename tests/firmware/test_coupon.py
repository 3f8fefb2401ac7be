"""The coupon's conversation over the core and the shipped program: it passes, and names what is wrong."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest

from companion.care.coupon import judging
from companion.care.coupon.conversation import CouponTalk
from companion.care.coupon.expected import THINGS, CouponTable, coupon_table, table_of
from companion.care.coupon.steps import Holds, steps_of
from companion.device.protocol import Volts
from companion.input.dialogue import End, SpokenWords, begin, take
from companion.language.phrases import Phrases
from hardware.tables import COUPON_FILE, coupon_text
from tests.coupon_world import ITS, PLANNED, WRONG, Maker, World
from tests.firmware.bench_kit import image
from tests.firmware.host_kit import HostBoard
from tests.firmware.living_kit import Living
from tests.more import sampled

POWER = {"scan": 0, "on": 512, "off": 1024}


@cache
def table_of_world() -> CouponTable:
    """The table for the parameters of the world."""
    return table_of(coupon_text(ITS))


ELECTRIC = ("short", "cable", "diode", "regulator", "switch-on", "switch-off", "budget")


PATCH = (
    "from companion.care.coupon import expected, running; "
    'running.coupon_table = lambda: expected.table_of(open("{table}", encoding="utf-8").read())'
)


class Core:
    """The firmware's core as the bench of a conversation."""

    def __init__(self, board: HostBoard) -> None:
        self.board, self.held = board, "scan"

    def find(self) -> None:
        """It is there."""
        self.board.hear(100)

    def measure(self, cell: tuple[int, int]) -> tuple[int, ...]:
        x, y = cell
        heard = self.board.ask("volts", 5 * (y - 1) + x - 1, for_ms=600)
        return tuple(one.level_mv for one in heard if isinstance(one, Volts))

    def hold(self, power: Holds, sensor: int) -> None:
        if power != self.held:
            assert self.board.reason("power", POWER[power] + 64 * sensor) == ""
            self.held = power


def causes(world: World) -> tuple[list[str], CouponTalk]:
    """What is named in a whole conversation, in its order, and how that ended."""
    with HostBoard() as board:
        talk = CouponTalk(Core(board), table_of_world())
        maker = Maker(world, lambda levels: board.fields(0, levels), lambda: world.levels("")[0])
        words = SpokenWords(Phrases("en").part)
        turn, named = begin(talk), []
        for _ in range(60):
            talk = turn.form  # type: ignore[assignment]
            named += [str(one.facts["cause"]) for one in turn.said if one.key == "coupon-cause"]
            if turn.end is not None or (talk.failed is not None and talk.failed.stop):
                break
            turn = take(talk, maker.answer(talk.steps[talk.at].name, talk.failed is not None), words)
        assert turn.end in (End.DONE, None)
        return named, talk


def test_the_shipped_table_is_that_of_the_parameters() -> None:
    assert COUPON_FILE.read_text(encoding="utf-8") == coupon_text(), "write it anew: python -m hardware.tables"


def test_a_coupon_as_planned_passes() -> None:
    named, talk = causes(PLANNED)
    assert named == [] and talk.over and talk.passed
    assert [one.key for one in talk.summary()] == ["coupon-ends", "coupon-second", "coupon-pass"]


@pytest.mark.parametrize("cause", sampled(WRONG, *WRONG))
def test_each_wrong_assumption_is_named_first(cause: str) -> None:
    named, talk = causes(WRONG[cause])
    assert named[:1] == [cause] or (cause == "no-steel" and named[:2] == ["not-held", cause])
    assert not talk.passed
    if cause in ELECTRIC or cause in coupon_table().swings_mv:
        assert set(named) - {"not-held"} == {cause}


def test_a_short_stops_before_anything_has_power() -> None:
    named, talk = causes(WRONG["short"])
    assert named == ["short"]
    assert talk.at == 0
    assert [(one.key, one.facts) for one in talk.summary()] == [
        ("coupon-left", {}),
        ("coupon-cause", {"cause": "short"}),
    ]
    words = SpokenWords(Phrases("en").part)
    for typed in ("", "1", "yes"):
        left = take(talk, typed, words).form
        assert isinstance(left, CouponTalk) and left.at == 0, "it is not left behind"
    mended = take(talk, "0", words).form
    assert isinstance(mended, CouponTalk) and mended.at == 1


def test_going_back_asks_again_and_forgets() -> None:
    words = SpokenWords(Phrases("en").part)
    with HostBoard() as board:
        turn = begin(CouponTalk(Core(board), table_of_world()))
        for typed in ("0", "5.04", "4720"):
            turn = take(turn.form, typed, words)
        assert isinstance(turn.form, CouponTalk)
        assert turn.form.known == {"short": (0,), "vbus": (5040,), "vsys": (4720,)}
        turn = take(turn.form, "back", words)
        assert isinstance(turn.form, CouponTalk)
        assert turn.said[-1].key == "coupon-ask-vsys" and "vsys" not in turn.form.known
        turn = take(turn.form, "many", words)
        assert [one.key for one in turn.said] == ["coupon-answer", "coupon-ask-vsys"]


# ---- what scatters ---------------------------------------------------------------------------------------------


def named(world: World, holds: bool, count: int) -> list[tuple[str, ...]]:
    """What is named of coupons of one kind, with magnets as they are bought, within 10 percent, and sensors, 5."""
    rng, table, empty = np.random.default_rng(7), table_of_world(), np.array(world.levels("")[:5])
    ways = {thing: np.abs(np.array(world.levels(thing)[:5]) - empty) for thing in THINGS}
    sites = {"bare": [4], "castle": [0, 1, 2, 3, 4], "gauge": [0, 1, 2, 3, 4]}
    found = []
    for _ in range(count):
        gain = 1 + rng.uniform(-0.05, 0.05, 5)
        swings = {
            thing: float((way * gain * (1 + rng.uniform(-0.1, 0.1, 5)))[sites[thing]].mean())
            for thing, way in ways.items()
        }
        found.append(judging.of_swings(swings, table, holds))
    return found


def test_few_sound_coupons_are_doubted_and_few_wrong_ones_pass() -> None:
    """As far as tolerances allow: a millimetre between board and steel is within what magnets differ by."""
    assert named(PLANNED, holds=True, count=400).count(()) >= 388
    for cause in ("thick-skin", "flat-magnet", "narrow-magnet", "strong-magnet", "sensitive-sensor"):
        assert sum(cause in one for one in named(WRONG[cause], holds=True, count=100)) >= 97, cause
    assert sum("steel-gap" in one for one in named(WRONG["steel-gap"], holds=True, count=100)) >= 60
    assert sum(one == ("no-steel",) for one in named(WRONG["no-steel"], holds=False, count=100)) >= 97


# ---- the shipped program ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("cause", sampled(["", "thick-skin"], ""))
def test_the_command_leads_through_the_coupon_on_the_emulated_board(tmp_path: Path, cause: str) -> None:
    world = WRONG[cause] if cause else PLANNED
    with Living(tmp_path / "home", image(), cells=True) as living:
        board = living.board

        def lay(levels: list[int]) -> None:
            board.fields(board.now_us + 30_000, levels)
            living.wait(60_000)

        maker = Maker(world, lay, lambda: world.levels("")[0])
        table = tmp_path / "coupon.json"
        table.write_text(coupon_text(ITS), encoding="utf-8")
        running = living.running("coupon", "--text", "--lang", "en", patched=PATCH.format(table=table))
        phrases = Phrases("en")
        for step in steps_of(table_of(table.read_text(encoding="utf-8"))):
            running.until(phrases.write(f"coupon-ask-{step.name}", dict(step.facts))[:-1])
            running.type(maker.answer(step.name, failed=False))
            if step.name == "gauge" and cause:
                running.until("Probably the skin is about a millimetre too thick")
                running.until("go on without it")
                running.type("0")
        end = running.done(1 if cause else 0)
        assert ("The coupon is not as planned" if cause else "The coupon is as planned") in end
