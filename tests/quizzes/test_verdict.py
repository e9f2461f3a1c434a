"""What a verdict says of an answer that is not right."""

import uuid

import pytest

from quizzes.models import Question, QuestionRevision
from tests.quizzes import samples
from tests.quizzes.forms import page

pytestmark = pytest.mark.django_db


@pytest.fixture
def told(client, lilo, asked):
    """Gives the verdict on an answer, in a language."""
    client.force_login(lilo)

    def find(name: str, said: str = "", lang: str = "en", **places: str) -> str:
        question = asked(name)
        data = {"said": said, "token": str(uuid.uuid4()), **places}
        client.post(question.get_absolute_url(), data)
        return page(client.get(question.get_absolute_url().replace("/en/", f"/{lang}/")))

    return find


@pytest.fixture
def both_sides(attempt):
    """A question about abilities of both players."""
    found = samples.question(samples.BOTH_SIDES)
    held = Question.objects.create(
        quiz="lorcana/03", key=found.id, topic=found.topic, kind=found.kind
    )
    QuestionRevision.objects.create(
        question=held, number=1, digest=found.id, path=f"{found.id}.yaml", text=samples.BOTH_SIDES
    )


@pytest.mark.parametrize(
    ("lang", "refused"), [("en", "belongs to the opponent"), ("ja", "対戦相手の能力です")]
)
def test_an_order_stands_beside_a_right_one_with_the_first_difference_marked(
    told, both_sides, lang, refused
):
    """Two lists of four, one place marked in each, and why the pick is refused."""
    backwards = {"place-0": "4", "place-1": "3", "place-2": "2", "place-3": "1"}
    verdict = told("both-sides", lang=lang, **backwards)
    lists = verdict[verdict.index('class="ordered"') :].split("</ol>")[:2]

    assert [text.count("<li") for text in lists] == [4, 4]
    assert [text.count('class="parts"') for text in lists] == [1, 1]
    assert refused in verdict[: verdict.index('id="replay"')]


@pytest.mark.parametrize(("said", "is_unexplained"), [("0", False), ("2", False), ("17", True)])
def test_an_answer_behind_which_no_belief_is_found_is_said_to_be_so(told, said, is_unexplained):
    """Not of a right answer, nor of one that a belief explains."""
    verdict = told("ohana", said=said)

    assert ("No typical belief we know leads to this answer." in verdict) == is_unexplained


def test_what_htmx_swaps_in_names_the_window_and_a_page_does_so_once(client, lilo, asked):
    """The verdict replaces the title of the question."""
    client.force_login(lilo)
    url = asked("ohana").get_absolute_url()
    data = {"said": "2", "token": str(uuid.uuid4())}
    swapped = page(client.post(url, data, headers={"HX-Request": "true"}))

    assert swapped.count("<title>Verdict on question") == 1
    assert page(client.get(url)).count("<title>Verdict on question") == 1


@pytest.mark.parametrize(("lang", "label"), [("en", "My results"), ("ja", "自分の結果")])
def test_ones_results_are_in_the_bar_for_those_signed_in(client, lilo, attempt, lang, label):
    """The page lists the quiz that is open; a stranger is asked to sign in."""
    assert label not in page(client.get(f"/{lang}/"))
    assert client.get(f"/{lang}/results/").status_code == 302

    client.force_login(lilo)

    assert f'href="/{lang}/results/"' in page(client.get(f"/{lang}/"))
    assert str(attempt.pk) in page(client.get(f"/{lang}/results/"))
