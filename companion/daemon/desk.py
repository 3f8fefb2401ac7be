"""What is typed and pressed: understood, asked back where it cannot be undone, then handed to the match or obeyed.

Each keyboard, keypad, joined terminal and board is a source with a memory of its own: what it is to repeat before
it is done, and whether its keys are only explained.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from companion import keys
from companion.daemon.match import Match
from companion.keys import Incomplete, Meant, Unknown, Vocabulary
from companion.model import Act, Announcement, Fact, Kind, Phrase, Topic
from companion.referee.asked import AT_ONCE, subject_of
from companion.referee.ledger import Played
from companion.table import ASK, TELL, Input


@dataclass(frozen=True, slots=True)
class Asker:
    """Where a key was pressed: the source, its seat (0: the table's), and when."""

    source: str
    seat: int
    at_ms: int


Obey = Callable[[Meant, Asker], object]
"""Does a command about speech or program."""


@dataclass(slots=True)
class _Hand:
    """The memory of one source.

    pending: the command that waits to be typed a second time. begun: a key has been explained since the last line.
    """

    pending: str = ""
    learning: bool = False
    begun: bool = False


@dataclass(frozen=True, slots=True)
class _Page:
    """The part of a long answer that a seat has heard.

    question: without the number to go on from; "" for the list of commands, which no match answers.
    """

    question: str
    first: int
    more: int


class Desk:
    """Turns what is typed into inputs for the match.

    tell: says an announcement. obey: by name, what to do for commands of Act.HERE; `next` and `previous` come here
    only when no long answer is open.
    """

    def __init__(
        self,
        match: Match,
        vocabulary: Vocabulary,
        tell: Callable[[Announcement], None],
        obey: Mapping[str, Obey],
    ) -> None:
        self.vocabulary = vocabulary
        self._match = match
        self._tell = tell
        own: dict[str, Obey] = {
            "learn": self._learn,
            "commands": self._commands,
            "stop": lambda _meant, _asker: None,
        }
        self._obey = {**obey, **own}
        self._hands: dict[str, _Hand] = {}
        self._asked: dict[int, str] = {}
        self._pages: dict[int, _Page] = {}

    # ---- what comes in ---------------------------------------------------------------------------------------

    def typed(self, line: str, asker: Asker) -> list[Input]:
        """A line that was typed, or digits that were entered."""
        return self._take(keys.understand(line, self.vocabulary), asker)

    def pressed(self, name: str, asker: Asker) -> list[Input]:
        """A button of a board; nothing where it has no meaning."""
        command = keys.button(name)
        return self._take(keys.understand(command, self.vocabulary), asker) if command else []

    def key(self, char: str, asker: Asker) -> None:
        """A single key: explained while its source is learning; an Enter by its line, if there is one."""
        hand = self._hand(asker)
        if (
            hand.learning
            and not (char == "\n" and hand.begun)
            and (phrase := self.vocabulary.key(char)) is not None
        ):
            hand.begun = True
            self._answer(phrase, asker)

    def gone(self, source: str) -> None:
        """A keyboard is gone: what it was to repeat is forgotten."""
        self._hands.pop(source, None)

    def heard(self, told: Iterable[Announcement]) -> None:
        """Answers on their way out: what is left of a long one can be asked for with next."""
        for one in told:
            if one.kind is not Kind.ANSWER or one.seat not in self._asked:
                continue
            inner = one.facts.get("what")
            facts = inner.facts if isinstance(inner, Phrase) else one.facts
            first, more = facts.get("first"), facts.get("more")
            self._pages.pop(one.seat, None)
            if isinstance(first, int) and isinstance(more, int) and (more or first > 1):
                self._pages[one.seat] = _Page(self._asked[one.seat], first, more)

    def pending(self, source: str) -> str:
        """The command that this source must type again, "" for none."""
        hand = self._hands.get(source)
        return hand.pending if hand else ""

    def has_more(self, seat: int) -> bool:
        """Whether a long answer can be gone on with."""
        return seat in self._pages

    # ---- what it means ---------------------------------------------------------------------------------------

    def _take(self, meant: Meant | Unknown | Incomplete | None, asker: Asker) -> list[Input]:
        hand = self._hand(asker)
        pending, hand.pending, hand.begun = hand.pending, "", False
        if hand.learning and not (isinstance(meant, Meant) and meant.command.name == "learn"):
            if meant is not None:
                self._answer(self.vocabulary.explain(meant), asker)
            return []
        if isinstance(meant, Meant) and self._is_nobodys(meant, asker):
            self._answer(Phrase("whose-act"), asker, Topic.NONE)
            return []
        if isinstance(meant, Meant):
            if self._asks_twice(meant, asker) and pending != meant.text:
                hand.pending = meant.text
                self._answer(
                    Phrase(f"confirm-{meant.command.name}", self._named(meant, asker)), asker, Topic.CAREFUL
                )
                return []
            if pending and meant.command.name == "stop":
                self._answer(Phrase("not-done"), asker)
            return self._do(meant, asker)
        if meant is None:
            if pending:
                self._answer(Phrase("not-done"), asker)
            return []
        self._answer(self.vocabulary.explain(meant), asker, Topic.NONE)
        return []

    def _do(self, meant: Meant, asker: Asker) -> list[Input]:
        name = meant.command.name
        page = self._pages.get(asker.seat)
        if name in ("next", "previous") and page is not None:
            return self._turn(page, name, asker)
        if meant.command.act is Act.HERE:
            self._obey[name](meant, asker)
            return []
        self._pages.pop(asker.seat, None)
        if meant.command.act is Act.ASK:
            self._asked[asker.seat] = _without_start(meant)
            return [self._input(ASK, meant.text, asker)]
        return [self._input(TELL, meant.text, asker)]

    def _turn(self, page: _Page, name: str, asker: Asker) -> list[Input]:
        """Go on with a long answer, or back; past its ends the list is left."""
        first = page.first + (AT_ONCE if name == "next" else -AT_ONCE)
        if (name == "next" and not page.more) or first < 1:
            del self._pages[asker.seat]
            self._answer(Phrase("list-over" if name == "next" else "list-begins"), asker, Topic.NONE)
            return []
        if not page.question:
            self._list_commands(first, asker)
            return []
        return [self._input(ASK, f"{page.question} {first}", asker)]

    def _is_nobodys(self, meant: Meant, asker: Asker) -> bool:
        """Whether an act with a piece is told without whose it is, at a keyboard of the whole table."""
        told = meant.command.act is Act.TELL and bool(meant.command.args)
        return told and max(meant.subject, asker.seat) <= 0 and len(self._match.table.setup.players) > 1

    def _asks_twice(self, meant: Meant, asker: Asker) -> bool:
        """Whether it is done only when typed again: what cannot be undone, and undoing another's act."""
        if meant.command.name != "undo":
            return meant.command.asks_twice
        if len(self._match.table.setup.players) == 1:
            return False
        others = meant.subject not in (0, asker.seat) if asker.seat else meant.subject <= 0
        return others and self._undone(meant, asker) is not None

    def _named(self, meant: Meant, asker: Asker) -> dict[str, Fact]:
        """What a question before an act names: the number of a domino, or whose act of which object is undone."""
        if meant.command.name == "discard":
            return {"number": int(meant.args[0])}
        entry = self._undone(meant, asker) if meant.command.name == "undo" else None
        return {} if entry is None else self._match.table.referee.named(entry)

    def _undone(self, meant: Meant, asker: Asker) -> Played | None:
        """The act that undo would take back, None where there is none."""
        player = max(meant.subject, 0) or (0 if meant.subject else asker.seat)
        entries = self._match.table.referee.ledger.open_moves(player)
        return entries[-1] if entries else None

    def _learn(self, _meant: Meant, asker: Asker) -> None:
        hand = self._hand(asker)
        hand.learning = not hand.learning
        self._answer(Phrase("learning-begins" if hand.learning else "learning-ends"), asker)

    def _commands(self, _meant: Meant, asker: Asker) -> None:
        self._list_commands(1, asker)

    def _list_commands(self, first: int, asker: Asker) -> None:
        """Every command, three at a time."""
        names = [command.name for command in self.vocabulary.commands]
        items = tuple(self.vocabulary.does(name) for name in names[first - 1 : first - 1 + AT_ONCE])
        more = len(names) - (first - 1) - len(items)
        facts: dict[str, Fact] = {"count": len(names), "first": first, "items": items, "more": more}
        self._pages[asker.seat] = _Page("", first, more)
        self._answer(Phrase("commands-listed", facts), asker)

    # ---- small things ----------------------------------------------------------------------------------------

    def _hand(self, asker: Asker) -> _Hand:
        return self._hands.setdefault(asker.source, _Hand())

    def _input(self, word: str, text: str, asker: Asker) -> Input:
        return Input(asker.at_ms, asker.source, f"{word} {text}", asker.seat)

    def _answer(self, phrase: Phrase, asker: Asker, topic: Topic = Topic.OTHER) -> None:
        self._tell(Announcement(phrase.key, phrase.facts, Kind.ANSWER, seat=asker.seat, topic=topic))


def _without_start(meant: Meant) -> str:
    """A question without the number of the item to go on from."""
    needed = sum(not arg.endswith("?") for arg in meant.command.args)
    left = len(meant.args) - needed
    return " ".join(meant.text.split()[:-left]) if left > 0 else meant.text


def help_now(match: Match, desk: Desk, asker: Asker) -> list[Announcement]:
    """Help for this moment: what waits for an answer or a move, and the commands that serve now."""
    referee = match.table.referee
    pending = desk.pending(asker.source)
    names: list[str] = []
    if pending:
        _, text = subject_of(pending, asker.seat)
        names.append(text.split()[0])
    if desk.has_more(asker.seat):
        names += ["next", "previous"]
    if any(view.startswith("trouble") and signature for view, signature in referee.facts().items()):
        names.append("why")
    if referee.ledger.open_moves(asker.seat):
        names += ["confirm", "undo"]
    names += ["waiting", "score", "here", "fits", "repeat", "learn", "commands"]
    acts = tuple(one.act for one in referee.game.awaited(referee.state))
    told = [Announcement("help-waits", {"items": acts[:AT_ONCE]})] if acts else []
    offered = tuple(desk.vocabulary.does(name) for name in dict.fromkeys(names) if desk.vocabulary.has(name))
    told.append(Announcement("help-now", {"items": offered[: 2 * AT_ONCE]}))
    columns: tuple[Fact, ...] = tuple(
        Phrase("column", {"column": one}) for one in range(1, match.table.setup.columns + 1)
    )
    told.append(Announcement("cell-names", {"columns": columns}))
    return [replace(one, kind=Kind.ANSWER, seat=asker.seat) for one in told]
