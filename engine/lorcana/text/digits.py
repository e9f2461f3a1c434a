"""Numbers as Japanese cards print them; ja-terms §6."""

from __future__ import annotations

FULL_WIDTH = str.maketrans("0123456789", "０１２３４５６７８９")


def full_width(n: int | str) -> str:
    """The number in full-width digits; signs stay half-width."""
    return str(n).translate(FULL_WIDTH)


def things(n: int) -> str:
    """A number with the counter つ, which goes no further than nine."""
    return f"{full_width(n)}つ" if n < 10 else full_width(n)


def signed(n: int) -> str:
    """ "+２" or "-２"."""
    return f"{'+' if n >= 0 else '-'}{full_width(abs(n))}"
