"""The review of a kept match: thought about now, and gone through by whoever types."""

from __future__ import annotations

import contextlib
import queue
from typing import TYPE_CHECKING

from companion.core.errors import JournalError
from companion.core.forms import Led, Step
from companion.core.model import Phrase
from companion.daemon.reviews import Papers, form_of, played
from companion.evening.asking import say, talked
from companion.evening.guide import Guide, talking
from companion.evening.kept import find, folded, tiles_for
from companion.input import vocabulary_of
from companion.input.answer import at_terminal
from companion.input.review import ReviewWords
from companion.minds.minds import Forbearance, Minds
from companion.minds.review import PlayedMatch, Review, decisions
from companion.minds.reviewer import Reviewer
from companion.play.match import programs_of

if TYPE_CHECKING:
    from companion.device.tiles.tileset import TileSet
    from companion.evening.here import Here
    from companion.play.journal import Recovered

LOOK_S = 0.05
PATIENCE = Forbearance(ready_ms=60_000, late_ms=60_000)
"""Nobody plays meanwhile, and whoever waits hears how far it is: rather a late review than a rough one."""


def review(where: Here, source: str | None, text: bool, wav: str) -> None:
    """Go through a kept match. source: as of kept.find; text, wav: see saying.say_lines. CompanionError."""
    kept = find(source, where)
    match = _match(kept, tiles_for(kept, where.settings))
    phrases, papers = where.phrases, Papers(where.places.data / "reviews", kept.game, lambda: where.phrases)
    words = ReviewWords(vocabulary_of(match.game, phrases.part, phrases.forms), phrases.part)
    with talking(where, text, wav) as talk, contextlib.closing(Minds(patience=PATIENCE)) as minds:
        say(talk, Phrase("review-looks", {"number": kept.game}))
        try:
            thought = _Thought(minds, match)
            found = thought.wait(talk)
            if found is not None:
                talked(form_of(match, found, papers, lambda: words, thought.is_simple), talk, words)
        except KeyboardInterrupt:
            talk.hush()


def _match(kept: Recovered, tiles: TileSet) -> PlayedMatch:
    """What there is to review. JournalError for a match without a review, an open one, one judged otherwise."""
    try:
        table = folded(kept, tiles)
        match = played(str(kept.game), table, programs_of(kept, table.setup))
        for _ in decisions(match) if match is not None else ():
            pass
    except Exception as error:  # whatever rules raise at set-ups and acts that are not theirs
        raise JournalError("review-other", version=kept.header.version) from error
    if match is None:
        raise JournalError("review-cannot")
    if table.referee.outcome() is None:
        raise JournalError("review-open", number=kept.game, command="companion play --resume")
    return match


class _Thought(Led):
    """A review while it is thought about; whoever types meanwhile hears how far it is."""

    def __init__(self, minds: Minds, match: PlayedMatch) -> None:
        self._done: queue.SimpleQueue[Review] = queue.SimpleQueue()
        self._reviewer = Reviewer(minds, match, self._done.put)

    @property
    def is_simple(self) -> bool:
        """Whether it is rougher than it should be."""
        return self._reviewer.is_simple

    def wait(self, talk: Guide) -> Review | None:
        """The review; None where nobody wants it any more."""
        self._reviewer.begin()
        while not at_terminal() or talk.led(self):
            talk.tend()
            with contextlib.suppress(queue.Empty):
                return self._done.get(timeout=LOOK_S)
        return None

    @property
    def question(self) -> Phrase:
        """See Form: how far it is."""
        return Phrase("review-thinking", {"done": self._reviewer.done, "count": self._reviewer.count})

    def entered(self) -> Step:
        """See Led."""
        return Step(self)
