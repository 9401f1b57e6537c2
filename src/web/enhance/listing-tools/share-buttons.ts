import { findAll, ignoreError, on } from "../dom.ts";

/** How long the button shows that the link was copied. */
const COPIED_MS = 1_500;

export function startShareButtons(): void {
  on("click", "[data-copy-link]", (button) => void copyAddress(button));
  on("click", "[data-print]", () => print());
  if (!("share" in navigator)) return;
  for (const button of findAll("[data-share]")) button.hidden = false;
  // A rejection means that the visitor has closed the dialog.
  on("click", "[data-share]", ({ dataset: { share = "" } }) => {
    navigator.share({ title: document.title, url: getSharedAddress(share) }).catch(ignoreError);
  });
}

/** The address to share: that of a path, or else the one in the address bar. */
const getSharedAddress = (path: string): string => new URL(path || location.href, location.href).href;

async function copyAddress(button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(getSharedAddress(button.dataset.copyLink ?? ""));
  } catch {
    // Access to the clipboard is not allowed. The visitor can copy the URL from the address bar.
    return;
  }
  const label = button.querySelector<HTMLElement>("[data-copied]");
  if (!label || label.dataset.label) return;
  label.dataset.label = label.textContent;
  label.textContent = label.dataset.copied ?? "";
  setTimeout(() => {
    label.textContent = label.dataset.label ?? "";
    delete label.dataset.label;
  }, COPIED_MS);
}
