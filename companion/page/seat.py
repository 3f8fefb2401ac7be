"""One seat on pages, or the watchers' view: what its link hears becomes events of its feed. Of the event loop."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable

from companion.language.phrases import Phrases
from companion.page.feed import Feed, packed
from companion.page.link import Gone
from companion.page.told import Json, ShownTable, ToldEarlier, ToldMatch, ToldSentence
from companion.page.view import MatchFolds, TableView

LOG = logging.getLogger(__name__)
LINES = 100
"""So many last lines are told to who comes."""


class SeatPage:
    """What pages of a seat show in one language, 0 for those that only watch.

    epoch: see Feed. folds: see TableView.
    """

    def __init__(self, seat: int, phrases: Phrases, epoch: str, folds: MatchFolds | None = None) -> None:
        self.seat = seat
        self.feed = Feed(epoch, self._snapshot)
        self._phrases = phrases
        self._view = TableView(phrases, seat, folds)
        self._shown: bytes | None = None  # packed, as are its lines
        self._basis: object = None
        self._lines: deque[bytes] = deque(maxlen=LINES)
        self._evening, self._last = 0, 0
        self._there, self._why = True, ""

    def hear(self, told: object) -> None:
        """Something of the link."""
        match told:
            case ShownTable():
                self._show(told)
            case ToldSentence():
                self._say("said", told)
            case ToldEarlier():
                self._say("missed", *told.sentences)
            case ToldMatch() if told.pid != self._evening:
                self._evening, self._last = told.pid, 0
            case Gone():
                self._there = False
                self._why = self._phrases.say(told.why)
                self.feed.put("gone", packed({"text": self._why}))

    def choices(self, path: list[str]) -> Json:
        """See TableView; nothing before there is a table."""
        return self._view.choices(path) if self._shown is not None else {"choices": []}

    def words(self, key: str) -> str:
        """A sentence in the language of this page."""
        return self._phrases.say(key)

    def tell(self, key: str) -> None:
        """Tell who reads now something of the page itself."""
        self.feed.put("told", packed({"text": self._phrases.say(key)}))

    def is_act(self, text: str) -> bool:
        """See TableView; nothing before there is a table."""
        return self._shown is not None and self._view.is_act(text)

    def _show(self, table: ShownTable) -> None:
        if not self._there:
            self._there, self._why = True, ""
            self.feed.put("back", packed({"text": self._phrases.say("page-back-again")}))
        if table == self._basis:
            return
        self._basis = table
        try:
            shown = packed(self._view.show(table))
        except (ValueError, LookupError):
            LOG.exception("a table that cannot be shown")
            return
        if shown != self._shown:
            self._shown = shown
            self.feed.put("view", shown)

    def _say(self, name: str, *told: ToldSentence) -> None:
        lines = [packed(self._line(one)) for one in told if one.number > self._last]
        if not lines:  # told before the connection broke
            return
        self._last = told[-1].number
        self._lines += lines
        self.feed.put(name, b",".join(lines))

    def _line(self, told: ToldSentence) -> Json:
        return {
            "evening": self._evening,
            "number": told.number,
            "text": self._phrases.say(told.words.phrase()),
            "kind": told.kind,
            "topic": told.topic,
            "own": told.ear != 0,
        }

    def _snapshot(self) -> bytes:
        gone = packed({"gone": self._why})[1:]
        return b'{"view":%b,"lines":[%b],%b' % (self._shown or b"null", b",".join(self._lines), gone)


class SeatRoom:
    """All pages of a seat: one for each language that anybody reads there, made when the first one comes.

    worded: the words of a language.
    """

    def __init__(self, seat: int, worded: Callable[[str], Phrases], epoch: str, folds: MatchFolds) -> None:
        self.seat = seat
        self._worded, self._epoch, self._folds = worded, epoch, folds
        self._pages: dict[str, SeatPage] = {}
        self._begun: ToldMatch | None = None
        self._lines: deque[ToldSentence] = deque(maxlen=LINES)
        self._table: ShownTable | None = None
        self._gone: Gone | None = None

    @property
    def pages(self) -> Iterable[SeatPage]:
        """Those that anybody has read."""
        return self._pages.values()

    @property
    def table(self) -> ShownTable | None:
        """What this seat may know of the table, None while nothing is known."""
        return self._table

    def page(self, language: str) -> SeatPage:
        """The page in a language."""
        if language not in self._pages:
            page = SeatPage(self.seat, self._worded(language), f"{self._epoch}{self.seat}{language}", self._folds)
            for told in (self._begun, *self._lines, self._table, self._gone):
                page.hear(told)
            self._pages[language] = page
        return self._pages[language]

    def hear(self, told: object) -> None:
        """Something of the link."""
        match told:
            case ShownTable():
                self._table, self._gone = told, None
            case ToldSentence():
                self._keep(told)
            case ToldEarlier():
                self._keep(*told.sentences)
            case ToldMatch():
                if self._begun is None or told.pid != self._begun.pid:
                    self._lines.clear()
                self._begun = told
            case Gone():
                self._gone = told
        for page in self._pages.values():
            page.hear(told)

    def _keep(self, *told: ToldSentence) -> None:
        last = self._lines[-1].number if self._lines else 0
        self._lines += [one for one in told if one.number > last]
