"""Signs a program in its place with osslsigncode: `sign.py CERTIFICATE SECRET FILE`; SECRET may be empty."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TIME_STAMPS = "http://timestamp.digicert.com"
"""Who says when it was signed, so that it stays valid when the certificate has run out."""


def main() -> None:
    """Sign, then exchange the file."""
    certificate, secret, name = sys.argv[1:]
    signed = Path(f"{name}.signed")
    phrase = ("-readpass", secret) if secret else ()
    command = ("osslsigncode", "sign", "-pkcs12", certificate, *phrase, "-h", "sha256", "-n", "companion")
    stamped = ("-ts", TIME_STAMPS, "-in", name, "-out", str(signed))
    subprocess.run([*command, *stamped], check=True)
    signed.replace(name)


if __name__ == "__main__":
    main()
