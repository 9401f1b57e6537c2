import { m } from "#messages/messages.js";
import { saveStoredList } from "../../browser/save-stored-list.ts";
import { readStoredList } from "../../browser/stored-list.ts";
import { on } from "../dom.ts";

const KEY = "viewed_listings";

const MAX_SHOWN = 6;

interface ViewedListing {
  path: string;
  name: string;
  /** The listing's place and price. */
  text: string;
  picture: string | null;
}

/** Lists the listings that were viewed before, and stores the one on the page. The list never leaves the browser. */
export function startViewedListings(): void {
  const section = document.querySelector<HTMLElement>("[data-viewed]");
  if (!section) return;
  const others = readStoredList<ViewedListing>(KEY).filter(({ path }) => getPost(path) !== getPost(location.pathname));
  if (others.length > 0) showViewed(section, others.slice(0, MAX_SHOWN));
  const text = section.dataset.viewed;
  if (text) saveStoredList(KEY, [{ ...readListing(), text }, ...others].slice(0, MAX_SHOWN + 1));
  on("click", "[data-clear-viewed]", () => {
    saveStoredList(KEY, []);
    section.hidden = true;
  });
}

/** The paths of a listing's page on an office's site and on the network's end in the same segment. */
const getPost = (path: string): string | undefined => path.split("/").at(-1);

function readListing(): Omit<ViewedListing, "text"> {
  const picture = document.querySelector<HTMLImageElement>("main img");
  return {
    path: location.pathname,
    name: document.querySelector("h1")?.textContent ?? "",
    picture: picture?.getAttribute("src") ?? null,
  };
}

function showViewed(section: HTMLElement, viewed: ViewedListing[]): void {
  const heading = create("h2", "text-2xl");
  heading.textContent = m.viewed_title();
  const list = create("ul", "viewed");
  for (const { path, name, text, picture } of viewed) {
    const link = create("a", "");
    link.href = path;
    if (picture) link.append(Object.assign(create("img", ""), { src: picture, alt: "", loading: "lazy" }));
    const label = create("span", "");
    label.append(Object.assign(create("b", ""), { textContent: name }), text);
    link.append(label);
    const item = create("li", "");
    item.append(link);
    list.append(item);
  }
  const button = Object.assign(create("button", "link py-1"), { type: "button", textContent: m.viewed_clear() });
  button.dataset.clearViewed = "";
  const note = create("p", "mt-4 text-ink-soft");
  note.append(m.viewed_text(), " ", button);
  section.append(heading, list, note);
  section.hidden = false;
}

function create<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { className });
}
