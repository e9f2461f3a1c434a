"""Serving on this machine."""

import socket

import pytest

from tools import serve
from tools.serve import asked_for


def test_a_port_in_use_is_named_with_a_way_out(capsys):
    """Nothing is started; the message says what to type instead."""
    with socket.create_server((serve.HOST, 0)) as taken:
        port = taken.getsockname()[1]
        assert serve.main(port) == 1
    assert f"make run PORT={port + 1}" in capsys.readouterr().out


@pytest.mark.parametrize(("arguments", "port"), [([], 8000), (["8124"], 8124)])
def test_the_port_is_8000_unless_another_is_asked_for(arguments, port):
    """`make run` and `make run PORT=8124`."""
    assert asked_for(arguments) == port


@pytest.mark.parametrize("given", ["abc", "", "0", "99999", "-1"])
def test_what_is_no_port_is_said(given):
    """One sentence, no traceback."""
    with pytest.raises(SystemExit, match="PORT has to be a number"):
        asked_for([given])
