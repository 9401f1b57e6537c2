/** Looks up a key that may be untrusted: inherited names such as `toString` return nothing. */
export function getOwnValue<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
