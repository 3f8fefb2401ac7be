"""The whole match: which acts are due, which are legal, and what they change.

A match allows what free placement allows, in the order of the draft: lots, a line, choices, then king by king
(rulebook, "Průběh hry"). Chance comes in as acts of nobody: `lots` and `draw`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from companion.core.model import Fact, Laid, Move, Phrase, Problem
from companion.games.api import COMPANION, DRAW, Awaited
from companion.games.leaving import last_one, left_already
from companion.games.royal_garden.rules import acts
from companion.games.royal_garden.rules.draft import Draft, DraftStep
from companion.games.royal_garden.rules.fits import placements
from companion.games.royal_garden.rules.judge import LIFT, NUMBER, basics, castle_first, domino_facts, on_board
from companion.games.royal_garden.rules.kingdom import Kingdom
from companion.games.royal_garden.rules.points import totals
from companion.games.royal_garden.rules.state import State

TRAY = "tray"
"""The surface that the lines are laid on."""
KING = "king"
"""A king as a thing: the tray's sensors tell that one stands there, not whose it is."""
NOWHERE = 0
"""Number of a choice told by a king that stands over no domino."""
KINGS_ROWS = (5, 6)
"""Rows of the tray's king sensors: of the near line, of the far one."""


def drafting(state: State) -> Draft:
    """The draft of a match; ValueError in free placement."""
    if state.draft is None:
        raise ValueError(state)
    return state.draft


def is_last_game(state: State) -> bool:
    """Whether the game being played is the last of the match."""
    return len(state.past) + 1 == drafting(state).plan.games


# ---- the legal acts -------------------------------------------------------------------------------------------


def moves(state: State, things: Collection[str] | None = None) -> Iterator[Move]:
    """Every legal act that is due: castles, then what the draft waits for.

    things: only acts that lay one of these objects; told acts only without it. Repairs (`correct`, `leave`) are
    legal as well, but never due, so that they are not listed.
    """
    if state.ended:
        return
    yield from acts.castle_moves(state, things)
    draft = drafting(state)
    if draft.step is DraftStep.PLACE:
        yield from _placing(state, draft, things)
    elif things is None:
        yield from _told(state, draft)


def _placing(state: State, draft: Draft, things: Collection[str] | None) -> Iterator[Move]:
    """Laying the domino of the foremost king, and discarding it only where it fits nowhere (RG-58, RG-59)."""
    number, kingdom = draft.number, state.kingdom(draft.player)
    if kingdom is None or kingdom.castle is None or (things is not None and f"domino {number}" not in things):
        return
    spots = placements(kingdom, state.frame, *state.dominoes[number])
    for spot in spots:
        yield acts.place_move(draft.player, number, spot)
    if not spots and things is None:
        yield acts.discard_move(draft.player, number)


def _told(state: State, draft: Draft) -> Iterator[Move]:
    match draft.step:
        case DraftStep.LOTS | DraftStep.DRAW:
            yield from chances(state, draft)
        case DraftStep.CHOOSE:
            for number in draft.free:
                yield acts.told_move(draft.player, acts.CHOOSE, number)
        case DraftStep.OVER:
            yield acts.end_move()


def chances(state: State, draft: Draft) -> list[Move]:
    """The acts that lots decide now, each as likely as the others (RG-26, RG-31, RG-34)."""
    if draft.step is DraftStep.LOTS:
        return [acts.told_move(0, acts.LOTS, player) for player in draft.players]
    if draft.step is DraftStep.DRAW:
        drawn = set(draft.drawn)
        return [acts.told_move(0, acts.DRAW, number) for number in state.dominoes if number not in drawn]
    return []


def gathered(state: State, surface: str, laid: Laid) -> list[Move]:
    """What the tray tells: dominoes that have not been drawn, and kings on dominoes of the newer line.

    A king is the next chooser's; the slot that it stands on is told by the domino below it, in rows 1 and 2 of the
    near line and rows 3 and 4 of the far one.
    """
    if surface != TRAY or state.draft is None:
        return []
    draft = state.draft
    slots: dict[tuple[int, int], int] = {}
    for at, piece in laid:
        if piece.thing != KING and (number := acts.domino_number(piece.thing)) and at.y <= 2 * len(KINGS_ROWS):
            slots[at.x, KINGS_ROWS[(at.y - 1) // 2]] = number
    drawn = set(draft.drawn)
    new = [Move(0, acts.DRAW, (number,)) for number in sorted(set(slots.values()) - drawn)]
    stood = {one.number for one in draft.new if one.player} | {one.number for one in draft.old}
    kings = sorted((at.x, at.y) for at, piece in laid if piece.thing == KING)
    new_line = {one.number for one in draft.new}
    chosen = [slots[at] for at in kings if at in slots and slots[at] not in stood and slots[at] in new_line]
    if draft.step is DraftStep.CHOOSE and not chosen:
        chosen = [NOWHERE for at in kings if at not in slots]
    player = draft.player or _next(draft)
    return new + [Move(player, acts.CHOOSE, (number,)) for number in chosen if player]


def shown_on(move: Move) -> str:
    """The tray, where a king is put on a domino."""
    return TRAY if move.action == acts.CHOOSE else ""


def is_left_over(state: State, surface: str, laid: Laid) -> bool:
    """Whether the tray shows what no match shows before its first choice: an earlier one lies there.

    That is a king before the line is complete, or more dominoes that were not drawn than the line still takes from
    hands.
    """
    draft = state.draft
    if surface != TRAY or draft is None or draft.old or any(one.player for one in draft.new):
        return False
    numbers = {number for _, piece in laid if (number := acts.domino_number(piece.thing))}
    room = 0 if state.setup.options.get(DRAW) == COMPANION else draft.plan.line - len(draft.new)
    early = draft.step in (DraftStep.LOTS, DraftStep.DRAW) and any(piece.thing == KING for _, piece in laid)
    return early or len(numbers - set(draft.drawn)) > room


def _next(draft: Draft) -> int:
    """Who acts first once the line is complete, 0 before the lots: a king that stands too early is theirs."""
    return draft.old[0].player if draft.old else draft.first


def closes(state: State, earlier: Move, later: Move) -> bool:
    """Whether an act makes an earlier one final: what lies is final when the next act begins (RG-75, RG-76).

    A castle is open until its player's first domino; a number drawn until the next act that is no draw.
    """
    if later.action in (acts.CORRECT, acts.LEAVE):
        return False
    if earlier.action == acts.CASTLE:
        return later.action == acts.END or (
            later.player == earlier.player and later.action in (acts.PLACE, acts.DISCARD)
        )
    if later.action == acts.CASTLE:
        return False
    return not (earlier.action == later.action == acts.DRAW)


# ---- playing --------------------------------------------------------------------------------------------------


def play(state: State, move: Move) -> State:
    """The state after a legal act."""
    draft = drafting(state)
    match move.action:
        case acts.LOTS:
            draft = replace(draft, first=acts.number_in(move))
        case acts.DRAW:
            draft = draft.with_drawn(acts.number_in(move))
        case acts.CHOOSE:
            draft = draft.with_choice(move.player, acts.number_in(move))
        case acts.CORRECT:
            draft = draft.with_corrected(*acts.numbers_in(move))
        case acts.LEAVE:
            draft = draft.without(move.player)
        case acts.END:
            return _ended(state, move, draft)
        case acts.PLACE | acts.DISCARD:
            draft = draft.with_placed()
            return replace(acts.play(state, move), draft=draft)
        case _:
            return acts.play(state, move)
    return replace(state, draft=draft, last=move)


def _ended(state: State, move: Move, draft: Draft) -> State:
    """The end of the match, or of one of Dynasty's games: then the next begins with empty boards (RG-96)."""
    if is_last_game(state):
        return replace(state, ended=True, last=move)
    past = (*state.past, tuple(totals(state).values()))
    fresh = Draft(draft.plan, draft.players, gone=draft.gone)
    empty = tuple(Kingdom() for _ in state.kingdoms)
    return replace(state, kingdoms=empty, discards=(), draft=fresh, past=past, last=move)


# ---- judging --------------------------------------------------------------------------------------------------


def judge(state: State, move: Move) -> list[Problem]:
    """All reasons why an act is not legal now, most helpful first; empty when it is."""
    if problems := basics(state, move):
        return problems
    if move.action == acts.CASTLE:
        return on_board(state, move)
    draft = drafting(state)
    if move.player in draft.gone and move.action != acts.END:
        return [left_already(state.name(move.player))]
    if move.action in (acts.PLACE, acts.DISCARD):
        return _place(state, draft, move) or on_board(state, move)
    return _TOLD[move.action](state, draft, move)


def awaits(state: State) -> Phrase:
    """What the match waits for first, as a phrase."""
    return awaited(state)[0].act


def _not_now(state: State, draft: Draft, move: Move) -> Problem:
    """Somebody else is on turn, or another step comes first."""
    facts: dict[str, Fact] = {"player": state.name(draft.player), "waits": awaits(state)}
    if draft.player and draft.player != move.player and move.player:
        return Problem("rg-not-your-turn", {**facts, "due": ()}, Phrase("rg-remedy-wait"))
    return Problem("rg-not-now", facts)


def _lots(state: State, draft: Draft, move: Move) -> list[Problem]:
    if draft.first:
        return [Problem("rg-lots-done", {"player": state.name(draft.first)})]
    number = acts.number_in(move)
    return [] if number in draft.players else [Problem("rg-no-player", {"number": number})]


def _draw(state: State, draft: Draft, move: Move) -> list[Problem]:
    """Numbers: of the set, not drawn before, and only as many as the line has places."""
    number = acts.number_in(move)
    if unknown := _undrawn(state, draft, number):
        return unknown
    if draft.step is not DraftStep.DRAW:
        if draft.step is DraftStep.LOTS:
            return [_not_now(state, draft, move)]
        if len(draft.drawn) >= draft.plan.in_play:
            return [Problem("rg-no-line", {"waits": awaits(state)})]
        return [Problem("rg-line-full", {"number": number, "count": draft.plan.line, "waits": awaits(state)})]
    return []


def _undrawn(state: State, draft: Draft, number: int) -> list[Problem]:
    """Why a number cannot be drawn: not in the set, or drawn before."""
    if number not in state.dominoes:
        return [Problem("rg-unknown-domino", {"number": number}, NUMBER)]
    if number in draft.drawn:
        return [Problem("rg-drawn-already", {"number": number}, NUMBER)]
    return []


def _choose(state: State, draft: Draft, move: Move) -> list[Problem]:
    """A free domino of the newer line, with the king whose turn it is (RG-38, RG-39, RG-46 to RG-49)."""
    if draft.step is not DraftStep.CHOOSE or draft.player != move.player:
        return [_not_now(state, draft, move)]
    number = acts.number_in(move)
    if number in draft.free:
        return []
    if number == NOWHERE:
        return [Problem("rg-king-nowhere", {}, Phrase("rg-remedy-king"))]
    if number not in state.dominoes:
        return [Problem("rg-unknown-domino", {"number": number}, NUMBER)]
    free = tuple(offered(state, one) for one in draft.free)
    facts: dict[str, Fact] = {"number": number, "free": free}
    remedy = Phrase("rg-remedy-free-domino", facts)
    stands = next((one.player for one in draft.new if one.number == number), 0)
    if stands:
        return [Problem("rg-king-there", {**facts, "player": state.name(stands)}, remedy)]
    return [Problem("rg-not-offered", facts, remedy)]


def _place(state: State, draft: Draft, move: Move) -> list[Problem]:
    """Whether this player may lay this domino now.

    Most important first: the castle, then whose turn it is, with the domino that the player's own king stands on,
    then the wrong domino in the own turn.
    """
    number, kingdom = acts.number_in(move), state.kingdom(move.player)
    if number not in state.dominoes:
        return []
    if kingdom is not None and kingdom.castle is None:
        return [castle_first(state, move.player)]
    if draft.step is not DraftStep.PLACE:
        return [replace(_not_now(state, draft, move), hands=LIFT)]
    if draft.player == move.player:
        facts: dict[str, Fact] = {"number": number, "due": offered(state, draft.number)}
        return [] if draft.number == number else [Problem("rg-not-yours", facts, hands=LIFT)]
    early = _not_now(state, draft, move)
    own = [one.number for one in draft.old if one.player == move.player]
    due = tuple(offered(state, one) for one in own[:1] if number not in own)
    return [replace(early, facts={**early.facts, "due": due}, hands=Phrase("rg-remedy-lift-wait"))]


def _correct(state: State, draft: Draft, move: Move) -> list[Problem]:
    """A number that lies in a line may be put right until its domino is laid."""
    wrong, right = acts.numbers_in(move)
    if wrong not in {one.number for one in (*draft.old, *draft.new)}:
        return [Problem("rg-not-in-line", {"number": wrong})]
    return _undrawn(state, draft, right)


def _leave(state: State, draft: Draft, move: Move) -> list[Problem]:
    if move.player in draft.gone:
        return [left_already(state.name(move.player))]
    return last_one(draft.players, draft.gone)


def _end(state: State, draft: Draft, move: Move) -> list[Problem]:
    return [] if draft.step is DraftStep.OVER else [Problem("rg-not-over", {"waits": awaits(state)})]


_TOLD = {
    acts.LOTS: _lots,
    acts.DRAW: _draw,
    acts.CHOOSE: _choose,
    acts.CORRECT: _correct,
    acts.LEAVE: _leave,
    acts.END: _end,
}


# ---- what is awaited ------------------------------------------------------------------------------------------


def offered(state: State, number: int, player: int = 0) -> Phrase:
    """A domino of a line: its number, its halves, and whose king stands on it."""
    stands: dict[str, Fact] = {"player": state.name(player), "taken": int(player > 0)}
    return Phrase("rg-offered", {"number": number, **domino_facts(state.dominoes[number]), **stands})


def due_fits(state: State, draft: Draft) -> bool:
    """Whether the domino that has to be placed fits somewhere; true as long as its castle is missing."""
    kingdom = state.kingdom(draft.player)
    if kingdom is None or kingdom.castle is None:
        return True
    return bool(placements(kingdom, state.frame, *state.dominoes[draft.number]))


def awaited(state: State) -> list[Awaited]:
    """What the match waits for, first the act that holds up the others, then castles that are missing."""
    if state.ended:
        return []
    draft = drafting(state)
    first = _due(state, draft)
    castles = [
        Awaited(player, Phrase("rg-await-castle", {"player": state.name(player)}))
        for player, kingdom in state.seated()
        if kingdom.castle is None and player not in draft.gone
    ]
    needs = draft.step is DraftStep.PLACE and any(one.player == draft.player for one in castles)
    if needs:
        castles.sort(key=lambda one: one.player != draft.player)
        return castles
    return [first, *castles]


def _due(state: State, draft: Draft) -> Awaited:
    chance = tuple((move, 1) for move in chances(state, draft))
    name: dict[str, Fact] = {"player": state.name(draft.player)}
    match draft.step:
        case DraftStep.LOTS:
            return Awaited(0, Phrase("rg-await-lots"), chance)
        case DraftStep.DRAW:
            return Awaited(0, Phrase("rg-await-draw", {"count": draft.lacking}), chance)
        case DraftStep.CHOOSE:
            return Awaited(draft.player, Phrase("rg-await-king", name))
        case DraftStep.PLACE:
            facts = {**offered(state, draft.number).facts, "nowhere": int(not due_fits(state, draft))}
            return Awaited(draft.player, Phrase("rg-await-place", {**facts, **name}))
    return Awaited(0, Phrase("rg-await-over", {"last": int(is_last_game(state))}), confirms=acts.end_move())
