import { sql } from "kysely";
import type { Db } from "./connect.ts";

/** Channel for committed changes. Notifications have no payload, so a transaction sends one at most. */
export const CHANGES_CHANNEL = "cache_versions";

/** Matches all tags. */
export const EVERYTHING = "*";

/** Tags written in open transactions, by database. */
const uncommitted = new WeakMap<Db, Set<string>>();

/** Records changes of these tags and notifies listeners after the commit. */
export async function addVersions(db: Db, tags: readonly string[]): Promise<void> {
  await sql`
    with added as (insert into cache_versions (tag) select unnest(${[...tags]}::text[]))
    select pg_notify(${CHANGES_CHANNEL}, '')`.execute(db);
  if (!db.isTransaction) return;
  const added = uncommitted.get(db) ?? new Set();
  for (const tag of tags) added.add(tag);
  uncommitted.set(db, added);
}

/** Returns the tags changed by a transaction of this process. */
export function getAddedVersions(transaction: Db): readonly string[] {
  return [...(uncommitted.get(transaction) ?? [])];
}
