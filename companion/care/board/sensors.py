"""What the sensors of a board read, in words and in millitesla."""

from __future__ import annotations

import re

from companion.care.board.asking import AtHand
from companion.care.board.choosing import SayPhrase, at_hand, teller
from companion.care.tiles.phrases import POLES, SITES
from companion.core.errors import CompanionError
from companion.core.model import COLUMN_LETTERS, Place
from companion.device.protocol import Hello, Sensor
from companion.evening.here import Here


def show(where: Here, cell: str | None, every: bool, ports: tuple[str, ...], uid: str) -> None:
    """Print what each sensor of a cell reads, without one of all that are not empty, or of all. CompanionError."""
    say = teller(where.phrases)
    with at_hand(where, ports, uid, say) as hand:
        words = list(hand.board.words)
        for number in _cells(hand.board.hello, cell, every, words):
            _show(hand, number, words[number], say)
        if cell is None:
            unsure = sum("?" in word for word in words)
            lying = sum(bool(word.strip("0")) for word in words)
            say("bench-show-sum", count=lying, unsure=unsure)


def _cells(hello: Hello, named: str | None, every: bool, words: list[str]) -> list[int]:
    """The cells to tell. CompanionError bench-no-cell."""
    if named is None:
        return [cell for cell, word in enumerate(words) if every or word.strip("0")]
    return [cell_called(hello, named)]


def cell_called(hello: Hello, named: str) -> int:
    """The number of the cell that is called so, as B3. CompanionError bench-no-cell."""
    found = re.fullmatch(rf"([{COLUMN_LETTERS}0-9])([0-9])", named.strip().upper())
    x, y = (COLUMN_LETTERS.find(found[1]) + 1 or int(found[1]), int(found[2])) if found else (0, 0)
    if not (1 <= x <= hello.columns and 1 <= y <= hello.rows):
        raise CompanionError("bench-no-cell", text=named, columns=hello.columns, rows=hello.rows)
    return (y - 1) * hello.columns + x - 1


def _show(hand: AtHand, cell: int, word: str, say: SayPhrase) -> None:
    """One cell, a sensor a line. CompanionError."""
    hello = hand.board.hello
    done, got = hand.order("sensors", cell)
    if not done.ok:
        raise CompanionError("bench-too-old", command="companion board flash")
    squares = hello.columns * hello.rows
    if cell < squares:
        say("bench-cell", cell=Place("", cell % hello.columns + 1, cell // hello.columns + 1))
    fields = {one.sensor: one.field_ut for one in got if isinstance(one, Sensor) and one.cell == cell}
    for sensor, field_ut in sorted(fields.items()):
        pole, strength = POLES[word[sensor : sensor + 1] or "?"], (abs(field_ut) + 500) // 1000
        if cell < squares:
            say("bench-field", site=SITES[sensor], pole=pole, field=strength)
        else:
            say("bench-king-field", number=cell - squares + 1, pole=pole, field=strength)
