"""Sending a question's form, and reading what comes back."""

import uuid


def send(client, question, said="0", *, token=None, **more):
    """Send an answer to a question."""
    data = {"said": said, "token": token or str(uuid.uuid4())}
    return client.post(question.get_absolute_url(), data, **more)


def page(response) -> str:
    """The page's text."""
    return response.content.decode()
