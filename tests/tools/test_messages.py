"""Strings meant for translation are found, and what the catalogue lacks is named."""

import pytest

from tools.messages import faults_in, messages_in

HEADER = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n'


@pytest.fixture
def house(tmp_path):
    """A small repository: a module, a template, and a catalogue to be written."""
    for folder in ("courses/templates/courses", "engine", "locale/ja/LC_MESSAGES"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "courses/views.py").write_text(
        'title = _("Draw " "two")\nmany = ngettext("%(n)d card", "%(n)d cards", n)\n'
    )
    (tmp_path / "courses/templates/courses/page.html").write_text(
        '{% load i18n %}\n{% translate "It\'s yours" %}\n'
        "{% blocktranslate trimmed with name=it %}\n  Hello\n  {{ name }}\n{% endblocktranslate %}"
    )
    (tmp_path / "engine/words.py").write_text('reason = gettext_noop("It is not your turn.")\n')
    return tmp_path


def _catalogue(house, text):
    (house / "locale/ja/LC_MESSAGES/django.po").write_text(HEADER + text, "utf-8")
    (house / "locale/ja/LC_MESSAGES/engine.po").write_text(
        HEADER + 'msgid "It is not your turn."\nmsgstr "あなたのターンではありません。"\n', "utf-8"
    )


COMPLETE = """
msgid "Draw two"
msgstr "２枚引く"
msgid "%(n)d card"
msgid_plural "%(n)d cards"
msgstr[0] "%(n)d枚"
msgid "It's yours"
msgstr "あなたのものです"
msgid "Hello %(name)s"
msgstr "こんにちは、%(name)s"
"""


def test_strings_are_found_in_python_and_templates(house):
    """Joined literals, plurals, quotes and trimmed blocks come out as gettext sees them."""
    assert {(found.domain, found.text) for found in messages_in(house)} == {
        ("django", "Draw two"),
        ("django", "%(n)d card"),
        ("django", "It's yours"),
        ("django", "Hello %(name)s"),
        ("engine", "It is not your turn."),
    }


def test_a_complete_catalogue_has_no_fault(house):
    """Everything translated, nothing else: nothing to say."""
    _catalogue(house, COMPLETE)
    assert faults_in(house) == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("２枚引く", ""), "not translated: 'Draw two'"),
        (('msgid "Draw two"', 'msgid "Draw 2"'), "no longer in the source: 'Draw 2'"),
        (('msgid "Draw two"', 'msgid "Draw 2"'), "no entry in"),
        (('msgid "Draw two"', '#, fuzzy\nmsgid "Draw two"'), "fuzzy: 'Draw two'"),
        (("、%(name)s", ""), "placeholders differ"),
        (("%(n)d枚", "%(m)d枚"), "placeholders differ"),
        (('msgid "It\'s yours"', 'msgid "Draw two"'), "stands there twice"),
    ],
)
def test_each_fault_is_named(house, change, fault):
    """Missing, empty, obsolete, fuzzy, doubled or with other placeholders."""
    _catalogue(house, COMPLETE.replace(*change))
    assert [said for said in map(str, faults_in(house)) if fault in said]


def test_a_missing_catalogue_is_one_fault(house):
    """Not one per string."""
    _catalogue(house, COMPLETE)
    (house / "locale/ja/LC_MESSAGES/django.po").unlink()
    assert [str(fault) for fault in faults_in(house)] == [
        "locale/ja/LC_MESSAGES/django.po: does not exist; 4 strings have no translation"
    ]
