"""`companion score --game queens-garden` after a game without electronics: gardens told space by space."""

from __future__ import annotations

import re
from dataclasses import replace

from companion.commands.common import line
from companion.commands.counting import Asked
from companion.commands.counting_queens import Rules, announced, doubts_of, wheel_of
from companion.commands.doubting import UNSURE, Doubted, Settled, accepting, words_of
from companion.commands.rounds_names import declined, names_of_players
from companion.commands.rounds_store import Newer, Store, Stored
from companion.commands.talk import Talk, talking
from companion.errors import CompanionError, FileError
from companion.games.queens_garden import form as forms
from companion.games.queens_garden import nouns
from companion.games.queens_garden.cells import HOURS, KEYS, MIDDLE_KEY, SLOT_CELLS, SPACES
from companion.games.queens_garden.finished import GAME, Fault, number_of, points_of
from companion.games.queens_garden.form import CELL, JOKERS, OVER, POINTS, ROUND, SLOT, STORED, Form
from companion.games.queens_garden.hexes import COLOURS, PATTERNS, word
from companion.games.queens_garden.report import fault_named
from companion.games.queens_garden.scoring import FACE_DOWN, NO_EXPANSION
from companion.games.queens_garden.state import MOST_TILES, ROUNDS, STACKS
from companion.games.queens_garden.written import read_hexagon
from companion.keys.lines import clean
from companion.keys.row import as_digits, is_digits
from companion.keys.vocabulary import fold
from companion.model import Phrase

SIGNS = {"-": "undo", "*": "garden", "?": "help"}
"""Signs of a keypad that are commands here; digits are all needed for answers."""
WORDS = {
    "previous": "command-previous",
    "undo": "command-undo",
    "garden": "command-qg-form-garden",
    "repeat": "command-repeat",
    "help": "command-help",
    "quit": "command-quit",
}
"""Command -> message with its words; the English name is understood in every language."""
NAMED = ("previous", "garden", "repeat", "quit")
INTERRUPTED = 130
_APART = re.compile(r"[\s.,]+")


def count_gardens(asked: Asked, rules: Rules) -> None:
    """Count gardens with whoever types. CompanionError; ends the command with 130 after Control and C."""
    where = asked.where()
    store = Store(where.places.data / f"gardens_{GAME}.json", GAME)
    try:
        kept = store.load()
    except Newer:
        raise FileError("qg-form-newer", file=str(store.path)) from None
    with talking(where, asked.text, asked.wav) as talk:
        try:
            dialogue = _begun(asked, rules, talk, store, kept)
            doubted = dialogue is not None and not dialogue.run()
        except KeyboardInterrupt:
            talk.hush()
            line(where.phrases.write("qg-form-kept"))
            raise SystemExit(INTERRUPTED) from None
    if doubted:
        raise SystemExit(UNSURE)


def _begun(asked: Asked, rules: Rules, talk: Talk, store: Store, kept: Stored | None) -> Dialogue | None:
    """Gardens that were left, taken up again, or new ones; None where nobody answers to the end."""
    where = asked.where()
    if store.aside:
        talk.say("qg-form-damaged", file=str(store.path), aside=store.aside)
    if kept is not None:
        try:
            found = forms.fold(forms.start(kept.players), kept.entries)
        except ValueError:
            talk.say("qg-form-damaged", file=str(store.path), aside=store.put_aside())
        else:
            talk.say("qg-form-resume", players=found.names)
            answer = talk.listen()
            if answer is None:
                return None
            if not declined(where, answer):
                return Dialogue(asked, replace(rules, side_b=kept.reverse), talk, store, found, list(kept.entries))
    names = names_of_players(where, talk, STACKS)
    return None if names is None else Dialogue(asked, rules, talk, store, forms.start(names), [])


class Dialogue:
    """Gardens of one game and who types them. Every entry lasts before the next question is asked."""

    def __init__(
        self, asked: Asked, rules: Rules, talk: Talk, store: Store, form: Form, entries: list[str]
    ) -> None:
        self._asked = asked
        self._rules = rules
        self._talk = talk
        self._store = store
        self._empty = forms.start(form.names)
        self._form = form
        self._entries = entries
        self._unsaved = False
        self._doubts: tuple[Doubted, ...] = ()
        part = asked.where().phrases.part
        self._words = {fold(one.strip()): name for name, key in WORDS.items() for one in part(key).split(",")}
        self._words |= {name: name for name in WORDS}
        self._spoken = tuple(part(WORDS[name]).split(",")[0].strip() for name in NAMED)

    def run(self) -> bool:
        """Ask and listen until all gardens are told, or nobody types any more; false where doubts are left."""
        for digits in (COLOURS, PATTERNS):
            told = enumerate(digits, start=1)
            items = tuple(
                Phrase("qg-form-digit", {"property": nouns.criterion(one), "number": at}) for at, one in told
            )
            self._talk.say("qg-form-digits", sort="colour" if digits is COLOURS else "pattern", items=items)
        self._talk.say("qg-form-begin")
        if self._entries:
            self._read_back()
        if self._form.due == OVER:
            self._count(accepted=self._asked.as_it_lies)
        self._ask()
        while (typed := self._talk.listen()) is not None:
            if not self._take(clean(typed)):
                break
        if self._form.due == OVER and not self._doubts:
            self._store.remove()
        else:
            self._talk.say("qg-form-kept")
        return not self._doubts

    # ---- what is typed ---------------------------------------------------------------------------------------

    def _take(self, text: str) -> bool:
        """One line; false when it was the last."""
        typed = text and is_digits(text)  # on the Czech top row é is nought and no word
        minus = self._rules.below and self._form.due == POINTS and text[1:].isdecimal()
        name = SIGNS.get(text) or ("" if typed or minus else self._words.get(fold(text), ""))
        if name == "quit" or (not text and self._form.due == OVER):
            return False
        if name in ("undo", "previous"):
            self._undo()
        elif name == "garden":
            self._read_back()
            self._ask()
        elif name == "help":
            self._talk.say("qg-form-help", words=self._spoken)
            self._ask()
        elif name == "repeat":
            self._ask()
        elif self._doubts and fold(as_digits(text) if typed else text) in accepting(self._asked.where().phrases):
            self._count(accepted=True)
            self._ask()
        else:
            self._enter(self._entry(text), text)
        return True

    def _entry(self, text: str) -> str:
        """The entry that was typed, "" for what is none of this moment; Enter alone is the usual answer."""
        digits = as_digits(text) if is_digits(text) else text
        due = self._form.due
        if due == ROUND:
            return f"round {digits or 0}" if digits in ("", *map(str, range(ROUNDS + 1))) else ""
        if due == POINTS:
            return self._points(digits)
        if due == JOKERS:
            jokers = number_of(digits or "0", 0, MOST_TILES)
            return "" if jokers is None else f"jokers {jokers}"
        if due == SLOT:
            return _slot(digits)
        return self._hexagon(digits)

    def _points(self, digits: str) -> str:
        try:
            return f"points {points_of(digits, self._rules.below)}"
        except CompanionError:
            return ""

    def _hexagon(self, digits: str) -> str:
        """The entry of a hexagon or of an empty space; of a stored one, or that there is no more."""
        due = self._form.due
        plain = " ".join(as_digits(one) if is_digits(one) else one for one in _APART.split(digits) if one)
        if due not in (STORED, CELL):
            return ""
        if plain in ("", "0"):
            return "stored" if due == STORED else "" if self._form.printed else "cell -"
        if plain.replace(" ", "").isdecimal():
            plain = plain.replace(" ", "")
        found = read_hexagon(plain, stored=due == STORED)
        if found is None:
            return ""
        hexagon, expansion = found
        if due == STORED:
            return f"store {forms.EXPANSION if expansion else ''}{word(hexagon)}"
        return f"cell {word(hexagon)}"

    def _enter(self, entry: str, text: str) -> None:
        """Play an entry, keep it and go on; refuse what cannot be with its reason."""
        before = self._form
        try:
            after = forms.play(before, entry) if entry else None
        except ValueError:
            after = None
        if after is None:
            self._talk.say("qg-form-unfit", text=text, due=before.due, printed=int(before.printed))
            self._ask()
        elif isinstance(after, Fault):
            self._talk.say("qg-form-refused", fault=fault_named(after))
            self._ask()
        elif self._scores(after):
            self._form = after
            self._entries.append(entry)
            self._keep()
            self._follows(before)

    def _scores(self, after: Form) -> bool:
        """Whether the wheel of the round that was chosen is known; that it is not is told."""
        if self._form.due == ROUND and after.round:
            try:
                wheel_of(self._asked, self._rules.side_b)
            except CompanionError as error:
                self._talk.say(error.key, **error.facts)
                self._ask()
                return False
        return True

    # ---- what follows ----------------------------------------------------------------------------------------

    def _follows(self, before: Form) -> None:
        form = self._form
        if before.due in (STORED, CELL) and before.due == form.due and before.part == form.part:
            self._echo(before)
        elif before.due == CELL:
            self._part(before.at, before.part)
        elif before.due == STORED:
            self._storage(before.at)
        if form.due == OVER:
            self._count(accepted=self._asked.as_it_lies)
        self._ask()

    def _count(self, *, accepted: bool) -> None:
        """Tell what is doubted about the gardens; their points if that is nothing, or they count all the same."""
        form = self._form
        sectors = wheel_of(self._asked, self._rules.side_b)[form.round - 1] if form.round else ()
        counted = form.counted(sectors, self._rules.side_b, self._rules.below)
        settled = Settled(counted, tuple(doubts_of([(one, "") for one in counted])), accepted)
        if not self._doubts:
            for doubt in settled.doubts:
                self._talk.say(doubt.said.key, **doubt.said.facts)
        self._doubts = () if settled.counts else settled.doubts
        for one in (*settled.announced, *announced(counted, self._asked)) if settled.counts else ():
            self._talk.say(one.key, **one.facts)

    def _echo(self, before: Form) -> None:
        """What was just laid or stored, for the ear that typed it; an empty space is not told."""
        new = self._entries[-1].partition(" ")[2]
        if new != "-":
            hexagon = read_hexagon(new, stored=True)
            assert hexagon is not None
            named = (nouns.expansion if hexagon[1] else nouns.hexagon)(hexagon[0])
            self._talk.say("qg-form-echo", thing=named)

    def _ask(self) -> None:
        """What is due now."""
        form = self._form
        if form.due == ROUND:
            self._talk.say("qg-form-round")
        elif form.due == CELL:
            self._talk.say("qg-form-cell", cell=nouns.cell(form.queue[0]), printed=int(form.printed))
        elif form.due == SLOT:
            self._talk.say("qg-form-slot", slot=nouns.slot(form.slot), known=self._known("slot"))
        elif form.due == STORED:
            self._talk.say("qg-form-stored", player=form.name, known=self._known("store"))
        elif self._doubts:
            self._talk.say("qg-form-doubts", words=words_of(self._asked.where().phrases)[0])
        elif form.due == OVER:
            self._talk.say("qg-form-closing")
        else:
            self._talk.say(f"qg-form-{form.due}", player=form.name)

    def _known(self, word: str) -> int:
        """Whether such a question has been answered, so that it can be short."""
        return int(any(entry.startswith(word) for entry in self._entries))

    # ---- commands --------------------------------------------------------------------------------------------

    def _undo(self) -> None:
        """One question back."""
        if not self._entries:
            self._talk.say("qg-form-nothing")
        else:
            self._entries.pop()
            self._doubts = ()
            self._form = forms.fold(self._empty, self._entries)
            self._keep()
        self._ask()

    def _read_back(self) -> None:
        """What has been told of the player who is asked of."""
        form = self._form
        if form.due in (ROUND, POINTS):
            return
        self._talk.say("qg-form-told", player=form.name, points=form.garden.score, jokers=form.garden.jokers)
        self._storage(form.at)
        for part in (NO_EXPANSION, *range(len(SLOT_CELLS))):
            slots = form.garden.slots
            if part == NO_EXPANSION or slots[part] != NO_EXPANSION:
                self._part(form.at, part)

    def _storage(self, at: int) -> None:
        garden = self._form.gardens[at]
        things = (*nouns.hexagons(garden.tiles), *map(nouns.expansion, garden.beds))
        self._talk.say("qg-form-storage", player=self._form.names[at], things=things)

    def _part(self, at: int, part: int) -> None:
        """What lies on the fountain board, or on the expansion of a slot."""
        garden = self._form.gardens[at]
        cells = SPACES if part < 0 else SLOT_CELLS[part]
        laid = tuple(
            Phrase("qg-form-laid", {"hexagon": nouns.hexagon(garden.cells[cell]), "cell": nouns.cell(cell)})
            for cell in cells
            if garden.cells[cell]
        )
        state = FACE_DOWN if part < 0 else garden.slots[part]
        slot = nouns.slot(max(part, 0))
        face_down = int(part >= 0 and state == FACE_DOWN)
        self._talk.say("qg-form-part", slot=slot, fountain=int(part < 0), face_down=face_down, laid=laid)

    # ---- small things ----------------------------------------------------------------------------------------

    def _keep(self) -> None:
        """Write the gardens down; that it cannot be is told once."""
        stored = Stored(self._form.names, self._rules.side_b, tuple(self._entries))
        kept = self._store.save(stored)
        if not kept and not self._unsaved:
            self._talk.say("qg-form-unsaved", file=str(self._store.path))
        self._unsaved = not kept


def _slot(digits: str) -> str:
    """The entry of an expansion: Enter none, the middle key face down, another the printed hexagon's hour."""
    if digits in ("", "0"):
        return "slot none"
    if digits == MIDDLE_KEY:
        return "slot back"
    if len(digits) == 1 and digits in KEYS:
        return f"slot {HOURS[KEYS.index(digits)]}"
    return ""
