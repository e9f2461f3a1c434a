"""Serving on this machine."""

import socket

from tools import serve


def test_a_port_in_use_is_named_with_a_way_out(capsys):
    """Nothing is started; the message says what to type instead."""
    with socket.create_server((serve.HOST, 0)) as taken:
        port = taken.getsockname()[1]
        assert serve.main(port) == 1
    assert f"make run PORT={port + 1}" in capsys.readouterr().out
