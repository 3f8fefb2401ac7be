"""The review of the match of a daemon: thought about once the match is over, gone through, and written down."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from companion import games
from companion.config.writing import replace_text
from companion.core.errors import SettingsError
from companion.core.model import Announcement, Fact, Kind, Phrase
from companion.daemon.board_trial import BoardTrial
from companion.games.api import MATCH, PLAY
from companion.input.after import ReviewOffer
from companion.input.review import ReviewForm, ReviewWords
from companion.minds.minds import Minds
from companion.minds.review import Costly, PlayedMatch, Review
from companion.minds.review_told import ChoiceTold
from companion.minds.reviewer import Reviewer
from companion.minds.thinker import thinks
from companion.play.match import Match, Taken
from companion.play.table import Table

if TYPE_CHECKING:
    from companion.language.phrases import Phrases


def played(name: str, table: Table, programs: Collection[int]) -> PlayedMatch | None:
    """A match as it is reviewed; programs: for whom computers played.

    None where it has no review: nobody else played, nor in turns, or nobody can think about that game.
    """
    referee, setup = table.referee, table.setup
    in_turns = not games.offer(referee.game.name).free or setup.options.get(PLAY) == MATCH
    people = tuple(one.number for one in setup.players if one.number not in programs)
    if not (people and in_turns and thinks(referee.game.name)):
        return None
    return PlayedMatch(name, referee.game, setup, tuple(one.move for one in referee.ledger.played), people)


@dataclass(frozen=True, slots=True)
class Papers:
    """Where reviews are written down, a file a player. number: of the match in the journal."""

    folder: Path
    number: int
    phrases: Callable[[], Phrases]

    def put(self, match: PlayedMatch, player: int, choices: Sequence[ChoiceTold]) -> Phrase:
        """Write one player's down, a choice a paragraph; gives where, or that it cannot be."""
        path = self.folder / f"review-{self.number}-{player}.txt"
        facts: dict[str, Fact] = {"game": games.offer(match.game.name).title, "player": match.setup.names[player]}
        told = [Phrase("review-title", facts), *(one.whole for one in choices)]
        try:
            replace_text(path, "\n\n".join(map(self.phrases().write, told)) + "\n")
        except SettingsError:
            return Phrase("review-not-printed", {"file": str(path)})
        return Phrase("review-printed", {"file": str(path)})


def form_of(
    match: PlayedMatch, review: Review, papers: Papers, words: Callable[[], ReviewWords], simple: bool
) -> ReviewForm:
    """A review as a dialogue. simple: its values are rougher than they should be."""
    told = {player: [told_of(match, one) for one in found] for player, found in review.items()}
    players = tuple(one for one in match.setup.players if one.number in told)
    return ReviewForm(words, told, players, lambda player: papers.put(match, player, told[player]), simple)


def told_of(match: PlayedMatch, choice: Costly) -> ChoiceTold:
    """A choice of a review, as it is told."""
    mind = games.mind(match.game.name)
    assert mind is not None
    return ChoiceTold(match.game, mind, match.setup.names, choice)


class Reviews:
    """Belongs to the judge thread.

    post: hands an event to the daemon's queue. goes_on: see ReviewOffer. look: has the board of a surface say what
    lies on it.
    """

    def __init__(
        self,
        match: Match,
        minds: Minds,
        post: Callable[[object], None],
        goes_on: Callable[[str, int], bool],
        papers: Papers,
        look: Callable[[str], None],
    ) -> None:
        self._match, self._minds, self._post = match, minds, post
        self._goes_on, self._papers, self._look = goes_on, papers, look
        self._reviewed: tuple[PlayedMatch, Reviewer] | None = None
        self._review: Review | None = None
        self._is_awaited = False
        self._trial: tuple[tuple[int, int], BoardTrial] | None = None

    def begin(self) -> ReviewOffer | None:
        """The match is over: let it be thought about; None where it has no review."""
        match = played(str(self._papers.number), self._match.table, self._match.programs)
        if match is None:
            return None
        self._reviewed = match, Reviewer(self._minds, match, self._done)
        self._reviewed[1].begin()
        return ReviewOffer(self._form, self._goes_on, self._follow)

    def hear(self, taken: Sequence[Taken]) -> list[Announcement]:
        """What is said to what boards show, while something is tried on one."""
        if self._trial is None:
            return []
        return [told for _, seen in taken for one in seen for told in self._trial[1].hear(one)]

    def close(self) -> None:
        """A new match begins, or all leave."""
        if self._reviewed is not None:
            self._reviewed[1].drop()

    def _form(self, seat: int, words: Callable[[], ReviewWords]) -> ReviewForm | Phrase:
        assert self._reviewed is not None
        match, reviewer = self._reviewed
        self._is_awaited = True  # before it is looked for: it may be ready at this moment
        if self._review is None:
            return Phrase("review-thinking", {"done": reviewer.done, "count": reviewer.count})
        form = form_of(match, self._review, self._papers, words, reviewer.is_simple)
        return replace(form.for_seat(seat), lays=self._lay)

    def _lay(self, player: int, at: int) -> Phrase | None:
        """Let a choice be tried on the player's board; None where that has none there, or nothing was laid."""
        assert self._reviewed is not None and self._review is not None
        match, choice = self._reviewed[0], self._review[player][at]
        board = next((place.board for place, _ in choice.decision.move.comes), "")
        if not self._match.table.is_there(board):
            return None
        trial = BoardTrial(match, choice, board, told_of(match, choice))
        self._trial = (player, at), trial
        self._look(board)
        return trial.begins()

    def _follow(self, form: ReviewForm | None) -> None:
        """Where somebody is in the review now: what is tried belongs to one choice."""
        if self._trial is not None and (form is None or (form.player, form.at) != self._trial[0]):
            self._trial = None

    def _done(self, review: Review) -> None:
        """In a thread of Minds."""
        self._review = review
        if self._is_awaited:
            self._post(Announcement("review-ready", kind=Kind.MESSAGE))
