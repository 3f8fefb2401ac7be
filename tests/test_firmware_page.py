"""docs/firmware.md tells what the tables, headers and scripts say: pins, files, limits, times, sizes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from companion.device.flash.shipped import DATA
from companion.device.flash.uf2 import KEPT_BYTES
from companion.device.link.events import UsbIdentity
from companion.device.protocol import Fault
from firmware import build, sdk
from firmware.tables import FIRMWARE, layouts, pins
from hardware.electronics.power import UNCONFIGURED_MA, power
from hardware.parameters import parameters

PAGE = " ".join((FIRMWARE.parent / "docs" / "firmware.md").read_text(encoding="utf-8").split())
LINES = (FIRMWARE.parent / "docs" / "firmware.md").read_text(encoding="utf-8")
DIRECTIONS = {"out": "output", "in": "input", "analog": "analog"}
PROMISED_MS, PROMISED_HZ = 100, 100
ROOMS = ("core", "pico", "host", "emulator", "bench")
OTHERS = {"node_modules", "__pycache__", "__init__.py"}
NUMBER = re.compile(r"\bconstexpr \w+ (k\w+) = ([^;]+);")
PARTS = re.compile(r"[\d\s*()+-]+")


@cache
def constants(file: str) -> Mapping[str, int]:
    """Every constant of a source that is a number, by name: those that a function makes are what it is given."""
    found: dict[str, int] = {}
    for name, told in NUMBER.findall((FIRMWARE / file).read_text(encoding="utf-8")):
        value = re.sub(r"\w+\(([^()]*)\)", r"\1", told).replace("'", "")
        value = re.sub(r"\bk\w+", lambda known: str(found.get(known[0], "?")), value)
        value = re.sub(r"\b(0x[\dA-Fa-f]+|\d+)u?\b", lambda digits: str(int(digits[1], 0)), value)
        if PARTS.fullmatch(value):
            found[name] = eval(value)  # digits and signs only
    return found


def c(file: str, name: str, unit: int = 1) -> str:
    """A constant in larger units, as the page writes numbers."""
    value = constants(file)[name]
    assert value % unit == 0, name
    return f"{value // unit:,}"


def section(heading: str) -> str:
    """The items and lines under a heading, each whole on one line."""
    found = re.search(rf"^#+ {re.escape(heading)}\n(.*?)(?=^#|\Z)", LINES, re.MULTILINE | re.DOTALL)
    assert found, f"docs/firmware.md has no heading {heading}"
    return re.sub(r"\n +", " ", found[1])


def written(benchmark: str, pattern: str) -> str:
    """What a benchmark is bound by, read and not imported: it takes seconds to load."""
    text = (FIRMWARE.parent / "tests" / "benchmarks" / benchmark).read_text(encoding="utf-8")
    found = re.search(pattern, text, re.MULTILINE)
    assert found, benchmark
    return found[1]


def scanner(name: str) -> str:
    return c("pico/scanner.cpp", name)


def sentences() -> Iterator[str]:
    """What the page has to say, with the numbers of the sources."""
    core = "core"
    period_us = constants("pico/scanner.h")["kPeriod_us"]
    settle_ms = constants(f"{core}/senses.h")["kSettleUs"] // 1000
    yield f"A scan begins every {period_us:,} microseconds, {1_000_000 // period_us} times a second."
    yield f"A scan begins every {period_us:,} microseconds. The row's turn comes"
    yield f"At least {PROMISED_HZ} a second are promised."
    yield f"leaves it alone for {c('pico/scanner.h', 'kRise_us')} microseconds; a sensor needs 330."
    yield f"away {scanner('kDiscarded')} conversions, {2 * int(scanner('kDiscarded'))} microseconds,"
    yield f"{scanner('kConversions')} conversions of 2 microseconds are added"
    yield f"samples at most {scanner('kAtOnce')} channels"
    yield f"must be seen unchanged for {settle_ms} milliseconds"
    yield f"The settle time is {settle_ms} milliseconds after a start"
    yield f"needs at least {1 + -(-settle_ms * 1000 // period_us)} looks"
    yield f"a press after {c(f'{core}/buttons.h', 'kPressUs', 1000)} milliseconds down"
    yield f"it is up after {c(f'{core}/buttons.h', 'kReleaseUs', 1000)} milliseconds"
    yield f"a touch after {c(f'{core}/touch.h', 'kTouchUs', 1000)} milliseconds of rest"
    yield f"A heartbeat goes out every {c(f'{core}/machine.h', 'kBeatUs', 1000)} milliseconds."
    yield f"Calibrating takes {c(f'{core}/measure.h', 'kScans')} scans"
    yield f"The watchdog bites after {c('pico/life.h', 'kWatchdog_ms')} milliseconds."
    yield f"restarts it when it hangs for {c('pico/life.h', 'kWatchdog_ms')} milliseconds"
    yield from limits(core)
    yield from sizes(core)
    yield from spoken()


def limits(core: str) -> Iterator[str]:
    """Thresholds and faults."""
    generated = f"{core}/limits.gen.h"
    magnet, none = (c(generated, name, 1000) for name in ("kMagnetUt", "kNoneUt"))
    yield f"Above {magnet} millitesla a sensor reads a magnet, below {none} none"
    yield f"a hysteresis of {c(generated, 'kHysteresisUt', 1000)} millitesla"
    king, no_king = (c(generated, name, 1000) for name in ("kKingUt", "kKingNoneUt"))
    yield f"reads a king above {king} millitesla, none below {no_king}, with a hysteresis of half a millitesla"
    assert constants(generated)["kKingHysteresisUt"] == 500
    faults = f"{core}/faults.h"
    yield from proofs(f"{core}/stuck.h", faults)
    window_us = constants(faults)["kWindowUs"]
    yield f"Over a magnet that gives more than {2 * int(magnet)} millitesla"
    yield f"more than {c(faults, 'kNoisy', 1000)} millitesla within an eighth of a second, for 3 seconds"
    assert (window_us, constants(faults)["kNoiseFull"], constants(faults)["kCalm"]) == (125_000, 24, 24)
    yield f"off by more than 10 percent for {c(faults, 'kStripUs', 1000)} milliseconds"
    yield from supplies(faults)
    survey = f"{core}/survey.h"
    known, unknown = (c(survey, name, 1000) for name in ("kKnownZeroUt", "kUnknownZeroUt"))
    yield f"more than {known} millitesla from its known zero, or by more than {unknown} from the data sheet's"
    yield f"compares one cell with a gauge of {constants(generated)['kGaugeUt'] / 1000} millitesla"
    assert "kSteadyRaw = sense::raw_of_ut(2000);" in (FIRMWARE / survey).read_text(encoding="utf-8")
    yield "readings spread over more than 2 millitesla"


def supplies(faults: str) -> Iterator[str]:
    """Voltages, and the currents that are declared."""
    of = constants(faults)
    least, most = c(faults, "kSupplyLeastMv"), c(faults, "kSupplyMostMv")
    yield f"below {least} or above {most} millivolts for {c(faults, 'kSupplyUs', 1000)} milliseconds"
    supply_ms = c(faults, "kSupplyUs", 1000)
    yield f"Below {c(faults, 'kWeakMv')} millivolts for {supply_ms} milliseconds the board says once"
    weak_over_mv = of["kWeakMv"] + of["kWeakMarginMv"]
    yield f"over after {c(faults, 'kWeakOverUs', 1_000_000)} seconds above {weak_over_mv:,}"
    yield f"Below {least} words are held, until it is above {of['kSupplyLeastMv'] + of['kSupplyMarginMv']:,} again"
    supply = parameters().supply
    yield f"{supply.port_least_v:.2f} volts at least"
    yield f"takes up to {supply.diode_v} of it"
    yield f"{supply.port_least_v - supply.diode_v:.2f} volts are nothing to complain of"
    for name, words in (("board5", "5 by 5"), ("board7", "7 by 7"), ("tray", "A tray")):
        one = power(name)
        average = f"{words}: {one.average_ma:.0f} mA on average, {one.worst_ma:.0f} at worst"
        peaks = f"peaks of {one.peak_ma:.0f}, at worst {one.worst_peak_ma:.0f}"
        yield f"{average}; {peaks}. It declares {one.declared_ma}."
    yield f"off: {power('board5').bare_ma:.0f} mA at worst, of {UNCONFIGURED_MA} that are allowed"
    yield f"and each {c('pico/main.cpp', 'kNap_us', 1000)} milliseconds while the board rests"


def proofs(stuck: str, faults: str) -> Iterator[str]:
    """What proves that a sensor is stuck, and when it is over."""
    known, window_us = constants(faults), constants(faults)["kWindowUs"]
    lone_s, leapt_s, over_s = (
        -(-known["kStuckFull"] // known[step]) * window_us // 1_000_000
        for step in ("kLoneStep", "kLeapStep", "kElsewhereStep")
    )
    yield f"reads a magnet for {lone_s} seconds"
    yield f"feels more than {constants(stuck)['kFaint'] / 1000:g} millitesla"
    yield f"moves by {c(stuck, 'kLeapRest', 1000)} millitesla, and it stays so for {leapt_s} seconds"
    assert (constants(stuck)["kLifts"], constants(stuck)["kUnmoved"]) == (5, 500)
    yield "Lifts: five times running"
    yield "does not move by half a millitesla"
    yield f"read something else for {over_s} second, more than {c(faults, 'kElsewhere', 1000)} millitesla away"
    unknown = c("core/survey.h", "kUnknownZeroUt", 1000)
    rest = constants("core/limits.gen.h")["kNullUt"] // 1000 + 1
    yield f"reads more than {unknown} millitesla while the rest of its cell reads {rest} at most"
    least, most = (parameters().sensor.low_end_least_mv, parameters().sensor.low_end_most_mv)
    yield f"anywhere from {least:g} to {most:g} millivolts from a rail"
    weak, strong = ((1650 - end_mv) / parameters().sensor.sensitivity_mv_mt for end_mv in (most, least))
    yield f"more than the {weak:.0f} to {strong:.0f} millitesla at which the sensor's output ends"


def sizes(core: str) -> Iterator[str]:
    """Bytes."""
    yield f"bytes of {build.MOST_FLASH:,} that the build allows. The chip has"
    yield f"bytes of {build.MOST_RAM:,} that the build allows"
    yield f"the two last sectors, {KEPT_BYTES:,} bytes"
    yield f"(`outbox.h`): {c(f'{core}/outbox.h', 'kBytes')} bytes."
    yield f"two slots of {c(f'{core}/store.h', 'kSlotBytes')} bytes"
    yield f"format, version {c(f'{core}/store.h', 'kVersion')}"
    yield f"one raw reading, 0 to {c(f'{core}/field.h', 'kMostRaw')}"
    for name, words in (
        ("board5", "5 by 5 cells ({} sensors)"),
        ("board7", "7 by 7 ({})"),
        ("tray", "a tray ({})"),
    ):
        yield words.format(len(layouts()[name].sensors))
    for package, name in ((sdk.SDK, "pico-sdk"), (sdk.TINYUSB, "TinyUSB")):
        yield f"{name} {re.split('[_+-]', package.path.split('source_')[1])[0]}"
    yield f"Only Debian 12's compiler, {build.SHIPPING.split(') ')[1].split(' ')[0]}, gives"


def spoken() -> Iterator[str]:
    """Identity, parameters, and the way to the first sample."""
    usb = "pico/usb.cpp"
    yield f"Vendor 0x{constants(usb)['kVendor']:04X}, product 0x{constants(usb)['kProduct']:04X}."
    yield f"product `{UsbIdentity().product}`, serial number `{UsbIdentity().serial}`"
    assert constants(usb)["kVendor"] == UsbIdentity().vid
    its = parameters()
    yield f"gives {its.sensor.quiescent_mv:,.0f} millivolts without a field"
    yield f"and {its.sensor.sensitivity_mv_mt:g} millivolts less for each millitesla"
    yield f"{its.board.site_mm:.0f} millimetres from the middle"
    yield f"A disc of {its.code_magnet.diameter_mm:.0f} by {its.code_magnet.height_mm:.0f} millimetres"
    yield f"{its.sensor.noise_uv / 1000:.1f} millivolts a conversion"
    wire_ms = float(written("placements.py", r"^MOST_MS = ([\d.]+)$"))
    host_ms = float(written("bench_placement.py", r"^WITHIN_MS = \{0: ([\d.]+),"))
    assert wire_ms + host_ms <= PROMISED_MS
    yield f"Up to here: {wire_ms:.0f} milliseconds at most"
    yield f"Steps 13 to 19 take {host_ms:.0f} milliseconds at most"
    yield f"Together: {wire_ms + host_ms:.0f} milliseconds from the magnet's rest to the first sample"
    yield f"first sample; {PROMISED_MS} are promised"


def test_the_page_says_the_numbers_of_the_sources() -> None:
    assert [sentence for sentence in sentences() if sentence not in PAGE] == []


def test_constants_are_read() -> None:
    assert constants("core/limits.gen.h")["kMagnetUt"] == 24000
    assert constants("core/field.h")["kMostRaw"] == 4 * 4095
    assert constants("pico/usb.cpp")["kVendor"] == 0x2E8A


def test_pins_are_those_of_the_table() -> None:
    told = re.findall(r"^- GP(\d+): `(\w+)`, (\w+)(, active low)?: ", section("Pins"), re.MULTILINE)
    there = [
        (str(pin.gpio), pin.signal, DIRECTIONS[pin.direction], ", active low" * (pin.active == "low"))
        for pin in pins().values()
    ]
    assert told == there


def test_straps_are_read_as_the_machine_reads_them() -> None:
    """The page's order is that of the numbers 3 to 0, and the keeper's of 0 to 2."""
    keeper = (FIRMWARE / "core" / "keeper.h").read_text(encoding="utf-8")
    strapped = re.search(r"kStrapped\[\] = \{([^}]*)\}", keeper)
    assert strapped and re.findall(r"k\w+", strapped[1]) == ["kTray", "kBoard7", "kBoard5"]
    told = re.findall(r"^- (.*?): (.*)\.$", section("Straps"), re.MULTILINE)
    assert [how for how, _ in told] == [
        "Both open",
        "`strap_0` to ground, `strap_1` open",
        "`strap_0` open, `strap_1` to ground",
        "Both to ground",
    ]
    kinds = [what for _, what in told[1:]]
    assert kinds == ["a board of 5 by 5", "a board of 7 by 7", "a tray"]


def test_sensors_of_a_strip_take_turns_on_its_multiplexers() -> None:
    """As the page says in words; the tray's kings are left to the table."""
    for layout in layouts().values():
        squares = [sensor for sensor in layout.sensors if sensor.cell < layout.columns * layout.rows]
        for strip in range(layout.strips):
            of = [(sensor.mux, sensor.channel) for sensor in squares if sensor.strip == strip]
            muxes = 1 + max(mux for mux, _ in of)
            assert of == [(number % muxes, number // muxes) for number in range(len(of))]
            assert layout.references[strip] == (0, 15)


def files_of(folder: Path) -> set[str]:
    """Every file of ours in a room, by its path in it."""
    return {
        str(path.relative_to(folder))
        for path in folder.rglob("*")
        if path.is_file() and not OTHERS & set(path.parts) and not path.name.startswith(".")
    }


@pytest.mark.parametrize("room", ROOMS)
def test_every_file_of_a_room_has_its_line(room: str) -> None:
    told = re.findall(r"^- `([\w./-]+)`: ", section(f"firmware/{room}"), re.MULTILINE)
    assert len(told) == len(set(told))
    assert set(told) == files_of(FIRMWARE / room)


def test_every_room_and_every_file_beside_them_has_its_line() -> None:
    rooms = {path.name for path in FIRMWARE.iterdir() if path.is_dir() and not OTHERS & {path.name}}
    assert rooms == set(ROOMS)
    told = re.findall(r"^- `([\w./-]+)`: ", section("Rooms of firmware/"), re.MULTILINE)
    assert set(told) == {path.name for path in FIRMWARE.iterdir() if path.is_file()} - OTHERS


def test_every_fault_has_its_line() -> None:
    told = re.findall(r"^- `(\w+)`: ", section("Faults"), re.MULTILINE)
    assert sorted(told) == sorted(Fault.model_fields["fault"].annotation.__args__)  # type: ignore[union-attr]


def test_sizes_measured_are_within_their_bounds_and_of_this_program() -> None:
    flash, ram, stack = (
        [int(number.replace(",", "")) for number in re.findall(r"([\d,]+\d)", line)][:2]
        for line in re.findall(r"^- (?:Flash|RAM|Stack): (.*)", section("Memory"), re.MULTILINE)
    )
    assert flash[0] <= flash[1] == build.MOST_FLASH
    assert ram[0] <= ram[1] == build.MOST_RAM
    assert stack[0] <= stack[1] // 2
    # A UF2's blocks of 512 bytes hold 256 each.
    shipped = json.loads((DATA / "firmware.json").read_text(encoding="utf-8"))["bytes"] // 2
    assert abs(flash[0] - shipped) < shipped / 50, f"measure anew: {shipped} bytes are shipped"
