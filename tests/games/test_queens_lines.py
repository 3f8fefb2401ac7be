"""The words of Queen's Garden: lines of fixed scenes word for word, words for what random games say, and sums.

The lines stand in tests/golden/queens_lines.txt: "scene | language | level | line", several lines of a scene in
the order of saying; the scenes in tests/games/queens_scenes.py.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from companion.core.model import Announcement, Fact, Kind, Move, Phrase, Topic
from companion.games.queens_garden.rules.cells import NUMBER
from companion.games.queens_garden.rules.hexes import WORDS
from companion.games.queens_garden.rules.state import ACT, FILL, OVER, TURN, Garden, State
from companion.games.queens_garden.telling import nouns, tell
from companion.language.phrases import LANGUAGES, LEVELS, Language, Sayable

from .lines_kit import golden, named, written_in
from .queens_kit import GAME, Hands, setup
from .queens_policies import choose
from .queens_scenes import GOLDEN, SCENES, SPOKEN, worded
from .queens_soak import wish


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCENES)
def test_scenes_word_for_word(name: str, language: Language) -> None:
    assert list(worded(language, name)) == golden(GOLDEN)[name, language]


def test_every_written_line_has_its_scene() -> None:
    assert set(golden(GOLDEN)) == {(name, language) for name in SCENES for language in LANGUAGES}


# ---- the model lines --------------------------------------------------------------------------------------------

MEMBERS = tuple(
    Phrase("qg-member", {"property": nouns.criterion(pattern), "points": points})
    for points, pattern in enumerate(("tree", "bird", "butterfly", "flower"), 1)
)
GROUP: dict[str, Fact] = {"player": "", "criterion": nouns.criterion("blue"), "count": 4, "points": 10, "bonus": 0}
GROUP |= {"items": MEMBERS, "reached": 1}
MODELS: tuple[tuple[str, Phrase, str, str, str], ...] = (
    (
        "terse",
        nouns.cell(NUMBER["2-6"]),
        "Destička dvojka, okraj šestka.",
        "Kafel druga, brzeg szósta.",
        "Expansion two o'clock, rim six o'clock.",
    ),
    (
        "normal",
        nouns.cell(NUMBER["2-6"]),
        "Destička záhonů na dvojce, okrajové políčko na šestce.",
        "Kafel ogrodu na godzinie drugiej, brzeg na godzinie szóstej.",
        "The garden expansion at two o'clock, its rim space at six o'clock.",
    ),
    (
        "terse",
        nouns.cell(NUMBER["fountain-2"]),
        "U fontány dvojka.",
        "Fontanna druga.",
        "Fountain two o'clock.",
    ),
    (
        "terse",
        Phrase("qg-group", GROUP),
        "Modrá skupina: čtyři záhony, deset bodů.",
        "Grupa niebieska: cztery heksagony, dziesięć punktów.",
        "Blue group: four hexagons, ten points.",
    ),
    (
        "normal",
        Phrase("qg-group", GROUP),
        "Modrá skupina má čtyři záhony: strom za jeden bod, pták za dva, motýl za tři, květina za čtyři. "
        "Dohromady deset bodů.",
        "Grupa niebieska ma cztery heksagony: drzewo za jeden punkt, ptak za dwa, motyl za trzy, kwiat za cztery. "
        "Razem dziesięć punktów.",
        "The blue group has four hexagons: tree one point, bird two, butterfly three, flower four. "
        "Ten points together.",
    ),
)


@pytest.mark.parametrize(("level", "phrase", "cs", "pl", "en"), MODELS)
def test_models_written_before_any_code(level: str, phrase: Phrase, cs: str, pl: str, en: str) -> None:
    """Lines 27 and 29; the Polish rim is "brzeg" at every level, for "pole" is a wheat field elsewhere."""
    for language, line in zip(LANGUAGES, (cs, pl, en), strict=True):
        SPOKEN[language].level = "terse" if level == "terse" else "normal"
        assert SPOKEN[language].say(phrase) == line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hexagon_and_cell_has_a_name_of_its_own(language: Language) -> None:
    """36 hexagons, 36 expansions, 55 cells; in lists without a comma, which separates the items."""
    phrases = SPOKEN[language]
    things = [name(one) for one in range(1, 37) for name in (nouns.hexagon, nouns.expansion)]
    cells = [nouns.cell(one) for one in NUMBER.values()]
    for phrases.level in LEVELS:
        assert len({phrases.part(one) for one in (*things, *cells)}) == 72 + 55
    places = [one for one in cells if one.key != "qg-ornament"]
    listed = {_listed(language, one) for one in places}
    assert len(listed) == len(places)
    assert not any("," in one for one in listed)


def _listed(language: Language, phrase: Phrase) -> str:
    """A cell as it stands in the shortest line of a placing."""
    phrases = SPOKEN[language]
    phrases.level = "terse"
    facts: dict[str, Fact] = {"cell": phrase, "criterion": nouns.criterion("blue"), "player": "X"}
    facts |= {"hexagon": nouns.hexagon(1), "cost": 1, "items": (), "tiles": 0, "expansions": 0, "jokers": 0}
    return phrases.part("qg-placed", facts).rpartition(", ")[2]


# ---- random games -----------------------------------------------------------------------------------------------


class Told(NamedTuple):
    """One act of a random game and what was said of it."""

    before: State
    move: Move
    after: State
    said: list[Announcement]


TABLES: tuple[tuple[int, str, tuple[str, ...]], ...] = (
    (2, "random", ()),
    (3, "greedy", ("side-b",)),
    (4, "hoard", ()),
    (2, "brim", ("below",)),
    (3, "collect", ("side-b", "below")),
)


@cache
def played(at: int) -> tuple[Told, ...]:
    """A game of one of the tables."""
    players, policy, variants = TABLES[at]
    dice = random.Random(at)
    state: State = GAME.start(setup(players, *variants))
    hands, found = Hands(dice), []
    while state.phase != OVER:
        if state.phase in (FILL, TURN):
            move = hands.next(state)
        elif state.phase == ACT:
            move = choose(policy, state, dice)
        else:
            move = dice.choice(list(GAME.moves(state)))
        after = GAME.play(state, move)
        found.append(Told(state, move, after, list(GAME.tell(state, move, after))))
        state = after
    return tuple(found)


def everything(at: int) -> Iterator[Sayable]:
    """Everything that a game says of itself, and why some acts are refused in it."""
    dice = random.Random(at)
    for number, one in enumerate(played(at)):
        yield from one.said
        yield Phrase("act-open", {"player": "", "act": GAME.act(one.before, one.move)})
        yield from (waits.act for waits in GAME.awaited(one.after))
        if number % 5 == 0:
            yield from GAME.reasons(one.after, 0)
            yield from GAME.score(one.after)
        if one.before.phase == ACT:
            move = GAME.parse(one.before, wish(one.before, dice))
            yield from move if isinstance(move, list) else GAME.judge(one.before, move)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("at", range(len(TABLES)))
def test_whatever_a_game_says_has_words(at: int) -> None:
    """In three languages and at three levels, without a failure; strict: a missing word or fact raises."""
    for one in {repr(one): one for one in everything(at)}.values():
        for phrases in SPOKEN.values():
            for phrases.level in LEVELS:
                phrases.say(one)


ELSEWHERE = {"qg-thing-unknown", "qg-await-over", "qg-way", "qg-remedy-pay"}
"""What nobody says in a game: a thing that is none, a wait for nothing; and payments told with a refusal."""


def test_the_games_and_scenes_say_everything_there_is() -> None:
    """No key of the modules that decide what is said is left out, so that the words above are all of them."""
    room = Path(tell.__file__).parents[1]
    modules = ("tell", "growth", "round_end", "awaited", "points", "reasons", "nouns", "judge", "judge_garden")
    keys = {key for one in modules for key in re.findall(r'"(qg-[a-z-]*[a-z])"', written_in(room, one))}
    said = {key for at in range(len(TABLES)) for one in everything(at) for key in named(one)}
    said |= {key for scene in SCENES.values() for one in scene("cs") for key in named(one)}
    assert keys - said <= ELSEWHERE


# ---- who hears what, and when -----------------------------------------------------------------------------------


@pytest.mark.parametrize("at", range(len(TABLES)))
def test_acts_are_messages_for_the_table_and_end_with_who_is_next(at: int) -> None:
    """What is awaited is said last and holds as long as it is awaited; between two draws it is not said."""
    for one in played(at):
        assert all(said.kind is Kind.MESSAGE and said.seat == 0 and not said.coalesce for said in one.said)
        placed = [said.key for said in one.said if said.topic is Topic.PLACED]
        wanted = {"take": "qg-taken", "place": "qg-placed", "lay": "qg-laid", "buy": "qg-bought"}
        assert placed == [wanted[one.move.action]] if one.move.action in wanted else not placed
        last = one.said[-1]
        if one.after.phase == OVER:
            assert (last.key, last.topic) == ("qg-final", Topic.END)
        elif not (one.before.phase == one.after.phase == FILL):
            (waits,) = GAME.awaited(one.after)
            assert last.topic is Topic.TURN
            assert last.valid_while == ("awaited", waits.act.key)


@pytest.mark.parametrize("at", range(len(TABLES)))
def test_what_runs_out_is_told_when_it_does_and_once(at: int) -> None:
    """QG-62 QG-109 QG-155 QG-156 QG-157"""
    for one in played(at):
        before, after = one.before, one.after
        told = Counter(said.key for said in one.said)
        fills = after.phase == FILL and before.phase != FILL
        inside = sum(after.bag)
        everything_in = inside + sum(after.tower)
        drew = len(one.move.args) if one.move.action == "draw" else 0
        emptied = drew > 0 and sum(before.bag) == drew and sum(before.tower) > 0
        wanted = {
            "qg-bag-short": (fills and inside < 4 and everything_in > inside) or emptied,
            "qg-few-left": fills and everything_in < 4,
            "qg-supply-gone": before.supply > 0 and after.supply == 0,
        }
        if one.move.action == "take" and before.stack and not after.stack:
            wanted |= {"qg-stack-gone": before.stack == 1, "qg-none-left": before.stack > 1}
        for key in ("qg-bag-short", "qg-few-left", "qg-supply-gone", "qg-stack-gone", "qg-none-left"):
            assert told[key] == int(wanted.get(key, False)), (key, GAME.text(one.move))


# ---- what is said adds up ---------------------------------------------------------------------------------------


def words(items: Fact) -> tuple[list[str], list[str], int]:
    """Tiles, expansions and jokers among the items of a list, as words of the notation."""
    tiles: list[str] = []
    beds: list[str] = []
    jokers = 0
    assert isinstance(items, tuple)
    for one in items:
        assert isinstance(one, Phrase)
        count = one.facts.get("count", 1)
        assert isinstance(count, int)
        if one.key == "qg-jokers":
            jokers += count
            continue
        shown = one if one.key == "qg-hexagon" else one.facts["hexagon"]
        assert isinstance(shown, Phrase)
        expansion = one.key == "qg-expansion" or one.facts.get("expansion") == 1
        (beds if expansion else tiles).extend([f"{shown.facts['pattern']}-{shown.facts['colour']}"] * count)
    return tiles, beds, jokers


class Heard:
    """A player as somebody knows who hears the announcements only."""

    def __init__(self, garden: Garden) -> None:
        self.score, self.jokers, self.laid = garden.score, garden.jokers, 0
        self.tiles: Counter[str] = Counter()
        self.beds: Counter[str] = Counter()

    def hear(self, said: Announcement) -> None:
        """One announcement that names the player."""
        facts = said.facts
        tiles, beds, jokers = words(facts["items"]) if said.key in GIVES or said.key == "qg-taken" else ([], [], 0)
        if said.key == "qg-taken":
            self.tiles.update(tiles)
            self.beds.update(beds)
        elif said.key in GIVES:
            self.tiles.subtract(tiles)
            self.beds.subtract(beds)
            self.jokers -= jokers
        if said.key in ("qg-placed", "qg-laid"):
            ((what,), _, _) = words((facts["hexagon"],))
            (self.tiles if said.key == "qg-placed" else self.beds)[what] -= 1
            self.laid += 1
        self.jokers += number(facts, "count") if said.key == "qg-surrounded" else 0
        self.score += sum(sign * number(facts, name) for name, sign in POINTS.get(said.key, ()))
        assert "total" not in facts or facts["total"] == self.score, said


GIVES = ("qg-placed", "qg-laid", "qg-passed")
POINTS: dict[str, tuple[tuple[str, int], ...]] = {
    "qg-passed": (("lost", -1), ("cost", -1)),
    "qg-bought": (("lost", -1),),
    "qg-round-scored": (("points", 1),),
    "qg-end-sum": (("storage", 1), ("points", 1), ("bonuses", 1)),
}


def number(facts: object, name: str) -> int:
    """A number among facts."""
    value = facts[name] if isinstance(facts, dict) else None
    assert isinstance(value, int)
    return value


@pytest.mark.parametrize("at", range(len(TABLES)))
def test_whoever_hears_everything_knows_storages_and_points(at: int) -> None:
    """Points, tiles, expansions and jokers of every player, from what is said alone, after every act."""
    names: dict[str, int] = {}
    for one in played(at):
        names = names or {one.before.name(player): player for player in one.before.table.players}
        if one.before.phase == 0:
            heard = {player: Heard(one.before.garden(player) or Garden()) for player in one.before.table.players}
        for said in one.said:
            player = str(said.facts.get("player", ""))
            if (
                said.key not in ("qg-turn", "qg-await-act", "qg-round", "qg-lots", "qg-group", "qg-end-player")
                and player
            ):
                heard[names[player]].hear(said)
        for seat, known in heard.items():
            garden = one.after.garden(seat)
            assert garden is not None
            assert known.score == garden.score
            assert known.jokers == garden.jokers
            assert sorted(known.tiles.elements()) == sorted(WORDS[hexagon] for hexagon in garden.tiles)
            assert sorted(known.beds.elements()) == sorted(WORDS[hexagon] for hexagon in garden.beds)
            assert known.laid == sum(1 for hexagon in garden.cells if hexagon)


@pytest.mark.parametrize("at", range(len(TABLES)))
def test_groups_that_begin_to_score_are_told_whole(at: int) -> None:
    """QG-164 to QG-169 QG-178: at three hexagons and at every size with a bonus; their values make the points."""
    sizes = set()
    for one in played(at):
        for said in one.said:
            if said.key == "qg-group":
                facts = said.facts
                items = facts["items"]
                assert isinstance(items, tuple) and len(items) == facts["count"]
                assert (
                    sum(number(dict(item.facts), "points") for item in items if isinstance(item, Phrase))
                    == facts["points"]
                )
                bonus = one.after.table.bonuses.get(len(items), 0)
                assert facts["bonus"] == bonus
                assert facts["reached"] or not bonus
                sizes.add((facts["count"], facts["reached"]))
    assert (3, 1) in sizes
