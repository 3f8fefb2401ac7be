"""A table in words and cells, as a page shows it: a document made of the acts by the game's own rules. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from companion import games
from companion.core.model import Choice, Command, Move, Phrase, Problem
from companion.games.api import Game, Setup
from companion.games.scenes import Scene
from companion.input.commands import GENERAL
from companion.input.vocabulary import words_of
from companion.language.phrases import Phrases
from companion.page.drawn import CELL, SceneWords, scene_of
from companion.page.told import Json, ShownTable
from companion.play.fold import SharedFold
from companion.play.journal import codec

ALWAYS = ("waiting", "score", "why", "repeat", "undo", "confirm", "help")
"""Commands that have a button all the time."""


class MatchFolds:
    """What all views of the match that is shown have in common: its fold, what is drawn of it, and words."""

    def __init__(self) -> None:
        self._match: tuple[str, Mapping[str, Any]] | None = None
        self._fold: SharedFold
        self._drawn: tuple[Any, Scene] | None = None  # of which state what is drawn
        self._words: dict[Phrases, SceneWords] = {}

    def of(self, table: ShownTable) -> SharedFold:
        """The fold of this table's match; another match takes its place."""
        match = (table.game, table.setup)
        if self._match != match:
            self._fold = SharedFold(games.load(table.game), codec.unpack(Setup, table.setup))
            self._match = match
        return self._fold

    def scene(self, game: Game[Any], state: Any) -> Scene:
        """What is drawn of a state, made once for all who see the same."""
        if self._drawn is None or self._drawn[0] is not state:
            self._drawn = state, scene_of(game, state)
        return self._drawn[1]

    def words(self, phrases: Phrases) -> SceneWords:
        """Scenes in these words."""
        return self._words.setdefault(phrases, SceneWords(phrases))


class TableView:
    """What a page shows of one match to one seat, in one language.

    seat: 0 for who only watches. folds: shared with other views.
    """

    def __init__(self, phrases: Phrases, seat: int, folds: MatchFolds | None = None) -> None:
        self._phrases, self._seat = phrases, seat
        self._folds = folds or MatchFolds()
        self._scenes = self._folds.words(phrases)
        self._match: tuple[str, Mapping[str, Any]] | None = None  # its game and set-up
        self._game: Game[Any]
        self._commands: Mapping[str, Command] = {}
        self._words: Mapping[str, Sequence[str]] = {}
        self._state: Any = None
        self._acts = 0  # number of the last act that is shown

    def show(self, table: ShownTable) -> Json:
        """The document of a table; of the first state on its match is known."""
        self._follow(table)
        awaited = [one for one in table.awaited if not one.chance]
        return {
            "game": self._part(games.offer(table.game).title),
            "drawings": f"/drawings/{table.game}" if games.manifest(table.game).drawings else "",
            "acts": self._acts,
            "turn": [self._say(one.act.phrase()) for one in awaited[:3]],
            "mine": any(one.player == self._seat for one in awaited) if self._seat else False,
            "seat": self._seat,
            "over": table.finished,
            "players": [
                {
                    "seat": int(number),
                    "name": one.name,
                    "title": self._part(Phrase("page-player", {"player": one.name, "total": one.total})),
                }
                for number, one in sorted(table.players.items(), key=lambda one: int(one[0]))
            ],
            "troubles": [self._say(one.phrase()) for one in table.troubles.values()],
            "buttons": self._buttons() if self._seat else [],
            **self.drawn(self._folds.scene(self._game, self._state)),
        }

    def drawn(self, scene: Scene) -> Json:
        """See SceneWords."""
        return self._scenes.drawn(scene, self._seat)

    def choices(self, path: Sequence[str]) -> Json:
        """What can follow the beginning of an act of this seat: the question, and the choices.

        path: its command and the arguments so far. whole: it is an act as it stands, which a choice without text
        plays where it can go on, too. acts: number of the last act, as in the view that it belongs to.
        """
        acts = [one for one in self._game.moves(self._state) if one.player in (0, self._seat)]
        told = [self._tokens(one) for one in acts]
        fitting = [one for one in told if one[: len(path)] == list(path)]
        nexts = dict.fromkeys(one[len(path)] for one in fitting if len(one) > len(path))
        asked = self._game.asks(self._state, path[0], tuple(path[1:]), self._seat) if path else None
        question = self._say(asked) if isinstance(asked, Phrase | Problem) else ""
        whole = list(path) in told
        ends = [{"text": "", "label": self._part("page-whole")}] if whole and nexts else []
        return {
            "acts": self._acts,
            "question": question,
            "whole": whole,
            "choices": [*ends, *({"text": one, "label": self._token(path, one)} for one in nexts)],
        }

    def is_act(self, text: str) -> bool:
        """Whether this is an act of this seat as it stands, which is done without being asked again."""
        path = text.split()
        command = self._commands.get(path[0]) if path else None
        acts = [one for one in self._game.moves(self._state) if one.player in (0, self._seat)]
        return command is not None and not command.asks_twice and path in map(self._tokens, acts)

    # ---- inside ----------------------------------------------------------------------------------------------

    def _follow(self, table: ShownTable) -> None:
        match = (table.game, table.setup)
        if self._match != match:
            self._match = match
            self._game = games.load(table.game)
            commands = (*GENERAL, *self._game.commands)
            self._commands = {one.name: one for one in commands}
            self._words = words_of(self._game.commands, self._part, self._game.choices, self._game.worded)
        self._state = self._folds.of(table).after(table.acts.values())
        self._acts = max(map(int, table.acts), default=0)

    def _buttons(self) -> list[Json]:
        """The acts that can be done now, then what serves at this moment, then what always does."""
        acts = dict.fromkeys(one.action for one in self._game.moves(self._state) if one.player in (0, self._seat))
        names = dict.fromkeys((*acts, *self._game.serves(self._state), *ALWAYS))
        return [
            {"text": one, "label": self._label(one), "act": one in acts} for one in names if one in self._commands
        ]

    def _label(self, name: str) -> str:
        """The usual word of a command."""
        return next(iter(self._words.get(name, ())), name)

    def _tokens(self, move: Move) -> list[str]:
        """An act as it is typed at its own seat."""
        return self._game.text(move).split()[1:]

    def _token(self, path: Sequence[str], token: str) -> str:
        """How an argument is called on a button."""
        if not path:
            return self._label(token)
        if CELL.fullmatch(token):
            return token
        command = self._commands.get(path[0])
        at = len(path) - 1
        kind = command.args[min(at, len(command.args) - 1)].rstrip("?") if command and command.args else ""
        if called := self._game.called(self._state, path[0], kind, token):
            return ", ".join(one if isinstance(one, str) else self._part(one) for one in called)
        known: Sequence[Choice] = self._game.choices.get(kind, ())
        choice = next((one for one in known if one.id == token), None)
        words = self._words.get(f"{kind} {token}", ())
        if words:
            return words[0]
        return self._part(choice.said[0]) if choice is not None and choice.said else token

    def _say(self, message: Any) -> str:
        return self._phrases.say(message)

    def _part(self, message: Any) -> str:
        return self._scenes.part(message)
