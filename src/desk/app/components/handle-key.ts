/** The E key presses the element with `data-shortcut="e"`, the page's most common action. */
const ACTION_SELECTOR = "[data-shortcut=e]";
const ROW_SELECTOR = "main .desk-table tbody tr";

const SETTING = "desk-single-keys";

/** Whether single keys are shortcuts. People who dictate turn them off, because spoken words would trigger them. */
export function areSingleKeysOn(): boolean {
  return localStorage.getItem(SETTING) !== "off";
}

export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(SETTING);
  else localStorage.setItem(SETTING, "off");
}

/** What a key opens in the desk's frame. */
export type Opened = "palette" | "shortcuts";

/** Handles a key of the whole desk. Returns what it opens; null if nothing. */
export function handleKey(event: KeyboardEvent): Opened | null {
  if (event.defaultPrevented || event.isComposing || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === "k" && !event.shiftKey) return take(event, "palette");
    if (key === "s" && !event.shiftKey) {
      event.preventDefault();
      if (!event.repeat) findForm()?.requestSubmit();
    }
    return null;
  }
  if (!areSingleKeysOn() || isTyping(event.target) || document.querySelector("dialog[open]")) return null;
  if (event.key === "?") return take(event, "shortcuts");
  if (event.shiftKey) return null;
  if (key === "j" || key === "k") moveToRow(key === "j" ? 1 : -1);
  else if (key === "x") findRow()?.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
  else if (key === "e") pressAction();
  else return null;
  event.preventDefault();
  return null;
}

function take(event: KeyboardEvent, opened: Opened): Opened {
  event.preventDefault();
  return opened;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "button", "submit"].includes(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** The form that Ctrl+S saves: the focused one, the open dialog's, or the page's first form with a button. */
function findForm(): HTMLFormElement | undefined {
  const focused = document.activeElement?.closest("form");
  if (focused) return canSave(focused) ? focused : undefined;
  const within = document.querySelector("dialog[open]") ?? document.querySelector("main");
  return [...(within?.querySelectorAll("form") ?? [])].find(canSave);
}

/** Returns whether a form can be submitted now. A form with `data-sends` sends a message, which isn't saving. */
function canSave(form: HTMLFormElement): boolean {
  return !("sends" in form.dataset) && form.querySelector("button[type=submit]:enabled") !== null;
}

const findRow = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>(ROW_SELECTOR) ?? null;

/** Focuses the link of the next or previous row. Without a focused row, the first one. */
function moveToRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROW_SELECTOR)];
  const current = findRow();
  const next = current ? rows[rows.indexOf(current) + step] : rows[0];
  const target = next?.querySelector<HTMLElement>("a[href]") ?? next?.querySelector<HTMLElement>("button, input");
  target?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

function pressAction(): void {
  const row = findRow();
  const action = row
    ? (row.querySelector<HTMLElement>(ACTION_SELECTOR) ?? row.querySelector<HTMLElement>("a[href]"))
    : document.querySelector<HTMLElement>(`main ${ACTION_SELECTOR}`);
  action?.click();
}
