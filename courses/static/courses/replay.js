// Goes through a replay in place. Without it each step is a link to the same page with the
// board at that step; with it the board's parts, kept in templates, are exchanged where they differ.
"use strict";
(() => {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const narrow = matchMedia("(max-width: 63.99rem)");
  const MOVE = { duration: 220, easing: "ease-out" };

  class BoardReplay extends HTMLElement {
    connectedCallback() {
      if (this.steps) return;
      this.steps = [...this.querySelectorAll("[data-step]")];
      this.parts = new Map(
        [...this.querySelectorAll("template[data-part]")].map((part) => [part.dataset.part, part]));
      this.now = this.steps.find((step) => step.querySelector("[aria-current]"));
      this.keys = [...this.querySelectorAll("[data-key]")].map((link) => this.button(link));
      this.querySelector("[data-keys]").hidden = false;
      this.addEventListener("click", (event) => this.clicked(event));
      this.addEventListener("keydown", (event) => this.pressed(event));
      this.addEventListener("toggle", () => this.markEnds(), true);
      this.markEnds();
    }

    // A link to the step before or after becomes a button: it no longer leads away.
    button(link) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = link.className;
      button.dataset.key = link.dataset.key;
      button.setAttribute("aria-label", link.getAttribute("aria-label"));
      button.append(...link.childNodes);
      link.replaceWith(button);
      return button;
    }

    // Steps folded away are passed over.
    shown() {
      return this.steps.filter((step) => step === this.now || !step.closest("details:not([open])"));
    }

    beside(distance) {
      const shown = this.shown();
      return shown[shown.indexOf(this.now) + distance];
    }

    clicked(event) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
      const key = event.target.closest("[data-key]");
      if (key) return this.go(this.beside(key.dataset.key === "back" ? -1 : 1));
      const link = event.target.closest(".step-link");
      if (!link) return;
      event.preventDefault();
      this.go(link.closest("[data-step]"));
      if (narrow.matches) this.scrollIntoView({ block: "start" });
    }

    pressed(event) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const shown = this.shown();
      const step = {
        ArrowLeft: this.beside(-1), ArrowRight: this.beside(1), Home: shown[0], End: shown.at(-1),
      }[event.key];
      if (!step || event.target.closest("input, select, textarea")) return;
      event.preventDefault();
      this.go(step);
    }

    go(step) {
      if (!step || step === this.now) return;
      this.now.querySelector(".step-link").removeAttribute("aria-current");
      const link = step.querySelector(".step-link");
      link.setAttribute("aria-current", "step");
      this.now = step;
      step.closest("details")?.setAttribute("open", "");
      this.show(step.dataset.parts.split(" "));
      this.say(step);
      this.markEnds();
      if (!narrow.matches) link.scrollIntoView({ block: "nearest" });
      this.keepPlace(new URL(link.href));
    }

    // Reloading, sharing and the other language lead to this step.
    keepPlace(address) {
      if (address.pathname !== location.pathname) return;
      history.replaceState(history.state, "", address.search);
      for (const other of document.querySelectorAll("a[data-same-place]")) other.search = address.search;
    }

    show(parts) {
      const before = this.places();
      this.querySelectorAll("[data-slot]").forEach((slot, n) => {
        if (slot.dataset.slot === parts[n]) return;
        slot.dataset.slot = parts[n];
        slot.replaceChildren(this.parts.get(parts[n]).content.cloneNode(true));
      });
      if (!still.matches) this.move(before);
    }

    places() {
      return new Map([...this.querySelectorAll("[data-board] [data-tile]")].map(
        (tile) => [tile.dataset.tile, tile.getBoundingClientRect()]));
    }

    // A card that changed its place glides there; a new one appears.
    move(before) {
      for (const tile of this.querySelectorAll("[data-board] [data-tile]")) {
        const from = before.get(tile.dataset.tile);
        const to = tile.getBoundingClientRect();
        if (!from) tile.animate([{ opacity: 0 }, { opacity: 1 }], MOVE);
        else if (from.x !== to.x || from.y !== to.y) {
          tile.animate([{ translate: `${from.x - to.x}px ${from.y - to.y}px` }, { translate: "0 0" }], MOVE);
        }
      }
    }

    say(step) {
      const copy = (from, to) =>
        this.querySelector(to).replaceChildren(...step.querySelector(from).cloneNode(true).childNodes);
      copy("[data-says]", "[data-now-says]");
      copy("[data-links]", "[data-now-links]");
      const place = this.querySelector("[data-position]");
      const number = step.dataset.step;
      place.textContent = number === "0" ? place.dataset.atStart : place.dataset.atStep.replace("{n}", number);
      const said = step.querySelector("[data-says]").textContent.replace(/\s+/g, " ").trim();
      this.querySelector("[data-said]").textContent = `${place.textContent}. ${said}`;
    }

    markEnds() {
      for (const key of this.keys) {
        const end = !this.beside(key.dataset.key === "back" ? -1 : 1);
        key.setAttribute("aria-disabled", String(end));
      }
    }
  }

  customElements.define("board-replay", BoardReplay);
})();
