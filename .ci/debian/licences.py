"""Writes debian/copyright of what is shipped: `licences.py SITE PIP-LICENSES`, on standard output.

A program can read it. pip-licenses tells the licence and its text of each library in the folder SITE; what was
built into a library's binaries by its makers stands in the bills of materials that they put beside it.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SITE = "usr/lib/companion/site"
UNKNOWN = "UNKNOWN"

SHORT = {
    "BSD License": "BSD-3-clause",
    "MIT License": "Expat",
    "MIT": "Expat",
    "MPL-2.0": "MPL-2.0",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Apache Software License": "Apache-2.0",
    "APL 2.0": "Apache-2.0",
    "BSD-3-Clause": "BSD-3-clause",
}
"""What libraries call their licences, and what Debian does."""

COMMON = {"Apache-2.0": "Apache-2.0", "MPL-2.0": "MPL-2.0", "GPL-3+": "GPL-3", "LGPL-2.1+": "LGPL-2.1"}
"""Licences whose text every Debian has."""

CARRIED = """
Files: {site}/espeakng_loader*
Copyright: 2005-2014 Jonathan Duddington
 2015-2024 Reece H. Dunn
 2024 thewh1teagle
License: GPL-3+
Comment: espeak-ng and its voices; the loader around them is under the Expat licence.

Files: {site}/prismatoid.libs/*
Copyright: GNOME's GLib, GIO, glibmm and libsigc++ teams, and the makers of util-linux
License: LGPL-2.1+
Comment: GLib, GIO, GObject, GModule, glibmm, giomm, libsigc++, libblkid and libmount, as the makers of prismatoid
 built them. Beside them libffi (Expat), PCRE2 (BSD-3-clause) and libselinux (public domain).
"""
"""What libraries carry of others, and tell nowhere in a form that a program reads."""


def told(site: Path, tool: Path) -> list[dict[str, str]]:
    """What pip-licenses knows of all libraries in a folder."""
    with tempfile.TemporaryDirectory() as name:
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", name], check=True)
        (packages,) = Path(name).glob("lib/python3*/site-packages")
        Path(name, "site").symlink_to(site)  # pip-licenses finds nothing below a name with blanks
        (packages / "shipped.pth").write_text(f"{name}/site\n", encoding="utf-8")
        asked = ("--python", f"{name}/bin/python", "--from", "mixed", "--format", "json", "--with-license-file")
        more = (
            "--with-notice-file",
            "--with-authors",
            "--no-license-path",
            "--ignore-packages",
            "companion-tabletop",
        )
        done = subprocess.run([tool, *asked, *more], check=True, stdout=subprocess.PIPE)
    libraries: list[dict[str, str]] = json.loads(done.stdout)
    assert libraries, "pip-licenses finds no library"
    return sorted(libraries, key=lambda one: one["Name"].lower())


def files(site: Path, name: str) -> list[str]:
    """The folders and files that a library has put into the site, as debian/copyright names them."""
    (record,) = (one for one in site.glob("*.dist-info/RECORD") if same(one.parent.name.split("-")[0], name))
    paths = [line.split(",")[0] for line in record.read_text(encoding="utf-8").splitlines()]
    tops = {path.split("/")[0] for path in paths if not path.startswith("..")} - {"bin", "__pycache__"}
    shared = {one for one in tops if one == "fluent"}  # by two libraries, each with a folder of its own in it
    tops |= {"/".join(path.split("/")[:2]) for path in paths if path.split("/")[0] in shared}
    named = {
        f"{SITE}/{one}/*" if (site / one).is_dir() else f"{SITE}/{one}"
        for one in tops - shared
        if (site / one).exists()
    }
    return sorted(one for one in named if not re.search(r"/(prismatoid\.libs|espeakng_loader)", one))


def same(one: str, other: str) -> bool:
    """Whether two names mean one library."""
    return re.sub(r"[-_.]+", "-", one).lower() == re.sub(r"[-_.]+", "-", other).lower()


def folded(text: str) -> str:
    """A text as a field goes on with it."""
    lines = (line.rstrip() for line in text.expandtabs().strip().splitlines())
    return "".join(f" {line}\n" if line else " .\n" for line in lines)


def holders(library: dict[str, str]) -> list[str]:
    """Who holds the rights: what the text of the licence says, else the authors."""
    found = re.findall(r"^[ \t*#]*copyright[ :,]*(?:\(c\)|©)?[ ,]*(.{3,})$", text_of(library), re.I | re.M)
    named = [one.strip() for one in found if re.search(r"\d{4}", one)]
    author = library["Author"] if library["Author"] != UNKNOWN else f"the makers of {library['Name']}"
    return list(dict.fromkeys(named)) or [author]


def text_of(library: dict[str, str]) -> str:
    """Text of the licence, with what the makers say beside it."""
    texts = (library["LicenseText"], library.get("NoticeText", UNKNOWN))
    return "\n\n".join(one for one in texts if one and one != UNKNOWN)


def within(site: Path, name: str) -> str:
    """What was built into a library's binaries, by its own bill of materials."""
    parts = []
    for bill in sorted(site.glob("*.dist-info/sboms/*.json")):
        if same(bill.parents[1].name.split("-")[0], name):
            for one in json.loads(bill.read_text(encoding="utf-8"))["components"]:
                terms = [
                    each.get("expression") or each["license"].get("id", "") for each in one.get("licenses") or ()
                ]
                if any(terms):
                    parts.append(f"{one['name']} {one.get('version', '')} ({' and '.join(terms)})")
    return f"Its binaries are built with these: {', '.join(sorted(set(parts)))}." if parts else ""


def stanzas(site: Path, libraries: list[dict[str, str]]) -> Iterator[str]:
    """A paragraph for each library."""
    for one in libraries:
        named = files(site, one["Name"])
        if not named:
            continue
        short = SHORT.get(one["License"], one["License"].replace(" ", "-"))
        label = short if short in COMMON else f"{short}~{one['Name'].lower()}"
        who = "\n ".join(holders(one))
        text = (
            f"Files: {chr(10).join(named).replace(chr(10), chr(10) + ' ')}\nCopyright: {who}\nLicense: {label}\n"
        )
        if short not in COMMON:
            text += folded(text_of(one) or f"The library says this alone of its licence: {one['License']}.")
        noted = one.get("NoticeText", UNKNOWN) if short in COMMON else UNKNOWN
        said = "\n\n".join(each for each in (within(site, one["Name"]), noted) if each not in ("", UNKNOWN))
        text += f"Comment:\n{folded(said)}" if said else ""
        yield text


def main() -> None:
    """Write it all."""
    site, tool = (Path(one).resolve() for one in sys.argv[1:])
    out = [
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\nUpstream-Name: companion\n",
        "Files: *\nCopyright: the makers of companion\nLicense: GPL-3+\nComment:\n"
        + folded((ROOT / "THIRD-PARTY").read_text(encoding="utf-8")),
        *stanzas(site, told(site, tool)),
        *CARRIED.strip().format(site=SITE).replace("\n\n", "\n\0").split("\0"),
    ]
    for short, file in COMMON.items():
        out.append(f"License: {short}\n On Debian the text lies in /usr/share/common-licenses/{file}.\n")
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.stdout.write("\n".join(one.rstrip("\n") + "\n" for one in out))


if __name__ == "__main__":
    main()
