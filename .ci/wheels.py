"""Builds the wheels of all systems with the C compiler of Zig: called by .ci/wheels, which brings what is needed.

The package is built once without the core; into a copy of that wheel comes the core of each system. It is
compiled against this Python's headers with a pyconfig.h of our own, because the installed one tells of this system
alone, and for Windows linked to python3.dll, which every Python from 3.11 on has.
"""

from __future__ import annotations

import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from unittest import mock

ROOT = Path(__file__).resolve().parents[1]
TARGETS = {
    "manylinux_2_17_x86_64": "x86_64-linux-gnu.2.17",
    "manylinux_2_17_aarch64": "aarch64-linux-gnu.2.17",
    "win_amd64": "x86_64-windows-gnu",
    "macosx_11_0_x86_64": "x86_64-macos.11.0",
    "macosx_11_0_arm64": "aarch64-macos.11.0",
}
"""Tag of a wheel -> what Zig calls the system."""
MACOS = ("-Wl,-undefined,dynamic_lookup", "-install_name", "@rpath/_core.abi3.so")
"""How a core for macOS is linked; by its name alone, not by the folder in which it was built."""
ZIG = (sys.executable, "-m", "ziglang")

PYCONFIG = """
#include <stdint.h>
#define SIZEOF_VOID_P 8
#define SIZEOF_SIZE_T 8
#define SIZEOF_LONG_LONG 8
#define SIZEOF_INT 4
#define SIZEOF_SHORT 2
#define ALIGNOF_MAX_ALIGN_T 16
#define HAVE_STDDEF_H 1
#define HAVE_SYS_TYPES_H 1
#ifdef _WIN32
#define MS_WIN32
#define MS_WIN64
#define MS_WINDOWS
#define SIZEOF_LONG 4
#define SIZEOF_WCHAR_T 2
#define Py_ENABLE_SHARED 1
#define HAVE_DECLSPEC_DLL 1
#define HAVE_PY_SSIZE_T 1
typedef intptr_t Py_ssize_t;
#define PY_SSIZE_T_MAX INTPTR_MAX
#else
#define SIZEOF_LONG 8
#define SIZEOF_WCHAR_T 4
#define HAVE_SYS_TIME_H 1
#define HAVE_UNISTD_H 1
#define HAVE_SSIZE_T 1
#endif
"""


def run(*command: str | Path, cwd: Path = ROOT) -> None:
    """Run a program; its failure is ours."""
    subprocess.run([str(one) for one in command], cwd=cwd, check=True)


def extension() -> tuple[list[str], list[str]]:
    """Sources and options of the core, as setup.py tells them."""
    told: list[object] = []
    with mock.patch("setuptools.setup", lambda **words: told.extend(words["ext_modules"])):
        runpy.run_path(str(ROOT / "setup.py"))
    core = vars(told[0])
    macros = [f"-D{name}={value}" for name, value in core["define_macros"]]
    return core["sources"], [*core["extra_compile_args"], *macros]


def headers(folder: Path) -> Path:
    """The headers of this Python, with a pyconfig.h for every system."""
    include = folder / "include"
    shutil.copytree(sysconfig.get_path("include"), include)
    (include / "pyconfig.h").write_text(PYCONFIG, encoding="utf-8")
    return include


def library(folder: Path, known: Path) -> Path:
    """What a core for Windows is linked with: the names that one for Linux needs, out of python3.dll."""
    names = sorted({name.decode() for name in re.findall(rb"\0(_?Py[A-Za-z0-9_]+)(?=\0)", known.read_bytes())})
    used = [f"{name} DATA" if name.startswith("PyExc_") else name for name in names if "PyInit" not in name]
    (folder / "python3.def").write_text(
        "LIBRARY python3.dll\nEXPORTS\n" + "\n".join(used) + "\n", encoding="utf-8"
    )
    made = folder / "libpython3.a"
    run(*ZIG, "dlltool", "-m", "i386:x86-64", "-d", folder / "python3.def", "-l", made)
    return made


def compiled(folder: Path, tag: str, include: Path, known: Path | None) -> Path:
    """The core of one system. known: that of Linux, which tells what Windows needs."""
    sources, options = extension()
    windows = "windows" in TARGETS[tag]
    made = folder / tag / ("_core.pyd" if windows else "_core.abi3.so")
    made.parent.mkdir()
    link: list[str | Path] = [*MACOS] if "macos" in TARGETS[tag] else []
    if windows and known is not None:
        link = [library(made.parent, known)]
    picture = [] if windows else ["-fPIC"]
    run(*ZIG, "cc", "-target", TARGETS[tag], "-shared", "-s", *picture, *options, f"-I{include}", *sources, *link,
        "-o", made)  # fmt: skip
    return made


def without_core(folder: Path) -> Path:
    """The contents of a wheel that has no core, in a folder."""
    source = folder / "source"  # what was built in the checkout stays there
    shutil.copytree(ROOT / "companion", source / "companion", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "THIRD-PARTY"):
        shutil.copy(ROOT / name, source)
    around = {"CC": "/nonexistent", "PATH": ""}
    command = ("-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation")
    subprocess.run([sys.executable, *command, "-w", folder, source], cwd=folder, env=around, check=True)
    (wheel,) = folder.glob("*.whl")
    run(sys.executable, "-m", "wheel", "unpack", "-d", folder, wheel)
    (contents,) = (one for one in folder.glob("companion*") if one.is_dir())
    assert not list((contents / "companion" / "engine").glob("_core.*[!i]")), "the core of this system is in it"
    return contents


def packed(contents: Path, core: Path, tag: str, to: Path) -> Path:
    """The wheel of one system."""
    engine = contents / "companion" / "engine"
    shutil.copy(core, engine)
    (info,) = contents.glob("*.dist-info/WHEEL")
    text = re.sub(r"^Tag: .*\n?", "", info.read_text(encoding="utf-8"), flags=re.MULTILINE)
    info.write_text(f"{text.rstrip()}\nTag: cp311-abi3-{tag}\n", encoding="utf-8")
    run(sys.executable, "-m", "wheel", "pack", "-d", to, contents)
    (engine / core.name).unlink()
    (made,) = to.glob(f"*-{tag}.whl")
    return made


def main() -> None:
    """Build all that are asked for, and try the one that runs here."""
    to, wanted = Path(sys.argv[1]).resolve(), sys.argv[2:] or list(TARGETS)
    to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        contents, include, known = without_core(folder), headers(folder), None
        for tag in TARGETS:
            if known is not None and tag not in wanted:
                continue
            core = compiled(folder, tag, include, known)
            known = known or core
            if tag not in wanted:
                continue
            made = packed(contents, core, tag, to)
            if sysconfig.get_platform().replace("-", "_") == tag.replace("manylinux_2_17", "linux"):
                shutil.copy(core, contents / "companion" / "engine")
                tried = "from companion import engine\nassert not engine.MISSING, engine.MISSING\n"
                run(sys.executable, "-c", tried, cwd=contents)
                (contents / "companion" / "engine" / core.name).unlink()
            print(f"{made.name}: {made.stat().st_size // 1000} kB, the core {core.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
