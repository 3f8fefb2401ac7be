"""What can be set, and how a settings file is read: every wrong line named, its default used."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, MutableMapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError, create_model
from pydantic.fields import FieldInfo

from companion import games
from companion.core import intake
from companion.core.errors import SettingsError
from companion.core.languages import LANGUAGES
from companion.core.model import Fact
from companion.core.places import SETTINGS_BYTES_MAX

VERSION = 4
"""Version of the settings file; older ones are read and lifted when written, newer ones refused."""

Millis = Annotated[int, Field(ge=100, le=60_000)]
Percent = Annotated[int, Field(ge=0, le=100)]
Rate = Annotated[int, Field(ge=80, le=600)]
SeatNumber = Annotated[int, Field(ge=1, le=5)]
Mutable = Literal["placed", "area", "turn", "lifted", "final", "ready", "hint"]
"""Topics (model.Topic) that may be muted; what is wrong, lost or asked for is always said."""
if TYPE_CHECKING:
    GameName = str
    Variant = str
    LanguageName = str
else:
    GameName = Literal[tuple(one.typed for one in games.manifests())]
    Variant = Literal[tuple(dict.fromkeys(one for told in games.manifests() for one in told.offer.variants))]
    LanguageName = Literal[("", *LANGUAGES)]
"""The games, as people type them; variants of all games, as the games name them; and languages, "" for none."""
Text = Annotated[str, Field(max_length=1000)]
Uid = Annotated[str, StringConstraints(pattern=r"^[0-9A-F]{16}$")]


_REASONS = {
    "greater_than_equal": "range",
    "less_than_equal": "range",
    "literal_error": "choice",
    "too_long": "length",
    "string_too_long": "length",
    "string_pattern_mismatch": "uid",
    "missing": "missing",
}


class _Part(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Identity(_Part):
    """A further USB identity that is ours: vendor, and how the product or the serial number begins."""

    vid: Annotated[int, Field(ge=0, le=0xFFFF)]
    product: Annotated[str, Field(max_length=100)] = ""
    serial: Annotated[str, Field(max_length=100)] = ""


class Seat(_Part):
    """Who sits at a board: number of the seat, clockwise from 1, and the player's name."""

    number: Annotated[int, Field(ge=1, le=5)]
    name: Annotated[str, Field(max_length=40)] = ""


class EarphoneSettings(_Part):
    """The private output of one seat: its sound device, and how fast and loud it speaks."""

    seat: SeatNumber
    device: Annotated[str, Field(max_length=200)]
    rate: Rate = 175
    volume: Percent = 100


class KeypadSettings(_Part):
    """A keypad that is read by itself, without focus: its device as the system names it, and whose it is."""

    device: Annotated[str, Field(max_length=200)]
    seat: Annotated[int, Field(ge=0, le=5)] = 0


class _Table(_Part):
    version: Annotated[int, Field(ge=0, le=VERSION)] = VERSION
    language: LanguageName = ""
    verbosity: Literal["terse", "normal", "full"] = "normal"
    cells: Literal["words", "labels", "letters", "chess"] = "words"
    speaker: Literal["", "own", "reader", "both"] = ""
    engine: Literal["", "espeak", "system", "pyttsx3"] = ""
    voice: Text = ""
    rate: Rate = 175
    volume: Percent = 100
    pitch: Percent = 50
    device: Text = ""
    earphones: Annotated[tuple[EarphoneSettings, ...], Field(strict=False, max_length=5)] = ()
    lead_ms: Annotated[int, Field(ge=0, le=2000)] = 0
    earcons: bool = True
    earcon_volume: Percent = 60
    muted: Annotated[tuple[Mutable, ...], Field(strict=False, max_length=20)] = ()
    keyboard_seat: Annotated[int, Field(ge=0, le=5)] = 0
    keypads: Annotated[tuple[KeypadSettings, ...], Field(strict=False, max_length=10)] = ()
    game: GameName = games.typed(games.NAMES[0])
    play: Literal["match", "free"] = "match"
    variants: Annotated[tuple[Variant, ...], Field(strict=False, max_length=10)] = ()
    draw: Literal["hand", "companion"] = "hand"
    advice: bool = False
    computer_pace: Literal["at-once", "enter"] = "at-once"
    stay_awake: bool = True
    ports: Annotated[tuple[Text, ...], Field(strict=False, max_length=20)] = ()
    ports_directory: Text = ""
    usb: Annotated[tuple[Identity, ...], Field(strict=False, max_length=20)] = ()
    settle_ms: Annotated[int, Field(ge=5, le=1000)] = 40
    wand: bool = False
    quiet_ms: Millis = 1500
    long_quiet_ms: Millis = 3000
    frame: Literal["fixed", "floating"] = "fixed"


if TYPE_CHECKING:
    _Tiles = _Table
else:
    _settings = [one.tile_setting for one in games.manifests() if one.tile_setting]
    _Tiles = create_model("_Tiles", __base__=_Table, **dict.fromkeys(_settings, (Text, "")))


class Settings(_Tiles):
    """Everything that a user can set.

    language: "" for the system's. verbosity, cells: level and style of cell names of the phrases. speaker: who
    speaks, the companion's own voice, the user's screen reader, or both; "" until it has been asked. engine:
    "espeak", "system" (the operating system's voices), "pyttsx3" (the same, on Windows without prism), "" for the
    usual one of this system. voice: its name there,
    "" for the language's usual one. rate: words a minute; volume, pitch: 0 to 100. device: the table's sound
    device, "" for the default. earphones: private outputs. lead_ms: silence before a line on a device that has
    been silent for a while. earcons, earcon_volume: short sounds before the words. muted: topics that are not said
    of their own accord. keyboard_seat: whose the keyboard is, 0 for the table's. keypads: read without focus.
    game: which one is played. play: a whole match, or dominoes laid freely. variants: of a match; those of other
    games or not for so many players are left out. draw: who draws lots, dominoes and tiles. advice: whether the
    table allows advice. computer_pace: whether computers at the table act at once, or when somebody confirms.
    stay_awake: keep the computer from sleeping while a game is open. ports: names and URLs to open beside the
    boards that are found; ports_directory: where pseudo-terminals lie, "" for "boards" in the
    runtime directory; usb: identities beside our own. settle_ms: of the firmware; wand: are boards to tell of a
    magnet held over what lies there; quiet_ms, long_quiet_ms: of the referee. frame: of the board. Then one
    tile set for each game that sensors read, under the name that its manifest gives, and journal: files, "" for
    the set that comes along and the usual place. league: a league's file, or the URL of its PostgreSQL.
    far_server: the address of the server for far matches. seats: by unique id of a board.
    """

    journal: Text = ""
    league: Text = ""
    far_server: Text = ""
    seats: Annotated[dict[Uid, Seat], Field(max_length=100)] = Field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Loaded:
    """Settings as they hold, names of the unknown ones ("colour", "seats.X.hat"), and what was wrong in the file.

    usable: the file may be written; it is no TOML or of a newer version otherwise.
    """

    settings: Settings
    unknown: tuple[str, ...] = ()
    problems: tuple[SettingsError, ...] = ()
    usable: bool = True


# ---- reading --------------------------------------------------------------------------------------------------


def load(path: Path) -> Loaded:
    """The settings of a file, defaults if there is none. Never raises: what is wrong is told in `problems`."""
    try:
        text = read(path)
    except SettingsError as error:
        return Loaded(Settings(), problems=(error,), usable=False)
    return parse(text, str(path))


def read(path: Path) -> str:
    """The text of the file, empty when it is not there; SettingsError."""
    try:
        data = intake.read_bytes(path, SETTINGS_BYTES_MAX)
    except intake.Unreadable as error:
        if error.reason == "missing":
            return ""
        raise _wrong(str(path), (0, 0), error.reason) from error
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        at = (before.count(b"\n") + 1, error.start - before.rfind(b"\n"))
        raise _wrong(str(path), at, "encoding") from None


def parse(text: str, file: str) -> Loaded:
    """The settings of a text; file is only named. Never raises."""
    try:
        told = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        at = re.search(r"line (\d+), column (\d+)", str(error))
        place = (int(at[1]), int(at[2])) if at else (text.count("\n") + 1, 0)
        return Loaded(Settings(), problems=(_wrong(file, place, "syntax", detail=str(error)),), usable=False)
    version = told.get("version", VERSION)
    if type(version) is int and version > VERSION:
        place = _place(text, ("version",))
        wrong = _wrong(file, place, "newer", setting="version", found=_told(version))
        return Loaded(Settings(), problems=(wrong,), usable=False)
    return _checked(told, text, file)


def _checked(told: dict[str, Any], text: str, file: str) -> Loaded:
    lift(told)
    unknown: list[str] = []
    problems: list[SettingsError] = []
    while True:
        try:
            settings = Settings.model_validate(told)
            break
        except ValidationError as error:
            wrong = error.errors()
            for each in wrong:
                if each["type"] == "extra_forbidden":
                    unknown.append(".".join(map(str, each["loc"])))
                else:
                    problems.append(_problem(each["loc"], dict(each), text, file))
            # An unknown name has to go, an entry of a list, a seat, else the setting, and no more.
            least = [each["loc"] if each["type"] == "extra_forbidden" else each["loc"][:2] for each in wrong]
            for where in sorted(dict.fromkeys(reversed(least)), key=len, reverse=True):
                _drop(told, where)
    if settings.long_quiet_ms < settings.quiet_ms:
        found, used = settings.long_quiet_ms, settings.quiet_ms
        place = _place(text, ("long_quiet_ms",))
        facts = {"setting": "long_quiet_ms", "found": str(found), "used": str(used)}
        problems.append(_wrong(file, place, "range", **facts, expected=(used, 60_000)))
        settings = settings.model_copy(update={"long_quiet_ms": used})
    return Loaded(settings.model_copy(update={"version": VERSION}), tuple(unknown), tuple(problems))


def _drop(told: dict[str, Any], where: tuple[int | str, ...]) -> None:
    """Take it out. What lies deeper, and of one list the later entries, have to go first."""
    inner: Any = told
    for step in where[:-1]:
        inner = inner.get(step, {}) if isinstance(inner, dict) else inner[step]
    if isinstance(inner, list) and isinstance(where[-1], int):
        del inner[where[-1]]
    elif isinstance(inner, dict):
        inner.pop(where[-1], None)


def _problem(where: tuple[int | str, ...], error: dict[str, Any], text: str, file: str) -> SettingsError:
    name = str(where[0])
    field = Settings.model_fields[name]
    reason = _REASONS.get(str(error["type"]), "type")
    expected: tuple[Fact, ...] = ()
    if reason == "choice":  # of the setting, or of an item of a list
        expected = get_args(field.annotation if len(where) == 1 else next(iter(get_args(field.annotation)), None))
    elif len(where) == 1 and reason == "range":
        expected = bounds(field)
    path = ".".join(str(step) for step in where if step != "[key]")
    used = "" if len(where) > 1 else _told(field.get_default(call_default_factory=True))
    facts = {"setting": path, "found": _told(error.get("input")), "used": used}
    return _wrong(file, _place(text, where), reason, **facts, expected=expected)


def bounds(field: FieldInfo) -> tuple[int, ...]:
    """The least and the most of a number."""
    return tuple(getattr(each, side) for side in ("ge", "le") for each in field.metadata if hasattr(each, side))


def _told(value: object) -> str:
    """A value as it is shown, "" where it is no plain one."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and abs(value) >= 10**20:
        return ""  # Python refuses to write very long ones
    shown = str(value) if isinstance(value, int | str) else ""
    return "".join(each if each.isprintable() else "?" for each in shown)[:80]


def _wrong(file: str, place: tuple[int, int], reason: str, **told: Fact) -> SettingsError:
    """What is wrong at a line and column. told: what is known of its message's other facts."""
    line, column = place
    facts: dict[str, Fact] = {"detail": "", "setting": "", "found": "", "used": "", "expected": (), **told}
    return SettingsError("settings-wrong", file=file, line=line, column=column, reason=reason, **facts)


def _place(text: str, where: Iterable[int | str]) -> tuple[int, int]:
    """Line and column, from 1, where a setting or the nearest thing around it stands; (0, 0) when nowhere."""
    wanted = [str(step) for step in where if isinstance(step, str) and step != "[key]"]
    best, depth = (0, 0), 0
    table: list[str] = []
    for number, line in enumerate(text.splitlines(), start=1):
        header = re.match(r"\s*\[\[?([^\[\]]+)\]", line)
        entry = re.match(r"""\s*([\w.\-"' ]+?)\s*=""", line)
        if header:
            table = _names(header[1])
            path = table
        elif entry:
            path = table + _names(entry[1])
        else:
            continue
        common = min(len(path), len(wanted))
        if path[:common] == wanted[:common] and (len(path) > depth or not depth) and common:
            best, depth = (number, len(line) - len(line.lstrip()) + 1), len(path)
            if len(path) >= len(wanted):
                break
    return best


def _names(text: str) -> list[str]:
    return [name.strip().strip("\"'") for name in text.split(".")]


# ---- older versions -------------------------------------------------------------------------------------------


def lift(told: MutableMapping[str, Any]) -> bool:
    """Turn settings of an older version into the present one, in place; gives whether anything was older.

    Version 0 told `quiet` in seconds and the style of cell names as `cell_names`, with "numbers" for labels.
    Version 1 told with `speak` whether there is a voice; a file without it leaves the question open.
    Version 2 did not know how a match is played, version 3 only one game. A file without a version was written by
    hand and may be of any but 0.
    """
    version = told.get("version", 1)
    if version not in range(VERSION) or isinstance(version, bool):
        return False
    told["version"] = VERSION
    if version < 2 and isinstance(told.get("speak"), bool):
        told.setdefault("speaker", "own" if told.pop("speak") else "reader")
    if version == 0:
        _lift_0(told)
    return True


def _lift_0(told: MutableMapping[str, Any]) -> None:
    quiet = told.get("quiet")
    if isinstance(quiet, int | float) and 0 <= quiet < 1000:
        told["quiet_ms"] = round(float(told.pop("quiet")) * 1000)
    if "cell_names" in told:
        style = told.pop("cell_names")
        told["cells"] = "labels" if style == "numbers" else style
