"""An evening of Královská zahrada for two on boards with sensors; people draw. See tests/scripted.py."""

from __future__ import annotations

import random
from pathlib import Path

from companion.core.model import Move
from companion.language.phrases import Language
from tests.scripted import ScriptedEvening

SEED = 4
LINES = ((12, 13, 24, 31), (3, 7, 36, 48))
"""The first two lines, as people draw them."""


def garden(folder: Path, language: Language) -> ScriptedEvening:
    """The whole evening."""
    evening = ScriptedEvening(
        folder, language, "royal_garden", "centralised", "harmony", boards=(1, 2), options={"advice": "1"}
    )
    play = Garden(evening)
    play.opening()
    play.first_line()
    play.first_dominoes()
    play.questions()
    play.taking_back()
    play.the_rest()
    play.the_end()
    return evening


class Garden:
    """The chapters of the evening."""

    def __init__(self, evening: ScriptedEvening) -> None:
        self.at = evening
        self.dice = random.Random(SEED)

    # ---- acts ------------------------------------------------------------------------------------------------

    def lay(self, move: Move) -> list[str]:
        """Hands lay what an act lays."""
        return self.at.hands(move.player, self.step(move))

    @staticmethod
    def step(move: Move) -> str:
        """The words of a script for it."""
        pieces = sorted(move.comes, key=lambda pair: pair[1])
        return f"lay {move.args[0]} " + " ".join(place.name for place, _ in pieces)

    # ---- chapters --------------------------------------------------------------------------------------------

    def opening(self) -> None:
        """Before the first line: castles, lots, and what comes too early."""
        at = self.at
        at.remark("A newcomer asks for help before anything lies there.")
        at.type("9", "1")
        at.remark("A domino before the castle: lift it, and lay the castle first.")
        at.hands(1, "lay 24 B3 A3")
        at.type("5", seat=1)
        at.hands(1, "lift 24", "castle 1 C3", "castle 2 E5")
        at.type("5", seat=1)
        at.hands(1, "lift castle 2")
        at.hands(2, "castle 2 C3")
        at.type("53.12", seat=1)
        at.remark("Lots: people have drawn Jana, number one.")
        at.type("55.3", "55.1", "55.2")

    def first_line(self) -> None:
        """Four dominoes, one of them told wrong; four kings."""
        at = self.at
        at.remark("A number by number; the second one is told wrong and put right.")
        at.type("54.12", "54.14", "56.14.13", "56", "14", "54.49", "54.24", "54.24", "54.31")
        at.type("51", "6", "51.3", "52", "9")
        at.remark("A king is asked for by its number; nobody need type the command again.")
        at.type("53", "12", seat=2)
        at.type("53", "99", "12", seat=1)
        at.type("53.12", seat=2)
        at.type("53.13", seat=2)
        while kings := at.moves("choose"):
            at.tell(kings[0], seat=kings[0].player)

    def first_dominoes(self) -> None:
        """The second line is drawn; what is laid out of turn, wrong, twice, by halves, and by word."""
        at = self.at
        for number in LINES[1]:
            at.type(f"54.{number}")
        first = at.moves("place")[0]
        other = 3 - first.player
        at.remark("Somebody who is not on turn lays a domino.")
        at.hands(other, "lay 13 B3 A3")
        at.type("5", seat=other)
        at.hands(other, "lift 13")
        at.remark("Out of turn, and a wrong domino, too: the more important reason comes first.")
        at.hands(other, "lay 48 B3 A3", "lift 48")
        at.remark("On turn, but not the domino under the king.")
        at.hands(first.player, "lay 48 B3 A3")
        at.type("5", seat=first.player)
        at.hands(first.player, "lift 48")
        at.remark("Where it does not join anything, and half of it.")
        at.hands(first.player, f"lay {first.args[0]} A1 B1")
        at.type("5", seat=first.player)
        at.hands(first.player, f"lift {first.args[0]}", f"half {first.args[0]} B3 A3", f"lift {first.args[0]}")
        at.remark("Told by word, although its board is there.")
        at.type(f"41.{first.args[0]}.23.13", seat=first.player)
        at.type("42.1.33", seat=first.player)
        at.type(f"43.{first.args[0]}", seat=first.player)
        at.type("9", "31", "6", "32.24", "33", f"33.{first.args[0]}", seat=first.player)
        at.hands(first.player, f"lay {first.args[0]} B3 A3")
        at.type("0.11", "8", seat=first.player)

    def questions(self) -> None:
        """Everything that can be asked, and what is missing asked back for."""
        at = self.at
        for line in ("1", "3", "11", "11.2", "12", "13", "14", "2", "4", "6", "0"):
            at.type(line)
        for line in (
            "21",
            "33",
            "21.23",
            "22",
            "6",
            "23",
            "2",
            "24.33",
            "25",
            "2",
            "25.4",
            "34",
            "47",
            "48",
            "92",
            "93",
        ):
            at.type(line, seat=1)
        for line in ("75", "6", "6", "6", "4", "0", "72", "3", "72", "7.3", "99"):
            at.type(line)

    def taking_back(self) -> None:
        """Undo names what is undone, and never another's act unasked; who leaves is asked twice."""
        at = self.at
        at.remark("One's own act is taken back; a second press asks before it touches another's.")
        at.tell(at.moves("choose")[0], seat=1)
        at.type("44", "44", "0", seat=1)
        at.tell(at.moves("choose")[0], seat=1)
        self.lay(at.moves("place")[0])
        at.type("47", "2.44", "2.44", seat=1)
        at.hands(2, "lift 13")
        at.remark("Who leaves is named, and asked twice; nobody leaves.")
        at.type("57", "0", seat=2)
        at.type("57", "1", "0", "46", "0", "45", "7")

    def the_rest(self) -> None:
        """To the last domino; of what is told or laid only the acts are noted."""
        at = self.at
        at.remark("From here on everybody knows the game.")
        while at.state.draft.step != "over":
            self.one_act()

    def one_act(self) -> None:
        """The next act: by chance, but told or laid as it is due."""
        at = self.at
        if chance := at.game.awaited(at.state)[0].chance:
            at.tell(self.dice.choice(sorted(chance, key=lambda one: at.game.text(one[0])))[0])
            return
        move = self.dice.choice(at.moves())
        if move.action == "place":
            self.lay(move)
        else:
            at.tell(move, seat=move.player)

    def the_end(self) -> None:
        """The result, and what can be asked then."""
        at = self.at
        at.type("1", "7", "7", "3", "73", "0", "74", "0")
