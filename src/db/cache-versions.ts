import { sql } from "kysely";
import type { Db } from "./connect.ts";

/** Where a committed change is announced; without a payload, so that a transaction announces itself once. */
export const CHANGES_CHANNEL = "cache_versions";

/** Stands for all tags. */
export const EVERYTHING = "*";

/** What was written in transactions that have not ended yet, by their database. */
const uncommitted = new WeakMap<Db, Set<string>>();

/** Writes that these tags have changed, and wakes whoever listens once that is committed. */
export async function addVersions(db: Db, tags: readonly string[]): Promise<void> {
  await sql`
    with added as (insert into cache_versions (tag) select unnest(${[...tags]}::text[]))
    select pg_notify(${CHANGES_CHANNEL}, '')`.execute(db);
  if (!db.isTransaction) return;
  const added = uncommitted.get(db) ?? new Set();
  for (const tag of tags) added.add(tag);
  uncommitted.set(db, added);
}

/** The tags that a transaction of this process has changed. */
export function getAddedVersions(transaction: Db): readonly string[] {
  return [...(uncommitted.get(transaction) ?? [])];
}
