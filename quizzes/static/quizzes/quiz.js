// Comforts of the quiz pages: the length of an answer is counted before it is sent, and a page that
// was swapped in is read from its beginning. Without this file the server says the same.
"use strict";
(() => {
  const counted = (input) => {
    const count = input.parentElement.querySelector("[data-count]");
    const length = [...input.value].length;
    const over = length > Number(input.dataset.longest);
    const near = length > Number(input.dataset.longest) / 2;
    if (count) count.textContent = near ? count.dataset.words.replace("{n}", length) : "";
    input.parentElement.querySelector(".limit")?.classList.toggle("limit-over", over);
    input.setCustomValidity(over ? input.form.dataset.tooLong : "");
    return over;
  };

  document.addEventListener("input", (event) => {
    if (event.target.matches("input[data-longest]")) counted(event.target);
  });

  // A refusal that brings a page (a format problem, a second answer) is shown like any other page.
  document.addEventListener("htmx:beforeSwap", (event) => {
    if (![400, 409, 422].includes(event.detail.xhr.status)) return;
    if (!event.detail.xhr.responseText.includes('id="quiz"')) return;
    event.detail.shouldSwap = true;
    event.detail.isError = false;
  });

  document.addEventListener("htmx:afterSettle", () => {
    const start = ["trouble", "verdict", "prompt"]
      .map((id) => document.querySelector(`#quiz #${id}`))
      .find((found) => found);
    if (!start) return;
    if (start.id === "trouble") start.tabIndex = -1;
    start.focus({ preventScroll: true });
    start.scrollIntoView({ block: "center" });
  });
})();
