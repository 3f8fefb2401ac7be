"""How an evening opens: the open game is offered again, or a new one begins."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from companion.commands.preparing import check_names
from companion.commands.reopening import doubted, passed_over
from companion.commands.setting import Manner, setup_of, tiles_of
from companion.errors import CompanionError
from companion.games import NAMES, load, named, offer, typed
from companion.games.base import DRAW, MATCH, PLAY
from companion.model import Announcement, Fact, Kind, Phrase, Topic

if TYPE_CHECKING:
    from companion.board.tileset import TileSet
    from companion.commands.common import Here
    from companion.commands.preparing import Prepared
    from companion.config import Settings
    from companion.daemon.match import Match
    from companion.games.base import Setup
    from companion.journal import Journal
    from companion.keys.answer import AnswerKeys
    from companion.phrases import Phrases


@dataclass(frozen=True, slots=True)
class Wish:
    """What was asked for on the command line, or carried over from the match before.

    resume None: ask, if there is an open game. number: of the open game to take up, None for the newest. game:
    which one is played, "" for what the settings say. asks: a new game is prepared by questions, if somebody sits
    at a terminal. match, variants, draw, advice: how it is played, None for what the settings say.
    """

    names: tuple[str, ...]
    ports: tuple[str, ...] = ()
    resume: bool | None = None
    text: bool = False
    wav: str = ""
    large: bool = False
    number: int | None = None
    game: str = ""
    asks: bool = False
    match: bool | None = None
    variants: tuple[str, ...] | None = None
    draw: str | None = None
    advice: bool | None = None

    def plays(self, settings: Settings) -> str:
        """The name of the game that is played."""
        return self.game or named(settings.game) or ""

    def manner(self, settings: Settings, count: int) -> Manner:
        """How so many players are to play; one lays freely, where the game has that.

        Variants of the settings that are not for so many players are left out; those asked for are kept.
        CompanionError preparing-free, preparing-no-free.
        """
        offered = offer(self.plays(settings))
        if self.variants and self.match is False:
            raise CompanionError("preparing-free")
        if self.match is False and not offered.free:
            raise CompanionError("preparing-no-free", game=offered.title)
        advice = offered.advice and (settings.advice if self.advice is None else self.advice)
        free = offered.free and (settings.play == "free" if self.match is None else not self.match)
        if (free or (offered.free and count < offered.fewest)) and not self.variants:
            return Manner(advice=advice)
        variants = self.variants
        if variants is None:
            variants = offered.fitting(settings.variants, count)
        return Manner(True, variants, self.draw or settings.draw, advice)


def wall_ms() -> int:
    """The wall clock in milliseconds."""
    return time.time_ns() // 1_000_000


def open_or_begin(journal: Journal, where: Here, wish: Wish) -> tuple[Match, list[Announcement]]:
    """The open game if there is one and it is wanted, else a new one; and what to say of it. CompanionError."""
    from companion.commands.kept import tiles_for
    from companion.daemon.match import Match
    from companion.keys.answer import AnswerKeys, at_terminal

    number = wish.number or (journal.open_game() if wish.resume is not False else None)
    keyboard = AnswerKeys()
    if number is not None and (
        wish.number or wish.resume or _wants_to_resume(journal, number, where, wish, keyboard)
    ):
        kept = journal.read(number)
        match, said = Match.resume(journal, number, tiles_for(kept, where.settings))
        return match, [*passed_over(journal), *resumed(match), *said]
    if number is None:
        doubted(journal, where, wish, keyboard)
    if not (wish.asks and at_terminal()):
        game, manner = wish.plays(where.settings), wish.manner(where.settings, len(wish.names))
        told = _entered(where, wish, keyboard, game, manner)
        match, said = begin(journal, where, game, wish.names, manner)
        return match, [*told, *said]
    prepared, unkept = _ask(where, wish, keyboard)
    told = _entered(where, wish, keyboard, prepared.game, prepared.manner)
    match, said = begin(journal, where, prepared.game, prepared.names, prepared.manner)
    return match, [*told, *said, *unkept]


def resumed(match: Match) -> list[Announcement]:
    """What is said of a game that is taken up again: how far it is, then what it waits for."""
    from companion.referee.asked import waiting

    referee = match.table.referee
    told = [Announcement("game-resumed", {"count": len(referee.ledger.played)})]
    if referee.outcome() is None:
        awaited = referee.game.awaited(referee.state)
        valid = ("awaited", awaited[0].act.key) if awaited else None
        told += [replace(one, kind=Kind.MESSAGE, valid_while=valid) for one in waiting(awaited, 0)]
    return told


def begin(
    journal: Journal, where: Here, name: str, names: tuple[str, ...], manner: Manner
) -> tuple[Match, list[Announcement]]:
    """A new game (of this name) of these players, and what to say of it. CompanionError."""
    from companion.commands.wheel_store import trouble
    from companion.daemon.match import Match

    setup, tiles = planned(where, name, names, manner)
    game = load(name)
    times = {"quiet_ms": where.settings.quiet_ms, "long_quiet_ms": where.settings.long_quiet_ms}
    players = tuple(player.name for player in setup.players)
    said = [*trouble(where.places, name), Announcement("game-begun", {"players": players}), *game.steps(setup)]
    if offer(name).cells:
        said.append(cell_names(setup))
    return Match.begin(journal, game.name, setup, tiles, times), said


def planned(where: Here, name: str, names: tuple[str, ...], manner: Manner) -> tuple[Setup, TileSet]:
    """The set-up of a new game, and its tile set. CompanionError, of the game's own words where it cannot be."""
    from companion.commands.wheel_store import options

    tiles = tiles_of(where.settings, name)
    own = options(where.places, name, manner.variants)
    setup = setup_of(name, names, tiles, where.phrases, manner, own)
    check_names((player.name for player in setup.players), where.phrases)
    if problems := load(name).check(setup):
        raise CompanionError(problems[0].key, **problems[0].facts)
    return setup, tiles


def following(wish: Wish, before: Settings, now: Settings, game: str, setup: Setup) -> Wish:
    """The same game again: its manner is carried over, but for what has been set otherwise while it ran.

    Another game is not begun with more or fewer players than it is for.
    """
    is_match = setup.options.get(PLAY) == MATCH
    played: dict[str, Any] = {"game": game, "play": is_match, "advice": "advice" in setup.options}
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
        changed.add("variants")
    kept = {name: told for name, told in played.items() if name not in changed}
    return replace(
        wish,
        resume=False,
        number=None,
        game=kept.get("game", ""),
        asks=False,
        match=kept.get("play"),
        variants=kept.get("variants"),
        draw=kept.get("draw"),
        advice=kept.get("advice"),
    )


def cell_names(setup: Setup) -> Announcement:
    """How columns are named and rows counted, for the beginning of a game and for help."""
    columns: tuple[Fact, ...] = tuple(Phrase("column", {"column": one}) for one in range(1, setup.columns + 1))
    return Announcement("cell-names", {"columns": columns}, topic=Topic.HINT)


def _ask(where: Here, wish: Wish, keyboard: AnswerKeys) -> tuple[Prepared, list[Announcement]]:
    """Prepare a new game by questions, and remember the answers; what to say if they cannot be kept."""
    from companion import config
    from companion.commands import first
    from companion.commands.preparing import Prepared, prepare, remembered_names

    settings = where.settings

    def proposed(game: str, count: int) -> Prepared:
        manner = replace(wish, game=game).manner(settings, count)
        return Prepared(game, remembered_names(settings, game, count), manner)

    settled = {name for name in ("game", "draw", "advice") if getattr(wish, name) not in {None, ""}}
    with first.asking(where, wish.text, keyboard) as ask:
        prepared = prepare(ask, where.phrases, proposed, wish.plays(settings), len(wish.names), settled)
    if not prepared.answered:
        return prepared, []
    chosen: dict[str, object] = {"game": typed(prepared.game)}
    if offer(prepared.game).advice:
        chosen["advice"] = prepared.manner.advice
    if prepared.manner.match:
        own = offer(prepared.game).variants
        others = tuple(one for one in settings.variants if one not in own)
        chosen |= {"variants": (*others, *prepared.manner.variants), "draw": prepared.manner.draw}
    asked = {name: told for name, told in chosen.items() if name not in settled}
    try:
        config.save_changes(settings, settings.model_copy(update=asked), config.settings_file(where.places))
    except CompanionError as error:
        return prepared, [Announcement(error.key, error.facts, Kind.MESSAGE)]
    return prepared, []


def _entered(where: Here, wish: Wish, keyboard: AnswerKeys, game: str, manner: Manner) -> list[Announcement]:
    """Have an owner enter, once, what a game cannot be begun without, if somebody sits at a terminal.

    Gives what is to be said of it. CompanionError where it cannot be kept.
    """
    from companion.commands import first
    from companion.commands.wheel_store import keep, kept, lacks
    from companion.commands.wheel_talk import correct
    from companion.keys.answer import at_terminal

    if not (lacks(where.places, game, manner.variants) and at_terminal()):
        return []
    with first.asking(where, wish.text, keyboard) as ask:
        entered = correct(ask, where.phrases, kept(where.places).tables, side_b=True, rewards=False)
    if entered.tables is None:
        return []
    keep(where.places, entered.tables, ["side_b"])
    return [Announcement("qg-wheel-saved")]


def _wants_to_resume(journal: Journal, number: int, where: Here, wish: Wish, keyboard: AnswerKeys) -> bool:
    """Ask, if somebody sits at a keyboard; else the open game goes on, unless another one was named.

    The question names the game where it is not the one that a new game would be.
    """
    from companion.commands import first
    from companion.keys.answer import at_terminal

    kept = journal.read(number)
    other = kept.header.game != wish.plays(where.settings)
    if not at_terminal():
        return not (other and wish.game)

    acts = Counter(row.source for row in kept.decided)
    standing = acts["move"] - acts["takeback"]
    facts: dict[str, Fact] = {"players": kept.header.players, "count": standing}
    question = Phrase("resume-offer", facts)
    if other and kept.header.game in NAMES:
        question = Phrase("resume-offer-of", {"game": offer(kept.header.game).title, **facts})
    while True:
        wanted = _yes_or_no(first.answer(where, question, wish.text, keyboard), where.phrases)
        if wanted is not None:
            return wanted


def _yes_or_no(typed: str | None, phrases: Phrases) -> bool | None:
    """What an answer means: Enter, 1, confirm, yes; 0, stop, new, no; None for anything else."""
    from companion import config, keys
    from companion.keys.answer import digit

    if typed is None or not typed.strip() or digit(typed) == 1:
        return True
    if digit(typed) == 0:
        return False
    meant = keys.understand(typed, keys.Vocabulary((), keys.words_of((), phrases.part)))
    name = meant.command.name if isinstance(meant, keys.Meant) else ""
    word = typed.strip().casefold()
    if name == "confirm" or word in config.ON:
        return True
    return False if name in {"stop", "new"} or word in config.OFF else None
