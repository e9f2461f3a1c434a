"""Addresses of quizzes and practice."""

from django.urls import path

from quizzes.views import attempts, practice, questions

app_name = "quizzes"

urlpatterns = [
    path("classes/<slug:slug>/quiz/", attempts.start, name="start"),
    path("classes/<slug:slug>/practice/", practice.practice, name="practice"),
    path("results/", attempts.mine, name="results"),
    path("quiz/<uuid:pk>/", attempts.attempt, name="attempt"),
    path("quiz/<uuid:pk>/<int:n>/", questions.question, name="question"),
]
