import { EVERYTHING } from "#db/cache-versions.ts";
import type { ChangeFeed } from "#db/change-feed.ts";
import type { Db } from "#db/connect.ts";
import type { Office } from "./office.ts";
import { selectActiveOffices, selectOfficesUnless } from "./office-queries.ts";

/** Every office's page may be a second behind a change of it, as everything the network publishes may. */
const FRESH_MS = 1_000;

/** All that was read, and what the table looked like before. */
interface Directory {
  stamp: string;
  offices: readonly Office[];
}

interface Held {
  directory: Promise<Directory>;
  checked_at: number;
}

const held = new WeakMap<Db, Held>();

/**
 * Every active office, head office and connected ones included, by region and name. Held in memory, since every page's
 * footer and every search for the nearest office asks; once a second whether any has changed, and only then read anew.
 * Inside a transaction always read.
 */
export async function officeDirectory(db: Db): Promise<readonly Office[]> {
  if (db.isTransaction) return selectActiveOffices(db);
  const before = held.get(db);
  if (before && performance.now() - before.checked_at < FRESH_MS) return (await before.directory).offices;
  const directory = currentDirectory(db, before?.directory);
  held.set(db, { directory, checked_at: performance.now() });
  // What could not be read is asked for again by the next who comes.
  directory.catch(() => clearOfficeDirectory(db));
  return (await directory).offices;
}

/** One statement, whether anything has changed or not. */
async function currentDirectory(db: Db, before: Promise<Directory> | undefined): Promise<Directory> {
  const known = await before;
  const { stamp, offices } = await selectOfficesUnless(db, known?.stamp ?? null);
  return offices || !known ? { stamp, offices: offices ?? [] } : known;
}

/** The next question looks for changes at once; for who has just made one. */
export function clearOfficeDirectory(db: Db): void {
  held.delete(db);
}

/** A page that is made anew because an office has changed is not made from what was read before. */
export function followOffices(db: Db, changes: Pick<ChangeFeed, "onChange">): void {
  changes.onChange((tags) => {
    if (tags.some((tag) => tag === EVERYTHING || tag === "offices" || tag.startsWith("office:")))
      clearOfficeDirectory(db);
  });
}

/** The network's own offices: neither head office nor those of connected organisations. */
export async function listOffices({ db }: { db: Db }): Promise<Office[]> {
  return (await officeDirectory(db)).filter(({ type, connected }) => type === "office" && !connected);
}
