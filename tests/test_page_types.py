"""The page's scripts and the types that their comments promise, read by the compiler of TypeScript."""

from __future__ import annotations

import os
import subprocess

import pytest

from tests.firefox_kit import BROWSERS

COMPILER = BROWSERS / "node_modules/typescript/bin/tsc"


def test_the_compiler_finds_nothing_wrong_in_the_scripts_of_the_page() -> None:
    if not COMPILER.exists() and not os.environ.get("CI"):
        pytest.skip("the compiler of TypeScript is not installed")
    command = ["node", str(COMPILER), "-p", str(BROWSERS), "--listFiles"]
    told = subprocess.run(command, check=False, capture_output=True, encoding="utf-8")
    assert told.returncode == 0, told.stdout
    assert "/companion/page/static/page.js" in told.stdout
