"""Pictures of the report, each with the words that tell the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import numpy as np
from matplotlib.figure import Figure

from companion.device.tiles.tileset import TileSet
from hardware.magnets.boards import Boards
from hardware.magnets.field import flat_table
from hardware.magnets.populations import Population
from hardware.parameters import parameters
from hardware.report.holding import Hold
from hardware.report.rates import held, truth

DPI = 110
SIZE_INCH = (8.0, 4.5)
SAMPLE = 60
"""Boards whose readings the histogram counts."""


def pictures(
    tiles: TileSet, holds: tuple[Hold, ...], population: Population, folder: Path
) -> Iterator[tuple[str, str]]:
    """Draw all into a folder; gives each file's name and its words."""
    drawn: tuple[tuple[str, Callable[[Figure], str]], ...] = (
        ("field.png", partial(_field, population=population)),
        ("readings.png", partial(_readings, tiles=tiles, population=population)),
        ("holding.png", partial(_holding, holds=holds)),
    )
    for name, draw in drawn:
        figure = Figure(figsize=SIZE_INCH, layout="constrained")
        words = draw(figure)
        figure.savefig(folder / name, dpi=DPI)
        yield name, words


def _field(figure: Figure, population: Population) -> str:
    """The field of one magnet over the distance from its axis."""
    limit, site_mm = population.limit, parameters().board.site_mm
    way_mm = np.linspace(0, 20, 400)
    table = flat_table(parameters().code_magnet)
    field_mt = table.at(way_mm.copy(), np.zeros_like(way_mm))
    axes = figure.subplots()
    axes.plot(way_mm, field_mt, color="black", label="one magnet, north pole down")
    axes.axhline(limit.magnet_mt, linestyle="--", color="tab:blue", label="limit of a magnet")
    axes.axhline(limit.none_mt, linestyle=":", color="tab:red", label="limit of no magnet")
    axes.set(xlabel="distance from the magnet's axis, mm", ylabel="field at the sensor, mT")
    axes.legend()
    reach_mm = float(way_mm[field_mt >= limit.magnet_mt].max())
    zero_mm = float(way_mm[field_mt > 0].max())
    at_site = float(np.interp(site_mm * np.sqrt(2), way_mm, field_mt))
    return (
        f"A curve that falls from {field_mt[0]:.0f} millitesla over the magnet's axis through the limit of a "
        f"magnet, {limit.magnet_mt:g}, at {reach_mm:.1f} millimetres; it passes zero at {zero_mm:.1f}. "
        f"At the next pocket of a cell it is {at_site:.1f}."
    )


def _readings(figure: Figure, tiles: TileSet, population: Population) -> str:
    """How often each field is read, with a magnet below and without."""
    limit = population.limit
    axes = figure.subplots()
    told: list[str] = []
    unsure = readings = 0
    kinds = (("With posts", held(), "tab:blue"), ("Within the promise", None, "tab:orange"))
    bins = [float(edge) for edge in range(0, 202, 2)]
    for name, poses, colour in kinds:
        magnets, empties = [], []
        for batch in Boards(tiles, 2, None, poses, population).batches(SAMPLE):
            fields = batch.fitted.told_mt(batch.millivolts)[:, -1]
            for placements, row in zip(batch.placements, fields, strict=True):
                should = np.array(list("".join(truth(tiles, placements))))
                magnets.append(np.where(should == "-", -row, row)[should != "0"])
                empties.append(np.abs(row[should == "0"]))
        magnet_mt, empty_mt = np.concatenate(magnets), np.concatenate(empties)
        axes.hist(magnet_mt, bins, histtype="step", color=colour, label=f"a magnet, {name.lower()}")
        axes.hist(empty_mt, bins, histtype="step", linestyle=":", color=colour, label=f"none, {name.lower()}")
        every = np.concatenate([magnet_mt, empty_mt])
        readings += len(every)
        unsure += int(((every > limit.none_mt) & (every < limit.magnet_mt)).sum())
        low, middle, top = (float(np.quantile(magnet_mt, q)) for q in (0.001, 0.5, 0.999))
        told.append(
            f"{name} 998 of 1,000 magnets give {low:.0f} to {top:.0f} millitesla, half of them {middle:.0f} or "
            "more; "
            f"999 of 1,000 places without one give less than {float(np.quantile(empty_mt, 0.999)):.1f}"
        )
    axes.axvspan(limit.none_mt, limit.magnet_mt, color="lightgrey", label="unsure")
    axes.set(xlabel="field as told, mT", ylabel="readings")
    axes.set_yscale("log")
    axes.legend(fontsize="small")
    its = population.sensor
    least, most = (
        (its.quiescent_mv - end_mv) / its.sensitivity_mv_mt
        for end_mv in (its.low_end_most_mv, its.low_end_least_mv)
    )
    between = (
        f"In the band from {limit.none_mt:g} to {limit.magnet_mt:g} millitesla, where a reading is unsure, "
        f"lie {unsure} of {readings} readings. Outputs end at {least:.0f} to {most:.0f} millitesla."
    )
    return "Two heaps of readings, with a magnet and without. " + ". ".join(told) + ". " + between


def _holding(figure: Figure, holds: tuple[Hold, ...]) -> str:
    """The pull on every tile against its weight."""
    ordered = sorted(holds, key=lambda hold: hold.times_weight)
    axes = figure.subplots()
    axes.bar(range(len(ordered)), [hold.times_weight for hold in ordered], color="tab:green")
    axes.axhline(1.0, color="black", linestyle="--", label="weight")
    axes.set(xlabel="tiles, the worst held first", ylabel="pull, times the weight")
    axes.legend()
    middle = ordered[len(ordered) // 2].times_weight
    loose = sum(hold.times_weight < 1 for hold in ordered)
    return (
        f"Bars that rise from {ordered[0].times_weight:.1f} times the weight to {ordered[-1].times_weight:.1f}, "
        f"{middle:.1f} in the middle. {loose} of {len(ordered)} tiles are below the line of one and would fall "
        "off a board held upside down."
    )
