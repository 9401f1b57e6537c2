import { ignoreError, on } from "./dom.ts";

/** How long typing must pause before texts are suggested. */
const TYPING_PAUSE_MS = 150;

const load = (): Promise<typeof import("./suggest.ts")> => import("./suggest.ts");

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
    timer = setTimeout(
      () =>
        load()
          .then(({ suggest }) => suggest(field, signal))
          .catch(ignoreError),
      TYPING_PAUSE_MS,
    );
  });
}
