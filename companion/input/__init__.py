"""What people type and press: reading it and understanding it; the only reader of keys.

A line is a command, in one of three ways that always hold: by a word (`score`, or the language's own), by one
letter (`s`), or by the digits of a keypad (`3`). See input.commands for the commands, input.grammar for how they
are read.
"""

from companion.input.grammar import understand
from companion.input.meanings import HalfWord, Incomplete, Meant, Unknown
from companion.input.readers import reader_for
from companion.input.reading import Key, KeyboardReader, Noticed, Typed
from companion.input.vocabulary import Vocabulary, vocabulary_of, words_of

__all__ = [
    "HalfWord",
    "Incomplete",
    "Key",
    "KeyboardReader",
    "Meant",
    "Noticed",
    "Typed",
    "Unknown",
    "Vocabulary",
    "reader_for",
    "understand",
    "vocabulary_of",
    "words_of",
]
