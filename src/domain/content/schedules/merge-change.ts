type Fields = Readonly<Record<string, unknown>>;

/**
 * Applies a scheduled change to the current text: takes the fields that the change edited, and the current values of
 * all others. A page's values are merged one by one.
 *
 * @param base the text when the change was scheduled
 * @param change the fields of its form then
 */
export function mergeChange(base: Fields, change: Fields, current: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(change).map(([name, value]) => {
      if (isRecord(value) && isRecord(base[name]) && isRecord(current[name]))
        return [name, { ...current[name], ...mergeChange(base[name], value, current[name]) }];
      return [name, isSame(value, base[name]) ? current[name] : value];
    }),
  );
}

/** JSON from the database has its own order of keys, so objects are compared key by key. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, position) => isSame(value, other[position]));
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
