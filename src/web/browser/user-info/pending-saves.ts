/** How often a heart was pressed in this tab, and how many of these the server has not answered yet. */
let pressed = 0;
let underWay = 0;

export function markPending(): void {
  pressed += 1;
}

/** Tells the server of a heart. */
export async function settle<T>(notify: () => Promise<T>): Promise<T> {
  underWay += 1;
  try {
    return await notify();
  } finally {
    underWay -= 1;
  }
}

/** To be asked before the server is: afterwards tells whether what it answers may be from before a heart was pressed. */
export function watchSaveButtons(): () => boolean {
  const before = pressed;
  const wereUnderWay = underWay > 0;
  return () => wereUnderWay || pressed > before;
}
