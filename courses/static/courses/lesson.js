// On a class page a rule's number opens its clause below the passage. Without this file the number
// leads to the list of rules at the end of the page, which says the same.
"use strict";
(() => {
  const close = (passage) => {
    passage.querySelector(":scope > .cite-open")?.remove();
    for (const link of passage.querySelectorAll("a.cite[aria-expanded]")) link.removeAttribute("aria-expanded");
  };

  document.addEventListener("click", (event) => {
    const link = event.target.closest("a.cite[data-cite]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const passage = link.closest("[data-block]");
    const rule = document.querySelector(`[data-cited="${CSS.escape(link.dataset.cite)}"] > div`);
    if (!passage || !rule) return;
    event.preventDefault();
    const wasOpen = link.getAttribute("aria-expanded") === "true";
    close(passage);
    if (wasOpen) return;
    const note = document.createElement("div");
    note.className = "cite-open";
    note.setAttribute("role", "status");
    note.append(...[...rule.children].map((child) => child.cloneNode(true)));
    passage.append(note);
    link.setAttribute("aria-expanded", "true");
  });

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    for (const passage of document.querySelectorAll("[data-block]:has(> .cite-open)")) close(passage);
  });
})();
