/** Memoizes a pure function: caches up to `max` results and then clears them all. */
export function memoize<T>(max: number, compute: (key: string) => T): (key: string) => T {
  const cache = new Map<string, T>();
  return (key) => {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const fresh = compute(key);
    if (cache.size >= max) cache.clear();
    cache.set(key, fresh);
    return fresh;
  };
}
