import { setTimeout } from "node:timers/promises";

/** What must hold; says so, or ends the drill. */
export function promise(what: string, holds: boolean): void {
  console.log(`${holds ? "holds " : "BROKEN"}  ${what}`);
  if (!holds) throw new Error(`Broken: ${what}`);
}

/** Looks again and again until it is so. @throws after ten minutes. */
export async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  const limit = Date.now() + 600_000;
  while (!(await isSo())) {
    if (Date.now() > limit) throw new Error("Waited ten minutes in vain.");
    await setTimeout(50);
  }
}
