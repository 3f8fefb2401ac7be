"""`companion board` calibrate, self-test, show, check-tile, kind, name and seat, at virtual boards."""

from __future__ import annotations

import itertools
import sys
from importlib.resources import files
from pathlib import Path
from types import SimpleNamespace

import pytest

if sys.platform == "win32":
    pytest.skip("no pseudo-terminals here", allow_module_level=True)

from companion.care.board import asking, calibration, leading
from companion.care.board import kind as kinds
from companion.care.board.checking import Checking
from companion.care.board.readback import Cells
from companion.device.protocol import BoardCommand
from companion.device.tiles import files as tiles
from companion.device.tiles.code_words import EMPTY
from companion.language.phrases import LANGUAGES, Language, Phrases
from companion.ui.cli import board as group
from companion.ui.cli import main as cli
from companion.ui.cli.board import calibrate, check_tile, kind, name, seat, self_test, show
from tests.board_care_kit import Bench, Hands, bench, hasten, spoken_by
from tests.command_kit import UIDS, folder_of_ports, lines, plugged, run
from tests.link_boards import PtyBoard, hello, in_directory
from tests.local_kit import House
from tests.patience import Leap
from tests.terminal import Terminal

GAME_RUNS = (
    "A game is running and holds its boards. End the game, it is kept and can be resumed. Then run this again.\n"
)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    hasten(monkeypatch)


# ---- calibrate ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_calibration_waits_for_an_empty_board(tmp_path: Path, language: str) -> None:
    made = Bench((5, 5))
    made.lay("domino 24", (2, 3), (2, 4))
    with bench(tmp_path, made, [("bench-clear", "lift 24")]):
        done = run(calibrate, tmp_path, "--text", lang=language)
    assert done.exit_code == 0, done.stdout
    told = lines(done)
    assert "Bravo" in told[1] and {"cs": "tři", "pl": "trzy", "en": "three"}[language] in told[1]
    assert {"cs": "sto dvacet pět", "pl": "sto dwadzieścia pięć", "en": "one hundred and twenty-five"}[
        language
    ] in told[-1].lower()
    assert [one for one in made.commands if one[0] == "calibrate"] == [("calibrate", 0)]


def test_a_board_that_reads_something_is_calibrated_when_enter_says_that_it_is_empty(tmp_path: Path) -> None:
    made = Bench()
    made.word((1, 1), "00+00")
    made.refusals["calibrate"] = ["occupied"]
    with bench(tmp_path, made, [("bench-clear", "button 1")]):
        done = run(calibrate, tmp_path, "--text")
    assert done.exit_code == 1
    assert "Something is read on Alpha one. If the board is empty, press Enter" in lines(done)[1]
    assert lines(done)[-1].startswith("Careful: the board does not measure. It still reads something.")


def test_what_is_only_unclear_does_not_hinder_calibration(tmp_path: Path) -> None:
    made = Bench()
    made.word((1, 1), "0?000")
    with bench(tmp_path, made):
        run(calibrate, tmp_path, "--text")
    assert ("calibrate", 0) in made.commands


@pytest.mark.parametrize("reason", ["unsteady", "new-one"])
def test_a_refusal_is_told_with_a_remedy(tmp_path: Path, reason: str) -> None:
    made = Bench()
    made.refusals["calibrate"] = [reason]
    with bench(tmp_path, made):
        done = run(calibrate, tmp_path, "--text")
    assert done.exit_code == 1
    remedy = {"unsteady": "Keep hands, phones and magnets away"}.get(reason, "Update the program on the board")
    assert remedy in lines(done)[-1]


class Finding(Bench):
    """A board that finds a sensor stuck while it is calibrated."""

    def answer(self, command: BoardCommand) -> None:
        if command.command == "calibrate":
            self.fault("stuck", (2, 1), 3)
        super().answer(command)


def test_a_sensor_that_is_found_stuck_while_calibrating_is_named(tmp_path: Path) -> None:
    made = Finding()
    made.word((2, 1), "000+0")
    made.refusals["calibrate"] = ["faulty"]
    with bench(tmp_path, made, [("bench-clear", "button 1")]):
        done = run(calibrate, tmp_path, "--text")
    assert done.exit_code == 1
    assert lines(done)[-2] == "Fault: a sensor is stuck, Bravo one."
    assert "A sensor or a row of sensors is broken" in lines(done)[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reason_has_a_remedy_of_its_own(language: Language) -> None:
    phrases = Phrases(language, strict=True)
    told = {reason: phrases.say("bench-refused", {"reason": reason}) for reason in calibration.REASONS}
    assert len(set(told.values())) == len(told) - 2  # value and unsupported are told as unknown


def test_a_board_that_never_answers_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "ANSWER_S", 0.4)
    made = Bench()
    made.mute.add("calibrate")
    with bench(tmp_path, made):
        done = run(calibrate, tmp_path, "--text")
    assert done.exit_code == 1
    assert (
        done.stderr
        == "The board is connected and does not answer. Unplug it, plug it in again, then run this again.\n"
    )


def test_the_answer_to_another_command_is_none_to_this_one(tmp_path: Path) -> None:
    made = Bench()
    made.stray = True
    with bench(tmp_path, made):
        done = run(calibrate, tmp_path, "--text")
    assert done.exit_code == 0, done.stdout


def test_nobody_goes_on_with_calibration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looks_s = itertools.count(0.0, 5.0)  # between two of them nobody knows how long it took
    monkeypatch.setattr(calibration, "time", SimpleNamespace(monotonic=looks_s.__next__))
    made = Bench()
    made.word((1, 1), "00+00")
    with bench(tmp_path, made):
        done = run(calibrate, tmp_path, "--text")
    assert done.exit_code == 1
    assert len([line for line in lines(done) if "Take everything off" in line]) >= 2
    assert done.stderr.startswith("Three minutes have passed without a change")


# ---- the gauge ------------------------------------------------------------------------------------------------


def test_the_gauge_is_walked_over_the_cells(tmp_path: Path) -> None:
    made = Bench((2, 2))
    made.refusals["gain"] = ["unsteady", "range"]
    hands = (
        ("bench-gauge", "word A1 -----"),
        ("bench-gauge-over", "word A1 00000\nword A1 +++++"),
        ("bench-gauge-range", "word A1 00000\nword A1 ++?++"),
        ("bench-gauge-range", "word A1 00000\nword A1 +++++"),
        ("bench-gauge-next", "wait 250\nword A1 00000\nwait 50\nword A2 +++++"),  # it stays, and is not scolded
        ("bench-elsewhere", "word A2 00000\nword B1 +++++"),
        ("bench-gauge-next", "button 2"),
        ("bench-gauge-next", "word B1 00000\nword B2 +++++"),
    )
    with bench(tmp_path, made, hands):
        done = run(calibrate, tmp_path, "--gain", "--text")
    told = lines(done)
    assert "Lay the gauge tile flat on Alpha one and take the hand away." in told
    assert "Careful: every magnet reads south. Turn the gauge tile over." in told
    assert any(line.startswith("Careful: on Alpha one a sensor is too far from the gauge.") for line in told)
    assert "Careful: something is read on Alpha two. It should lie on Bravo one alone." in told
    assert [value for command, value in made.commands if command == "gain"][-1] == 3
    assert "Left out: Alpha two." in told
    assert not any("does not measure" in line or "read on Alpha one" in line for line in told)
    assert told[-1] == "Careful: left without measuring, Alpha two."
    assert done.exit_code == 1


def test_the_gauge_is_read_beside_a_broken_sensor(tmp_path: Path) -> None:
    made = Bench()
    made.word((2, 1), "+0000")
    hands = (
        ("bench-clear", "button 1"),
        ("bench-gauge", "word A1 +++++"),
        ("bench-gauge-next", "word A1 00000\nword B1 +++++"),
    )
    with bench(tmp_path, made, hands):
        done = run(calibrate, tmp_path, "--gain", "--text")
    assert lines(done)[-1] == "Every square is measured."
    assert done.exit_code == 0


def test_the_gauge_needs_a_board_that_knows_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.device.virtual.board.MINOR", 0)
    made = Bench()
    with bench(tmp_path, made):
        done = run(calibrate, tmp_path, "--gain", "--text")
    assert "gain" not in dict(made.commands)
    assert done.exit_code == 1
    assert "The program on the board is too old to do this. Update it by: companion board flash" in done.stderr


# ---- self-test ------------------------------------------------------------------------------------------------


WALK = (("bench-lay", "lay 24 A1 B1"), ("bench-turn", "lift 24\nwait 50\nlay 24 B1 A1"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_is_walked_over_a_board(tmp_path: Path, language: str) -> None:
    with bench(tmp_path, Bench(), WALK):
        done = run(self_test, tmp_path, "--text", lang=language)
    assert done.exit_code == 0, done.stdout
    last = {"en": "Every sensor reads", "cs": "Všechna čidla čtou", "pl": "Wszystkie czujniki czytają"}[language]
    assert last in lines(done)[-1]


def test_a_board_pulled_out_in_the_middle_ends_with_what_was_found(tmp_path: Path) -> None:
    with bench(tmp_path, Bench(), [WALK[0], ("bench-turn", "unplug")]):
        done = run(self_test, tmp_path, "--text")
    assert done.exit_code == 1
    assert lines(done)[-1] == "Left without a whole test: Alpha one."
    assert (
        done.stderr
        == "The connection to the board is lost. Push its cable in at both ends, then run this again.\n"
    )


def test_a_button_of_the_board_goes_on_like_enter(tmp_path: Path) -> None:
    with bench(tmp_path, Bench(), [("bench-lay", "button 3")] * 2):
        done = run(self_test, tmp_path, "--text")
    out = [line for line in lines(done) if line.startswith("Left out")]
    assert out == ["Left out: Alpha one and Bravo one.", "Left out: Bravo one and Alpha one."]
    assert done.exit_code == 1


def test_a_domino_that_is_not_in_the_set(tmp_path: Path) -> None:
    done = run(self_test, tmp_path, "--text", "--tile", "77")
    assert done.exit_code == 1
    assert "domino seventy-seven" in done.stderr


# ---- show -----------------------------------------------------------------------------------------------------


def test_show_tells_each_sensor_of_a_cell(tmp_path: Path) -> None:
    made = Bench((5, 5))
    made.word((2, 3), "+-0?+")
    with bench(tmp_path, made):
        done = run(show, tmp_path, "b3")
    assert lines(done) == [
        "Bravo three.",
        "Near left: north, forty-two millitesla.",
        "Near right: south, forty-two millitesla.",
        "Far right: empty, zero millitesla.",
        "Far left: unclear, nineteen millitesla.",
        "Middle: north, forty-two millitesla.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_show_tells_the_cells_that_are_not_empty(tmp_path: Path, language: str) -> None:
    made = Bench((5, 5))
    made.word((2, 3), "+-0?+")
    made.word((4, 1), "0?000")
    with bench(tmp_path, made):
        done = run(show, tmp_path, lang=language)
    assert len(lines(done)) == 13
    two = {"cs": "dvě", "pl": "dwie", "en": "two"}[language]
    assert lines(done)[-1].count(two) == 2
    assert [value for command, value in made.commands if command == "sensors"] == [3, 11]


def test_show_all_and_a_cell_that_is_not_there(tmp_path: Path) -> None:
    with bench(tmp_path, Bench((2, 2))):
        every = run(show, tmp_path, "--all")
        wrong = run(show, tmp_path, "C1")
    assert len(lines(every)) == 4 * 6 + 1
    assert wrong.exit_code == 1
    assert wrong.stderr.startswith("This is no square of the board: C1. It has two by two squares")


# ---- the gluing check -----------------------------------------------------------------------------------------


def checked(home: Path, *args: str, then: str = "", before: str = "") -> list[str]:
    """What is told of a tile compared with 24. then: what happens once it is waited for."""
    with bench(home, Bench((5, 5), before=before), [("tiles-read-wait", then)]):
        return lines(run(group.command, home, "check-tile", "--text", "24", *args))


RIGHT = ("Domino twenty-four: every magnet is as in the tile set.", "Its first half lies on Bravo three now.")
"""A cap that is glued on the wrong way round is felt, for no magnet tells it."""


def test_a_weak_magnet_is_told_as_unclear_with_what_to_do(tmp_path: Path) -> None:
    a, b = next(d.words for d in tiles.standard().dominoes if d.number == 24)
    told = checked(tmp_path, then=f"word B3 {a}\nword C3 ?{b[1:]}")
    assert "Second half, near left: should be south, is unclear." in told
    assert any(line.startswith("Unclear means that the magnet is weak") for line in told)
    assert told[-1] == "Its first half lies on Bravo three now."


def test_a_broken_sensor_elsewhere_does_not_hinder_the_gluing_check(tmp_path: Path) -> None:
    told = checked(tmp_path, before="word E5 ?0000\nword A1 00?00\nlay 24 B3 C3")
    assert told[-2:] == list(RIGHT)
    told = checked(tmp_path, then="fault stuck B3 2\nlay 24 B4 C4", before="word B3 00?00")
    assert "Fault: a sensor is stuck, Bravo three." in told
    assert told[-2:] == [RIGHT[0], "Its first half lies on Bravo four now."]


def test_a_tile_over_a_broken_sensor_is_read_with_its_doubt(tmp_path: Path) -> None:
    a, b = next(d.words for d in tiles.standard().dominoes if d.number == 24)
    told = checked(tmp_path, before="word B3 00?00", then=f"word B3 {a[:2]}?{a[3:]}\nword C3 {b}")
    assert "First half, far right: should be north, is unclear." in told


SERIES = (
    ("tiles-read-wait", "lay 24 B3 C3"),
    ("bench-check-next", "lift 24\nwait 300\ncastle 2 A1"),
    ("bench-check-on", "lift castle 2\nwait 300\nlay 7 D4 D5"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tile_after_tile_is_checked_until_a_button_ends_it(tmp_path: Path, language: str) -> None:
    with bench(tmp_path, Bench((5, 5)), (*SERIES, ("bench-check-on", "button 2"))):
        done = run(group.command, tmp_path, "check-tile", "--text", "--seconds", "180", lang=language)
    assert done.exit_code == 0, done.stdout
    told = lines(done)
    three = {"cs": "tři", "pl": "trzy", "en": "three"}[language]
    assert told[-1].lower().count(three) == 2
    assert len(told) == 10  # what is waited for, three lines a domino, two the castle, the end


def test_one_tile_that_is_wrong_makes_the_series_wrong(tmp_path: Path) -> None:
    hands = (SERIES[0], ("bench-check-next", "lift 24\nwait 300\nword A1 +????"), ("bench-check-on", "button 1"))
    with bench(tmp_path, Bench((5, 5)), hands):
        done = run(group.command, tmp_path, "check-tile", "--text")
    assert done.exit_code == 1
    assert "Two tiles were checked, one without a fault." in lines(done)


def test_tiles_of_another_game_are_checked_with_its_set(tmp_path: Path) -> None:
    words = {one.name: one.word for one in tiles.standard("azul_mini").colours}
    hands = (
        ("tiles-read-wait", f"word B3 {words['red']}"),
        ("bench-check-next", f"word B3 00000\nwait 300\nword A1 {words['blue']}"),
        ("bench-check-on", "button 1"),
    )
    with bench(tmp_path, Bench((5, 5)), hands):
        done = run(group.command, tmp_path, "check-tile", "--text", "--game", "azul-mini")
    assert done.exit_code == 0, done.stdout
    assert "Red tile: every magnet is as in the tile set." in lines(done)
    assert "Blue tile: every magnet is as in the tile set." in lines(done)
    assert lines(done)[-1] == "Two tiles were checked, two without a fault."


def test_the_gluing_check_is_heard(tmp_path: Path) -> None:
    """What is printed is in the speech too: somebody hears which pocket is wrong."""
    file = tmp_path / "heard.wav"
    with bench(tmp_path, Bench((5, 5), before="lay 24 B3 C3")):
        done = run(group.command, tmp_path, "check-tile", "--wav", str(file), "24")
    assert done.exit_code == 0, done.stdout
    assert file.stat().st_size > 2 * 16_000 * 5  # more than five seconds


def test_a_long_silence_ends_the_series(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[Cells] = []
    look = Checking._look

    def looked(self: Checking, cells: Cells) -> None:
        judged.append(cells)
        look(self, cells)

    monkeypatch.setattr(Checking, "_look", looked)
    Leap(monkeypatch, lambda: judged and judged[-1], leading, goes=True)
    with bench(tmp_path, Bench((5, 5)), [SERIES[0]]):
        done = run(group.command, tmp_path, "check-tile", "--text", "--seconds", "180")
    assert done.exit_code == 0
    assert lines(done)[-2:] == [
        "For a long time nothing has changed, so the check ends here.",
        "One tile was checked, one without a fault.",
    ]
    with bench(tmp_path, Bench((5, 5))):
        nobody = run(group.command, tmp_path, "check-tile", "--text", "--seconds", "0.5")
    assert nobody.exit_code == 1
    assert "The time is over" in nobody.stderr


def test_a_series_is_summed_before_the_loss_of_the_board_is_told(tmp_path: Path) -> None:
    with bench(tmp_path, Bench((5, 5)), [SERIES[0], ("bench-check-next", "unplug")]):
        done = run(group.command, tmp_path, "check-tile", "--text")
    assert done.exit_code == 1
    assert lines(done)[-1] == "One tile was checked, one without a fault."
    assert done.stderr.startswith("The connection to the board is lost.")


# ---- size and kind --------------------------------------------------------------------------------------------


class Settable(Bench):
    """A board that stores its kind and restarts. strapped: its straps decide; stays: it does not come back."""

    strapped = stays = False

    def answer(self, command: BoardCommand) -> None:
        before = self.kind, self.columns, self.rows
        if command.command == "kind":
            self.kind = "tray" if command.value & 256 else "board"
            self.columns, self.rows = command.value >> 4 & 15, command.value & 15
        after = self.kind, self.columns, self.rows
        super().answer(command)
        if command.command == "kind":
            self.kind, self.columns, self.rows = before
            self.hello()  # as the answer to a handshake that was on its way
            if not self.strapped:
                self.kind, self.columns, self.rows = after
            self.words = [EMPTY] * (self.columns * self.rows)
            self.unplug()
            if not self.stays:
                self.plug()


@pytest.mark.parametrize(("named", "language"), [("board5", "cs"), ("board7", "en"), ("tray", "pl")])
def test_a_board_is_told_its_kind(tmp_path: Path, named: str, language: str) -> None:
    made = Settable((2, 1))
    with bench(tmp_path, made):
        done = run(group.command, tmp_path, "kind", named, "--text", lang=language)
        again = run(group.command, tmp_path, "kind", named, "--text", lang=language)
    assert done.exit_code == 0, done.stderr
    assert (made.kind, made.columns, made.rows) == kinds.KINDS[named]
    value = {"board5": 85, "board7": 119, "tray": 340}[named]
    assert [one for one in made.commands if one[0] == "kind"] == [("kind", value)]  # not again
    typed = {
        "cs": "companion deska kalibrovat",
        "pl": "companion plansza kalibruj",
        "en": "companion board calibrate",
    }
    assert typed[language] in lines(done)[-1]
    assert again.exit_code == 0
    told = {"cs": "Taková už tedy je.", "pl": "Jest więc już taka.", "en": "So it is that already."}
    assert lines(again)[-1].startswith(told[language])


def test_a_kind_is_spoken_unless_only_print_is_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    voices = spoken_by(monkeypatch)
    with bench(tmp_path, Settable((2, 1))):
        done = run(group.command, tmp_path, "kind", "board7", "--wav", "kept.wav")
        printed = run(group.command, tmp_path, "kind", "board7", "--text")
    assert done.exit_code == printed.exit_code == 0
    (voice,) = voices
    assert voice.wav == "kept.wav"
    assert len(voice.texts) == len(lines(done))
    assert voice.texts[-1].endswith("companion board calibrate.")


@pytest.mark.parametrize("hands", [(), (("kind", "unplug\nwait 300\nplug"),)])
def test_a_board_whose_straps_decide_says_so(tmp_path: Path, hands: Hands) -> None:
    made = Settable()
    made.strapped, made.stays = True, bool(hands)
    with bench(tmp_path, made, hands):
        done = run(group.command, tmp_path, "kind", "board7", "--text")
    assert done.exit_code == 1
    assert "a player's board, seven by seven squares. It stores that and restarts." in lines(done)[-2]
    assert "Its straps decide. They are wires to ground from the pins GP18 and GP19." in lines(done)[-1]


def test_the_pins_of_the_straps_are_those_of_the_pin_map() -> None:
    pins = (Path(str(files("companion.device"))) / "data" / "pins.csv").read_text(encoding="utf-8")
    named = [row.split(",") for row in pins.splitlines() if row.startswith("strap_")]
    assert tuple(f"GP{row[1]}" for row in sorted(named)) == kinds.STRAPS


@pytest.mark.parametrize("reason", ["busy", "flash", "value"])
def test_a_board_that_does_not_take_its_kind(tmp_path: Path, reason: str) -> None:
    made = Bench()
    made.refusals["kind"] = [reason]
    with bench(tmp_path, made):
        done = run(group.command, tmp_path, "kind", "tray", "--text")
    assert done.exit_code == 1
    remedy = {"busy": "Wait a moment", "flash": "It cannot store"}.get(reason, "Update the program")
    assert remedy in done.stderr


def test_a_board_that_does_not_come_back_with_its_kind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kinds, "BACK_S", 0.5)
    made = Settable()
    made.stays = True
    with bench(tmp_path, made):
        done = run(group.command, tmp_path, "kind", "board5", "--text")
    assert done.exit_code == 1
    assert done.stderr.startswith("The board has stored it, but does not answer since its restart.")


def test_an_old_program_is_not_asked_for_millivolts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.device.virtual.board.MINOR", 2)
    made = Bench()
    with bench(tmp_path, made):
        for power in ([], ["--power", "on"]):
            done = run(group.command, tmp_path, "volts", "A1", *power, "--text")
            assert done.exit_code == 1
            assert "The program on the board is too old to do this" in done.stderr
    assert not {"volts", "power"} & set(dict(made.commands))


def test_a_board_of_software_says_that_it_has_no_voltages(tmp_path: Path) -> None:
    made = Bench()
    with bench(tmp_path, made):
        done = run(group.command, tmp_path, "volts", "A1", "--text")
        assert done.exit_code == 1
        assert "It is made of software and has no voltages" in done.stderr
        done = run(group.command, tmp_path, "volts", "F9", "--text")
    assert "This is no square of the board: F9" in done.stderr


def test_an_old_program_is_not_sent_the_command_kind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.device.virtual.board.MINOR", 0)
    made = Bench()
    with bench(tmp_path, made):
        done = run(group.command, tmp_path, "kind", "tray", "--text")
    assert "kind" not in dict(made.commands)
    assert done.exit_code == 1
    assert "The program on the board is too old to do this. Update it by: companion board flash" in done.stderr


# ---- without boards, and beside a game ------------------------------------------------------------------------


SPOKEN = ("flash", "kind", "calibrate", "self-test", "check-tile")
"""Commands that speak, so that they have --text and --wav."""
ALL = (
    (calibrate, ("--text",)),
    (calibrate, ("--gain", "--text")),
    (self_test, ("--text",)),
    (show, ()),
    (check_tile, ("--text", "24")),
    (kind, ("--text", "tray")),
    (name, ("Ema",)),
    (seat, ("2",)),
)


@pytest.mark.parametrize(("language", "which"), [("cs", 0), ("pl", 2), ("en", 3), ("cs", 4), ("pl", 5), ("pl", 7)])
def test_without_a_board_it_says_what_to_check(tmp_path: Path, language: str, which: int) -> None:
    for command, args in ALL[which : which + 1]:
        done = run(command, tmp_path, *args, lang=language)
        assert done.exit_code == 1
        assert {"cs": "kabel", "pl": "kabel", "en": "cable"}[language] in done.stderr


def test_beside_a_game_ports_are_left_alone(tmp_path: Path) -> None:
    made = Bench()
    with House(tmp_path), bench(tmp_path, made):
        for command, args in ALL[:6]:
            done = run(command, tmp_path, *args)
            assert done.exit_code == 1
            assert done.stderr == GAME_RUNS
    assert made.commands == []


@pytest.mark.parametrize("which", range(len(ALL)))
def test_a_board_of_another_protocol_is_told_with_what_to_do(tmp_path: Path, which: int) -> None:
    command, args = ALL[which]
    made = PtyBoard(hello(major=2))
    in_directory(folder_of_ports(tmp_path), "new", made)
    done = run(command, tmp_path, *args)
    made.unplug()
    assert done.exit_code == 1
    assert done.stderr.startswith("This board speaks another version of the protocol")
    assert "there is one single button" in done.stderr


@pytest.mark.parametrize("which", range(len(ALL)))
def test_every_command_can_be_told_the_number_of_the_board(tmp_path: Path, which: int) -> None:
    command, args = ALL[which]
    with plugged(tmp_path):
        done = run(command, tmp_path, *args, "--uid", "FFFF")
    assert done.exit_code == 1
    assert done.stderr.startswith("So far there is no board whose number ends like this: FFFF.")


def test_while_a_button_is_waited_for_keys_do_what_they_do_in_every_dialogue(tmp_path: Path) -> None:
    hands = [("bench-choose", "type help"), ("dialogue-help", "type stop")]
    with bench(tmp_path, Bench((5, 5)), hands), bench(tmp_path, Bench((5, 5), UIDS[1]), name="two"):
        done = run(check_tile, tmp_path, "--text", "12")
    assert done.exit_code == 1 and "asks again" in done.stdout and "stays as it is" in done.stderr
    assert done.stdout.count("Press a button on the board that you mean") == 2


def test_so_they_do_where_a_command_only_prints(tmp_path: Path) -> None:
    with bench(tmp_path, Bench((5, 5))), bench(tmp_path, Bench((5, 5), UIDS[1]), name="two"):
        there = Terminal(tmp_path, "board", "show", text=False)
        there.until("Press a button")
        there.press(b"help\n")
        there.until("asks again")
        there.press(b"stop\n")
        code, text = there.end()
    assert code == 1 and "stays as it is" in text


def test_only_the_board_that_is_meant_is_looked_at_for_a_tile(tmp_path: Path) -> None:
    one, two = Bench((5, 5), before="lay 24 B3 C3"), Bench((5, 5), UIDS[1], before="lay 12 B3 C3")
    with bench(tmp_path, one), bench(tmp_path, two, [("identify", "button 1")], name="two"):
        named = run(check_tile, tmp_path, "--text", "24", "--uid", UIDS[0])
        pressed = run(check_tile, tmp_path, "--text", "12")
    assert tuple(lines(named)[-2:]) == RIGHT
    assert lines(pressed)[-2] == "Domino twelve: every magnet is as in the tile set."


@pytest.mark.parametrize("which", range(len(ALL) - 3))
def test_a_board_that_goes_right_away_is_told_in_one_sentence(tmp_path: Path, which: int) -> None:
    command, args = ALL[which]
    made = Bench()
    made.word((1, 1), "00+00")
    made.mute.add("sensors")
    cue = ("bench-clear", "bench-clear", "bench-clear", "sensors", "tiles-read-wait")[which]
    with bench(tmp_path, made, [(cue, "unplug")]):
        done = run(command, tmp_path, *args)
    assert done.exit_code == 1
    assert done.stderr.splitlines()[-1].startswith("The connection to the board is lost.")


@pytest.mark.parametrize("args", [*group.command.commands, "flash --dry-run"])
def test_control_and_c_ends_every_command_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: str
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    words = {"kind": ["tray"], "name": ["Ema"], "seat": ["2"], "volts": ["A1"]}.get(args, [])
    spoken = ["--text"] if args.split(maxsplit=1)[0] in SPOKEN else []
    monkeypatch.setattr(asking.HeardBoards, "find", interrupted)
    done = run(cli.main, tmp_path, "board", *args.split(), *words, *spoken)
    assert done.exit_code == cli.INTERRUPTED
    assert "Aborted" not in done.stderr


def test_control_and_c_in_a_series_ends_with_the_summary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = Checking.tick

    def tick(self: Checking, now_s: float, speaking: bool = False) -> None:
        own(self, now_s, speaking)
        if self.results:
            raise KeyboardInterrupt

    monkeypatch.setattr(Checking, "tick", tick)
    with bench(tmp_path, Bench((5, 5)), [SERIES[0]]):
        done = run(cli.main, tmp_path, "board", "check-tile", "--text")
    assert done.exit_code == cli.INTERRUPTED
    assert lines(done)[-1] == "One tile was checked, one without a fault."
