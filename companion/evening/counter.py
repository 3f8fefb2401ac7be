"""Counts a finished table of any game: of files, of connected boards, of the game being played, or told."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

from companion.core.errors import CompanionError, CountError, FileError
from companion.evening import doubting
from companion.evening.counting import CountLeftError, CountRequest, names_of, print_json, wrong
from companion.evening.here import line
from companion.games import NAMES, manifest, offer, part, typed
from companion.games.counting import ALL, CountTypist, CountWish, Finished, KeptGame, Lain
from companion.games.layout import LayoutError

if TYPE_CHECKING:
    from companion.core.model import Phrase, Problem, Tile
    from companion.games.api import Playing
    from companion.input.answer import AnswerKeys

SettledTable = doubting.Settled[list[Any]]
"""What everybody at a table has, and what is doubted about it."""


def score(request: CountRequest) -> None:
    """Tell the score of files, of what is told, of the running game, else of what lies on the boards.

    Ends with a status of its own where something is doubted or cannot be read. CompanionError.
    """
    playing = None
    if not request.files and not request.typed:
        from companion.evening.cold import running

        playing = running(request)
    count = _count(request, playing.game if playing is not None else NAMES[0])
    told = manifest(count.request.game)
    if request.files:
        count.files()
    elif request.typed or not (playing or told.tile_set):
        if not told.dialogue:
            raise CountError("score-not-so", game=told.offer.title)
        _count_told(count, told.dialogue)
    elif playing is not None:
        count.running(playing)
    else:
        count.boards()


def rank(request: CountRequest) -> None:
    """Tell the places of what is written down in files. CompanionError."""
    _count(request, NAMES[0]).rank()


def _count_told(count: Count, dialogue: str) -> None:
    """Count with whoever types. CompanionError; ends the command where doubts are left."""
    from companion.core.languages import fold
    from companion.evening.counting_told import count_told

    request = count.request
    phrases = request.where().phrases
    typist = CountTypist(
        phrases.part,
        fold,
        count,
        request.as_json,
        request.as_it_lies,
        doubts=lambda found: tuple(one.said for one in count.doubts(found, [""] * len(found))),
        report=lambda found: count.game.report(count.rules, found, count, over=True, whole=True),
        accepting=doubting.accepting(phrases),
        accept=doubting.words_of(phrases)[0],
    )
    left = count_told(request, part(request.game, dialogue)(count.rules, typist))
    if left is not None and left.doubted:
        raise SystemExit(doubting.UNSURE)


def _finished(request: CountRequest) -> Finished[Any, Any]:
    """How a game is counted. CompanionError: journal-other-game, score-not-so."""
    try:
        told = manifest(request.game).finished
    except KeyError:
        raise CompanionError("journal-other-game", game=typed(request.game)[:40]) from None
    if not told:
        raise CountError("score-not-so", game=offer(request.game).title)
    found: Finished[Any, Any] = part(request.game, told)
    return found


def _count(request: CountRequest, usual: str) -> Count:
    """A count as it was asked for; usual: the game where none was named.

    Raises CountError: score-unfit, and what the game has against it.
    """
    request = replace(request, game=request.game or usual)
    game = _finished(request)
    request.check()
    variants = _variants(request, game) if request.variants else ()
    wish = CountWish(request.game, variants, request.options)
    return Count(request, game, game.rules(wish))


def _variants(request: CountRequest, game: Finished[Any, Any]) -> tuple[str, ...]:
    from companion.evening.choosing import variants_of

    try:
        return variants_of(request.variants, request.game)
    except CompanionError as error:
        if not game.unknown:
            raise
        raise CountError(game.unknown, **error.facts) from None


class Count:
    """One count: what was asked for, by whose rules, and what they make of it; its game's House.

    sources: the file or board of each player that was found.
    """

    def __init__(self, request: CountRequest, game: Finished[Any, Any], rules: Any) -> None:
        self.request, self.game, self.rules = request, game, rules
        self.sources: list[str] = []
        self._keyboard: AnswerKeys | None = None
        self._unclear: list[tuple[int, Problem]] = []
        self.tables: Callable[[tuple[str, ...]], Mapping[str, str]] = cache(self._tables)
        self.kept: Callable[[], KeptGame | None] = cache(lambda: _kept_game(request))

    # ---- what the game may ask for: see games.counting.House, each thing looked up once, when it is needed -----

    @property
    def full(self) -> bool:
        """Whether everything is to be told."""
        return self.request.where().phrases.level == "full"

    def ask(self, question: Phrase, *, long: bool = False) -> int | None:
        """A number; None also where there is no terminal, and where a program reads the answer. CountLeftError."""
        from companion.evening.asking import HowMany, answered
        from companion.input.answer import AnswerKeys, at_terminal
        from companion.input.dialogue import End

        if self.request.as_json or not at_terminal():
            return None
        self._keyboard = self._keyboard or AnswerKeys()
        form, end = answered(self.request.where(), HowMany(question, long), self.request.text, self._keyboard)
        if end is End.LEFT:
            raise CountLeftError("dialogue-left")
        return form.told

    def remark(self, told: Phrase) -> None:
        """One line beside the score."""
        line(self.request.where().phrases.write(told), err=True)

    @property
    def language(self) -> str:
        """The set language."""
        return self.request.where().phrases.language

    def part(self, told: Phrase, language: str = "") -> str:
        """The words of a message."""
        from companion.language.phrases import Phrases

        phrases = self.request.where().phrases
        return (Phrases(language) if language not in ("", phrases.language) else phrases).part(told)

    def doubt(self, at: int, problem: Problem) -> None:
        """One more doubt, until the files are read anew."""
        self._unclear.append((at, problem))

    def tiles(self, *, own: bool) -> tuple[Tile, ...] | None:
        """The set of the settings, or the one that comes along."""
        game = self.request.game
        if not own:
            from companion.device.tiles import files

            plain = offer(game).tiles
            return files.standard(game).tiles() if plain is None else plain()
        from companion.evening.setting import tile_file, tiles_of

        settings = self.request.where().settings
        return tiles_of(settings, game).tiles() if tile_file(settings, game) else None

    def _tables(self, variants: tuple[str, ...]) -> Mapping[str, str]:
        from companion.evening import own_tables

        where = self.request.where()
        for one in own_tables.trouble(where.places, self.request.game):
            line(where.phrases.write(one), err=True)
        return own_tables.options(where.places, self.request.game, variants)

    # ---- files ----------------------------------------------------------------------------------------------

    def files(self) -> None:
        """Tell the score of files."""
        self.game.check(self.rules, len(self.request.files), files=True)
        settled, files, whole = self._filed()
        if settled.counts or self.request.as_json:
            self._tell(settled, files, files=True)
            gap = self.game.gap(self.rules)
            if gap is not None and not whole:
                raise gap
        raise SystemExit(doubting.code_of(settled, complete=whole))

    def rank(self) -> None:
        """Tell the places of files."""
        self.game.ranks(self.rules)
        if len(self.request.files) < 2:
            raise self.game.few(self.rules)
        self.game.check(self.rules, len(self.request.files), files=True)
        settled, files, whole = self._filed()
        if self.request.as_json:
            self._print_places(settled, files)
        elif settled.counts and len(settled.found) > 1:
            from companion.evening.saying import say_lines

            said = [*settled.announced, *self.game.places(settled.found)]
            say_lines(said, self.request.where(), self.request.text, self.request.wav, exact=True)
        raise SystemExit(doubting.code_of(settled, complete=whole))

    def _filed(self) -> tuple[SettledTable, list[str], bool]:
        """What can be read, counted once nothing is doubted any more, or all the same; its files; is that all.

        Each fault is told in its place, and the rest goes on.
        """
        settled = doubting.settle(self.request, self._read)
        found = settled.found
        if settled.counts or self.request.as_json:
            found = [self._counted(at, one) for at, one in enumerate(found)]
        files = [file for file, one in zip(self.sources, found, strict=True) if one is not None]
        return settled.with_found([one for one in found if one is not None]), files, len(files) == len(found)

    def _read(self) -> tuple[list[Any], list[doubting.Doubted]]:
        names = names_of(self.request.files)
        found: list[Any] = []
        self.sources = []
        self._unclear.clear()
        for at, (file, name) in enumerate(zip(self.request.files, names, strict=True)):
            try:
                read = self.game.read(self.rules, file, name, at, self)
                found += read if self.game.shared else [read]
            except FileError as error:
                for one in error.errors if isinstance(error, LayoutError) else (error,):
                    wrong(one, file, self.request.lang)
                found.append(None)
            self.sources += [file] * (len(found) - len(self.sources))
        return found, self.doubts(found, self.sources)

    def _counted(self, at: int, found: Any) -> Any:
        if found is None:
            return None
        try:
            return self.game.counted(self.rules, found, at, self)
        except CountLeftError:
            raise
        except CompanionError as error:
            wrong(error, self.sources[at], self.request.lang)
            return None

    # ---- the table ------------------------------------------------------------------------------------------

    def running(self, told: Playing) -> None:
        """Tell what players have in the game being played, whose companion has the voice."""
        self.game.check(self.rules, len(told.spaces))
        found = self.game.playing(self.rules, told.spaces, told.variants, told.columns)
        self._tell(doubting.Settled(found), [""] * len(found), playing=True)

    def boards(self) -> None:
        """Tell what lies on the connected boards, one player a board."""
        from companion.evening import cold

        self.game.boards(self.rules)
        table = cold.ColdTable(self.request, self.request.game, self.game.cell)
        boards: list[Lain] = []

        def look() -> tuple[list[Any], list[doubting.Doubted]]:
            boards[:], missing = table.look()
            self._check(len(boards), missing)
            found = self.game.lying(self.rules, boards, self)
            self.sources = [boards[0].uid] * len(found) if self.game.shared else [one.uid for one in boards]
            doubts = self._on_boards(found, boards) + missing
            if doubts and doubting.asks(self.request):
                return found, doubts
            found = self.game.pointed(self.rules, boards, found, self)
            return found, self._on_boards(found, boards) + missing

        settled = doubting.settle(self.request, look)
        if settled.counts or self.request.as_json:
            found = settled.found
            if settled.accepted:
                found = self.game.pointed(self.rules, boards, found, self)
            counted = [self.game.counted(self.rules, one, at, self) for at, one in enumerate(found)]
            self._tell(settled.with_found(counted), self.sources)
        raise SystemExit(doubting.code_of(settled))

    def _check(self, boards: int, missing: Sequence[doubting.Doubted]) -> None:
        """Whether so many boards can be counted; where not, boards that may be missing are told first."""
        try:
            self.game.check(self.rules, boards)
        except CountError:
            doubting.tell(self.request, missing)
            raise

    def _on_boards(self, found: list[Any], boards: Sequence[Lain]) -> list[doubting.Doubted]:
        """How boards are read, then what the rules do not allow; or both board by board."""
        doubts = [*(one for board in boards for one in board.wrong)]
        doubts += self.doubts(found, self.sources, boards)
        if self.game.by_board:
            order = {board.uid: at for at, board in enumerate(boards)}
            doubts.sort(key=lambda one: order.get(one.source, len(order)))
        return doubts

    # ---- telling --------------------------------------------------------------------------------------------

    def doubts(
        self, found: Sequence[Any], sources: Sequence[str], boards: Sequence[Lain] = ()
    ) -> list[doubting.Doubted]:
        """What the rules do not allow, each with its board or file."""
        several = sum(one is not None for one in found) > 1
        unclear = [one for one in self._unclear if found[one[0]] is not None]
        return [
            doubting.doubted(problem)
            if at == ALL
            else doubting.doubted(problem, found[at].name, sources[at], several)
            for at, problem in (*unclear, *self.game.doubts(self.rules, found, self, boards))
        ]

    def _tell(
        self, settled: SettledTable, sources: Sequence[str], *, files: bool = False, playing: bool = False
    ) -> None:
        """Tell what everybody has, one after the other, then what all have together."""
        counted, request = settled.found, self.request
        whole = not files or len(counted) == len(self.sources)
        if request.as_json:
            for one, source in zip(counted, sources, strict=True):
                told = self.game.data(one, source if files else "")
                print_json({**told, "doubts": doubting.data_of(request, settled.doubts, source)})
            sums = self.game.sums(self.rules, counted, over=not playing) if whole and settled.counts else None
            if sums is not None:
                print_json(sums)
            if self.game.ranked and len(counted) > 1:
                self._print_places(settled, sources if files else ())
        elif counted:
            from companion.evening.saying import say_lines

            report = self.game.report(self.rules, counted, self, over=not playing, whole=whole)
            quiet = request.text or (playing and not request.quiet)
            say_lines([*settled.announced, *report], request.where(), quiet, request.wav, exact=True)

    def _print_places(self, settled: SettledTable, files: Sequence[str]) -> None:
        """The places for programs; nobody has one over doubts."""
        told, doubts = self.game.ranking(settled.found, files), settled.doubts
        if isinstance(told, dict):
            places = told["ranking"] if settled.counts else []
            print_json({**told, "ranking": places, "doubts": doubting.data_of(self.request, doubts)})
        elif settled.counts:
            print_json(
                [{**one, "doubts": doubting.data_of(self.request, doubts, str(one["file"]))} for one in told]
            )
        else:
            print_json({"doubts": doubting.data_of(self.request, doubts)})


# ---- the journal --------------------------------------------------------------------------------------------


def _kept_game(request: CountRequest) -> KeptGame | None:
    """The open game of the journal, else its newest, if it is of this game; None where it cannot help.

    What hinders reading it is told, and the score goes on without it.
    """
    from companion.evening.kept import folded, tiles_for
    from companion.play.journal import JournalReader
    from companion.play.table import SEAT

    where = request.where()
    try:
        with contextlib.closing(JournalReader.open(where.journal)) as reader:
            games = [one for one in reader.games() if not one.damaged]
            number = reader.open_game() or (games[-1].id if games else 0)
            if not any(one.id == number and one.game == request.game for one in games):
                return None
            kept = reader.read(number)
        table = folded(kept, tiles_for(kept, where.settings))
    except CompanionError as error:
        line(where.phrases.write(error), err=True)
        return None
    players: dict[str, int] = {}
    for row in kept.heard:
        word, _, surface = row.text.partition(" ")
        if word == SEAT and surface.isdecimal():
            players = {uid: one for uid, one in players.items() if one != int(surface)}
            players[row.source] = int(surface)
    return KeptGame(table.referee.state, players)
