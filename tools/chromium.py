"""Finds Chromium for the browser tests; `python -m tools.chromium` installs it where it may."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
MISSING = (
    "The browser tests need Chromium: install the package `chromium` with your system's "
    "package manager, or set CHROMIUM to the path of a Chromium or Chrome."
)


def find() -> str | None:
    """The path of a Chromium: the one that CHROMIUM names, else the first on the path."""
    given = os.environ.get("CHROMIUM")
    return given or next((path for name in NAMES if (path := shutil.which(name))), None)


def ensure() -> str | None:
    """As `find`, after installing the Debian package if none is there and we are root."""
    if (found := find()) or os.geteuid() != 0 or not shutil.which("apt-get"):
        return found
    print("Installing Chromium with apt-get …", flush=True)
    quiet = {
        "stdout": subprocess.DEVNULL,
        "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
    }
    subprocess.run(["apt-get", "update", "-qq"], **quiet)
    subprocess.run(["apt-get", "install", "-y", "-qq", "chromium", "fonts-noto-cjk"], **quiet)
    return find()


if __name__ == "__main__":
    path = ensure()
    print(f"browser: {path}" if path else MISSING)
    sys.exit(0 if path else 1)
