"""Settings: every wrong line is named and harmless, and what we write keeps what the user wrote."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, get_args

import pytest
import tomlkit
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.config import (
    VERSION,
    Loaded,
    Seat,
    Settings,
    directories,
    journal_file,
    language,
    load,
    ports_directory,
    reset,
    save,
    save_changes,
    settings_file,
)
from companion.config.changing import change
from companion.config.settings import EarphoneSettings, GameName, Identity, KeypadSettings, Variant, parse
from companion.core.errors import SettingsError
from companion.core.model import Problem
from companion.games import NAMES, offer, typed

DATA = Path(__file__).parent / "data"
BOUNDED = settings(max_examples=60, deadline=None)
UID = "0123456789ABCDEF"

lines = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=20)
some_settings = st.builds(
    Settings,
    language=st.sampled_from(["", "cs", "pl", "en"]),
    cells=st.sampled_from(get_args(Settings.model_fields["cells"].annotation)),
    speaker=st.sampled_from(["", "own", "reader", "both"]),
    rate=st.integers(80, 600),
    ports=st.lists(lines, max_size=3).map(tuple),
    usb=st.lists(st.builds(Identity, vid=st.integers(0, 0xFFFF), product=lines), max_size=2).map(tuple),
    earphones=st.lists(
        st.builds(EarphoneSettings, seat=st.integers(1, 5), device=lines, rate=st.integers(80, 600)), max_size=3
    ).map(tuple),
    keypads=st.lists(st.builds(KeypadSettings, device=lines, seat=st.integers(0, 5)), max_size=3).map(tuple),
    muted=st.lists(st.sampled_from(["placed", "turn", "hint"]), max_size=2, unique=True).map(tuple),
    game=st.sampled_from(get_args(GameName)),
    play=st.sampled_from(["match", "free"]),
    variants=st.lists(st.sampled_from(get_args(Variant)), max_size=10, unique=True).map(tuple),
    lead_ms=st.integers(0, 2000),
    tile_set=lines,
    seats=st.dictionaries(
        st.text("0123456789ABCDEF", min_size=16, max_size=16),
        st.builds(Seat, number=st.integers(1, 5), name=lines),
        max_size=3,
    ),
)


# ---- reading --------------------------------------------------------------------------------------------------


def test_no_file_means_defaults(tmp_path: Path) -> None:
    assert load(tmp_path / "settings.toml") == Loaded(Settings())
    assert list(tmp_path.iterdir()) == []


def test_a_kept_file_of_version_1_is_read() -> None:
    loaded = load(DATA / "settings_1.toml")
    assert loaded.problems == ()
    assert set(loaded.unknown) == {"unknown_thing", f"seats.{UID}.hat", "other"}
    told = loaded.settings
    assert (told.language, told.rate, told.ports) == ("pl", 140, ("socket://localhost:7000", "/dev/ttyACM3"))
    assert told.seats == {UID: Seat(number=2, name="Zdeněk")}
    assert told.usb == (Identity(vid=11914, product="My board"),)


@pytest.mark.parametrize("version", [2, 3, 4])
def test_a_kept_file_of_version_2_or_3_or_the_present_one_is_read(version: int) -> None:
    loaded = load(DATA / f"settings_{version}.toml")
    assert loaded.problems == ()
    assert set(loaded.unknown) == {"earphones.0.colour", "kept"}
    told = loaded.settings
    assert (told.language, told.speaker, told.engine, told.voice) == ("cs", "both", "system", "Zuzana")
    assert told.earphones == (
        EarphoneSettings(seat=2, device="USB Headset", rate=220, volume=80),
        EarphoneSettings(seat=3, device="BT"),
    )
    assert told.keypads == (KeypadSettings(device="usb-keypad-event-kbd", seat=2),)
    assert (told.muted, told.lead_ms, told.earcons, told.earcon_volume) == (("placed", "hint"), 250, False, 30)
    assert (told.device, told.keyboard_seat, told.advice, told.stay_awake) == ("HDMI", 1, True, False)
    assert told.computer_pace == ("enter" if version == 4 else "at-once")
    assert told.seats == {UID: Seat(number=2, name="Zdeněk")}
    new = {
        2: ("match", (), "hand", "royal-garden", ""),
        3: ("free", ("harmony", "duel"), "companion", "royal-garden", ""),
        4: ("free", ("harmony", "reverse"), "companion", "azul-mini", "/home/eva/mini.csv"),
    }
    assert (told.play, told.variants, told.draw, told.game, vars(told)["tile_set_azul_mini"]) == new[version]


@pytest.mark.parametrize("version", [2, 3])
def test_a_kept_file_of_version_2_or_3_is_written_as_the_present_one(tmp_path: Path, version: int) -> None:
    path = tmp_path / "settings.toml"
    shutil.copy(DATA / f"settings_{version}.toml", path)
    save(load(path).settings.model_copy(update={"game": "azul-mini", "variants": ("dynasty",)}), path)
    whole: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
    assert (whole["version"], whole["variants"], whole["kept"]) == (VERSION, ["dynasty"], {"still": True})
    assert whole["game"] == "azul-mini"
    assert "pod televizí" in path.read_text("utf-8")


def test_games_variants_and_tile_sets_are_those_of_the_games() -> None:
    assert get_args(GameName) == tuple(map(typed, NAMES))
    assert get_args(Variant) == tuple(dict.fromkeys(one for game in NAMES for one in offer(game).variants))
    read = {game for game in NAMES if offer(game).tiles is None}
    files = {name for name in Settings.model_fields if name.startswith("tile_set")}
    assert files == {"tile_set" if game == NAMES[0] else f"tile_set_{game}" for game in read}


@pytest.mark.parametrize("text", ["azul-mini", "Azul Mini", "AZUL_MINI"])
def test_a_game_is_set_as_people_write_it(text: str) -> None:
    changed = change(Settings(), "game", text)
    assert isinstance(changed, Settings) and changed.game == "azul-mini"
    assert isinstance(change(Settings(), "game", "chess"), Problem)


@pytest.mark.parametrize("head", ["version = 2\n", "version = 3\n", "version = 4\n"])
def test_only_older_files_than_version_2_tell_who_speaks_otherwise(head: str) -> None:
    loaded = parse(head + "speak = false\n", "file")
    assert (loaded.settings.speaker, loaded.unknown) == ("", ("speak",))


@pytest.mark.parametrize(
    ("spoken", "speaker"),
    [("speak = true", "own"), ("speak = false", "reader"), ("", ""), ('speak = "yes"', "")],
)
@pytest.mark.parametrize("head", ["version = 0\n", "version = 1\n", ""])
def test_who_speaks_is_taken_from_older_files(tmp_path: Path, head: str, spoken: str, speaker: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(f"{head}# ours\n{spoken}\nrate = 200\n", encoding="utf-8")
    loaded = load(path)
    assert (loaded.settings, loaded.problems) == (Settings.model_validate({"speaker": speaker, "rate": 200}), ())
    save(loaded.settings.model_copy(update={"rate": 210}), path)
    told = tomllib.loads(path.read_text(encoding="utf-8"))
    assert (told["version"], told["rate"], told.get("speaker", "")) == (VERSION, 210, speaker)
    assert ("speak" in told) == ("yes" in spoken)
    assert "# ours" in path.read_text(encoding="utf-8")


def test_a_kept_file_of_version_0_is_lifted_and_written_as_the_present_one(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    shutil.copy(DATA / "settings_0.toml", path)
    loaded = load(path)
    assert (loaded.problems, loaded.unknown) == ((), ("colour",))
    assert (loaded.settings.quiet_ms, loaded.settings.cells, loaded.settings.language) == (
        2500,
        "labels",
        "cs",
    )
    assert path.read_bytes() == (DATA / "settings_0.toml").read_bytes()
    save(loaded.settings.model_copy(update={"rate": 200}), path)
    assert load(path) == Loaded(loaded.settings.model_copy(update={"rate": 200}), ("colour",))
    text = path.read_text("utf-8")
    assert "# Nastavení ze zkušební doby" in text
    assert "# jako doma" in text
    assert tomllib.loads(text)["version"] == VERSION
    assert "quiet =" not in text


WRONG: list[tuple[str, int, int, str, str, str]] = [
    ("rate = 10\n", 1, 1, "range", "rate", "175"),
    ('earcons = false\n  rate = "fast"\n', 2, 3, "type", "rate", "175"),
    ('\n\nlanguage = "de"\n', 3, 1, "choice", "language", ""),
    ("earcons = 1\n", 1, 1, "type", "earcons", "true"),
    ("rate = 175.0\n", 1, 1, "type", "rate", "175"),
    ("quiet_ms = true\n", 1, 1, "type", "quiet_ms", "1500"),
    ("quiet_ms = nan\n", 1, 1, "type", "quiet_ms", "1500"),
    ("quiet_ms = 1979-05-27\r\n", 1, 1, "type", "quiet_ms", "1500"),
    (f"quiet_ms = 0x{'f' * 6000}\n", 1, 1, "range", "quiet_ms", "1500"),
    ("version = 0\nquiet_ms = 1\n", 2, 1, "range", "quiet_ms", "1500"),
    ('frame = "round"\n', 1, 1, "choice", "frame", "fixed"),
    ('muted = ["placed", "all"]\n', 1, 1, "choice", "muted.1", ""),
    ('variants = ["chess", "duel"]\n', 1, 1, "choice", "variants.0", ""),
    ('play = "draft"\n', 1, 1, "choice", "play", "match"),
    ("draw = 2\n", 1, 1, "choice", "draw", "hand"),
    ("ports = [1]\n", 1, 1, "type", "ports.0", ""),
    ('ports = "/dev/ttyACM0"\n', 1, 1, "type", "ports", ""),
    (f'tile_set = "{"x" * 2000}"\n', 1, 1, "length", "tile_set", ""),
    (f"rate = 100\n[seats.{UID}]\nnumber = 9\n", 3, 1, "range", f"seats.{UID}.number", ""),
    (f'[seats.{UID}]\nname = "Eva"\n', 1, 1, "missing", f"seats.{UID}.number", ""),
    ("[seats.board]\nnumber = 1\n", 1, 1, "uid", "seats.board", ""),
    ("[[usb]]\nvid = 70000\n", 2, 1, "range", "usb.0.vid", ""),
    ("quiet_ms = 5000\nlong_quiet_ms = 2000\n", 2, 1, "range", "long_quiet_ms", "5000"),
]


@pytest.mark.parametrize(("text", "line", "column", "reason", "setting", "used"), WRONG)
def test_a_wrong_setting_is_named_and_its_default_used(
    text: str, line: int, column: int, reason: str, setting: str, used: str
) -> None:
    loaded = parse(text, "house.toml")
    (problem,) = loaded.problems
    assert problem.key == "settings-wrong"
    facts = problem.facts
    if "." not in setting:
        in_use = getattr(loaded.settings, setting)
        assert used == (str(in_use).lower() if isinstance(in_use, bool) else str(in_use or ""))
    assert (facts["file"], facts["line"], facts["column"]) == ("house.toml", line, column)
    assert (facts["reason"], facts["setting"], facts["used"]) == (reason, setting, used)
    assert loaded.usable
    assert loaded.unknown == ()


def test_the_good_settings_beside_wrong_ones_hold() -> None:
    other = "F" * 16
    text = f'rate = 10\nlanguage = "pl"\n[seats.{UID}]\nnumber = 9\n[seats.{other}]\nnumber = 3\n'
    loaded = parse(text, "file")
    assert loaded.settings == Settings(language="pl", seats={other: Seat(number=3)})
    assert [each.facts["line"] for each in loaded.problems] == [1, 4]
    assert loaded.problems[0].facts["expected"] == (80, 600)
    assert loaded.problems[0].facts["found"] == "10"


def test_of_a_list_only_what_is_wrong_is_left_out() -> None:
    text = """
ports = ["/dev/a", 7, "/dev/b", 8]
[[earphones]]
seat = 9
device = "A"
[[earphones]]
seat = 2
device = "B"
hat = 1
[[earphones]]
seat = 3
volume = 500
"""
    loaded = parse(text, "file")
    assert loaded.settings.ports == ("/dev/a", "/dev/b")
    assert loaded.settings.earphones == (EarphoneSettings(seat=2, device="B"),)
    assert loaded.unknown == ("earphones.1.hat",)
    (muted,) = parse('muted = ["placed", "all"]\n', "file").problems
    assert muted.facts["expected"] == ("placed", "area", "turn", "lifted", "final", "ready", "hint")
    named = [each.facts["setting"] for each in loaded.problems]
    assert named == ["earphones.0.seat", "earphones.2.device", "earphones.2.volume", "ports.1", "ports.3"]


@pytest.mark.parametrize(
    ("data", "line", "column", "reason"),
    [
        (b"rate = 100\nlanguage cs\n", 2, 10, "syntax"),
        (b"rate = \n", 1, 8, "syntax"),
        (b'ports = [\n"a",\n', 3, 0, "syntax"),
        (b"a = " + b"[" * 5000, 1, 0, "syntax"),
        (b"# ok\nname = '\xff'\n", 2, 9, "encoding"),
        (f"version = {VERSION + 1}\nrate = 900\n".encode(), 1, 1, "newer"),
        (b"#" * 2_000_000, 0, 0, "too-large"),
    ],
    ids=["no-equals", "no-value", "open", "deep", "encoding", "newer", "large"],
)
def test_a_file_that_cannot_be_used_is_named_and_never_overwritten(
    tmp_path: Path, data: bytes, line: int, column: int, reason: str
) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(data)
    loaded = load(path)
    assert loaded.settings == Settings()
    assert not loaded.usable
    (problem,) = loaded.problems
    facts = problem.facts
    assert (facts["reason"], facts["line"]) == (reason, line)
    assert facts["column"] == column or reason == "syntax"
    with pytest.raises(SettingsError):
        save(Settings(rate=200), path)
    assert path.read_bytes() == data


def test_a_directory_in_the_files_place_is_told(tmp_path: Path) -> None:
    (problem,) = load(tmp_path).problems
    assert problem.facts["reason"] == "directory"


@BOUNDED
@given(st.text(st.sampled_from("rate=[]{}\"'\n#.0a,sports "), max_size=60))
def test_no_text_is_too_strange(text: str) -> None:
    loaded = parse(text, "file")
    assert isinstance(loaded.settings, Settings)
    assert loaded.usable or loaded.problems


# ---- writing --------------------------------------------------------------------------------------------------


@BOUNDED
@given(some_settings, some_settings)
def test_what_is_saved_is_loaded(
    tmp_path_factory: pytest.TempPathFactory, first: Settings, second: Settings
) -> None:
    path = tmp_path_factory.mktemp("home") / "deep" / "settings.toml"
    for told in (first, second):
        save(told, path)
        assert load(path) == Loaded(told)


@BOUNDED
@given(some_settings)
def test_what_we_do_not_know_stays(tmp_path_factory: pytest.TempPathFactory, told: Settings) -> None:
    path = tmp_path_factory.mktemp("home") / "settings.toml"
    shutil.copy(DATA / "settings_1.toml", path)
    before = load(path)
    kept = told.model_copy(update={"seats": {**told.seats, UID: Seat(number=4, name="Zdeněk")}})
    save(kept, path)
    after = load(path)
    assert after.settings == kept
    assert set(after.unknown) == set(before.unknown)
    text = path.read_text("utf-8")
    for comment in ("# My settings", "# slower than usual", "# the red board", 'hat = "blue"', "kept = true"):
        assert comment in text
    whole: dict[str, Any] = tomllib.loads(text)
    assert whole["unknown_thing"] == {"deep": [1, 2]}


def test_saving_without_a_change_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    shutil.copy(DATA / "settings_4.toml", path)
    save(load(path).settings, path)
    assert path.read_bytes() == (DATA / "settings_4.toml").read_bytes()
    assert [each.name for each in tmp_path.iterdir()] == ["settings.toml"]


def test_entries_of_a_list_keep_what_we_do_not_know(tmp_path: Path) -> None:
    """The reference is the file as it was: comments and foreign names of an entry move with it."""
    path = tmp_path / "settings.toml"
    shutil.copy(DATA / "settings_4.toml", path)
    told = load(path).settings
    first, second = told.earphones
    louder = first.model_copy(update={"volume": 90})
    save(told.model_copy(update={"earphones": (second, louder, EarphoneSettings(seat=5, device="new"))}), path)
    whole: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
    assert [each["device"] for each in whole["earphones"]] == ["BT", "USB Headset", "new"]
    assert [each.get("colour") for each in whole["earphones"]] == [None, "blue", None]
    assert whole["earphones"][1]["volume"] == 90
    for comment in ("# Nastavení", "# Evina", "# numerická klávesnice", "# zůstane"):
        assert comment in path.read_text("utf-8")
    save(load(path).settings.model_copy(update={"earphones": (), "keypads": ()}), path)
    assert not {"earphones", "keypads"} & tomllib.loads(path.read_text("utf-8")).keys()
    assert load(path).settings == told.model_copy(update={"earphones": (), "keypads": ()})


@BOUNDED
@given(some_settings, some_settings, some_settings)
def test_changes_leave_alone_what_somebody_else_has_set(
    tmp_path_factory: pytest.TempPathFactory, before: Settings, after: Settings, theirs: Settings
) -> None:
    path = tmp_path_factory.mktemp("home") / "settings.toml"
    save(theirs, path)
    save_changes(before, after, path)
    now = load(path).settings
    for name in Settings.model_fields:
        old, new, there, found = (getattr(each, name) for each in (before, after, theirs, now))
        if name == "seats":
            assert all(found[uid] == seat for uid, seat in new.items() if seat != old.get(uid))
            assert all(found[uid] == seat for uid, seat in there.items() if uid not in old and uid not in new)
        else:
            assert found == (there if new == old else new), name


def test_a_wrong_setting_can_be_set_to_its_default(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('rate = "fast"\nvolume = 300 # loud\n', encoding="utf-8")
    save(load(path).settings, path, also=["rate"])
    assert tomllib.loads(path.read_text(encoding="utf-8")) == {"rate": 175, "volume": 300, "version": VERSION}
    reset(["volume", "pitch"], path)
    assert tomllib.loads(path.read_text(encoding="utf-8")) == {"rate": 175, "version": VERSION}


def test_a_wrong_setting_stays_until_it_is_set(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('rate = "fast"\nvolume = 300\n', encoding="utf-8")
    save(load(path).settings.model_copy(update={"rate": 200}), path)
    assert tomllib.loads(path.read_text(encoding="utf-8")) == {"rate": 200, "volume": 300, "version": VERSION}


def test_line_ends_of_another_system_stay(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(b"\xef\xbb\xbf# mine\r\nrate = 100\r\n")
    save(load(path).settings.model_copy(update={"volume": 50}), path)
    assert b"# mine\r\nrate = 100\r\n" in path.read_bytes()
    assert load(path).settings == Settings(rate=100, volume=50)


@pytest.mark.parametrize("quiet", ["nan", "inf", "-1", "true", "1e300", '"long"'])
def test_an_older_file_with_nonsense_is_named_and_harmless(quiet: str) -> None:
    loaded = parse(f"version = 0\nquiet = {quiet}\n", "file")
    assert loaded.unknown == ("quiet",) or loaded.settings.quiet_ms == 1000
    assert loaded.usable


def test_a_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.toml"
    save(Settings(rate=100), path)
    before = path.read_bytes()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SettingsError) as error:
        save(Settings(rate=200), path)
    assert (error.value.key, error.value.facts["reason"]) == ("settings-not-written", "full")
    assert path.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["settings.toml"]


def test_a_directory_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no directory", encoding="utf-8")
    with pytest.raises(SettingsError) as error:
        save(Settings(rate=200), tmp_path / "file" / "settings.toml")
    assert error.value.facts["reason"] in {"readonly", "unreadable"}


def test_a_link_to_the_file_stays_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real.toml", tmp_path / "settings.toml"
    real.write_text("rate = 100\n", encoding="utf-8")
    link.symlink_to(real)
    save(Settings(rate=200), link)
    assert link.is_symlink()
    assert tomlkit.parse(real.read_text(encoding="utf-8"))["rate"] == 200


# ---- places and language --------------------------------------------------------------------------------------


def test_one_variable_moves_all_directories(tmp_path: Path) -> None:
    places = directories({"COMPANION_HOME": str(tmp_path)})
    assert settings_file(places) == tmp_path / "config" / "settings.toml"
    assert journal_file(Settings(), places) == tmp_path / "data" / "journal.sqlite3"
    assert ports_directory(Settings(), places) == tmp_path / "run" / "boards"
    told = Settings(journal="/elsewhere/j", ports_directory="~/b")
    assert journal_file(told, places) == Path("/elsewhere/j")
    assert ports_directory(told, places) == Path.home() / "b"
    assert list(tmp_path.iterdir()) == []


def test_the_runtime_directory_is_nobody_elses() -> None:
    usual = directories({"XDG_RUNTIME_DIR": "/run/user/1000"})
    if sys.platform == "linux":
        assert usual.runtime == Path("/run/user/1000/companion")
        assert directories({}).runtime.is_relative_to(directories({}).data)
    assert usual.config != usual.data


@pytest.mark.parametrize(
    ("environ", "expected"),
    [
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "pl_PL"}, "pl"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "C"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LC_ALL": "Czech_Czechia.1250"}, "cs"),
    ],
)
def test_the_language_is_the_systems_unless_set(environ: dict[str, str], expected: str) -> None:
    assert language(Settings(), environ) == expected
    assert language(Settings(language="pl"), environ) == "pl"


def test_reading_settings_loads_no_writer() -> None:
    program = (
        "import sys; from companion.config.settings import parse\n"
        "parse('rate = 100', 'f'); print('tomlkit' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.strip() == "False"
