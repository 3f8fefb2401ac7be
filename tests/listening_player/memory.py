"""What the listening player keeps in mind: the whole match, from what was understood and from the rulebook alone.

A line that does not fit what is known raises UnsureError: something was missed, or heard wrong. What has been told
before is recognised and changes nothing, so that a line may be heard again at any time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tests.listening_player.ears import Understood
from tests.listening_player.rules import SET, Match, plan
from tests.listening_player.rules_kingdom import Kingdom, cell_name, cell_of
from tests.listening_player.rules_score import Standing

UNKNOWN = ("W0", "W0")
"""Stands for the halves of a domino that has not been told yet."""

Place = tuple[int, tuple[int, ...], int, str]
"""A rank as it is told: rank, who, points, and what decided where the points did not."""


class UnsureError(Exception):
    """What was heard does not fit what is known; the text says why."""


class Memory:
    """The match as one listener knows it. players: how many sit at the table, numbered clockwise.

    match: None until the set-up has been heard. places: each final ranking as it was heard, and as it is by the
    rules.
    """

    def __init__(self, players: int) -> None:
        self.players = tuple(range(1, players + 1))
        self.match: Match | None = None
        self.places: list[tuple[tuple[Place, ...], tuple[Place, ...]]] = []
        self._variants: frozenset[str] = frozenset()
        self._rounds = 0
        self._base: Match | None = None
        self._trail: list[str] = []
        self._renewed = False

    # ---- hearing ---------------------------------------------------------------------------------------------

    def hear(self, told: Understood) -> None:
        """Take in what a line told. Answers to questions tell nothing new. UnsureError."""
        hears: Callable[..., None] | None = getattr(self, f"_hear_{told.kind}", None)
        if hears is None:
            return
        if self.match is None and told.kind not in _SET_UP:
            raise UnsureError(f"{told.kind} before the set-up")
        hears(**{f"{name}_" if name in _RESERVED else name: value for name, value in told.facts.items()})

    def _hear_variants(self, variants: frozenset[str]) -> None:
        self._variants = variants

    def _hear_aside_plan(self, dominoes: int, rounds: int) -> None:
        self._rounds = rounds

    def _hear_drawn_plan(self, dominoes: int, rounds: int) -> None:
        self._rounds = rounds
        self._hear_line_plan(dominoes)

    def _hear_line_plan(self, dominoes: int) -> None:
        if self.match is not None:
            return
        told = plan(len(self.players), self._variants)
        if (told.line, told.rounds) != (dominoes, self._rounds):
            raise UnsureError("the numbers of the set-up do not belong together")
        halves = dict.fromkeys(range(1, SET + 1), UNKNOWN)
        self._set(Match(self.players, self._variants, halves, range(1, 5)))

    def _hear_castle(self, player: int, cell: str) -> None:
        now = self.known.castle(player)
        if now is None:
            self._play(f"{player} castle {player} {cell}")
        elif now[1] != cell:
            raise UnsureError("another castle")

    def _hear_lots(self, player: int) -> None:
        if self.known.step == "lots":
            self._play(f"0 lots {player}")

    def _hear_drawn(self, number: int, missing: int) -> None:
        """A single draw tells nothing that the whole offer does not tell."""

    def _hear_offer(self, items: Sequence[tuple[int, str, str, int]]) -> None:
        match = self.known
        numbers = [number for number, *_ in items]
        if match.step == "draw" and len(numbers) == match.plan.line:
            for number, a, b, _ in items:
                match.dominoes[number] = (a, b)
            for number in numbers:
                if number not in [one for one, _ in self.known.new_line]:
                    self._play(f"0 draw {number}")
        elif [number for number, _ in match.new_line] != numbers:
            raise UnsureError("another offer")

    def _hear_chosen(self, player: int, number: int) -> None:
        match = self.known
        if (number, player) in (*match.new_line, *match.old_line):
            return
        self._play(f"{player} choose {number}")

    def _hear_turn_choose(self, player: int) -> None:
        self._expect("choose", player)

    def _hear_turn_place(self, player: int, halves: tuple[str, str], *, told_nowhere: bool = False) -> None:
        match = self._expect("place", player)
        if match.dominoes[match.old_line[0][0]] != halves:
            raise UnsureError("another domino is due")
        if not told_nowhere and match.discards_now():
            raise UnsureError("it is not told that the domino fits nowhere")

    def _hear_turn_nowhere(self, player: int, halves: tuple[str, str]) -> None:
        self._hear_turn_place(player, halves, told_nowhere=True)
        if not self.known.discards_now():
            raise UnsureError("the domino fits somewhere")

    def _hear_turn_castle(self, player: int, halves: tuple[str, str]) -> None:
        self._hear_turn_place(player, halves)
        if self.known.castle(player) is not None:
            raise UnsureError("the castle should be missing")

    def _hear_placed(self, ta: str, a: str, tb: str, b: str) -> None:
        match = self.known
        if match.step == "place":
            number = match.old_line[0][0]
            shows = match.dominoes[number]
            act = f"{match.actor} place {number} {a} {b}"
            if (shows[0][0], shows[1][0]) == (ta, tb) and act in match.acts():
                self._play(act)
                return
        lie = [match.cells(player) for player in self.players]
        if not any(cells.get(a, "-")[0] == ta and cells.get(b, "-")[0] == tb for cells in lie):
            raise UnsureError("a domino that cannot lie there")

    def _hear_discarded(self, player: int, number: int) -> None:
        if number not in self.known.discards(player):
            self._play(f"{player} discard {number}")

    def _hear_unchosen(self, number: int) -> None:
        if number not in self.known.removed:
            raise UnsureError("a domino left over")

    def _hear_round_end(self, number: int, rounds_left: int = 0, left: int = 0) -> None:
        match = self.known
        if match.rounds_left != (rounds_left or left) or number != match.plan.rounds - match.rounds_left:
            raise UnsureError("another round")

    def _hear_over(self) -> None:
        if self.known.step not in ("end", "over"):
            raise UnsureError("not everything is placed")

    # ---- repairs ---------------------------------------------------------------------------------------------

    def _hear_undone_castle(self, player: int) -> None:
        self._undo(f"{player} castle ")

    def _hear_undone_domino(self, player: int, number: int) -> None:
        self._undo(f"{player} place {number} ")

    def _hear_undone_act_chosen(self, player: int, number: int) -> None:
        self._undo(f"{player} choose {number}")

    def _hear_undone_act_discarded(self, player: int, number: int) -> None:
        self._undo(f"{player} discard {number}")

    def _hear_asks_undo_domino(self, player: int, number: int) -> None:
        self._can_undo(f"{player} place {number} ")

    def _hear_asks_undo_act_chosen(self, player: int, number: int) -> None:
        self._can_undo(f"{player} choose {number}")

    def _hear_asks_undo_act_discarded(self, player: int, number: int) -> None:
        self._can_undo(f"{player} discard {number}")

    def _can_undo(self, begins: str) -> None:
        """Somebody asks about an act before it is undone: it has been heard, or was before all was asked anew."""
        if not self._renewed and not any(f"{act} ".startswith(f"{begins.strip()} ") for act in self._trail):
            raise UnsureError("somebody asks about an act that was not heard")

    def _undo(self, begins: str) -> None:
        """The last act that begins so has never been."""
        at = max(
            (at for at, act in enumerate(self._trail) if f"{act} ".startswith(f"{begins.strip()} ")), default=-1
        )
        if at < 0 and not self._renewed:
            return  # it was undone before its line was spoken, and so it never was
        if at < 0 or self._base is None:
            raise UnsureError("an act is undone that was not heard")
        trail = self._trail[:at] + self._trail[at + 1 :]
        again = self._base.copy()
        try:
            for act in trail:
                again.play(act)
        except ValueError as error:
            raise UnsureError(f"it cannot be undone: {error}") from error
        self.match, self._trail = again, trail

    # ---- the end ---------------------------------------------------------------------------------------------

    def _hear_ranking(self, places: tuple[Place, ...]) -> None:
        self._ended(places, lambda match: match.game_ranking())

    def _hear_game_over(self, number: int, places: tuple[Place, ...]) -> None:
        if number == self.known.game:
            self._ended(places, lambda match: match.game_ranking())

    def _hear_match_over(self, places: tuple[Place, ...]) -> None:
        if self.known.step != "over":
            raise UnsureError("the games are not over")
        self._rank(places, self.known.ranking())

    def _hear_sums(self, sums: tuple[tuple[int, int], ...], game_: int = 0, number: int = 0) -> None:
        games = self.known.results[: (game_ or number) - 1]
        if dict(sums) != {player: sum(game[player].total for game in games) for player in self.players}:
            raise UnsureError("other points")

    def _ended(self, places: tuple[Place, ...], ranking: Callable[[Match], list[Standing]]) -> None:
        match = self.known
        if match.step == "over":
            return
        if match.step != "end":
            raise UnsureError("not everything is placed")
        self._rank(places, ranking(match))
        self._play("0 end")
        if self.known.step != "over":
            self._set(self.known)

    def _rank(self, places: tuple[Place, ...], computed: Sequence[Standing]) -> None:
        self.places.append((places, told(computed)))

    # ---- small things ----------------------------------------------------------------------------------------

    @property
    def known(self) -> Match:
        """The match; UnsureError before the set-up."""
        if self.match is None:
            raise UnsureError("nothing is known yet")
        return self.match

    def _expect(self, step: str, player: int) -> Match:
        match = self.known
        if (match.step, match.actor) != (step, player):
            raise UnsureError(f"{player} should {step}, but {match.actor} has to {match.step}")
        return match

    def _play(self, act: str) -> None:
        after = self.known.copy()
        try:
            after.play(act)
        except (ValueError, IndexError) as error:
            raise UnsureError(str(error)) from error
        self.match = after
        self._trail.append(act)

    def _set(self, match: Match, *, renewed: bool = False) -> None:
        """What is known from here on; nothing before it can be undone."""
        self.match, self._base, self._trail, self._renewed = match, match.copy(), [], renewed

    # ---- after asking about everything -----------------------------------------------------------------------

    def renew(self, answers: Mapping[str, Any], *, ended: bool) -> None:
        """Begin anew with what the answers told. ended: the ranking has been heard and is taken in next.

        left: rounds, the one told too. between: that round is over, and the next line has not been begun. first:
        who still chooses in the first choice. acting: who has placed and chooses. old, new: (number, half a, half
        b, player). missing: dominoes still to be drawn. lots: lots come next. boards: player to (castle's cell,
        cells). aside: (number, player or 0).
        """
        before = self.known
        match = before.copy()
        for number, a, b, _ in (*answers["old"], *answers["new"]):
            match.dominoes[number] = (a, b)
        match.old_line = tuple((number, player) for number, _, _, player in answers["old"])
        match.new_line = tuple((number, player or None) for number, _, _, player in answers["new"])
        match.removed = tuple(number for number, player in answers["aside"] if not player)
        match.rounds_left = answers["left"]
        match.first_choice = answers["first"]
        match.drawn = tuple(
            dict.fromkeys((*before.drawn, *(one for one, _ in (*match.old_line, *match.new_line))))
        )
        match.kingdoms = {player: self._kingdom(player, answers) for player in self.players}
        match.step, match.actor = self._due(match, answers, ended)
        if match.step in ("end", "over") or (match.step == "draw" and answers["between"]):
            match.rounds_left -= 1  # the round told is over already
        match._legal = None  # what was legal is worked out anew
        self._set(match, renewed=True)

    def _kingdom(self, player: int, answers: Mapping[str, Any]) -> Kingdom:
        castle, cells = answers["boards"][player]
        discards = tuple(number for number, owner in answers["aside"] if owner == player)
        kinds = {cell_of(name): kind for name, kind in cells.items()}
        return Kingdom(player if castle else None, cell_of(castle) if castle else None, kinds, {}, discards)

    @staticmethod
    def _due(match: Match, answers: Mapping[str, Any], ended: bool) -> tuple[str, int]:
        if answers["lots"]:
            return "lots", 0
        if answers["missing"]:
            return "draw", 0
        if answers["acting"]:
            return "choose", answers["acting"]
        if match.first_choice:
            return "choose", match.first_choice[0]
        if match.old_line:
            return "place", match.old_line[0][1]
        return ("over" if match.step == "over" or (answers["over"] and not ended) else "end"), 0

    # ---- telling ---------------------------------------------------------------------------------------------

    def state(self, names: Sequence[str]) -> dict[str, Any]:
        """Everything that is known, to be compared with what is true."""
        match = self.match
        if match is None:
            return {"step": ""}
        boards = {}
        for player, name in zip(self.players, names, strict=True):
            castle = match.castle(player)
            boards[name] = {
                "castle": castle[1] if castle else "",
                "cells": dict(sorted(match.cells(player).items())),
                "discards": sorted(match.discards(player)),
            }
        drawing = match.step == "draw"
        return {
            "step": match.step,
            "actor": match.actor,
            "game": match.game,
            "rounds_left": match.rounds_left,
            "old": [list(one) for one in match.old_line],
            "new": [] if drawing else [[number, player or 0] for number, player in match.new_line],
            "removed": sorted(match.removed),
            "boards": boards,
            "totals": [[game[player].total for player in self.players] for game in match.results],
            "places": [[list(heard), list(computed)] for heard, computed in self.places],
        }

    def size(self) -> int:
        """Squares of a board's side."""
        return self.known.plan.size

    def free_cells(self) -> list[str]:
        """Every cell of an empty board."""
        side = range(1, self.size() + 1)
        return [cell_name((x, y), self.size()) for y in side for x in side]


_SET_UP = ("variants", "castles", "aside_plan", "lots_plan", "line_plan", "drawn_plan")
_RESERVED = ("game",)


def told(ranking: Sequence[Standing]) -> tuple[Place, ...]:
    """A ranking as it is told: everybody of one rank together."""
    places = []
    for rank in sorted({one.rank for one in ranking}):
        here = [one for one in ranking if one.rank == rank]
        reason = here[0].reason if here[0].reason in ("largest_area", "crowns") else ""
        places.append((rank, tuple(sorted(one.player for one in here)), here[0].total, reason))
    return tuple(places)
