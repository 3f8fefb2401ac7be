"""What an act of a match makes worth saying: the act, what the draft makes of it, and whose act comes next."""

from __future__ import annotations

from companion.core.model import Announcement, Fact, Kind, Move, Phrase, Topic
from companion.games.royal_garden.rules import acts
from companion.games.royal_garden.rules.draft import Draft, DraftStep, Stand
from companion.games.royal_garden.rules.match import awaits, drafting, due_fits, is_last_game, offered
from companion.games.royal_garden.rules.points import game_standings, is_dynasty, standings
from companion.games.royal_garden.rules.ranking import final
from companion.games.royal_garden.rules.state import State
from companion.games.royal_garden.telling.tell import act_of, said_of


def tell(before: State, move: Move, after: State) -> list[Announcement]:
    """The act itself, then what follows from it, in the order of saying.

    Single draws are hints: the whole line is told when it is complete, and then always.
    """
    draft = drafting(after)
    if move.action == acts.END:
        return _over(before, after)
    if move.action == acts.DRAW:
        if draft.lacking:
            told = offered(after, acts.number_in(move))
            facts: dict[str, Fact] = {**told.facts, "left": draft.lacking}
            return [Announcement("rg-drawn", facts, Kind.HINT, coalesce="rg-drawn")]
        return [_offer(after), *_turn(before, move, after)]
    said = list(said_of(before, move, after)) if move.action in _LAID else []
    if not said:
        act = act_of(before, move)
        topic = Topic.PLACED if move.action == acts.CHOOSE else Topic.OTHER
        said = [Announcement(act.key, act.facts, topic=topic)]
    return said + _consequences(before, move, after) + _turn(before, move, after)


_LAID = (acts.CASTLE, acts.PLACE, acts.DISCARD)


def _offer(state: State) -> Announcement:
    """The newer line by number, each with whose king stands there."""
    items = tuple(offered(state, one.number, one.player) for one in drafting(state).new)
    facts: dict[str, Fact] = {"count": len(items), "items": items}
    return Announcement("rg-offer-new", facts, coalesce="rg-offer-new", topic=Topic.TURN)


def _consequences(before: State, move: Move, after: State) -> list[Announcement]:
    """Dominoes out of the game that nobody chose, acts for players who are gone, and the end of a round."""
    was, now = drafting(before), drafting(after)
    said = []
    if move.action in (acts.CHOOSE, acts.PLACE, acts.DISCARD, acts.LEAVE):
        for stand in _chosen_for_gone(was, move, now):
            facts = {**offered(after, stand.number).facts, "player": after.name(stand.player)}
            said.append(Announcement("rg-chosen", facts))
        for number in sorted(set(now.removed) - set(was.removed)):
            said.append(Announcement("rg-unchosen", {"number": number}))
    turned = now.round > was.round or (now.step is DraftStep.DRAW and was.step is not DraftStep.DRAW)
    if was.round and turned:
        said.append(_round_end(was))
    return said


def _round_end(draft: Draft) -> Announcement:
    facts: dict[str, Fact] = {"round": draft.round, "left": draft.rounds_left, "count": draft.plan.line}
    facts["last"] = int(draft.rounds_left == 1)
    return Announcement("rg-round-end", facts)


def _chosen_for_gone(was: Draft, move: Move, now: Draft) -> list[Stand]:
    """Kings of players who have left the table that have moved by themselves."""
    stood = {one for one in (*was.new, *was.old) if one.player}
    mine = {Stand(acts.number_in(move), move.player)} if move.action == acts.CHOOSE else set()
    return [one for one in (*now.old, *now.new) if one.player in now.gone and one not in stood | mine]


def _turn(before: State, move: Move, after: State) -> list[Announcement]:
    """Whose act comes next, where that is news: not while a player goes on to choose after placing."""
    was, now = drafting(before), drafting(after)
    if move.action == acts.CASTLE:
        if now.step is DraftStep.LOTS and all(kingdom.castle is not None for kingdom in after.kingdoms):
            return [_waits(after)]
        missing = now.step is DraftStep.PLACE and move.player == now.player
        return [_due(after, now)] if missing else []
    if now.step is DraftStep.OVER:
        return [Announcement("rg-over", {"last": int(is_last_game(after))}, topic=Topic.TURN)]
    if now.step in (DraftStep.DRAW, DraftStep.LOTS):
        first_over = not was.round and now.step is not was.step and was.step is DraftStep.CHOOSE
        return [_waits(after)] if first_over else []
    same = (was.step, was.player, was.number) == (now.step, now.player, now.number)
    if same and move.action in (acts.CORRECT, acts.LEAVE):
        return []
    return [_due(after, now)]


def _waits(state: State) -> Announcement:
    """What the match waits for, unless it has come before this is said, as what the companion draws has."""
    waits = awaits(state)
    return Announcement(waits.key, waits.facts, valid_while=("awaited", waits.key), topic=Topic.TURN)


def _due(state: State, draft: Draft) -> Announcement:
    """The act that is due, of the player on turn."""
    name: dict[str, Fact] = {"player": state.name(draft.player)}
    if draft.step is DraftStep.CHOOSE:
        free = tuple(offered(state, number) for number in draft.free)
        key = "rg-turn-king" if draft.acting else "rg-turn-choose"
        return Announcement(key, {**name, "count": len(free), "free": free}, topic=Topic.TURN)
    kingdom = state.kingdom(draft.player)
    castle = int(kingdom is not None and kingdom.castle is not None)
    nowhere = int(not due_fits(state, draft))
    facts = {**offered(state, draft.number).facts, **name, "castle": castle, "nowhere": nowhere}
    return Announcement("rg-turn-place", facts, topic=Topic.TURN)


def _over(before: State, after: State) -> list[Announcement]:
    """The ranking of the match; in Dynasty first that of the game, and before the third what comes next."""
    if not is_dynasty(before):
        return [Announcement("rg-final", final(standings(after), after.setup.names), topic=Topic.END)]
    game = len(before.past) + 1
    facts = {**final(game_standings(before), before.setup.names), "game": game}
    said = [Announcement("rg-game-over", facts, topic=Topic.END)]
    if after.ended:
        return [
            *said,
            Announcement(
                "rg-dynasty-over", final(standings(after), after.setup.names, sums=True), topic=Topic.END
            ),
        ]
    sums = tuple(
        Phrase("rg-dynasty-sum", {"player": before.setup.names[one.player], "total": one.total})
        for one in standings(before)
    )
    return [*said, Announcement("rg-dynasty-so-far", {"sums": sums, "game": game + 1}, topic=Topic.TURN)]
