"""Addresses of lessons, references and people."""

from django.urls import path

from courses.views import home, people

app_name = "courses"

urlpatterns = [
    path("", home.home, name="home"),
    path("accounts/login/", people.log_in, name="login"),
    path("accounts/logout/", people.log_out, name="logout"),
    path("accounts/signup/", people.sign_up, name="signup"),
]
