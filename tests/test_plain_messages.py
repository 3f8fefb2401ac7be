"""A message that is worded without Fluent's parser says what Fluent would say of it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from companion.core.languages import LANGUAGES
from companion.language.messages import Messages, Plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_messages_are_worded_as_fluent_words_them(language: str) -> None:
    messages, bundle = Messages(language, {}), FluentBundle([language], use_isolating=False)
    parser, count = FluentParser(), 0
    for key, source in messages.sources.items():
        pattern = messages.pattern(key, ("",))
        if not isinstance(pattern, Plain):
            continue
        bundle.add_resource(ast.Resource([parser.parse_entry(source)]))
        message = bundle.get_message(key)
        assert message.value is not None
        facts: dict[str, Any] = {name: f"{name} x" for name in re.findall(r"\$(\w+)", source)}
        words, errors = bundle.format_pattern(message.value, facts)
        assert (messages.format(pattern, facts), message.attributes) == (
            (" ".join(str(words).split()), errors),
            {},
        )
        facts = dict.fromkeys(facts, 1234)
        words, errors = bundle.format_pattern(message.value, facts)
        assert " ".join(messages.format(pattern, facts)[0].split()) == " ".join(str(words).split())
        count += 1
    assert count > 900
