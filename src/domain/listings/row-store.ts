import { EVERYTHING } from "#db/cache-versions.ts";
import type { ChangeFeed } from "#db/change-feed.ts";
import type { Db } from "#db/connect.ts";
import { BoundedStore } from "#lib/bounded-store.ts";

/** A row whose `row_version` changes whenever the listing does. */
export interface VersionedRow {
  number: number;
  row_version: number;
}

/** Returns the version of each listing in the index; undefined if the listing isn't public. */
export interface CurrentVersions {
  getRowVersion(number: number): number | undefined;
}

const OWN_TAG = "listing:";

/**
 * Keeps rows of public listings in memory, up to a total size in bytes. A row is used only if the index has the same
 * version of it, so a change that the store has missed is read from the database. Changes of photos, which don't change
 * the version, remove the row by its tag.
 */
export class RowStore<Row extends VersionedRow> {
  readonly #select: (db: Db, numbers: readonly number[]) => Promise<Row[]>;
  readonly #rows: BoundedStore<number, Row>;
  /** The number of changes so far. A row that was read before the latest change isn't stored. */
  #changes = 0;

  constructor(select: (db: Db, numbers: readonly number[]) => Promise<Row[]>, maxBytes: number) {
    this.#select = select;
    this.#rows = new BoundedStore(maxBytes);
  }

  /** Returns the public listings among `numbers`, by number. Those not in memory are read with one query. */
  async find(db: Db, numbers: readonly number[], versions: CurrentVersions): Promise<Map<number, Row>> {
    const found = new Map<number, Row>();
    const missing: number[] = [];
    for (const number of numbers) {
      const row = this.#rows.get(number);
      if (row && row.row_version === versions.getRowVersion(number)) found.set(number, row);
      else missing.push(number);
    }
    if (missing.length === 0) return found;
    const before = this.#changes;
    for (const row of await this.#select(db, missing)) {
      found.set(row.number, row);
      if (this.#changes === before) this.#rows.set(row.number, row, getSizeBytes(row));
    }
    return found;
  }

  follow(changes: Pick<ChangeFeed, "onChange">): void {
    changes.onChange((tags) => {
      if (tags.includes(EVERYTHING)) this.#rows.clear();
      for (const tag of tags) if (tag.startsWith(OWN_TAG)) this.#rows.delete(Number(tag.slice(OWN_TAG.length)));
      this.#changes += 1;
    });
  }
}

/** Returns approximately how much memory a row takes. */
function getSizeBytes(row: VersionedRow): number {
  return 2 * JSON.stringify(row).length;
}
