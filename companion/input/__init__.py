"""What people type and press: reading it and understanding it; the only reader of keys.

A line is a command, in one of three ways that always hold: by a word (`score`, or the language's own), by one
letter (`s`), or by the digits of a keypad (`3`). See keys.commands for the commands, keys.lines for
the grammar.
"""

from companion.input.buttons import button
from companion.input.commands import GENERAL
from companion.input.grammar import answered, digits, understand, whole
from companion.input.meanings import Incomplete, Meant, Unknown
from companion.input.readers import reader_for
from companion.input.reading import Key, KeyboardReader, LineReader, Noticed, Typed
from companion.input.row import digit_of
from companion.input.vocabulary import Vocabulary, vocabulary_of, words_of

__all__ = [
    "GENERAL",
    "Incomplete",
    "Key",
    "KeyboardReader",
    "LineReader",
    "Meant",
    "Noticed",
    "Typed",
    "Unknown",
    "Vocabulary",
    "answered",
    "button",
    "digit_of",
    "digits",
    "reader_for",
    "understand",
    "vocabulary_of",
    "whole",
    "words_of",
]
