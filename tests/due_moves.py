"""What a match waits for, done: chance by its weights, what is confirmed, and what a player chooses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.games.api import Game
from companion.play.dealer import Dealer


def due_move(game: Game[Any], state: Any, dealer: Dealer, choose: Callable[[int], Any]) -> Any:
    """The next move of a match that is not over. choose: the move of a player, by the player's number."""
    player = chooser(game, state)
    if player is not None:
        return choose(player)
    due = game.awaited(state)[0]
    return dealer.weighted(due.chance) if due.chance else due.confirms


def chooser(game: Game[Any], state: Any) -> int | None:
    """The player whose choice a match waits for; None where it waits for chance or a confirmation."""
    due = game.awaited(state)[0]
    return None if due.chance or due.confirms is not None else due.player


def legal(game: Game[Any], state: Any, player: int) -> list[Any]:
    """Every move that a player may make now."""
    return [one for one in game.moves(state) if one.player == player]


def any_legal(game: Game[Any], state: Any, dealer: Dealer, player: int) -> Any:
    """One of these, each as likely."""
    return dealer.choose(legal(game, state, player))
