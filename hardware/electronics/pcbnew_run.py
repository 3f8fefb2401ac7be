"""What only KiCad can do, run by KiCad's own Python: fill zones, check, re-read, write files for the maker.

    /usr/bin/python3 pcbnew_run.py BOARD.kicad_pcb [--fill] [--report FILE] [--facts FILE] [--files FOLDER]

--fill fills the zones and saves the board; --report writes KiCad's report of a check; --facts writes what KiCad
reads in the board as JSON; --files writes Gerber and drill files and drawings. Places are in millimetres from the
board's own origin, y up. Imports only pcbnew and the standard library.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import pcbnew  # type: ignore[import-not-found]

GERBERS = (
    ("F_Cu", pcbnew.F_Cu),
    ("B_Cu", pcbnew.B_Cu),
    ("F_Paste", pcbnew.F_Paste),
    ("F_Silkscreen", pcbnew.F_SilkS),
    ("B_Silkscreen", pcbnew.B_SilkS),
    ("F_Mask", pcbnew.F_Mask),
    ("B_Mask", pcbnew.B_Mask),
    ("Edge_Cuts", pcbnew.Edge_Cuts),
)
EDGE = (pcbnew.Edge_Cuts, "#000000")
DRAWINGS = (
    ("front", ((pcbnew.F_Cu, "#c83434"), (pcbnew.F_Mask, "#a0a0a0"), (pcbnew.F_SilkS, "#000080"), EDGE)),
    ("back", ((pcbnew.B_Cu, "#4d7fc4"), (pcbnew.B_Mask, "#a0a0a0"), (pcbnew.B_SilkS, "#800000"), EDGE)),
    ("assembly", ((pcbnew.F_Fab, "#606060"), (pcbnew.F_CrtYd, "#c000c0"), EDGE)),
)
BORDER = 2_000_000  # around a drawing, in KiCad's millionths of a millimetre


def main() -> None:
    """Do what the command line asks for, in the order fill, report, facts, files."""
    parser = argparse.ArgumentParser(description="KiCad's part of the work on one board")
    parser.add_argument("board", type=Path)
    parser.add_argument("--fill", action="store_true")
    parser.add_argument("--report", type=Path)
    parser.add_argument("--facts", type=Path)
    parser.add_argument("--files", type=Path)
    asked = parser.parse_args()
    board = pcbnew.LoadBoard(str(asked.board))
    if asked.fill:
        pcbnew.ZONE_FILLER(board).Fill(board.Zones())
        board.Save(str(asked.board))
    if asked.report and not pcbnew.WriteDRCReport(board, str(asked.report), pcbnew.EDA_UNITS_MILLIMETRES, True):
        raise SystemExit("KiCad could not write its report")
    if asked.facts:
        asked.facts.write_text(json.dumps(facts(board)), encoding="utf-8")
    if asked.files:
        asked.files.mkdir(parents=True, exist_ok=True)
        name = asked.board.stem
        gerbers(board, asked.files, name)
        drills(board, asked.files)
        drawings(board, asked.files, name)


def place(board: Any, point: Any) -> tuple[float, float]:
    """A point of the page from the board's own origin, in millimetres, y up."""
    origin = board.GetDesignSettings().GetAuxOrigin()
    return round((point.x - origin.x) / 1e6, 6), round((origin.y - point.y) / 1e6, 6)


def corners(board: Any, shape: Any) -> list[list[tuple[float, float]]]:
    """The outlines of a polygon set."""
    lines = [shape.Outline(number) for number in range(shape.OutlineCount())]
    return [[place(board, line.CPoint(point)) for point in range(line.PointCount())] for line in lines]


def facts(board: Any) -> dict[str, Any]:
    """The board as KiCad reads it; hardware.electronics.kicad.Facts names the fields."""
    outline = pcbnew.SHAPE_POLY_SET()
    board.GetBoardPolygonOutlines(outline)
    vias = [one for one in board.GetTracks() if "VIA" in one.GetClass()]
    tracks = [one for one in board.GetTracks() if "VIA" not in one.GetClass()]
    drilled = [pad for pad in board.GetPads() if pad.GetDrillSize().x]
    settings = board.GetDesignSettings()
    return {
        "pads": [
            [pad.GetParent().GetReference(), pad.GetNumber(), pad.GetNetname(), *place(board, pad.GetPosition())]
            for pad in board.GetPads()
        ],
        "footprints": [_footprint(board, one) for one in board.GetFootprints()],
        "outline": corners(board, outline),
        "thickness_mm": settings.GetBoardThickness() / 1e6,
        "tracks": len(tracks),
        "vias": len(vias),
        "track_widths_mm": sorted({one.GetWidth() / 1e6 for one in tracks}),
        "drills_mm": sorted({one.GetDrillValue() / 1e6 for one in vias}),
        "holes": [place(board, one.GetPosition()) for one in (*drilled, *vias)],
        "filled_mm2": {
            f"{board.GetLayerName(zone.GetLayer())} {zone.GetNetname()}": zone.GetFilledArea() / 1e12
            for zone in board.Zones()
        },
        "rules_mm": {
            "clearance": settings.m_MinClearance / 1e6,
            "track": settings.m_TrackMinWidth / 1e6,
            "via": settings.m_ViasMinSize / 1e6,
            "via_drill": settings.m_MinThroughDrill / 1e6,
            "edge": settings.m_CopperEdgeClearance / 1e6,
        },
        "unconnected": board.GetConnectivity().GetUnconnectedCount(),
    }


def _footprint(board: Any, one: Any) -> dict[str, Any]:
    """A placed part, with its courtyard on its own side."""
    front = one.GetLayer() == pcbnew.F_Cu
    return {
        "reference": one.GetReference(),
        "name": str(one.GetFPID().GetLibItemName()),
        "value": one.GetValue(),
        "front": front,
        "at_mm": place(board, one.GetPosition()),
        "turn_deg": one.GetOrientationDegrees(),
        "courtyard": corners(board, one.GetCourtyard(pcbnew.F_CrtYd if front else pcbnew.B_CrtYd)),
    }


def _plotter(board: Any, folder: Path) -> tuple[Any, Any]:
    plotter = pcbnew.PLOT_CONTROLLER(board)
    options = plotter.GetPlotOptions()
    options.SetOutputDirectory(str(folder.resolve()))
    options.SetPlotFrameRef(False)
    options.SetUseAuxOrigin(True)
    options.SetPlotInvisibleText(False)
    options.SetDrillMarksType(pcbnew.PCB_PLOT_PARAMS.NO_DRILL_SHAPE)  # else ink is printed into every hole
    return plotter, options


def gerbers(board: Any, folder: Path, name: str) -> None:
    """One Gerber file a layer: NAME-F_Cu.gbr and so on."""
    plotter, options = _plotter(board, folder)
    options.SetUseGerberProtelExtensions(False)
    options.SetCreateGerberJobFile(False)
    for suffix, layer in GERBERS:
        plotter.SetLayer(layer)
        plotter.OpenPlotfile(suffix, pcbnew.PLOT_FORMAT_GERBER, suffix)
        if not plotter.PlotLayer():
            raise SystemExit(f"KiCad could not plot {name} {suffix}")
    plotter.ClosePlot()


def drills(board: Any, folder: Path) -> None:
    """Drill files: plated holes, holes without plating."""
    writer = pcbnew.EXCELLON_WRITER(board)
    writer.SetOptions(False, False, board.GetDesignSettings().GetAuxOrigin(), False)
    writer.SetFormat(True)
    writer.CreateDrillandMapFilesSet(str(folder), True, False)


def drawings(board: Any, folder: Path, name: str) -> None:
    """SVG drawings: NAME-front.svg, NAME-back.svg (as seen through the board), NAME-assembly.svg.

    KiCad plots a layer in black on a whole page; the layers are laid over each other here, cut to the board.
    """
    plotter, options = _plotter(board, folder)
    options.SetUseAuxOrigin(False)
    box = board.GetBoardEdgesBoundingBox()
    x, y, width, height = box.GetX() - BORDER, box.GetY() - BORDER, box.GetWidth(), box.GetHeight()
    width, height = width + 2 * BORDER, height + 2 * BORDER
    size = f'width="{width / 1e6}mm" height="{height / 1e6}mm" viewBox="{x} {y} {width} {height}"'
    for suffix, layers in DRAWINGS:
        bodies = [_body(plotter, layer, colour) for layer, colour in layers]
        head = f'<svg xmlns="http://www.w3.org/2000/svg" version="1.1" {size}>'
        title = f"<title>{name}: {suffix}</title>"
        ground = f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="#ffffff"/>'
        text = "\n".join((head, title, ground, *bodies, "</svg>", ""))
        (folder / f"{name}-{suffix}.svg").write_text(text, encoding="utf-8")


def _body(plotter: Any, layer: int, colour: str) -> str:
    """One layer's shapes in a colour."""
    plotter.SetLayer(layer)
    plotter.OpenPlotfile("layer", pcbnew.PLOT_FORMAT_SVG, "")
    path = Path(plotter.GetPlotFileName())
    plotter.PlotLayer()
    plotter.ClosePlot()
    text = path.read_text(encoding="utf-8")
    path.unlink()
    return f'<g opacity="0.8">{text[text.index("<g") : text.rindex("</svg>")]}</g>'.replace("#000000", colour)


if __name__ == "__main__":
    main()
