"""Serves the platform on this machine: the web server and the worker for long tasks, together.

`python -m tools.serve PORT`. Prints the address once it answers; Ctrl-C ends both.
"""

import signal
import socket
import subprocess
import sys
import time
from types import FrameType

HOST = "127.0.0.1"


def main(port: int) -> int:
    """Runs until interrupted or until the web server ends; gives the exit status."""
    if _answers(port):
        print(f"Port {port} is in use. Choose another one: make run PORT={port + 1}")
        return 1
    web = _start("gunicorn", "config.wsgi", f"--bind={HOST}:{port}", "--workers=2", "--threads=4",
                 "--log-level=warning")  # fmt: skip
    worker = _start("manage", "db_worker", "--interval", "2", "--no-startup-delay", "--verbosity=0")
    signal.signal(signal.SIGTERM, _interrupt)
    try:
        _wait_for(port, web)
        if web.poll() is None:
            print(f"\nRuling Lab is at http://{HOST}:{port}/  (Ctrl-C ends it)", flush=True)
        return web.wait()
    except KeyboardInterrupt:
        return 0
    finally:
        for process in (web, worker):
            process.terminate()
            process.wait()


def _start(what: str, *arguments: str) -> subprocess.Popen[bytes]:
    program = ["manage.py"] if what == "manage" else ["-m", what]
    return subprocess.Popen([sys.executable, *program, *arguments])


def _wait_for(port: int, web: subprocess.Popen[bytes]) -> None:
    while web.poll() is None and not _answers(port):
        time.sleep(0.1)


def _answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex((HOST, port)) == 0


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def asked_for(arguments: list[str]) -> int:
    """The port that the arguments name, 8000 unless they do. Exits where it is none."""
    given = arguments[0] if arguments else "8000"
    if not (given.isdecimal() and 0 < int(given) < 65536):
        sys.exit(f"PORT has to be a number from 1 to 65535, not {given}")
    return int(given)


if __name__ == "__main__":
    sys.exit(main(asked_for(sys.argv[1:])))
