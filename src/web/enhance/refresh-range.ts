import { refreshRegions } from "./refresh.ts";

/** How long typing must pause before the range is updated. */
const TYPING_PAUSE_MS = 400;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Updates the value range below the answers, once typing pauses. */
export function refreshRange(fields: HTMLElement): void {
  clearTimeout(timer);
  timer = setTimeout(() => void refreshRegions(getRangeAddress(fields)), TYPING_PAUSE_MS);
}

/** The page's address with the answers, as the calculator links to it. */
function getRangeAddress(fields: HTMLElement): string {
  const answers = [...fields.querySelectorAll<HTMLInputElement>("[name^='fields.']")].flatMap(({ name, value }) =>
    value.trim() ? [[name.slice("fields.".length), value]] : [],
  );
  return `${location.pathname}?${new URLSearchParams(answers)}`;
}
