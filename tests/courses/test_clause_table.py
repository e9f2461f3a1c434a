"""The table of clauses."""

from courses.clause_table import clause_table
from courses.content_files import folders
from courses.content_files.library import read
from tests.courses.content_files.small_class import write


def test_a_clause_knows_who_teaches_and_who_asks_it(tmp_path):
    """Classes by their citations, questions by what they say they teach."""
    base = write(tmp_path)
    (base / "lorcana" / "99" / "q1.yaml").write_text('id: Q1\nteaches: ["7.7.1"]\n', "utf-8")
    rows = {row.number: row for row in clause_table(read([base]), [base])}
    assert rows["7.7.1"].taught == ("lorcana/99",)
    assert rows["7.7.1"].asked == ("Q1",)
    assert rows["7.7.2"].asked == ()


def test_clauses_come_in_the_order_of_the_rulebook():
    """8.10 after 8.9, the Comprehensive Rules before other documents."""
    numbers = [row.number for row in clause_table(read(), folders.bases())]
    rules = [n for n in numbers if n[0].isdecimal()]
    assert numbers[: len(rules)] == rules
    assert rules == sorted(rules, key=lambda n: [int(part) for part in n.split(".")])
