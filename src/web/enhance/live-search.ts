import { ignoreError, on } from "./dom.ts";
import { loadOnce } from "./load-once.ts";
import { readStoredContact } from "./stored-contact.ts";

/** How long typing must pause before a form that updates while typing is submitted. */
const TYPING_PAUSE_MS = 400;

const load = loadOnce(() => import("./refresh.ts"));

const showSearch = ({ restore }: Awaited<ReturnType<typeof load>>): Promise<void> => restore();

/**
 * Improves search forms: URLs contain only filled-in fields, and a form with `data-live` shows its results without
 * leaving the page, after each choice or, with `typing`, while the visitor types.
 */
export function startLiveSearch(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  on("submit", "form[method=get]", (element, event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    clearTimeout(timer);
    const form = element as HTMLFormElement;
    const address = getSearchAddress(form, event.submitter);
    if (!form.dataset.live) return location.assign(address);
    closePanel(form);
    showResults(address, form);
  });
  on("change", "form[data-live]", (element, { target }) => {
    const form = element as HTMLFormElement;
    if (target instanceof HTMLSelectElement && target.name === "category") clearSubcategory(form);
    if (isText(target) && form.dataset.live !== "typing") return;
    clearTimeout(timer);
    update(form);
  });
  on("input", "form[data-live=typing]", (form, { target }) => {
    clearTimeout(timer);
    if (isText(target)) timer = setTimeout(() => update(form as HTMLFormElement), TYPING_PAUSE_MS);
  });
  // After going back, the browser has the address of an earlier search but not its results.
  if (document.querySelector("form[data-live]"))
    addEventListener("popstate", () => {
      lastAddress = "";
      load().then(showSearch, () => location.reload());
    });
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-live=typing]")) narrowSubcategories(form);
  showNearestAdvisor();
}

/**
 * The query of the last request. It prevents a second request when a field is left, which fires `change` with the same
 * value.
 */
let lastAddress = "";

function update(form: HTMLFormElement): void {
  const address = getSearchAddress(form, null);
  if (address === lastAddress) return;
  lastAddress = address;
  showResults(address, form, { replaces: form.dataset.live === "typing" });
}

function showResults(address: string, form: HTMLFormElement, options?: { replaces?: boolean; isLink?: boolean }): void {
  load()
    .then(({ refresh }) => refresh(address, form, options))
    .catch(() => location.assign(address));
}

/** Shows the results that a link among the results leads to. */
export function followLink(address: string, form: HTMLFormElement): void {
  lastAddress = "";
  showResults(address, form, { isLink: true });
}

function isText(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type !== "checkbox" && target.type !== "radio";
}

/** Returns the form's URL without its empty fields. */
function getSearchAddress(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const filled = [...new FormData(form, submitter)].filter(
    (field): field is [string, string] => typeof field[1] === "string" && field[1].trim() !== "",
  );
  const target = new URL(form.action);
  target.search = new URLSearchParams(filled).toString();
  return target.href;
}

/** Closes the panel on a phone, where the results are below it. The focus stays. */
function closePanel(form: HTMLFormElement): void {
  const panel = form.closest("details");
  if (!panel?.open) return;
  panel.open = false;
  panel.querySelector("summary")?.focus({ preventScroll: true });
}

function clearSubcategory(form: HTMLFormElement): void {
  const subcategory = form.elements.namedItem("subcategory");
  if (subcategory instanceof HTMLSelectElement) subcategory.value = "";
  for (const input of form.querySelectorAll("input[name=subcategory]")) input.remove();
  narrowSubcategories(form);
}

/** All of a form's subcategories, before a category narrowed them. */
const groups = new WeakMap<HTMLSelectElement, HTMLOptGroupElement[]>();

/**
 * Shows only the subcategories of the chosen category. Shows all of them if no category is chosen, or if the chosen
 * subcategory belongs to another one.
 */
function narrowSubcategories(form: HTMLFormElement): void {
  const category = form.elements.namedItem("category");
  const subcategory = form.elements.namedItem("subcategory");
  if (!(category instanceof HTMLSelectElement && subcategory instanceof HTMLSelectElement)) return;
  const all = groups.get(subcategory) ?? [...subcategory.querySelectorAll("optgroup")];
  groups.set(subcategory, all);
  const chosen = all.find(({ label }) => label === category.selectedOptions[0]?.text);
  const isFromOther = subcategory.value !== "" && !chosen?.querySelector(`[value="${CSS.escape(subcategory.value)}"]`);
  const { value } = subcategory;
  for (const group of all) group.remove();
  subcategory.append(...(chosen && !isFromOther ? [chosen] : all));
  subcategory.value = value;
}

/** If the page shows no advisor, loads the one near the place that the visitor typed before. */
function showNearestAdvisor(): void {
  const near = document.querySelector("[data-asks-near]") && readStoredContact()?.postal_code;
  if (!near) return;
  const target = new URL(location.href);
  target.search = new URLSearchParams({ near }).toString();
  load()
    .then(({ refreshRegions }) => refreshRegions(target.href))
    .catch(ignoreError);
}
