import { EVERYTHING } from "#db/cache-versions.ts";
import type { Db } from "#db/connect.ts";
import { getPlace, getSector } from "./build-columns.ts";
import { Dictionary, type Grouping, getCodes } from "./grouping.ts";
import { mergeHeadlineTerms } from "./headline-terms.ts";
import { type IndexRow, selectChanges, selectNumbered } from "./index-queries.ts";
import { createListingIndex, type ListingIndex } from "./listing-index.ts";
import { loadIndex } from "./load-index.ts";
import { findNewValues, locateNames, locateNumbers } from "./locate-values.ts";
import { getSurvivors, mergeOrderedColumn } from "./merge-ordered-column.ts";
import { createMergePlan, type MergePlan, mergeColumn } from "./merge-plan.ts";
import { createBoundedColumn, createNumberColumn, createOrderedColumn, type NumberColumn } from "./ordered-column.ts";

type CompareNames = (a: string, b: string) => number;

/** If more listings than this have changed, the index is loaded again instead of being updated. */
const MAX_INCREMENTAL_CHANGES = 5_000;

const OWN_TAG = "listing:";

/** Returns an index with all changes up to now. If no change affects it, it shares the columns of the old one. */
export async function refreshIndex(db: Db, index: ListingIndex, compareNames: CompareNames): Promise<ListingIndex> {
  // One snapshot, so that the names are as old as the changes they are compared with.
  const refreshed = await db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (snapshot) => {
      const { horizon, tags } = await selectChanges(snapshot, index.horizon);
      const changed = listChangedListings(tags);
      if (!changed || changed.length > MAX_INCREMENTAL_CHANGES) return null;
      if (changed.length > 0) return mergeChanges(snapshot, index, changed, compareNames, horizon);
      return { ...index, horizon, hits: new Map() };
    });
  return refreshed ?? loadIndex(db, compareNames);
}

/** Lists the listings changed by the given transactions; null if a transaction doesn't say which ones it changed. */
function listChangedListings(tagsOfEach: readonly string[][]): number[] | null {
  const changed = new Set<number>();
  for (const tags of tagsOfEach) {
    const own = tags.filter((tag) => tag.startsWith(OWN_TAG));
    if (tags.includes(EVERYTHING) || (tags.includes("listings") && own.length === 0)) return null;
    for (const tag of own) changed.add(Number(tag.slice(OWN_TAG.length)));
  }
  return [...changed];
}

async function mergeChanges(
  db: Db,
  old: ListingIndex,
  changed: readonly number[],
  compareNames: CompareNames,
  horizon: number,
): Promise<ListingIndex> {
  const rows = await selectNumbered(db, changed);
  const plan = createMergePlan(old.numbers, changed, rows);
  const names = findNewValues(
    rows.map(({ name }) => name),
    compareNames,
  );
  const remaining = getSurvivors(old.name, plan);
  const slots = await locateNames(db, remaining, (position) => old.numbers[position]!, names.values, compareNames);
  const named = mergeOrderedColumn(old.name, plan, remaining, slots, names.slotByRow);
  const mergeNumbers = (column: NumberColumn, key: "listed" | "price" | "down_payment" | "sde" | "sales") =>
    mergeNumberColumn(
      column,
      plan,
      rows.map((row) => row[key]),
    );
  const mergeGroup = <T>(column: Grouping & { dictionary: Dictionary<T> }, read: (row: IndexRow) => T) =>
    mergeCodes(column.dictionary, getCodes(column), plan, rows.map(read));
  const states = old.states.values.length;
  const columns = {
    numbers: mergeColumn(
      new Int32Array(plan.size),
      plan,
      old.numbers,
      rows.map(({ number }) => number),
    ),
    row_versions: mergeColumn(
      new Uint32Array(plan.size),
      plan,
      old.row_versions,
      rows.map(({ row_version }) => row_version),
    ),
    flags: mergeColumn(
      new Uint16Array(plan.size),
      plan,
      old.flags,
      rows.map(({ flags }) => flags),
    ),
    listed: createNumberColumn(...mergeNumbers(old.listed, "listed")),
    price: createBoundedColumn(...mergeNumbers(old.price, "price")),
    down_payment: createBoundedColumn(...mergeNumbers(old.down_payment, "down_payment")),
    sde: createBoundedColumn(...mergeNumbers(old.sde, "sde")),
    sales: createBoundedColumn(...mergeNumbers(old.sales, "sales")),
    founded: mergeColumn(
      new Uint16Array(plan.size),
      plan,
      old.founded,
      rows.map(({ founded }) => founded ?? 0),
    ),
    name: createOrderedColumn(named.codes, named.values),
    headlines: mergeHeadlineTerms(
      old.headlines,
      plan,
      rows.map(({ name }) => name),
    ),
    offices: mergeGroup(old.offices, (row) => row.office_id),
    agents: mergeGroup(old.agents, (row) => row.agent_id),
    places: mergeGroup(old.places, getPlace),
    sectors: mergeCodes(
      old.sectors,
      Uint32Array.from(old.cells, (cell) => cell / states),
      plan,
      rows.map(getSector),
    ),
    states: mergeCodes(
      old.states,
      Uint32Array.from(old.cells, (cell) => cell % states),
      plan,
      rows.map((row) => row.region_slug),
    ),
  };
  return createListingIndex(columns, horizon);
}

function mergeNumberColumn(
  column: NumberColumn,
  plan: MergePlan,
  added: readonly (number | null)[],
): [Uint32Array<ArrayBuffer>, Float64Array<ArrayBuffer>] {
  const fresh = findNewValues(added, (a, b) => a - b);
  const remaining = getSurvivors(column, plan);
  const recoded = mergeOrderedColumn(
    column,
    plan,
    remaining,
    locateNumbers(column.values, remaining, fresh.values),
    fresh.slotByRow,
  );
  const values = new Float64Array(recoded.values);
  remaining.codes.forEach((code, at) => {
    values[recoded.survivors[at]!] = column.values[code]!;
  });
  fresh.values.forEach((value, slot) => {
    values[recoded.slots[slot]!] = value;
  });
  return [recoded.codes, values];
}

function mergeCodes<T>(known: Dictionary<T>, codes: Uint32Array, plan: MergePlan, added: readonly T[]) {
  const dictionary = new Dictionary(known.values);
  const addedCodes = added.map((value) => dictionary.add(value));
  return { dictionary, codes: mergeColumn(new Uint32Array(plan.size), plan, codes, addedCodes) };
}
