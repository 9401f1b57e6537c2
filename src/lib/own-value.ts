/** Looks up a key that may be untrusted. Inherited names such as `toString` return undefined. */
export function getOwnValue<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
