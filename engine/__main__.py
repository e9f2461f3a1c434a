"""`python -m engine`: scenarios played, checked and explored, for judges and authors."""

import sys

from engine.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
