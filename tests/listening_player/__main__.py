"""python -m tests.listening_player --language cs: one listening player on standard input and output.

--game azul-mini, master-chocolatier or queens-garden: at a table of Azul. --matches 300: whole matches with such a
player, in a process of its own, instead; ends with 1 where anything differs.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module

from tests.listening_player import ears_cs, ears_en, ears_pl
from tests.listening_player.player import serve

TONGUES = {"cs": ears_cs.TONGUE, "pl": ears_pl.TONGUE, "en": ears_en.TONGUE}
GARDEN = "royal-garden"
AZUL = ("azul-mini", "master-chocolatier")
QUEENS = "queens-garden"


def listen(game: str, language: str) -> None:
    """Serve as one player until the input ends."""
    if game == GARDEN:
        serve(TONGUES[language])
        return
    from tests.listening_player import azul_player, queens_player, table_player
    from tests.listening_player.tongues import ears_of

    family = "queens" if game == QUEENS else "azul"
    edition = game.replace("-", "_")
    ears = ears_of(import_module(f"tests.listening_player.{family}_ears_{language}").tongue(edition))
    player = queens_player.player_for(ears) if game == QUEENS else azul_player.player_for(ears, edition)
    table_player.serve(player)


def main() -> int:
    """Run from the command line; gives the exit code."""
    parser = argparse.ArgumentParser(description="Listens and plays; see tests/listening_player/player.py.")
    parser.add_argument("--game", choices=(GARDEN, *AZUL, QUEENS), default=GARDEN)
    parser.add_argument("--language", "--lang", choices=sorted(TONGUES), required=True)
    parser.add_argument("--matches", type=int, default=0, help="play so many matches with such a player")
    parser.add_argument("--seed", type=int, default=0, help="of the first match; the others follow")
    told = parser.parse_args()
    if not told.matches:
        listen(told.game, told.language)
        return 0
    # The player itself imports nothing of the program; the matches do.
    matches = import_module(f"tests.listening_player.{'evenings' if told.game == GARDEN else 'table_evenings'}")
    return int(matches.run(told.game, told.language, told.matches, told.seed))


if __name__ == "__main__":
    sys.exit(main())
