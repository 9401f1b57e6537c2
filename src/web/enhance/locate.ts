/** Finds where the visitor is and opens the button's page for that place. Says why if that fails. */
export async function locate(button: HTMLButtonElement): Promise<void> {
  const label = button.textContent;
  const status = button.nextElementSibling as HTMLElement;
  button.disabled = true;
  button.textContent = button.dataset.busy ?? label;
  status.textContent = "";
  const found = await import("../browser/geolocation.ts")
    .then(({ locateVisitor }) => locateVisitor())
    .catch(() => ({ problem: "unknown" as const }));
  button.disabled = false;
  button.textContent = label;
  if ("problem" in found) {
    status.textContent = status.dataset[found.problem] ?? "";
    return;
  }
  const target = new URL(button.dataset.nearMe ?? "", location.href);
  target.searchParams.set("near", found.label);
  location.assign(target);
}
