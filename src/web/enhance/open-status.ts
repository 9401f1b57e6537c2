import { findAll, ignoreError } from "./dom.ts";

/** Shows whether an office is open now. The code loads only on pages with hours. */
export function showOpenStatus(): void {
  const lines = findAll("[data-open-status]");
  if (lines.length === 0) return;
  import("../browser/open-status.ts")
    .then(({ showStatus }) => {
      const update = (): void => {
        for (const line of lines) showStatus(line);
      };
      update();
      setInterval(update, 60_000);
    })
    .catch(ignoreError);
}
