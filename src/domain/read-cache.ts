import { EVERYTHING } from "#db/cache-versions.ts";
import type { ChangeFeed } from "#db/change-feed.ts";
import type { Db } from "#db/connect.ts";

/** The tags whose changes invalidate each subject. */
const SUBJECTS = {
  content: /^content$/,
  blog: /^blog$|^article:/,
  offices: /^offices$|^office:/,
  listings: /^listings$|^listing:/,
};

/** The subject of cached values. When it changes, all of them are removed. */
type Subject = keyof typeof SUBJECTS;

/** Max values per subject; the least recently used are removed first. */
const MAX_VALUES = 5_000;

type ReadCache = Record<Subject, Map<string, Promise<unknown>>>;

const caches = new WeakMap<Db, ReadCache>();

/** From now on, `readCached` caches values, and changes invalidate them. */
export function startReadCache(db: Db, changes: Pick<ChangeFeed, "onChange">): void {
  const cache: ReadCache = { content: new Map(), blog: new Map(), offices: new Map(), listings: new Map() };
  caches.set(db, cache);
  changes.onChange((tags) => {
    for (const [subject, pattern] of Object.entries(SUBJECTS) as [Subject, RegExp][]) {
      if (tags.some((tag) => tag === EVERYTHING || pattern.test(tag))) cache[subject].clear();
    }
  });
}

/**
 * Reads a value once and caches it until its subject changes. Callers share the value and must not modify it. Before
 * `startReadCache`, and inside a transaction, it is read every time.
 */
export function readCached<T>(db: Db, subject: Subject, key: string, read: () => Promise<T>): Promise<T> {
  const values = caches.get(db)?.[subject];
  if (!values) return read();
  return (getUsed(values, key) as Promise<T> | undefined) ?? storeValue(values, key, read());
}

/** Reads and caches values by id, and reads all that aren't cached at once. Ids without a value have no entry. */
export async function readCachedById<T>(
  db: Db,
  subject: Subject,
  name: string,
  ids: readonly number[],
  read: (ids: number[]) => Promise<Map<number, T>>,
): Promise<Map<number, T>> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return new Map();
  const values = caches.get(db)?.[subject];
  if (!values) return read(distinct);
  const getKey = (id: number): string => `${name} ${id}`;
  const cached = new Map(distinct.map((id) => [id, getUsed(values, getKey(id)) as Promise<T | undefined> | undefined]));
  const missing = distinct.filter((id) => !cached.get(id));
  if (missing.length > 0) {
    const reading = read(missing);
    for (const id of missing) {
      const value = reading.then((found) => found.get(id));
      cached.set(id, storeValue(values, getKey(id), value));
    }
  }
  const found = new Map<number, T>();
  for (const [id, value] of cached) {
    const known = await value;
    if (known !== undefined) found.set(id, known);
  }
  return found;
}

/** Returns a cached value and marks it as recently used. */
function getUsed(values: Map<string, Promise<unknown>>, key: string): Promise<unknown> | undefined {
  const value = values.get(key);
  if (!value) return undefined;
  values.delete(key);
  values.set(key, value);
  return value;
}

function storeValue<V extends Promise<unknown>>(values: Map<string, Promise<unknown>>, key: string, value: V): V {
  values.set(key, value);
  // A failed read isn't cached, so that the next caller tries again.
  value.catch(() => values.get(key) === value && values.delete(key));
  for (const oldest of values.keys()) {
    if (values.size <= MAX_VALUES) break;
    values.delete(oldest);
  }
  return value;
}
