"""`companion score --rounds`: a game without electronics, counted from what is typed, round by round."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from companion.commands.common import line
from companion.commands.counting import Asked
from companion.commands.rounds_names import declined, names_of_players
from companion.commands.rounds_store import Newer, Store, Stored
from companion.commands.talk import Talk, talking
from companion.errors import CountError, FileError
from companion.games.azul import rounds
from companion.games.azul.editions import DISPLAYS, FLOOR, Edition, column_of
from companion.games.azul.finished import LETTERS
from companion.games.azul.report import report
from companion.games.azul.rounds import FLOORS, LINES, OVER, Count, Turn
from companion.keys.lines import clean
from companion.keys.row import as_digits, is_digits
from companion.keys.vocabulary import fold
from companion.model import Fact, Phrase, Problem

if TYPE_CHECKING:
    from companion.commands.common import Here
    from companion.games.azul.state import Gain

SIGNS = {"-": "undo", "*": "why", "/": "score", "?": "help"}
"""Signs of a keypad that are commands here; digits are all needed for answers."""

WORDS = {
    "undo": "command-undo",
    "why": "command-why",
    "score": "command-score",
    "wall": "command-az-wall",
    "repeat": "command-repeat",
    "help": "command-help",
    "end": "command-end",
    "quit": "command-quit",
}
"""Command -> message with its words; the English name and a letter are understood in every language."""
NAMED = ("wall", "repeat", "end", "quit")
"""Those that have no sign."""

INTERRUPTED = 130
_APART = re.compile(r"[\s.,]+")
_PART = re.compile(r"([0-9]*)(.*)")


def count_rounds(asked: Asked, edition: Edition, reverse: bool) -> None:
    """Count a game with whoever types. CompanionError; ends the command with 130 after Control and C."""
    if asked.as_json:
        raise CountError("az-rounds-json", edition=edition.name, option="--json")
    where = asked.where()
    store = Store(where.places.data / f"rounds_{edition.name}.json", edition.name)
    try:
        kept = store.load()
    except Newer:
        raise FileError("az-rounds-newer", edition=edition.name, file=str(store.path)) from None
    with talking(where, asked.text, asked.wav) as talk:
        try:
            dialogue = _begun(where, talk, store, kept, edition, reverse)
            if dialogue is not None:
                dialogue.run()
        except KeyboardInterrupt:
            talk.hush()
            line(where.phrases.write("az-rounds-kept", {"edition": edition.name}))
            raise SystemExit(INTERRUPTED) from None


def _begun(
    where: Here, talk: Talk, store: Store, kept: Stored | None, edition: Edition, reverse: bool
) -> Dialogue | None:
    """A kept count taken up again, or a new one; None where nobody answers to the end."""
    if store.aside:
        talk.say("az-rounds-damaged", edition=edition.name, file=str(store.path), aside=store.aside)
    if kept is not None:
        try:
            found = rounds.fold(rounds.start(edition, kept.players, kept.reverse), kept.entries)
        except ValueError:
            aside = store.put_aside()
            talk.say("az-rounds-damaged", edition=edition.name, file=str(store.path), aside=aside)
        else:
            talk.say("az-rounds-resume", edition=edition.name, players=found.names, round=found.round)
            answer = talk.listen()
            if answer is None:
                return None
            if not declined(where, answer):
                return Dialogue(where, talk, store, found, list(kept.entries))
    names = names_of_players(where, talk, DISPLAYS)
    return None if names is None else Dialogue(where, talk, store, rounds.start(edition, names, reverse), [])


class Dialogue:
    """One count and who types it. Every entry lasts before the next question is asked."""

    def __init__(self, where: Here, talk: Talk, store: Store, count: Count, entries: list[str]) -> None:
        self._talk = talk
        self._store = store
        self._empty = rounds.start(count.edition, count.names, count.reverse)
        self._count = count
        self._entries = entries
        self._unsaved = False
        part = where.phrases.part
        self._words = {fold(word.strip()): name for name, key in WORDS.items() for word in part(key).split(",")}
        self._words |= {name: name for name in WORDS} | {name[0]: name for name in ("undo", "score", "repeat")}
        self._words |= {"i": "why", "t": "help", "e": "end", "q": "quit"}
        self._spoken = tuple(part(WORDS[name]).split(",")[0].strip() for name in NAMED)
        self._colours = self._typed_colours(part)
        self._commands = {
            "undo": self._undo,
            "why": self._why,
            "score": self._points,
            "wall": self._wall,
            "repeat": self._ask,
            "help": self._help,
        }

    def run(self) -> None:
        """Ask and listen until the count is closed, left, or nobody types any more."""
        edition = self._count.edition
        digits = tuple(
            Phrase("colour-digit", {"colour": word, "number": number}) for word, number in edition.numbers.items()
        )
        self._say("az-rounds-begin", reverse=int(self._count.reverse), items=digits)
        if self._entries:
            self._points()
        self._ask()
        while (typed := self._talk.listen()) is not None:
            if not self._take(clean(typed)):
                break
        if self._count.due == OVER:
            self._store.remove()
        else:
            self._say("az-rounds-kept")

    # ---- what is typed ---------------------------------------------------------------------------------------

    def _take(self, text: str) -> bool:
        """One line; false when it was the last."""
        typed = text and is_digits(text)  # on the Czech top row é is nought and no word
        name = SIGNS.get(text) or ("" if typed else self._words.get(fold(text), ""))
        if name == "quit" or (not text and self._count.due == OVER):
            return False
        if name == "end":
            self._enter("end", text)
        elif name:
            self._commands[name]()
        elif self._count.due == LINES:
            self._enter("done" if text in ("", "0") or as_digits(text) == "0" else self._tile(text), text)
        elif self._count.due == FLOORS:
            digits = as_digits(text) or "0"
            fits = digits.isascii() and digits.isdecimal() and int(digits) <= rounds.MOST_THINGS
            self._enter(f"floor {int(digits)}" if fits else "", text)
        else:
            self._unfit(text)
        return True

    def _tile(self, text: str) -> str:
        """The entry of a tile: line, on the reverse side column, and colour; "" for anything else."""
        tokens: list[str] = []
        for field in filter(None, _APART.split(text)):
            plain = as_digits(field) if is_digits(field) else field
            found = _PART.fullmatch(plain)
            if found is None:
                return ""
            tokens += [*found[1], *([found[2]] if found[2] else [])]
        *numbers, last = tokens or [""]
        colour = self._colours.get(fold(last), 0)
        if not colour or len(numbers) != 1 + self._count.reverse or any(one not in "12345" for one in numbers):
            return ""
        row = int(numbers[0])
        column = int(numbers[1]) if self._count.reverse else column_of(row - 1, colour) + 1
        return f"tile {row} {column} {colour}"

    def _enter(self, entry: str, text: str) -> None:
        """Play an entry, keep it and tell what it makes; refuse what cannot be with its reason."""
        before = self._count
        try:
            after = rounds.play(before, entry) if entry else None
        except ValueError:
            after = None
        if after is None:
            self._unfit(text)
        elif isinstance(after, Problem):
            self._talk.say(after.key, **after.facts)
        else:
            self._count = after
            self._entries.append(entry)
            self._keep()
            self._follows(before, entry)

    def _unfit(self, text: str) -> None:
        due, reverse = self._count.due, int(self._count.reverse)
        self._say("az-rounds-unfit", text=text, due=due, reverse=reverse)

    def _typed_colours(self, part: Callable[[str], str]) -> dict[str, int]:
        """Digit, letter or word of a colour, folded -> its number."""
        edition = self._count.edition
        known: dict[str, int] = {}
        for letter, word in LETTERS[edition.name].items():
            number = edition.numbers[word]
            words = [str(number), letter, word, *part(f"colour-typed-{word}").split(",")]
            known |= {fold(one.strip()): number for one in words}
        return known

    # ---- what follows ----------------------------------------------------------------------------------------

    def _follows(self, before: Count, entry: str) -> None:
        word = entry.partition(" ")[0]
        if word == "tile":
            self._told_tile(before)
            return
        if word == "floor" and self._count.last is not None:
            self._told_turn(before, self._count.last)
        if self._count.due == OVER:
            for one in report(self._count.counted()):
                self._talk.say(one.key, **one.facts)
        self._ask()

    def _told_tile(self, before: Count) -> None:
        """Its points first; then what it has changed for lines below it, and a row that is complete now."""
        row, column, colour = self._count.laid[-1]
        known = {gain.row: gain.points for gain in before.gains}
        word = self._count.edition.word(colour)
        points = {gain.row: gain.points for gain in self._count.gains}
        facts: dict[str, Fact] = {"row": row + 1, "column": column + 1, "colour": word}
        self._say("az-rounds-tile", points=points[row], reverse=int(self._count.reverse), **facts)
        for other, was in sorted(known.items()):
            if points[other] != was:
                self._say("az-rounds-recount", row=other + 1, points=points[other])
        if all(self._count.wall[row]):
            self._say("az-rounds-row-complete", player=self._count.player, row=row + 1)

    def _told_turn(self, before: Count, turn: Turn) -> None:
        if turn.things > FLOOR:
            self._say("az-rounds-floor-full", things=turn.things, most=FLOOR)
        limited = before.points[turn.player] + turn.won < turn.cost
        facts: dict[str, Fact] = {"total": turn.after, "won": turn.won, "cost": turn.cost, "limited": int(limited)}
        self._say("az-rounds-turn", player=self._count.names[turn.player], **facts)
        if self._count.round > before.round or self._count.due == OVER:
            self._say("az-rounds-round", round=before.round)

    def _ask(self) -> None:
        """What is due now."""
        count = self._count
        if count.due == LINES:
            self._say("az-rounds-lines", player=count.player, round=count.round, reverse=int(count.reverse))
        elif count.due == FLOORS:
            self._say("az-rounds-floor", player=count.player)
        else:
            self._say("az-rounds-closing")

    # ---- commands --------------------------------------------------------------------------------------------

    def _undo(self) -> None:
        if not self._entries:
            self._say("az-rounds-nothing")
            return
        word, *numbers = self._entries.pop().split()
        self._count = rounds.fold(self._empty, self._entries)
        self._keep()
        row, things = (int(numbers[0]) if word == one else 0 for one in ("tile", "floor"))
        colour = self._count.edition.word(int(numbers[2]) if word == "tile" else 1)
        facts: dict[str, Fact] = {"row": row, "things": things, "colour": colour}
        self._say("az-rounds-undone", what=word, player=self._count.player, **facts)
        self._ask()

    def _why(self) -> None:
        """The tiles of this turn, else of the one before, and its floor."""
        count, turn = self._count, self._count.last
        items = [_reason(count, gain) for gain in count.gains]
        player = count.player
        if not items and turn is not None:
            player = count.names[turn.player]
            items = [_reason(count, gain) for gain in turn.gains]
            if turn.things:
                facts = count.facts(things=turn.things, cost=turn.cost)
                items.append(Phrase("az-rounds-reason-floor", facts))
        if items:
            self._say("az-rounds-why", player=player, items=tuple(items))
        else:
            self._say("az-rounds-why-none")

    def _points(self) -> None:
        for name, points in zip(self._count.names, self._count.points, strict=True):
            self._say("az-rounds-points", player=name, total=points)

    def _wall(self) -> None:
        count = self._count
        for row, cells in enumerate(count.wall, start=1):
            items = tuple(
                Phrase(
                    "az-rounds-wall-cell",
                    count.facts(colour=count.edition.word(colour), column=column, reverse=int(count.reverse)),
                )
                for column, colour in enumerate(cells, start=1)
                if colour
            )
            self._say("az-rounds-wall-row", row=row, items=items)

    def _help(self) -> None:
        self._say("az-rounds-help", words=self._spoken)
        self._ask()

    # ---- small things ----------------------------------------------------------------------------------------

    def _keep(self) -> None:
        """Write the count down; that it cannot be is told once."""
        count = self._count
        kept = self._store.save(Stored(count.names, count.reverse, tuple(self._entries)))
        if not kept and not self._unsaved:
            self._say("az-rounds-unsaved", file=str(self._store.path))
        self._unsaved = not kept

    def _say(self, key: str, **facts: Fact) -> None:
        self._talk.say(key, **self._count.facts(**facts))


def _reason(count: Count, gain: Gain) -> Phrase:
    facts = count.facts(row=gain.row + 1, colour=count.edition.word(gain.colour), points=gain.points)
    return Phrase("az-rounds-reason", {**facts, "across": gain.across, "down": gain.down})
