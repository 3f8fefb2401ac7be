"""The parts list against counts made another way: rows of cells.csv, signs of the tiles' files, the circuits."""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from dataclasses import replace
from importlib import resources
from pathlib import Path

import pytest

from companion.device.tiles.files import standard
from companion.device.tiles.tileset import TileSet
from companion.games import SENSED, manifest
from hardware import bom, bom_counts, print_times
from hardware.bom import PIECE, Line, lines, parts_list, read
from hardware.bom_counts import CHOICES, Need, magnets, mass_g
from hardware.electronics import orders
from hardware.electronics.board_file import LIBRARIES
from hardware.electronics.circuit import Circuit
from hardware.electronics.netlist import circuit
from hardware.electronics.parts import sensor_name
from hardware.parameters import parameters
from hardware.print_times import Printing

pytestmark = pytest.mark.skipif(not LIBRARIES.exists(), reason="KiCad's libraries are not installed")

ROYAL = "royal_garden"


def data(name: str) -> str:
    return (resources.files("companion.device") / "data" / name).read_text(encoding="utf-8")


def rows_of(layout: str) -> list[dict[str, str]]:
    return [row for row in csv.DictReader(io.StringIO(data("cells.csv"))) if row["layout"] == layout]


def without_printed(kind: str, game: str = ROYAL) -> tuple[Line, ...]:
    return parts_list(kind, game, with_printed=False)[0]


def count(found: tuple[Line, ...], item: str) -> float:
    return sum(line.count for line in found if line.entry.item == item)


@pytest.mark.parametrize("kind", ["board7"])
def test_sensors_strips_and_multiplexers_are_those_of_the_wiring(kind: str) -> None:
    found, rows = without_printed(kind), rows_of(kind)
    sensors = sum(row["sensor"] != "ref" for row in rows)
    strips = len({row["strip"] for row in rows})
    muxes = len({(row["strip"], row["mux"]) for row in rows})
    assert count(found, sensor_name()) == sensors
    assert sum(line.count for line in found if "22 nF" in line.words) == sensors
    assert count(found, "74HC4067") == muxes
    assert count(found, "strip5") + count(found, "strip7") == strips
    assert count(found, "AO3401A") == strips
    assert count(found, "ribbon_socket") == 2 * strips
    assert count(found, "IDC-Header_2x05_P2.54mm_Vertical") == 7 + strips


@pytest.mark.parametrize(("kind", "strip"), [("board7", "strip7")])
def test_components_are_those_of_the_circuits(kind: str, strip: str) -> None:
    """All of a strip but what only the tray needs, so many times, and the main board."""
    strips = len({row["strip"] for row in rows_of(kind)})
    wanted: Counter[str] = Counter()
    for name, times in ((strip, strips), ("main", 1)):
        for one in circuit(name).components:
            wanted[one.footprint.partition(":")[2]] += times * (one.fitted != "tray")
    found = Counter[str]()
    for need in bom_counts.electronics(kind):
        found[need.item] += int(need.count) * (need.item in wanted)
    assert +found == +wanted


def pockets(name: str) -> int:
    """Magnets in a file of tiles, by its columns alone: a line of a colour stands for twenty equal tiles."""
    total = 0
    told = manifest(name)
    text = (resources.files(told.package) / told.tile_set).read_text(encoding="utf-8")
    for row in csv.reader(line for line in io.StringIO(text) if not line.startswith("#")):
        if row[0] == "tile" or row[0].startswith("foreign"):
            continue
        each = len(re.findall("[NS]", row[5] + row[6]))
        total += each * (int(row[2] or 20) if row[0].startswith("tile ") else 1)
    return total


@pytest.mark.parametrize("game", sorted(SENSED))
def test_magnets_are_the_signs_of_the_tiles_file(game: str) -> None:
    gauge, stick = 5, 2
    assert count(without_printed("tiles", game), "code_magnet") == pockets(game) + gauge + stick


def test_a_changed_tile_changes_the_magnets() -> None:
    known = standard(ROYAL)
    first = known.dominoes[0]
    fewer: TileSet = replace(
        known, dominoes=(replace(first, words=("00000", first.words[1])), *known.dominoes[1:])
    )
    counts = [sum(one.count for one in magnets(of) if one.item == "code_magnet") for of in (known, fewer)]
    assert counts[0] - counts[1] == 5


def test_a_component_that_is_taken_away_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = circuit("main")
    less = replace(whole, components=tuple(one for one in whole.components if one.reference != "R5"))

    def changed(name: str) -> Circuit:
        return less if name == "main" else circuit(name)

    resistors = "R_0603_1608Metric"
    before = count(without_printed("board7"), resistors)
    monkeypatch.setattr(bom_counts, "circuit", changed)
    assert count(without_printed("board7"), resistors) == before - 1


def test_a_set_is_a_board_a_tray_and_tiles() -> None:
    whole = without_printed("set")
    summed = [count(without_printed(kind), "screw") for kind in ("board5", "tray")]
    assert count(whole, "screw") == sum(summed) > 0
    assert count(whole, "pico") == 2
    assert count(whole, "steel_sheet") == 2
    assert len([line for line in whole if line.entry.item == "steel_sheet"]) == 1, "board and tray have one size"


@pytest.mark.parametrize("kind", CHOICES)
def test_whole_pieces_and_enough_spares(kind: str) -> None:
    for line in without_printed(kind):
        assert line.count > 0, line.words
        assert line.spare >= line.count * line.entry.spare_percent / 100 - 1e-9
        if line.entry.unit == PIECE:
            assert line.count == int(line.count), line.words
            assert line.spare == int(line.spare), line.words
        assert "{" not in line.words


def test_no_part_number_without_page_and_day() -> None:
    for entry in bom.entries().values():
        assert bool(entry.part_number) == bool(entry.source) == bool(entry.looked_at), entry.item
        if entry.source:
            assert entry.source.startswith("https://"), entry.item
            assert re.fullmatch(r"20\d\d-\d\d-\d\d", entry.looked_at), entry.item
    numbered = {entry.part_number for entry in bom.entries().values() if entry.part_number}
    assert {"DRV5055A3QDBZR", "74HC4067PW"} <= numbered


def test_a_row_with_a_number_out_of_nowhere_is_refused() -> None:
    title, first = bom.FILE.read_text(encoding="utf-8").splitlines()[:2]
    assert len(read([title, first])) == 1
    with pytest.raises(ValueError, match="without the page"):
        read([title, first.rsplit(",", 1)[0] + ","])
    with pytest.raises(ValueError, match="two rows"):
        read([title, first, first])


def test_every_price_is_called_an_estimate(capsys: pytest.CaptureFixture[str]) -> None:
    assert bom.main(["board5", "--without-printed"]) == 0
    told = capsys.readouterr().out.splitlines()
    priced = [line for line in told if "euro" in line]
    assert len(priced) == len(without_printed("board5")) + 1
    assert all("Estimate" in line for line in priced)
    assert all("basis: " in line for line in priced[:-1])
    total = float(re.findall(r"(\d+) euro", priced[-1])[0])
    each = [float(re.findall(r"Estimate: ([\d.]+) euro", line)[0]) for line in priced[:-1]]
    assert total == pytest.approx(sum(each), abs=1.0)


def test_the_table_tells_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "parts.csv")
    assert bom.main(["tray", "--without-printed", "--csv", file]) == 0
    assert f"Written: {file}" in capsys.readouterr().out
    with open(file, encoding="utf-8", newline="") as written:
        rows = list(csv.DictReader(written))
    found = without_printed("tray")
    assert [row["item"] for row in rows] == [line.entry.item for line in found]
    assert [float(row["count"]) for row in rows] == pytest.approx([line.count for line in found], abs=0.01)
    assert all("estimate" in name for name in rows[0] if name.endswith("eur"))


def test_a_table_that_cannot_be_written_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert bom.main(["tiles", "--without-printed", "--csv", "/nowhere/parts.csv"]) == 1
    assert "/nowhere/parts.csv" in capsys.readouterr().err


def test_an_unknown_item_is_told() -> None:
    with pytest.raises(KeyError, match="has no row for flux_capacitor"):
        lines([Need("flux_capacitor", 1)])


def test_the_mass_of_a_block_by_hand() -> None:
    """A block of 20 mm: walls of 0.8 on all sides are full, the rest to the ratio of the filling."""
    its = parameters().printing
    walls = 6 * 20**2 * its.wall_mm
    wanted = (walls + (8000 - walls) * its.infill_ratio) / 1000 * its.material_g_cm3
    assert mass_g(8000, 6 * 20**2) == pytest.approx(wanted)
    assert mass_g(160, 2 * 400 + 32) == pytest.approx(0.16 * its.material_g_cm3), "a sheet, all of it wall"


def test_every_printed_room_is_weighed() -> None:
    names = [part.name for part in bom_counts.printed("set", ROYAL)]
    boards = ("board5-rim", "board5-border", "board5-cover", "tray-cable", "board5-grid", "tray-grid", "button-5")
    tiles = ("domino-17-base", "domino-17-number", "castle-4-base", "cap-castle-1", "cap-mine-1-field-0")
    tools = ("gauge-base", "polarity-stick", "polarity-stick-plus", "wand-tip", "king-foot", "tower-shaft")
    for word in (*boards, *tiles, *tools):
        assert any(name.startswith(word) for name in names), word


def test_kings_and_towers_only_with_dominoes() -> None:
    names = {game: {part.name for part in bom_counts.printed("tiles", game)} for game in SENSED}
    assert [game for game, of in names.items() if "king-foot" in of] == [ROYAL]
    feet = sum(part.count for part in bom_counts.printed("tiles", ROYAL) if part.name == "king-foot")
    bodies = sum(part.count for part in bom_counts.printed("tiles", ROYAL) if re.fullmatch(r"king-\d", part.name))
    assert count(without_printed("tiles"), "king_magnet") == feet == bodies
    assert count(without_printed("tiles", "azul_mini"), "king_magnet") == 0


# ---- hours, and the promise of revision B ----


def made(hours: float) -> Printing:
    return Printing(1, {"sliced": hours}, {"sliced": 1}, 10.0, 0)


def cheap(euro: float) -> tuple[Line, ...]:
    return (replace(without_printed("tiles")[0], count=euro, spare=0.0, entry=replace(PLAIN, price_eur=1.0)),)


PLAIN = bom.entries()["glue"]


def test_players_multiply_boards_alone() -> None:
    one, three = (parts_list("set", ROYAL, players, with_printed=False)[0] for players in (1, 3))
    board = count(without_printed("board5"), "74HC4067")
    assert count(three, "74HC4067") - count(one, "74HC4067") == 2 * board
    assert count(three, "code_magnet") == count(one, "code_magnet")
    extra = Counter(bom_counts.printed("set", ROYAL, 3)) - Counter(bom_counts.printed("set", ROYAL))
    assert extra == Counter(dict.fromkeys(bom_counts.printed("board5", ROYAL), 2))


@pytest.mark.parametrize(
    ("euro", "hours", "broken"), [(434, 114, False), (436, 114, True), (434, 116, True), (436, 116, True)]
)
def test_a_broken_promise_fails(euro: float, hours: float, broken: bool) -> None:
    told, fails = bom.promise(cheap(euro), made(hours))
    assert fails == broken
    assert ("broken" in told[0]) == broken


def test_a_set_for_two_prints_sum_hours_and_promise(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(print_times, "printing", lambda _parts, _kept: made(50.0))
    monkeypatch.setattr(bom, "PROMISE_EUR", 1.0)
    assert bom.main(["set", "--players", "2"]) == 1
    told = capsys.readouterr().out
    assert "Printing: 1 pieces, 50.0 hours" in told and "The promise of 1 euro and 115 hours" in told
    assert re.search(r"Estimate of all, spares too: \d+ euro", told)


def test_the_promise_is_kept_by_the_slicers_figures() -> None:
    found, printing = parts_list("set", ROYAL, bom.PROMISE_PLAYERS)
    assert printing and printing.hours_all <= bom.PROMISE_H
    assert sum(line.cost_eur for line in found) <= bom.PROMISE_EUR
    assert print_times.WEIGHED not in printing.hours, "a piece of which nothing like was sliced"


# ---- numbers to order by ----


def test_electronic_parts_have_numbers_with_their_day_or_are_not_seen() -> None:
    found = without_printed("set")
    chips = [line for line in found if line.entry.item in {sensor_name(), "74HC4067", "AO3401A"}]
    assert len(chips) == 3 and all(line.order and line.order.distributor_number for line in chips)
    passive = [line for line in found if line.words.startswith(("resistor", "ceramic"))]
    assert passive and all(line.order for line in passive)
    for order in orders.orders().values():
        assert re.fullmatch(r"20\d\d-\d\d-\d\d", order.quoted_at)
        assert order.alternatives and order.maker
        assert order.distributor != "LCSC" or re.fullmatch(r"C\d+", order.distributor_number)
    glue = next(line for line in found if line.entry.item == "glue")
    assert "Order number: not seen." in bom.spoken(glue)


def test_a_number_without_its_day_is_refused() -> None:
    title, first = orders.FILE.read_text(encoding="utf-8").splitlines()[:2]
    assert len(orders.read([title, first])) == 1
    with pytest.raises(ValueError, match="without the day"):
        orders.read([title, first.replace("2026-11-28", "")])
    with pytest.raises(ValueError, match="two rows"):
        orders.read([title, first, first])


# ---- one circuit board instead of strips ----


@pytest.mark.parametrize("kind", ["board5", "tray"])
def test_one_board_has_the_sensors_of_the_wiring_and_no_cable(kind: str) -> None:
    found = without_printed(kind)
    sensors = sum(row["sensor"] != "ref" for row in rows_of(kind))
    assert count(found, sensor_name()) == sensors
    assert sum(line.count for line in found if "22 nF" in line.words) == sensors
    chips = ("cells5", "74HC4067", "74HC595", "AO3401A", "SW_PUSH_6mm_H4.3mm", "felt")
    assert [count(found, item) for item in chips] == [1, 10, 5, 26, 5, 1]
    assert not any(count(found, item) for item in ("strip5", "main", "ribbon_cable", "perfboard", "wire"))
