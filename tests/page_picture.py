"""The README's picture of the page: python -m tests.page_picture [FILE]

A match of two on a page in Chromium, the same one each time, as who watches sees it; docs/page.png if no file is
named. The words beside the picture are written by hand: read them against it.
"""

from __future__ import annotations

import sys
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image

from tests.page_kit import PageHouse, chromium, page_house
from tests.page_play import advance, opened

PICTURE = Path(__file__).parent.parent / "docs" / "page.png"
ACTS = 30
"""By then the kingdoms are half filled, and a line is chosen from."""
COLOURS = 128
"""So many are told apart in the file, which is a third of the size then."""
RESTS_MS = 2_000
"""Nothing was said for so long: all has been said."""
SIZE = {"width": 1200, "height": 640}


def draw(house: PageHouse, file: Path) -> None:
    """Play on, and write what a watcher sees once everything has been said."""
    advance(house, ACTS)
    with chromium() as browser:
        page = browser.new_page(viewport=SIZE)
        opened(page, house, 0, "watch")
        before = None
        while (last := page.text_content("#last")) != before:
            before = last
            page.wait_for_timeout(RESTS_MS)
        drawn = Image.open(BytesIO(page.screenshot()))
    drawn.quantize(COLOURS).save(file, optimize=True)


def main() -> None:
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURE
    with tempfile.TemporaryDirectory() as folder, page_house(Path(folder)) as house:
        draw(house, file)
    print(f"Written: {file}")


if __name__ == "__main__":
    main()
