import { ignoreError } from "../dom.ts";
import { loadOnce } from "../load-once.ts";
import { linkResults } from "./link-results.ts";

/** Matches a comparison, a map, or buttons that must work immediately, such as on a listing's own page. */
const NEEDED = "[data-compared], [data-copy-link], [data-search-map], [data-asks-saved]";

/** Matches a map, and a search that may show one. */
const MAP = "[data-search-map], form[data-live]";

const loadTools = loadOnce(async () => {
  const hasMap = document.querySelector(MAP) !== null;
  const [tools, map] = await Promise.all([import("./listing-tools.ts"), hasMap ? import("./map-drag.ts") : null]);
  tools.startListingTools();
  map?.startMapDrag();
});

const load = (): void => void loadTools().catch(ignoreError);

/**
 * Loads the code that shares, compares and lists listings when a page needs it, or else before the visitor can use it.
 */
export function startListingTools(): void {
  // Not with the rest: a first tap would open the result before that has been loaded.
  linkResults();
  if (document.querySelector(NEEDED)) load();
  else if (document.querySelector(".card-save, form[data-live]"))
    for (const type of ["pointermove", "pointerdown", "keydown"]) addEventListener(type, load, { once: true });
}
