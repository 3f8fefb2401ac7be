"""The texts themselves: whole in each language, described, free of what a voice or an ear trips over."""

from __future__ import annotations

import ast as python
import os
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from companion.language.phrases import CELLS, LANGUAGES, LEVELS, Cells, Language, Phrases
from tests import sentences
from tests.language_support import FEWEST, NAMES, Entry, FactType, entries, facts_for, phonemes, turns, walk

pytestmark = pytest.mark.early
ROOT = Path(__file__).parents[1]
LETTERS = {
    "cs": "aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž",
    "pl": "aąbcćdeęfghijklłmnńoóprsśtuwyzźż",
    "en": "abcdefghijklmnopqrstuvwxyz'-",
}


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


FOREIGN = _words(
    "linux macos alfa bravo cezar delta echo foxtrot golf anna bella david dawid eva ewa felix gustav "
    "score areas here row column fits last why confirm undo repeat end quit doctor enter postgresql"
)
LEVEL_NAMES = {"terse", "full"}
FAMILIES = ("number-", "ordinal-", "terrain-", "edge-", "towards-")
PREPOSITIONS = {
    "cs": _words("k ke na nad o od pod po pro před přes při s se u v ve z za ze do"),
    "pl": _words("do dla na nad o od po pod przed przez przy u w we z za ze"),
}
FUNCTIONS = {"WORDS", "ORDINAL", "COUNT", "SIGN", "NOUN", "PART", "LIST", "SIZE", "SAME", "COLUMN"}


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Language:
    chosen: Language = request.param
    return chosen


# ---- completeness ------------------------------------------------------------------------------------------


def test_same_messages_and_levels_in_all_languages(language: Language) -> None:
    """Grammatical forms differ by language, and so do the short names of terrains; messages and levels do not."""
    english, here = entries("en"), entries(language)
    assert set(here) == set(english)
    for key, entry in here.items():
        levels, wanted = (
            {name for name, _ in one.patterns() if name in LEVEL_NAMES} for one in (entry, english[key])
        )
        assert levels == wanted or key.startswith("terrain-"), f"{key}: levels {levels}, English has {wanted}"
        assert entry.message.value is not None, f"{key} has no normal wording"


def test_every_message_says_what_it_is_for() -> None:
    for key, entry in entries("en").items():
        assert entry.purpose or key.startswith(FAMILIES), f"{key} has no comment"


def test_facts_are_described_and_used(language: Language) -> None:
    """A sentence uses only facts of its comment, and each of them unless it is marked as unused."""
    for key, entry in entries(language).items():
        used = {node.id.name for node in walk(entry.message, ast.VariableReference)}
        facts = entries("en")[key].facts
        assert used <= set(facts), f"{key}: {used - set(facts)} stand in no comment"
        needed = {name for name, fact in facts.items() if not fact.unused}
        assert needed <= used, f"{key}: {needed - used} are not said"


def test_described_facts_exist() -> None:
    """Types are known, phrases name messages, facts unused in every language are marked."""
    english = entries("en")
    for key, entry in english.items():
        for fact in entry.facts.values():
            sort, more = (fact.more[0], fact.more[1:]) if fact.sort in FEWEST else (fact.sort, fact.more)
            assert sort in {"number", "name", "text", "words", "cell", "terrain", "id", "phrase"}, f"{key}: {fact}"
            assert sort not in {"id", "phrase"} or more, f"{key}: {fact}"
            assert sort != "phrase" or set(more) <= set(english), f"{key}: {set(more) - set(english)}"


def _selected(entry: Entry) -> Iterator[tuple[str, list[str]]]:
    for node in walk(entry.message, ast.SelectExpression):
        if isinstance(node.selector, ast.VariableReference):
            names = [v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants]
            yield node.selector.id.name, names


def test_every_id_has_its_words(language: Language) -> None:
    """A choice by an id has a variant for each id, or says [other]; a choice by a number covers its range."""
    for key, entry in entries(language).items():
        facts = entries("en")[key].facts
        for name, variants in _selected(entry):
            fact = facts[name]
            if fact.sort in ("id", "terrain"):
                assert set(variants) <= {*fact.ids, "other"}, f"{key}: {variants}"
                assert "other" in variants or set(variants) == set(fact.ids), (
                    f"{key}: {set(fact.ids) - set(variants)}"
                )
            else:
                assert fact.sort == "number", f"{key}: ${name} is no id and no number"
                low, high = fact.bounds()
                named = {int(variant) for variant in variants if variant.isdigit()}
                open_end = set(variants) & {"other", "many"}
                assert open_end or named == set(range(low, high + 1)), (
                    f"{key}: ${name} {variants} of {low} to {high}"
                )


def _calls(entry: Entry) -> Iterator[tuple[str, list[Any], dict[str, str]]]:
    for call in walk(entry.message, ast.FunctionReference):
        named = {argument.name.name: str(argument.value.value) for argument in call.arguments.named}
        yield call.id.name, list(call.arguments.positional), named


def test_calls_name_what_is_there(language: Language) -> None:
    """Functions, parts, counts and forms that a sentence asks for exist in this language."""
    here = entries(language)
    for key, entry in here.items():
        facts = entries("en")[key].facts
        for function, positional, named in _calls(entry):
            assert function in FUNCTIONS, f"{key}: {function}"
            if function == "COUNT":
                assert f"count-{named['of']}" in here, f"{key}: {named}"
            elif function == "PART":
                assert len(named["names"].split()) == len(positional), f"{key}: {named}"
                part = entries("en")[named["of"]].facts
                needed = {name for name, fact in part.items() if not fact.unused}
                assert needed <= set(named["names"].split()), f"{key}: {named}"
                _has_form(here[named["of"]], named.get("form", ""), key)
            elif function in ("NOUN", "LIST") and "form" in named:
                fact = facts[positional[0].id.name]
                for target in _targets(fact, named.get("of", "terrain")):
                    _has_form(here[target], named["form"], key)


def _targets(fact: FactType, family: str) -> list[str]:
    more = fact.more[1:] if fact.sort in FEWEST else fact.more
    if fact.sort in ("id", "terrain"):
        return [f"{family}-{one}" for one in fact.ids]
    return list(more)


def _has_form(entry: Entry, form: str, asked_by: str) -> None:
    if form in ("", "short"):  # the short form of a reason is its value where that is short already
        return
    names = {name for name, _ in entry.patterns()}
    assert form in names, f"{asked_by} asks {entry.key} for .{form}"


# ---- what may stand in a text ------------------------------------------------------------------------------


def test_only_letters_of_the_language(language: Language) -> None:
    """No digit, sign, abbreviation or letter of another language; the same for names in quotes."""
    good = set(LETTERS[language]) | set(" ,.?:\n")
    for key, entry in entries(language).items():
        for _, pattern in entry.patterns():
            said = [node.value for node in walk(pattern, ast.TextElement)]
            words = re.split(r"(\W+)", " ".join(said).lower())
            odd = {c for word in words if word not in FOREIGN for c in word} - good
            assert not odd, f"{key}: {sorted(odd)}"


def test_numbers_only_through_functions(language: Language) -> None:
    """A number set into a sentence as it is would come out in digits."""
    for key, entry in entries(language).items():
        facts = entries("en")[key].facts
        for placeable in walk(entry.message, ast.Placeable):
            if isinstance(placeable.expression, ast.VariableReference):
                name = placeable.expression.id.name
                sort = facts[name].sort
                assert sort in ("name", "text", "words", "cell", "phrase"), f"{key}: {{ ${name} }} is a {sort}"


def test_no_message_refers_to_another(language: Language) -> None:
    """Messages are parsed when first said, so that only functions can reach another one."""
    for key, entry in entries(language).items():
        assert not list(walk(entry.message, ast.MessageReference)), key
        assert not list(walk(entry.message, ast.TermReference)), key


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_no_preposition_before_a_cell(language: str) -> None:
    """ "na Alfa" is heard as "naalfa" (rule 7)."""
    for key, entry in entries(language).items():
        facts = entries("en")[key].facts
        for pattern in walk(entry.message, ast.Pattern):
            for before, node in zip(pattern.elements, pattern.elements[1:], strict=False):
                if isinstance(before, ast.TextElement) and _names_cell(node, facts):
                    last = before.value.lower().split()[-1:] or [""]
                    assert last[0] not in PREPOSITIONS[language], f"{key}: {before.value!r} before a cell"


def _names_cell(node: ast.BaseNode, facts: Mapping[str, FactType]) -> bool:
    names = [reference.id.name for reference in walk(node, ast.VariableReference)]
    direct = isinstance(node, ast.Placeable) and not isinstance(node.expression, ast.SelectExpression)
    return direct and bool(names) and (facts[names[0]].sort == "cell" or facts[names[0]].more[:1] == ("cell",))


def test_no_treacherous_word(language: Language) -> None:
    """Near-homophones of section 4, verdicts in one syllable, and what flatters or blames."""
    banned = {
        "cs": r"krát\b|\bhrát|\bdole\b|odpojen|\bpřipojen|\bchyb(a|ně)|\bšpatn|\bvýborn|\bbohužel|\bprosím",
        "pl": r"\bpol[ea]\b|odłączon|podłączona|\bbłąd|\bźle\b|\bświetn|\bbrawo\b|\bniestety|\bproszę",
        "en": r"\b(my|times|mistake|error|great|sorry|please|wrongly)\b|disconnected|\bup\b(?! by)",
    }
    for key, entry in entries(language).items():
        if "typed" in key.split("-"):
            continue  # what may be typed is read, and never said
        for _, pattern in entry.patterns():
            said = " ".join(node.value for node in walk(pattern, ast.TextElement)).lower()
            found = None if key == "board-whose" else re.search(banned[language], said)
            assert not found, f"{key}: {found and found[0]!r} in {said!r}"
            assert "mine" not in said or key == "terrain-mine", key
            if language == "cs":
                assert not re.search(r"(?<!obilné )(?<!obilného )\bpole\b", said), f"{key}: bare pole in {said!r}"


def test_warnings_begin_with_their_word(language: Language) -> None:
    """What a player has laid; a fault of a board is nobody's act and begins with the name, like its cable."""
    word = {"cs": "Pozor", "pl": "Uwaga", "en": "Careful"}[language]
    warnings = (
        "careful",
        "cell-un",
        "cell-fo",
        "cell-fl",
        "cell-stuck",
        "cell-as",
        "half-",
        "thing-twice",
        "cells-",
    )
    for key, entry in entries(language).items():
        if key.startswith(warnings):
            for name, pattern in entry.patterns():
                first = pattern.elements[0]
                assert isinstance(first, ast.TextElement) and first.value.startswith(word), f"{key} {name}"


# ---- every sentence said -----------------------------------------------------------------------------------

OPEN, SHUT = "\ue000", "\ue001"


class Marked(Phrases):
    """Sets every number between two marks, lets the marks through, and notes what a sentence depends on.

    styled: whether the style of cells was asked for. levelled: whether a message was that has words of a level.
    """

    _inside = 0
    styled = levelled = False

    def number(self, n: int, gender: str = "", case: str = "") -> str:
        self._inside += 1
        words = super().number(n, gender, case)
        self._inside -= 1
        return words if self._inside else f"{OPEN}{words}{SHUT}"

    def _line(self, line: str) -> str:
        return line

    def _style(self, column: int, most: int) -> Cells:
        self.styled = True
        return super()._style(column, most)

    def _format(self, key: str, forms: Iterable[str], arguments: Mapping[str, str | int]) -> str:
        self.levelled |= key in with_levels(self.language)
        return super()._format(key, forms, arguments)


@cache
def with_levels(language: str) -> frozenset[str]:
    """The messages that have words of a level, in any form."""
    return frozenset(
        key
        for key, one in entries(language).items()
        if any(LEVEL_NAMES & {*name.split("-")} for name, _ in one.patterns())
    )


@cache
def corpus(language: Language) -> tuple[tuple[str, str, str], ...]:
    """(key, where, marked line) of every message at every level and style of cells, with many facts."""
    marked = Marked(language, strict=True)
    lines: dict[tuple[str, str], str] = {}
    for key, entry in entries("en").items():
        if any(fact.sort == "words" for fact in entry.facts.values()):
            continue
        styles = CELLS if "cell" in str(entry.facts) or "phrase" in str(entry.facts) else CELLS[:1]
        for turn in range(turns(key)):
            facts = facts_for(language, key, turn)
            marked.levelled = False
            for marked.level in LEVELS:
                marked.styled = False
                for marked.cells in styles:
                    line = marked.say(key, facts)
                    lines.setdefault((key, line), f"{marked.level} {marked.cells} {facts}")
                    if not marked.styled:
                        break  # the others are the same words
                if not marked.levelled:
                    break
    return tuple((key, where, line) for (key, line), where in lines.items())


def plain(line: str) -> str:
    return line.replace(OPEN, "").replace(SHUT, "")


def test_every_sentence_is_plain_words(language: Language) -> None:
    """Letters, blanks and four signs; no sign stands where it has no words before it."""
    signs = set(" ,.?:") | ({"'", "-"} if language == "en" else set())
    for key, where, line in corpus(language):
        said = plain(line)
        odd = {c for c in said if not (c.isalpha() or c in signs)}
        assert not odd, f"{key}: {odd} in {said!r} ({where})"
        if not key.startswith("rg-or-") and key not in ("rg-rank-reason", "rg-areas-left", "whose-warning"):
            assert not re.search(r"[,.:?] ?[,.:?]|^[ ,.:]|  | [,.:?]", said), f"{key}: {said!r} ({where})"
            assert said[-1:] in ".?", f"{key}: {said!r}"


def test_sentences_start_with_a_capital(language: Language) -> None:
    for key, where, line in corpus(language):
        for start in re.findall(r"(?:^|[.?] )(\w)", line):
            assert start == start.upper(), f"{key}: {plain(line)!r} ({where})"


def test_two_numbers_never_meet(language: Language) -> None:
    """In Azul the number of a display or a line has its pause: "display one, three red" is the model.

    Digits of a code stand beside each other, told one by one.
    """
    for key, where, line in corpus(language):
        if key in ("far-three", "far-invite-code"):
            continue
        between = " *" if "az-" in f"{key} {where}" else "[ ,:]*"
        assert not re.search(f"{SHUT}{between}{OPEN}", line), f"{key}: {plain(line)!r} ({where})"


def test_no_first_syllable_carries_the_verdict(language: Language) -> None:
    """A waking sound device clips it (rule 1)."""
    denial = {"cs": r"(ne|není)\w*", "pl": r"nie\w*", "en": r"(no|not|nothing|nobody|none|never)"}[language]
    for key, where, line in corpus(language):
        said = key not in ("sign-dot", "rg-with-crowns") and "typed" not in key.split("-")
        if said and not key.startswith("rg-setup"):
            first = plain(line).split()[0].strip(".,:").lower() if line else ""
            allowed = {"nejdřív", "nejlepší", "nejmíň", "neznámý", "nejvýš", "nieznana", "nowa"}
            bad = re.fullmatch(denial, first) and first not in allowed and not first.startswith("niebiesk")
            assert not bad or _is_reason(key), f"{key}: {plain(line)!r} ({where})"


def _is_reason(key: str) -> bool:
    """Whether a message is only ever taken up by another one, after its first words."""
    users = {
        more
        for entry in entries("en").values()
        for fact in entry.facts.values()
        for more in fact.more
        if fact.sort == "phrase" or fact.more[:1] == ("phrase",)
    }
    return key in users or key.startswith("file-fault-")


def test_a_list_names_all_or_says_that_it_is_an_example_with_the_number(language: Language) -> None:
    """Each list of each message, with one to eight members that are told apart."""
    example = {"cs": "například", "pl": "na przykład", "en": "for example"}[language]
    phrases = Phrases(language, strict=True)
    for key, entry in entries("en").items():
        for fact in entry.facts.values():
            for size in range(max(1, FEWEST[fact.sort]), 9) if fact.sort in FEWEST else ():
                names = [f"member {letter * 3}" for letter in "abcdefgh"[:size]]
                for phrases.level in LEVELS:
                    said = phrases.say(key, {**facts_for(language, key, size), fact.name: tuple(names)})
                    told = [name for name in names if name in said.lower()]
                    cut = 0 < len(told) < size
                    assert not cut or (example in said and phrases.number(size) in said), f"{key}: {said!r}"


def test_no_past_tense_beside_a_name(language: Language) -> None:
    """Nobody's gender is needed (rule 3)."""
    past = {"cs": r"\w+l[aio]?", "pl": r"\w+(ł|ła|ło|li|ły)", "en": r"(did|was|has been|had)"}[language]
    for key, where, line in corpus(language):
        for name in NAMES[language]:
            assert not re.search(rf"\b{name} {past}\b", line), f"{key}: {plain(line)!r} ({where})"


HEAPS = ("az-tiles", "az-pieces", "az-on-floor", "az-spread-to", "qg-jokers", "qg-patterned")
"""So many tiles: never a sentence of their own."""


def test_polish_trzy_never_begins_a_sentence() -> None:
    for key, where, line in corpus("pl"):
        parts = ("count-", "number-", "ordinal", "rg-area-counts", "cell", *HEAPS)
        if not key.startswith(parts):
            assert not re.search(r"(^|[.?] )trzy\b", plain(line), re.IGNORECASE), (
                f"{key}: {plain(line)!r} ({where})"
            )


def test_english_to_and_for_keep_away_from_numbers() -> None:
    for key, where, line in corpus("en"):
        assert not re.search(rf"\b(to|for|too) {OPEN}|{SHUT} (to|for|too)\b", line), (
            f"{key}: {plain(line)!r} ({where})"
        )


# ---- the texts and the program -----------------------------------------------------------------------------

SAYING = re.compile(r"(Announcement|Phrase|Problem|\w*Error)$")


def _literal_keys(tree: python.AST) -> Iterator[tuple[str, set[str] | None, int]]:
    """(key, names of the facts if they stand there, line) of everything that is going to be said."""
    for node in python.walk(tree):
        if not isinstance(node, python.Call):
            continue
        name = node.func.id if isinstance(node.func, python.Name) else getattr(node.func, "attr", "")
        keys = [argument for argument in node.args[:1] if isinstance(argument, python.Constant)]
        keys += [k.value for k in node.keywords if k.arg == "key" and isinstance(k.value, python.Constant)]
        if name in ("tell", "_tell", "say", "write", "part", "important"):
            keys = [one for one in node.args[:2] if isinstance(one, python.Constant) and "-" in str(one.value)]
        elif not SAYING.match(name) or name in (
            "ValueError",
            "TypeError",
            "RuntimeError",
            "KeyError",
            "AssertionError",
        ):
            continue
        for key in keys:
            if isinstance(key.value, str) and re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", key.value):
                yield key.value, _literal_facts(name, node), node.lineno


def _literal_facts(name: str, call: python.Call) -> set[str] | None:
    if not SAYING.match(name):
        return None
    if name.endswith("Error"):
        return None if any(k.arg is None for k in call.keywords) else {k.arg for k in call.keywords if k.arg}
    told = call.args[1] if len(call.args) > 1 else next((k.value for k in call.keywords if k.arg == "facts"), None)
    if told is None:
        return set()
    if not isinstance(told, python.Dict) or not all(isinstance(key, python.Constant) for key in told.keys):
        return None
    return {str(key.value) for key in told.keys if isinstance(key, python.Constant)}


def test_every_key_of_the_program_has_words() -> None:
    english = entries("en")
    wrong = []
    for path in sorted([*(ROOT / "companion").rglob("*.py"), *(ROOT / "firmware" / "bench").rglob("*.py")]):
        for key, facts, line in _literal_keys(python.parse(path.read_text(encoding="utf-8"))):
            where = f"{path.relative_to(ROOT)}:{line} {key}"
            if key not in english:
                wrong.append(f"{where}: no such message")
            elif facts is not None:
                needed = {name for name, fact in english[key].facts.items() if not fact.unused} - {"index"}
                if needed - facts:
                    wrong.append(f"{where}: facts {sorted(needed - facts)} are missing")
                if facts - set(english[key].facts):
                    wrong.append(f"{where}: facts {sorted(facts - set(english[key].facts))} stand in no comment")
    assert not wrong, "\n".join(wrong)


def test_spoken_as_before(language: Language) -> None:
    """IPA of the main lines as espeak-ng says them: a change of text or of number words is seen, and weighed."""
    path = ROOT / "tests" / "golden" / f"phrases_{language}.txt"
    now = sentences.golden(language)
    if os.environ.get("COMPANION_RECORD"):
        path.write_text("\n".join(now) + "\n", encoding="utf-8")
    expected = path.read_text(encoding="utf-8").splitlines()
    if now[0] != expected[0]:  # another espeak-ng may pronounce otherwise; what is sent to it must be the same
        expected = [line for line in expected[1:] if not line.startswith("    ")]
        now = [line for line in now[1:] if not line.startswith("    ")]
    assert now == expected, "COMPANION_RECORD=1 writes it anew"


def test_no_word_falls_out_of_its_language(language: Language) -> None:
    """espeak-ng marks a change of language as "(en)" in its phonemes."""
    lines = sorted({plain(line) for key, _, line in corpus(language) if not _has_foreign(key)})
    _, spoken = phonemes([(language, line) for line in lines[:: max(1, len(lines) // 1500)]])
    assert not [words for words in spoken if "(" in words]


def _has_foreign(key: str) -> bool:
    return any(fact.sort == "text" for fact in entries("en")[key].facts.values())
