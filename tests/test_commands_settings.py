"""`companion settings`: every setting told, explained, set and reset, and nothing broken by what is typed."""

from __future__ import annotations

import json
import re
import threading
import tomllib
from functools import partial
from pathlib import Path
from typing import Any, get_args

import pytest
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import settings as bounds
from hypothesis import strategies as st

from companion import config
from companion.care import settings as care_of_settings
from companion.care.titles import Titles
from companion.config import Keeper, Seat, Settings, changing, save
from companion.config.changing import NAMES, allowed, change, written
from companion.config.settings import EarphoneSettings, Identity, KeypadSettings
from companion.core.errors import SettingsError
from companion.core.model import Phrase, Problem
from companion.daemon.ipc import Owner
from companion.language.phrases import LANGUAGES, Phrases
from companion.ui.cli import settings as command_settings
from tests.command_kit import lines, run, settings, strict_words
from tests.keypad_kit import terminal
from tests.local_kit import House
from tests.patience import PATIENCE_S, until
from tests.test_config import some_settings

BOUNDED = bounds(max_examples=60, deadline=None)
UID = "0123456789ABCDEF"
TITLES = {
    "en": "Speed of speech: 175. Typed: rate.",
    "cs": "Rychlost řeči: 175. Zápis: rate.",
    "pl": "Tempo mowy: 175. Zapis: rate.",
}


@pytest.fixture(autouse=True)
def _words(monkeypatch: pytest.MonkeyPatch) -> None:
    strict_words(monkeypatch)


def asked(home: Path, *args: str, lang: str = "en") -> Result:
    return run(command_settings.command, home, *args, lang=lang)


def file(home: Path) -> dict[str, Any]:
    return tomllib.loads((home / "config" / "settings.toml").read_text("utf-8"))


def test_control_c_at_a_question_changes_nothing_and_says_nothing(tmp_path: Path) -> None:
    settings(tmp_path, "version = 2\nrate = 200\n")
    with terminal(tmp_path, "settings", "--reset-all", "--lang", "en") as at:
        at.until("One yes")
        at.send("\x03")
        text = at.done(code=130)
    assert text.replace("^C", "").strip().count("\n") == 0, text
    assert file(tmp_path)["rate"] == 200


# ---- every setting has its words ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in Settings.model_fields if name != "version"])
def test_every_setting_is_explained(name: str, language: str) -> None:
    """The reference is the model itself: each field has a title, an explanation, and words for its values."""
    phrases = Phrases(language, strict=True)
    told = [phrases.write(phrase) for phrase in care_of_settings.explanation(Settings(), name)]
    assert len(told) >= 5
    assert told[0].endswith(f": {name}.")
    assert len(told[1].split()) >= 4
    values = [each for each in get_args(Settings.model_fields[name].annotation) if isinstance(each, str) and each]
    for value in values:
        (line,) = [line for line in told if f": {value}, " in line]
        assert len(line.split()) >= 3
    for message in (f"setting-{name.replace('_', '-')}", f"setting-{name.replace('_', '-')}-what"):
        assert phrases.say(message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_settings_are_listed_one_a_line(tmp_path: Path, language: str) -> None:
    done = asked(tmp_path, lang=language)
    assert done.exit_code == 0
    assert [line.rsplit(": ", 1)[1].rstrip(".") for line in lines(done)] == list(NAMES)
    assert TITLES[language] in lines(done)
    assert list(tmp_path.iterdir()) == []


def test_one_setting_is_explained(tmp_path: Path) -> None:
    settings(tmp_path, 'speaker = "reader"\n')
    assert lines(asked(tmp_path, "speaker")) == [
        "Who speaks: your screen reader. Typed: speaker.",
        "Whether the program speaks with its own voice, leaves it to your screen reader, or both. "
        "It is asked at the first start.",
        "Possible: own, the program's own voice.",
        "Possible: reader, your screen reader.",
        "Possible: both, own voice and screen reader.",
        "Usual value: asked at the start.",
        "A change counts at once, also while a game runs.",
    ]
    assert lines(asked(tmp_path, "advice"))[-1] == "A change counts from the next game on."
    assert lines(asked(tmp_path, "Earcon-Volume"))[2:] == [
        "Possible: whole numbers, at least 0, at most 100.",
        "Usual value: 60.",
        "A change counts at once, also while a game runs.",
    ]


def test_json_is_one_object(tmp_path: Path) -> None:
    settings(tmp_path, f'rate = 200\nmuted = ["turn"]\n[seats.{UID}]\nnumber = 2\nname = "Zdeněk"\n')
    whole = json.loads(asked(tmp_path, "--json").stdout)
    assert Settings.model_validate({**whole["settings"]}) == config.load(Path(whole["file"])).settings
    one = json.loads(asked(tmp_path, "rate", "--json").stdout)
    assert (one["name"], one["value"], one["takes"], one["least"], one["most"]) == ("rate", 200, "number", 80, 600)
    assert (one["default"], one["counts"]) == (175, "at once")
    assert json.loads(asked(tmp_path, "rate", "210", "--json").stdout)["value"] == 210
    assert json.loads(asked(tmp_path, "muted", "--json").stdout)["choices"] == list(allowed("muted").choices)


# ---- setting and resetting ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "name", "value", "said"),
    [
        (("rate", "200"), "rate", 200, "Speed of speech: 200. It counts at once."),
        (("STAY-AWAKE", "ne"), "stay_awake", False, None),
        (("advice", "włączone"), "advice", True, "Advice: on. It counts from the next game on."),
        (("earcons", "Vypnuto"), "earcons", False, "Short sounds: off. It counts at once."),
        (("muted", "placed,", "turn"), "muted", ["placed", "turn"], None),
        (("variants", "DUEL,", "wider"), "variants", ["duel", "wider"],
            "Variants: Mighty Duel, Wider offer. It counts from the next game on."),
        (("variants", "none"), "variants", [], "Variants: empty. It counts from the next game on."),
        (("play", "free"), "play", "free",
            "Kind of game: dominoes laid freely. It counts from the next game on."),
        (("draw", "companion"), "draw", "companion",
            "Who draws: the program. It counts from the next game on."),
        (("speaker", "BOTH"), "speaker", "both", None),
        (("voice", "Zuzana", "(Premium)"), "voice", "Zuzana (Premium)", None),
        (("ports", "/dev/ttyACM0, socket://a:7"), "ports", ["/dev/ttyACM0", "socket://a:7"], None),
        (
            ("earphones", "2 USB Audio, front, rate 220; 3 BT"),
            "earphones",
            [
                {"seat": 2, "device": "USB Audio, front", "rate": 220, "volume": 100},
                {"seat": 3, "device": "BT", "rate": 175, "volume": 100},
            ],
            None,
        ),
        (("keypads", "1 usb-kbd; 0 other"), "keypads", [
            {"device": "usb-kbd", "seat": 1}, {"device": "other", "seat": 0}], None),
        (("usb", "2e8a Board, serial X1"), "usb", [{"vid": 0x2E8A, "product": "Board", "serial": "X1"}], None),
        (("seats", f"{UID.lower()} 2 Eva Nová"), "seats", {UID: {"number": 2, "name": "Eva Nová"}}, None),
    ],
)  # fmt: skip
def test_a_value_is_set(
    tmp_path: Path, typed: tuple[str, ...], name: str, value: object, said: str | None
) -> None:
    settings(tmp_path, "# ours\nwhatever = 1\n")
    done = asked(tmp_path, *typed)
    assert done.exit_code == 0, done.stderr
    assert len(lines(done)) == 1
    assert said is None or lines(done) == [said]
    told = file(tmp_path)
    assert told[name] == value
    assert told["whatever"] == 1
    assert "# ours" in (tmp_path / "config" / "settings.toml").read_text("utf-8")


def test_one_seat_is_set_and_the_others_stay(tmp_path: Path) -> None:
    other = "F" * 16
    settings(tmp_path, f'[seats.{other}]\nnumber = 1\nname = "Jan"\nhat = "red"\n')
    assert asked(tmp_path, f"seats.{UID}", "2", "Eva").exit_code == 0
    assert file(tmp_path)["seats"] == {
        other: {"number": 1, "name": "Jan", "hat": "red"},
        UID: {"number": 2, "name": "Eva"},
    }
    assert asked(tmp_path, f"seats.{other}", "").exit_code == 0
    assert list(file(tmp_path)["seats"]) == [UID]


def test_the_answer_comes_in_the_language_that_was_set(tmp_path: Path) -> None:
    assert lines(asked(tmp_path, "language", "pl", lang="")) == ["Język: polski. Działa od razu."]
    assert lines(asked(tmp_path, "rate", "200", lang="")) == ["Tempo mowy: 200. Działa od razu."]


def test_a_setting_is_reset_even_where_it_was_wrong(tmp_path: Path) -> None:
    settings(tmp_path, 'rate = "fast"\nvolume = 30\n')
    done = asked(tmp_path, "--reset", "rate")
    assert lines(done) == ["Speed of speech: 175. It counts at once."]
    assert file(tmp_path) == {"volume": 30, "version": config.VERSION}
    assert asked(tmp_path, "volume").stderr == ""


@pytest.mark.parametrize(
    ("answer", "gone"), [("1\n", True), ("0\n", False), ("", False), ("yes\n", True), ("what\n1\n", False)]
)
def test_everything_is_reset_only_when_it_is_wanted(tmp_path: Path, answer: str, gone: bool) -> None:
    text = f'rate = 200 # slow\nmine = 1\n[seats.{UID}]\nnumber = 2\n[[keypads]]\ndevice = "k"\n'
    settings(tmp_path, text)
    done = CliRunner().invoke(
        command_settings.command,
        ["--reset-all", "--lang", "cs"],
        input=answer,
        env={"COMPANION_HOME": str(tmp_path)},
    )
    assert done.exit_code == 0
    assert file(tmp_path) == ({"mine": 1, "version": config.VERSION} if gone else tomllib.loads(text))
    assert lines(done)[-1] == (
        "Nastavení: všechno je jako obvykle." if gone else "Nastavení: všechno zůstává, jak bylo."
    )


# ---- a game that runs ----------------------------------------------------------------------------------------


def test_a_running_companion_reads_what_was_set(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        for count, typed in enumerate([("rate", "200"), ("--reset", "rate"), ("--reset-all", "--yes")], start=1):
            done = asked(tmp_path, *typed)
            assert (done.exit_code, done.stderr) == (0, "")
            assert house.reloads == count
        asked(tmp_path, "rate")
        asked(tmp_path, "rate", "20000")
        assert house.reloads == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_running_companion_that_does_not_answer_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(care_of_settings, "TELL_S", 0.1)
    owner = Owner.claim(config.directories({"COMPANION_HOME": str(tmp_path)}))
    assert owner is not None
    with owner:
        done = asked(tmp_path, "rate", "200", lang=language)
    assert done.exit_code == 0
    assert len(done.stderr.splitlines()) == 1
    assert file(tmp_path)["rate"] == 200
    assert asked(tmp_path, "rate", "210", lang=language).stderr == ""


@pytest.mark.parametrize(
    ("language", "typed", "name", "value"),
    [
        ("cs", ("set", "rychlost řeči", "200"), "rate", 200),
        ("cs", ("nastavit", "RYCHLOST", "reci", "210"), "rate", 210),
        ("pl", ("ustaw", "tempo mowy", "210"), "rate", 210),
        ("en", ("set", "rate", "220"), "rate", 220),
        ("en", ("rychlost řeči", "230"), "rate", 230),
        ("cs", ("kdo", "losuje", "program"), "draw", "companion"),
        ("cs", ("délka vět", "krátké věty"), "verbosity", "terse"),
        ("cs", ("vynechané věty", "kdo je na tahu, vysvětlení"), "muted", ["turn", "hint"]),
        ("pl", ("krótkie dźwięki", "wyłączone"), "earcons", False),
        ("cs", ("hra", "Azul", "Mini"), "game", "azul-mini"),
        ("cs", ("hlas", "jako obvykle"), "voice", ""),
        ("cs", ("jazyk", "polština"), "language", "pl"),
    ],
)
def test_settings_and_values_are_typed_as_they_are_listed(
    tmp_path: Path, language: str, typed: tuple[str, ...], name: str, value: object
) -> None:
    done = asked(tmp_path, *typed, lang=language)
    assert (done.exit_code, done.stderr) == (0, "")
    assert file(tmp_path)[name] == value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_listed_title_and_value_can_be_typed(language: str) -> None:
    phrases = Phrases(language, strict=True)
    titles = Titles(phrases)
    for name in NAMES:
        assert titles.read(phrases.part(changing.title(name)).split()) == (name, None)
        for one in changing.allowed(name).choices:
            assert titles.value(name, phrases.part(changing.choice(name, one))) == one


def test_a_title_that_is_not_there_is_told_with_the_titles_near_it(tmp_path: Path) -> None:
    done = asked(tmp_path, "rychlost", lang="cs")
    assert done.stderr == (
        "Nastavení zůstává, jak bylo. Takové nastavení tu není: rychlost. Podobné: rychlost řeči.\n"
    )


# ---- what cannot be ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("rate", "900"), "Possible for speed of speech: a whole number, at least 80, at most 600."),
        (("rate", "-5"), "Possible for speed of speech: a whole number, at least 80, at most 600."),
        (("rate", "9" * 30), "Possible for speed of speech: a whole number, at least 80, at most 600."),
        (("rate", "17.5"), "Possible for speed of speech: a whole number, at least 80, at most 600."),
        (("variants", "duel,", "chess"), "Possible for variants, with commas between them: Dynasty, Middle"),
        (("play", "draft"), "Possible for kind of game: a match with turns or dominoes laid freely."),
        (("draw", "cat"), "Possible for who draws: hands or the program."),
        (("speaker", "cat"), "Possible for who speaks: the program's own voice, your screen reader or own voice"),
        (("earcons", "maybe"), "Possible for short sounds: on or off."),
        (("quiet_ms", "5000"), "The long wait must be at least as long as the other wait: now 3000 against 5000."),
        (("voice", "x" * 1001), "Possible for voice: a shorter text, letters at most 1000."),
        (("ports", ",".join("abcdefghijklmnopqrstuvw")), "Possible for further ports: fewer entries, at most 20."),
        (("earphones", "9 BT"), "Earphones: number of the seat, name of the sound device"),
        (("earphones", "BT"), "Earphones: number of the seat, name of the sound device"),
        (("keypads", "1"), "Keypads: number of the seat"),
        (("usb", "rather"), "Boards of other makers: number of the vendor"),
        (("seats", "board 2"), "Seats: unique number of the board"),
        (("seats.board", "2"), "Seats: unique number of the board"),
        (("muted", "placed", "turn"), "Possible for lines left out, with commas between them: pieces"),
        (("speed", "5"), "There is no setting of this name: speed. Near to it: speed of speech."),
        (("volum",), "There is no setting of this name: volum. Near to it: volume of speech or volume"),
        (("version", "1"), "There is no setting of this name: version."),
        (("rate.x", "1"), "There is no setting of this name: rate.x"),
        (("--bogus",), "There is no setting of this name: --bogus."),
        (("--reset", "zzzzzz"), "There is no setting of this name: zzzzzz."),
    ],
)  # fmt: skip
def test_what_cannot_be_set_is_told_with_what_can(tmp_path: Path, typed: tuple[str, ...], said: str) -> None:
    done = asked(tmp_path, *typed)
    assert done.exit_code == 1
    assert done.stdout == ""
    assert done.stderr.startswith(f"The settings stay as they were. {said}"), done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "cs",
            "Nastavení zůstává, jak bylo. "
            "Možnosti nastavení délka vět: krátké věty, běžné věty nebo úplné věty.\n",
        ),
        (
            "pl",
            "Ustawienia zostają bez zmian. "
            "Dozwolone w ustawieniu długość zdań: krótkie zdania, zwykłe zdania albo pełne zdania.\n",
        ),
    ],
)
def test_a_title_stands_in_the_sentence_as_it_is_listed(tmp_path: Path, language: str, said: str) -> None:
    assert asked(tmp_path, "verbosity", "loud", lang=language).stderr == said


@pytest.mark.parametrize("text", [f"version = {config.VERSION + 1}\n", "rate = \n", "rate = 100\nrate = 200\n"])
@pytest.mark.parametrize("typed", [("rate", "200"), ("--reset", "rate"), ("--reset-all", "--yes")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_cannot_be_used_is_left_alone(
    tmp_path: Path, text: str, typed: tuple[str, ...], language: str
) -> None:
    settings(tmp_path, text)
    done = asked(tmp_path, *typed, lang=language)
    assert done.exit_code == 1
    assert done.stdout == ""
    why, what = done.stderr.splitlines()
    assert {"en": "Settings", "cs": "Nastavení", "pl": "Ustawienia"}[language] in why
    assert str(tmp_path / "config" / "settings.toml") in what
    assert (tmp_path / "config" / "settings.toml").read_text(encoding="utf-8") == text


def test_a_directory_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("no directory", encoding="utf-8")
    done = asked(tmp_path, "rate", "200")
    assert done.exit_code == 1
    assert "Traceback" not in done.output
    assert str(tmp_path / "config" / "settings.toml") in done.stderr


# ---- change, as a function ------------------------------------------------------------------------------------


words = st.lists(st.text("aěżZ09.-/:(", min_size=1, max_size=8), min_size=1, max_size=3).map(" ".join)
typable = st.builds(
    Settings,
    language=st.sampled_from(["", "cs", "pl", "en"]),
    speaker=st.sampled_from(["", "own", "reader", "both"]),
    rate=st.integers(80, 600),
    voice=st.one_of(st.just(""), words),
    muted=st.lists(st.sampled_from(["placed", "turn", "hint"]), max_size=3, unique=True).map(tuple),
    ports=st.lists(words, max_size=3).map(tuple),
    usb=st.lists(st.builds(Identity, vid=st.integers(0, 0xFFFF), product=words), max_size=2).map(tuple),
    earphones=st.lists(
        st.builds(EarphoneSettings, seat=st.integers(1, 5), device=words, volume=st.integers(0, 100)), max_size=3
    ).map(tuple),
    keypads=st.lists(st.builds(KeypadSettings, device=words, seat=st.integers(0, 5)), max_size=3).map(tuple),
    play=st.sampled_from(["match", "free"]),
    variants=st.lists(st.sampled_from(["dynasty", "duel", "wider"]), max_size=3, unique=True).map(tuple),
    draw=st.sampled_from(["hand", "companion"]),
    quiet_ms=st.integers(100, 3000),
    advice=st.booleans(),
    seats=st.dictionaries(
        st.text("0123456789ABCDEF", min_size=16, max_size=16),
        st.builds(Seat, number=st.integers(1, 5), name=st.one_of(st.just(""), words)),
        max_size=3,
    ),
)
"""Settings whose texts have no separators in them, and so can be typed."""


@BOUNDED
@given(typable)
def test_what_is_written_is_understood(told: Settings) -> None:
    now: Settings | Problem = Settings()
    for name in NAMES:
        assert isinstance(now, Settings)
        now = change(now, name, written(told, name))
    assert now == told


@BOUNDED
@given(
    some_settings, st.one_of(st.sampled_from([*NAMES, f"seats.{UID}"]), st.text(max_size=20)), st.text(max_size=60)
)
def test_nothing_typed_is_too_strange(told: Settings, name: str, text: str) -> None:
    """Either settings that hold in a file, with nothing else touched, or a problem that has words."""
    now = change(told, name, text)
    if isinstance(now, Problem):
        assert Phrases("cs", strict=True).say("setting-stays", {"reason": Phrase(now.key, now.facts)})
        return
    assert Settings.model_validate_json(now.model_dump_json()) == now
    field = changing.named(name.partition(".")[0])
    assert field is not None
    assert now.model_copy(update={field: getattr(told, field)}) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_set_can_be_said(language: str) -> None:
    phrases = Phrases(language, strict=True)
    told = Settings(
        muted=("turn", "hint"),
        variants=("dynasty", "centralised", "harmony", "duel", "wider"),
        play="free",
        draw="companion",
        speaker="own",
        language="pl",
        voice="Zuzana",
        device="USB",
    )
    for name in NAMES:
        for each in (Settings(), told):
            assert not re.search(r"[0-9_{}]", phrases.say(changing.done(each, name)))


# ---- remembering while playing --------------------------------------------------------------------------------


def test_the_newest_settings_are_kept_and_others_changes_stay(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    failed: list[SettingsError] = []
    keeper = Keeper(Settings(), path, failed.append)
    save(Settings(volume=30), path)  # somebody else, meanwhile
    for rate in range(80, 300):
        keeper.keep(Settings(rate=rate))
    assert keeper.close()
    assert config.load(path).settings == Settings(rate=299, volume=30)
    assert failed == []
    keeper.keep(Settings(rate=500))
    assert config.load(path).settings.rate == 299


def test_keeping_never_waits_for_the_disk_and_writes_only_the_newest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk answers only when it is let; a hundred changes meanwhile become one."""
    let, writes = threading.Event(), []

    def slow(before: Settings, after: Settings, path: Path) -> None:
        writes.append(after.rate)
        let.wait(PATIENCE_S)

    monkeypatch.setattr("companion.config.keeping.save_changes", slow)
    keeper = Keeper(Settings(), tmp_path / "s", lambda _: None)
    keeper.keep(Settings(rate=100))
    until(lambda: writes == [100])
    for rate in range(101, 201):
        keeper.keep(Settings(rate=rate))
    assert not keeper.close(0.05)  # gives up waiting
    let.set()
    until(lambda: writes == [100, 200])
    assert keeper.close()


def test_a_disk_that_refuses_is_told_once_and_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "config"
    blocked.write_text("a file in the way", encoding="utf-8")
    path = blocked / "settings.toml"
    tried: list[int] = []
    failed: list[str] = []

    def counted(before: Settings, after: Settings, where: Path) -> None:
        tried.append(after.rate)
        config.save_changes(before, after, where)

    monkeypatch.setattr("companion.config.keeping.save_changes", counted)
    keeper = Keeper(Settings(), path, lambda error: failed.append(error.key))
    for rate in (200, 210, 220):
        keeper.keep(Settings(rate=rate))
        until(partial(tried.__contains__, rate))
    blocked.unlink()
    keeper.keep(Settings(rate=230))
    until(lambda: config.load(path).settings.rate == 230)
    assert len(failed) == 1
    path.unlink()
    blocked.rmdir()
    blocked.write_text("again in the way", encoding="utf-8")
    keeper.keep(Settings(rate=240))
    assert not keeper.close()
    assert len(failed) == 2
