/** How many saves this tab has made, and how many of them the server has not answered yet. */
let saveCount = 0;
let pendingCount = 0;

export function countSave(): void {
  saveCount += 1;
}

/** Sends a save to the server and counts it as pending until the response arrives. */
export async function trackPendingSave<T>(send: () => Promise<T>): Promise<T> {
  pendingCount += 1;
  try {
    return await send();
  } finally {
    pendingCount -= 1;
  }
}

/**
 * Returns a function to call after a request. It returns whether the response may be older than a save made in this
 * tab.
 */
export function watchSaves(): () => boolean {
  const countBefore = saveCount;
  const wasPending = pendingCount > 0;
  return () => wasPending || saveCount > countBefore;
}
