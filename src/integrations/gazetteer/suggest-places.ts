import { fold, toKey } from "./fold.ts";
import type { Place, PlaceRow } from "./place.ts";
import type { PlaceIndex } from "./place-index.ts";
import type { KnownRegion } from "./region-index.ts";

const MAX_SUGGESTIONS = 50;

/** Max length of a text, above that of any label. */
const MAX_TEXT_LENGTH = 100;

/** Min characters before postal codes are suggested. */
const MIN_DIGITS = 2;

/** A completely typed name comes before towns with longer names, unless they are more than this many times as large. */
const WHOLE_NAME = 20;

/** Finds names and codes of one country by their beginning. */
export class Suggestions {
  readonly #index: PlaceIndex;
  readonly #keys: string[];
  readonly #townsAt: (readonly PlaceRow[])[];
  readonly #codes: string[];

  constructor(index: PlaceIndex) {
    this.#index = index;
    const entries = [...index.listTownKeys()].sort(([a], [b]) => (a < b ? -1 : 1));
    this.#keys = entries.map(([key]) => key);
    this.#townsAt = entries.map(([, towns]) => towns);
    this.#codes = index.postalRows.map((row) => row.postal_code?.toLowerCase() ?? "").sort();
  }

  /** See `Gazetteer.suggest`; returns at most 50. */
  suggest(text: string, limit: number): Place[] {
    const max = Math.min(Math.max(0, Math.trunc(limit) || 0), MAX_SUGGESTIONS);
    const typed = text.slice(0, MAX_TEXT_LENGTH);
    if (max === 0 || fold(typed) === "") return [];
    const codes = this.#suggestPostalCodes(fold(typed), max);
    return codes.length > 0 ? codes : this.#suggestByName(typed, max);
  }

  #suggestPostalCodes(folded: string, max: number): Place[] {
    const start = folded.split(" ")[0] ?? "";
    if (start.length < MIN_DIGITS || !/\d/.test(start)) return [];
    const places: Place[] = [];
    for (let at = findFirstIndex(this.#codes, start); places.length < max; at++) {
      const code = this.#codes[at];
      const row = code?.startsWith(start) ? this.#index.findPostalRow(code) : undefined;
      if (!row) break;
      places.push(this.#index.toPlace(row));
    }
    return places;
  }

  #suggestByName(typed: string, max: number): Place[] {
    const found = new Ranking(max);
    const [name = "", ...rest] = typed.split(",").map(fold).filter(Boolean);
    if (rest.length > 0) {
      this.#offerTowns(found, toKey(name), toKey(rest[0] ?? ""));
    } else {
      this.#offerRegions(found, toKey(name));
      this.#offerTowns(found, toKey(name), "");
      this.#offerSplits(found, name.split(" "));
    }
    const places = found
      .listEntries()
      .map((each) => ("locality" in each ? this.#index.toPlace(each) : this.#index.getRegionPlace(each)));
    const byLabel = new Map(places.filter((place) => place !== null).map((place) => [place.label, place]));
    return [...byLabel.values()].slice(0, max);
  }

  #offerRegions(found: Ranking, start: string): void {
    for (const region of this.#index.regions.all) {
      if (region.keys.some((key) => key.startsWith(start))) found.offer(region, region.population);
    }
  }

  #offerTowns(found: Ranking, start: string, regionStart: string): void {
    for (let at = findFirstIndex(this.#keys, start); this.#keys[at]?.startsWith(start); at++) {
      const weight = this.#keys[at] === start ? WHOLE_NAME : 1;
      this.#offerTownsAt(found, at, weight, regionStart);
    }
  }

  /** Adds places for texts such as "portland or": the town Portland in a region whose name starts with "or". */
  #offerSplits(found: Ranking, words: readonly string[]): void {
    for (let count = 1; count < words.length; count++) {
      const name = words.slice(0, count).join("");
      const at = findFirstIndex(this.#keys, name);
      if (this.#keys[at] === name) this.#offerTownsAt(found, at, WHOLE_NAME, words.slice(count).join(""));
    }
  }

  #offerTownsAt(found: Ranking, at: number, weight: number, regionStart: string): void {
    for (const town of this.#townsAt[at] ?? []) {
      const keys = regionStart === "" ? null : (this.#index.regions.findBySlug(town.state)?.keys ?? []);
      if (keys === null || keys.some((key) => key.startsWith(regionStart))) {
        found.offer(town, ((town.population ?? 0) + 1) * weight);
      }
    }
  }
}

type Entry = PlaceRow | KnownRegion;

/** Collects the best candidates. It keeps more than requested, because several may have the same label. */
class Ranking {
  readonly #size: number;
  readonly #best: { entry: Entry; score: number }[] = [];

  constructor(max: number) {
    this.#size = max * 3;
  }

  offer(entry: Entry, score: number): void {
    const last = this.#best.at(-1);
    if (this.#best.length === this.#size && last && last.score >= score) return;
    if (this.#best.length === this.#size) this.#best.pop();
    let at = this.#best.length;
    while (at > 0 && (this.#best[at - 1]?.score ?? 0) < score) at--;
    this.#best.splice(at, 0, { entry, score });
  }

  listEntries(): Entry[] {
    return this.#best.map(({ entry }) => entry);
  }
}

/** Returns the index of the first entry in a sorted list that is not before `start`. */
function findFirstIndex(sorted: readonly string[], start: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? "") < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
