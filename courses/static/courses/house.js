// Small comforts of every page. Each page works without them.
"use strict";
(() => {
  const cookie = (name) =>
    document.cookie.split("; ").find((pair) => pair.startsWith(name + "="))?.slice(name.length + 1);

  // A page that was open while its reader logged in elsewhere still holds the old token.
  document.addEventListener("submit", (event) => {
    const field = event.target.querySelector("input[name=csrfmiddlewaretoken]");
    const fresh = cookie("csrftoken");
    if (field && fresh) field.value = fresh;
  }, true);

  // The other language opens at the passage that is being read.
  const passage = () => {
    const line = window.innerHeight / 3;
    let found = null;
    for (const block of document.querySelectorAll("main [id][data-block]")) {
      if (block.getBoundingClientRect().top > line) break;
      found = block;
    }
    return found?.id;
  };
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-same-place]");
    const id = link && window.scrollY > 0 && passage();
    if (id) link.hash = id;
  });

  // The sign-up form learns the reader's time zone.
  for (const field of document.querySelectorAll("input[name=time_zone]")) {
    field.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
  }

  // A request behind the scenes that fails says so, and leaves the page as it is.
  const trouble = document.getElementById("house-trouble");
  const say = (text) => {
    trouble.textContent = text;
    trouble.hidden = !text;
  };
  document.addEventListener("htmx:responseError", () => say(trouble.dataset.refused));
  document.addEventListener("htmx:sendError", () => say(trouble.dataset.unreachable));
  document.addEventListener("htmx:beforeRequest", () => say(""));
})();
