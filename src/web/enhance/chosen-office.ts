import { readLocation } from "../browser/stored-location.ts";
import { findAll, on } from "./dom.ts";
import { clearOffice } from "./stored-office.ts";

/** Shows the office that is stored in this browser, with a button to clear it. */
export function startChosenOffice(): void {
  const chosen = document.querySelector("[data-chosen-office]") && readLocation(document.cookie);
  if (!chosen) return;
  const end = `/${chosen.state_slug}/${chosen.slug}`;
  for (const line of findAll("[data-chosen-office] [data-path]")) line.hidden = !line.dataset.path?.endsWith(end);
  on("click", "[data-clear-office]", (button) => {
    clearOffice();
    const line = button.closest<HTMLElement>("[data-path]");
    if (line) line.hidden = true;
  });
}
