import { showStatus } from "../browser/open-status.ts";
import { findAll } from "./dom.ts";

/** Shows whether an office is open now. */
export function showOpenStatus(): void {
  const lines = findAll("[data-open-status]");
  if (lines.length === 0) return;
  const update = (): void => {
    for (const line of lines) showStatus(line);
  };
  update();
  setInterval(update, 60_000);
}
