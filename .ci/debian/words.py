"""Prints what a Debian package gives the system in the program's own words: `words.py unit` or `words.py menu`."""

from __future__ import annotations

import sys

from companion.care import autostart
from companion.language.phrases import LANGUAGES, Phrases


def unit() -> str:
    """The unit that begins a game by itself; `companion autostart on`, or an administrator, switches it on."""
    return autostart.user_unit(["/usr/bin/companion"], "").text


def menu() -> str:
    """The entry in the menu, and a second one that plays a game by itself."""

    def told(field: str, key: str) -> str:
        words = {language: Phrases(language).write(key).rstrip(".") for language in LANGUAGES}
        others = "".join(f"{field}[{one}]={text}\n" for one, text in words.items() if one != "en")
        return f"{field}={words['en']}\n{others}"

    return (
        "[Desktop Entry]\nType=Application\nName=companion\n"
        + told("Comment", "about-companion")
        + "Exec=companion play\nTerminal=true\nCategories=Game;BoardGame;\nActions=demo;\n"
        + "\n[Desktop Action demo]\n"
        + told("Name", "about-demo")
        + "Exec=companion demo\n"
    )


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.stdout.write({"unit": unit, "menu": menu}[sys.argv[1]]())
