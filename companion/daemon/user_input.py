"""Everything that is pressed and typed, and what the commands about speech and program do."""

from __future__ import annotations

import queue
from collections.abc import Callable, Iterable, Mapping

from companion import input as keys
from companion.config import Settings, language
from companion.core.languages import LANGUAGES
from companion.core.model import DEALER, Announcement, Kind, Observation, Topic
from companion.daemon.live_settings import NAMES, LiveSettings
from companion.daemon.plan import Plan, ProgramAct
from companion.input import Meant, Vocabulary, vocabulary_of
from companion.input.after import ReviewOffer
from companion.input.helping import help_now
from companion.input.interpreter import Interpreter, LineWords, Obey
from companion.input.keypad import KeypadReader, keys_of
from companion.input.meanings import Asker
from companion.input.reading import KeySource
from companion.language.phrases import Phrases
from companion.play.chance import MatchChance, is_far
from companion.play.match import Match
from companion.play.referee.asked import subject_of
from companion.play.table import ASK, Input
from companion.speech.outputs import Outputs

TURN = "*"
"""The key that turns the pages of the large view, at once."""


def asked_about(heard: Iterable[Input], seat: int) -> int:
    """Whose board what was typed for a seat asks about; 0 where it asks about nobody's."""
    asked = [one.text.removeprefix(f"{ASK} ") for one in heard if one.text.startswith(f"{ASK} ")]
    return next((about for text in reversed(asked) if (about := subject_of(text, seat)[0])), 0)


class UserInput:
    """The readers of keys, the interpreter that understands them, and the settings that they change.

    events: the daemon's queue. tell: says announcements. doing: commands about the match as a
    whole, and what they do.
    """

    def __init__(
        self,
        plan: Plan,
        match: Match,
        outputs: Outputs,
        events: queue.Queue[object],
        tell: Callable[..., None],
        doing: Mapping[str, Obey],
    ) -> None:
        self._plan = plan
        self._match = match
        self._outputs = outputs
        self._tell = tell
        self._doing = doing
        self._events = events
        self.chance = MatchChance(match, plan.dealer)
        self.live_settings = LiveSettings(plan.settings, plan.phrases.language, self._renew)
        self.interpreter = Interpreter(match, self._vocabulary(plan.phrases), tell, self._here(), outputs.goes_on)
        self._other_words: dict[str, LineWords] = {}
        self._seats: dict[str, int] = {}
        self._readers = self._key_readers(events)
        self._gone: set[str] = set()
        self.turning: set[str] = set()
        """Keyboards at a large view of their own: the star key turns its pages, and ours stay."""

    def start(self) -> None:
        """Begin to read; from the main thread."""
        for reader in self._readers:
            reader.start()

    def close(self) -> None:
        """Leave every keyboard as it was found."""
        for reader in self._readers:
            reader.close()

    def new_line(self) -> None:
        """A line is about to be printed: what is half typed stays legible."""
        for reader in self._readers:
            reader.new_line()

    @property
    def has_keyboard(self) -> bool:
        """Whether a keyboard or keypad of ours is there, or may come back."""
        return len(self._readers) > len(self._gone)

    def seats(self) -> set[int]:
        """The seats of the keyboards and keypads of ours that are there; 0 among them: the table has one."""
        return {seat for source, seat in self._seats.items() if source not in self._gone}

    def end(self, review: ReviewOffer | None) -> None:
        """The match is over and told: from now on it is asked what comes next."""
        self.interpreter.end(self._part, review)

    def _part(self, message: str) -> str:
        """The words of a message, in the language that is set now."""
        return self._plan.phrases.part(message)

    # ---- what comes in ---------------------------------------------------------------------------------------

    def typed(self, typed: keys.Typed, at_ms: int) -> list[Input]:
        """A line of a keyboard of ours, or its end."""
        if typed.line is None:
            self.interpreter.gone(typed.source)
            self._gone.add(typed.source)
            return []
        self._gone.discard(typed.source)
        return self.line(typed.line, typed.source, typed.seat, at_ms)

    def line(self, line: str, source: str, seat: int, at_ms: int, language: str = "") -> list[Input]:
        """A line that was typed anywhere: any key stops what its seat hears. language: "" for the table's."""
        self._outputs.key(at_ms, seat)
        left = line.replace(TURN, "") if self._turns(source) else line
        if line.strip() and not left.strip():  # nothing but the key that turns pages, which has done so
            return []
        heard = self.interpreter.typed(left, Asker(source, seat, at_ms), self._line_words(language))
        if about := asked_about(heard, seat):
            self._plan.look(about)
        return heard

    def _line_words(self, language: str) -> LineWords | None:
        """The words of a language other than the table's, read when the first line comes in it."""
        if language == self._plan.phrases.language or language not in LANGUAGES:
            return None
        if language not in self._other_words:
            phrases = Phrases(language, strict=self._plan.phrases.strict)
            self._other_words[language] = LineWords(self._vocabulary(phrases), phrases.part)
        return self._other_words[language]

    def key(self, char: str, source: str, seat: int, at_ms: int) -> None:
        """A key that was pressed anywhere."""
        self._outputs.key(at_ms, seat)
        if char == TURN and self._plan.turn is not None and source not in self.turning:
            self._plan.turn()
        self.interpreter.key(char, Asker(source, seat, at_ms))

    def _turns(self, source: str) -> bool:
        """Whether the star key of this keyboard turns pages."""
        return self._plan.turn is not None or source in self.turning

    def hush(self, seat: int, at_ms: int) -> None:
        """A button was pressed: what its seat hears stops, whatever the button means."""
        self._outputs.silence(seat)
        self._outputs.key(at_ms, seat)

    def button(self, pressed: Observation, uid: str, at_ms: int) -> list[Input]:
        """A button of a board."""
        self.hush(pressed.seat, at_ms)
        return self.interpreter.pressed(pressed.text, Asker(uid, pressed.seat, at_ms))

    def noticed(self, noticed: keys.Noticed) -> None:
        """Something about a keyboard: one that is missing can answer nothing, until it is there."""
        if noticed.key == "keypad-back":
            self._gone.discard(noticed.source)
        elif noticed.key.startswith("keypad-"):
            self._gone.add(noticed.source)
        self._tell(Announcement(noticed.key, noticed.facts, Kind.ANSWER, seat=noticed.seat))

    def draw(self) -> bool:
        """Draw what is awaited; false where nothing is left to chance, or not to this table alone."""
        texts = [] if is_far(self._match) else self.chance.drawn()
        for text in texts:
            self._events.put(ProgramAct(text, source=DEALER))
        return bool(texts)

    def reload(self) -> None:
        """The settings file was changed by somebody else."""
        if self._plan.read is not None:
            settings, problems = self._plan.read(self.live_settings.settings)
            self._tell(*(Announcement(one.key, one.facts) for one in problems))
            self.live_settings.renew(settings)

    # ---- what commands do ------------------------------------------------------------------------------------

    def _here(self) -> dict[str, Obey]:
        """What the commands about speech and program do."""
        obey: dict[str, Obey] = dict.fromkeys(NAMES, self._change)
        obey |= dict.fromkeys(("repeat", "previous", "next", "numbers"), self._again)
        obey["chance"] = self._draw
        obey["help"] = self._help
        return obey | dict(self._doing)

    def _help(self, _meant: Meant, asker: Asker) -> None:
        self._tell(*help_now(self._match, self.interpreter, asker))
        if self._turns(asker.source):
            self._tell(Announcement("large-turns", kind=Kind.ANSWER, seat=asker.seat))

    def _change(self, meant: Meant, asker: Asker) -> None:
        self._tell(self.live_settings.change(meant.command.name, meant.args, asker.seat))

    def _draw(self, _meant: Meant, asker: Asker) -> None:
        """Draw what is awaited, for who has asked for it without a number."""
        if not self.draw():
            self._tell(Announcement("nothing-to-draw", kind=Kind.ANSWER, seat=asker.seat, topic=Topic.NONE))

    def _again(self, meant: Meant, asker: Asker) -> None:
        name = meant.command.name
        if self._outputs.again(name, asker.seat):
            return
        begun = bool(self._outputs.history(asker.seat).lines)
        key = {"previous": "no-earlier-line", "next": "no-later-line"}.get(name) if begun else None
        told = Announcement(key or "nothing-said-yet", kind=Kind.ANSWER, seat=asker.seat, topic=Topic.NONE)
        self._tell(told)

    def _renew(self, settings: Settings) -> None:
        """Let changed settings be heard, and remember them."""
        plan = self._plan
        told = language(settings)
        if told != plan.phrases.language:
            plan.phrases = Phrases(told, strict=plan.phrases.strict)
            self.interpreter.vocabulary = self._vocabulary(plan.phrases)
        plan.phrases.level, plan.phrases.cells = settings.verbosity, settings.cells
        sound = plan.sound_of(settings, plan.phrases)
        self._outputs.restyle(sound, plan.phrases)
        for reader in self._readers:
            reader.echo = plan.echoes(sound)
        plan.keep(settings)

    # ---- readers ---------------------------------------------------------------------------------------------

    def _key_readers(self, events: queue.Queue[object]) -> list[keys.KeyboardReader]:
        """Readers of the keyboard, if there is one, and of every keypad that the settings name."""
        plan, silence = self._plan, self._outputs.silence
        readers: list[keys.KeyboardReader] = []
        if plan.keyboard is not None:
            echo, seat = plan.echoes(self._outputs.sound), plan.settings.keyboard_seat
            readers.append(keys.reader_for(plan.keyboard, events, silence, echo, seat))
            self._seats["keyboard"] = seat
        for one in plan.settings.keypads:
            source = KeySource(events, silence, one.seat, f"keypad {one.device}")
            self._seats[source.name] = one.seat
            readers.append(KeypadReader(one.device, source, keys_of(one.device)))
        return readers

    def _vocabulary(self, phrases: Phrases) -> Vocabulary:
        return vocabulary_of(self._match.table.referee.game, phrases.part, phrases.forms)
