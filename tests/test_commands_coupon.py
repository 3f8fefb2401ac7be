"""`companion coupon` at virtual boards: what is typed, what cannot be, and a board that is not the right one."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("no pseudo-terminals here", allow_module_level=True)

from companion.care.coupon.expected import coupon_table
from companion.care.coupon.steps import steps_of
from companion.device.protocol import BoardCommand, Done, Volts
from companion.language.phrases import LANGUAGES, Language, Phrases
from companion.ui.cli import coupon
from tests.board_care_kit import Bench, bench, hasten
from tests.command_kit import lines, run

UNTIL_FIND = (
    ("coupon-ask-short", "type 0"),
    ("coupon-ask-vbus", "type 5.04"),
    ("coupon-ask-vsys", "type 4720"),
    ("coupon-ask-rail", "type 3298"),
    ("coupon-ask-find", "type "),
)
UNTIL_CURRENT = (*UNTIL_FIND, ("coupon-ask-cell-off", "type 12"), ("coupon-ask-cell-on", "type 3290"))


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    hasten(monkeypatch)


class Resting(Bench):
    """A board of software whose sensors all give half of the supply."""

    def answer(self, command: BoardCommand) -> None:
        """See VirtualBoard."""
        if command.command == "volts":
            self.commands.append(("volts", command.value))
            for sensor in range(5):
                facts = {"level_mv": 1650, "spread_mv": 2, "field_ut": 0}
                self._send(Volts, cell=command.value, sensor=sensor, **facts)
        if command.command in ("volts", "power"):
            self._send(Done, number=command.number, ok=1, reason="")
        else:
            super().answer(command)


def test_what_was_found_is_told_when_somebody_stops(tmp_path: Path) -> None:
    hands = (
        *UNTIL_FIND[:2],
        ("coupon-ask-vsys", "type 5040"),
        ("coupon-again", "type about five"),
        ("coupon-answer", "type "),
        ("coupon-ask-rail", "type stop"),
    )
    with bench(tmp_path, Bench(), hands):
        done = run(coupon.command, tmp_path, "--text")
    assert done.exit_code == 1
    told = lines(done)
    diode = "The diode between VBUS and VSYS, or a wire that goes around it."
    assert told.count(diode) == 2
    assert "A reading is a whole number of millivolts, or volts with a point." in told
    assert told[-2:] == ["Left before the end.", diode]


def test_a_board_is_measured_and_a_magnet_that_is_not_felt_is_said(tmp_path: Path) -> None:
    hands = (
        *UNTIL_CURRENT,
        ("coupon-ask-current", "type 61"),
        ("coupon-ask-empty", "type "),
        ("coupon-ask-meter", "type 1,652"),
        ("coupon-ask-bare", "type "),
        ("coupon-again", "type back"),
        ("coupon-ask-bare", "type stop"),
    )
    made = Resting((5, 5))
    with bench(tmp_path, made, hands):
        done = run(coupon.command, tmp_path, "--text")
    assert done.exit_code == 1
    told = lines(done)
    level = "one thousand six hundred and fifty millivolts."
    assert [one for one in told if one.endswith(level)] == [
        *(
            f"Alpha one, {site}: {level}"
            for site in ("near left", "near right", "far right", "far left", "middle")
        ),
        f"Alpha one, middle: {level}",
    ]
    assert any(one.startswith("The magnet is not felt.") for one in told)
    assert [value for name, value in made.commands if name == "volts"] == [0, 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_the_shipped_table_has_its_words(language: Language) -> None:
    phrases = Phrases(language, strict=True)
    steps = steps_of(coupon_table())
    asked = {phrases.say(f"coupon-ask-{step.name}", step.facts) for step in steps}
    assert len(asked) == len(steps)
    assert any(step.holds == "off" for step in steps)


@pytest.mark.parametrize(("minor", "size", "said"), [(2, (5, 5), "too old"), (3, (2, 2), "no coupon")])
def test_another_board_is_told_and_looked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, minor: int, size: tuple[int, int], said: str
) -> None:
    monkeypatch.setattr("companion.device.virtual.board.MINOR", minor)
    made = Bench(size)
    with bench(tmp_path, made, (*UNTIL_FIND, ("coupon-ask-find", "type stop"))):
        done = run(coupon.command, tmp_path, "--text")
    assert done.exit_code == 1
    assert any(said in one for one in lines(done)), done.stdout
    assert not {"volts", "power"} & set(dict(made.commands))
