"""What a voice reads in place of words that it would misread, and what an owner has to say about it."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from companion.core.errors import FileError
from companion.language import lexicon
from companion.language.lexicon import Lexicon, folded, is_phonemes, is_reading, is_word, shipped
from companion.language.messages import folders
from companion.language.phrases import LANGUAGES
from companion.speech.events import Ended, SpeechTrouble, Style
from companion.speech.orders import VoiceOptions
from companion.speech.voices import ProcessVoice
from companion.ui.cli.main import main
from tests.command_kit import settings
from tests.language_support import phonemes
from tests.voice_kit import PATIENT, Ear


def own(home: Path, words: dict[str, dict[str, str]], version: int = 1) -> Path:
    """The owner's file below a COMPANION_HOME."""
    file = home / "config" / lexicon.OWN_FILE
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({"version": version, "words": words}), encoding="utf-8")
    return file


def heard(language: str, *texts: str) -> list[str]:
    """The phonemes of espeak-ng for these texts, as the lexicon hands them over."""
    read = Lexicon(Path("nowhere")).spoken
    return phonemes([(language, read(text, language, False)) for text in texts])[1]


def raw(language: str, *texts: str) -> list[str]:
    """The same without a lexicon."""
    return phonemes([(language, text) for text in texts])[1]


@pytest.mark.parametrize(
    ("language", "written", "as_if"),
    [
        ("cs", "Na tahu je Martin.", "Na tahu je Martyn."),
        ("cs", "NIKOLA, dva body.", "nykola, dva body."),
        ("cs", "Napište companion doctor.", "Napište kompenjen doktor."),
        ("pl", "Wpisz companion doctor.", "Wpisz kompanjon doktor."),
        ("en", "One praline, two pralines.", "One prahleen, two prahleens."),
        ("en", "Jan's castle", "Yan's castle"),
    ],
)
def test_espeak_reads_a_word_of_the_lexicon_as_its_respelling(language: str, written: str, as_if: str) -> None:
    assert heard(language, written) == raw(language, as_if) != raw(language, written)


def test_a_lone_letter_of_czech_is_read_as_its_sound() -> None:
    """espeak-ng says "dlouhé á" of it."""
    assert "dlˈoʊheː" in raw("cs", "stranou á nahoru")[0]
    assert Lexicon(Path("nowhere")).spoken("stranou Á nahoru", "cs", True) == "stranou [['a:]] nahoru"


def test_a_word_within_another_is_left_alone() -> None:
    read = Lexicon(Path("nowhere")).spoken
    assert read("Martinice, Timur, šachový", "cs", True) == "Martinice, Timur, šachový"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_program_can_be_looked_up_once_and_changes_what_is_heard(language: str) -> None:
    files = [folder / lexicon.FILE for folder in folders(language)]
    lines = [line for file in files if file.exists() for line in file.read_text(encoding="utf-8").splitlines()]
    lines = [line for line in lines if line and not line.startswith("#")]
    words = [line.partition(": ")[0] for line in lines]
    assert len(set(map(folded, words))) == len(words) == len(shipped(language)) > 0
    for word in words:
        assert is_word(word) and is_reading(shipped(language)[folded(word)]), word
    respelled = [word for word in words if not is_phonemes(shipped(language)[folded(word)])]
    for word, before, after in zip(respelled, raw(language, *respelled), heard(language, *respelled), strict=True):
        assert before != after, word


# ---- an owner's own ---------------------------------------------------------------------------------------------


def test_an_owners_word_comes_before_the_programs_and_counts_as_soon_as_it_is_kept(tmp_path: Path) -> None:
    file = own(tmp_path, {"cs": {"Martin": "Marten"}, "pl": {"Jola": "Dżola"}})
    read = Lexicon(file).spoken
    assert read("Martin, Jola, Nikola", "cs", True) == "Marten, Jola, Nykola"
    own(tmp_path, {"cs": {"jola": "Žola"}})
    assert read("Martin, Jola, Nikola", "cs", True) == "Martyn, Žola, Nykola"
    file.unlink()
    assert read("Martin, Jola", "cs", True) == "Martyn, Jola"


def test_phonemes_are_left_out_where_the_engine_takes_none(tmp_path: Path) -> None:
    read = Lexicon(own(tmp_path, {"cs": {"Jola": "[[Z'ola]]"}})).spoken
    assert read("Jola [[a:]]", "cs", True) == "[[Z'ola]]  a:]]"
    assert read("Jola", "cs", False) == "Jola"


def in_place(file: Path, make: Callable[[Path], object]) -> None:
    """Something else under the name of the file."""
    file.unlink()
    make(file)


DAMAGES: dict[str, tuple[Callable[[Path], object], str]] = {
    "no JSON": (lambda file: file.write_text("{", encoding="utf-8"), "form"),
    "a list": (lambda file: file.write_text('{"version": 1, "words": []}', encoding="utf-8"), "form"),
    "a number": (lambda file: own(file.parents[1], {"cs": {"Jola": 1}}), "form"),  # type: ignore[dict-item]
    "two words": (lambda file: own(file.parents[1], {"cs": {"Jola Nová": "Žola"}}), "form"),
    "a sign": (lambda file: own(file.parents[1], {"cs": {"Jola": "<b>"}}), "form"),
    "too many": (lambda file: own(file.parents[1], {"cs": {"a" * n: "a" for n in range(1, 80)}}), "form"),
    "newer": (lambda file: own(file.parents[1], {}, 2), "newer"),
    "too large": (lambda file: file.write_bytes(b" " * 100_001), "too-large"),
    "a folder": (lambda file: in_place(file, os.mkdir), "directory"),
    "a pipe": (lambda file: in_place(file, os.mkfifo), "special"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_told_once_and_the_programs_words_are_read(
    tmp_path: Path, damage: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lexicon, "MOST_WORDS", 50)
    file = own(tmp_path, {})
    spoil, reason = DAMAGES[damage]
    spoil(file)
    told: list[FileError] = []
    read = Lexicon(file, told.append).spoken
    for _ in range(2):
        assert read("Martin a Jola", "cs", True) == "Martyn a Jola"
    assert [(one.key, one.facts["reason"]) for one in told] == [("owned-wrong", reason)]


# ---- mended by its owner ----------------------------------------------------------------------------------------


def mend(home: Path, word: str, typed: str, *options: str, lang: str = "cs") -> list[str]:
    """`companion say --how` with these lines typed; what is printed."""
    strict = ["say", "--how", word, "--lang", lang, *options]
    done = CliRunner().invoke(main, strict, input=typed, env={"COMPANION_HOME": str(home), "LANG": "C"})
    assert done.exit_code == 0, done.output
    return [line for line in done.stdout.splitlines() if not line.startswith("Zvukové zařízení")]


def kept(home: Path) -> dict[str, dict[str, str]]:
    """The owner's words."""
    return lexicon.own_words(home / "config" / lexicon.OWN_FILE)


def test_an_owner_hears_a_word_tries_readings_and_keeps_one(tmp_path: Path) -> None:
    told = mend(tmp_path, "Jola", "Žolla\n0\nŽola\n\n", "--text")
    assert told[0] == "Jola: čte se tak, jak je psáno: Jola."
    assert told[1].startswith("Jak se má číst?") and "nula zruší" not in told[1]
    assert told[2:4] == ["Takhle zní: Jola.", "Enter to nechá, nula se vrátí. Nebo napište jiné čtení."]
    assert told[-1] == "Uloženo. Jola: čte se podle vás: Žola."
    assert kept(tmp_path) == {"cs": {"jola": "Žola"}}
    told = mend(tmp_path, "jola", "[Z'ola]\n1\n", "--text")
    assert told[0] == "Jola: čte se podle vás: Žola." and "nula zruší vaše čtení" in told[1]
    assert kept(tmp_path) == {"cs": {"jola": "[[Z'ola]]"}}
    mend(tmp_path, "Jola", "Dżola\n\n", "--text", lang="pl")
    mend(tmp_path, "Jola", "0\n\n", "--text")
    assert kept(tmp_path) == {"cs": {}, "pl": {"jola": "Dżola"}}


@pytest.mark.parametrize("typed", ["", "\n", "Žolla\n", "Žolla\n0\n\n", "Žolla\nkonec\n", "1 2\n"])
def test_what_is_not_kept_leaves_all_as_it_was(tmp_path: Path, typed: str) -> None:
    own(tmp_path, {"cs": {"Jola": "Žola"}})
    assert mend(tmp_path, "Jola", typed, "--text")[-1] == "Zůstává to, jak to bylo."
    assert kept(tmp_path)["cs"] in ({"Jola": "Žola"}, {"jola": "Žola"})


def test_the_programs_own_reading_is_told(tmp_path: Path) -> None:
    assert mend(tmp_path, "Martin", "")[0] == "Martin: čte se podle slovníku programu: Martyn."


def test_phonemes_are_told_to_be_left_out_by_a_voice_that_takes_none(tmp_path: Path) -> None:
    settings(tmp_path, 'version = 4\nengine = "system"\n')
    told = mend(tmp_path, "Jola", "[Z'ola]\n\n", "--text")
    assert told[3].startswith("Hlas, který teď mluví, fonémům nerozumí")


@pytest.mark.parametrize(
    ("line", "status", "told"),
    [
        ("say --how 12", 1, "Slovník bere jedno slovo z písmen: 12."),
        ("say --how Jola Nová", 2, "To je navíc: Nová."),
    ],
)
def test_only_one_word_has_a_reading(tmp_path: Path, line: str, status: int, told: str) -> None:
    env = {"COMPANION_HOME": str(tmp_path), "LANG": "C"}
    done = CliRunner().invoke(main, [*line.split(), "--lang", "cs"], env=env)
    assert (done.exit_code, done.stderr.splitlines()[0]) == (status, told)


def test_a_damaged_lexicon_is_told_and_left_alone(tmp_path: Path) -> None:
    file = own(tmp_path, {})
    file.write_text("{", encoding="utf-8")
    env = {"COMPANION_HOME": str(tmp_path), "LANG": "C"}
    done = CliRunner().invoke(main, ["say", "--how", "Jola", "--text"], env=env, input="Yola\n\n")
    assert done.exit_code == 1 and str(file) in done.stderr and file.read_text(encoding="utf-8") == "{"


# ---- the voice itself -------------------------------------------------------------------------------------------


def sound(folder: Path, home: Path, text: str, monkeypatch: pytest.MonkeyPatch) -> tuple[bytes, Ear]:
    """The samples of a sentence in Czech, and what was told meanwhile."""
    monkeypatch.setenv("COMPANION_HOME", str(home))
    ear, wav = Ear(), folder / "a.wav"
    wav.unlink(missing_ok=True)
    voice = ProcessVoice(ear.inbox, VoiceOptions(output="none", wav=str(wav), language="cs"), PATIENT)
    voice.start()
    try:
        voice.say(1, text, Style("cs"))
        ear.wait(Ended, 1)
    finally:
        voice.close()
    return wav.read_bytes(), ear


def test_the_voice_speaks_respellings_and_phonemes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Jola is nobody's word of the program: what changes the sound is the owner's file alone."""
    without, respelled, spelled = tmp_path / "without", tmp_path / "respelled", tmp_path / "spelled"
    own(respelled, {"cs": {"Jola": "Žola"}})
    own(spelled, {"cs": {"Jola": "[[Z'ola]]"}})
    plain, _ = sound(tmp_path, without, "Jola", monkeypatch)
    wanted, _ = sound(tmp_path, without, "Žola", monkeypatch)
    assert sound(tmp_path, respelled, "Jola", monkeypatch)[0] == wanted != plain
    by_phonemes, _ = sound(tmp_path, spelled, "Jola", monkeypatch)
    letters, _ = sound(tmp_path, without, "Z'ola", monkeypatch)
    assert by_phonemes not in (plain, letters)
    assert sound(tmp_path, without, "Martin", monkeypatch)[0] == sound(tmp_path, without, "Martyn", monkeypatch)[0]


def test_a_damaged_file_is_a_sentence_and_never_silence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own(tmp_path, {}).write_text("{", encoding="utf-8")
    samples, ear = sound(tmp_path, tmp_path, "Martin", monkeypatch)
    (told,) = [one for one in ear.got if isinstance(one, SpeechTrouble)]
    assert told.key == "owned-wrong" and len(samples) > 5000
