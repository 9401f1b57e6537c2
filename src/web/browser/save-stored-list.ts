/** Stores a list, or deletes it if it is empty. */
export function saveStoredList(key: string, list: readonly unknown[]): void {
  try {
    if (list.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // Storage is unavailable: the page works without.
  }
}
