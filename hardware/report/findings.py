"""What the report says: figures with their limits, each as a sentence and as a row."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.device.tiles.tileset import TileSet
from hardware.magnets.boards import LARGE
from hardware.magnets.geometry import SITES
from hardware.magnets.populations import Population
from hardware.parameters import Limit, parameters
from hardware.report.bound import Bound, bound, strongest_mt
from hardware.report.holding import Hold, gap_mm, holds, pull_n
from hardware.report.kings import kings
from hardware.report.play import outline, play, promised_poses
from hardware.report.rates import Rates, Way, flat, held, raised
from hardware.report.sheets import air_mm, sag_mm, steel_t, stuffs

LINEAR_SHARE = 0.85
"""Of the sensors' straight range, what a resting magnet may use: the rest is for gains and zeros."""
CRUMB_SHARE = 10
"""Each crumb is tried on every edge of every tile, so a tenth of the boards gives as many tiles."""
LARGE_SHARE = 2
"""A large board has twice the tiles, so half of the boards gives as many."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One figure. least, most: its limits, None where it has none. words: what it means, one sentence."""

    chapter: str
    name: str
    value: float
    unit: str
    words: str
    least: float | None = None
    most: float | None = None

    @property
    def is_met(self) -> bool:
        """Whether the figure keeps its limits."""
        return (self.least is None or self.value >= self.least) and (self.most is None or self.value <= self.most)


@dataclass(frozen=True, slots=True)
class Measured:
    """All figures, and how every tile holds, which a picture shows."""

    findings: tuple[Finding, ...]
    holds: tuple[Hold, ...]


def of_play() -> Iterator[Finding]:
    """What the posts leave to a tile."""
    for parts, name in ((1, "castle"), (2, "domino")):
        its = play(parts)
        words = f"Posts let a flat {name} move by {its.offset_mm:.1f} millimetres."
        limits = parameters().tolerances
        yield Finding("Play", f"offset of a {name}", its.offset_mm, "mm", words, most=limits.offset_mm)
        words = f"They let it turn by {its.turn_deg:g} degrees."
        yield Finding("Play", f"turn of a {name}", its.turn_deg, "deg", words, most=limits.turn_deg)


def of_ends(population: Population) -> Finding:
    """What becomes of the strongest magnets: outputs stay straight or, of gauged sensors, an end is a magnet."""
    most, limit = strongest_mt(), population.limit
    words = f"A resting magnet gives {most:.0f} millitesla at most; up to {population.sensor.linear_mt:.0f} "
    if not population.is_gauged:
        words += "a sensor's output is straight."
        linear = LINEAR_SHARE * population.sensor.linear_mt
        return Finding("Worst case", "strongest resting magnet", most, "mT", words, most=linear)
    told_mt = population.end_mt - population.error_mt
    words += (
        f"an output follows. One at its end tells {told_mt:.1f} at least, if its gain was taken over the gauge "
        "tile; without that this kind of sensor must not be used."
    )
    least = limit.magnet_mt + limit.hysteresis_mt
    return Finding("Worst case", "output at its end", told_mt, "mT", words, least=least)


def of_sheets() -> Iterator[Finding]:
    """Whether the skin keeps off the sensors and the steel is what images take it for."""
    its = parameters()
    room_mm, force_n = air_mm() - its.board.clearance_mm, its.sheet.press_n
    for stuff in stuffs():
        sag = sag_mm(stuff, its.board.skin_mm, its.board.pitch_mm, force_n)
        words = (
            f"Pressed with {force_n:g} newton between four posts, a skin of {stuff.name} sags by {sag:.3f} "
            f"millimetres; {air_mm():.2f} are free above the tallest sensor. Navier's series of a plate."
        )
        yield Finding("Sheets", f"sag of {stuff.name}", sag, "mm", words, most=room_mm)
    words = f"Between the tallest sensor and the skin there are {air_mm():.2f} millimetres of air."
    yield Finding("Sheets", "air over the sensors", air_mm(), "mm", words, least=its.sheet.air_mm)
    king_mm = gap_mm() - its.tile.floor_mm + its.tile.height_mm - its.tile.dimple_depth_mm + its.king.floor_mm
    for name, one, magnets, above_mm in (
        ("all five magnets of a square", its.code_magnet, len(SITES), gap_mm()),
        ("a king", its.king_magnet, 1, king_mm),
    ):
        found = steel_t(one, above_mm, its.board.steel_thickness_mm) * magnets
        words = (
            f"Below {name} the steel carries {found:.2f} tesla at most, as if all were one pole at one place; "
            f"images hold up to about {its.sheet.steel_t:g}."
        )
        yield Finding("Sheets", f"steel below {name}", found, "T", words, most=its.sheet.steel_t)


def of_bounds(tiles: TileSet, population: Population) -> Iterator[Finding]:
    """The worst case, with posts and without, flat and on a crumb."""
    yield of_ends(population)
    edge_mm = parameters().abuse.edge_mm
    with_posts = held()
    promised = {parts: promised_poses() for parts in (1, 2)}
    limit = population.limit
    yield from _bound("held by posts, flat", bound(tiles, with_posts, 0.0, population), limit, is_kept=True)
    name = f"held by posts, one edge raised by {edge_mm:g} millimetre"
    yield from _bound(name, bound(tiles, with_posts, edge_mm, population), limit, is_kept=True)
    name = "without posts, anywhere within the promise"
    yield from _bound(name, bound(tiles, promised, 0.0, population), limit, is_kept=False)


def _bound(name: str, found: Bound, limit: Limit, is_kept: bool) -> Iterator[Finding]:
    least, most = limit.magnet_mt + limit.hysteresis_mt, limit.none_mt - limit.hysteresis_mt
    magnet = f"Worst case, {name}: a magnet gives {found.magnet_mt:.1f} millitesla at least, in {found.thing}."
    empty = f"Worst case, {name}: a place without a magnet gives {found.empty_mt:.1f} millitesla at most."
    if not is_kept:
        magnet += " That is no certainty, so build the posts; how rare it is, the rates below tell."
    chapter = "Worst case"
    yield Finding(chapter, f"magnet, {name}", found.magnet_mt, "mT", magnet, least=least if is_kept else None)
    yield Finding(chapter, f"no magnet, {name}", found.empty_mt, "mT", empty, most=most if is_kept else None)


def of_rates(rates: Rates, limit: Limit) -> Iterator[Finding]:
    """How random boards are read."""
    count = rates.count
    read = count.right + count.doubt + count.wrong
    words = (
        f"Random boards, {rates.name}: of {read} tiles on {count.boards} boards {count.right} were read rightly, "
        f"{count.doubt} were in doubt, {count.wrong} were read wrongly."
    )
    yield Finding("Error rates", f"read wrongly, {rates.name}", count.wrong, "tiles", words, most=0)
    if count.wrong == 0:
        words = f"Fewer than one in {read // 3} are wrong then, with 95 percent certainty, by the rule of three."
        yield Finding("Error rates", f"wrong at most, {rates.name}", 3 / read, "share", words)
    yield Finding("Error rates", f"in doubt, {rates.name}", count.doubt, "tiles", "Doubt is told, never guessed.")
    if rates.sensors:
        words = (
            f"Weakest of {rates.sensors} readings over a magnet, {rates.name}: {rates.magnet_mt:.1f} millitesla."
        )
        least = limit.magnet_mt
        yield Finding("Margins", f"weakest magnet, {rates.name}", rates.magnet_mt, "mT", words, least=least)
        words = f"Strongest reading without one, {rates.name}: {rates.empty_mt:.1f} millitesla."
        yield Finding("Margins", f"strongest empty, {rates.name}", rates.empty_mt, "mT", words, most=limit.none_mt)


def of_holding(tiles: TileSet) -> tuple[tuple[Hold, ...], list[Finding]]:
    """How tiles are held, and the findings."""
    its = parameters()
    printed = its.printing.material_g_cm3 * its.holding.infill_ratio / 1000
    found = tuple(holds(tiles, {parts: outline(parts).area * its.tile.height_mm * printed for parts in (1, 2)}))
    one = pull_n(its.code_magnet, gap_mm())
    worst, best = (pick(found, key=lambda hold: hold.times_weight) for pick in (min, max))
    held_by = (
        f"{worst.thing.capitalize()} is held worst: with {worst.hold_n:.2f} newton, {worst.times_weight:.1f} "
        f"times its weight; {best.thing} best, {best.times_weight:.1f} times. Above one, a tile stays under a "
        "board turned upside down."
    )
    push = min(hold.slide_n for hold in found)
    pushed = f"A push of {push:.2f} newton slides the loosest tile without posts; a reading finger gives up to 1."
    low, high = (pick(hold.lift_n for hold in found) for pick in (min, max))
    lifted = f"Lifting a tile by a long edge takes {low:.2f} to {high:.2f} newton."
    name = "Holding"
    return found, [
        Finding(name, "pull of one magnet", one, "N", f"One magnet is pulled with {one:.3f} newton."),
        Finding(name, "least pull over weight", worst.times_weight, "times", held_by, least=1.0),
        Finding(name, "least push that slides", push, "N", pushed),
        Finding(name, "greatest lift", high, "N", lifted),
    ]


def of_kings(tiles: TileSet, population: Population) -> Iterator[Finding]:
    """How surely kings are felt, in the dimples and on a flat domino; nothing of a set on which none stands."""
    if not tiles.dominoes:
        return
    limit, without_mt = population.limit, 0.0
    for depth_mm, name in ((parameters().tile.dimple_depth_mm, "in a dimple"), (0.0, "on a flat domino")):
        found = kings(tiles, depth_mm)
        with_mt, without_mt = population.told_mt(found.with_mt, found.without_mt)
        words = f"Over a king {name} its sensor tells {with_mt:.1f} millitesla at least."
        least = limit.king_mt + limit.king_hysteresis_mt if depth_mm else None
        yield Finding("Kings", f"king {name}", with_mt, "mT", words, least=least)
    most = limit.king_none_mt - limit.king_hysteresis_mt
    words = f"Without a king that sensor tells {without_mt:.1f} millitesla at most below a domino."
    yield Finding("Kings", "no king", without_mt, "mT", words, most=most)


def measure(tiles: TileSet, boards: int, population: Population, seed: int = 1) -> Iterator[str | Measured]:
    """Progress in words, and all of it at the end."""
    findings = [*of_play(), *of_sheets()]
    yield "Reckoning the worst case."
    findings += of_bounds(tiles, population)
    ways = (Way("held by posts", held(), population), Way("within the promise", None, population))
    yield f"Reading {boards} random boards, {' and '.join(way.name for way in ways)}."
    rates = flat(tiles, boards, ways, seed)
    if tiles.dominoes:
        large = max(1, boards // LARGE_SHARE)
        yield f"Reading {large} random boards of {LARGE} by {LARGE}, held by posts."
        posts = Way(f"{LARGE} by {LARGE}, held by posts", held(), population)
        rates += flat(tiles, large, [posts], seed, LARGE)
    crumbs = max(1, boards // CRUMB_SHARE)
    yield f"Reading {crumbs} boards with every tile on a crumb at every edge."
    rates.append(Rates("on a crumb", raised(tiles, crumbs, seed, population)))
    for each in rates:
        findings += of_rates(each, population.limit)
    yield "Reckoning how tiles hold, and kings."
    held_by, rows = of_holding(tiles)
    findings += [*rows, *of_kings(tiles, population)]
    yield Measured(tuple(findings), held_by)
