"""What somebody who comes back finds at the start of a quiz."""

import uuid

from quizzes import attempts


def test_the_start_lists_earlier_results_with_their_score(client, lilo, attempt, asked):
    """Each is a link; nobody with an account is offered to practise without one."""
    client.force_login(lilo)
    client.post(asked("ohana").get_absolute_url(), {"said": "0", "token": str(uuid.uuid4())})
    attempts.finish(attempt=attempt)
    start = client.get("/en/classes/03/quiz/").content.decode()
    assert f"1 of {attempt.questions.count()} right" in start
    assert attempt.get_absolute_url() in start
    assert "Practise without an account" not in start
