"""`make bench`: every figure the product promises, measured on this machine."""

from __future__ import annotations

from tests.bench import engine_bench, web_bench


def main() -> None:
    """The engine's figures, then the web's."""
    engine_bench.main()
    web_bench.main()


if __name__ == "__main__":
    main()
