"""`companion board name` and `companion board seat`, and how a board is chosen, at virtual boards."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("no pseudo-terminals here", allow_module_level=True)

from companion import config
from companion.care.board import choosing
from companion.language.phrases import LANGUAGES
from companion.ui.cli.board import name, seat
from tests.board_care_kit import Bench, bench, hasten
from tests.command_kit import UIDS, lines, plugged, run, settings
from tests.local_kit import House, hello_line
from tests.patience import until


@pytest.fixture(autouse=True)
def _words(monkeypatch: pytest.MonkeyPatch) -> None:
    hasten(monkeypatch)


def seats(home: Path) -> dict[str, tuple[int, str]]:
    loaded = config.load(home / "config" / "settings.toml")
    assert not loaded.problems
    return {uid: (seat.number, seat.name) for uid, seat in loaded.settings.seats.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_gets_a_name_and_a_seat(tmp_path: Path, language: str) -> None:
    settings(tmp_path, f"# mine\n[seats.{UIDS[1]}]\nnumber = 1\nname = 'Petr'\n")
    with plugged(tmp_path):
        named = run(name, tmp_path, "Jana", lang=language)
        assert seats(tmp_path)[UIDS[0]] == (2, "Jana")
        seated = run(seat, tmp_path, "4", lang=language)
    assert named.exit_code == seated.exit_code == 0
    assert "Jana" in named.stdout and "Jana" in seated.stdout
    assert seats(tmp_path) == {UIDS[0]: (4, "Jana"), UIDS[1]: (1, "Petr")}
    assert (tmp_path / "config" / "settings.toml").read_text(encoding="utf-8").startswith("# mine\n")


def test_of_several_boards_the_one_whose_button_is_pressed_is_meant(tmp_path: Path) -> None:
    first, second = Bench(uid=UIDS[0]), Bench(uid=UIDS[1])
    with bench(tmp_path, first), bench(tmp_path, second, [("identify", "wait 100\nbutton 2")], name="two"):
        done = run(name, tmp_path, "Ema")
        for made in (first, second):
            until(lambda made=made: ("identify", 0) in made.commands, "the end of its lights")  # type: ignore[misc]
    assert lines(done) == [
        "Two boards are connected. Press a button on the board that you mean, or name it next time by --uid.",
        "The board has seat number one, Ema. This counts from the next game.",
    ]
    assert seats(tmp_path) == {UIDS[1]: (1, "Ema")}
    for made in (first, second):
        assert [value for command, value in made.commands if command == "identify"] == [3, 0]


def test_no_button_is_pressed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choosing, "CHOOSE_S", 0.3)
    with bench(tmp_path, Bench()), bench(tmp_path, Bench(uid=UIDS[1]), name="two"):
        done = run(seat, tmp_path, "2")
    assert done.exit_code == 1
    assert done.stderr.startswith("One minute has passed and it is still open which board you mean.")
    assert done.stderr.endswith(
        "name the board by --uid. The numbers of the boards are listed by: companion boards.\n"
    )
    assert seats(tmp_path) == {}


def test_a_board_is_named_by_the_end_of_its_number(tmp_path: Path) -> None:
    with plugged(tmp_path), plugged(tmp_path, name="two", uid=UIDS[1]):
        done = run(seat, tmp_path, "3", "--uid", UIDS[1][-4:].lower())
        wrong = run(seat, tmp_path, "3", "--uid", "FFFF")
    assert done.exit_code == 0
    assert seats(tmp_path) == {UIDS[1]: (3, "")}
    assert wrong.exit_code == 1 and "companion boards" in wrong.stderr


def test_a_seat_that_two_boards_have_is_told(tmp_path: Path) -> None:
    settings(tmp_path, f"[seats.{UIDS[1]}]\nnumber = 3\n")
    with plugged(tmp_path):
        done = run(seat, tmp_path, "3")
    assert lines(done)[-1].startswith("Careful: another board has seat number three, too")


def test_names_that_cannot_be_kept(tmp_path: Path) -> None:
    with plugged(tmp_path):
        column = run(name, tmp_path, "bravo")
        long = run(name, tmp_path, "x" * 41)
    assert column.exit_code == long.exit_code == 1
    assert "also the name of a column" in column.stderr
    assert long.stderr == "A name may have at most forty letters.\n"
    assert seats(tmp_path) == {}


def test_without_a_free_seat_one_has_to_be_chosen(tmp_path: Path) -> None:
    settings(tmp_path, "".join(f"[seats.{n:016X}]\nnumber = {n - 20}\n" for n in range(21, 26)))
    with plugged(tmp_path):
        done = run(name, tmp_path, "Ema")
    assert done.exit_code == 1
    assert "companion board seat" in done.stderr


def test_beside_a_game_it_is_asked_for_its_boards_and_told_to_read_the_settings(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        house.board(hello_line(UIDS[2]))
        done = run(name, tmp_path, "Ola", lang="pl")
        assert house.reloads == 1
    assert done.exit_code == 0, done.stderr
    assert seats(tmp_path) == {UIDS[2]: (1, "Ola")}
