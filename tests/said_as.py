"""How each sentence of the referee is said: of what kind, about what, and which one that still waits it replaces.

A hearer notices each of these: an IMPORTANT sentence goes before others and stops a long one, a topic has a short
sound of its own and can be turned off, and of two sentences that replace one another only the newer is heard.
"""

from __future__ import annotations

from collections.abc import Collection

from companion.core.model import Announcement, Kind, Topic
from tests.language_support import entries

_CAREFUL = """
    careful careful-announced careful-more careful-reason careful-two half-over-edge half-placed knocked
    cell-askew cell-flapping cell-foreign cell-stuck cell-unknown cell-unsure cells-ambiguous thing-twice
    put-back put-elsewhere put-next take-away
"""
_WAYS: dict[str, tuple[Kind, Topic, str]] = {
    _CAREFUL: (Kind.IMPORTANT, Topic.CAREFUL, "trouble"),
    "board-fault row-fault square-fault cell-fault": (Kind.IMPORTANT, Topic.CAREFUL, "fault"),
    "board-faults": (Kind.IMPORTANT, Topic.CAREFUL, "faults"),
    "cell-strong-field": (Kind.IMPORTANT, Topic.CAREFUL, "strong"),
    "board-lost board-flood tray-lost tray-flood": (Kind.IMPORTANT, Topic.LOST, "lost"),
    "board-fault-cleared row-fault-cleared": (Kind.MESSAGE, Topic.READY, "fault"),
    "square-fault-cleared cell-fault-cleared": (Kind.MESSAGE, Topic.READY, "fault"),
    "board-faults-over": (Kind.MESSAGE, Topic.READY, "faults"),
    "board-back board-back-bare board-back-changed": (Kind.MESSAGE, Topic.READY, "lost"),
    "board-cleared tray-cleared restored": (Kind.MESSAGE, Topic.READY, "trouble"),
    "board-ready board-old tray-ready": (Kind.MESSAGE, Topic.READY, ""),
    "put-right": (Kind.MESSAGE, Topic.LIFTED, "trouble"),
    "taken-back undone undone-act undone-lift undone-lift-next undone-next": (Kind.MESSAGE, Topic.LIFTED, ""),
    "made-final": (Kind.MESSAGE, Topic.FINAL, ""),
    "lay-it waiting-for clear-boards": (Kind.MESSAGE, Topic.TURN, ""),
}
SAID_AS = {key: way for keys, way in _WAYS.items() for key in keys.split()}
"""Key -> kind, topic and what it replaces: the sentences of that name about the same board, "" for none."""

BESIDE = {"take-away": {""}, "knocked": {"knocked"}}
"""What else some may replace: each piece that is to be taken away is said, and so is a second knock."""
TOLD = {"told", "dealer"}
"""What stands for a board in what is said of typed acts."""


def check(one: Announcement, asker: int, boards: Collection[str]) -> None:
    """Fail where a sentence is said otherwise, or with other facts than its message names.

    asker: seat of whoever asked, as far as somebody did.
    """
    if one.kind is Kind.ANSWER:
        assert (one.seat, one.coalesce) == (asker, ""), one
    if one.key not in SAID_AS:
        return
    assert set(one.facts) == set(entries("en")[one.key].facts) and None not in one.facts.values(), one
    kind, topic, replaces = SAID_AS[one.key]
    assert one.topic is topic and one.kind in (kind, Kind.ANSWER), one
    if one.kind is not Kind.ANSWER:
        what, _, rest = (one.coalesce or "").partition(":")
        assert what in {replaces, *BESIDE.get(one.key, ())}, one
        assert what == rest == "" or rest.partition(":")[0] in {*boards, *TOLD}, one


_UNDONE = """
    dialogue-unfit key-unknown key-which key-word-none list-begins list-over question-over whose-act
    rg-which-domino rg-whose-board
"""
NOTHING_DONE = frozenset(_UNDONE.split())
"""Answers to a line that was no command, or not yet a whole one: they are about nothing, and have no sound."""


def check_answer(one: Announcement, asker: int) -> None:
    """Fail where what a keyboard is told at once is no answer to its asker, or is about something else."""
    assert (one.kind, one.seat, one.coalesce) == (Kind.ANSWER, asker, ""), one
    nothing_done = one.key in NOTHING_DONE or one.key.startswith("key-needs")
    careful = one.key.startswith(("confirm-", "careful"))
    assert one.topic is (Topic.CAREFUL if careful else Topic.NONE if nothing_done else Topic.OTHER), one
