import { type FilterOfType, listFiltersOfType, SEARCH_FILTERS } from "../search-filters.ts";
import { type Bitmap, createBitmap, setBit } from "./bitmap.ts";
import { type Dictionary, type Grouping, getGrouping } from "./grouping.ts";
import type { HeadlineTerms } from "./headline-terms.ts";
import { type BoundedColumn, findLowerBound, type NumberColumn, type OrderedColumn } from "./ordered-column.ts";

/** Boolean facts about a listing, each one bit of its `flags`. */
export type Flag = FilterOfType<"flag"> | "kind_franchise" | "with_real_estate" | "thropro";

/** The SQL condition of each flag. A listing's flags are stored as bits, in this order. */
export const FLAG_CONDITIONS = new Map<Flag, string>([
  ...listFiltersOfType("flag").map((key) => [key, SEARCH_FILTERS[key].condition] as const),
  ["kind_franchise", "kind = 'franchise'"],
  ["with_real_estate", "real_estate = 'included'"],
  ["thropro", "thropro"],
]);

/** Category and subcategory as a pair of slugs; `food-restaurants/` if there is no subcategory. */
export type Sector = `${string}/${string}`;

/** Latitude and longitude as text, `25.7617,-80.1918`; empty if unknown. */
export type Place = `${number},${number}` | "";

/** The index's columns: each listing's values, in ascending order of number. */
export interface IndexColumns {
  numbers: Int32Array<ArrayBuffer>;
  row_versions: Uint32Array<ArrayBuffer>;
  listed: NumberColumn;
  price: BoundedColumn;
  down_payment: BoundedColumn;
  sde: BoundedColumn;
  sales: BoundedColumn;
  /** The year of establishment; 0 if undisclosed. */
  founded: Uint16Array<ArrayBuffer>;
  /** In the edition's name order. The last group, for undisclosed values, is always empty. */
  name: OrderedColumn;
  headlines: HeadlineTerms;
  flags: Uint16Array<ArrayBuffer>;
  offices: { dictionary: Dictionary<number>; codes: Uint32Array<ArrayBuffer> };
  agents: { dictionary: Dictionary<number | null>; codes: Uint32Array<ArrayBuffer> };
  places: { dictionary: Dictionary<Place>; codes: Uint32Array<ArrayBuffer> };
  sectors: { dictionary: Dictionary<Sector>; codes: Uint32Array<ArrayBuffer> };
  states: { dictionary: Dictionary<string>; codes: Uint32Array<ArrayBuffer> };
}

/**
 * All public listings, for counting and sorting in memory. A listing's position is its index in the ascending order of
 * numbers. The index is immutable; a refresh replaces it.
 */
export interface ListingIndex
  extends Pick<
    IndexColumns,
    | "numbers"
    | "row_versions"
    | "listed"
    | "price"
    | "down_payment"
    | "sde"
    | "sales"
    | "founded"
    | "name"
    | "headlines"
    | "flags"
  > {
  /** The oldest transaction whose changes the index may not include. */
  horizon: number;
  size: number;
  flagged: Record<Flag, Bitmap>;
  offices: Grouping & { dictionary: Dictionary<number> };
  agents: Grouping & { dictionary: Dictionary<number | null> };
  places: Grouping & { dictionary: Dictionary<Place>; latitudes: Float64Array; longitudes: Float64Array };
  sectors: Dictionary<Sector>;
  /** The category and subcategory slugs, by sector code. */
  sector_slugs: [category: string, subcategory: string][];
  states: Dictionary<string>;
  /** A cell is a combination of sector and state (`sector * states + state`). Each facet is a sum over cells. */
  cells: Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;
  by_cell: Grouping;
  /** Returns the version of a listing's row; undefined if the listing isn't public. */
  getRowVersion(number: number): number | undefined;
  /** Cached results of keyword searches, by their words. They are valid only for this index. */
  hits: Map<string, Hits>;
}

/** The result of a keyword search. */
export interface Hits {
  hits: Bitmap;
  corrected: string | null;
  /** The words that matched: the typed ones, or their corrected spelling. */
  words: readonly string[];
  /** The hits by relevance, computed when first needed. */
  by_relevance: Uint32Array | null;
}

export function createListingIndex(columns: IndexColumns, horizon: number): ListingIndex {
  const { numbers, row_versions, listed, price, down_payment, sde, sales, founded, name, headlines, flags } = columns;
  const { offices, agents, places } = columns;
  const size = numbers.length;
  const states = columns.states.dictionary.values.length;
  const cellCount = states * columns.sectors.dictionary.values.length;
  const cells = cellCount <= 0x10000 ? new Uint16Array(size) : new Uint32Array(size);
  for (let at = 0; at < size; at++) cells[at] = columns.sectors.codes[at]! * states + columns.states.codes[at]!;
  return {
    horizon,
    size,
    numbers,
    row_versions,
    listed,
    price,
    down_payment,
    sde,
    sales,
    founded,
    name,
    headlines,
    flags,
    cells,
    getRowVersion: (number) => {
      const at = findLowerBound(numbers, number);
      return numbers[at] === number ? row_versions[at] : undefined;
    },
    hits: new Map(),
    flagged: getBitmaps(flags),
    offices: toGroupedColumn(offices),
    agents: toGroupedColumn(agents),
    places: { ...toGroupedColumn(places), ...getCoordinates(places.dictionary.values) },
    sectors: columns.sectors.dictionary,
    sector_slugs: columns.sectors.dictionary.values.map((sector) => sector.split("/") as [string, string]),
    states: columns.states.dictionary,
    by_cell: getGrouping(cells, cellCount),
  };
}

function toGroupedColumn<T>({ dictionary, codes }: { dictionary: Dictionary<T>; codes: Uint32Array<ArrayBuffer> }) {
  return { dictionary, ...getGrouping(codes, dictionary.values.length) };
}

function getCoordinates(places: readonly Place[]): { latitudes: Float64Array; longitudes: Float64Array } {
  const points = places.map((place) => (place === "" ? [Number.NaN, Number.NaN] : place.split(",").map(Number)));
  return {
    latitudes: Float64Array.from(points, ([latitude]) => latitude!),
    longitudes: Float64Array.from(points, ([, longitude]) => longitude!),
  };
}

function getBitmaps(flags: Uint16Array): Record<Flag, Bitmap> {
  const bitmaps = [...FLAG_CONDITIONS.keys()].map((flag, position) => {
    const bit = 1 << position;
    const bitmap = createBitmap(flags.length);
    for (let at = 0; at < flags.length; at++) if (flags[at]! & bit) setBit(bitmap, at);
    return [flag, bitmap];
  });
  return Object.fromEntries(bitmaps);
}

/** Returns the index's size in bytes, without its dictionaries. */
export function getSizeBytes(index: ListingIndex): number {
  const arrays: ArrayBufferView[] = [
    index.numbers,
    index.row_versions,
    index.flags,
    index.founded,
    index.cells,
    ...Object.values(index.flagged),
  ];
  for (const key of ["listed", "price", "down_payment", "sde", "sales"] as const) {
    arrays.push(index[key].codes, index[key].order, index[key].starts, index[key].values);
  }
  arrays.push(...index.price.marks, ...index.down_payment.marks, ...index.sde.marks, ...index.sales.marks);
  arrays.push(index.headlines.codes, index.headlines.starts);
  arrays.push(index.name.codes, index.name.order, index.name.starts);
  for (const key of ["offices", "agents", "places", "by_cell"] as const)
    arrays.push(index[key].order, index[key].starts);
  return arrays.reduce((bytes, array) => bytes + array.byteLength, 0);
}
