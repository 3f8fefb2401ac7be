"""python -m tests.listening_player --language cs: one listening player on standard input and output."""

from __future__ import annotations

import argparse

from tests.listening_player import ears_cs, ears_en, ears_pl
from tests.listening_player.player import serve

TONGUES = {"cs": ears_cs.TONGUE, "pl": ears_pl.TONGUE, "en": ears_en.TONGUE}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Listens and plays; see tests/listening_player/player.py.")
    parser.add_argument("--language", choices=sorted(TONGUES), required=True)
    serve(TONGUES[parser.parse_args().language])
