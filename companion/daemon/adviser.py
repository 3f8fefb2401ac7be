"""Advice at the table: which act of a seat is best, thought about by the process that thinks, and why."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from typing import Any

from companion import games
from companion.core.model import Announcement, Fact, Kind
from companion.games.parts import ADVICE
from companion.games.thinking import Mind, Valued
from companion.input import Meant
from companion.input.meanings import Asker
from companion.minds.minds import Asked, Minds, Thought
from companion.minds.opinion import AS_GOOD_POINTS, ERRORS, Effort, Measure, standard_error
from companion.minds.question import Question
from companion.minds.thinker import thinks
from companion.play.match import Match

EFFORT = Effort(Measure.PLAYED, playouts=2_000, width=12)
PATIENCE_MS = 300
"""Who has waited so long for advice is told that it is thought about."""
TOLD = 3
"""So many choices are told."""
REASONS = 2


@dataclass(slots=True)
class _Consulted:
    """A seat's wait for advice. due_ms: when it is told that it is thought about, None once it was."""

    asked: Asked
    due_ms: int | None


class Adviser:
    """Answers `best` and then `why`; belongs to the judge thread.

    post: hands a Thought to the daemon's queue, from any thread. tell: says announcements.
    """

    def __init__(
        self, match: Match, minds: Minds, post: Callable[[object], None], tell: Callable[..., None]
    ) -> None:
        self._match, self._minds, self._post, self._tell = match, minds, post, tell
        self._waiting: dict[int, _Consulted] = {}
        self._given: dict[int, Thought] = {}

    def best(self, meant: Meant, asker: Asker) -> bool:
        """Have thought about what whoever is meant does best now; False where the game answers that itself.

        It does so where advice is not allowed, or a piece is named, or whoever is meant has no act.
        """
        referee = self._match.table.referee
        if meant.args or referee.setup.options.get(ADVICE) != "1" or not thinks(referee.game.name):
            return False
        acting = {one.player for one in referee.game.awaited(referee.state) if not one.chance and not one.confirms}
        player = meant.subject or max(asker.seat, 0) or (min(acting) if len(acting) == 1 else 0)
        if not player or player not in acting:
            return False
        self._drop(asker.seat)
        question = Question(
            str(self._match.number),
            referee.game.name,
            referee.setup,
            self._acts(player),
            player,
            EFFORT,
            referee.game.seen(referee.state, player),
        )
        asked = self._minds.ask(question, lambda *told: self._post(Thought(*told)), urgent=True)
        self._waiting[asker.seat] = _Consulted(asked, asker.at_ms + PATIENCE_MS)
        return True

    def why(self, meant: Meant, asker: Asker) -> bool:
        """Give reasons for the advice that this seat was given last; False where there is none, or a trouble."""
        advice, referee = self._given.get(asker.seat), self._match.table.referee
        if advice is None or meant.args or meant.subject or not self._holds(advice.question):
            return False
        if referee.is_troubled:
            return False
        self._tell(self._reasons(advice, asker.seat))
        return True

    def advised(self, advice: Thought) -> None:
        """Tell what was thought, to all who asked that, unless the match has gone on."""
        for seat, one in list(self._waiting.items()):
            if one.asked.question is advice.question:
                del self._waiting[seat]
                if self._holds(advice.question):
                    self._given[seat] = advice
                    self._tell(*self._choices(advice, seat))

    def tick(self, at_ms: int) -> None:
        """Tell those who have waited that it is thought about."""
        for seat, one in self._waiting.items():
            if one.due_ms is not None and at_ms >= one.due_ms:
                one.due_ms = None
                self._tell(replace(self._told("advice-thinking", seat), coalesce=_place(seat)))

    @property
    def wake_ms(self) -> int | None:
        """When tick has something to say, None for never."""
        return min((one.due_ms for one in self._waiting.values() if one.due_ms is not None), default=None)

    # ---- what is told ----------------------------------------------------------------------------------------

    def _choices(self, advice: Thought, seat: int) -> list[Announcement]:
        """The best, then what is nearly as good, each with what it is worth less."""
        question, found = advice.question, apart(advice)
        if not found:
            return [self._told("advice-none", seat)]
        best, *others = found[:TOLD]
        facts: dict[str, Fact] = {"choice": _mind(question).choice(question.state, best.move)}
        key = "advice-best"
        if seat > 0 and question.seat != seat:
            key, facts["player"] = "advice-for", self._match.table.setup.names[question.seat]
        said = [replace(self._told(key, seat, **facts), coalesce=_place(seat))]
        for one in others:
            less = 0 if alike(best, one) else max(1, round(best.value - one.value))
            choice = _mind(question).choice(question.state, one.move)
            said.append(self._told("advice-other", seat, choice=choice, less=less))
        return said

    def _reasons(self, advice: Thought, seat: int) -> Announcement:
        """Why the best is better than the next, by the rules."""
        question, found = advice.question, advice.opinion.choices
        if len(found) < 2:
            return self._told("advice-only", seat)
        best, other = [*apart(advice), found[1]][:2]  # all may come to the same
        mind = _mind(question)
        reasons = mind.reasons(question.state, best.move, other.move)[:REASONS]
        choice = mind.choice(question.state, other.move)
        if not reasons:
            return self._told("advice-why-none", seat, choice=choice)
        return self._told("advice-why", seat, choice=choice, reasons=tuple(one.told for one in reasons))

    def _told(self, key: str, seat: int, **facts: Fact) -> Announcement:
        return Announcement(key, facts, Kind.ANSWER, seat=seat)

    # ---- small things ----------------------------------------------------------------------------------------

    def _acts(self, player: int) -> tuple[str, ...]:
        """The acts that stand, as a player may know them."""
        referee = self._match.table.referee
        game = referee.game
        return tuple(game.text(game.known(one.move, player)) for one in referee.ledger.played)

    def _holds(self, question: Question) -> bool:
        """Whether nothing has been done since."""
        return question.acts == self._acts(question.seat)

    def _drop(self, seat: int) -> None:
        if (one := self._waiting.pop(seat, None)) is not None:
            self._minds.drop(one.asked)
        self._given.pop(seat, None)


def _mind(question: Question) -> Mind[Any]:
    mind = games.mind(question.game)
    assert mind is not None, "it has been thought about"
    return mind


def _place(seat: int) -> str:
    """That it is thought about is not told any more once the advice is there."""
    return f"advice {seat}"


def apart(advice: Thought) -> list[Valued]:
    """The choices, best first, without those that come to the same as one before them and are about as good."""
    mind, state = _mind(advice.question), advice.question.state
    told, known = list[Valued](), dict[Hashable, Valued]()
    for one in advice.opinion.choices:
        what = mind.outcome(state, one.move)
        if what not in known or not alike(known[what], one):
            known[what] = one
            told.append(one)
    return told


def alike(best: Valued, other: Valued) -> bool:
    """Whether an act is about as good as a better one: by points, or by what playouts can tell apart."""
    return best.value - other.value < max(AS_GOOD_POINTS, ERRORS * standard_error(best, other))
