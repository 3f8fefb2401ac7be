"""`companion score` with variants: bonuses, discards, Dynasty, the game being played, a Duel read cold."""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from companion.evening.choosing import variants_of
from companion.games.royal_garden.finished import finished
from companion.games.royal_garden.finished.counting import Rules
from companion.games.royal_garden.finished.report import report
from companion.games.royal_garden.rules.variants import VARIANTS
from companion.ui.cli.score import command
from tests.command_kit import UIDS, plugged, run, strict_words
from tests.counting_kit import drawn, full, to_the_end, write
from tests.games import garden
from tests.games.test_royal_garden_score import BOARDS, kinds_of
from tests.listening_player.rules_kingdom import cell_name
from tests.local_kit import House
from tests.rig import Rig
from tests.terminal import PROGRAM, Terminal, environment

LANGUAGES = ("cs", "pl", "en")
TEN, FIVE = {"variant": "centralised", "points": 10}, {"variant": "harmony", "points": 5}
LIES = "--as-it-lies"
"""For layouts that no set can lay."""
OLD_KEYS = ["file", "total", "areas", "largest_area", "crowns"]


@pytest.fixture(autouse=True)
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    """No message may be missing."""
    strict_words(monkeypatch)


def told(folder: Path, *args: str) -> list[dict[str, Any]]:
    """The JSON lines of a command that ends well."""
    result = run(command, folder, "--json", LIES, *args)
    assert result.exit_code == 0, result.stderr
    return [json.loads(line) for line in result.stdout.splitlines()]


def variants(*names: str) -> list[str]:
    """Options."""
    return [word for name in names for word in ("--variant", name)]


def wrong(folder: Path, *args: str, lang: str = "en") -> str:
    """What is said of what cannot be counted: one line behind the doubts, exit code 2, nothing else."""
    result = run(command, folder, LIES, *args, lang=lang)
    assert (result.exit_code, result.stdout) == (2, ""), result.stdout
    *doubts, line = result.stderr.splitlines()
    assert all(one.startswith(("Careful", "Pozor", "Uwaga")) for one in doubts)
    return line


# ---- bonuses --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "names", "bonuses"),
    [
        (full(), (), []),
        (full(), ("centralised", "harmony"), [TEN, FIVE]),
        (full(), ("harmony", "centralised", "harmony"), [TEN, FIVE]),
        (full(castle=(1, 1)), ("centralised", "harmony"), [FIVE]),
        (full(holes=1), ("centralised", "harmony"), [TEN]),
        (full(holes=5), ("centralised",), []),
        (full(7), ("duel", "harmony", "centralised"), [TEN, FIVE]),
        (full(7), ("harmony",), [FIVE]),
        (full(7, holes=2), ("duel", "harmony"), []),
        (full(7, holes=12), ("duel", "wider", "harmony"), [FIVE]),
        (full(holes=2), ("wider", "harmony"), []),
    ],
)
def test_bonuses_by_what_lies_there(
    tmp_path: Path, text: str, names: tuple[str, ...], bonuses: list[dict[str, Any]]
) -> None:
    """RG-88 RG-95 RG-100 to RG-105 RG-110 RG-118 RG-122 RG-123: 5 by 4 has no centre, a full space no discard."""
    (file,) = write(tmp_path, {"jana": text})
    (plain,), (one,) = told(tmp_path, file), told(tmp_path, file, *variants(*names))
    assert one["bonuses"] == bonuses
    assert one["total"] == plain["total"] + sum(bonus["points"] for bonus in bonuses)
    assert [key for key in one if key not in ("bonuses", "doubts")] == OLD_KEYS
    assert list(one)[3] == "bonuses" and plain["bonuses"] == []


@pytest.mark.parametrize(("number", "bonuses"), [("0", [FIVE]), ("1", [])])
def test_what_is_told_stands_above_what_the_squares_tell(
    tmp_path: Path, number: str, bonuses: list[dict[str, Any]]
) -> None:
    """RG-104."""
    (file,) = write(tmp_path, {"jana": full(holes=2)})
    assert told(tmp_path, file, *variants("harmony"), "--discarded", number)[0]["bonuses"] == bonuses


def test_each_kingdom_has_its_own_number_also_behind_a_bad_file(tmp_path: Path) -> None:
    good, bad, other = write(tmp_path, {"jana": full(holes=2), "bad": "X\n", "petr": full(holes=2)})
    numbers = ("--discarded", "1", "--discarded", "1", "--discarded", "0")
    result = run(command, tmp_path, "--json", good, bad, other, *variants("harmony"), *numbers)
    assert [json.loads(line)["bonuses"] for line in result.stdout.splitlines()] == [[], [FIVE]]
    assert result.exit_code == 2 and result.stderr.startswith(bad)


def test_the_total_is_said_first_then_bonuses_won_and_missed_and_they_decide(tmp_path: Path) -> None:
    """RG-93."""
    files = write(tmp_path, {"Jana": full(castle=(1, 1), kind="F1"), "Petr": full(kind="F1")})
    lines = run(command, tmp_path, "--text", *files, *variants("centralised", "harmony")).stdout.splitlines()
    assert lines[:3] == [
        "Jana has five hundred and eighty-one points.",
        "Harmony: five points.",
        "Without a bonus: Middle Kingdom, the castle is not in the middle.",
    ]
    assert lines[5:7] == ["Middle Kingdom: ten points.", "Harmony: five points."]
    assert lines[-1].startswith("The game is over. Petr wins")


@pytest.mark.parametrize(
    "name",
    [
        "Middle Kingdom",
        "CENTRALISED",
        " centralizovane  kralovstvi",
        "Centralizované království",
        "Scentralizowane królestwo",
        "scentralizowane krolestwo",
    ],
)
def test_variants_by_their_names_in_every_language(tmp_path: Path, name: str) -> None:
    (file,) = write(tmp_path, {"jana": full()})
    assert told(tmp_path, file, "--variant", name)[0]["bonuses"] == [TEN]


def test_several_variants_at_a_time_with_commas() -> None:
    assert set(variants_of(["duel,wider", " Harmony , "], "royal_garden")) == {"duel", "wider", "harmony"}


def test_photographed_boards_with_bonuses(tmp_path: Path) -> None:
    """RG-101 RG-105: areas as people scored them; middle and fullness of 23 boards found in another way."""
    found = set()
    for number, board in enumerate(BOARDS):
        kinds = kinds_of(board)
        size = board["size"]
        rows = [" ".join(kinds.get((x, y), ".") for x in range(1, size + 1)) for y in range(size, 0, -1)]
        (file,) = write(tmp_path, {f"board{number}": "\n".join(rows)})
        (one,) = told(tmp_path, file, *variants("centralised", "harmony"))
        row, column = board["castle"]
        rows_used, columns_used = (
            {cell[axis] for cell in board["cells"]} | {at} for axis, at in ((0, row), (1, column))
        )
        spread = [(at - min(used), max(used) - at) for used, at in ((rows_used, row), (columns_used, column))]
        central = all(before == after for before, after in spread)
        complete = len(board["cells"]) == size * size - 1
        assert one["bonuses"] == [TEN] * central + [FIVE] * complete
        assert one["total"] == board["area_points"] + 10 * central + 5 * complete
        found.add((central, complete))
    assert len(found) > 1


@pytest.mark.parametrize("names", [(), ("wider",), ("duel",), ("duel", "wider")], ids="+".join)
def test_kingdoms_of_random_matches_count_as_the_second_implementation_counts_them(
    tmp_path: Path, names: tuple[str, ...]
) -> None:
    """RG-88 RG-100 to RG-105 RG-122 RG-123: told, or by what the squares tell, which is never wrong."""
    dice = random.Random(f"score {names}")
    won = set()
    for _ in range(12):
        match, _ = to_the_end(2, {*names, "centralised", "harmony"}, dice)
        size = match.plan.size
        files = write(tmp_path, {f"p{player}": drawn(match.kingdoms[player], size) for player in match.players})
        numbers = [word for player in match.players for word in ("--discarded", str(len(match.discards(player))))]
        asked = variants(*names, "centralised", "harmony")
        lines = told(tmp_path, *files, *asked, *numbers)
        certain = names != ("duel", "wider")
        if certain:
            assert told(tmp_path, *files, *asked) == lines
        for player, line in zip(match.players, lines, strict=True):
            theirs = match.points(player)
            assert {one["variant"]: one["points"] for one in line["bonuses"]} == theirs.bonuses
            assert (line["total"], line["largest_area"], line["crowns"]) == (
                theirs.total,
                theirs.largest_area,
                theirs.crowns,
            )
            won.add(tuple(theirs.bonuses))
    assert len(won) > 1


# ---- what cannot be counted so --------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_contradiction_has_its_own_sentence(tmp_path: Path, lang: str) -> None:
    """RG-125, RG-57: what was typed against the kingdoms."""
    small, large, holey = write(tmp_path, {"small": full(), "large": full(7), "holey": full(7, holes=14)})
    cases = [
        (small, "--variant", "dominoes"),
        (small, "--variant", "duel"),
        (small, small, small, "--variant", "duel"),
        (small, small, small, small, "--variant", "wider"),
        (small, "--discarded", "-1"),
        (small, "--discarded", "two"),
        (small, "--discarded", "1"),
        (small, "--discarded", "0", "--discarded", "0"),
        (large, "--variant", "wider", "--variant", "harmony"),
        (holey, "--variant", "wider", "--variant", "harmony"),
        (holey, "--variant", "wider", "--variant", "harmony", "--json"),
        (small, small, small, small, "--variant", "dynasty"),
        ("--variant", "dynasty"),
    ]
    said = [wrong(tmp_path, *case, lang=lang).removeprefix(f"{case[0]}: ") for case in cases]
    assert "--discarded" in said[9] and said[9] == said[10]
    assert len(set(said)) == len(said) - 1, said


def test_a_kingdom_that_contradicts_is_told_and_the_others_are_counted(tmp_path: Path) -> None:
    small, large = write(tmp_path, {"small": full(), "large": full(7)})
    result = run(command, tmp_path, "--json", small, large, "--variant", "duel")
    assert result.exit_code == 2 and result.stderr.startswith(f"{small}: Small: this kingdom is five by five")
    assert [json.loads(line)["file"] for line in result.stdout.splitlines()] == [large]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_squares_do_not_tell_is_asked_at_a_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    """RG-123: only in the Duel with Wider offer, kingdom by kingdom, until a number is typed."""
    files = write(tmp_path, {"Jana": full(7, holes=14), "Petr": full(7, holes=14)})
    typed = iter(["what?", "", "0", "1\n"])
    monkeypatch.setattr("companion.input.answer.at_terminal", lambda: True)
    monkeypatch.setattr("companion.input.answer.AnswerKeys.read_line", lambda _: next(typed))
    result = run(command, tmp_path, "--text", *files, *variants("duel", "wider", "harmony"), lang=lang)
    lines = result.stdout.splitlines()
    questions = [line for line in lines if line.endswith(("žádný.", "żadnej.", "none."))]
    assert [line.split(":")[0] for line in questions] == ["Jana", "Jana", "Jana", "Petr"]
    assert (result.exit_code, result.stderr) == (0, "")
    assert sum(line.startswith("Harmon") for line in lines) == 1
    assert list(typed) == []


def test_nobody_is_asked_who_has_told_or_whose_kingdom_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.input.answer.at_terminal", lambda: True)
    monkeypatch.setattr("companion.input.answer.AnswerKeys.read_line", lambda _: pytest.fail("asked"))
    sure, unsure = write(tmp_path, {"sure": full(7, holes=12), "unsure": full(7, holes=14)})
    text = ("--text", LIES)
    assert run(command, tmp_path, *text, sure, *variants("wider", "harmony")).exit_code == 0
    asked = (unsure, *variants("wider", "harmony"), "--discarded", "0")
    assert run(command, tmp_path, *text, *asked).exit_code == 0
    assert run(command, tmp_path, *text, unsure, *variants("wider", "centralised")).exit_code == 0
    assert "--discarded" in wrong(tmp_path, unsure, "--json", *variants("wider", "harmony"))


def test_who_answers_nothing_is_told_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.input.answer.at_terminal", lambda: True)
    monkeypatch.setattr("companion.input.answer.AnswerKeys.read_line", lambda _: None)
    (file,) = write(tmp_path, {"Jana": full(7, holes=14)})
    result = run(command, tmp_path, "--text", LIES, file, *variants("wider", "harmony"))
    assert result.exit_code == 2 and "--discarded" in result.stderr


def test_a_real_terminal_is_asked_and_one_digit_is_enough(tmp_path: Path) -> None:
    first, second = write(tmp_path, {"Jana": full(7, holes=14), "Petr": full(7, holes=14)})
    there = Terminal(tmp_path, "score", LIES, first, second, *variants("wider", "harmony"))
    there.until("Jana: how many dominoes")
    there.press(b"0\n")
    there.until("Petr: how many dominoes")
    there.press(b"1")
    code, text = there.end()
    assert code == 0 and "The game is over." in text and text.count("Harmony: five points.") == 1


@pytest.mark.parametrize("leaves", [b"stop\n", b"quit\n"])
def test_there_help_and_repeat_are_known_and_whoever_leaves_counts_nothing(tmp_path: Path, leaves: bytes) -> None:
    first, second = write(tmp_path, {"Jana": full(7, holes=14), "Petr": full(7, holes=14)})
    there = Terminal(tmp_path, "score", LIES, first, second, *variants("wider", "harmony"))
    there.until("Type the number, zero means none.")
    there.press(b"help\n")
    assert "asks again" in there.until("Jana: how many dominoes")
    there.press(b"repeat\n")
    there.until("Jana: how many dominoes")
    there.press(leaves)
    code, text = there.end()
    assert code == 1 and "Petr" not in text and "stays as it is" in text


# ---- Dynasty --------------------------------------------------------------------------------------------------


def test_dynasty_adds_three_games_and_equal_sums_share(tmp_path: Path) -> None:
    """RG-96 RG-97 RG-98 RG-99: equal sums of unlike games, then bonuses inside the games."""
    kingdoms = {
        "Jana-1": full(kind="F1"),
        "Petr-1": full(kind="F1"),
        "Ema-1": full(kind="F1", holes=1),
        "Jana-2": full(kind="F1", holes=1),
        "Petr-2": full(kind="F1"),
        "Ema-2": full(kind="F1"),
        "Jana-3": full(kind="F1"),
        "Petr-3": full(kind="F1", holes=1),
        "Ema-3": full(kind="F1"),
    }
    files = write(tmp_path, kingdoms)
    *lines, last = told(tmp_path, *files, *variants("dynasty"))
    assert [line["file"] for line in lines] == files
    games = {"Jana": [576, 529, 576], "Petr": [576, 576, 529], "Ema": [529, 576, 576]}
    assert last == {"dynasty": [{"player": n, "games": g, "total": 1681, "rank": 1} for n, g in games.items()]}
    numbers = [word for number in "001000010" for word in ("--discarded", number)]
    *_, last = told(tmp_path, *files, *variants("dynasty", "harmony"), *numbers)
    assert last["dynasty"] == [
        {"player": "Jana", "games": [581, 534, 581], "total": 1696, "rank": 1},
        {"player": "Petr", "games": [581, 581, 529], "total": 1691, "rank": 2},
        {"player": "Ema", "games": [529, 581, 581], "total": 1691, "rank": 2},
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_dynasty_is_said_game_after_game(tmp_path: Path, lang: str) -> None:
    one, two = full(kind="F1"), full(kind="F1", holes=1)
    files = write(
        tmp_path, {f"{name}{game}": text for game in (1, 2, 3) for name, text in (("Jana", one), ("Petr", two))}
    )
    _, *lines = run(command, tmp_path, "--text", LIES, *files, *variants("dynasty"), lang=lang).stdout.splitlines()
    heads = {"cs": "hra.", "pl": "gra.", "en": "game."}
    assert [at for at, line in enumerate(lines) if line.endswith(heads[lang])] == [0, 5, 10]
    assert len([line for line in lines if line.startswith("Jana")]) == 4
    assert sum("Jana" in line for line in lines[-1:]) == 1 and "Petr" in lines[-1]


def test_equal_sums_are_said_without_another_reason(tmp_path: Path) -> None:
    """RG-98."""
    files = write(tmp_path, {f"{name}-{game}": full() for game in (1, 2, 3) for name in ("Jana", "Petr")})
    last = run(command, tmp_path, "--text", LIES, *files, *variants("dynasty")).stdout.splitlines()[-1]
    assert "In Dynasty nothing else decides. Jana and Petr share the victory" in last
    assert "area" not in last and "crown" not in last


def test_dynasty_with_a_bad_file_adds_nothing(tmp_path: Path) -> None:
    files = write(tmp_path, {"a": full(), "b": full(), "c": "X\n"})
    for more in ("--json", "--text"):
        result = run(command, tmp_path, more, LIES, *files, *variants("dynasty"))
        bad, *_, gap = result.stderr.splitlines()
        assert result.exit_code == 2 and bad.startswith(files[2]) and "Dynasty" in gap
        assert '{"dynasty"' not in result.stdout and "wins" not in result.stdout
        assert len(result.stdout.splitlines()) == (2 if more == "--json" else 4)


# ---- boards ---------------------------------------------------------------------------------------------------


@pytest.fixture
def cables() -> Iterator[ExitStack]:
    """Boards that are unplugged at the end."""
    with ExitStack() as stack:
        yield stack


def test_a_finished_duel_is_read_cold(tmp_path: Path, cables: ExitStack) -> None:
    """RG-108 RG-110: two 7 by 7 boards with the kingdoms of a random legal Duel."""
    match, _ = to_the_end(2, {"duel", "centralised", "harmony"}, random.Random(11))
    for player in match.players:
        number, castle = match.castle(player) or (0, "")
        laid = [f"lay {domino} {a} {b}" for domino, (a, b) in match.laid(player).items()]
        before = "\n".join([f"castle {number} {castle}", *laid]) + "\n"
        cables.enter_context(plugged(tmp_path, name=f"p{player}", uid=UIDS[player], before=before, size=7))
    lines = told(tmp_path, *variants("duel", "centralised", "harmony"))
    for player, line in zip(match.players, lines, strict=True):
        theirs = match.points(player)
        assert (line["total"], line["largest_area"], line["crowns"]) == (
            theirs.total,
            theirs.largest_area,
            theirs.crowns,
        )
        assert {one["variant"]: one["points"] for one in line["bonuses"]} == theirs.bonuses
        cells = {cell for area in line["areas"] for cell in area["cells"]}
        assert cells == {cell_name(cell, 7) for cell in match.kingdoms[player].cells}
    assert "rows" in wrong(tmp_path, "--text", *variants("duel"), "--port", _small(tmp_path, cables))


def _small(tmp_path: Path, cables: ExitStack) -> str:
    return cables.enter_context(plugged(tmp_path, name="small", uid=UIDS[4], before="castle 3 C3\n"))


def test_a_board_with_an_unread_cell_does_not_tell_its_discards(tmp_path: Path, cables: ExitStack) -> None:
    cables.enter_context(plugged(tmp_path, before="castle 1 C3\nlay 24 B3 A3\nword E5 ++?0?\n"))
    result = run(command, tmp_path, "--json", *variants("harmony"))
    assert result.exit_code == 2 and "some squares cannot be read" in result.stderr.splitlines()[-1]
    result = run(command, tmp_path, "--json", *variants("harmony"), "--discarded", "0")
    assert json.loads(result.stdout)["bonuses"] == [FIVE]


# ---- the game being played ------------------------------------------------------------------------------------


class Playing(House):
    """A running companion whose match stands as the acts have left it."""

    def __init__(self, home: Path, acts: list[str], *names: str) -> None:
        rig = Rig(2, setup=garden.match_setup(2, *names), greet=False)
        ledger = rig.table.referee.ledger
        for act in acts:
            assert garden.judged(ledger.state, act) == [], act
            ledger.play(garden.move(ledger.state, act))
        super().__init__(home, rig)


def test_the_game_being_played_has_its_own_variants_and_discards(tmp_path: Path) -> None:
    names = ("duel", "wider", "centralised", "harmony")
    for seed in range(40):
        match, acts = to_the_end(2, set(names), random.Random(seed))
        if len({bool(match.discards(player)) for player in match.players}) == 2:
            break
    with Playing(tmp_path, acts, *names) as house:
        lines = told(tmp_path)
        assert [line["file"] for line in lines] == ["Jana", "Petr"]
        for player, line in zip(match.players, lines, strict=True):
            assert {one["variant"]: one["points"] for one in line["bonuses"]} == match.points(player).bonuses
            assert line["total"] == match.points(player).total
        harmony = told(tmp_path, *variants("harmony"))
        assert [line["bonuses"] for line in harmony] == [[] if match.discards(p) else [FIVE] for p in (1, 2)]
        overridden = told(tmp_path, *variants("harmony"), *("--discarded", "0") * 2)
        assert [line["bonuses"] for line in overridden] == [[FIVE], [FIVE]]
        assert sum("Harmony: five" in line for line in run(command, tmp_path, "--text").stdout.splitlines()) == 1
        assert wrong(tmp_path, *variants("dynasty"))
        run(command, tmp_path, *variants("harmony"))
        assert house.heard == []  # its own voice would say other points


def test_a_dynasty_being_played_tells_its_sums(tmp_path: Path) -> None:
    """RG-96: the games before and the one under way."""
    names = ("dynasty", "harmony")
    match, acts = to_the_end(2, set(names), random.Random(1))
    match.play("0 end")
    first = [match.results[0][player].total for player in (1, 2)]
    with Playing(tmp_path, [*acts, "0 end"], *names):
        *lines, last = told(tmp_path)
        # Nothing lies there, and nothing is put aside: Harmony can still be lost.
        assert [line["total"] for line in lines] == [0, 0]
        games = {one["player"]: one["games"] for one in last["dynasty"]}
        assert games == {"Jana": [first[0], 0], "Petr": [first[1], 0]}
        assert told(tmp_path, *variants("centralised", "dynasty"))[0]["bonuses"] == []
        said = run(command, tmp_path, "--text").stdout
        assert "first game" in said and "In the lead" in said and "over" not in said


def test_files_are_counted_for_programs_without_the_heavy_rooms(tmp_path: Path) -> None:
    """A cold start must stay fast, with variants too."""
    match, _ = to_the_end(2, (), random.Random(3))
    one, other = write(tmp_path, {f"p{player}": drawn(match.kingdoms[player], 5) for player in match.players})
    heavy = {
        "pydantic",
        "fluent",
        "serial",
        "sqlite3",
        "companion.config",
        "companion.language.phrases",
        "companion.input",
    }
    program = (
        "import sys\n"
        "from companion.ui.cli.main import main\n"
        f"for args in (['score', '--variant', 'harmony', {one!r}], ['rank', {one!r}, {other!r}]):\n"
        "    try:\n"
        "        main([*args, '--json'])\n"
        "    except SystemExit as ended:\n"
        "        assert not ended.code, ended.code\n"
        f"print(sorted({heavy!r} & set(sys.modules)), file=sys.stderr)"
    )
    done = subprocess.run(
        [PROGRAM[0], "-c", program], capture_output=True, encoding="utf-8", check=False, env=environment(tmp_path)
    )
    assert (done.returncode, done.stderr) == (0, "[]\n"), done.stderr


def test_the_numbers_of_dominoes_are_those_of_the_match() -> None:
    """RG-57 RG-109 RG-122."""
    each = {
        (size, names): finished.dominoes_each(size, names) for size in (5, 7) for names in (VARIANTS[:3], VARIANTS)
    }
    assert list(each.values()) == [12, 12, 24, 18]
    assert Rules().games == 1 and not Rules()
    assert report([]) == []
