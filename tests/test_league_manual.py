"""The league's manual in three languages: one manual, its commands are taken, its sentences are really said."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import click
import pytest

from companion.ui.cli.main import main
from tests.command_kit import run, strict_words
from tests.manual_kit import LANGUAGES, POINTING, QUOTES, SPAN, Manual, is_command_line, resolved

MANUAL = Manual("league-evening", "", lambda _: {}, (), 0, lambda *_: "")
FORM_ALONE = ("invite", "connect", "send", "listen", "history", "--points", "--same", "--file", "--away")
"""Commands that need a server, a file or somebody who is not there: their form is looked at alone."""
BESIDES = {"pair": "league round", "result": "league result 38 45 --round 1 --table 1"}
"""What is typed behind a command beside the manual: to look at the tables, and to bring another result."""


def spans(language: str) -> list[str]:
    return [span for one in MANUAL.chapters(language) for span in one.spans]


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_it_is_one_manual_in_three_languages(language: str) -> None:
    for here, there in zip(MANUAL.chapters(language), MANUAL.chapters("en"), strict=True):
        assert (here.level, len(here.items), here.spans) == (there.level, len(there.items), there.spans)
    quoted = [len(MANUAL.quotes(one)) for one in (language, "en")]
    assert quoted[0] == quoted[1] > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_can_be_read_aloud(language: str) -> None:
    levels = [one.level for one in MANUAL.chapters(language)]
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    for line in MANUAL.text(language).splitlines():
        assert not line.startswith(("|", "<", "![")) and line.count("`") % 2 == 0, line
        assert not re.search(POINTING[language], SPAN.sub("", line), re.IGNORECASE), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_evening_by_the_manual_says_what_it_quotes(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its commands one after the other, as an organiser types them."""
    strict_words(monkeypatch)
    monkeypatch.chdir(tmp_path)
    from companion.language.phrases import Phrases

    words = Phrases(language, strict=True)
    said = [words.say("league-agree-ask", {"player": "Jana"})]
    typed = [tuple(span.split()[1:]) for span in spans(language) if is_command_line(span)]
    group = resolved(["league"])[1]
    assert isinstance(group, click.Group)
    assert {one[1] for one in typed if one[0] == "league"} == set(group.commands) - {"seat"}
    for one in typed:
        if any(each in " ".join(one) for each in FORM_ALONE):
            name, called, rest = resolved(list(one))
            called.make_context(name, list(rest))
            continue
        more = ("--yes",) if one[1] == "pair" else ()
        for each in ((*one, *more), tuple(BESIDES.get(one[1], "").split())):
            if each:
                done = run(main, tmp_path / "home", *each, lang=language)
                assert done.exit_code == 0, (each, done.output)
                said += done.stdout.splitlines()
    sentences = {part.strip().removesuffix(".") + "." for line in said for part in (line, *line.split(". "))}
    assert [quote for quote in MANUAL.quotes(language) if quote not in sentences] == []
    assert not re.search('["„“”]', re.sub(QUOTES[language], "", SPAN.sub("", MANUAL.text(language))))
