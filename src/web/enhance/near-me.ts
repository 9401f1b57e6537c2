import { findAll, forEveryPart, ignore, on } from "./dom.ts";

/** How long typing must pause before places are suggested. */
const TYPING_PAUSE_MS = 200;

/** Opens what is near the visitor, and suggests places while they type one. */
export function startNearMe(): void {
  forEveryPart((root) => {
    for (const button of findAll<HTMLButtonElement>("button[data-near-me]", root))
      button.hidden = !("geolocation" in navigator && isSecureContext);
  });
  on("click", "button[data-near-me]", (button) => void locate(button as HTMLButtonElement));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = new AbortController();
  on("input", "input[data-suggests-places]", (field) => {
    clearTimeout(timer);
    request.abort();
    request = new AbortController();
    const { signal } = request;
    timer = setTimeout(() => suggest(field as HTMLInputElement, signal).catch(ignore), TYPING_PAUSE_MS);
  });
}

async function locate(button: HTMLButtonElement): Promise<void> {
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

/** Errors are ignored, because the form works without suggestions. */
async function suggest(field: HTMLInputElement, signal: AbortSignal): Promise<void> {
  const typed = field.value.trim();
  const { suggestPlaces } = await import("../browser/geolocation.ts");
  const places = typed.length < 2 ? [] : await suggestPlaces(typed, signal);
  if (signal.aborted) return;
  field.list?.replaceChildren(...places.map(({ label }) => new Option(label, label)));
}
