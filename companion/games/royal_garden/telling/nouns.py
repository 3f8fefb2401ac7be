"""How the game's things are named, as phrases without words."""

from __future__ import annotations

from companion.core.model import Phrase
from companion.games.royal_garden.rules import acts
from companion.games.royal_garden.rules.kingdom import number_of
from companion.games.royal_garden.rules.score import CASTLE, KINDS, TERRAINS
from companion.games.royal_garden.rules.state import State


def noun(kind: str) -> Phrase:
    """How a kind is named: rg-half{terrain, crowns}, rg-castle, or rg-unknown-kind{kind}."""
    if kind == CASTLE:
        return Phrase("rg-castle")
    if kind in KINDS:
        return Phrase("rg-half", {"terrain": TERRAINS[kind[0]], "crowns": int(kind[1])})
    return Phrase("rg-unknown-kind", {"kind": kind})


def called(state: State, action: str, kind: str, token: str) -> tuple[Phrase | str, ...]:
    """A number to choose: a player's name, a castle, a domino's number and halves; empty for everything else."""
    if kind != "number" or not token.isdecimal():
        return ()
    if action == acts.LOTS:
        return (state.name(int(token)),)
    if action == acts.CASTLE:
        return token, thing(f"castle {token}")
    halves = state.dominoes.get(int(token), ())
    return (token, *map(noun, halves)) if halves else ()


def thing(name: str) -> Phrase:
    """How an object is named: rg-domino{number}, rg-castle-thing{number}, or rg-other-thing{name}."""
    if (number := number_of(name, "domino")) is not None:
        return Phrase("rg-domino", {"number": number})
    if (number := number_of(name, "castle")) is not None:
        return Phrase("rg-castle-thing", {"number": number})
    return Phrase("rg-other-thing", {"name": name})
