import { on } from "./dom.ts";

/** How long the button shows that the link was copied. */
const COPIED_MS = 1_500;

export function startShareButtons(): void {
  on("click", "[data-copy-link]", (button) => void copyAddress(button));
  on("click", "[data-print]", () => print());
}

async function copyAddress(button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
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
