import { on } from "./dom.ts";

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

/** Scrolls to the page's own form and focuses its first field. */
function focusForm({ hash }: HTMLAnchorElement, event: Event): void {
  const section = document.getElementById(hash.slice(1));
  const field = section?.querySelector<HTMLElement>("form :is(input, textarea):not([type=hidden], [tabindex])");
  if (!section || !field) return;
  event.preventDefault();
  section.scrollIntoView();
  field.focus({ preventScroll: true });
}
