const MIN_LETTERS = 2;

/** Fills a field's list with the texts that its call suggests for what is typed. */
export async function suggest(field: HTMLInputElement, signal: AbortSignal): Promise<void> {
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
