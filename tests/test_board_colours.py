"""Tiles of one part that are equal: their files, their words, and what a board with them on it reads."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.care.board.worded import cells_of
from companion.config.settings import Settings
from companion.core.errors import FileError
from companion.core.model import Doubt, Phrase, Piece, Place, Tile
from companion.device.protocol import FromBoard, Message
from companion.device.reading.codebook import NO_BAD, Codebook
from companion.device.reading.tracker import Tracker
from companion.device.tiles import files as tiles
from companion.device.tiles.check import check, is_grave, kind_phrase
from companion.device.tiles.code_words import class_of, coset, distance, inverted, turns_of, weight
from companion.device.tiles.earlier import centreless
from companion.device.tiles.make import make
from companion.device.tiles.tileset import COLOURS, Colour, ForeignTile, TileSet, content_hash
from companion.device.virtual.board import VirtualBoardError
from companion.evening.kept import tiles_for
from companion.games import azul as azul_folder
from companion.play.journal.export import read_export
from companion.ui.cli import tiles as tiles_command
from companion.ui.cli.board import self_test
from firmware.bench.board import BenchBoard
from firmware.bench.script import perform, read
from tests.board_kit import STANDARD
from tests.command_kit import lines, run, strict_words, verdict
from tests.command_kit import settings as chosen
from tests.test_board_check import Maker
from tests.test_board_tiles import HEAD, faults_of

MINI, CHOCOLATIER = tiles.standard("azul_mini"), tiles.standard("master_chocolatier")
BOTH = pytest.mark.parametrize("tile_set", [MINI, CHOCOLATIER], ids=lambda one: one.id)
DATA = Path(__file__).parent / "data"
FORMAT_2 = HEAD.replace("format: 1", "format: 2")
RED = "tile red,red,20,,,SSS0N,\n"


@pytest.fixture(autouse=True)
def _words(monkeypatch: pytest.MonkeyPatch) -> None:
    strict_words(monkeypatch)


# ---- the two sets that come along ----


def test_the_colours_of_each_edition_in_their_order() -> None:
    assert [colour.name for colour in MINI.colours] == ["blue", "yellow", "red", "black", "white"]
    assert [colour.name for colour in CHOCOLATIER.colours] == ["blue", "brown", "white", "black", "red"]
    assert MINI.tiles()[2] == Tile("tile red", ("red",), count=20)
    assert sum(tile.count for tile in CHOCOLATIER.tiles()) == 100
    assert tiles.standard() == STANDARD == tiles.standard("royal_garden")


@BOTH
def test_their_words_are_five_of_the_six_that_the_standard_set_calls_azuls(tile_set: TileSet) -> None:
    azul = {one.word for one in STANDARD.foreign}
    own = {colour.word for colour in tile_set.colours}
    assert len(own) == 5
    assert azul - own == {"--+0-"}, "the spare one that the file names"
    assert "SSN0S is spare" in "\n".join(tile_set.notes[0])
    assert not [problem for problem in check(tile_set) if is_grave(problem)]
    assert check(tile_set) == []


@BOTH
def test_any_two_colours_differ_in_two_pockets_in_every_turn(tile_set: TileSet) -> None:
    for one, other in combinations(tile_set.colours, 2):
        assert min(distance(one.word, turn) for turn in turns_of(other.word)) >= 2
    assert min(weight(colour.word) for colour in tile_set.colours) >= 4


def test_the_spare_word_is_one_without_which_least_is_confused() -> None:
    def close(words: tuple[str, ...]) -> int:
        pairs = combinations(words, 2)
        return sum(distance(one, turn) == 2 for one, other in pairs for turn in turns_of(other))

    six = tuple(one.word for one in STANDARD.foreign)
    assert close(tuple(colour.word for colour in MINI.colours)) == min(map(close, combinations(six, 5)))


@BOTH
def test_every_tile_of_the_garden_is_foreign_there_and_theirs_in_the_garden(tile_set: TileSet) -> None:
    wall, garden = Codebook(tile_set), Codebook(STANDARD)
    for words in STANDARD.words().values():
        for word in words:
            assert {wall.cell(turn).doubt for turn in turns_of(word)} == {Doubt.FOREIGN}
    for colour in tile_set.colours:
        assert {garden.cell(turn).doubt for turn in turns_of(colour.word)} == {Doubt.FOREIGN}
    garden_classes = {class_of(word) for words in STANDARD.words().values() for word in words}
    assert {class_of(one.word) for one in tile_set.foreign} == garden_classes


# ---- files ----


def test_a_file_of_the_first_format_is_read_as_ever() -> None:
    old = tiles.load(DATA / "tiles_format_1.csv")
    assert (len(old.dominoes), len(old.castles), len(old.foreign), old.colours) == (48, 4, 6, ())
    assert content_hash(old) == "1de6d15c4a4ab1260bae82ea6b5d37bca29e76b7e8cbacbe02e9884c5af4ad85"
    assert tiles.dumps(old) == (DATA / "tiles_format_1.csv").read_text(encoding="utf-8")


def test_sets_of_before_are_read_and_told_what_a_missing_centre_means() -> None:
    """Castle 3 and black tiles keep the words with which they were made."""
    for file, key, now in (
        ("tiles_format_1.csv", "tiles-castle-centreless", STANDARD),
        ("tiles_format_2.csv", "tiles-colour-centreless", MINI),
    ):
        old = tiles.load(DATA / file)
        assert tiles.dumps(old) == (DATA / file).read_text(encoding="utf-8")
        found = check(old)
        assert [problem.key for problem in found] == [key] and not is_grave(found[0])
        assert content_hash(centreless(now)) == content_hash(old) != content_hash(now)
        book = Codebook(old)
        for thing, words in old.words().items():
            if len(words) == 1:
                assert {book.cell(turn).doubt for turn in turns_of(words[0])} == {None}, thing


def test_games_kept_with_the_words_of_before_are_judged_with_them() -> None:
    for name, tile_set in (("golden_azul_mini", MINI), ("golden_master_chocolatier", CHOCOLATIER)):
        assert tiles_for(read_export(DATA / f"{name}.jsonl"), Settings()) == centreless(tile_set)


def test_no_word_of_a_tile_of_one_cell_lacks_its_centre() -> None:
    made = make("number,terrain_a,crowns_a,terrain_b,crowns_b\n1,forest,1,field,0\n", "made", "Made")
    for tile_set in (STANDARD, MINI, CHOCOLATIER, made):
        alone = [words[0] for words in tile_set.words().values() if len(words) == 1]
        assert len(alone) >= 4 and all(word[4] in "+-" for word in alone)


def test_a_lone_centre_is_a_tile_that_lies_askew_in_every_set() -> None:
    for tile_set in (STANDARD, MINI, CHOCOLATIER):
        book = Codebook(tile_set)
        for word in ("0000+", "0000-"):
            assert book.cell(word).doubt is Doubt.ASKEW
            assert book.cell(word, frozenset({4})).empty, "its centre's sensor is broken"


@BOTH
def test_the_files_that_come_along_are_written_as_they_were_read(tile_set: TileSet) -> None:
    game = {"azul-mini": "azul_mini", "master-chocolatier": "master_chocolatier"}[tile_set.id]
    path = Path(azul_folder.__file__).with_name(f"{game}_tiles.csv")
    assert tiles.dumps(tiles.load(path)) == path.read_text(encoding="utf-8")


colours = st.builds(
    Colour, st.sampled_from(COLOURS), st.text("+-0", min_size=5, max_size=5).filter(lambda w: w != "00000"),
    st.integers(1, 9999),
)  # fmt: skip


@settings(deadline=None, max_examples=40)
@given(st.lists(colours, min_size=1, max_size=6, unique_by=lambda colour: colour.name), st.booleans())
def test_every_set_of_colours_survives_its_file(some: list[Colour], beside: bool) -> None:
    plain = STANDARD if beside else TileSet("mine", "Mine", ())
    whole = replace(plain, id="mine", name="Mine", notes=(), colours=tuple(some))
    text = tiles.dumps(whole)
    again = tiles.loads(text)
    assert replace(again, notes=()) == whole
    assert tiles.dumps(again) == text
    assert content_hash(again) == content_hash(whole) != content_hash(replace(whole, colours=()))


def test_the_hash_tells_a_colour_its_word_and_its_number() -> None:
    red = Colour("red", "---0+", 20)
    others = (replace(red, count=19), replace(red, word="--0+-"), replace(red, name="white"))
    assert len({content_hash(TileSet("a", "", (), colours=(one,))) for one in (red, *others)}) == 4


def test_a_count_that_is_left_out_is_twenty_and_remarks_travel() -> None:
    text = FORMAT_2 + "# r\ntile red,red,,,,SSS0N,\n# one\n1,mine,3,mine,2,NN00N,0NN0N\n# end\n"
    read_back = tiles.loads(text)
    assert read_back.colours == (Colour("red", "---0+", 20),)
    written = tiles.dumps(read_back)
    assert "# one\n1,mine" in written
    assert "# r\ntile red,red,20" in written
    assert written.endswith("# end\n")
    assert tiles.dumps(tiles.loads(written)) == written


def test_every_fault_of_a_line_of_a_colour_is_told_with_its_place() -> None:
    text = FORMAT_2 + "".join(
        [
            RED,
            "tile green,green,20,,,SSNNN,\n",
            "tile blue,black,20,,,SSNNN,\n",
            "tile white,white,many,,,SSNNN,\n",
            "tile black,black,0,,,SSN,\n",
            RED,
        ]
    )
    assert faults_of(text) == [
        (6, 1, "tiles-colour"),
        (7, 11, "tiles-colour-other"),
        (8, 18, "tiles-count"),
        (9, 18, "tiles-count"),
        (9, 22, "tiles-pockets"),
        (10, 1, "tiles-colour-twice"),
    ]
    assert faults_of(HEAD + RED) == [(5, 1, "tiles-colour-format")]


def test_a_set_that_confuses_its_colours_is_found_out() -> None:
    def keys(**changed: object) -> set[str]:
        return {problem.key for problem in check(replace(MINI, **changed))}  # type: ignore[arg-type]

    blue, yellow, *rest = MINI.colours
    assert keys(colours=(blue, replace(yellow, word=turns_of(blue.word)[1]), *rest)) == {"tiles-colour-like"}
    assert keys(colours=(replace(blue, word="+-00-"), yellow, *rest)) == {"tiles-colour-unlawful"}
    assert keys(foreign=(ForeignTile("x", 1, turns_of(blue.word)[2]),)) == {"tiles-foreign-like"}
    mixed = replace(STANDARD, foreign=(), colours=(replace(blue, word=STANDARD.dominoes[0].words[0]),))
    assert {"tiles-colour-like", "tiles-colour-unlawful"} <= {problem.key for problem in check(mixed)}
    beside = replace(STANDARD, foreign=(), colours=MINI.colours)
    assert check(beside) == []


# ---- words and boards ----


@BOTH
def test_one_cell_tells_the_colour_in_any_turn(tile_set: TileSet) -> None:
    book = Codebook(tile_set)
    for colour in tile_set.colours:
        for word in turns_of(colour.word):
            found = book.cell(word)
            assert (found.colours, found.kinds, found.doubt) == ((colour.name,), (colour.name,), None)


@BOTH
def test_a_sensor_known_to_be_broken_is_put_right_and_a_misread_trit_is_a_doubt(tile_set: TileSet) -> None:
    book = Codebook(tile_set)
    right = 0
    for colour in tile_set.colours:
        for word in turns_of(colour.word):
            for at in range(5):
                for trit in "+-0":
                    misread = word[:at] + trit + word[at + 1 :]
                    found = book.cell(misread, frozenset({at}))
                    assert found.kinds == (colour.name,), "whatever a broken sensor says, the others tell"
                    if trit != word[at]:
                        assert book.cell(misread, NO_BAD).doubt in (Doubt.FOREIGN, Doubt.UNKNOWN)
                unsure = word[:at] + "?" + word[at + 1 :]
                assert book.cell(unsure).kinds == (colour.name,)
                right += 1
            assert coset(word) == 1
            assert book.cell(inverted(word)).doubt is not None
    assert right == 100


def heard(text: str, tile_set: TileSet = MINI) -> Tracker:
    """A tracker that has heard what a board says while a script is performed."""
    board = BenchBoard("0123456789ABCDEF", tile_set)
    tracker = Tracker("1", 5, 5, Codebook(tile_set))
    for _ in perform(board, read(text)):
        pass
    for sent in board.take():
        if isinstance(sent.what, FromBoard):
            tracker.feed(sent.what, frozenset({"tile red"}))
    return tracker


def lying(tracker: Tracker) -> dict[str, str]:
    """Cell -> what lies there."""
    return {place.name: piece.thing for place, piece in tracker.reading.pieces}


def test_equal_tiles_are_pieces_of_their_own_and_no_doubt() -> None:
    tracker = heard("lay red C4\nlay red D3\nlay red A1\nlay Blue B1\nwait 5000")
    assert lying(tracker) == {"C4": "tile red", "D3": "tile red", "A1": "tile red", "B1": "tile blue"}
    reading = tracker.reading
    assert dict(reading.kinds)[Place("1", 3, 4)] == "red"
    assert (reading.doubts, reading.halves, reading.alternatives) == ((), (), ())
    assert (Place("1", 3, 4), Piece("tile red")) in reading.pieces


def test_a_script_turns_pushes_and_lifts_a_tile_by_colour_and_cell() -> None:
    steps = "lay red C4", "turn red C4 3", "lay red c5", "slide red C4 D4", "lift red C5"
    assert lying(heard("\n".join(steps))) == {"D4": "tile red"}
    assert lying(heard("lay white A1\nlay white B1\nknock 1")) in ({"A1": "tile white"}, {"B1": "tile white"})


@pytest.mark.parametrize(
    "step",
    ["lay red C4 C5", "lay green C4", "lift red", "slide red C4", "turn red 2", "lay brown C4", "lift red C5"],
)
def test_a_script_that_cannot_be_done_is_refused(step: str) -> None:
    with pytest.raises(FileError):
        heard(f"lay red C4\n{step}")


def test_a_virtual_board_names_an_equal_tile_by_its_cell() -> None:
    board = BenchBoard("0123456789ABCDEF", MINI)
    board.lay("tile red", (3, 4))
    board.lay("tile red", (4, 4))
    assert board.where("tile red C4") == ((3, 4),)
    with pytest.raises(VirtualBoardError):
        board.lift("tile red")
    with pytest.raises(VirtualBoardError):
        board.lay("tile red", (3, 4))


def test_a_wall_of_any_tiles_in_any_turn_is_read_as_it_lies() -> None:
    dice = random.Random(3)
    for _ in range(40):
        board = BenchBoard("0123456789ABCDEF", CHOCOLATIER)
        board.take()
        wanted = {}
        for spot in [(x, y) for x in range(1, 6) for y in range(1, 6) if dice.random() < 0.7]:
            colour = dice.choice(CHOCOLATIER.colours)
            board.lay(colour.thing, spot)
            place = Place("1", *spot)
            board.rotate(f"{colour.thing} {place.name}", dice.randint(0, 3))
            wanted[place] = Piece(colour.thing)
        board.snapshot()
        tracker = Tracker("1", 5, 5, Codebook(CHOCOLATIER))
        last: Message | bytes = board.take()[-1].what
        assert isinstance(last, FromBoard)
        tracker.feed(last)
        assert dict(tracker.reading.pieces) == wanted
        assert not tracker.reading.doubts


def test_a_monitor_names_the_tile() -> None:
    tracker = heard("lay red C4\nword B2 +--++")
    told = cells_of(tracker.reading, Codebook(MINI))
    assert told[Place("1", 3, 4)] == kind_phrase("red") == Phrase("tiles-tile", {"colour": "red"})


# ---- the tools ----


def words_of(name: str) -> str:
    """The word of a colour of Azul Mini."""
    return next(colour.word for colour in MINI.colours if colour.name == name)


def test_reading_a_tile_back_names_its_colour_or_what_is_wrong() -> None:
    told, right = verdict(MINI, (((2, 3), turns_of(words_of("red"))[1]),))
    assert right
    assert [one.key for one in told] == ["tiles-read-agrees"]
    assert told[0].facts["thing"] == Phrase("tiles-tile", {"colour": "red"})
    told, right = verdict(MINI, (((2, 3), STANDARD.dominoes[0].words[0]),))
    assert (told[0].key, right) == ("tiles-read-foreign", False)
    told, right = verdict(MINI, (((2, 3), "0+--0"),))
    assert not right


def test_a_wrong_magnet_of_a_tile_is_named_as_it_lies() -> None:
    maker = Maker(tiles=MINI)
    maker.begins()
    lone = [
        bad
        for word in (colour.word for colour in MINI.colours)
        for at in range(5)
        for trit in "+-0"
        if (bad := word[:at] + trit + word[at + 1 :]) != word
        and sum(min(distance(t, bad) for t in turns_of(c.word)) == 1 for c in MINI.colours) == 1
        and verdict(MINI, (((2, 3), bad),))[0][0].key == "tiles-read-wrong"
    ]
    assert lone
    assert maker.words("lays a tile with a wrong magnet", lone[0])[:2] == ["tiles-read-wrong", "tiles-read-pocket"]
    assert "bench-check-tile" in maker.keys
    assert maker.facts["tiles-read-pocket"]["half"] == "tile"


def test_equal_tiles_are_counted_one_by_one_and_none_is_said_to_be_there_twice() -> None:
    maker = Maker(tiles=MINI)
    maker.begins()
    for colour in ("red", "red", "red", "blue", "white", "white"):
        maker.words(f"lays {colour}", words_of(colour))
        maker.lifts()
    assert maker.words("lays red", words_of("red")[:4] + "?")[0] == "tiles-read-wrong"
    assert maker.words("presses it flat", words_of("red"))[0] == "tiles-read-agrees"
    maker.lifts()
    said = maker.ends()
    assert "bench-check-again" not in maker.keys
    assert maker.facts["bench-check-sum"] == {"count": 7, "right": 7}
    assert said[-1] == "bench-check-left"
    assert maker.facts["bench-check-left"]["things"] == tuple(
        Phrase("tiles-tile-count", {"colour": colour, "count": count})
        for colour, count in (("blue", 19), ("yellow", 20), ("red", 16), ("black", 20), ("white", 18))
    )


def test_a_tile_with_a_magnet_upside_down_is_said_to_be_perhaps_one_of_these() -> None:
    maker = Maker(tiles=MINI)
    maker.begins()
    word = words_of("red")
    bad = [word[:at] + inverted(word[at]) + word[at + 1 :] for at in range(5) if word[at] != "0"]
    foreign = [one for one in bad if verdict(MINI, (((2, 3), one),))[0][0].key == "tiles-read-foreign"]
    assert foreign, "the magnet that is glued in wrongly makes another game's word of it"
    for one in foreign:
        assert maker.words("lays it", one)[:2] == ["tiles-read-foreign", "bench-check-meant-any"]
        things = maker.facts["bench-check-meant-any"]["things"]
        assert isinstance(things, tuple)
        assert Phrase("tiles-tile", {"colour": "red"}) in things
        maker.lifts()


def azul(tmp_path: Path) -> Path:
    """The set of Azul Mini as a file of the owner's."""
    path = tmp_path / "mine.csv"
    path.write_text(tiles.dumps(MINI), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", ["cs", "pl", "en"])
def test_show_and_check_tell_the_colours(tmp_path: Path, language: str) -> None:
    told = lines(run(tiles_command.command, tmp_path, "check", str(azul(tmp_path)), lang=language))
    assert len(told) == 2
    chosen(tmp_path, f"tile_set = '{azul(tmp_path)}'\n")
    shown = lines(run(tiles_command.command, tmp_path, "show", lang=language))
    assert len(shown) == 3 + 5 + 1
    assert all("?" not in line for line in shown)


def test_what_needs_a_domino_says_so(tmp_path: Path) -> None:
    chosen(tmp_path, f"tile_set = '{azul(tmp_path)}'\n")
    found = run(tiles_command.command, tmp_path, "show", "3")
    assert found.exit_code == 1
    assert "The set has no domino three" in found.output
    found = run(self_test, tmp_path)
    assert found.exit_code == 1
    assert "has none" in found.output
