/** What a table holds under a key, which may come from outside: `toString` and the like are in no table. */
export function ownValue<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
