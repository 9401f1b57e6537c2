import { m } from "#messages/messages.js";
import { readPageInfo } from "../../browser/page-info.ts";
import { saveStoredList } from "../../browser/save-stored-list.ts";
import { readStoredList } from "../../browser/stored-list.ts";
import { COMPARE_PATH, MAX_COMPARED } from "../../site-map/comparison.ts";
import { findAll, on, onContentAdded } from "../dom.ts";

const KEY = "compared_listings";

/** Selects listings to compare. The selection stays in the browser; the address of the comparison has it too. */
export function startCompare(): void {
  const compared = document.querySelector<HTMLElement>("[data-compared]")?.dataset.compared;
  if (compared !== undefined) saveStoredList(KEY, compared.split(" ").filter(Boolean));
  const bar = compared === undefined ? createBar() : null;
  const show = (root: ParentNode, isFull = false): void => {
    const selected = readStoredList<string>(KEY);
    for (const button of findAll("button[data-compare]", root))
      button.setAttribute("aria-pressed", String(selected.includes(button.dataset.compare ?? "")));
    if (bar) showBar(bar, selected, isFull);
  };
  onContentAdded((root) => {
    for (const place of findAll(".card-save", root)) addCardButton(place);
    show(root);
  });
  on("click", "button[data-compare]", ({ dataset: { compare = "" } }) => {
    const others = readStoredList<string>(KEY).filter((number) => number !== compare);
    const isNew = others.length === readStoredList<string>(KEY).length;
    const isFull = isNew && others.length >= MAX_COMPARED;
    if (!isFull) saveStoredList(KEY, isNew ? [...others, compare] : others);
    show(document, isFull);
  });
  on("click", "button[data-clear-compared]", () => {
    saveStoredList(KEY, []);
    show(document);
  });
}

function addCardButton(place: HTMLElement): void {
  const link = place.closest("article")?.querySelector<HTMLAnchorElement>("h3 a");
  const number = /\d+$/.exec(link?.pathname ?? "")?.[0];
  if (!link || !number) return;
  const button = createButton("compare-toggle", m.compare());
  button.dataset.compare = number;
  button.ariaLabel = m.label_value({ label: m.compare(), value: link.textContent ?? "" });
  place.append(button);
}

function createBar(): HTMLElement {
  const bar = document.createElement("p");
  bar.className = "compare-bar no-print";
  const button = createButton("link p-2", m.compare_clear());
  button.dataset.clearCompared = "";
  const link = Object.assign(document.createElement("a"), { className: "button" });
  const note = Object.assign(document.createElement("span"), { role: "status" });
  bar.append(note, link, button);
  document.body.append(bar);
  return bar;
}

function showBar(bar: HTMLElement, selected: string[], isFull: boolean): void {
  const [note, link] = bar.children as unknown as [HTMLElement, HTMLAnchorElement];
  bar.hidden = selected.length === 0;
  note.textContent = isFull ? m.compare_full({ max: MAX_COMPARED }) : "";
  link.textContent = m.compare_count({ count: selected.length });
  link.href = `${readPageInfo().prefix}/${COMPARE_PATH}?${new URLSearchParams(selected.map((number) => ["compare", number]))}`;
}

function createButton(className: string, textContent: string): HTMLButtonElement {
  return Object.assign(document.createElement("button"), { type: "button", className, textContent });
}
