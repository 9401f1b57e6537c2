/** How many saves this tab has made, and how many of them the server has not answered yet. */
let pressed = 0;
let underWay = 0;

export function markPending(): void {
  pressed += 1;
}

/** Sends a save to the server and counts it as pending until the response arrives. */
export async function settle<T>(notify: () => Promise<T>): Promise<T> {
  underWay += 1;
  try {
    return await notify();
  } finally {
    underWay -= 1;
  }
}

/**
 * Call this before a request. The function it returns says whether the response may be older than a save in this tab.
 */
export function watchSaveButtons(): () => boolean {
  const before = pressed;
  const wereUnderWay = underWay > 0;
  return () => wereUnderWay || pressed > before;
}
