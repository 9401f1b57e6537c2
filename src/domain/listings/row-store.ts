import { EVERYTHING } from "#db/cache-versions.ts";
import type { ChangeFeed } from "#db/change-feed.ts";
import type { Db } from "#db/connect.ts";
import { BoundedStore } from "#lib/bounded-store.ts";

/** A listing's row; `row_version` differs after every change of it. */
export interface VersionedRow {
  number: number;
  row_version: number;
}

/** Which version of each listing the index has; undefined if it isn't public. */
export interface CurrentVersions {
  getRowVersion(number: number): number | undefined;
}

const OWN_TAG = "listing:";

/**
 * Rows of public listings in memory, up to a number of bytes. A row is used only in the version that the index has, so
 * that a change the store has missed is read again. A change of its photos, which has no version, drops it by its tag.
 */
export class RowStore<Row extends VersionedRow> {
  readonly #select: (db: Db, numbers: readonly number[]) => Promise<Row[]>;
  readonly #rows: BoundedStore<number, Row>;
  /** How many changes have been followed. A read that one has overtaken isn't stored. */
  #changes = 0;

  constructor(select: (db: Db, numbers: readonly number[]) => Promise<Row[]>, maxBytes: number) {
    this.#select = select;
    this.#rows = new BoundedStore(maxBytes);
  }

  /** The public listings among `numbers`, by number; those not stored are read at once. */
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

/** About what a row takes in memory. */
function getSizeBytes(row: VersionedRow): number {
  return 2 * JSON.stringify(row).length;
}
