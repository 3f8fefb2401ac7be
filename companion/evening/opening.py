"""How an evening opens: the open game is offered again, or a new one begins."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from companion import config
from companion.core.errors import CompanionError
from companion.core.model import Announcement, Fact, Kind, Phrase, Topic
from companion.evening import own_tables
from companion.evening.asking import Sure, answered
from companion.evening.naming import remembered_names
from companion.evening.planning import planned
from companion.evening.preparing import PreparedGame, prepare
from companion.evening.reopening import doubted, passed_over
from companion.evening.setting import PlayManner
from companion.evening.wish import GameWish
from companion.games import NAMES, load, named, offer, typed
from companion.games.api import DRAW, MATCH, PLAY
from companion.input import answer
from companion.input.dialogue import End

if TYPE_CHECKING:
    from collections.abc import Mapping

    from companion.config import Settings
    from companion.daemon.far_match import FarMatch
    from companion.evening.far.waiting import Gathers
    from companion.evening.here import Here
    from companion.games.api import Setup
    from companion.play.journal import Journal
    from companion.play.match import Match


def wall_ms() -> int:
    """The wall clock in milliseconds."""
    return time.time_ns() // 1_000_000


def open_or_begin(
    journal: Journal, where: Here, wish: GameWish, gathers: Gathers | None = None
) -> tuple[Match, list[Announcement], FarMatch | None]:
    """The open game if there is one and it is wanted, else a new one; what to say of it; how it is played afar.

    gathers: waits for who plays afar, None: aloud. CompanionError.
    """
    if wish.far:
        return _far(journal, where, wish, wish.far, gathers)
    from companion.evening.far_table import far_name
    from companion.evening.kept import tiles_for
    from companion.play.match import Match

    number = wish.number or (journal.open_game() if wish.resume is not False else None)
    keyboard = answer.AnswerKeys()
    if number is not None and (
        wish.number or wish.resume or _wants_to_resume(journal, number, where, wish, keyboard)
    ):
        kept = journal.read(number)
        if name := far_name(kept.header.setup):
            return _far(journal, where, wish, name, gathers)
        match, said = Match.resume(journal, number, tiles_for(kept, where.settings))
        return match, [*passed_over(journal), *resumed(match), *said], None
    if number is None:
        doubted(journal, where, wish, keyboard)
    manner = wish.manner(where.settings, len(wish.names))
    prepared, unkept = PreparedGame(wish.plays(where.settings), wish.names, manner), list[Announcement]()
    if wish.asks and answer.at_terminal():
        prepared, unkept = _ask(where, wish, keyboard)
    if prepared.far:
        return _far(journal, where, wish, _arranged(where, prepared, wish.text), gathers)
    told = _entered(where, wish, keyboard, prepared)
    match, said = begin(journal, where, prepared.game, prepared.names, prepared.manner)
    return match, [*told, *said, *unkept], None


def _far(
    journal: Journal, where: Here, wish: GameWish, name: str, gathers: Gathers | None
) -> tuple[Match, list[Announcement], FarMatch]:
    """The far match of this name, see open_or_begin."""
    from companion.evening.far.waiting import gathered_aloud
    from companion.evening.far_table import far_opened

    opened = far_opened(journal, where, name, gathers or gathered_aloud(where, wish.text))
    told = resumed(opened.match) if opened.taken_up else []
    return opened.match, [*told, *opened.said], opened.far


def _arranged(where: Here, prepared: PreparedGame, text: bool) -> str:
    """The far match that is to be played, once others were invited, or this house has come in by nine digits.

    CompanionError, dialogue-left where nobody came.
    """
    from companion.evening.far.inviting import InviteWish, invite
    from companion.evening.far.joining import JoinWish, join

    if prepared.far == "invite":
        name = invite(where, InviteWish(game=prepared.game, asks=True), text, "")
    else:
        name = join(where, JoinWish(), text, "")
    if not name:
        raise CompanionError("dialogue-left")
    return name


def resumed(match: Match) -> list[Announcement]:
    """What is said of a game that is taken up again: how far it is, then what it waits for."""
    from companion.play.referee.asked import waiting

    referee = match.table.referee
    told = [Announcement("game-resumed", {"count": len(referee.ledger.played)})]
    if referee.outcome() is None:
        awaited = referee.game.awaited(referee.state)
        valid = ("awaited", awaited[0].act.key) if awaited else None
        told += [replace(one, kind=Kind.MESSAGE, valid_while=valid) for one in waiting(awaited, 0)]
    return told


def begin(
    journal: Journal, where: Here, name: str, names: tuple[str, ...], manner: PlayManner
) -> tuple[Match, list[Announcement]]:
    """A new game (of this name) of these players, and what to say of it. CompanionError."""
    from companion.input.helping import cell_names
    from companion.play.match import Match

    setup, tiles = planned(where, name, names, manner)
    game = load(name)
    times = {"quiet_ms": where.settings.quiet_ms, "long_quiet_ms": where.settings.long_quiet_ms}
    said = [
        *own_tables.trouble(where.places, name),
        Announcement("game-begun", {"players": tuple(player.name for player in setup.players)}),
        *game.steps(setup),
    ]
    if offer(name).cells:
        said.append(replace(cell_names(setup.columns), topic=Topic.HINT))
    return Match.begin(journal, game.name, setup, tiles, times), said


def following(wish: GameWish, before: Settings, now: Settings, game: str, setup: Setup) -> GameWish:
    """The same game again: its manner is carried over, but for what has been set otherwise while it ran.

    Another game is not begun with more or fewer players than it is for.
    """
    is_match = setup.options.get(PLAY) == MATCH
    played: dict[str, Any] = {"game": game, "match": is_match, "advice": "advice" in setup.options}
    if is_match:
        played["variants"] = tuple(one for one in offer(game).variants if one in setup.variants)
        played["draw"] = setup.options.get(DRAW)
    names = ("game", "play", "variants", "draw", "advice")
    changed = {name for name in names if getattr(now, name) != getattr(before, name)}
    other = offer(named(now.game) or game)
    if not other.least <= len(setup.players) <= other.most:
        changed.discard("game")
    if "game" in changed:
        changed.add("play")
    if "play" in changed:
        changed |= {"match", "variants"}
    unset: dict[str, Any] = {"game": "", "match": None, "variants": None, "draw": None, "advice": None}
    kept = {name: told for name, told in played.items() if name not in changed}
    return replace(wish, resume=False, number=None, asks=False, **(unset | kept))


def _ask(where: Here, wish: GameWish, keyboard: answer.AnswerKeys) -> tuple[PreparedGame, list[Announcement]]:
    """Prepare a new game by questions, and remember the answers; what to say if they cannot be kept.

    CompanionError dialogue-left.
    """
    from companion.evening import first
    from companion.evening.far.parts import has_parts

    settings = where.settings

    def proposed(game: str, count: int, programs: Mapping[int, str]) -> PreparedGame:
        manner = replace(wish, game=game, programs=programs).manner(settings, count)
        return PreparedGame(game, remembered_names(settings, game, count), manner)

    settled = {name for name in ("game", "draw", "advice") if getattr(wish, name) not in {None, ""}}
    with first.asking(where, wish.text, keyboard) as ask:
        plays, count = wish.plays(settings), len(wish.names)
        prepared = prepare(ask, where.phrases, proposed, plays, count, settled, reaches=has_parts())
    if prepared.left:
        raise CompanionError("dialogue-left")
    if prepared.far or not prepared.answered:
        return prepared, []
    chosen: dict[str, object] = {"game": typed(prepared.game)}
    if offer(prepared.game).advice:
        chosen["advice"] = prepared.manner.advice
    if prepared.manner.match and not prepared.manner.programs:
        own = offer(prepared.game).variants
        others = tuple(one for one in settings.variants if one not in own)
        chosen |= {"variants": (*others, *prepared.manner.variants), "draw": prepared.manner.draw}
    changed = {name: told for name, told in chosen.items() if name not in settled}
    try:
        config.save_changes(settings, settings.model_copy(update=changed), config.settings_file(where.places))
    except CompanionError as error:
        return prepared, [Announcement(error.key, error.facts, Kind.MESSAGE)]
    return prepared, []


def _entered(where: Here, wish: GameWish, keyboard: answer.AnswerKeys, new: PreparedGame) -> list[Announcement]:
    """Have an owner enter, once, what a game cannot be begun without, if somebody sits at a terminal.

    Gives what is to be said of it. CompanionError where it cannot be kept.
    """
    if not (own_tables.lacks(where.places, new.game, new.manner.variants) and answer.at_terminal()):
        return []
    tables, known = own_tables.of(new.game), own_tables.kept(where.places, new.game).tables
    missing = tables.missing(known, new.manner.variants)
    entered, _ = answered(where, tables.correcting(known, missing), wish.text, keyboard)
    if entered.found is None:
        return []
    own_tables.keep(where.places, new.game, entered.found, missing)
    return [Announcement(f"{tables.texts}-saved")]


def _wants_to_resume(
    journal: Journal, number: int, where: Here, wish: GameWish, keyboard: answer.AnswerKeys
) -> bool:
    """Ask, if somebody sits at a keyboard; else the open game goes on, unless another one was named.

    The question names the game where it is not the one that a new game would be. CompanionError dialogue-left.
    """
    kept = journal.read(number)
    other = kept.header.game != wish.plays(where.settings)
    if not answer.at_terminal():
        return not (other and wish.game)

    acts = Counter(row.source for row in kept.decided)
    facts: dict[str, Fact] = {"players": kept.header.players, "count": acts["move"] - acts["takeback"]}
    question = Phrase("resume-offer", facts)
    if other and kept.header.game in NAMES:
        question = Phrase("resume-offer-of", {"game": offer(kept.header.game).title, **facts})
    form, end = answered(where, _Resuming(question.key, question.facts, usual=True), wish.text, keyboard)
    if end is End.LEFT:
        raise CompanionError("dialogue-left")
    return form.said is not False


class _Resuming(Sure):
    """Whether the open game goes on; a new game is a no."""

    commands = frozenset(("confirm", "new"))
