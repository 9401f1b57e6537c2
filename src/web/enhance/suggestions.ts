import { ignoreError, on } from "./dom.ts";

/** How long typing must pause before texts are suggested. */
const TYPING_PAUSE_MS = 150;

const MIN_LETTERS = 2;

/**
 * Suggests texts while a person types. The API call in `data-suggests` fills the field's list. Errors are ignored,
 * because the form also works without suggestions.
 */
export function startSuggestions(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = new AbortController();
  on("input", "input[data-suggests]", (element) => {
    const field = element as HTMLInputElement;
    clearTimeout(timer);
    request.abort();
    // No more suggestions are needed after one was chosen.
    if ([...(field.list?.options ?? [])].some(({ value }) => value === field.value)) return;
    request = new AbortController();
    const { signal } = request;
    timer = setTimeout(() => suggest(field, signal).catch(ignoreError), TYPING_PAUSE_MS);
  });
}

async function suggest(field: HTMLInputElement, signal: AbortSignal): Promise<void> {
  const typed = field.value.trim();
  const labels = typed.length < MIN_LETTERS ? [] : await fetchLabels(field.dataset.suggests ?? "", typed, signal);
  if (!signal.aborted) field.list?.replaceChildren(...labels.map((label) => new Option(label, label)));
}

async function fetchLabels(call: string, q: string, signal: AbortSignal): Promise<string[]> {
  const headers = { "Accept-Language": document.documentElement.lang };
  const response = await fetch(`/api/${call}?${new URLSearchParams({ q })}`, { headers, signal });
  const { data } = (await response.json()) as { data: { label: string }[] };
  return data.map(({ label }) => label);
}
