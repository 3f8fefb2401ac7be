"""What dialogues of counting share: who plays, and whether an answer is a word that every language has."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from companion.errors import CompanionError
from companion.keys.lines import clean
from companion.keys.row import as_digits
from companion.keys.vocabulary import fold

if TYPE_CHECKING:
    from companion.commands.common import Here
    from companion.commands.talk import Talk


def declined(where: Here, answer: str) -> bool:
    """Whether somebody does not want to go on with what is kept: nought, or the word for stop."""
    words = {"stop", *(fold(word.strip()) for word in where.phrases.part("command-stop").split(","))}
    return as_digits(answer.strip()) == "0" or fold(answer.strip()) in words


def names_of_players(where: Here, talk: Talk, counts: Collection[int]) -> list[str] | None:
    """Who plays; None where nobody answers to the end. counts: how many may play."""
    from companion.commands.preparing import check_names
    from companion.commands.setting import usual_name

    players = _players(talk, counts)
    names: list[str] = []
    while len(names) < players:
        usual = usual_name(where.phrases, len(names) + 1)
        talk.say("preparing-name", number=len(names) + 1, name=usual)
        answer = talk.listen()
        if answer is None:
            return None
        name = clean(answer)[:40].strip() or usual
        try:
            if not any(char.isalpha() for char in name):
                raise CompanionError("preparing-name-letters")
            check_names([*names, name], where.phrases)
        except CompanionError as error:
            talk.say(error.key, **error.facts)
        else:
            names.append(name)
    return names or None


def _players(talk: Talk, counts: Collection[int]) -> int:
    """How many play, the fewest for Enter alone; 0 where nobody answers."""
    fewest, most = min(counts), max(counts)
    while True:
        talk.say("preparing-match-players", least=fewest, most=most, count=fewest)
        answer = talk.listen()
        if answer is None:
            return 0
        digits = as_digits(answer.strip()) or str(fewest)
        if digits in tuple(map(str, counts)):
            return int(digits)
