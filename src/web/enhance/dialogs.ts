import { type DialogKind, type OpenDialog, openDialog } from "../browser/dialogs/dialogs.ts";
import { isPlainClick, on } from "./dom.ts";

/** Opens a dialog instead of the page that its link leads to, and the one that a page asks for. */
export function startDialogs(): void {
  on("click", "a[data-dialog]", (link, event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { dialog, redirect } = link.dataset;
    void openDialog({ kind: dialog as DialogKind, ...(redirect && { redirect }) });
  });
  const opening = document.querySelector<HTMLElement>("[data-opens-dialog]")?.dataset.opensDialog;
  if (opening) void openDialog(JSON.parse(opening) as OpenDialog);
}
