"""From a seat only its own acts are told: no chance, nobody else's act, no second draw."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from companion import input as keys
from companion.core.languages import LANGUAGES
from companion.core.model import DEALER, Announcement, Player
from companion.daemon.daemon import Daemon
from companion.daemon.ipc import messages
from companion.daemon.ipc.server import Request
from companion.daemon.plan import Plan
from companion.device import link
from companion.evening.setting import standard_tiles
from companion.games import NAMES as GAMES
from companion.games import load, strategy
from companion.games.api import COMPANION, DRAW, MATCH, PLAY, Setup
from companion.language.phrases import Phrases
from companion.play.chance import MatchChance
from companion.play.dealer import Dealer
from companion.play.journal import Journal
from companion.play.match import Match
from companion.play.rights import admitted, is_chance
from companion.play.table import TELL, Input
from companion.speech.transcript import TranscriptVoice
from tests.live import QUICK

SEATS = (1, 2)


class Evening:
    """A match of two in memory that goes on by a strategy, and is drawn for by a dealer."""

    def __init__(self, game: str, folder: Path, seed: int, draw: str = COMPANION) -> None:
        tiles = standard_tiles(game)
        people = (Player(1, "Jana"), Player(2, "Petr"))
        edition = game if game in ("azul_mini", "master_chocolatier") else ""
        options = {PLAY: MATCH, DRAW: draw, "tower": "at-once"}
        self.setup = Setup(people, tiles.tiles(), edition, options=options)
        self.journal = Journal.open(folder / "journal.sqlite3", lambda: 0)
        self.match = Match.begin(self.journal, game, self.setup, tiles, QUICK)
        self.game, self.referee = load(game), self.match.table.referee
        self.strategy = strategy(game, self.setup, Dealer(seed))
        self.chance = MatchChance(self.match, Dealer(seed))

    def hear(self, text: str, source: str = "keyboard", seat: int = 0) -> list[Announcement]:
        """What is told reaches the match, whoever tells it."""
        heard = Input(0, source, f"{TELL} {text}", seat)
        return self.match.hear([(heard, self.match.table.take(heard))])

    @property
    def is_drawing(self) -> bool:
        """Whether chance is due now, and nothing else."""
        awaited = self.game.awaited(self.referee.state)
        return bool(awaited and awaited[0].chance and not any(one.player for one in awaited))

    def go_on(self) -> None:
        """The next act, drawn, played or confirmed."""
        if self.is_drawing:
            for text in self.chance.drawn():
                self.hear(text, DEALER)
        elif (move := self.strategy.next(self.referee.state)) is not None:
            self.hear(self.game.text(move))
        else:
            self.hear("confirm")

    def until_drawing(self) -> None:
        """Chance is due after some acts of players."""
        while not (self.is_drawing and any(one.move.player for one in self.referee.ledger.played)):
            self.go_on()


@pytest.fixture(params=GAMES)
def evening(request: pytest.FixtureRequest, tmp_path: Path) -> Evening:
    return Evening(str(request.param), tmp_path, 7)


def told(evening: Evening, text: str, seat: int) -> str:
    """The key of why it may not be told from this seat; "" where it may."""
    found = admitted(evening.match, Input(0, "keypad", f"{TELL} {text}", seat))
    return found.key if isinstance(found, Announcement) else ""


def test_the_referee_would_play_chance_that_a_seat_tells_so_it_is_stopped_before(evening: Evening) -> None:
    evening.until_drawing()
    lots = [evening.game.text(move) for move, _ in evening.game.awaited(evening.referee.state)[0].chance]
    text = lots[0]
    if evening.referee.meant(text, 2) is None:  # joined: all that one display lacks
        text = evening.chance.drawn()[0]
    plain = text.split(" ", 1)[1] if text[0].isdecimal() else text
    for line in {text, plain, f"0 {plain}", f"2 {plain}", f"1 {plain}"}:
        if evening.referee.meant(line, 2) is not None:
            assert told(evening, line, 2) == "rights-chance", line
            assert told(evening, line, 0) == "", "the table's keyboard tells for everybody"
    assert told(evening, plain, 2) == "rights-chance"


def test_where_hands_draw_a_seat_tells_what_they_drew(evening: Evening) -> None:
    evening.until_drawing()
    hands = {**evening.setup.options, DRAW: "hand"}
    evening.match.table.setup = replace(evening.setup, options=hands)
    assert told(evening, evening.chance.drawn()[0], 2) == ""


def test_a_seat_acts_for_nobody_else_unless_that_one_has_no_keyboard(evening: Evening) -> None:
    owner = 0
    while owner != 1 or evening.is_drawing:
        evening.go_on()
        move = evening.strategy.next(evening.referee.state) if not evening.is_drawing else None
        owner = move.player if move is not None else 0
    assert move is not None
    text = evening.game.text(move)
    assert evening.referee.meant(text, 2) == move, "the referee would play it"
    assert told(evening, text, 2) == "rights-own" and told(evening, text, 1) == ""
    assert told(evening, "1 confirm", 2) == told(evening, "0 confirm", 2) == "rights-own"
    heard = Input(0, "keypad", f"{TELL} {text}", 2)
    assert admitted(evening.match, heard, lambda player: player == 1) == heard
    for line in (text.split(" ", 1)[1], f"0 {text.split(' ', 1)[1]}"):
        found = admitted(evening.match, Input(0, "keypad", f"{TELL} {line}", 2))
        assert isinstance(found, Input) and evening.referee.meant(found.text.removeprefix(f"{TELL} "), 2) is None
        said = evening.hear(found.text.removeprefix(f"{TELL} "), "keypad", 2)
        assert said and evening.referee.meant(text, 1) == move, "refused in the words of the game"


@pytest.mark.parametrize("seed", range(3))
def test_an_undo_from_a_seat_never_draws_anew(tmp_path: Path, seed: int) -> None:
    evening = Evening("queens_garden", tmp_path, seed)
    stopped = 0
    while stopped < 3:
        evening.go_on()
        played = evening.referee.ledger.played
        entry = evening.referee.undoable(0)
        if entry is None or evening.is_drawing or not evening.referee.led_to(entry):
            continue
        assert played[-1].move.player == 0, "something was drawn since"
        assert told(evening, "undo", entry.move.player) == "rights-undo"
        other = 3 - entry.move.player
        assert told(evening, "undo", other) in ("rights-own", "rights-undo")
        assert told(evening, "undo", 0) == "", "the table puts right what was a mistake"
        stopped += 1


@pytest.mark.parametrize("seed", range(2))
def test_whatever_a_seat_tells_only_its_own_acts_come_of_it(evening: Evening, seed: int) -> None:
    """The referee itself, which trusts everybody, is the judge of what came of a line."""
    dice = random.Random(seed)
    for _ in range(60):
        if evening.match.finished:
            break
        evening.go_on()
        state, seat = evening.referee.state, dice.choice(SEATS)
        moves = [move for one in evening.game.awaited(state) for move, _ in one.chance]
        moves += list(evening.game.moves(state))
        moves += [one.confirms for one in evening.game.awaited(state) if one.confirms is not None]
        texts = [evening.game.text(dice.choice(moves)) for _ in range(3) if moves]
        texts += [text.split(" ", 1)[-1] for text in texts]
        texts += [f"{dice.randrange(4)} {text}" for text in [*texts, "undo", "confirm"]]
        for text in dice.sample([*texts, "undo", "confirm", "end", "correct 3 4", ""], 4):
            found = admitted(evening.match, Input(0, "keypad", f"{TELL} {text}", seat))
            if isinstance(found, Announcement):
                continue
            before = {one.number: one.move for one in evening.referee.ledger.played}
            evening.match.hear([(found, evening.match.table.take(found))])
            after = {one.number: one.move for one in evening.referee.ledger.played}
            done = [move for number, move in after.items() if number not in before]
            done += [move for number, move in before.items() if number not in after]
            assert all(one.player in (0, seat) and not is_chance(evening.match, one) for one in done), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_is_said_in_every_language(language: str) -> None:
    phrases = Phrases(language, strict=True)
    for key in ("rights-chance", "rights-own", "rights-undo"):
        assert phrases.say(Announcement(key, {"player": "Jana"}))


# ---- at a table with keyboards --------------------------------------------------------------------------------


class Guest:
    """A joined terminal or page, without a socket. sent: what it was told."""

    def __init__(self, source: str) -> None:
        self.source, self.seat = source, 0
        self.sent: list[object] = []

    def send(self, message: object) -> bool:
        """See server.Guest."""
        self.sent.append(message)
        return True

    def obeyed(self) -> None:
        """See server.Guest."""


class Home:
    """A daemon without threads, whose events are put by hand. lines: what was said."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.lines: list[str] = []
        plan = Plan(
            link.Ports(usb=()), Phrases("en", "terse", strict=True), write=self.lines.append, dealer=Dealer(1)
        )
        self.daemon = Daemon(plan, evening.journal, evening.match, lambda inbox, *_: TranscriptVoice(inbox))
        self.daemon.outputs.start()

    def step(self, *events: object) -> list[str]:
        """These happen; gives the keys of what was heard of them, at the table and in earphones."""
        before = self.daemon.stream.heard.count
        for event in events:
            self.daemon.post(event)
        for _ in range(12):
            self.daemon.step(0.01)
        lines = self.daemon.stream.heard.last.values()
        return [one.words.key for one in lines if one.number > before]

    def ask(self, guest: Guest, *asks: messages.Ask) -> list[str]:
        """A guest asks."""
        return self.step(*(Request(guest, ask) for ask in asks))  # type: ignore[arg-type]


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """A display is to be filled when somebody asks for it."""
    evening = Evening("azul_mini", tmp_path, 7)
    evening.go_on()
    assert evening.is_drawing
    return Home(evening)


PAGE = messages.AttachMessage(seat=2, prints=False, ear=True)


def test_no_page_and_no_keypad_tells_what_the_program_draws(home: Home) -> None:
    draw = home.evening.chance.drawn()[0].removeprefix("0 ")
    page, joined, table = Guest("page 2"), Guest("terminal 2"), Guest("terminal 0")
    count = home.evening.referee.ledger.count
    home.ask(page, PAGE)
    home.ask(joined, messages.AttachMessage(seat=2))
    for said in (
        home.ask(page, messages.ActMessage(text=draw)),
        home.ask(page, messages.LineMessage(text=draw)),
        home.ask(joined, messages.LineMessage(text=draw)),
        home.step(keys.Typed(draw, "keypad", 2)),
    ):
        assert said == ["rights-chance"]
    assert home.evening.referee.ledger.count == count
    home.ask(table, messages.AttachMessage())
    home.ask(table, messages.LineMessage(text=draw))
    assert home.evening.referee.ledger.count == count + 1


def test_a_keypad_acts_for_another_player_only_while_that_one_can_type_nowhere(home: Home) -> None:
    evening = home.evening
    while evening.is_drawing:
        evening.go_on()
    player = evening.game.awaited(evening.referee.state)[0].player
    other, count = 3 - player, evening.referee.ledger.count
    move = evening.strategy.next(evening.referee.state)
    assert move is not None
    act = evening.game.text(move)
    for theirs in (messages.AttachMessage(seat=player, prints=False, ear=True), messages.AttachMessage()):
        guest = Guest("another")
        home.ask(guest, theirs)
        said = home.step(keys.Typed(act, "keypad", other))
        assert said == ["rights-own"]
        assert evening.referee.ledger.count == count
        home.step(Request(guest, None))  # type: ignore[arg-type]
    home.step(keys.Typed(act, "keypad", other))
    assert evening.referee.ledger.count == count + 1
