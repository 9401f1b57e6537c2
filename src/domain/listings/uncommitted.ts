/** A change is dated before it is committed: so long may a transaction take, and so far back does who looks for changes look. */
export const UNCOMMITTED_MS = 10 * 60_000;
