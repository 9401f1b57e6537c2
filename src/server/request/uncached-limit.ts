import { getAddressGroup } from "#lib/address-group.ts";

/** Uncached pages that one client may request per second: far more than a person opens. */
export const MAX_UNCACHED_PER_SECOND = 100;

/**
 * Returns whether a client requests more uncached pages than the server should render for one, so that a scraper
 * doesn't slow others. Counted per process, because reads cost no database access.
 */
export function createUncachedLimit(clock: () => number = () => performance.now()) {
  let second = -1;
  const requested = new Map<string, number>();
  return (address: string): boolean => {
    const now = Math.floor(clock() / 1_000);
    if (now !== second) {
      second = now;
      requested.clear();
    }
    const client = getAddressGroup(address);
    const count = (requested.get(client) ?? 0) + 1;
    requested.set(client, count);
    return count > MAX_UNCACHED_PER_SECOND;
  };
}
