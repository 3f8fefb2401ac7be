"""A game that begins by itself: the files for three systems, the rule of udev, and what happens to them."""

from __future__ import annotations

import os
import plistlib
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from types import SimpleNamespace

import pytest
from click.testing import Result
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.care import autostart
from companion.device import link
from companion.ui.cli.autostart import command
from tests.command_kit import lines, run, strict_words

HERE = Path(autostart.__file__).parent / "data"
RULE = (HERE / "60-companion.rules").read_text(encoding="utf-8")
SERVICE = (HERE / "companion.service").read_text(encoding="utf-8")
STARTS = "from companion.ui.cli.main import main; main(prog_name='companion')"


@dataclass
class Home:
    """A user's home on a computer with systemd, where udev's rules lie below the same folder."""

    folder: Path

    @property
    def unit(self) -> Path:
        return self.folder / ".config" / "systemd" / "user" / "companion.service"

    @property
    def rule(self) -> Path:
        return self.folder / "etc" / "60-companion.rules"

    @property
    def systemctl(self) -> list[str]:
        told = self.folder / "systemctl.told"
        return told.read_text(encoding="utf-8").splitlines() if told.exists() else []

    def run(self, *args: str, lang: str = "en") -> Result:
        return run(command, self.folder / "companion", *args, lang=lang)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Home:
    strict_words(monkeypatch)
    found = Home(tmp_path)
    tools = tmp_path / "tools"
    tools.mkdir()
    (tools / "systemctl").write_text(f'#!/bin/sh\necho "$@" >>"{tmp_path}/systemctl.told"\n', encoding="utf-8")
    (tools / "systemctl").chmod(0o755)
    program = tmp_path / "bin" / "companion"
    program.parent.mkdir()
    program.touch(0o755)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    monkeypatch.delenv("APPDATA", raising=False)
    monkeypatch.setenv("PATH", str(tools))
    monkeypatch.setattr(sys, "argv", [str(program)])
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(autostart, "BOOTED", tmp_path)
    monkeypatch.setattr(autostart, "RULE_FOLDERS", (tmp_path / "etc", tmp_path / "usr"))
    return found


# ---- on, show, off ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "cs", "pl"])
def test_on_show_off(home: Home, lang: str) -> None:
    off = home.run(lang=lang)
    assert off.exit_code == 0 and len(lines(off)) == 1
    on = home.run("on", lang=lang)
    install = f"{home.folder}/bin/companion autostart --print-rule | sudo tee {home.rule} >/dev/null"
    assert on.exit_code == 0 and str(home.unit) in lines(on)[0]
    assert lines(on)[3] == install and len(lines(on)) == 5
    assert home.unit.read_text(encoding="utf-8").startswith("# Written by companion autostart on.")
    assert lines(home.run("show", lang=lang)) == lines(on)[:4]
    gone = home.run("off", lang=lang)
    assert gone.exit_code == 0 and lines(gone)[0] == lines(off)[0] and len(lines(gone)) == 2
    assert not home.unit.exists()
    assert lines(home.run(lang=lang)) == lines(home.run("off", lang=lang)) == lines(off)
    assert home.systemctl == ["--user daemon-reload"] * 3
    assert sorted(path.name for path in home.unit.parent.iterdir()) == []


def test_what_is_to_be_typed_installs_the_very_rule(home: Home) -> None:
    """The line goes through a real shell, with a sudo that only runs what follows it."""
    tools = home.folder / "tools"
    scripts = {
        "sudo": 'exec "$@"',
        "tee": 'exec /usr/bin/tee "$@"',
        "rm": 'exec /bin/rm "$@"',
        "companion": f'exec {shlex.quote(sys.executable)} -c {shlex.quote(STARTS)} "$@"',
    }
    for name, text in scripts.items():
        (tools / name).write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
        (tools / name).chmod(0o755)
    (home.folder / "bin" / "companion").unlink()
    (home.folder / "bin" / "companion").symlink_to(tools / "companion")
    home.rule.parent.mkdir()
    command = lines(home.run("on"))[3]
    assert command.startswith("companion autostart --print-rule |")
    subprocess.run(["/bin/sh", "-c", command], check=True, cwd=Path(__file__).parents[1])
    assert home.rule.read_text(encoding="utf-8") == RULE
    assert lines(home.run("on"))[1].startswith("Rule for boards: installed")
    assert lines(home.run("off"))[2:] == ["The next line removes the rule for boards too.", f"sudo rm {home.rule}"]
    subprocess.run(["/bin/sh", "-c", f"sudo rm {home.rule}"], check=True)
    assert len(lines(home.run("off"))) == 1


def test_the_rule_alone_and_unchanged_is_printed(home: Home) -> None:
    assert home.run("--print-rule").stdout == RULE
    assert home.run("--print-rule", "off").stdout == RULE
    assert not home.unit.exists()


def test_the_unit_of_a_package_is_on_by_a_link_and_off_without_it(home: Home) -> None:
    """As `systemctl --user enable companion-play` leaves it; what the package has brought is never written."""
    packaged = home.folder / "companion-play.service"
    home.run("on")
    home.unit.rename(packaged)
    home.unit.symlink_to(packaged)
    before = packaged.stat()
    assert lines(home.run())[0] == f"Autostart: on, {home.unit}."
    assert home.run("on").exit_code == 0 and home.unit.is_symlink()
    assert (packaged.stat().st_ino, packaged.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)
    assert home.run("off").exit_code == 0 and not home.unit.is_symlink() and packaged.exists()


def test_another_rule_in_its_place_is_told(home: Home) -> None:
    home.run("on")
    (home.folder / "usr").mkdir()
    (home.folder / "usr" / "60-companion.rules").write_text("# older\n", encoding="utf-8")
    told = lines(home.run())
    assert told[1] == f"Rule for boards: another version, {home.folder}/usr/60-companion.rules."
    home.rule.parent.mkdir()
    home.rule.write_text(RULE, encoding="utf-8")  # udev takes the one of the administrator
    assert lines(home.run())[1:] == [f"Rule for boards: installed, {home.rule}."]


def test_a_program_that_has_moved_is_told_and_put_right(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    home.run("on")
    moved = home.folder / "elsewhere" / "companion"
    moved.parent.mkdir()
    moved.touch(0o755)
    monkeypatch.setattr(sys, "argv", [str(moved)])
    told = lines(home.run())
    assert "another version of the program" in told[0] and told[1] == f"{moved} autostart on"
    home.run("on")
    assert f"ExecStart={moved} play" in home.unit.read_text(encoding="utf-8").replace('"', "")
    assert str(home.unit) in lines(home.run())[0] and "another" not in lines(home.run())[0]


def test_it_keeps_to_the_folder_of_settings_that_it_was_switched_on_in(home: Home) -> None:
    home.run("on")
    assert words_of(home.unit.read_text(encoding="utf-8"), "Environment") == [
        f"COMPANION_HOME={home.folder}/companion"
    ]
    assert "Environment=" not in autostart.user_unit(["/bin/companion"], "").text


def test_the_user_says_where_settings_lie(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    """A relative folder is ignored, as the specification of XDG_CONFIG_HOME says."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(home.folder / "mine"))
    home.run("on")
    assert (home.folder / "mine" / "systemd" / "user" / "companion.service").exists()
    monkeypatch.setenv("XDG_CONFIG_HOME", "mine")
    home.run("on")
    assert home.unit.exists()


# ---- what stands in the way ---------------------------------------------------------------------------------


def obstacle(path: Path, sort: str) -> None:
    """Something that is not ours in the place of the unit."""
    path.parent.mkdir(parents=True)
    match sort:
        case "file":
            path.write_bytes(b"[Service]\nExecStart=/bin/true \xff\n")
        case "folder":
            path.mkdir()
        case "masked":
            path.symlink_to("/dev/null")
        case "pipe":
            os.mkfifo(path)
        case "circle":
            path.symlink_to(path)
        case _:
            path.touch()


@pytest.mark.parametrize("sort", ["file", "folder", "masked", "pipe", "circle", "empty"])
def test_what_is_not_ours_stays(home: Home, sort: str) -> None:
    obstacle(home.unit, sort)
    before = home.unit.lstat()
    for wish in ("on", "off", "show"):
        told = home.run(wish)
        assert (told.stderr or told.stdout).startswith(
            "Autostart: another file is in its place and stays as it is"
        )
        assert told.exit_code == (wish != "show")
    now = home.unit.lstat()
    assert (now.st_ino, now.st_mode, now.st_size, now.st_mtime_ns) == (
        before.st_ino, before.st_mode, before.st_size, before.st_mtime_ns,
    )  # fmt: skip
    assert [path.name for path in home.unit.parent.iterdir()] == ["companion.service"]
    assert home.systemctl == []


def test_a_link_to_a_file_of_ours_stays_one(home: Home) -> None:
    """As those have it who keep their settings elsewhere."""
    kept = home.folder / "kept"
    home.unit.parent.mkdir(parents=True)
    kept.write_text("# companion autostart off\n", encoding="utf-8")
    home.unit.symlink_to(kept)
    assert home.run("on").exit_code == 0
    assert home.unit.is_symlink() and "ExecStart=" in kept.read_text(encoding="utf-8")


def test_a_home_that_cannot_be_written(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    (home.folder / ".config").touch()  # no folder can be made below it
    told = home.run("on")
    assert told.exit_code == 1 and told.stderr.startswith("Autostart: the file cannot be changed")
    assert home.run("off").exit_code == 0
    (home.folder / ".config").unlink()

    def readonly(*_: object) -> None:
        raise OSError(30, "Read-only file system")

    home.run("on")
    before = home.unit.read_bytes()
    monkeypatch.setattr(os, "replace", readonly)
    monkeypatch.setattr(Path, "unlink", readonly)
    for wish in ("on", "off"):
        told = home.run(wish)
        assert told.exit_code == 1 and told.stderr.startswith("Autostart: the file cannot be changed")
        assert told.stdout == ""
    assert home.unit.read_bytes() == before


def test_linux_without_systemd(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autostart, "BOOTED", home.folder / "none")
    told = home.run("on")
    assert told.exit_code == 1
    assert told.stderr == (
        "Autostart: this computer does without systemd, which would have to do it. Begin games by hand.\n"
    )
    assert not home.unit.exists()
    assert home.run("show").exit_code == home.run("off").exit_code == 0


def test_without_systemctl_the_file_is_written_all_the_same(home: Home) -> None:
    (home.folder / "tools" / "systemctl").unlink()
    assert home.run("on").exit_code == 0
    assert home.unit.exists()


# ---- the unit -----------------------------------------------------------------------------------------------


def values(unit: str) -> dict[str, str]:
    """Settings of a unit; one that stands twice fails."""
    pairs = [line.partition("=")[::2] for line in unit.split("\n") if line and line[0] not in "#["]
    assert len({name for name, _ in pairs}) == len(pairs)
    return dict(pairs)


def words_of(unit: str, name: str) -> list[str]:
    """The words of a setting as systemd.service(5) says: quotes and backslashes as in a shell, %% for %."""
    words = [word.replace("%%", "%") for word in shlex.split(values(unit)[name])]
    return [word if word.startswith("/") else word.replace("$$", "$") for word in words]


def test_what_the_unit_may_and_may_not() -> None:
    told = values(SERVICE)
    assert told["RestrictAddressFamilies"] == "AF_UNIX"
    assert (told["StandardInput"], told["StandardOutput"]) == ("null", "null")
    assert told["Restart"] == "on-failure" and int(told["StartLimitBurst"]) * 3 < int(
        told["StartLimitIntervalSec"]
    )
    # A user's systemd needs a user namespace for these, which not every system allows; or they take ports away.
    spoilt = r"Private|Protect|Device|ReadOnly|Inaccessible|MemoryDenyWriteExecute|SystemCallFilter|DynamicUser"
    assert not [name for name in told if re.match(spoilt, name)]
    assert words_of(SERVICE, "ExecStart") == ["companion", "play"]


NAMES = st.text(st.characters(exclude_categories=("Cs", "Cc"), exclude_characters="/"), min_size=1, max_size=20)


@settings(max_examples=200, deadline=None)
@given(NAMES, NAMES)
def test_any_path_comes_through_the_unit_as_it_is(folder: str, home: str) -> None:
    path = f"/{folder}/companion"
    unit = autostart.user_unit([path], f"/{home}").text
    words = words_of(unit, "ExecStart")
    assert words in ([path, "play"], ["/usr/bin/env", path, "play"])
    assert (words[0] == path) is not bool(set("\"'\\") & set(path))
    assert values(unit)["Environment"][1:-1].replace("%%", "%").replace('\\"', '"').replace("\\\\", "\\") == (
        f"COMPANION_HOME=/{home}"
    )


def test_systemd_itself_finds_no_fault(tmp_path: Path) -> None:
    """Where its tool is at hand; a unit with a fault is told apart."""
    tool = shutil.which("systemd-analyze")
    for folder in ("plain", "a b", "a%c", "a$d", "a\"e'f\\g", "žluťoučký", "a;b"):
        program = tmp_path / folder / "companion"
        program.parent.mkdir()
        program.touch(0o755)
        (tmp_path / "companion.service").write_text(
            autostart.user_unit([str(program)], str(tmp_path / folder)).text, encoding="utf-8"
        )
        if tool is not None:
            assert verified(tool, tmp_path) == "", folder
    if tool is not None:
        (tmp_path / "companion.service").write_text(SERVICE.replace("KillMode", "KilMode"), encoding="utf-8")
        assert "Unknown key" in verified(tool, tmp_path)


def verified(tool: str, folder: Path) -> str:
    environ = {**os.environ, "XDG_RUNTIME_DIR": str(folder), "HOME": str(folder)}
    command = [tool, "--user", "verify", "--man=no", str(folder / "companion.service")]
    return subprocess.run(command, env=environ, capture_output=True, encoding="utf-8", check=False).stderr


# ---- the rule of udev ---------------------------------------------------------------------------------------

TOKEN = re.compile(r'([A-Z_]+)(?:\{([^}]+)\})?(==|!=|\+=|:=|=)"([^"]*)"')


def parsed(text: str) -> list[list[tuple[str, str, str, str]]]:
    """Lines of a rule file as (key, of what, operator, value); a line that is not all tokens fails."""
    found = []
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            assert re.fullmatch(rf"{TOKEN.pattern}(,\s+{TOKEN.pattern})*", line), line
            found.append(TOKEN.findall(line))
    return found


@dataclass(frozen=True)
class Device:
    """One device: action, subsystem, type, and attributes of itself and of the USB device above it (or itself)."""

    subsystem: str
    kind: str
    usb: dict[str, str]
    action: str = "add"

    def fits(self, key: str, of: str, value: str) -> bool:
        match key:
            case "ACTION":
                given = self.action
            case "SUBSYSTEM":
                given = self.subsystem
            case "SUBSYSTEMS":
                return value in (self.subsystem, "usb" if self.usb else "")
            case "ENV":
                given = self.kind if of == "DEVTYPE" else ""
            case "ATTR" | "ATTRS":
                if key == "ATTR" and self.kind != "usb_device":
                    return False
                if of not in self.usb:
                    return False
                given = self.usb[of]
            case _:
                raise AssertionError(key)
        return fnmatchcase(given, value)


def ruled(device: Device) -> dict[str, list[str]]:
    """What the rule file gives a device: tags and properties."""
    given: dict[str, list[str]] = {}
    skip_to = ""
    for line in parsed(RULE):
        labels = [value for key, _, _, value in line if key == "LABEL"]
        if skip_to and skip_to not in labels:
            continue
        skip_to = ""
        tests = [(key, of, op, value) for key, of, op, value in line if op in ("==", "!=")]
        if not all(device.fits(key, of, value) == (op == "==") for key, of, op, value in tests):
            continue
        for key, of, op, value in line:
            if key == "GOTO":
                skip_to = value
            elif key in ("ENV", "TAG") and op in ("=", "+="):
                given.setdefault(of or key, []).append(value)
    assert not skip_to, f"no label {skip_to}"
    return given


FULL = {
    "ID_MM_DEVICE_IGNORE": ["1"],
    "ID_MM_PORT_IGNORE": ["1"],
    "TAG": ["uaccess", "systemd"],
    "SYSTEMD_USER_WANTS": ["companion.service"],
}


@settings(max_examples=200, deadline=None)
@given(
    st.sampled_from([0x2E8A, 0x2E8B, 0x0403, 0x1A86]),
    st.sampled_from(["Companion board", "Pico", "companion board", "A Companion board", "*", "Companion boar"]),
    st.text("abC 5x.", max_size=5),
)
def test_the_rule_takes_the_ports_that_the_program_opens(vid: int, name: str, more: str) -> None:
    product = name + more
    info = SimpleNamespace(device="/dev/ttyACM0", vid=vid, product=product, serial_number="COMPANION-1")
    ours = link.is_ours(info, [link.UsbIdentity()])
    usb = {"idVendor": f"{vid:04x}", "product": product, "serial": "COMPANION-1"}
    assert ruled(Device("tty", "", usb)) == (FULL if ours else {})
    assert ruled(Device("usb", "usb_device", usb)) == ({"ID_MM_DEVICE_IGNORE": ["1"]} if ours else {})


def test_the_rule_leaves_everything_else_alone() -> None:
    usb = {"idVendor": "2e8a", "product": "Companion board 5x5"}
    assert ruled(Device("tty", "", usb)) == ruled(Device("tty", "", usb, "change")) == FULL
    assert ruled(Device("tty", "", usb, "remove")) == {}
    for subsystem, kind in (("block", "disk"), ("usb", "usb_interface"), ("input", ""), ("sound", "")):
        assert ruled(Device(subsystem, kind, usb)) == {}
    assert ruled(Device("tty", "", {})) == {}
    assert ruled(Device("tty", "", {"idVendor": "2e8a"})) == {}


def test_the_rule_comes_before_the_one_that_gives_permission() -> None:
    """systemd's 73-seat-late.rules turns the tag uaccess into permission; what is tagged later is not seen."""
    assert int(autostart.RULE[:2]) < 73
    assert all(len(value) < 200 for line in parsed(RULE) for *_, value in line)
    assert "companion.service" in FULL["SYSTEMD_USER_WANTS"] == [autostart.user_unit(["/companion"], "").path.name]


# ---- macOS and Windows --------------------------------------------------------------------------------------


def test_macos(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    told = home.run("on")
    file = home.folder / "Library" / "LaunchAgents" / "companion.plist"
    assert told.exit_code == 0 and len(lines(told)) == 2 and str(file) in lines(told)[0]
    agent = plistlib.loads(file.read_bytes())
    assert agent["ProgramArguments"] == [f"{home.folder}/bin/companion", "play"]
    assert agent["RunAtLoad"] is True and agent["KeepAlive"] == {"SuccessfulExit": False}
    assert agent["EnvironmentVariables"] == {"COMPANION_HOME": f"{home.folder}/companion"}
    assert lines(home.run()) == lines(told)[:1]
    assert home.run("off").exit_code == 0
    assert not file.exists() and home.systemctl == []


@given(NAMES)
@settings(max_examples=50, deadline=None)
def test_any_path_comes_through_the_agent_of_macos(name: str) -> None:
    agent = autostart.launch_agent([f"/{name}", "-c", name], name)
    if all(c in "\t\n" or " " <= c <= "\ud7ff" or "\ue000" <= c <= "\ufffd" or c > "\uffff" for c in name):
        assert plistlib.loads(agent.text.encode("utf-8"))["ProgramArguments"] == [f"/{name}", "-c", name, "play"]


def test_windows(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    program = home.folder / "Jiří 100%" / "companion.exe"
    program.parent.mkdir()
    program.touch()
    monkeypatch.setattr(sys, "argv", [str(program.with_suffix(""))])
    monkeypatch.setenv("APPDATA", str(home.folder / "Roaming"))
    told = home.run("on")
    folder = home.folder / "Roaming" / "Microsoft" / "Windows" / "Start Menu" / "Programs" / "Startup"
    script = (folder / "companion.cmd").read_bytes()
    assert told.exit_code == 0 and len(lines(told)) == 2
    assert script.count(b"\n") == script.count(b"\r\n") == 5
    assert script.decode("utf-8").splitlines()[-1] == (
        f'start "companion" /min "{str(program).replace("%", "%%")}" play'
    )
    assert lines(home.run()) == lines(told)[:1]
    (folder / "companion.cmd").write_text("rem of my own\n", encoding="utf-8")
    assert home.run("off").exit_code == home.run("on").exit_code == 1
    assert (folder / "companion.cmd").read_text(encoding="utf-8") == "rem of my own\n"


def test_a_program_without_a_command_is_started_through_python(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", [str(home.folder / "python")])
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(home.folder / "none"))
    words = autostart.program()
    assert words[0] == sys.executable
    done = subprocess.run([*words, "--version"], capture_output=True, encoding="utf-8", check=False)
    assert "version" in done.stdout
    assert words_of(autostart.user_unit(words, "").text, "ExecStart") == [*words, "play"]
