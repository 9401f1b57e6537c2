import { reportView } from "./consent.ts";
import { notifyContentAdded } from "./dom.ts";
import { showFieldErrors } from "./forms/form-errors.ts";
import { countView } from "./visits.ts";

let pending = new AbortController();

const getAddress = (): string => location.pathname + location.search;

const status = Object.assign(document.createElement("p"), { className: "sr-only", role: "status" });
document.body.append(status);

/** The address of the results on the page, without its hash. */
let shownAddress = getAddress();

/**
 * Shows the results of a search without leaving the page, so that the focus and typed text stay. If that fails, the
 * browser opens the URL.
 */
export async function refresh(
  address: string,
  form: HTMLFormElement,
  { replaces = false, isLink = false } = {},
): Promise<void> {
  pending.abort();
  pending = new AbortController();
  try {
    const { page, url } = await fetchPage(address, pending.signal);
    const followed = document.activeElement?.id;
    if (!replaceRegions(page)) return location.assign(address);
    if (replaces) history.replaceState(null, "", url);
    else history.pushState(null, "", url);
    document.title = page.title;
    const next = findForm(form, page);
    // The filters have changed: a link was followed, or a sentence was converted to filters.
    if (isLink || url !== new URL(address, location.href).href) setValues(form, next);
    updateFields(form, next);
    shownAddress = getAddress();
    announceResults();
    if (isLink && !isStillFocused(followed)) focusResults();
    countView();
    reportView();
  } catch (error) {
    if ((error as Error).name !== "AbortError") location.assign(address);
  }
}

/** Returns whether the link that was followed is also among the new results, as those that move the map are. */
function isStillFocused(id: string | undefined): boolean {
  return Boolean(id) && document.activeElement?.id === id;
}

/** Moves the focus to the heading of the results that a link led to, which says how many they are. */
function focusResults(): void {
  const heading = document.getElementById("results");
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "nearest" });
}

/**
 * Tells a screen reader how many results there are, and which page is shown. It doesn't read an element that was
 * replaced.
 */
function announceResults(): void {
  const texts = ["results", "results-page"].map((id) => document.getElementById(id)?.textContent);
  status.textContent = texts.filter(Boolean).join(", ");
}

/** Shows the results for the current URL after the visitor goes back or forward. */
export async function restore(): Promise<void> {
  if (getAddress() === shownAddress) return;
  shownAddress = getAddress();
  pending.abort();
  pending = new AbortController();
  // A later request replaces `pending` when it aborts this one.
  const { signal } = pending;
  const found = await fetchPage(location.href, signal).catch(() => null);
  if (signal.aborted) return;
  if (!found || !replaceRegions(found.page)) return location.reload();
  const { page } = found;
  document.title = page.title;
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-live]")) {
    const other = findForm(form, page);
    setValues(form, other);
    updateFields(form, other);
  }
}

/** Replaces the page's regions with the ones from another URL. The page's own URL doesn't change. */
export async function refreshRegions(address: string): Promise<void> {
  pending.abort();
  pending = new AbortController();
  const found = await fetchPage(address, pending.signal).catch(() => null);
  if (found && replaceRegions(found.page)) announceResults();
}

/** Fetches a page. Returns it with its URL after redirects. */
async function fetchPage(address: string, signal: AbortSignal | null = null): Promise<{ page: Document; url: string }> {
  const response = await fetch(address, { signal });
  const { pathname } = new URL(address, location.href);
  // A redirect to another path leads to another site, such as the visitor's office, whose header and footer differ.
  if (!response.ok || new URL(response.url).pathname !== pathname)
    throw new Error(`The page responded with status ${response.status}.`);
  return { page: new DOMParser().parseFromString(await response.text(), "text/html"), url: response.url };
}

/** Replaces each region with that of another page. Returns false if the other page lacks one. */
function replaceRegions(page: Document): boolean {
  const regions = [...document.querySelectorAll<HTMLElement>("[data-region]")];
  const pairs = regions.map((region) => {
    const next = page.querySelector<HTMLElement>(`[data-region="${region.dataset.region}"]`);
    return [region, next && document.importNode(next, true)] as const;
  });
  if (pairs.some(([, next]) => next === null)) return false;
  const focused = document.activeElement?.id;
  for (const [region, next] of pairs) {
    region.replaceWith(next!);
    notifyContentAdded(next!);
  }
  const found = focused ? document.getElementById(focused) : null;
  if (found !== document.activeElement) found?.focus({ preventScroll: true });
  return true;
}

/** Finds the same form on another page. */
function findForm(form: HTMLFormElement, page: Document): HTMLFormElement | undefined {
  return [...page.forms].find(
    (other) => other.getAttribute("action") === form.getAttribute("action") && other.dataset.live === form.dataset.live,
  );
}

function setValues(form: HTMLFormElement, next: HTMLFormElement | undefined): void {
  for (const field of form.elements) {
    const { name } = field as HTMLInputElement;
    const other = next && getFields(next, name)[getFields(form, name).indexOf(field)];
    if (field instanceof HTMLSelectElement && other instanceof HTMLSelectElement) field.value = other.value;
    if (!(field instanceof HTMLInputElement && other instanceof HTMLInputElement)) continue;
    if (field.type === "checkbox") field.checked = other.checked;
    else field.value = other.value;
  }
}

const getFields = (form: HTMLFormElement, name: string): Element[] =>
  [...form.elements].filter((field) => (field as HTMLInputElement).name === name);

/** Updates the counts of a form's choices and its errors, but not its values. */
function updateFields(form: HTMLFormElement, next: HTMLFormElement | undefined): void {
  for (const select of form.querySelectorAll("select")) {
    const other = next?.elements.namedItem(select.name);
    if (!(other instanceof HTMLSelectElement)) continue;
    for (const option of select.options) {
      const same = [...other.options].find(({ value }) => value === option.value);
      if (same) option.text = same.text;
    }
  }
  for (const { dataset } of form.querySelectorAll<HTMLElement>("[data-field]")) {
    const name = dataset.field ?? "";
    const error = next?.querySelector(`[data-field="${CSS.escape(name)}"] .field-error`)?.textContent;
    showFieldErrors(form, name, error ? [error] : []);
  }
}
