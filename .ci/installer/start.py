"""Shipped beside the program: what companion.exe runs, in the Python that it has loaded."""

import os
import sys

PROGRAM = os.path.dirname(os.path.abspath(__file__))
sys.executable = os.path.join(
    PROGRAM, "python.exe"
)  # what is started later, for Python takes companion.exe for it
sys.argv[0] = os.path.join(os.path.dirname(PROGRAM), "companion.exe")

from companion.ui.cli.main import main  # noqa: E402 - only now, for it may read who runs it

sys.exit(main())
