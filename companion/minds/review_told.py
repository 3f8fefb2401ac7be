"""What a review tells of one choice: what was done, what lay there, what was better, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from companion.core.model import Announcement, Fact, Move, Phrase, Problem, Topic
from companion.games.api import Game
from companion.games.thinking import Mind
from companion.minds.review import Costly, TrialWorth, tried
from companion.play.referee import asked, trouble

REASONS_MOST = 2
NOT_THEN = ("why", "last", "open", "changed", "waiting")
"""Questions of every game about a table where it goes on."""


class ChoiceTold:
    """One choice of a review, for whoever asks. names: number of each player -> name."""

    def __init__(self, game: Game[Any], mind: Mind[Any], names: Mapping[int, str], choice: Costly) -> None:
        self._game, self._mind, self._names, self._choice = game, mind, names, choice
        self._state, self._player = choice.decision.state, choice.decision.player

    @property
    def played(self) -> Phrase:
        """What was done, and what it cost."""
        return Phrase("review-played", {**self._facts, "points": self._points})

    @property
    def best(self) -> Phrase:
        """What was better."""
        return Phrase("review-best", {"choice": self._best, "points": self._points})

    @property
    def why(self) -> Phrase:
        """Why it was, at most two reasons."""
        return Phrase("review-why", {"choice": self._best, "reasons": self._reasons})

    @property
    def whole(self) -> Phrase:
        """All of it, for the eye."""
        facts = {**self._facts, "choice": self._best, "points": self._points, "reasons": self._reasons}
        return Phrase("review-whole", facts)

    @property
    def due(self) -> list[Announcement]:
        """What the player had to do."""
        return asked.waiting(self._game.awaited(self._state), self._player)

    @property
    def questions(self) -> tuple[str, ...]:
        """Commands of the questions that tell what lay there and was on offer."""
        return self._game.position

    def answer(self, question: str, onward: str) -> list[Announcement]:
        """The game's answer to a question at that moment; none to one about a table where it goes on.

        onward: what asks for the next part of a long answer, before the number of its first item.
        """
        subject, text = asked.subject_of(question, self._player)
        if text.split()[0] in NOT_THEN:
            return []
        found = self._parts(text, asked.subject_of(onward, self._player)[1], subject)
        return asked.to_asker(found, self._player, subject, self._names)

    def tried(self, act: str) -> Announcement:
        """What an act is worth in place of the one played, or why it cannot be. act: without its player."""
        game, state = self._game, self._state
        parsed = game.parse(state, f"{self._player} {act}")
        problems = game.judge(state, parsed) if isinstance(parsed, Move) else parsed
        if not isinstance(parsed, Move) or problems:
            return _refused(problems)
        return self.laid(parsed)

    def laid(self, move: Move) -> Announcement:
        """What a legal act is worth."""
        found = tried(self._game, self._choice, move)
        topic = Topic.PLACED if found in (TrialWorth.GOOD, TrialWorth.NEARLY) else Topic.NONE
        return Announcement(f"review-{found}", topic=topic)

    @property
    def _points(self) -> int:
        return round(self._choice.cost)

    @property
    def _best(self) -> Phrase:
        return self._mind.choice(self._state, self._choice.best.move)

    @property
    def _facts(self) -> dict[str, Fact]:
        act = self._game.act(self._state, self._choice.decision.move)
        return {"round": self._game.round(self._state), "act": act}

    @property
    def _reasons(self) -> tuple[Phrase, ...]:
        moves = self._choice.best.move, self._choice.decision.move
        return tuple(one.told for one in self._mind.reasons(self._state, *moves)[:REASONS_MOST])

    def _parts(self, question: str, onward: str, subject: int) -> list[Announcement]:
        """An answer with all that it leaves for later, as if nothing were left."""
        found: list[Announcement] = []
        told = self._game.answer(self._state, question, subject)
        while (after := _after(told)) > 1:
            found += [replace(one, facts={**one.facts, "more": 0}) for one in told]
            told = self._game.answer(self._state, f"{onward} {after}", subject)
        return [*found, *told]


def _after(told: Sequence[Announcement]) -> int:
    """The item that the next part of an answer begins with; 0 where nothing is left."""
    facts = {name: fact for one in told for name, fact in one.facts.items() if isinstance(fact, int)}
    left = facts.get("more", 0) > 0 and "first" in facts
    return facts["first"] + facts.get("step", asked.AT_ONCE) if left else 0


def _refused(problems: Sequence[Problem]) -> Announcement:
    return trouble.refusal(trouble.whose("told", "", 0), problems)
