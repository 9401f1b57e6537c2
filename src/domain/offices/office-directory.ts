import { EVERYTHING } from "#db/cache-versions.ts";
import type { ChangeFeed } from "#db/change-feed.ts";
import type { Db } from "#db/connect.ts";
import type { Office } from "./office.ts";
import { selectActiveOffices, selectOfficesIfChanged } from "./office-queries.ts";

/** Pages may show offices up to a second old, like all published data. */
const FRESH_MS = 1_000;

/** The offices, and the table's stamp when they were read. */
interface Directory {
  stamp: string;
  offices: readonly Office[];
}

interface CachedDirectory {
  directory: Promise<Directory>;
  checked_at: number;
}

const cached = new WeakMap<Db, CachedDirectory>();

/**
 * All active offices, including head office and connected ones, by region and name. Cached in memory, because every
 * footer and office search needs them, and checked for changes once a second. Inside a transaction they are always
 * read.
 */
export async function getOfficeDirectory(db: Db): Promise<readonly Office[]> {
  if (db.isTransaction) return selectActiveOffices(db);
  const before = cached.get(db);
  if (before && performance.now() - before.checked_at < FRESH_MS) return (await before.directory).offices;
  const directory = refreshDirectory(db, before?.directory);
  cached.set(db, { directory, checked_at: performance.now() });
  // A failed read is retried on the next request.
  directory.catch(() => clearOfficeDirectory(db));
  return (await directory).offices;
}

/** One statement, whether anything changed or not. */
async function refreshDirectory(db: Db, before: Promise<Directory> | undefined): Promise<Directory> {
  const current = await before;
  const { stamp, offices } = await selectOfficesIfChanged(db, current?.stamp ?? null);
  return offices || !current ? { stamp, offices: offices ?? [] } : current;
}

/** Makes the next call check for changes immediately, after a change of our own. */
export function clearOfficeDirectory(db: Db): void {
  cached.delete(db);
}

/** Makes sure that pages rendered because of an office change don't use old data. */
export function followOffices(db: Db, changes: Pick<ChangeFeed, "onChange">): void {
  changes.onChange((tags) => {
    if (tags.some((tag) => tag === EVERYTHING || tag === "offices" || tag.startsWith("office:")))
      clearOfficeDirectory(db);
  });
}

/** The network's own offices, without head office and connected ones. */
export async function listOffices({ db }: { db: Db }): Promise<Office[]> {
  return (await getOfficeDirectory(db)).filter(({ type, connected }) => type === "office" && !connected);
}
