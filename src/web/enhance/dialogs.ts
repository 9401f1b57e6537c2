import { type DialogKind, type OpenDialog, openDialog } from "../browser/dialogs.ts";
import { ignoreError, isPlainClick, on } from "./dom.ts";

/** Opens a dialog when its link is clicked, and the dialog that a page requests. */
export function startDialogs(): void {
  on("click", "a[data-dialog]", (link, event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { dialog, redirect } = link.dataset;
    // If the code doesn't load, the link opens a page with the same form.
    openDialog({ kind: dialog as DialogKind, ...(redirect && { redirect }) }).catch(() =>
      location.assign((link as HTMLAnchorElement).href),
    );
  });
  const opening = document.querySelector<HTMLElement>("[data-opens-dialog]")?.dataset.opensDialog;
  if (opening) openDialog(JSON.parse(opening) as OpenDialog).catch(ignoreError);
}
