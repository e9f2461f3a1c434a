"""Signing up, in and out."""

from django.contrib.auth import views as auth
from django.contrib.auth.forms import AuthenticationForm
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render, resolve_url
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods

from courses.forms import SignUpForm
from courses.people import join, remember_language, sign_in


class SignInView(auth.LoginView):
    """Django's own, with our page; afterwards `/` opens in the person's language."""

    template_name = "courses/people/login.html"
    redirect_authenticated_user = True

    def form_valid(self, form: AuthenticationForm) -> HttpResponse:
        response = super().form_valid(form)
        return remember_language(response, form.get_user().language)


log_in = SignInView.as_view()
log_out = auth.LogoutView.as_view()


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@sensitive_post_parameters("password1", "password2")
def sign_up(request: HttpRequest) -> HttpResponse:
    """The form for a new account; who sends it well is signed in and goes on where they were."""
    onward = _onward(request)
    if request.user.is_authenticated:
        return redirect(onward)
    form = SignUpForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        person = join(form=form, language=get_language() or "en")
        sign_in(request, person)
        return remember_language(redirect(onward), person.language)
    context = {"form": form, "next": request.POST.get("next") or request.GET.get("next", "")}
    return render(request, "courses/people/signup.html", context)


def _onward(request: HttpRequest) -> str:
    """Where `next` points if it is on this site, else the home page."""
    target = request.POST.get("next") or request.GET.get("next", "")
    safe = url_has_allowed_host_and_scheme(
        target, allowed_hosts={request.get_host()}, require_https=request.is_secure()
    )
    return target if target and safe else resolve_url("courses:home")
