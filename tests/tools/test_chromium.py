"""Finding a browser."""

from tools import chromium


def test_the_browser_that_the_environment_names_is_taken(monkeypatch):
    """CHROMIUM goes before whatever is on the path."""
    monkeypatch.setenv("CHROMIUM", "/opt/browser")
    assert chromium.find() == "/opt/browser"


def test_a_browser_is_found_on_the_path(monkeypatch, tmp_path):
    """Debian calls it chromium."""
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert chromium.find() is None
    program = tmp_path / "chromium"
    program.touch(mode=0o755)
    assert chromium.find() == str(program)
