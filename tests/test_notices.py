"""What boards say that happened to them: supply, starts, sleep; by older boards, and to older hosts."""

from __future__ import annotations

import re
from functools import reduce
from itertools import pairwise
from operator import or_
from pathlib import Path
from typing import Annotated, Any

import pytest
from pydantic import Field, TypeAdapter

from companion.care.board.worded import NOTICES, WordedBoard
from companion.core.model import Announcement, Place
from companion.daemon.boards import BoardMeans, BoardPorts
from companion.device import protocol
from companion.device.protocol import (
    FromBoard,
    Garbled,
    Hello,
    LineCutter,
    Newer,
    Notice,
    Snapshot,
    decode,
    encode,
)
from companion.device.reading.codebook import Codebook
from companion.device.tiles.files import standard
from companion.language.phrases import Phrases
from firmware.bench.script import perform, read
from tests.rig import Rig
from tests.test_boards import PortRig

OLD = {minor: Path(__file__).parent / "data" / f"wire_board_1_{minor}.txt" for minor in (1, 2)}
LANGUAGES = ("en", "cs", "pl")
CAUSES = ("power", "reset", "watchdog", "software", "bootloader")


def playing() -> Rig:
    """Two boards in a game, castles and a domino laid."""
    rig = Rig(2)
    for n in rig.boards:
        rig.castle(n)
    rig.lay(1, 24, "D3", "E3")
    rig.quiet(1)
    rig.forget()
    return rig


def told(rig: Rig, language: str = "en", level: str = "normal") -> list[str]:
    phrases = Phrases(language, level, strict=True)  # type: ignore[arg-type]
    lines = [phrases.say(one) for one in rig.said]
    rig.forget()
    return lines


def notice(rig: Rig, name: str, value: int = 0, n: int = 1, after_ms: int = 0) -> None:
    rig.run(n, after_ms)
    rig.boards[n].notice(name, value)
    rig.run(n)


# ---- the supply ------------------------------------------------------------------------------------------------


def test_a_weak_supply_is_said_once_with_what_to_do_and_the_game_goes_on() -> None:
    rig = playing()
    notice(rig, "supply-weak", 3650)
    assert told(rig) == [
        "Jana: the supply of the board is weak. The board still reads. "
        "Take another cable or a hub with its own supply."
    ]
    notice(rig, "supply-weak", 3640)  # after each hello
    assert told(rig) == []
    moves = len(rig.moves())
    rig.lay(1, 3, "D4", "E4")
    rig.quiet(1)
    assert len(rig.moves()) == moves + 1, "what is laid is read"
    rig.forget()
    notice(rig, "supply-good", 3900, after_ms=20_000)
    assert told(rig) == ["Jana: the supply of the board is good again."]


def test_a_supply_that_comes_and_goes_is_not_told_for_ever() -> None:
    rig = playing()
    for _ in range(20):
        notice(rig, "supply-weak", 3650, after_ms=11_000)
        notice(rig, "supply-good", 3900, after_ms=11_000)
    lines = told(rig)
    assert len(lines) <= 3 and "it comes and goes" in lines[-1]


def test_why_names_a_weak_supply_while_it_lasts() -> None:
    rig = playing()
    notice(rig, "supply-weak", 3650)
    rig.forget()
    rig.ask("why", seat=1)
    assert any("supply of the board is weak" in line for line in told(rig))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_supply_with_which_nothing_is_read_says_so_and_a_weak_one_does_not(language: str) -> None:
    rig = playing()
    rig.boards[1].fault("supply")
    rig.run(1)
    (mute,) = told(rig, language)
    notice(rig, "supply-weak", 3600, n=2)
    (weak,) = told(rig, language)
    hub = {
        "en": "hub with its own supply",
        "cs": "rozbočovač s vlastním napájením",
        "pl": "hub z własnym zasilaniem",
    }
    unread = {"en": "is not read", "cs": "nečte se", "pl": "nie jest czytana"}
    assert hub[language] in mute and hub[language] in weak
    assert unread[language] in mute and unread[language] not in weak


# ---- a strong field --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_strong_magnet_is_said_with_its_square_and_what_to_move_away_and_the_game_goes_on(language: str) -> None:
    rig = playing()
    notice(rig, "strong-field", 12)
    (line,) = told(rig, language)
    away = {"en": "away from the board", "cs": "dál od desky", "pl": "Odsuń od planszy"}
    assert "Jan" in line and away[language] in line and Phrases(language).cell(Place("1", 3, 3)) in line
    moves = len(rig.moves())
    rig.lay(1, 3, "D4", "E4")
    rig.quiet(1)
    assert len(rig.moves()) == moves + 1, "what is laid is read"


def test_a_magnet_that_wanders_over_the_board_is_said_once_a_minute() -> None:
    rig = playing()
    for cell in range(25):
        notice(rig, "strong-field", cell, after_ms=1000)
    assert len(told(rig)) == 1
    notice(rig, "strong-field", 3, after_ms=60_000)
    assert len(told(rig)) == 1
    notice(rig, "strong-field", 63, after_ms=61_000)
    assert told(rig) == [], "there is no such square"


# ---- starts and sleep ------------------------------------------------------------------------------------------


def restart(rig: Rig, cause: str) -> None:
    rig.unplug(1)
    rig.boards[1].plug()
    notice(rig, f"started-{cause}")
    rig.snapshot(1)


@pytest.mark.parametrize("cause", CAUSES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_that_starts_again_in_a_game_says_why_and_that_nothing_is_lost(cause: str, language: str) -> None:
    rig = playing()
    restart(rig, cause)
    lost, why, back = rig.said
    assert (lost.key, why.key, back.key) == ("board-lost", "board-restarted", "board-back")
    safe = {"en": "Nothing of the game is lost", "cs": "Ze hry se nic neztratilo", "pl": "Z gry nic nie zginęło"}
    sentence = told(rig, language)[1]
    assert safe[language] in sentence
    powerless = {"en": "no power for a moment", "cs": "chvíli bez proudu", "pl": "przez chwilę nie miała prądu"}
    assert (powerless[language] in sentence) == (cause == "power")


def test_the_first_start_of_an_evening_says_nothing_of_power() -> None:
    rig = Rig(2, greet=False)
    for n in rig.boards:
        notice(rig, "started-power", n=n)
        rig.snapshot(n)
    assert {one.key for one in rig.said} == {"board-ready"}


def test_a_board_that_slept_with_the_computer_says_so_and_what_was_moved_is_told() -> None:
    rig = playing()
    notice(rig, "resumed", 3600)
    assert told(rig) == [
        "Jana: the board slept with the computer and is awake again. Nothing of the game is lost."
    ]


def test_after_a_sleep_the_board_is_asked_what_lies_there() -> None:
    rig = PortRig()
    rig.boards.opened("p", 0)
    rig.receive(1)
    rig.virtual.snapshot()
    rig.receive(2)
    rig.asked()
    rig.virtual.notice("supply-weak", 3600)
    rig.receive(5000)
    assert "snapshot" not in rig.asked()
    rig.virtual.notice("resumed", 60)
    rig.receive(6000)
    assert "snapshot" in rig.asked()


@pytest.mark.parametrize(
    "name", ["", "not-known-yet", "supply-", "supply-blue", "started", "started-", "resumed-x"]
)
def test_a_notice_that_nobody_knows_says_nothing(name: str) -> None:
    rig = playing()
    notice(rig, name, 7)
    assert [one for one in told(rig) if one] == []


# ---- versions --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("minor", OLD)
def test_what_the_boards_of_older_minor_versions_said_is_read_as_ever(minor: int) -> None:
    """The lines are those of the binary that was shipped then."""
    heard = [decode(line) for line in LineCutter().feed(OLD[minor].read_bytes())]
    assert not [one for one in heard if isinstance(one, Garbled | Newer)]
    assert {type(one).__name__ for one in heard} >= {"Hello", "Fault", "Snapshot", "Sensor", "Placed", "Lifted"}
    messages = [one for one in heard if isinstance(one, FromBoard)]
    assert len(messages) == len(heard)
    assert {(there.boot - here.boot, there.seq - here.seq) for here, there in pairwise(messages)} == {(0, 1)}
    assert {one.minor for one in heard if isinstance(one, Hello)} == {minor}
    assert any(isinstance(one, Notice) for one in heard) == (minor > 1)


def test_a_host_of_minor_version_one_passes_over_notices(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it was: it knows every message but this one. Nothing is doubted, nothing asked, nothing said."""
    known = tuple(one for one in protocol.MESSAGES if one is not Notice)
    union: Any = reduce(or_, known)
    monkeypatch.setattr(protocol, "_ADAPTER", TypeAdapter(Annotated[union, Field(discriminator="type")]))
    monkeypatch.setattr(protocol, "_TYPES", {str(one.model_fields["type"].default) for one in known})
    line = encode(Notice(seq=3, boot=2, at_ms=5, notice="supply-weak", value=3650))
    assert protocol.decode(line) == Newer(3, 2)
    sent: list[bytes] = []
    said: list[Announcement] = []
    boards = BoardPorts(BoardMeans(lambda _, data: sent.append(data), said.append, older=lambda _: True))
    rig = PortRig()
    for name in ("started-power", "supply-weak", "resumed"):
        rig.virtual.notice(name)
    rig.virtual.snapshot()
    rig.virtual.notice("supply-good")
    boards.opened("p", 0)
    boards.received("p", b"".join(one.line() for one in rig.virtual.take()), 1)
    sent.clear()
    boards.tick(1500)
    assert {name for line in sent for name in re.findall(rb'"command":"(\w+)"', line)} <= {b"settle"}, (
        "it has no answer yet"
    )
    assert said == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_monitor_has_words_for_every_notice_and_for_one_it_does_not_know(language: str) -> None:
    rig = PortRig()
    hello, *_ = [decode(one.line()) for one in rig.virtual.take()]
    assert isinstance(hello, Hello)
    board = WordedBoard(1, hello, Codebook(standard()))
    words = Phrases(language, strict=True)
    lines = []
    for name in (*sorted(NOTICES), "not-known-yet"):
        rig.virtual.notice(name, 3600)
        (phrase,) = [one for sent in rig.virtual.take() for one in board.hear(decode(sent.line()))]
        lines.append(words.write(phrase))
    assert len(set(lines)) == len(NOTICES) + 1
    rig.virtual.notice("strong-field", 12)
    (phrase,) = [one for sent in rig.virtual.take() for one in board.hear(decode(sent.line()))]
    assert words.write(phrase) not in lines and phrase.facts == {"cell": Place(hello.uid, 3, 3)}
    rig.virtual.notice("strong-field", 63)
    (phrase,) = [one for sent in rig.virtual.take() for one in board.hear(decode(sent.line()))]
    assert phrase.facts["notice"] == "other", "it has no such square"
    tray = WordedBoard(1, hello.model_copy(update={"columns": 5, "rows": 4, "kings": 10}), Codebook(standard()))
    rig.virtual.notice("strong-field", 29)
    (phrase,) = [one for sent in rig.virtual.take() for one in tray.hear(decode(sent.line()))]
    assert words.write(phrase) not in lines and phrase.facts == {"cell": Place(hello.uid, 5, 6)}
    assert {name for name in NOTICES if name.startswith("started-")} == {f"started-{cause}" for cause in CAUSES}


def test_scripts_can_say_that_something_happened() -> None:
    rig = PortRig()
    for _ in perform(rig.virtual, read("notice supply-weak 3600\nnotice resumed\nsnapshot")):
        pass
    heard = [decode(one.line()) for one in rig.virtual.take()]
    assert [(one.notice, one.value) for one in heard if isinstance(one, Notice)] == [
        ("supply-weak", 3600),
        ("resumed", 0),
    ]
    assert isinstance(heard[-1], Snapshot)
