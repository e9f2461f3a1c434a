"""Catalogues are compiled when they changed, and only then."""

import gettext
import os

from tools.catalogues import compile_stale

PO = """msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"

msgid "draw"
msgstr "{}"
"""


def test_a_catalogue_is_compiled_once_per_change(tmp_path):
    """The first run writes it, the second nothing, and one after an edit writes it again."""
    po = tmp_path / "ja" / "LC_MESSAGES" / "django.po"
    po.parent.mkdir(parents=True)
    po.write_text(PO.format("引く"), "utf-8")
    assert compile_stale(tmp_path) == [po.with_suffix(".mo")]
    assert compile_stale(tmp_path) == []
    po.write_text(PO.format("カードを引く"), "utf-8")
    later = po.stat().st_mtime_ns + 1_000_000_000
    os.utime(po, ns=(later, later))
    assert compile_stale(tmp_path) == [po.with_suffix(".mo")]
    with po.with_suffix(".mo").open("rb") as file:
        assert gettext.GNUTranslations(file).gettext("draw") == "カードを引く"
    assert sorted(path.name for path in po.parent.iterdir()) == ["django.mo", "django.po"]
