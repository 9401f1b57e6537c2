/** Replaces missing values with null, which means not disclosed. */
export function replaceUnknownWithNull<Key extends string, Value>(
  values: Record<Key, Value | null | undefined>,
): Record<Key, Value | null> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value ?? null])) as Record<
    Key,
    Value | null
  >;
}
