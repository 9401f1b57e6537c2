/** Reads a list that this browser stores; empty if storage is unavailable. */
export function readStoredList<Item>(key: string): Item[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "[]") as Item[];
  } catch {
    return [];
  }
}
