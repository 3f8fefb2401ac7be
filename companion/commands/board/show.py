"""`companion board show`: what the sensors read, in words and in millitesla."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from companion.commands.board.options import board_options
from companion.commands.common import fail, here, language_options
from companion.errors import CompanionError

if TYPE_CHECKING:
    from companion.commands.board.asking import AtHand
    from companion.commands.board.choosing import Say
    from companion.protocol import Hello


@click.command("show")
@click.argument("cell", required=False)
@click.option("--all", "every", is_flag=True, help="Tell the empty cells too.")
@board_options
@language_options
def command(
    cell: str | None, every: bool, ports: tuple[str, ...], uid: str, lang: str | None, level: str | None
) -> None:
    """Tell what each sensor of a CELL reads, one a line: which pole points down, and how strong the field is.

    A cell is a letter and a number, such as B3. Without CELL all cells are told that are not empty, and how many
    those are.
    """
    from companion.commands.board.choosing import at_hand, teller

    try:
        where = here(lang, level)
        say = teller(where.phrases)
        with at_hand(where, ports, uid, say) as hand:
            words = list(hand.board.words)
            for number in _cells(hand.board.hello, cell, every, words):
                _show(hand, number, words[number], say)
            if cell is None:
                unsure = sum("?" in word for word in words)
                lying = sum(bool(word.strip("0")) for word in words)
                say("bench-show-sum", count=lying, unsure=unsure)
    except CompanionError as error:
        fail(error, lang)


def _cells(hello: Hello, named: str | None, every: bool, words: list[str]) -> list[int]:
    """The cells to tell. CompanionError bench-no-cell."""
    from companion.model import COLUMN_LETTERS

    if named is None:
        return [cell for cell, word in enumerate(words) if every or word.strip("0")]
    text = named.strip().upper()
    letter, number = text[:1], text[1:]
    x = COLUMN_LETTERS.find(letter) + 1 if letter else 0
    x = int(letter) if letter.isascii() and letter.isdigit() else x
    y = int(number) if number.isascii() and number.isdigit() and len(number) == 1 else 0
    if not (1 <= x <= hello.columns and 1 <= y <= hello.rows):
        raise CompanionError("bench-no-cell", text=named, columns=hello.columns, rows=hello.rows)
    return [(y - 1) * hello.columns + x - 1]


def _show(hand: AtHand, cell: int, word: str, say: Say) -> None:
    """One cell, a sensor a line. CompanionError."""
    from companion.commands.tiles import POLES, SITES
    from companion.model import Place
    from companion.protocol import Sensor

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
