import { findAll, on } from "./dom.ts";

/** On phones, shows the contact buttons once the header has scrolled away. */
export function startStickyContact(): void {
  const buttons = document.querySelector("[data-sticky-contact]");
  const header = document.querySelector("header");
  if (!buttons || !header) return;
  new IntersectionObserver(([entry]) => {
    buttons.classList.toggle("invisible", entry?.isIntersecting ?? true);
  }).observe(header);
  on("click", "a[data-focus-form]", (link, event) => focusForm(link as HTMLAnchorElement, event));
}

/** Scrolls to the page's own form and focuses its first empty required field, or else the message. */
function focusForm({ hash }: HTMLAnchorElement, event: Event): void {
  const section = document.getElementById(hash.slice(1));
  const fields = section && findAll<HTMLInputElement>("form :is(input, textarea)[aria-required=true]", section);
  const field = fields?.find(({ value }) => value === "") ?? section?.querySelector("form textarea");
  if (!section || !(field instanceof HTMLElement)) return;
  event.preventDefault();
  section.scrollIntoView();
  field.focus({ preventScroll: true });
}
