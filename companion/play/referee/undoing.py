"""What an undo means, and what goes back with it."""

from __future__ import annotations

from companion.play.referee.ledger import Ledger, Played


def undoable(ledger: Ledger, player: int) -> Played | None:
    """The act that `undo` of a player, or (0) of anybody, means: the last open one of theirs, or of nobody's.

    The newest one of all, whoever's, where it is of a kind that anybody may tell for whoever is on turn.
    """
    opened = ledger.open_moves()
    anybodys = {one.name for one in ledger.game.commands if one.anybodys}
    if opened and opened[-1].move.action in anybodys:
        return opened[-1]
    mine = [one for one in opened if player in (0, one.move.player) or not one.move.player]
    return mine[-1] if mine else None


def led_to(ledger: Ledger, act: Played) -> list[Played] | None:
    """What goes back with an act, oldest first: nothing, or the chance after it; None where it cannot go.

    Chance goes back with an act of a player only where it could not have been without it, and where nothing else
    has been done since: it is the answer to an act that was a mistake.
    """
    if ledger.can_lose([act]):
        return []
    later = _since(ledger, act)
    return later if act.move.player and all(_by_chance(ledger, one) for one in later) else None


def undone(ledger: Ledger, player: int) -> tuple[Played, list[Played]] | None:
    """The act that `undo` of a player, or (0) of anybody, takes back, and what goes with it; None for nothing."""
    act = undoable(ledger, player)
    drawn = led_to(ledger, act) if act is not None else None
    return (act, drawn) if act is not None and drawn is not None else None


def agreeable(ledger: Ledger, seat: int) -> Played | None:
    """The act that all tables of a far match let a seat take back: its own last one, nothing drawn since."""
    found = undone(ledger, seat)
    if found is None or found[0].move.player != seat:
        return None
    act, _ = found
    return None if any(not one.move.player for one in _since(ledger, act)) else act


def _since(ledger: Ledger, act: Played) -> list[Played]:
    return [one for one in ledger.played if one.number > act.number]


def _by_chance(ledger: Ledger, entry: Played) -> bool:
    """Whether a standing act is what chance had to decide when it was played."""
    game, before = ledger.game, ledger.before(entry)
    due = [one.chance[0][0].action for one in game.awaited(before) if one.chance]
    return not entry.move.player and entry.move.action in due
