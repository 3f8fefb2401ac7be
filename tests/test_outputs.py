"""Who hears what: table and earphones, own voice and screen reader, devices that go, settings that change."""

from __future__ import annotations

import queue
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.config import Directories, Settings
from companion.config.settings import EarphoneSettings as PhoneSetting
from companion.core.model import Announcement, Kind, Topic
from companion.evening.here import Here
from companion.evening.setting import sound_of
from companion.language.phrases import Phrases
from companion.speech.events import (
    Cut,
    Ended,
    EventSink,
    Failed,
    OutputChanged,
    Ready,
    SpeechTrouble,
    Started,
    Style,
    Voice,
    VoiceEvent,
    VoiceGone,
)
from companion.speech.outputs import OutputEvent, Outputs
from companion.speech.sound import Earphone, Sound
from companion.speech.transcript import TranscriptVoice
from tests.benchmarks.bench_sequences import measure
from tests.outputs_evening import play

SAMPLE = 300
WORDS = Phrases("en", "terse", strict=True)
PHONES = (Earphone(1, "left", Style(rate=250, volume=40)), Earphone(2, "right", Style()))


class Recorder(Voice):
    """A voice that notes what it is asked and tells what the test makes it tell."""

    def __init__(self, inbox: EventSink, sound: Sound, seat: int) -> None:
        self.inbox, self.sound, self.seat = inbox, sound, seat
        self.said: list[tuple[int, str]] = []
        self.styles: list[Style] = []
        self.earcons: list[str] = []
        self.stops: list[int | None] = []
        self.running = self.closed = False

    def start(self) -> None:
        """See Voice."""
        self.running = True

    def say(self, number: int, text: str, style: Style, pause_ms: int = 0, earcon: str = "") -> None:
        """See Voice."""
        self.said.append((number, text))
        self.styles.append(style)
        self.earcons.append(earcon)

    def stop(self, number: int | None = None) -> None:
        """See Voice."""
        self.stops.append(number)

    def close(self) -> None:
        """See Voice."""
        self.closed = True

    @property
    def number(self) -> int:
        """Of the last line."""
        return self.said[-1][0]

    @property
    def texts(self) -> list[str]:
        """What it was given to say."""
        return [text for _, text in self.said]


class Table:
    """Outputs whose voices are recorders."""

    def __init__(self, sound: Sound | None = None, ready: bool = True) -> None:
        self.inbox: queue.Queue[Any] = queue.Queue()
        self.made: list[Recorder] = []
        self.printed: list[str] = []
        self.noted: list[str] = []
        self.outputs = Outputs(
            self._make,
            self.inbox,
            WORDS,
            sound or Sound(),
            self._print,
            lambda one, _ear: self.noted.append(one.key),
            {1: "Jana"},
            aside=self._aside,
        )
        self.outputs.start()
        for voice in self.made if ready else []:
            self.tell(voice, Ready("device"))
        self.broken = False

    def _make(self, inbox: EventSink, sound: Sound, seat: int) -> Voice:
        if sound.text:
            return TranscriptVoice(inbox)
        voice = Recorder(inbox, sound, seat)
        self.made.append(voice)
        return voice

    def _print(self, text: str) -> None:
        if self.broken:
            raise BrokenPipeError
        self.printed.append(text)

    @staticmethod
    def _aside(work: Callable[[], object]) -> Callable[[], None]:
        work()
        return lambda: None

    def voice(self, seat: int = 0) -> Recorder:
        """The present voice of an output."""
        return [voice for voice in self.made if voice.seat == seat][-1]

    def tell(self, voice: Recorder, *events: VoiceEvent) -> None:
        """A voice tells something."""
        for event in events:
            voice.inbox.put(event)
        self.pump()

    def pump(self) -> None:
        """The judge's step, until nothing has come any more."""
        self.outputs.pump({})
        while not self.inbox.empty():
            told = self.inbox.get()
            assert isinstance(told, OutputEvent)
            self.outputs.event(told)
            self.outputs.pump({})

    def put(self, key: str, kind: Kind = Kind.MESSAGE, seat: int = 0, topic: Topic = Topic.OTHER) -> None:
        """Something to say."""
        self.outputs.put(Announcement(key, {}, kind, seat=seat, topic=topic))
        self.pump()

    def begin(self, seat: int = 0) -> None:
        """The first sample of the line in hand."""
        voice = self.voice(seat)
        self.tell(voice, Started(voice.number, 0))

    def hear(self, seat: int = 0) -> None:
        """The line in hand from its first sample to its last."""
        self.begin(seat)
        voice = self.voice(seat)
        self.tell(voice, Ended(voice.number))


def ears(**more: Any) -> Table:
    return Table(Sound(earphones=PHONES, **more))


# ---- random evenings -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("hundred", range(SAMPLE // 100))
def test_random_evenings_leave_no_line_unheard_or_told_twice(hundred: int) -> None:
    for seed in range(100 * hundred, 100 * hundred + 100):
        play(seed)


def test_the_measurement_of_all_sequences_counts_the_wrong_ones() -> None:
    (figure,) = measure(20)
    assert figure.met and figure.values["played"] == 20 and figure.values["owed"] > 20


# ---- who hears what ------------------------------------------------------------------------------------------


def test_an_answer_goes_to_the_earphone_of_who_asked_and_nowhere_else() -> None:
    table = ears()
    table.put("why-nothing", Kind.ANSWER, seat=1)
    assert len(table.voice(1).said) == 1
    assert not table.voice(0).said and not table.voice(2).said and not table.printed
    assert table.voice(1).styles[0] == PHONES[0].style
    table.put("why-nothing", Kind.ANSWER, seat=3)
    assert len(table.voice(0).said) == 1 and len(table.printed) == 1
    table.put("board-whose", Kind.MESSAGE, seat=1)
    table.hear()
    assert len(table.voice(0).said) == 2, "what nobody asked for is for all"


def test_answers_for_two_seats_in_one_step_do_not_replace_each_other() -> None:
    table = Table()
    answers = [Announcement("why-nothing", {}, Kind.ANSWER, seat=seat) for seat in (1, 2)]
    table.outputs.put(*answers)
    table.pump()
    table.hear()
    table.hear()
    assert len(table.voice().said) == 2


def test_a_key_silences_the_table_and_its_own_earphone() -> None:
    table = ears()
    table.outputs.silence(1)
    assert [table.voice(seat).stops for seat in (0, 1, 2)] == [[None], [None], []]
    table.outputs.silence()
    assert [table.voice(seat).stops for seat in (0, 1, 2)] == [[None, None], [None], []]


def test_a_message_cut_by_a_private_question_waits_for_the_answer() -> None:
    table = ears()
    table.put("board-whose")
    table.begin()
    table.outputs.silence(1)
    table.tell(table.voice(), Cut(table.voice().number))
    table.outputs.key(10**15, 1)
    table.put("why-nothing", Kind.ANSWER, seat=1)
    assert len(table.voice().said) == 1, "not while the answer is heard"
    table.hear(1)
    assert table.voice().texts[0] == table.voice().texts[1]
    table.hear()
    assert table.outputs.idle and len(table.printed) == 1


def test_a_newer_answer_in_the_ear_ends_the_older_one_at_the_table() -> None:
    table = ears()
    table.tell(table.voice(1), OutputChanged("none"))
    table.put("why-nothing", Kind.ANSWER, seat=1)
    table.tell(table.voice(), Ended(table.voice().number))  # the earphone is gone
    assert table.voice().texts[-1] == table.outputs.phrases.say("why-nothing")
    table.tell(table.voice(1), OutputChanged("device"))
    table.put("nothing-said-yet", Kind.ANSWER, seat=1)
    assert table.voice().stops[-1] == table.voice().number
    assert len(table.voice(1).said) == 1


def test_each_seat_goes_back_through_what_it_heard() -> None:
    table = ears()
    assert not table.outputs.again("repeat", 1)
    table.put("board-whose")
    table.hear()
    table.put("why-nothing", Kind.ANSWER, seat=1)
    table.hear(1)
    assert table.outputs.again("previous", 1)
    table.pump()
    assert table.voice(1).texts[-1] == table.voice(0).texts[0], "the table's line, in the ear"
    table.hear(1)
    assert table.outputs.again("next", 1) and not table.outputs.again("next", 1)
    assert table.outputs.again("repeat", 2)
    table.pump()
    assert table.voice(2).texts == table.voice(0).texts[:1], "the other's answer is none of its lines"
    assert not table.outputs.again("previous")


# ---- devices that go -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "event", [OutputChanged("none"), SpeechTrouble("sound-device-lost"), VoiceGone("voice-gone")]
)
def test_an_earphone_that_goes_gives_its_answers_to_the_table(event: VoiceEvent) -> None:
    table = ears()
    items = [Announcement(key, {}, Kind.ANSWER, seat=1) for key in ("why-nothing", "nothing-said-yet")]
    table.outputs.put(*items)
    table.pump()
    table.begin(1)
    table.tell(table.voice(1), event)
    for _ in range(3):
        table.hear()
    assert table.outputs.idle
    assert table.voice().texts[:2] == [table.outputs.phrases.say(one) for one in items]
    assert table.voice().texts[2] == "Jana: the earphone is gone."
    keys = [one.announcement.key for one in table.outputs.history(1).lines]
    assert keys == ["why-nothing", "nothing-said-yet", "earphone-lost"], "the cut one is there once"


def test_the_last_line_slowly_and_digit_by_digit() -> None:
    table = Table()
    table.outputs.put(Announcement("history-count", {"count": 17}))
    table.pump()
    table.tell(table.voice(), Started(1, 0), Ended(1))
    assert table.outputs.again("numbers") and not Table().outputs.again("numbers")
    table.pump()
    assert table.voice().texts[-1] == table.voice().texts[0].replace("seventeen", "one seven")
    slowly, usual = table.voice().styles[-1], table.voice().styles[0]
    assert slowly.rate < usual.rate and replace(slowly, rate=usual.rate) == usual
    table.tell(table.voice(), Started(2, 0), Ended(2))
    assert table.outputs.again("repeat")
    table.pump()
    assert table.voice().texts[-1] == table.voice().texts[0] and table.voice().styles[-1] == usual


def test_an_earphone_that_is_back_is_used_again_and_that_is_told() -> None:
    table = ears()
    table.tell(table.voice(1), OutputChanged("none"), OutputChanged("none", reason="still"))
    table.hear()
    table.tell(table.voice(1), OutputChanged("device"), SpeechTrouble("sound-back"))
    table.hear()
    assert table.voice().texts == ["Jana: the earphone is gone.", "Jana: the earphone is back."]
    table.put("why-nothing", Kind.ANSWER, seat=1)
    assert len(table.voice(1).said) == 1


def test_a_line_that_an_earphone_cannot_say_is_said_at_the_table() -> None:
    table = ears()
    table.put("why-nothing", Kind.ANSWER, seat=1)
    table.tell(table.voice(1), Failed(table.voice(1).number, "voice-engine"))
    assert len(table.voice().said) == 1


# ---- who speaks ----------------------------------------------------------------------------------------------


def test_with_the_own_voice_nothing_is_printed_that_was_heard() -> None:
    table = Table(Sound("own"))
    table.put("board-whose")
    table.hear()
    assert not table.printed


def test_the_own_voice_without_a_device_is_printed_and_that_is_said_once() -> None:
    table = Table(Sound("own"))
    table.put("board-whose")
    table.begin()
    voice = table.voice()
    table.tell(voice, OutputChanged("none"), Ended(voice.number))
    table.hear()
    table.tell(voice, OutputChanged("none"))
    table.put("why-nothing")
    table.hear()
    assert table.printed == [
        table.outputs.phrases.say(k) for k in ("board-whose", "no-sound-device", "why-nothing")
    ]
    table.tell(voice, OutputChanged("device"))
    table.put("board-whose")
    table.hear()
    assert len(table.printed) == 3


def test_the_own_voice_that_is_gone_for_good_is_printed() -> None:
    table = Table(Sound("own"))
    table.put("board-whose")
    table.begin()
    table.tell(
        table.voice(), Failed(1, "voice-gone", again=True), VoiceGone("voice-gone", {"starts": 6, "reason": ""})
    )
    assert table.outputs.idle
    assert [text[:12] for text in table.printed] == ["The voice ha", table.outputs.phrases.say("board-whose")[:12]]


def test_a_line_that_the_own_voice_cannot_say_is_printed_and_can_be_repeated() -> None:
    table = Table(Sound("own"))
    table.put("board-whose")
    table.tell(table.voice(), Failed(1, "voice-engine"))
    assert table.printed == [table.outputs.phrases.say("board-whose")]
    assert table.noted == ["board-whose"] and table.outputs.again("repeat")


def test_a_reader_that_is_not_reached_gets_print_and_no_complaint() -> None:
    table = Table(Sound("reader"), ready=False)
    table.put("board-whose")
    table.tell(table.voice(), Failed(1, "reader-none", again=True), VoiceGone("reader-none"))
    assert table.outputs.idle
    assert table.printed == [table.outputs.phrases.say("board-whose")]


def test_a_reader_that_is_reached_gets_no_print_until_it_is_gone() -> None:
    table = Table(Sound("reader"))
    table.put("board-whose")
    table.hear()
    assert not table.printed
    table.tell(table.voice(), VoiceGone("reader-none"))
    table.put("board-whose")
    assert table.printed == [table.outputs.phrases.say(key) for key in ("reader-none", "board-whose")]


@pytest.mark.parametrize("sound", [Sound("both"), Sound(""), Sound("both", text=True), Sound("own", text=True)])
def test_otherwise_every_line_is_printed_once(sound: Sound) -> None:
    table = Table(sound)
    table.put("board-whose")
    if table.made:
        table.begin()
        table.tell(table.voice(), OutputChanged("none"), OutputChanged("device"), Ended(1))
    assert table.printed[0] == table.outputs.phrases.say("board-whose")
    assert table.printed.count(table.printed[0]) == 1


def test_a_terminal_that_is_gone_stops_nothing() -> None:
    table = Table(Sound("both"))
    table.broken = True
    table.put("board-whose")
    table.hear()
    assert table.outputs.idle and table.noted == ["board-whose"]


# ---- sounds and silence --------------------------------------------------------------------------------------


def test_topics_have_sounds_and_what_is_important_is_careful() -> None:
    table = Table()
    for kind, topic in (
        (Kind.IMPORTANT, Topic.OTHER),
        (Kind.IMPORTANT, Topic.LOST),
        (Kind.MESSAGE, Topic.PLACED),
        (Kind.MESSAGE, Topic.AREA),
        (Kind.ANSWER, Topic.NONE),
    ):
        table.put("board-whose", kind, topic=topic)
        table.hear()
    assert table.voice().earcons == ["careful", "lost", "placed", "", "none"]
    table.outputs.restyle(replace(table.outputs.sound, earcons=False))
    table.put("board-whose", Kind.IMPORTANT)
    assert table.voice().earcons[-1] == "" and len(table.made) == 1


def test_muted_topics_are_not_said_and_are_no_part_of_the_history() -> None:
    table = Table(Sound(muted=frozenset({"placed", "hint", "careful"})))
    table.put("board-whose", topic=Topic.PLACED)
    table.put("board-whose", Kind.HINT)
    assert not table.voice().said and table.outputs.idle and not table.outputs.history().lines
    table.put("board-whose", Kind.IMPORTANT)
    table.hear()
    table.put("board-whose", Kind.ANSWER, topic=Topic.PLACED)
    table.hear()
    assert len(table.voice().said) == 2


def test_a_muted_line_still_ends_what_it_would_have_replaced() -> None:
    table = Table(Sound(muted=frozenset({"turn"})))
    table.put("board-whose")
    old = Announcement("why-nothing", {}, coalesce="turn")
    table.outputs.put(old)
    table.outputs.put(old, Announcement("why-nothing", {}, coalesce="turn", topic=Topic.TURN))
    table.hear()
    assert table.outputs.idle and len(table.voice().said) == 1


def test_what_is_muted_while_it_waits_is_not_said() -> None:
    table = Table()
    table.put("board-whose")
    table.put("why-nothing", topic=Topic.PLACED)
    table.outputs.restyle(replace(table.outputs.sound, muted=frozenset({"placed"})))
    table.hear()
    assert table.outputs.idle and len(table.voice().said) == 1


# ---- changes while it runs -----------------------------------------------------------------------------------


def test_rate_volume_and_voice_change_with_the_next_line_of_the_same_voice() -> None:
    table = ears()
    sound = table.outputs.sound
    style = replace(sound.style, rate=300, volume=30, pitch=80, voice="f2", earcon_volume=10)
    phone = replace(PHONES[0], style=replace(style, rate=90))
    table.outputs.restyle(replace(sound, style=style, earphones=(phone, PHONES[1])))
    table.put("board-whose")
    table.put("why-nothing", Kind.ANSWER, seat=1)
    assert len(table.made) == 3
    assert table.voice().styles == [style] and table.voice(1).styles == [phone.style]


@pytest.mark.parametrize(
    "change", [{"engine": "system"}, {"device": "x"}, {"lead_ms": 200}, {"speaker": "reader"}, {"text": True}]
)
def test_another_voice_says_the_line_in_hand_again(change: dict[str, Any]) -> None:
    table = Table(Sound("own"))
    old = table.voice()
    table.put("board-whose")
    table.put("why-nothing")
    table.begin()
    table.outputs.restyle(replace(table.outputs.sound, **change))
    assert old.stops == [1] and not old.closed, "the old one ends its line first"
    table.tell(old, Cut(1))
    assert old.closed
    if not change.get("text"):
        assert table.voice() is not old and table.voice().running and table.voice().sound == table.outputs.sound
        table.tell(table.voice(), Ready("device"))
        table.hear()
        table.hear()
        assert table.voice().texts == [table.outputs.phrases.say(k) for k in ("board-whose", "why-nothing")]
    else:
        assert len(table.printed) == 2
    assert table.outputs.idle


def test_a_line_that_ends_before_the_voice_changes_is_not_said_again() -> None:
    table = Table()
    old = table.voice()
    table.put("board-whose")
    table.begin()
    table.outputs.restyle(replace(table.outputs.sound, device="x"))
    table.tell(old, Ended(1))
    assert old.closed and not table.voice().said and table.outputs.idle


def test_a_changed_language_is_spoken_by_its_own_voice_in_its_own_words() -> None:
    table = Table()
    old = table.voice()
    table.put("board-whose")
    table.outputs.restyle(replace(table.outputs.sound, style=Style("cs")))
    table.tell(old, Cut(1))
    table.tell(table.voice(), Ready("device"))
    assert table.voice().texts == [Phrases("cs", "terse").say("board-whose")]
    assert table.voice().styles[0].language == "cs" and table.voice().sound.language == "cs"


def test_changing_what_needs_no_other_voice_keeps_it() -> None:
    table = Table(Sound("own"))
    table.outputs.restyle(replace(table.outputs.sound, speaker="both"))
    table.put("board-whose")
    assert len(table.made) == 1 and len(table.printed) == 1


def test_earphones_come_and_go() -> None:
    table = Table()
    table.outputs.restyle(replace(table.outputs.sound, earphones=PHONES[:1]))
    table.put("why-nothing", Kind.ANSWER, seat=1)
    ear = table.voice(1)
    assert ear.running and len(ear.said) == 1
    table.outputs.restyle(replace(table.outputs.sound, earphones=()))
    table.tell(ear, Cut(1))
    assert ear.closed and table.voice().texts == ear.texts
    table.tell(ear, Started(1, 0))  # too late to count
    table.hear()
    assert table.outputs.idle


def test_who_follows_a_seat_can_be_its_earphone() -> None:
    """What is told there is told at once, makes no sound, and goes to the table again once it is given back."""
    table = Table()
    table.outputs.lend(1, True)
    table.put("why-nothing", Kind.ANSWER, seat=1)
    assert not table.voice().said and table.noted == ["why-nothing"] and table.outputs.idle
    table.outputs.lend(1, False)
    table.pump()
    table.put("nothing-yet", Kind.ANSWER, seat=1)
    table.hear()
    assert len(table.voice().said) == 1


def test_a_voice_that_was_replaced_is_not_heard_any_more() -> None:
    table = Table()
    old = table.voice()
    table.outputs.restyle(replace(table.outputs.sound, device="x"))
    table.tell(old, VoiceGone("voice-gone", {"starts": 6, "reason": ""}))
    assert table.outputs.idle and not table.printed


def test_close_ends_all_voices() -> None:
    table = ears()
    table.outputs.close()
    assert all(voice.closed for voice in table.made)


# ---- the settings --------------------------------------------------------------------------------------------


def settings_here(**given: Any) -> Here:
    return Here(Settings(**given), Directories.__new__(Directories), Phrases("pl"))


def test_the_sound_of_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    phones = (PhoneSetting(seat=2, device="ear", rate=300, volume=20), PhoneSetting(seat=1, device=""))
    here = settings_here(
        speaker="own", engine="system", voice="f2", pitch=70, device="loud", earphones=phones, lead_ms=90,
        earcons=False, earcon_volume=5, muted=("placed",)
    )  # fmt: skip
    style = Style("pl", 175, 100, 70, "f2", 5)
    assert sound_of(here) == Sound(
        "own", False, style, (Earphone(2, "ear", replace(style, rate=300, volume=20)),), "system", "loud", 90,
        False, frozenset({"placed"})
    )  # fmt: skip
    assert sound_of(here, text=True).text and not sound_of(here, text=True).earphones


@pytest.mark.parametrize(("speaker", "text"), [("own", False), ("reader", True), ("both", False), ("", False)])
def test_a_pipe_gets_every_line(speaker: str, text: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout", None)
    sound = sound_of(settings_here(speaker=speaker))
    assert sound.prints == "always" and sound.text is text


# ---- print, read with the fingers ----------------------------------------------------------------------------

CELLS = 40
"""Letters that a common Braille display shows at once."""

OPENING = re.compile(r"(?:(?:Pozor|Uwaga|Careful)(?P<count>, \w+(?:, [\w ]+))?(?:, \w+)?[:.] |\w+: )?")
"""The word that tells the kind, for whom, and how many things."""

LONG_NUMBER = re.compile(r"\w+: połóż z powrotem płytkę ")
"""Here only the end of a long number stands behind: the order itself and the tens are in front."""


def printed_lines() -> Iterator[tuple[str, str]]:
    for file in sorted((Path(__file__).parent / "golden").glob("evening_*.txt")):
        for text in file.read_text(encoding="utf-8").splitlines():
            if text and not text.startswith("#"):
                yield file.stem, text


def test_printed_lines_are_plain_and_begin_with_a_word() -> None:
    for name, text in printed_lines():
        assert re.fullmatch(r"[^\W\d_][\w,.:?'\- ]*[.?:]", text), f"{name}: {text}"
        assert "  " not in text and not re.search(r"\d|(?<!\w)[-']|[-'](?!\w)", text), f"{name}: {text}"


def test_what_decides_stands_in_the_first_forty_cells() -> None:
    """Terse: the whole first clause, or how many things are wrong; otherwise its first three words."""
    short = 0
    for name, text in printed_lines():
        opening = OPENING.match(text)
        assert opening is not None
        rest = text[opening.end() :]
        if opening["count"] is not None:
            continue
        if name.endswith("terse") and not LONG_NUMBER.match(text):
            clause = re.search(r"[,.:?](?= |$)", rest)
            assert clause is not None and opening.end() + clause.start() <= CELLS, f"{name}: {text}"
        whole = re.findall(r"\w+(?=\W)", text[: CELLS + 1][opening.end() :])
        assert len(whole) >= min(3, len(re.findall(r"\w+", rest))), f"{name}: {text}"
        short += len(text) <= CELLS
    assert short > 60


def test_a_name_brings_nothing_into_print_that_is_no_text() -> None:
    table = Table()
    table.outputs.put(Announcement("earphone-back", {"player": "Ja\x1b[31m\n<b>na\r"}))
    table.pump()
    assert len(table.printed) == 1 and table.printed[0].isprintable() and "<" not in table.printed[0]
