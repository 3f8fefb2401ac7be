"""Where a domino may go, what it would bring, and which dominoes are out of the game."""

from __future__ import annotations

from companion.core.model import Fact, Phrase, ScoreLine
from companion.games.parts import ADVICE, Told, Unclear, part, refusal
from companion.games.royal_garden.mind.mind import best_spots
from companion.games.royal_garden.rules.acts import place_move
from companion.games.royal_garden.rules.fits import Spot, different, placements
from companion.games.royal_garden.rules.gain import Gains
from companion.games.royal_garden.rules.judge import domino_facts, domino_gone, on_board, spot_facts
from companion.games.royal_garden.rules.kingdom import Domino, Kingdom
from companion.games.royal_garden.rules.match import offered
from companion.games.royal_garden.rules.points import area_facts, bonus_lines, bonuses_now
from companion.games.royal_garden.rules.score import Cell, area_of
from companion.games.royal_garden.rules.state import State
from companion.games.royal_garden.rules.variants import CENTRALISED
from companion.games.royal_garden.telling.questions.asked import Asked
from companion.games.royal_garden.typing.notation import parse_cell, parse_number

DUE = "0"
"""Stands for no domino in particular: the one that is due next."""


def next_domino(state: State, player: int) -> int:
    """The domino that a player lays next: of the foremost own king, in the older line first; 0 if none."""
    if state.draft is None:
        return 0
    lines = (*state.draft.old, *state.draft.new)
    return next((one.number for one in lines if one.player == player), 0)


# ---- where it may go ------------------------------------------------------------------------------------------


def fits(asked: Asked) -> Told:
    """Where a domino may go, in board order."""
    return _spots(asked, "rg-fits")


def best(asked: Asked) -> Told:
    """The places of a domino, best first by what the mind makes of them, where the table allowed advice."""
    if asked.state.setup.options.get(ADVICE) != "1":
        return "rg-no-advice", {}
    return _spots(asked, "rg-best", best_first=True)


def _spots(asked: Asked, key: str, *, best_first: bool = False) -> Told:
    """The legal places of a domino, in board order or best first."""
    number, words = _meant(asked)
    if refused := _refused(asked, number):
        return refused
    kinds = asked.state.dominoes[number]
    spots = best_spots(asked.state, asked.seat, number) if best_first else _legal(asked, number)
    listed = part(words, [Phrase("rg-spot", spot_facts(asked.seat, spot, kinds)) for spot in spots])
    return key if spots else "rg-fits-nowhere", {"number": number, **_halves(asked.state, number), **listed}


# ---- what it would bring --------------------------------------------------------------------------------------


def bring(asked: Asked) -> Told:
    """What a domino would bring: on two cells, or on each place where it may go; with one cell, on those there."""
    number, words = _meant(asked)
    cells: list[Cell] = []
    while words and len(cells) < 2 and (cell := parse_cell(words[0])) is not None:
        cells.append(cell)
        words = words[1:]
    if refused := _refused(asked, number):
        return refused
    if len(cells) == 2:
        if words:
            raise Unclear
        return _there(asked, number, (cells[0], cells[1]))
    return _everywhere(asked, number, cells, words)


def _there(asked: Asked, number: int, spot: Spot) -> Told:
    """The points of one placement and the areas that the domino would belong to; or why it may not lie there."""
    move, kinds = place_move(asked.seat, number, spot), asked.state.dominoes[number]
    if problems := on_board(asked.state, move):
        return "rg-bring-not", {"number": number, **refusal(problems)}
    after = _with(asked, number, spot)
    joined = dict.fromkeys(area for cell in spot if (area := area_of(after.kinds, cell)) is not None)
    told = [Phrase("rg-area", area_facts(area)) for area in joined]
    was, now = (CENTRALISED in bonuses_now(asked.state, asked.seat, one) for one in (asked.board, after))
    facts: dict[str, Fact] = {
        "number": number,
        **spot_facts(asked.seat, spot, kinds),
        "gained": _gained(asked, number, Gains(asked.board.kinds), spot),
        "areas": (*told, *(Phrase(line.key, line.facts) for line in _made_sure(asked, after))),
        "middle": "same" if was == now else "won" if now else "lost",
    }
    return "rg-bring-there", facts


def _everywhere(asked: Asked, number: int, cells: list[Cell], words: tuple[str, ...]) -> Told:
    """Every legal place in board order with its points; cells: only those that cover these."""
    gains, kinds = Gains(asked.board.kinds), asked.state.dominoes[number]
    spots = [spot for spot in _legal(asked, number) if all(cell in spot for cell in cells)]
    items = []
    for spot in spots:
        gained: dict[str, Fact] = {"gained": _gained(asked, number, gains, spot)}
        items.append(Phrase("rg-spot-brings", {**spot_facts(asked.seat, spot, kinds), **gained}))
    listed = part(words, items)
    key = "rg-bring" if spots else "rg-bring-none" if cells else "rg-fits-nowhere"
    return key, {"number": number, **_halves(asked.state, number), **listed}


# ---- out of the game ------------------------------------------------------------------------------------------


def aside(asked: Asked) -> Told:
    """The dominoes that a player (of the table: everybody) has put aside, then those that nobody has any more."""
    state = asked.state
    own = [(number, player) for player, number in state.discards if asked.seat in (0, player)]
    removed = state.draft.removed if state.draft is not None else ()
    items = [_put_aside(asked, number, player) for number, player in sorted(own)]
    items += [Phrase("rg-aside-nobodys", {"number": number, **_halves(state, number)}) for number in removed]
    listed = part(asked.words, items)
    return ("rg-aside" if items else "rg-aside-none"), {"own": len(own), "removed": len(removed), **listed}


def _put_aside(asked: Asked, number: int, player: int) -> Phrase:
    """A domino put aside; with whose it was where the table asks."""
    if asked.seat:
        return offered(asked.state, number)
    facts: dict[str, Fact] = {"number": number, **_halves(asked.state, number), "player": asked.state.name(player)}
    return Phrase("rg-aside-by", facts)


# ---- what they have in common ---------------------------------------------------------------------------------


def _meant(asked: Asked) -> tuple[int, tuple[str, ...]]:
    """The domino that is meant, 0 where none was named or is due, and the words behind it."""
    if not asked.words or asked.words[0] == DUE:
        return next_domino(asked.state, asked.seat), asked.words[1:]
    number = parse_number(asked.words[0])
    if number is None:
        raise Unclear
    return number, asked.words[1:]


def _refused(asked: Asked, number: int) -> Told | None:
    """Why a domino cannot be asked about: none is due, it is gone, or there is no castle to lay it beside."""
    state = asked.state
    if not number:
        return ("rg-which-domino", {}) if state.draft is None else ("rg-none-due", {"player": asked.name})
    if gone := domino_gone(state, asked.seat, number):
        return gone[0].key, dict(gone[0].facts)
    if state.draft is not None and number in state.draft.removed:
        return "rg-unchosen", {"number": number}
    return ("rg-no-castle", {"player": asked.name}) if asked.board.castle is None else None


def _legal(asked: Asked, number: int) -> list[Spot]:
    """Every place that differs to the eye, in board order."""
    kinds = asked.state.dominoes[number]
    return different(placements(asked.board, asked.state.frame, *kinds), *kinds)


def _with(asked: Asked, number: int, spot: Spot) -> Kingdom:
    """The board with a domino there."""
    return asked.board.with_domino(Domino(number, *spot, *asked.state.dominoes[number]))


def _gained(asked: Asked, number: int, gains: Gains, spot: Spot) -> int:
    """Points of areas, and of bonuses that can no longer be lost then. gains: of the board."""
    sure = sum(line.points for line in _made_sure(asked, _with(asked, number, spot)))
    return gains.gained(spot, asked.state.dominoes[number]) + sure


def _made_sure(asked: Asked, after: Kingdom) -> list[ScoreLine]:
    """The bonuses that the board can no longer lose once it looks so, and could before."""
    had = bonus_lines(asked.state, asked.seat, asked.board)
    return [line for line in bonus_lines(asked.state, asked.seat, after) if line not in had]


def _halves(state: State, number: int) -> dict[str, Fact]:
    return domino_facts(state.dominoes[number])
