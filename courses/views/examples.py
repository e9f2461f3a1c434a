"""Worked examples: the reader decides first, then the board shows what happens."""

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import get_language
from django.views.decorators.http import require_http_methods

from courses.models import Lesson
from courses.reading.examples import example_page


@require_http_methods(["GET", "HEAD", "POST"])
def example(request: HttpRequest, slug: str, key: str) -> HttpResponse:
    """The example; a decision that is sent comes back as an address that can be read again."""
    here = reverse("courses:example", args=[slug, key])
    if request.method == "POST":
        said = request.POST.get("said", "")[:40]
        return HttpResponseRedirect(f"{here}?{urlencode({'said': said or '-'})}#decided")
    lesson = get_object_or_404(Lesson.objects.select_related("document"), slug=slug)
    page = example_page(
        lesson,
        key,
        get_language() or "en",
        said=request.GET.get("said"),
        line=request.GET.get("line"),
        step=request.GET.get("step"),
    )
    if page is None:
        raise Http404
    return render(request, "courses/example/page.html", {"page": page, "lesson": lesson})
