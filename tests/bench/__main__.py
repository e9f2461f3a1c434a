"""`make bench`: every figure the product promises, measured on this machine."""

from __future__ import annotations

from tests.bench import engine_bench, memory_bench, web_bench


def main() -> None:
    """The engine's figures, what a position costs, then the web's."""
    engine_bench.main()
    memory_bench.main()
    web_bench.main()


if __name__ == "__main__":
    main()
